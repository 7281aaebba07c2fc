//! Korean sentences for patterns of one digit, wings, colouring, uniqueness and the rest.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 다 \
             {digits:body}일 수 없고, {cells:body} 가운데 적어도 하나가 {digits:body}입니다. 따라서 {do}."
        }
        Technique::DualTwoStringKite => {
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 다 \
             {digits:body}일 수 없고, 두 카이트마다 {cells:body}에 있는 먼 끝 가운데 하나가 {digits:body}입니다. 따라서 \
             {do}."
        }
        Technique::EmptyRectangle | Technique::DualEmptyRectangle => {
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 바깥에서는 \
             {cells:link}의 쌍마다 하나가 {digits:body}입니다. 어느 쪽이든 {do}."
        }
        Technique::XyWing => {
            "{cells:hinge}{이/가} 어느 후보이든 {cells:wing} 가운데 하나는 {digits:link}이므로 {do}."
        }
        Technique::XyzWing => {
            "{cells:hinge}{이/가} 어느 후보이든 {cells:body} 가운데 하나는 {digits:link}이므로 {do}."
        }
        Technique::WxyzWing => {
            "{cells:body}에는 {digits:body}만 남아 있습니다. {digits:link} 말고는 한 번씩만 들어갈 수 있으므로 \
             {cells:link} 가운데 하나는 {digits:link}입니다. 따라서 {do}."
        }
        Technique::WWing
        | Technique::MWing
        | Technique::SWing
        | Technique::LWing
        | Technique::HWing => {
            "{chain:0}{을/를} 따라가면, 처음이 거짓일 때 마지막이 참입니다. 두 끝 가운데 하나는 참이므로 {do}."
        }
        Technique::SimpleColourTrap => {
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 모두 \
             거짓입니다. 양쪽을 다 보는 자리는 없어지므로 {do}."
        }
        Technique::SimpleColourWrap => {
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한 무리 안의 두 칸이 서로 보므로 그 \
             무리는 거짓이고 {do}."
        }
        Technique::MultiColour1 => {
            "{digits:a}의 강한 링크가 두 묶음을 이룬다: {cells:a} 대 {cells:b}, {cells:c} 대 {cells:d}. 한 \
             묶음의 무리가 다른 묶음의 무리를 보므로 그 반대 무리 가운데 하나는 참이고 {do}."
        }
        Technique::MultiColour2 => {
            "{digits:a}의 강한 링크가 두 묶음을 이룬다: {cells:a} 대 {cells:b}, {cells:c} 대 {cells:d}. 첫 \
             묶음의 한 무리가 둘째 묶음의 두 무리를 모두 보므로 거짓이고 {do}."
        }
        Technique::Medusa => {
            "강한 링크가 {candidates:a}{과/와} {candidates:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 모두 거짓입니다. \
             어느 쪽으로도 성립하지 않는 후보는 없어지므로 {do}."
        }
        Technique::UniqueRectangle1 | Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin} 가운데 하나는 참이고 {do}."
        }
        Technique::UniqueRectangle3 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin} 가운데 하나는 참이고, {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 \
             집합을 이루므로 {do}."
        }
        Technique::UniqueRectangle4 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. {houses:base}에서 \
             {digits:link}의 자리는 {cells:link}뿐이므로 하나는 {digits:link}이고 다른 하나는 추가 후보여야 합니다. 따라서 \
             {do}."
        }
        Technique::UniqueRectangle6 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 두 줄에서 \
             {digits:link}의 자리는 이 칸들뿐이라, 추가 후보가 있는 칸 하나에 들어가면 둘 다에 들어가게 됩니다. 따라서 {do}."
        }
        Technique::HiddenRectangle => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 두 줄에서 \
             {digits:link}의 자리는 {cells:link}뿐이라 반드시 그렇게 되므로 {do}."
        }
        Technique::AvoidableRectangle1 => {
            "{cells:body} 가운데 주어진 칸은 없습니다. 마지막 칸까지 {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 되므로 \
             {do}."
        }
        Technique::AvoidableRectangle2 => {
            "{cells:body} 가운데 주어진 칸은 없습니다. {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 \
             {cells:fin} 가운데 하나는 {digits:fin}이고 {do}."
        }
        Technique::ExtendedRectangle | Technique::UniqueLoop => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin} 가운데 하나는 참이다[. {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 \
             집합을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 {cells:link}뿐입니다]. 따라서 {do}."
        }
        Technique::BugPlus1 => {
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 하나일 \
             수 없습니다. 따라서 {do}."
        }
        Technique::BugPlusN => {
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 둘이어서 해가 하나일 \
             수 없습니다. 그러므로 그중 하나는 {digits:body}이고 {do}."
        }
        Technique::SueDeCoq | Technique::ExtendedSueDeCoq => {
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는} 칸 수와 들어갈 수 있는 숫자 수가 같아서 그 숫자가 모두 여기에 들어가야 합니다. 따라서 {do}."
        }
        Technique::AlignedPairExclusion | Technique::AlignedTripleExclusion => {
            "{cells:body}{을/를} 채우는 모든 방법 가운데, 서로 보는 칸에 같은 숫자를 넣거나[ \
             {candidates:set0} 가운데 어느 칸의 후보를 없애는] 것은 버립니다. 남은 방법 어디에도 \
             없으므로 {do}."
        }
        Technique::TemplateSet => {
            "후보가 허락하는 {digits:body}의 모든 배치가 같은 칸을 쓰므로 {do}."
        }
        Technique::TemplateDelete => {
            "후보가 허락하는 {digits:body}의 배치 가운데 이 자리를 쓰는 것은 없으므로 {do}."
        }
        _ => return None,
    })
}
