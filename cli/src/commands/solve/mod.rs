//! Solutions, and other formats: all that the quick build has.

pub(super) mod check;
pub(super) mod convert;
pub(super) mod count;
pub(super) mod formats;
mod lost;
mod report;
pub(super) mod solutions;
#[expect(clippy::module_inception, reason = "the group is named for its first command")]
pub(super) mod solve;
mod solve_variant;
mod write_variant;

commands! {
    Solve(solve), "퍼즐을 풀어 입력과 같은 형식으로 출력하기";
    Check(check), "해가 하나뿐인지 확인하기";
    Count(count), "해의 수 세기";
    Solutions(solutions), "해를 사전순으로 모두 출력하기";
    Convert(convert), "다른 형식으로 바꾸기";
    Formats(formats), "읽고 쓰는 형식 보기";
}
