//! The table of techniques: one entry each.
//!
//! An entry holds the names of a technique, here and elsewhere, and its finder. The order of
//! techniques, their levels and scores are in other tables, in [`rate`](crate::rate).

use super::entry::{Entry, Family, Find};
use super::{
    als, chain, colour, exclusion, fish, forcing, locked, single_digit, singles, subset,
    sue_de_coq, template, unique, wing,
};
use crate::grid::Language;

macro_rules! techniques {
    ($(
        $variant:ident $code:literal $name:literal $korean:literal $family:ident $library:tt
        [$hodoku:literal $explainer:literal $wiki:literal] $find:ident($finder:expr);
    )*) => {
        /// A technique, named by its entry.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Technique {
            $(#[doc = include_str!(concat!("pages/", $code, ".md"))] $variant,)*
        }

        impl Technique {
            /// Every technique, by family.
            pub const ALL: &'static [Technique] = &[$(Technique::$variant),*];

            /// The technique's page in Markdown: what it is, when it applies and why it holds.
            pub fn page(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Technique::$variant, Language::English) => {
                        include_str!(concat!("pages/", $code, ".md"))
                    }
                    (Technique::$variant, Language::Korean) => {
                        include_str!(concat!("pages/", $code, ".ko.md"))
                    })*
                }
            }
        }

        pub(super) static TABLE: &[Entry] = &[$(Entry {
            technique: Technique::$variant,
            code: $code,
            name: $name,
            korean: $korean,
            family: Family::$family,
            hodoku: name($hodoku),
            explainer: name($explainer),
            wiki: name($wiki),
            library: &$library,
            find: Find::$find($finder),
        }),*];
    };
}

// Variant, code, English and Korean name, family, codes of HoDoKu's library; the names in HoDoKu,
// Sudoku Explainer and SudokuWiki ("" where there is none); the finder.
techniques! {
    // Singles
    FullHouse "full-house" "Full House" "풀 하우스" Singles ["0000"]
        ["Full House" "Single" "Last Cell"] Always(singles::full_house);
    HiddenSingle "hidden-single" "Hidden Single" "히든 싱글" Singles ["0002"]
        ["Hidden Single" "Hidden Single" "Hidden Single"] Always(singles::hidden);
    NakedSingle "naked-single" "Naked Single" "네이키드 싱글" Singles ["0003"]
        ["Naked Single" "Naked Single" "Naked Single"] Always(singles::naked);

    // Locked candidates
    Pointing "pointing" "Pointing" "포인팅" LockedCandidates ["0100"]
        ["Locked Candidates Type 1" "Pointing" "Pointing Pairs"] Always(locked::pointing);
    Claiming "claiming" "Claiming" "클레이밍" LockedCandidates ["0101"]
        ["Locked Candidates Type 2" "Claiming" "Box/Line Reduction"] Always(locked::claiming);

    // Subsets
    NakedPair "naked-pair" "Naked Pair" "네이키드 페어" Subsets ["0200"]
        ["Naked Pair" "Naked Pair" "Naked Pair"] Always(subset::naked::<2>);
    NakedTriple "naked-triple" "Naked Triple" "네이키드 트리플" Subsets ["0201"]
        ["Naked Triple" "Naked Triplet" "Naked Triple"] Always(subset::naked::<3>);
    NakedQuad "naked-quad" "Naked Quadruple" "네이키드 쿼드" Subsets ["0202"]
        ["Naked Quadruple" "Naked Quad" "Naked Quad"] Always(subset::naked::<4>);
    LockedPair "locked-pair" "Locked Pair" "락드 페어" Subsets ["0110"]
        ["Locked Pair" "" ""] Always(subset::locked::<2>);
    LockedTriple "locked-triple" "Locked Triple" "락드 트리플" Subsets ["0111"]
        ["Locked Triple" "" ""] Always(subset::locked::<3>);
    HiddenPair "hidden-pair" "Hidden Pair" "히든 페어" Subsets ["0210"]
        ["Hidden Pair" "Hidden Pair" "Hidden Pair"] Always(subset::hidden::<2>);
    HiddenTriple "hidden-triple" "Hidden Triple" "히든 트리플" Subsets ["0211"]
        ["Hidden Triple" "Hidden Triplet" "Hidden Triple"] Always(subset::hidden::<3>);
    HiddenQuad "hidden-quad" "Hidden Quadruple" "히든 쿼드" Subsets ["0212"]
        ["Hidden Quadruple" "Hidden Quad" "Hidden Quad"] Always(subset::hidden::<4>);

    // Fish
    XWing "x-wing" "X-Wing" "엑스윙" Fish ["0300"]
        ["X-Wing" "X-Wing" "X-Wing"] Always(fish::basic::<2>);
    Swordfish "swordfish" "Swordfish" "소드피시" Fish ["0301"]
        ["Swordfish" "Swordfish" "Swordfish"] Always(fish::basic::<3>);
    Jellyfish "jellyfish" "Jellyfish" "젤리피시" Fish ["0302"]
        ["Jellyfish" "Jellyfish" "Jellyfish"] Always(fish::basic::<4>);
    FinnedXWing "finned-x-wing" "Finned X-Wing" "핀드 엑스윙" Fish ["0310"]
        ["Finned X-Wing" "" "Finned X-Wing"] Always(fish::finned::<2>);
    FinnedSwordfish "finned-swordfish" "Finned Swordfish" "핀드 소드피시" Fish ["0311"]
        ["Finned Swordfish" "" "Finned Swordfish"] Always(fish::finned::<3>);
    FinnedJellyfish "finned-jellyfish" "Finned Jellyfish" "핀드 젤리피시" Fish ["0312"]
        ["Finned Jellyfish" "" ""] Always(fish::finned::<4>);
    SashimiXWing "sashimi-x-wing" "Sashimi X-Wing" "사시미 엑스윙" Fish ["0320"]
        ["Sashimi X-Wing" "" "Sashimi X-Wing"] Always(fish::sashimi::<2>);
    SashimiSwordfish "sashimi-swordfish" "Sashimi Swordfish" "사시미 소드피시" Fish ["0321"]
        ["Sashimi Swordfish" "" "Sashimi Swordfish"] Always(fish::sashimi::<3>);
    SashimiJellyfish "sashimi-jellyfish" "Sashimi Jellyfish" "사시미 젤리피시" Fish ["0322"]
        ["Sashimi Jellyfish" "" ""] Always(fish::sashimi::<4>);
    FrankenXWing "franken-x-wing" "Franken X-Wing" "프랑켄 엑스윙" Fish ["0330"]
        ["Franken X-Wing" "" ""] Always(fish::franken::<2>);
    FrankenSwordfish "franken-swordfish" "Franken Swordfish" "프랑켄 소드피시" Fish ["0331"]
        ["Franken Swordfish" "" ""] Always(fish::franken::<3>);
    FrankenJellyfish "franken-jellyfish" "Franken Jellyfish" "프랑켄 젤리피시" Fish ["0332"]
        ["Franken Jellyfish" "" ""] Always(fish::franken::<4>);
    FinnedFrankenXWing "finned-franken-x-wing" "Finned Franken X-Wing" "핀드 프랑켄 엑스윙" Fish ["0340"]
        ["Finned Franken X-Wing" "" ""] Always(fish::finned_franken::<2>);
    FinnedFrankenSwordfish "finned-franken-swordfish" "Finned Franken Swordfish" "핀드 프랑켄 소드피시" Fish ["0341"]
        ["Finned Franken Swordfish" "" ""] Always(fish::finned_franken::<3>);
    FinnedFrankenJellyfish "finned-franken-jellyfish" "Finned Franken Jellyfish" "핀드 프랑켄 젤리피시" Fish ["0342"]
        ["Finned Franken Jellyfish" "" ""] Always(fish::finned_franken::<4>);
    MutantXWing "mutant-x-wing" "Mutant X-Wing" "뮤턴트 엑스윙" Fish ["0350"]
        ["Mutant X-Wing" "" ""] Always(fish::mutant::<2>);
    MutantSwordfish "mutant-swordfish" "Mutant Swordfish" "뮤턴트 소드피시" Fish ["0351"]
        ["Mutant Swordfish" "" ""] Always(fish::mutant::<3>);
    MutantJellyfish "mutant-jellyfish" "Mutant Jellyfish" "뮤턴트 젤리피시" Fish ["0352"]
        ["Mutant Jellyfish" "" ""] Always(fish::mutant::<4>);
    FinnedMutantXWing "finned-mutant-x-wing" "Finned Mutant X-Wing" "핀드 뮤턴트 엑스윙" Fish ["0360"]
        ["Finned Mutant X-Wing" "" ""] Always(fish::finned_mutant::<2>);
    FinnedMutantSwordfish "finned-mutant-swordfish" "Finned Mutant Swordfish" "핀드 뮤턴트 소드피시" Fish ["0361"]
        ["Finned Mutant Swordfish" "" ""] Always(fish::finned_mutant::<3>);
    FinnedMutantJellyfish "finned-mutant-jellyfish" "Finned Mutant Jellyfish" "핀드 뮤턴트 젤리피시" Fish ["0362"]
        ["Finned Mutant Jellyfish" "" ""] Always(fish::finned_mutant::<4>);
    FinnedMutantSquirmbag "finned-mutant-squirmbag" "Finned Mutant Squirmbag" "핀드 뮤턴트 스퀌백" Fish ["0363"]
        ["Finned Mutant Squirmbag" "" ""] Always(fish::finned_mutant::<5>);
    FinnedMutantWhale "finned-mutant-whale" "Finned Mutant Whale" "핀드 뮤턴트 웨일" Fish ["0364"]
        ["Finned Mutant Whale" "" ""] Always(fish::finned_mutant::<6>);
    SiameseFinnedXWing "siamese-finned-x-wing" "Siamese Finned X-Wing" "샴 핀드 엑스윙" Fish ["03101"]
        ["Siamese Finned X-Wing" "" ""] Always(fish::siamese::<2>);
    SiameseFinnedSwordfish "siamese-finned-swordfish" "Siamese Finned Swordfish" "샴 핀드 소드피시" Fish ["03111"]
        ["Siamese Finned Swordfish" "" ""] Always(fish::siamese::<3>);
    SiameseFinnedJellyfish "siamese-finned-jellyfish" "Siamese Finned Jellyfish" "샴 핀드 젤리피시" Fish ["03121"]
        ["Siamese Finned Jellyfish" "" ""] Always(fish::siamese::<4>);
    SiameseSashimiXWing "siamese-sashimi-x-wing" "Siamese Sashimi X-Wing" "샴 사시미 엑스윙" Fish ["03201"]
        ["Siamese Sashimi X-Wing" "" ""] Always(fish::siamese_sashimi::<2>);
    SiameseSashimiSwordfish "siamese-sashimi-swordfish" "Siamese Sashimi Swordfish" "샴 사시미 소드피시" Fish ["03211"]
        ["Siamese Sashimi Swordfish" "" ""] Always(fish::siamese_sashimi::<3>);
    SiameseSashimiJellyfish "siamese-sashimi-jellyfish" "Siamese Sashimi Jellyfish" "샴 사시미 젤리피시" Fish ["03221"]
        ["Siamese Sashimi Jellyfish" "" ""] Always(fish::siamese_sashimi::<4>);
    SiameseFrankenXWing "siamese-franken-x-wing" "Siamese Franken X-Wing" "샴 프랑켄 엑스윙" Fish ["03401"]
        ["Siamese Finned Franken X-Wing" "" ""] Always(fish::siamese_franken::<2>);
    SiameseFrankenSwordfish "siamese-franken-swordfish" "Siamese Franken Swordfish" "샴 프랑켄 소드피시" Fish ["03411"]
        ["Siamese Finned Franken Swordfish" "" ""] Always(fish::siamese_franken::<3>);
    SiameseFrankenJellyfish "siamese-franken-jellyfish" "Siamese Franken Jellyfish" "샴 프랑켄 젤리피시" Fish ["03421"]
        ["Siamese Finned Franken Jellyfish" "" ""] Always(fish::siamese_franken::<4>);
    SiameseMutantXWing "siamese-mutant-x-wing" "Siamese Mutant X-Wing" "샴 뮤턴트 엑스윙" Fish ["03601"]
        ["Siamese Finned Mutant X-Wing" "" ""] Always(fish::siamese_mutant::<2>);
    SiameseMutantSwordfish "siamese-mutant-swordfish" "Siamese Mutant Swordfish" "샴 뮤턴트 소드피시" Fish ["03611"]
        ["Siamese Finned Mutant Swordfish" "" ""] Always(fish::siamese_mutant::<3>);
    SiameseMutantJellyfish "siamese-mutant-jellyfish" "Siamese Mutant Jellyfish" "샴 뮤턴트 젤리피시" Fish ["03621"]
        ["Siamese Finned Mutant Jellyfish" "" ""] Always(fish::siamese_mutant::<4>);

    // Patterns of one digit
    Skyscraper "skyscraper" "Skyscraper" "스카이스크레이퍼" SingleDigit ["0400"]
        ["Skyscraper" "" "Skyscraper"] Always(single_digit::skyscraper);
    TwoStringKite "two-string-kite" "Two-String Kite" "투 스트링 카이트" SingleDigit ["0401"]
        ["2-String Kite" "" "2-String Kite"] Always(single_digit::two_string_kite);
    TurbotFish "turbot-fish" "Turbot Fish" "터봇 피시" SingleDigit ["0403"]
        ["Turbot Fish" "Turbot Fish" ""] Always(single_digit::turbot_fish);
    EmptyRectangle "empty-rectangle" "Empty Rectangle" "빈 사각형" SingleDigit ["0402"]
        ["Empty Rectangle" "" "Empty Rectangles"] Always(single_digit::empty_rectangle);
    DualTwoStringKite "dual-two-string-kite" "Dual Two-String Kite" "이중 투 스트링 카이트" SingleDigit ["0404"]
        ["Dual 2-String Kite" "" ""] Always(single_digit::dual_two_string_kite);
    DualEmptyRectangle "dual-empty-rectangle" "Dual Empty Rectangle" "이중 빈 사각형" SingleDigit ["0405"]
        ["Dual Empty Rectangle" "" ""] Always(single_digit::dual_empty_rectangle);

    // Wings
    XyWing "xy-wing" "XY-Wing" "XY-윙" Wings ["0800"]
        ["XY-Wing" "XY-Wing" "Y-Wing"] Always(wing::xy_wing);
    XyzWing "xyz-wing" "XYZ-Wing" "XYZ-윙" Wings ["0801"]
        ["XYZ-Wing" "XYZ-Wing" "XYZ Wing"] Always(wing::xyz_wing);
    WxyzWing "wxyz-wing" "WXYZ-Wing" "WXYZ-윙" Wings ["0802"]
        ["" "" "WXYZ Wing"] Always(wing::wxyz_wing);
    WWing "w-wing" "W-Wing" "W-윙" Wings ["0803"]
        ["W-Wing" "" "W-Wing"] Always(wing::w_wing);
    MWing "m-wing" "M-Wing" "M-윙" Wings []
        ["" "" ""] Always(wing::m_wing);
    SWing "s-wing" "S-Wing" "S-윙" Wings []
        ["" "" ""] Always(wing::s_wing);
    LWing "l-wing" "L-Wing" "L-윙" Wings []
        ["" "" ""] Always(wing::l_wing);
    HWing "h-wing" "H-Wing" "H-윙" Wings []
        ["" "" ""] Always(wing::h_wing);

    // Colouring
    SimpleColourTrap "simple-colour-trap" "Simple Colour Trap" "단순 색칠 트랩" Colouring ["0500"]
        ["Simple Colors Trap" "" "Simple Colouring"] Always(colour::simple_trap);
    SimpleColourWrap "simple-colour-wrap" "Simple Colour Wrap" "단순 색칠 랩" Colouring ["0501"]
        ["Simple Colors Wrap" "" ""] Always(colour::simple_wrap);
    MultiColour1 "multi-colour-1" "Multi-Colours 1" "다중 색칠 1" Colouring ["0502"]
        ["Multi Colors 1" "" ""] Always(colour::multi_colour_1);
    MultiColour2 "multi-colour-2" "Multi-Colours 2" "다중 색칠 2" Colouring ["0503"]
        ["Multi Colors 2" "" ""] Always(colour::multi_colour_2);
    Medusa "medusa" "3D Medusa" "3D 메두사" Colouring ["0507"]
        ["" "" "3D Medusa"] Always(colour::medusa);

    // Uniqueness
    UniqueRectangle1 "unique-rectangle-1" "Unique Rectangle Type 1" "유일 사각형 1형" Uniqueness ["0600"]
        ["Uniqueness Test 1" "Unique Rectangle" "Unique Rectangles"] Unique(unique::unique_rectangle::<1>);
    UniqueRectangle2 "unique-rectangle-2" "Unique Rectangle Type 2" "유일 사각형 2형" Uniqueness ["0601"]
        ["Uniqueness Test 2" "" ""] Unique(unique::unique_rectangle::<2>);
    UniqueRectangle3 "unique-rectangle-3" "Unique Rectangle Type 3" "유일 사각형 3형" Uniqueness ["0602"]
        ["Uniqueness Test 3" "" ""] Unique(unique::unique_rectangle::<3>);
    UniqueRectangle4 "unique-rectangle-4" "Unique Rectangle Type 4" "유일 사각형 4형" Uniqueness ["0603"]
        ["Uniqueness Test 4" "" ""] Unique(unique::unique_rectangle::<4>);
    UniqueRectangle5 "unique-rectangle-5" "Unique Rectangle Type 5" "유일 사각형 5형" Uniqueness ["0604"]
        ["Uniqueness Test 5" "" ""] Unique(unique::unique_rectangle::<5>);
    UniqueRectangle6 "unique-rectangle-6" "Unique Rectangle Type 6" "유일 사각형 6형" Uniqueness ["0605"]
        ["Uniqueness Test 6" "" ""] Unique(unique::unique_rectangle::<6>);
    HiddenRectangle "hidden-rectangle" "Hidden Rectangle" "숨은 사각형" Uniqueness ["0606"]
        ["Hidden Rectangle" "" "Hidden Unique Rectangles"] Unique(unique::hidden_rectangle);
    AvoidableRectangle1 "avoidable-rectangle-1" "Avoidable Rectangle Type 1" "회피 사각형 1형" Uniqueness ["0607"]
        ["Avoidable Rectangle Type 1" "" "Avoidable Rectangles"] Unique(unique::avoidable_1);
    AvoidableRectangle2 "avoidable-rectangle-2" "Avoidable Rectangle Type 2" "회피 사각형 2형" Uniqueness ["0608"]
        ["Avoidable Rectangle Type 2" "" ""] Unique(unique::avoidable_2);
    ExtendedRectangle "extended-rectangle" "Extended Rectangle" "확장 사각형" Uniqueness []
        ["" "" "Extended Unique Rectangles"] Unique(unique::extended_rectangle);
    UniqueLoop "unique-loop" "Unique Loop" "유일 루프" Uniqueness []
        ["" "Unique Loop" ""] Unique(unique::unique_loop);
    BugPlus1 "bug-plus-1" "BUG+1" "BUG+1" Uniqueness ["0610"]
        ["Bivalue Universal Grave + 1" "Bivalue Universal Grave type 1" "BUG"] Unique(unique::bug_plus_1);
    BugPlusN "bug-plus-n" "BUG+N" "BUG+N" Uniqueness []
        ["" "Bivalue Universal Grave type 2" ""] Unique(unique::bug);

    // Intersections and exclusion
    SueDeCoq "sue-de-coq" "Sue de Coq" "수 드 코크" Intersections ["1101"]
        ["Sue de Coq" "" "Sue-de-Coq"] Always(sue_de_coq::basic);
    ExtendedSueDeCoq "extended-sue-de-coq" "Extended Sue de Coq" "확장 수 드 코크" Intersections ["1101"]
        ["" "" ""] Always(sue_de_coq::extended);
    AlignedPairExclusion "aligned-pair-exclusion" "Aligned Pair Exclusion" "정렬 쌍 배제" Intersections ["1000"]
        ["" "Aligned Pair Exclusion" "Aligned Pair Exclusion"] Always(exclusion::pair);
    AlignedTripleExclusion "aligned-triple-exclusion" "Aligned Triple Exclusion" "정렬 세짝 배제" Intersections ["1001"]
        ["" "Aligned Triplet Exclusion" ""] Always(exclusion::triple);

    // Templates
    TemplateSet "template-set" "Template Set" "템플릿 확정" Templates ["1201"]
        ["Template Set" "" ""] Always(template::set);
    TemplateDelete "template-delete" "Template Delete" "템플릿 제거" Templates ["1202"]
        ["Template Delete" "" "Pattern Overlay"] Always(template::delete);

    // Chains
    RemotePair "remote-pair" "Remote Pair" "리모트 페어" Chains ["0703"]
        ["Remote Pair" "" "Remote Pairs"] Always(chain::remote_pairs);
    XChain "x-chain" "X-Chain" "X-체인" Chains ["0701"]
        ["X-Chain" "Forcing X-Chain" "X-Chain"] Always(chain::x_chain);
    XYChain "xy-chain" "XY-Chain" "XY-체인" Chains ["0702"]
        ["XY-Chain" "Y-Chain" "XY-Chain"] Always(chain::xy_chain);
    ContinuousNiceLoop "continuous-nice-loop" "Continuous Nice Loop" "연속 나이스 루프" Chains ["0706"]
        ["Continuous Nice Loop" "Bidirectional Cycle" ""]
        Always(chain::continuous);
    DiscontinuousNiceLoop "discontinuous-nice-loop" "Discontinuous Nice Loop" "불연속 나이스 루프"
        Chains ["0707"] ["Discontinuous Nice Loop" "Forcing Chain" ""]
        Always(chain::discontinuous);
    AlternatingInferenceChain "alternating-inference-chain" "Alternating Inference Chain"
        "교대 추론 체인" Chains ["0708"] ["AIC" "" "Alternating Inference Chains"] Always(chain::alternating);
    GroupedContinuousNiceLoop "grouped-continuous-nice-loop" "Grouped Continuous Nice Loop"
        "그룹 연속 나이스 루프" Chains ["0709"] ["Grouped Continuous Nice Loop" "" "Grouped X-Cycles"]
        Always(chain::grouped_continuous);
    GroupedDiscontinuousNiceLoop "grouped-discontinuous-nice-loop"
        "Grouped Discontinuous Nice Loop" "그룹 불연속 나이스 루프" Chains ["0710"]
        ["Grouped Discontinuous Nice Loop" "" ""] Always(chain::grouped_discontinuous);
    GroupedAic "grouped-aic" "Grouped Alternating Inference Chain" "그룹 교대 추론 체인" Chains
        ["0711"] ["Grouped AIC" "" ""] Always(chain::grouped_alternating);
    AlsContinuousNiceLoop "als-continuous-nice-loop" "Continuous Nice Loop with ALS"
        "ALS 연속 나이스 루프" Chains ["0709"] ["" "" ""] Always(chain::sets_continuous);
    AlsDiscontinuousNiceLoop "als-discontinuous-nice-loop" "Discontinuous Nice Loop with ALS"
        "ALS 불연속 나이스 루프" Chains ["0710"] ["" "" ""] Always(chain::sets_discontinuous);
    AlsAic "als-aic" "Alternating Inference Chain with ALS" "ALS 교대 추론 체인" Chains ["0711"]
        ["" "" "AIC with ALSs"] Always(chain::sets_alternating);

    // Almost locked sets
    AlsXz "als-xz" "ALS-XZ" "ALS-XZ" AlmostLockedSets ["0901"]
        ["Almost Locked Set XZ-Rule" "" "Almost Locked Sets"] Always(als::single);
    DoublyLinkedAlsXz "doubly-linked-als-xz" "Doubly Linked ALS-XZ" "이중 연결 ALS-XZ"
        AlmostLockedSets ["0901"] ["" "" ""] Always(als::double);
    AlsXyWing "als-xy-wing" "ALS-XY-Wing" "ALS-XY-윙" AlmostLockedSets ["0902"]
        ["Almost Locked Set XY-Wing" "" ""] Always(als::xy_wing);
    AlsChain "als-chain" "ALS Chain" "ALS 체인" AlmostLockedSets ["0903"]
        ["Almost Locked Set XY-Chain" "" ""] Always(als::chain);
    DeathBlossom "death-blossom" "Death Blossom" "데스 블로섬" AlmostLockedSets ["0904"]
        ["Death Blossom" "" "Death Blossom"] Always(als::death_blossom);

    // Forcing
    CellForcingChain "cell-forcing-chain" "Cell Forcing Chain" "셀 포싱 체인" Forcing ["1302"]
        ["Forcing Chain Verity" "Cell Forcing Chains" "Cell Forcing Chains"]
        Always(forcing::cell_chains);
    HouseForcingChain "house-forcing-chain" "House Forcing Chain" "하우스 포싱 체인" Forcing ["1302"]
        ["Forcing Chain Verity" "Region Forcing Chains" "Unit Forcing Chains"]
        Always(forcing::house_chains);
    ContradictionNet "contradiction-net" "Contradiction Net" "모순 포싱 넷" Forcing ["1301", "1303"]
        ["Forcing Net Contradiction" "Dynamic Contradiction Forcing Chains"
            "Nishio Forcing Chains"] Always(forcing::nets);
    DoubleForcingNet "double-forcing-net" "Double Forcing Net" "이중 포싱 넷" Forcing ["1304"]
        ["Forcing Net Verity" "Dynamic Double Forcing Chains" "Digit Forcing Chains"]
        Always(forcing::double_nets);
    CellForcingNet "cell-forcing-net" "Cell Forcing Net" "셀 포싱 넷" Forcing ["1304"]
        ["Forcing Net Verity" "Dynamic Cell Forcing Chains" ""] Always(forcing::cell_nets);
    HouseForcingNet "house-forcing-net" "House Forcing Net" "하우스 포싱 넷" Forcing ["1304"]
        ["Forcing Net Verity" "Dynamic Region Forcing Chains" ""] Always(forcing::house_nets);
    PatternNet "pattern-net" "Contradiction Net with Patterns" "패턴 모순 포싱 넷" Forcing []
        ["" "Dynamic Forcing Chains (+)" ""] Always(forcing::pattern_nets);
    NestedNet "nested-net" "Nested Contradiction Net" "중첩 모순 포싱 넷" Forcing []
        ["" "" ""] Always(forcing::nested_nets);
    DoublyNestedNet "doubly-nested-net" "Doubly Nested Contradiction Net" "이중 중첩 모순 포싱 넷"
        Forcing [] ["" "" ""]
        Always(forcing::doubly_nested_nets);

    // Last resort
    Search "search" "Search" "탐색" LastResort [] ["Brute Force" "" ""] Always(forcing::search);
}

const fn name(text: &'static str) -> Option<&'static str> {
    if text.is_empty() { None } else { Some(text) }
}
