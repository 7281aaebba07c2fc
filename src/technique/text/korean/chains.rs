//! Korean sentences for chains, almost locked sets and forcing.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::RemotePair => {
            "체인 {chain}의 칸에는 {digits:a}{이/가} 번갈아 들어갑니다. 양 끝 칸에는 서로 다른 숫자가 들어가므로 {do}."
        }
        Technique::XChain => {
            "숫자 {digits:a}의 체인 {chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. \
             체인의 두 끝 중 적어도 하나가 참이므로 {do}."
        }
        Technique::XYChain => {
            "{chain}의 칸에는 후보가 둘씩 있습니다. 첫 칸이 끝 숫자가 아니면 칸마다 다음 칸이 정해져 마지막 칸이 그 숫자가 \
             됩니다. 두 끝 칸 중 하나가 그 숫자이므로 {do}."
        }
        Technique::AlternatingInferenceChain | Technique::GroupedAic | Technique::AlsAic => {
            "{chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 한쪽 끝이 거짓이면 다른 쪽 끝이 \
             참입니다. 어느 쪽이든 {do}."
        }
        Technique::DiscontinuousNiceLoop
        | Technique::GroupedDiscontinuousNiceLoop
        | Technique::AlsDiscontinuousNiceLoop => {
            "{chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 두 끝 중 적어도 하나가 참이고, 어느 쪽이든 {do}."
        }
        Technique::ContinuousNiceLoop | Technique::GroupedContinuousNiceLoop => {
            "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이므로 {do}."
        }
        Technique::AlsContinuousNiceLoop => {
            "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이고, \
             거의 잠긴 집합마다 체인이 쓰지 않는 숫자가 모두 들어가므로 {do}."
        }
        Technique::AlsXz => {
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 두 집합에 함께 들어갈 수 없습니다. 그 숫자가 없는 쪽은 나머지 숫자를 모두 가집니다. \
             따라서 {digits:body}{은/는} 둘 중 하나에 있고, {do}."
        }
        Technique::DoublyLinkedAlsXz => {
            "집합 {candidates:set0}, {candidates:set1}{은/는} 각각 숫자가 칸보다 하나 더 많고, \
             {digits:link}{은/는} 어느 것도 두 집합에 함께 들어갈 수 없습니다. 각 집합은 둘 중 하나와 나머지 숫자를 모두 \
             가지므로 {do}."
        }
        Technique::AlsXyWing => {
            "집합 {candidates:set0}, {candidates:set1}, {candidates:set2}{은/는} 각각 숫자가 \
             칸보다 하나 더 많습니다. 첫 집합에 {digits:body}{이/가} 없으면 {chain}{을/를} 따라 마지막 집합에 \
             있습니다. 둘 중 하나에 있으므로 {do}."
        }
        Technique::AlsChain => {
            "{chain}의 집합은 각각 숫자가 칸보다 하나 더 많아 하나만 빠질 수 있습니다. 첫 집합에 {digits:body}{이/가} \
             없으면 체인을 따라 마지막 집합에 있습니다. 둘 중 하나에 있으므로 {do}."
        }
        Technique::DeathBlossom => {
            "{cells:hinge}에 무엇이 들어가든 집합 {candidates:set0}, {candidates:set1}[, \
             {candidates:set2}][, {candidates:set3}][, {candidates:set4}][, \
             {candidates:set5}] 중 하나가 그 숫자를 잃고 나머지를 모두 가집니다. 따라서 {digits:body}{은/는} \
             이 집합 중 하나에 있고, {do}."
        }
        Technique::CellForcingChain | Technique::CellForcingNet => {
            "{cells:true}에 무엇이 들어가든 같은 결론이 나옵니다: {nets}. 따라서 {do}.[ 별표(*)가 붙은 후보는 이 \
             체인 안의 다른 체인이 지웁니다: {nested}.]"
        }
        Technique::HouseForcingChain | Technique::HouseForcingNet => {
            "{houses:base}에서 {digits:true}{이/가} 어디에 들어가든 같은 결론이 나옵니다: {nets}. 따라서 \
             {do}.[ 별표(*)가 붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
        }
        Technique::DoubleForcingNet => {
            "{candidates:true}{이/가} 참이든 거짓이든 같은 결론이 나옵니다: {nets}. 따라서 {do}.[ 별표(*)가 \
             붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
        }
        Technique::ContradictionNet | Technique::PatternNet => {
            "[{candidates:true}{이/가} 참이라고 가정합니다.][{candidates:false}{이/가} 거짓이라고 \
             가정합니다.] 그러면 {net:0}의 순서로 이어지고, [{houses:base}에 {digits:missing}의 자리가 남지 \
             않아][{cells:body}에 후보가 남지 않아][{candidates:link}{이/가} 참이면서 거짓이어야 하므로] \
             모순입니다. 따라서 {do}.[ 별표(*)가 붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
        }
        Technique::NestedNet | Technique::DoublyNestedNet => {
            "{candidates:true}{이/가} 참이라고 가정합니다. 그러면 {net:0}의 순서로 이어지고, \
             [{houses:base}에 {digits:missing}의 자리가 남지 않아][{cells:body}에 후보가 남지 않아] \
             모순입니다. 따라서 {do}.[ 별표(*)가 붙은 후보는, 그것까지 참이라고 가정하면 모순이 생기므로 \
             거짓입니다: {nested}.]"
        }
        Technique::Search => {
            "여기서 쓸 수 있는 기법이 없습니다. {cells:body}에 {digits:body}{을/를} 하나씩 넣어 끝까지 풀어 보면 \
             해로 이어지는 숫자가 드러납니다. {do}."
        }
        _ => return None,
    })
}
