//! The pages and examples of techniques: a file for each family, with a heading or a row for each code.

use crate::grid::Language;
use crate::step::{Family, Technique};

/// The files of the families, each in its folder.
macro_rules! files {
    ($name:ident, $file:literal) => {
        /// The file of a family.
        const fn $name(family: Family) -> &'static str {
            match family {
                Family::Singles => include_str!(concat!("singles/", $file)),
                Family::LockedCandidates => include_str!(concat!("locked/", $file)),
                Family::Subsets => include_str!(concat!("subsets/", $file)),
                Family::Fish => include_str!(concat!("fish/", $file)),
                Family::SingleDigit => include_str!(concat!("single_digit/", $file)),
                Family::Wings => include_str!(concat!("wings/", $file)),
                Family::Colouring => include_str!(concat!("colouring/", $file)),
                Family::Uniqueness => include_str!(concat!("uniqueness/", $file)),
                Family::Intersections => include_str!(concat!("intersections/", $file)),
                Family::Templates => include_str!(concat!("ways/", $file)),
                Family::Chains => include_str!(concat!("chains/", $file)),
                Family::AlmostLockedSets => include_str!(concat!("locked_sets/", $file)),
                Family::Exotic => include_str!(concat!("exotic/", $file)),
                Family::Forcing => include_str!(concat!("forcing/", $file)),
                Family::LastResort => include_str!(concat!("search/", $file)),
            }
        }
    };
}

files!(english, "pages.md");
files!(korean, "pages.ko.md");
files!(examples, "examples.txt");

impl Technique {
    /// The technique's page in Markdown: what it is, when it applies and why it holds. In English
    /// where there is none in Korean; empty for a technique of another crate.
    pub fn page(self, language: Language) -> &'static str {
        if self.index().is_none() {
            return "";
        }
        let entry = self.entry();
        let own = |pages| section(pages, entry.code);
        match language {
            Language::Korean => own(korean(entry.family)),
            Language::English => None,
        }
        .or_else(|| own(english(entry.family)))
        .unwrap_or_default()
    }

    /// Marks in which the technique has a step, as a line; see `rate::example`.
    ///
    /// Not a field of the entry, so that a program that shows no example holds none. The same is true
    /// of the pages.
    pub(crate) fn example_line(self) -> &'static str {
        if self.index().is_none() {
            return "";
        }
        let entry = self.entry();
        let rows = examples(entry.family).lines().filter_map(|row| row.split_once(' '));
        rows.into_iter().find(|(code, _)| *code == entry.code).map_or("", |(_, line)| line)
    }
}

/// The text under the heading that names a code, `# x-wing`; several techniques may share one.
fn section<'a>(pages: &'a str, code: &str) -> Option<&'a str> {
    let mut sections = pages.split("# ").skip(1);
    sections.find_map(|section| {
        let (heading, text) = section.split_once('\n')?;
        heading.split(", ").any(|named| named == code).then(|| text.trim())
    })
}
