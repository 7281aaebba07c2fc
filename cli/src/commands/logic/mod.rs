//! Solving as a person does: hints, explanations, levels.

pub(super) mod explain;
pub(super) mod hint;
pub(crate) mod json;
pub(super) mod judge_steps;
mod pencil;
mod proving;
pub(super) mod rate;
pub(crate) mod reasoning;
pub(super) mod techniques;
mod variant;
pub(super) mod verify;
pub(crate) mod within;

use crate::console::language::words;
use std::fmt::Display;

/// How often a step of this name was needed.
fn times(count: impl Display, name: &str) -> String {
    words!(en: "{count} × {name}", ko: "{name} {count}번")
}

commands! {
    Hint(hint), "다음 단계를 원하는 만큼만 알려 주기";
    Explain(explain), "푸는 단계를 모두 설명하기, 한 기법의 단계를 모두 찾기";
    Verify(verify), "다른 프로그램이 쓴 풀이 단계의 증명 확인하기";
    JudgeSteps(judge_steps), "주장한 풀이 단계가 맞는지, 무엇 때문인지 JSON으로 답하기";
    Rate(rate), "난이도 매기기";
    Techniques(techniques), "기법의 목록과 설명 보기";
}
