//! What setters ask of a puzzle that is not finished, a variant or a classic one.

pub(crate) mod answers;
pub(super) mod candidates;
pub(super) mod contradiction;
pub(crate) mod estimate;
pub(super) mod needless;
pub(crate) mod rules;

commands! {
    Candidates(candidates), "칸마다 해에 나오는 후보와 그 해의 수 보기";
    Needless(needless), "없어도 되는 규칙과 단서 찾기";
    Contradiction(contradiction), "함께 성립할 수 없는 규칙과 단서 찾기";
    Rules(rules), "변형 규칙 목록과 설명 보기";
}
