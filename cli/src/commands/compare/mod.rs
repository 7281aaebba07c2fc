//! Puzzles that are the same but for symmetry.

pub(crate) mod canon;
pub(super) mod same;
pub(super) mod transform;

commands! {
    Canon(canon), "대칭인 문제끼리 같아지는 표준형 쓰기";
    Same(same), "두 문제가 대칭으로 같은지 확인하기";
    Transform(transform), "대칭인 다른 문제로 바꾸기";
}
