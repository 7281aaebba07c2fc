//! The entries of exotic patterns: names, finders and texts.

use super::{
    almost, double, impossible, junior, multi_sector, quadruple, senior, sk_loop, tridagon, triple,
};
use crate::step::{Entry, Family, Find, Sentences, template};

pub(in crate::technique) static TRIDAGON: Entry = Entry {
    name: "Tridagon",
    korean: Some("트라이다곤"),
    wiki: Some("Tridagons"),
    aliases: &["Thor's Hammer"],
    family: Family::Exotic,
    notation: template!("{digits:body} in {cells:body}, extra {candidates:fin}"),
    sentences: Sentences {
        english: template!(
            "In four blocks, the digits {digits:body} alone cannot fill {cells:body}: the three \
             cells of one block run in the other direction than in the rest. So [one:fin|the only \
             other candidate][many:fin|one of the other candidates] there, {candidates:fin}, is \
             true, and {do}."
        ),
        korean: Some(template!(
            "네 블록에서 {digits:body}만으로는 {cells:body}{을/를} 채울 수 없습니다. 한 블록의 세 칸이 나머지 블록과 \
             반대 방향으로 놓였기 때문입니다. 따라서 이 칸들의 다른 후보({candidates:fin}) [one:fin|하나가][many:fin|중 \
             하나가] 참이므로 {do}."
        )),
    },
    ..Entry::new("tridagon", Find::Always(tridagon))
};

pub(in crate::technique) static IMPOSSIBLE_PATTERN: Entry = Entry {
    name: "Impossible Pattern",
    korean: Some("불가능 패턴"),
    aliases: &["Impossible 3-Digit Pattern", "Chromatic Pattern"],
    family: Family::Exotic,
    notation: template!("{digits:body} in {cells:body}, extra {candidates:fin}"),
    sentences: Sentences {
        english: template!(
            "The digits {digits:body} alone cannot fill {cells:body}, in whatever order they are tried. \
             So [one:fin|the only other candidate][many:fin|one of the other candidates] there, \
             {candidates:fin}, is true[; in {houses:base} [one:fin|it forms][many:fin|they form] a \
             naked subset with {candidates:set0}][; in {houses:base}, {digits:link} can only go in \
             {cells:link}]. Therefore {do}."
        ),
        korean: Some(template!(
            "{digits:body}만으로는 어떤 순서로 넣어도 {cells:body}{을/를} 채울 수 없습니다. 따라서 이 칸들의 다른 \
             후보({candidates:fin}) [one:fin|하나가][many:fin|중 하나가] 참입니다[. {houses:base}에서 \
             {candidates:set0}{과/와} 함께 네이키드 서브셋을 이룹니다][. {houses:base}에서 {digits:link}의 자리는 \
             {cells:link}뿐입니다]. 그러므로 {do}."
        )),
    },
    ..Entry::new("impossible-pattern", Find::Always(impossible))
};

pub(in crate::technique) static JUNIOR_EXOCET: Entry = Entry {
    name: "Junior Exocet",
    korean: Some("주니어 엑소셋"),
    wiki: Some("Exocet"),
    aliases: &["JE", "JExocet"],
    family: Family::Exotic,
    notation: template!("{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}"),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but outside these three blocks two lines hold all its places there. So \
             one of the targets {cells:wing} is this digit, and the targets hold the same two \
             digits as the base. With each pair of digits that fits, {do}."
        ),
        korean: Some(template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 이 세 블록 밖에서는 그 자리가 \
             모두 두 줄 안에 있습니다. 그래서 목표 칸 {cells:wing} 중 하나가 그 숫자이고, 목표 칸에는 기준 칸과 같은 두 \
             숫자가 들어갑니다. 가능한 숫자 쌍을 모두 보면 {do}."
        )),
    },
    ..Entry::new("junior-exocet", Find::Always(junior))
};

pub(in crate::technique) static DOUBLE_EXOCET: Entry = Entry {
    name: "Double Exocet",
    korean: Some("더블 엑소셋"),
    wiki: Some("Double Exocet"),
    aliases: &["Double JE"],
    family: Family::Exotic,
    notation: template!("{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}"),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but outside these three blocks two lines hold all its places there. So \
             each pair of base cells finds its two digits again in its targets, which are among \
             {cells:wing}. With all pairs of digits that fit, {do}."
        ),
        korean: Some(template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 이 세 블록 밖에서는 그 자리가 \
             모두 두 줄 안에 있습니다. 그래서 기준 칸 두 쌍의 숫자는 저마다 제 목표 칸({cells:wing} 가운데 둘)에 다시 \
             들어갑니다. 가능한 숫자 쌍을 모두 보면 {do}."
        )),
    },
    ..Entry::new("double-exocet", Find::Always(double))
};

pub(in crate::technique) static SENIOR_EXOCET: Entry = Entry {
    name: "Senior Exocet",
    korean: Some("시니어 엑소셋"),
    family: Family::Exotic,
    notation: template!("{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}"),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but apart from the targets {cells:wing} and from the cells that the base \
             sees, two lines hold all its places there. So one of the targets is this digit, and the \
             targets hold the same two digits as the base. With each pair of digits that fits, {do}."
        ),
        korean: Some(template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 목표 칸 {cells:wing}{과/와} 기준 칸이 \
             보는 칸을 빼면 그 자리가 모두 두 줄 안에 있습니다. 그래서 목표 칸 중 하나가 그 숫자이고, 목표 칸에는 기준 칸과 \
             같은 두 숫자가 들어갑니다. 가능한 숫자 쌍을 모두 보면 {do}."
        )),
    },
    ..Entry::new("senior-exocet", Find::Always(senior))
};

pub(in crate::technique) static ALMOST_EXOCET: Entry = Entry {
    name: "Almost Exocet",
    korean: Some("거의 엑소셋"),
    aliases: &["Almost JE"],
    family: Family::Exotic,
    notation: template!(
        "{candidates:hinge}, targets {cells:wing}, cross-lines {houses:base}, except for {digits:fin}"
    ),
    sentences: Sentences {
        english: template!(
            "Take a digit of {candidates:hinge} that is true there. It has a place in each of \
             {houses:base}, but outside these three blocks two lines hold all its places there. So it \
             is in a target of these base cells, all among {cells:wing}. Only {digits:fin} has more \
             places there: {candidates:fin}. With each choice of digits that fits, {do}."
        ),
        korean: Some(template!(
            "{candidates:hinge}에서 참인 숫자는 {houses:base}마다 자리가 있어야 하는데, 이 세 블록 밖에서는 그 자리가 \
             모두 두 줄 안에 있습니다. 그래서 그 숫자는 이 기준 칸의 목표 칸({cells:wing})에 들어갑니다. \
             {digits:fin}만은 그 밖의 자리가 더 있습니다({candidates:fin}). 가능한 숫자를 모두 보면 {do}."
        )),
    },
    ..Entry::new("almost-exocet", Find::Always(almost))
};

pub(in crate::technique) static TRIPLE_FIREWORKS: Entry = Entry {
    name: "Triple Fireworks",
    korean: Some("트리플 파이어워크"),
    wiki: Some("Fireworks"),
    family: Family::Exotic,
    notation: template!("{digits:wing} in {cells:hinge+wing}"),
    sentences: Sentences {
        english: template!(
            "In {houses:base}, each of the digits {digits:wing} lies in the block of {cells:hinge} \
             or in one of {cells:wing}. A digit in neither of these two cells is in the block in \
             both lines, so in {cells:hinge}. These three cells hold the three digits, \
             and {do}."
        ),
        korean: Some(template!(
            "{houses:base}에서 {digits:wing}{은/는} 저마다 {cells:hinge}의 블록이나 {cells:wing} 중 한 칸에 있습니다. 그 \
             두 칸에 없는 숫자는 두 줄 모두 블록 안에 있어야 하므로 {cells:hinge}에 있습니다. 세 칸에 세 숫자가 들어가므로 \
             {do}."
        )),
    },
    ..Entry::new("triple-fireworks", Find::Always(triple))
};

pub(in crate::technique) static QUADRUPLE_FIREWORKS: Entry = Entry {
    name: "Quadruple Fireworks",
    korean: Some("쿼드 파이어워크"),
    family: Family::Exotic,
    notation: template!("{digits:wing} in {cells:hinge+wing}"),
    sentences: Sentences {
        english: template!(
            "In the two lines through its cell, each digit of {candidates:hinge} lies in that \
             cell's block or in one of {cells:wing}. A digit in neither of these two cells is \
             in the block in both lines, so where they cross. The four cells hold the four \
             digits, and {do}."
        ),
        korean: Some(template!(
            "{candidates:hinge}의 숫자는 저마다 그 칸을 지나는 두 줄에서 그 칸의 블록이나 {cells:wing} 중 한 칸에 \
             있습니다. 그 두 칸에 없는 숫자는 두 줄 모두 블록 안에 있어야 하므로 두 줄이 만나는 칸에 있습니다. 네 칸에 네 \
             숫자가 들어가므로 {do}."
        )),
    },
    ..Entry::new("quadruple-fireworks", Find::Always(quadruple))
};

pub(in crate::technique) static SK_LOOP: Entry = Entry {
    name: "SK-Loop",
    korean: Some("SK-루프"),
    wiki: Some("SK Loops"),
    aliases: &["SK loop", "Steve's loop"],
    family: Family::Exotic,
    notation: template!("{cells:body}"),
    sentences: Sentences {
        english: template!(
            "{cells:body} are eight pairs of cells in a ring: two neighbouring pairs share a row, a \
             column or a block. A digit is true at most once in each of these, and together the \
             digits can fill no more than these cells. So a digit is in the ring in each house \
             counted for it, and {do}."
        ),
        korean: Some(template!(
            "{cells:body}{은/는} 고리를 이루는 여덟 쌍의 칸입니다. 이웃한 두 쌍은 행이나 열, 블록을 함께 씁니다. 그 하우스마다 \
             한 숫자는 한 번만 들어가므로 모든 숫자를 합쳐도 이 칸들을 겨우 채웁니다. 따라서 숫자마다 센 하우스에서는 그 \
             숫자가 고리 안에 들어가고, {do}."
        )),
    },
    ..Entry::new("sk-loop", Find::Always(sk_loop))
};

pub(in crate::technique) static MULTI_SECTOR_LOCKED_SET: Entry = Entry {
    name: "Multi-Sector Locked Set",
    korean: Some("다중 영역 잠긴 집합"),
    aliases: &["MSLS"],
    family: Family::Exotic,
    notation: template!("{cells:body} in {houses:cover}"),
    sentences: Sentences {
        english: template!(
            "Take {cells:body}, open cells where rows and columns cross. A digit can be there once for \
             each row, column or block, and for each digit we count the fewest of these that hold all \
             its places there. The sum is just the number of the cells. So in {houses:cover}, the \
             houses that count, the digits go into these cells, and {do}."
        ),
        korean: Some(template!(
            "행과 열이 만나는 곳의 빈칸 {cells:body}{을/를} 봅니다. 한 숫자는 이 칸들에 행, 열, 블록마다 한 번만 들어가므로, \
             숫자마다 이 칸들의 후보를 모두 담는 데 필요한 가장 적은 수의 행, 열, 블록을 셉니다. 더하면 칸 수와 같습니다. \
             따라서 센 하우스({houses:cover})에서는 그 숫자가 이 칸들 안에 들어가고, {do}."
        )),
    },
    ..Entry::new("multi-sector-locked-set", Find::Always(multi_sector))
};
