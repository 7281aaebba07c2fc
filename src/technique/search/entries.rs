//! The entries of search: names, finders and texts.

use super::search;
use crate::step::{Entry, Family, Find, Sentences, template};

pub(in crate::technique) static SEARCH: Entry = Entry {
    name: "Search",
    korean: Some("탐색"),
    hodoku: Some("Brute Force"),
    family: Family::LastResort,
    notation: template!("{cells:body}({digits:body})"),
    sentences: Sentences {
        english: template!(
            "No known technique helps here. Trying each of {digits:body} in {cells:body} to the \
             end shows which one leads to a solution: {do}."
        ),
        korean: Some(template!(
            "여기서 쓸 수 있는 기법이 없습니다. {cells:body}에 {digits:body}{을/를} 하나씩 넣어 끝까지 풀어 보면 \
             해로 이어지는 숫자가 드러납니다. {do}."
        )),
    },
    ..Entry::new("search", Find::Always(search))
};
