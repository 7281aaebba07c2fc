//! Puzzles that are the same but for symmetry.

pub(crate) mod canon;
pub(super) mod same;
pub(super) mod transform;

commands! {
    Canon(canon), "동형 퍼즐끼리 같은 표준형 출력하기";
    Same(same), "두 퍼즐이 동형인지 확인하기";
    Transform(transform), "동형인 다른 퍼즐로 바꾸기";
}
