//! Textbook solvers, and programs of one's own.

pub(super) mod adversary;
mod boards;
pub(super) mod judge;
#[expect(clippy::module_inception, reason = "the group is named for its first command")]
pub(super) mod learn;
pub(super) mod race;
pub(super) mod stress;
pub(super) mod trace;
mod viewer;

commands! {
    Learn(learn), "교과서 솔버의 사다리 보기, 설명 읽기, 실행하기";
    Race(race), "사다리의 단이 한 일을 비교하기";
    Trace(trace), "탐색을 한 단계씩 보기";
    Stress(stress), "내 프로그램을 자동으로 만든 입력으로 시험하기";
    Adversary(adversary), "한 단에 호출이 많이 드는 문제 찾기";
    Judge(judge), "채점 문제의 입출력 형식 그대로 풀기";
}
