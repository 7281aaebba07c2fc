//! Korean sentences for chains, almost locked sets and forcing.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::RemotePair => {
            "체인 {chain}의 칸에는 {digits:a}{이/가} 번갈아 들어간다. 양 끝 칸이 두 숫자를 하나씩 \
             가지므로 {do}."
        }
        Technique::XChain => {
            "숫자 {digits:a}{을/를} {chain}{을/를} 따라 본다. =는 둘 중 하나가 참, -는 둘 다 참일 수는 \
             없다는 뜻이다. 체인의 두 끝 중 적어도 하나가 참이므로 {do}."
        }
        Technique::XYChain => {
            "{chain}의 칸에는 후보가 둘씩 있다. 첫 칸이 끝 숫자가 아니면 칸마다 다음 칸이 정해져 마지막 \
             칸이 그 숫자가 된다. 두 끝 칸 중 하나가 그 숫자이므로 {do}."
        }
        Technique::AlternatingInferenceChain | Technique::GroupedAic => {
            "{chain}에서 =는 둘 중 하나가 참, -는 둘 다 참일 수는 없다는 뜻이다. 한쪽 끝이 거짓이면 다른 \
             쪽 끝이 참이다. 어느 쪽이든 {do}."
        }
        Technique::DiscontinuousNiceLoop | Technique::GroupedDiscontinuousNiceLoop => {
            "{chain}에서 =는 둘 중 하나가 참, -는 둘 다 참일 수는 없다는 뜻이다. 두 끝 중 하나가 참이고 \
             어느 쪽이든 {do}."
        }
        Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => {
            "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보들이 번갈아 참과 거짓이다. 약한 링크(-)마다 한쪽 \
             끝이 참이므로 {do}."
        }
        _ => return None,
    })
}
