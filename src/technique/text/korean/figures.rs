//! Korean sentences for patterns of one digit, wings, colouring, uniqueness and the rest.

use crate::technique::table::Technique;

pub(super) fn template(technique: Technique) -> Option<&'static str> {
    Some(match technique {
        Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 \
             다 {digits:body}일 수 없고, {cells:body} 가운데 적어도 하나가 {digits:body}입니다. 따라서 \
             {do}."
        }
        Technique::DualTwoStringKite => {
            "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 \
             다 {digits:body}일 수 없습니다. 그래서 두 카이트 모두 먼 끝({cells:body}) 가운데 하나가 \
             {digits:body}이므로 {do}."
        }
        Technique::EmptyRectangle => {
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link} 가운데 하나가 {digits:body}입니다. 그것이 이 행이나 열에 있는 쪽이면 블록의 \
             {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        }
        Technique::DualEmptyRectangle => {
            "{houses:base}에서 {digits:body}의 자리({cells:body})는 한 행과 한 열 위에만 있습니다. 블록 \
             밖에서는 {cells:link}{이/가} 강한 링크 둘을 이루고, 링크마다 한쪽 끝이 {digits:body}입니다. 그것이 이 \
             행이나 열에 있는 쪽이면 블록의 {digits:body}{은/는} 다른 줄에 들어갑니다. 어느 쪽이든 {do}."
        }
        Technique::XyWing => {
            "{cells:hinge}{이/가} 어느 후보이든 {cells:wing} 가운데 하나는 {digits:link}이므로 {do}."
        }
        Technique::XyzWing => {
            "{cells:hinge}{이/가} 어느 후보이든 {cells:body} 가운데 하나는 {digits:link}이므로 {do}."
        }
        Technique::WxyzWing => {
            "{cells:body}에는 {digits:body}만 남아 있습니다. {digits:link} 말고는 한 번씩만 들어갈 수 \
             있으므로 {cells:link} 가운데 하나는 {digits:link}입니다. 따라서 {do}."
        }
        Technique::WWing
        | Technique::MWing
        | Technique::SWing
        | Technique::LWing
        | Technique::HWing => {
            "{chain:0}에서 첫 후보가 거짓이면 마지막 후보가 참입니다. 둘 가운데 하나는 참이므로 {do}."
        }
        Technique::SimpleColourTrap => {
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽을 모두 보는 후보는 거짓이므로 {do}."
        }
        Technique::SimpleColourWrap => {
            "{digits:a}의 강한 링크가 {cells:a}{과/와} {cells:b}{을/를} 잇습니다. 한쪽의 두 칸이 서로 보므로 \
             그쪽은 모두 거짓이고 {do}."
        }
        Technique::MultiColour1 => {
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 한 묶음의 한 색이 다른 묶음의 한 색을 보므로, 각각의 반대 색 가운데 하나는 참이고 {do}."
        }
        Technique::MultiColour2 => {
            "{digits:a}의 강한 링크가 묶음 둘을 이룹니다: {cells:a} 대 {cells:b}; {cells:c} 대 \
             {cells:d}. 첫 묶음의 한 색이 둘째 묶음의 두 색을 모두 보므로 거짓이고 {do}."
        }
        Technique::Medusa => {
            "강한 링크가 {candidates:a}{과/와} {candidates:b}{을/를} 잇습니다. 한쪽이 모두 참이면 다른 쪽은 \
             모두 거짓입니다. 양쪽이 모두 배제하는 후보와 스스로 모순되는 쪽의 후보는 거짓이므로 {do}."
        }
        Technique::UniqueRectangle1 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 따라서 {do}."
        }
        Technique::UniqueRectangle2 | Technique::UniqueRectangle5 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참이고 {do}."
        }
        Technique::UniqueRectangle3 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참이고, {houses:base}에서 {candidates:set0}{과/와} 함께 \
             네이키드 서브셋을 이루므로 {do}."
        }
        Technique::UniqueRectangle4 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. \
             {houses:base}에서 {digits:link}의 자리는 {cells:link}뿐이므로 하나는 \
             {digits:link}이고, 다른 하나에는 추가 후보가 들어가야 합니다. 따라서 {do}."
        }
        Technique::UniqueRectangle6 => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 이 칸들뿐이라, 추가 후보가 있는 두 칸 가운데 하나에 들어가면 둘 다에 들어가 그렇게 \
             됩니다. 따라서 {do}."
        }
        Technique::HiddenRectangle => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 사각형의 두 줄에서 \
             {digits:link}의 자리는 {cells:link}뿐이라, 두 줄이 만나는 칸에 다른 숫자가 들어가면 그렇게 됩니다. \
             따라서 {do}."
        }
        Technique::AvoidableRectangle1 => {
            "{cells:body} 가운데 주어진 칸은 없습니다. 마지막 칸까지 {digits:body}만으로 채우면 서로 바꿀 수 있어 \
             해가 둘이 되므로 {do}."
        }
        Technique::AvoidableRectangle2 => {
            "{cells:body} 가운데 주어진 칸은 없습니다. {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 \
             됩니다. 그러므로 {cells:fin} 가운데 하나는 {digits:fin}이고 {do}."
        }
        Technique::ExtendedRectangle | Technique::UniqueLoop => {
            "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
             {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
             함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 따라서 {do}."
        }
        Technique::BugPlus1 => {
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. 따라서 {cells:body}{은/는} {digits:body}이고 {do}."
        }
        Technique::BugPlusN => {
            "{cells:body}에 {digits:body}{이/가} 없다면 모든 빈칸의 후보가 둘이고 모든 숫자의 자리가 하우스마다 \
             둘이어서 해가 하나일 수 없습니다. 그러므로 {candidates:body} 가운데 하나는 참입니다[. \
             {houses:base}에서 {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {cells:link} \
             가운데 하나는 {digits:link}이고 다른 하나에는 이 가운데 하나가 들어갑니다]. 따라서 {do}."
        }
        Technique::SueDeCoq => {
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는} 칸 수와 들어갈 수 있는 숫자 수가 같아서 그 숫자가 모두 여기에 들어가야 합니다. \
             따라서 {do}."
        }
        Technique::ExtendedSueDeCoq => {
            "{houses:base}{이/가} 만나는 {candidates:hinge}, 줄의 {candidates:set0}, 블록의 \
             {candidates:set1}{은/는}, 줄과 블록에 함께 있는 숫자를 두 번 세면 칸 수와 들어갈 수 있는 숫자 수가 같아서 \
             그 숫자가 모두 여기에 들어가야 합니다. 따라서 {do}."
        }
        Technique::AlignedPairExclusion | Technique::AlignedTripleExclusion => {
            "{cells:body}{을/를} 채우는 모든 방법 가운데, 서로 보는 칸에 같은 숫자를 넣는 것[과 \
             {candidates:set0} 가운데 어느 칸의 후보를 모두 없애는 것]은 버립니다. 남은 방법에 나오지 않는 후보는 \
             거짓이므로 {do}."
        }
        Technique::TemplateSet => {
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치는 모두 같은 칸을 쓰므로 {do}."
        }
        Technique::TemplateDelete => {
            "지금 후보로 가능한 배치를 숫자마다 모두 살핍니다. 다른 숫자의 모든 배치가 쓰는 칸을 쓰는 배치는 버립니다. 남은 \
             {digits:body}의 배치 가운데 이 자리를 쓰는 것은 없으므로 {do}."
        }
        _ => return None,
    })
}
