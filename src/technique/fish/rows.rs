//! The fish: a row each, with its type, the number of its bases, and its fins.

use super::{Fins, FishType, Kind, find};
use crate::step::{Entry, Family, Find, Sentences, Template};
use crate::technique::sentences;

/// Makes an entry of each row: its code, names (English, Korean, HoDoKu's), type, size, fins
/// and code in HoDoKu's library; in braces its names elsewhere.
macro_rules! fish {
    ($($ENTRY:ident $code:literal, $name:literal, $korean:literal, $hodoku:literal,
       $form:ident $size:literal $fins:ident, $library:literal { $($elsewhere:ident: $known:literal),* })*) => {
        $(pub(in crate::technique) static $ENTRY: Entry = Entry {
            name: $name,
            korean: Some($korean),
            hodoku: Some($hodoku),
            $($elsewhere: Some($known),)*
            library: &[$library],
            family: Family::Fish,
            notation: texts(Fins::$fins).0,
            sentences: texts(Fins::$fins).1,
            ..Entry::new($code, Find::Always(|marks, emit| {
                let kind = Kind { form: FishType::$form, size: $size, fins: Fins::$fins };
                find(kind, marks, emit)
            }))
        };)*
    };
}

/// The short notation and the sentences.
const fn texts(fins: Fins) -> (Template, Sentences) {
    match fins {
        Fins::Siamese | Fins::SiameseSashimi => {
            (sentences::notation::SIAMESE_FISH, sentences::SIAMESE_FISH)
        }
        _ => (sentences::notation::FISH, sentences::FISH),
    }
}

fish! {
    X_WING "x-wing", "X-Wing", "엑스윙", "X-Wing",
        Basic 2 Without, "0300" { explainer: "X-Wing", wiki: "X-Wing" }
    SWORDFISH "swordfish", "Swordfish", "소드피시", "Swordfish",
        Basic 3 Without, "0301" { explainer: "Swordfish", wiki: "Swordfish" }
    JELLYFISH "jellyfish", "Jellyfish", "젤리피시", "Jellyfish",
        Basic 4 Without, "0302" { explainer: "Jellyfish", wiki: "Jellyfish" }
    FINNED_X_WING "finned-x-wing", "Finned X-Wing", "핀드 엑스윙", "Finned X-Wing",
        Basic 2 Finned, "0310" { wiki: "Finned X-Wing" }
    FINNED_SWORDFISH "finned-swordfish", "Finned Swordfish", "핀드 소드피시", "Finned Swordfish",
        Basic 3 Finned, "0311" { wiki: "Finned Swordfish" }
    FINNED_JELLYFISH "finned-jellyfish", "Finned Jellyfish", "핀드 젤리피시", "Finned Jellyfish",
        Basic 4 Finned, "0312" {}
    SASHIMI_X_WING "sashimi-x-wing", "Sashimi X-Wing", "사시미 엑스윙", "Sashimi X-Wing",
        Basic 2 Sashimi, "0320" { wiki: "Sashimi X-Wing" }
    SASHIMI_SWORDFISH "sashimi-swordfish", "Sashimi Swordfish", "사시미 소드피시", "Sashimi Swordfish",
        Basic 3 Sashimi, "0321" { wiki: "Sashimi Swordfish" }
    SASHIMI_JELLYFISH "sashimi-jellyfish", "Sashimi Jellyfish", "사시미 젤리피시", "Sashimi Jellyfish",
        Basic 4 Sashimi, "0322" {}
    FRANKEN_X_WING "franken-x-wing", "Franken X-Wing", "프랑켄 엑스윙", "Franken X-Wing",
        Franken 2 Without, "0330" {}
    FRANKEN_SWORDFISH "franken-swordfish", "Franken Swordfish", "프랑켄 소드피시", "Franken Swordfish",
        Franken 3 Without, "0331" {}
    FRANKEN_JELLYFISH "franken-jellyfish", "Franken Jellyfish", "프랑켄 젤리피시", "Franken Jellyfish",
        Franken 4 Without, "0332" {}
    FINNED_FRANKEN_X_WING "finned-franken-x-wing", "Finned Franken X-Wing", "핀드 프랑켄 엑스윙", "Finned Franken X-Wing",
        Franken 2 Finned, "0340" {}
    FINNED_FRANKEN_SWORDFISH "finned-franken-swordfish", "Finned Franken Swordfish", "핀드 프랑켄 소드피시", "Finned Franken Swordfish",
        Franken 3 Finned, "0341" {}
    FINNED_FRANKEN_JELLYFISH "finned-franken-jellyfish", "Finned Franken Jellyfish", "핀드 프랑켄 젤리피시", "Finned Franken Jellyfish",
        Franken 4 Finned, "0342" {}
    MUTANT_X_WING "mutant-x-wing", "Mutant X-Wing", "뮤턴트 엑스윙", "Mutant X-Wing",
        Mutant 2 Without, "0350" {}
    MUTANT_SWORDFISH "mutant-swordfish", "Mutant Swordfish", "뮤턴트 소드피시", "Mutant Swordfish",
        Mutant 3 Without, "0351" {}
    MUTANT_JELLYFISH "mutant-jellyfish", "Mutant Jellyfish", "뮤턴트 젤리피시", "Mutant Jellyfish",
        Mutant 4 Without, "0352" {}
    FINNED_MUTANT_X_WING "finned-mutant-x-wing", "Finned Mutant X-Wing", "핀드 뮤턴트 엑스윙", "Finned Mutant X-Wing",
        Mutant 2 Finned, "0360" {}
    FINNED_MUTANT_SWORDFISH "finned-mutant-swordfish", "Finned Mutant Swordfish", "핀드 뮤턴트 소드피시", "Finned Mutant Swordfish",
        Mutant 3 Finned, "0361" {}
    FINNED_MUTANT_JELLYFISH "finned-mutant-jellyfish", "Finned Mutant Jellyfish", "핀드 뮤턴트 젤리피시", "Finned Mutant Jellyfish",
        Mutant 4 Finned, "0362" {}
    FINNED_MUTANT_SQUIRMBAG "finned-mutant-squirmbag", "Finned Mutant Squirmbag", "핀드 뮤턴트 스퀌백", "Finned Mutant Squirmbag",
        Mutant 5 Finned, "0363" {}
    FINNED_MUTANT_WHALE "finned-mutant-whale", "Finned Mutant Whale", "핀드 뮤턴트 웨일", "Finned Mutant Whale",
        Mutant 6 Finned, "0364" {}
    SIAMESE_FINNED_X_WING "siamese-finned-x-wing", "Siamese Finned X-Wing", "샴 핀드 엑스윙", "Siamese Finned X-Wing",
        Basic 2 Siamese, "03101" {}
    SIAMESE_FINNED_SWORDFISH "siamese-finned-swordfish", "Siamese Finned Swordfish", "샴 핀드 소드피시", "Siamese Finned Swordfish",
        Basic 3 Siamese, "03111" {}
    SIAMESE_FINNED_JELLYFISH "siamese-finned-jellyfish", "Siamese Finned Jellyfish", "샴 핀드 젤리피시", "Siamese Finned Jellyfish",
        Basic 4 Siamese, "03121" {}
    SIAMESE_SASHIMI_X_WING "siamese-sashimi-x-wing", "Siamese Sashimi X-Wing", "샴 사시미 엑스윙", "Siamese Sashimi X-Wing",
        Basic 2 SiameseSashimi, "03201" {}
    SIAMESE_SASHIMI_SWORDFISH "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", "샴 사시미 소드피시", "Siamese Sashimi Swordfish",
        Basic 3 SiameseSashimi, "03211" {}
    SIAMESE_SASHIMI_JELLYFISH "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", "샴 사시미 젤리피시", "Siamese Sashimi Jellyfish",
        Basic 4 SiameseSashimi, "03221" {}
    SIAMESE_FRANKEN_X_WING "siamese-franken-x-wing", "Siamese Franken X-Wing", "샴 프랑켄 엑스윙", "Siamese Finned Franken X-Wing",
        Franken 2 Siamese, "03401" {}
    SIAMESE_FRANKEN_SWORDFISH "siamese-franken-swordfish", "Siamese Franken Swordfish", "샴 프랑켄 소드피시", "Siamese Finned Franken Swordfish",
        Franken 3 Siamese, "03411" {}
    SIAMESE_FRANKEN_JELLYFISH "siamese-franken-jellyfish", "Siamese Franken Jellyfish", "샴 프랑켄 젤리피시", "Siamese Finned Franken Jellyfish",
        Franken 4 Siamese, "03421" {}
    SIAMESE_MUTANT_X_WING "siamese-mutant-x-wing", "Siamese Mutant X-Wing", "샴 뮤턴트 엑스윙", "Siamese Finned Mutant X-Wing",
        Mutant 2 Siamese, "03601" {}
    SIAMESE_MUTANT_SWORDFISH "siamese-mutant-swordfish", "Siamese Mutant Swordfish", "샴 뮤턴트 소드피시", "Siamese Finned Mutant Swordfish",
        Mutant 3 Siamese, "03611" {}
    SIAMESE_MUTANT_JELLYFISH "siamese-mutant-jellyfish", "Siamese Mutant Jellyfish", "샴 뮤턴트 젤리피시", "Siamese Finned Mutant Jellyfish",
        Mutant 4 Siamese, "03621" {}
}
