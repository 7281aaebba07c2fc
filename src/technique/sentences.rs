//! Texts that several techniques share; the others are in the folders of their techniques.

use crate::step::template;
use crate::step::{Sentences, Template};

/// Where a block and a line meet.
pub(in crate::technique) const LOCKED_CANDIDATES: Sentences = Sentences {
    english: template!(
        "In {houses:base}, every place for {digits:body} ({cells:body}) also lies in \
         {houses:cover}. One of them is {digits:body}[, which leaves only {cells:true} for \
         {digits:true} in {houses:true}], so {do}."
    ),
    korean: Some(template!(
        "{houses:base}에서 {digits:body}{이/가} 들어갈 수 있는 칸({cells:body})은 모두 \
         {houses:cover} 안에 있습니다. 그중 하나가 {digits:body}이[고 {houses:true}에서 \
         {digits:true}의 자리는 {cells:true}뿐이]므로 {do}."
    )),
};

/// As many digits as cells.
pub(in crate::technique) const NAKED_SUBSET: Sentences = Sentences {
    english: template!(
        "In {houses:base}, {cells:body} have only the candidates {digits:body}. They use up \
         these digits, so {do}."
    ),
    korean: Some(template!(
        "{houses:base}에서 {cells:body}에는 {digits:body}만 남아 있습니다. 이 숫자는 모두 이 칸들에 들어가므로 {do}."
    )),
};

/// As many cells as digits.
pub(in crate::technique) const HIDDEN_SUBSET: Sentences = Sentences {
    english: template!(
        "In {houses:base}, the digits {digits:body} can only go in {cells:body}. They fill all \
         of these cells[, which leaves only {cells:true} for {digits:true} in {houses:true}], \
         so {do}."
    ),
    korean: Some(template!(
        "{houses:base}에서 {digits:body}{은/는} {cells:body}에만 들어갈 수 있습니다. 이 칸은 모두 이 \
         숫자들로 채워지[고 {houses:true}에서 {digits:true}의 자리는 {cells:true}뿐이]므로 {do}."
    )),
};

/// Fish of any shape and size, with fins or without.
pub(in crate::technique) const FISH: Sentences = Sentences {
    english: template!(
        "In {houses:base}, every place for {digits:body} lies in {houses:cover}[ or is \
         [one:fin+endo|the fin][many:fin+endo|one of the fins] {cells:fin+endo}]. The \
         {digits:body}s of {houses:base} use up {houses:cover}[one:fin+endo|, unless the fin \
         holds one. Either way, any other {digits:body} in {houses:cover} that sees the fin is \
         false][many:fin+endo|, unless a fin holds one. Either way, any other {digits:body} in \
         {houses:cover} that sees all the fins is false]. So {do}."
    ),
    korean: Some(template!(
        "{houses:base}에서 {digits:body}의 자리는[ 핀({cells:fin+endo})을 빼면] 모두 \
         {houses:cover} 안에 있습니다. \
         [one:fin+endo|핀에 {digits:body}{이/가} 없으면 ]\
         [many:fin+endo|핀에 {digits:body}{이/가} 하나도 없으면 ]\
         {houses:base}의 {digits:body}{이/가} {houses:cover}{을/를} 모두 차지합니다\
         [one:fin+endo|. 핀에 {digits:body}{이/가} 있으면 핀을 보는 칸에는 {digits:body}{이/가} \
         없습니다. 어느 쪽이든 {houses:cover}에서 핀을 보는 후보는 거짓입니다]\
         [many:fin+endo|. 핀 하나에 {digits:body}{이/가} 있으면 그 핀을 보는 칸에는 {digits:body}{이/가} \
         없습니다. 어느 쪽이든 {houses:cover}에서 핀을 모두 보는 후보는 거짓입니다]. 따라서 {do}."
    )),
};

/// Two finned fish shown as one.
pub(in crate::technique) const SIAMESE_FISH: Sentences = Sentences {
    english: template!(
        "Two finned fish share the bases {houses:base}. One has the covers {houses:set0} and \
         the [one:set0|fin][many:set0|fins] {cells:set0}, the other has the covers \
         {houses:set1} and the [one:set1|fin][many:set1|fins] {cells:set1}. In each fish, the {digits:body}s of the bases use up the covers unless \
         one of its own fins holds {digits:body}. Each candidate to remove lies in the covers \
         of one of the fish and sees all its fins, so {do}."
    ),
    korean: Some(template!(
        "핀드 피시 둘이 기준 하우스 {houses:base}{을/를} 함께 씁니다. 하나는 덮는 하우스가 {houses:set0}, \
         핀이 {cells:set0}이고, 다른 하나는 덮는 하우스가 {houses:set1}, 핀이 {cells:set1}입니다. 어느 \
         쪽이든 핀에 {digits:body}{이/가} 없으면 기준 하우스의 {digits:body}{이/가} 덮는 하우스를 모두 \
         차지합니다. 지울 칸은 둘 중 한 피시의 덮는 하우스에 있고 그 피시의 핀을 모두 보므로 {do}."
    )),
};

/// Two strong links of one digit, of which two ends see each other.
pub(in crate::technique) const STRONG_LINKS: Sentences = Sentences {
    english: template!(
        "{digits:body} has two places in each of {houses:base}. {cells:link} see each other, \
         so they cannot both be {digits:body}, and at least one of {cells:body} is. Therefore \
         {do}."
    ),
    korean: Some(template!(
        "{houses:base}에는 {digits:body}의 자리가 둘씩 있습니다. {cells:link}{은/는} 서로 보므로 둘 \
         다 {digits:body}일 수 없고, {cells:body} 가운데 적어도 하나가 {digits:body}입니다. 따라서 \
         {do}."
    )),
};

/// Wings that are short chains.
pub(in crate::technique) const WING_OF_LINKS: Sentences = Sentences {
    english: template!(
        "In {chain:0}, if the first candidate is false, the last one is true. So one of the \
         two is true, and {do}."
    ),
    korean: Some(template!(
        "{chain:0}에서 첫 후보가 거짓이면 마지막 후보가 참입니다. 둘 가운데 하나는 참이므로 {do}."
    )),
};

/// W-wings with more than two places in the house between them.
pub(in crate::technique) const W_WING_OF_HOUSE: Sentences = Sentences {
    english: template!(
        "{cells:body} have only the candidates {digits:wing}. If none of them were {digits:body}, \
         all would be {digits:link}, and {digits:link} would have no place in {houses:base}, where \
         it can only go in {cells:link}. So one of them is {digits:body}, and {do}."
    ),
    korean: Some(template!(
        "{cells:body}에는 {digits:wing}만 남아 있습니다. 모두 {digits:body}{이/가} 아니라면 모두 \
         {digits:link}{이/가} 되고, {houses:base}에서 {cells:link}에만 들어갈 수 있는 {digits:link}의 자리가 \
         남지 않습니다. 그래서 한 칸은 {digits:body}이므로 {do}."
    )),
};

/// A unique rectangle one of whose extra candidates is true.
pub(in crate::technique) const RECTANGLE_WITH_EXTRAS: Sentences = Sentences {
    english: template!(
        "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
         would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
         candidates] {candidates:fin} is true, and {do}."
    ),
    korean: Some(template!(
        "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
         {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참이고 {do}."
    )),
};

/// A larger deadly pattern, whatever follows from its extra candidates.
pub(in crate::technique) const LOOP_WITH_EXTRAS: Sentences = Sentences {
    english: template!(
        "If {cells:body} held only {digits:body}, these digits could be exchanged, and there \
         would be two solutions. So [one:fin|the extra candidate][many:fin|one of the extra \
         candidates] {candidates:fin} is true[; in {houses:base} [one:fin|it forms][many:fin|they \
         form] a naked subset with {candidates:set0}][; in {houses:base}, \
         {digits:link} can only go in {cells:link}]. Therefore {do}."
    ),
    korean: Some(template!(
        "{cells:body}{을/를} {digits:body}만으로 채우면 서로 바꿀 수 있어 해가 둘이 됩니다. 그러므로 추가 후보 \
         {candidates:fin}[one:fin|{이/가}][many:fin| 가운데 하나는] 참입니다[. {houses:base}에서 {candidates:set0}{과/와} \
         함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
         {cells:link}뿐입니다]. 따라서 {do}."
    )),
};

/// All ways to fill a few cells.
pub(in crate::technique) const ALIGNED_EXCLUSION: Sentences = Sentences {
    english: template!(
        "Of all ways to fill {cells:body}, discard those that put equal digits in cells that \
         see each other[ or leave no candidate for one of {candidates:set0}]. A candidate that \
         no remaining way uses is false, so {do}."
    ),
    korean: Some(template!(
        "{cells:body}{을/를} 채우는 모든 방법 가운데, 서로 보는 칸에 같은 숫자를 넣는 것[과 \
         {candidates:set0} 가운데 어느 칸의 후보를 모두 없애는 것]은 버립니다. 남은 방법에 나오지 않는 후보는 \
         거짓이므로 {do}."
    )),
};

/// Chains that close.
pub(in crate::technique) const CONTINUOUS_LOOP: Sentences = Sentences {
    english: template!(
        "The chain {chain} ends where it starts, so its candidates are alternately true and \
         false. Each weak link (-) has a true end, so {do}."
    ),
    korean: Some(template!(
        "체인 {chain}{은/는} 시작한 곳에서 끝나므로 후보가 번갈아 참과 거짓이 됩니다. 약한 링크(-)마다 한쪽 끝이 참이므로 {do}."
    )),
};

/// Chains whose ends are in one cell or one digit.
pub(in crate::technique) const DISCONTINUOUS_LOOP: Sentences = Sentences {
    english: template!(
        "In {chain}, = means that at least one of the two is true, and - that not both are. So \
         at least one end is true, and either way {do}."
    ),
    korean: Some(template!(
        "{chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 두 끝 중 적어도 하나가 참이고, 어느 쪽이든 {do}."
    )),
};

/// Chains with two ends.
pub(in crate::technique) const INFERENCE_CHAIN: Sentences = Sentences {
    english: template!(
        "In {chain}, = means that at least one of the two is true, and - that not both are. So \
         if one end is false, the other is true. Either way, {do}."
    ),
    korean: Some(template!(
        "{chain}에서 =는 둘 중 적어도 하나가 참, -는 둘 다 참일 수는 없다는 뜻입니다. 한쪽 끝이 거짓이면 다른 쪽 끝이 \
         참입니다. 어느 쪽이든 {do}."
    )),
};

/// All candidates of a cell.
pub(in crate::technique) const CELL_VERITY: Sentences = Sentences {
    english: template!(
        "Whatever {cells:true} holds, the conclusion is the same: {nets}. So {do}.[ A star \
         marks a candidate that chains within these remove: {nested}.]"
    ),
    korean: Some(template!(
        "{cells:true}에 무엇이 들어가든 같은 결론이 나옵니다: {nets}. 따라서 {do}.[ 별표(*)가 붙은 후보는 이 \
         체인 안의 다른 체인이 지웁니다: {nested}.]"
    )),
};

/// All places of a digit in a house.
pub(in crate::technique) const HOUSE_VERITY: Sentences = Sentences {
    english: template!(
        "Wherever {digits:true} goes in {houses:base}, the conclusion is the same: {nets}. So \
         {do}.[ A star marks a candidate that chains within these remove: {nested}.]"
    ),
    korean: Some(template!(
        "{houses:base}에서 {digits:true}{이/가} 어디에 들어가든 같은 결론이 나옵니다: {nets}. 따라서 \
         {do}.[ 별표(*)가 붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
    )),
};

/// An assumption that fails.
pub(in crate::technique) const CONTRADICTION: Sentences = Sentences {
    english: template!(
        "[Suppose {candidates:true} is true.][Suppose {candidates:false} is false.] This leads \
         to {net:0}. Then [{digits:missing} has no place left in {houses:base}][no candidate \
         is left in {cells:body}][{candidates:link} would have to be both true and false], a \
         contradiction. So {do}.[ A star marks a candidate that chains within this one remove: \
         {nested}.]"
    ),
    korean: Some(template!(
        "[{candidates:true}{이/가} 참이라고 가정합니다.][{candidates:false}{이/가} 거짓이라고 \
         가정합니다.] 그러면 {net:0} 순서대로 이어지고, [{houses:base}에 {digits:missing}의 자리가 남지 \
         않아][{cells:body}에 후보가 남지 않아][{candidates:link}{이/가} 참이면서 거짓이어야 하므로] \
         모순입니다. 따라서 {do}.[ 별표(*)가 붙은 후보는 이 체인 안의 다른 체인이 지웁니다: {nested}.]"
    )),
};

/// An assumption that fails with the help of others.
pub(in crate::technique) const NESTED_CONTRADICTION: Sentences = Sentences {
    english: template!(
        "Suppose {candidates:true} is true. This leads to {net:0}. Then [{digits:missing} has \
         no place left in {houses:base}][no candidate is left in {cells:body}], a \
         contradiction. So {do}.[ A star marks a candidate that is false because assuming it \
         as well leads to a contradiction: {nested}.]"
    ),
    korean: Some(template!(
        "{candidates:true}{이/가} 참이라고 가정합니다. 그러면 {net:0} 순서대로 이어지고, \
         [{houses:base}에 {digits:missing}의 자리가 남지 않아][{cells:body}에 후보가 남지 않아] \
         모순입니다. 따라서 {do}.[ 별표(*)가 붙은 후보는, 그것까지 참이라고 가정하면 모순이 생기므로 \
         거짓입니다: {nested}.]"
    )),
};

/// The short notation of these and others.
pub(in crate::technique) mod notation {
    use super::{Template, template};

    pub(in crate::technique) const LOCKED_CANDIDATES: Template =
        template!("{digits:body} {houses:base}\\{houses:cover}");
    pub(in crate::technique) const SUBSET: Template = template!("{digits:body} in {cells:body}");
    pub(in crate::technique) const FISH: Template =
        template!("{digits:body} {houses:base}\\{houses:cover}[ f{cells:fin}][ ef{cells:endo}]");
    pub(in crate::technique) const SIAMESE_FISH: Template = template!(
        "{digits:body} {houses:base}\\{houses:set0} f{cells:set0} / \
             {houses:base}\\{houses:set1} f{cells:set1}"
    );
    pub(in crate::technique) const SINGLE_DIGIT: Template =
        template!("{digits:body} in {cells:body} (connected by {cells:link})");
    pub(in crate::technique) const WING: Template =
        template!("{candidates:hinge} {candidates:wing}, Z={digits:link}");
    pub(in crate::technique) const W_WING: Template =
        template!("{digits:wing} in {cells:body}, {digits:link} in {houses:base}");
    pub(in crate::technique) const SIMPLE_COLOUR: Template =
        template!("{digits:a} {cells:a} / {cells:b}");
    pub(in crate::technique) const MULTI_COLOUR: Template =
        template!("{digits:a} {cells:a} / {cells:b}, {cells:c} / {cells:d}");
    pub(in crate::technique) const UNIQUENESS: Template = template!(
        "{digits:body} in {cells:body}[, extra {candidates:fin}][, with {candidates:set0}]"
    );
    pub(in crate::technique) const SUE_DE_COQ: Template =
        template!("{candidates:hinge}, {candidates:set0}, {candidates:set1}");
    pub(in crate::technique) const INTERSECTIONS: Template =
        template!("{digits:body} {cells:body}");
}
