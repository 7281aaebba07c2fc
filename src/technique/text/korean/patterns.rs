//! Korean sentences for techniques that are patterns of cells and houses.

use crate::technique::{Family, Technique};

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    if technique.entry().code.starts_with("siamese") {
        return Some(
            "핀드 피시 둘이 기준 하우스 {houses:base}{을/를} 함께 씁니다. 하나는 덮는 하우스가 {houses:set0}, \
             핀이 {cells:set0}이고, 다른 하나는 덮는 하우스가 {houses:set1}, 핀이 {cells:set1}입니다. 어느 \
             쪽이든 핀에 {digits:body}{이/가} 없으면 기준 하우스의 {digits:body}{이/가} 덮는 하우스를 모두 \
             차지합니다. 지울 칸은 둘 중 한 피시의 덮는 하우스에 있고 그 피시의 핀을 모두 보므로 {do}.",
        );
    }
    if technique.entry().family == Family::Fish {
        return Some(
            "{houses:base}에서 {digits:body}의 자리는[ 핀({cells:fin+endo})을 빼면] 모두 \
             {houses:cover} 안에 있습니다. {houses:base}의 {digits:body}{이/가} \
             {houses:cover}{을/를} 모두 차지합니다[. 다만 핀({cells:fin+endo})에 \
             {digits:body}{이/가} 들어갈 수도 있지만, [one:fin+endo|핀을][many:fin+endo|핀을 모두] 보는 자리는 어느 \
             쪽이든 거짓입니다]. 따라서 {do}.",
        );
    }
    Some(match technique {
        Technique::FullHouse => {
            "{houses:base}에는 빈칸이 {cells:body} 하나뿐이고 {digits:body}만 빠져 있으므로 {do}."
        }
        Technique::HiddenSingle => {
            "{houses:base}에서 {digits:body}{이/가} 들어갈 수 있는 칸은 {cells:body}뿐이므로 {do}."
        }
        Technique::NakedSingle => "{cells:body}에 남은 후보는 {digits:body}뿐이므로 {do}.",
        Technique::Pointing | Technique::Claiming => {
            "{houses:base}에서 {digits:body}{이/가} 들어갈 수 있는 칸({cells:body})은 모두 \
             {houses:cover} 안에 있습니다. 그중 하나가 {digits:body}이[고 {houses:true}에서 \
             {digits:true}의 자리는 {cells:true}뿐이]므로 {do}."
        }

        Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::LockedPair
        | Technique::LockedTriple => {
            "{houses:base}에서 {cells:body}에는 {digits:body}만 남아 있습니다. 이 숫자는 모두 이 칸들에 들어가므로 {do}."
        }
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
            "{houses:base}에서 {digits:body}{은/는} {cells:body}에만 들어갈 수 있습니다. 이 칸은 모두 이 \
             숫자들로 채워지[고 {houses:true}에서 {digits:true}의 자리는 {cells:true}뿐이]므로 {do}."
        }
        _ => return None,
    })
}
