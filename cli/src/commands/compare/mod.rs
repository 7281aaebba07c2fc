//! Puzzles that are the same but for symmetry.

pub(crate) mod canon;
pub(super) mod same;
pub(super) mod transform;

commands! {
    Canon(canon), "대칭인 퍼즐끼리 같아지는 표준형 출력하기";
    Same(same), "두 퍼즐이 대칭으로 같은지 확인하기";
    Transform(transform), "대칭인 다른 퍼즐로 바꾸기";
}
