//! Textbook solvers, and programs of one's own.

pub(super) mod adversary;
mod boards;
pub(super) mod judge;
#[expect(clippy::module_inception, reason = "the group is named for its first command")]
pub(super) mod learn;
pub(super) mod race;
pub(super) mod stress;
mod task;
pub(super) mod trace;
mod viewer;

commands! {
    Learn(learn), "교과서 솔버의 사다리를 보고, 설명을 읽고, 돌려 보기";
    Race(race), "솔버들이 한 일을 비교하기";
    Trace(trace), "탐색을 한 단계씩 보기";
    Stress(stress), "내 프로그램을 자동으로 만든 입력으로 시험하기";
    Adversary(adversary), "솔버가 호출을 많이 해야 하는 퍼즐 찾기";
    Judge(judge), "채점 문제의 입출력 형식 그대로 풀기";
}
