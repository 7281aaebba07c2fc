//! What `print` puts on paper.

use crate::{NONE, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout, testdata};
use ninefold::Language;
use ninefold_variants::rule::TABLE;

/// The words of a picture, in the order in which they were drawn.
fn words(svg: &str) -> Vec<&str> {
    let texts = svg.lines().filter_map(|line| line.strip_suffix("</text>")?.rsplit_once('>'));
    texts.map(|(_, text)| text).collect()
}

/// The digits among them.
fn digits(svg: &str) -> String {
    let is_digit = |word: &&str| word.len() == 1 && word.bytes().all(|b| b.is_ascii_digit());
    words(svg).into_iter().filter(is_digit).collect()
}

#[test]
fn a_picture_shows_the_givens_and_the_solution() {
    let print = |more: &[&str]| {
        let command = ninefold().args(["print", "--svg", "--per-page", "1"]).args(more);
        command.stdin(format!("{PUZZLE}\n")).assert()
    };
    let puzzle = stdout(&print(&["--no-solutions", "--title", "스도쿠"]).success());
    assert_eq!(digits(&puzzle), PUZZLE.replace('.', ""));
    for word in ["스도쿠", "1 · easy", "viewBox=\"0 0 210 297\"", "font-weight=\"bold\""] {
        assert!(puzzle.contains(word), "{word}: {puzzle}");
    }
    let letter = stdout(&print(&["--no-solutions", "--no-levels", "--paper", "letter"]).success());
    assert!(letter.contains("viewBox=\"0 0 215.9 279.4\"") && !letter.contains("easy"));
    // With the solution there are two pages, which need names.
    assert!(stderr(&print(&[]).code(2)).contains("2 pages of SVG need a name"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("page.svg");
    print(&["-o", path.to_str().unwrap()]).success();
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(digits(&read("page-1.svg")), PUZZLE.replace('.', ""));
    // Behind the number of the puzzle.
    assert_eq!(digits(&read("page-2.svg")), format!("1{SOLUTION}"));
}

#[test]
fn it_says_what_has_no_printed_solution() {
    let print = ninefold().args(["print", "--svg", "--per-page", "2", "--no-solutions", NONE, TWO]);
    let said = stderr(&print.assert().code(1));
    assert!(said.contains("2 puzzles without a printed solution"), "{said}");
}

#[test]
fn a_picture_is_not_called_a_document() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("page.pdf");
    let refused = ninefold().args(["print", "--svg", "-o", path.to_str().unwrap(), PUZZLE, TWO]);
    assert!(stderr(&refused.assert().code(2)).contains("name the file .svg"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_document_has_its_pages_and_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sample.pdf");
    let name = path.to_str().unwrap();
    let sample = testdata("sample.txt");
    ninefold()
        .args(["print", &sample, "--per-page", "6", "--title", "Café (1)", "-o", name])
        .assert()
        .success();
    let bytes = std::fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"));
    let count = |what: &[u8]| bytes.windows(what.len()).filter(|part| *part == what).count();
    // The title is Café (1) in Latin-1. 24 puzzles on four pages, and their solutions on two.
    assert_eq!(count(b"/Type /Page\n"), 6);
    assert_eq!(count(b"<436166E920283129> Tj"), 4);
    assert_eq!(count(b"(Solutions) Tj"), 2);
    assert_eq!(count(b"(5 / 6) Tj"), 1);
}

#[test]
fn a_puzzle_without_a_single_solution_is_reported() {
    let input = format!("{TWO}\nnonsense\n{NONE}\n");
    let assert =
        ninefold().args(["print", "--svg", "--per-page", "3"]).stdin(input).assert().code(1);
    let page = stdout(&assert);
    for word in ["1 · several solutions", "3 · no solution"] {
        assert!(page.contains(word), "{word}: {page}");
    }
    assert!(stderr(&assert).contains(":2:1: expected a digit"));
    let arabic = ["print", "--title", "سودوكو", "-o", "never-written.pdf"];
    let assert = ninefold().args(arabic).stdin(format!("{PUZZLE}\n")).assert().code(2);
    assert!(stderr(&assert).contains("--svg"));
    assert!(!std::path::Path::new("never-written.pdf").exists());
    let assert = ninefold().arg("print").stdin("").assert().code(1);
    assert!(stderr(&assert).contains("there is no puzzle to work on"));
}

/// Korean words in a picture, and in a document that names a Korean font.
#[test]
fn korean_is_printed() {
    let print = |format: &[&str]| {
        let command = ninefold().args(["print", "--lang", "ko", "--name-and-date", "--title"]);
        command.arg("스도쿠 (1)").args(format).stdin(format!("{PUZZLE}\n{TWO}\n")).assert().code(1)
    };
    let picture = stdout(&print(&["--svg", "--no-solutions"]));
    for word in ["스도쿠 (1)", "1 · 쉬움", "2 · 해 여럿", "이름", "날짜"] {
        assert!(picture.contains(word), "{word}: {picture}");
    }
    assert!(!picture.contains("easy") && !picture.contains("several"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.pdf");
    print(&["-o", path.to_str().unwrap()]);
    let bytes = std::fs::read(&path).unwrap();
    let has = |what: &str| bytes.windows(what.len()).any(|part| part == what.as_bytes());
    assert!(has("/UniKS-UTF16-H") && has("/Adobe-Korea1") || has("(Korea1)"));
    let hex =
        |text: &str| -> String { text.encode_utf16().map(|unit| format!("{unit:04X}")).collect() };
    for word in ["스도쿠", "쉬움", "정답", "이름"] {
        assert!(has(&format!("<{}> Tj", hex(word))), "{word}");
    }
    assert!(has("( \\(1\\)) Tj") || has("( (1)) Tj"), "the rest of the title is in Helvetica");
}

#[test]
fn words_stay_on_the_paper_and_what_is_cut_is_said() {
    let print = |more: &[&str], input: &str| {
        let command = ninefold().args(["print", "--svg", "--no-solutions", "--no-levels"]);
        command.args(more).stdin(input).assert()
    };
    let puzzle = format!("{PUZZLE}\n");
    // A title of two lines is two lines of the picture.
    let long = "Puzzles for the first class, from easy ones to those that need a bit of thought";
    let page = stdout(&print(&["--title", long], &puzzle).success());
    assert!(!page.contains(long) && page.contains(">Puzzles for the first class"), "{page}");
    assert!(page.contains("thought<"), "{page}");
    let longer = long.repeat(5);
    let assert = print(&["--title", &longer], &puzzle).code(2).stdout_eq("");
    assert!(stderr(&assert).contains("the title is too long"));
    let named = format!("name,puzzle\n{},{PUZZLE}\nMonday,{PUZZLE}\n", "long words ".repeat(30));
    let assert = print(&[], &named).success();
    assert!(stderr(&assert).contains("the words over 1 puzzle were cut"), "{}", stderr(&assert));
    let page = stdout(&assert);
    assert!(page.contains("1 · long words") && page.contains('…'), "{page}");
    assert!(page.contains("2 · Monday<"));
}

#[test]
fn comments_and_lines_for_name_and_date_are_printed_on_request() {
    let print = |more: &[&str]| {
        let command = ninefold().args(["print", "--svg", "--no-solutions"]).args(more);
        stdout(&command.stdin(format!("{PUZZLE} # Monday\n")).assert().success())
    };
    assert!(print(&["--comments"]).contains("1 · Monday · easy"));
    // A long comment does not push out the level.
    let long = format!("{PUZZLE} # {}\n", "very long words ".repeat(30));
    let command = ninefold().args(["print", "--svg", "--no-solutions", "--comments"]).stdin(long);
    let page = stdout(&command.assert().success());
    assert!(page.contains("… · easy"), "{page}");
    let plain = print(&[]);
    assert!(plain.contains("1 · easy") && !plain.contains("Monday"));
    assert!(!plain.contains(">Name<"));
    let signed = print(&["--name-and-date"]);
    assert!(signed.contains(">Name<") && signed.contains(">Date<"), "{signed}");
}

/// What a picture of a rule does not show stands over the board.
#[test]
fn rules_are_printed_with_their_numbers() {
    let printed = |puzzle: &str, language: &str| {
        let command = ninefold().args(["print", "--svg", "--no-solutions", "--lang", language]);
        let command = command.args(["--per-page", "2"]);
        stdout(&command.stdin(format!("{puzzle}\n")).assert().code(1))
    };
    let lines =
        ".Shape~6x6.SumLine~7~R1C1~R1C2~R1C3.Whisper~3~R2C1~R2C2~R2C3.Lockout~2~R3C1~R3C2~R3C3";
    // What has no room in one line stands in several.
    let page = words(&printed(lines, "en")).join(" ");
    for rule in ["sum line (7)", "whisper (3)", "lockout line (2)"] {
        assert!(page.contains(rule), "{rule}: {page}");
    }
    assert!(!page.contains('…'), "{page}");
    assert!(printed(lines, "ko").contains("위스퍼 (3)"));
    let two = ".Shape~6x6.Whisper~3~R2C1~R2C2~R2C3.Whisper~4~R4C1~R4C2~R4C3";
    let page = printed(two, "en");
    assert!(page.contains("whisper (r2c1 3, r4c1 4)"), "{page}");
    assert!(printed(".Shape~6x6.StrictXV", "en").contains("all V and X given"));
    let dots = printed(".Shape~6x6.StrictKropki", "en");
    assert!(dots.contains("all white dots and black dots given"), "{dots}");
    let both = words(&printed(".Shape~6x6.StrictKropki.StrictXV", "en")).join(" ");
    assert!(both.contains("black dots given, all V and X given"), "{both}");
    let sums = ".Sum~5_=_1_-1_2~R1C1~R1C2~R1C3.SameValues~4~R2C1~R2C2~R2C3~R2C4";
    let sums = words(&printed(sums, "en")).join(" ");
    assert!(sums.contains("(r1c1 − r1c2 + 2×r1c3 = 5)"), "{sums}");
    assert!(sums.contains("(any two cells: the two are equal)"), "{sums}");
    let titled = ninefold().args(["print", "--svg", "--no-solutions", "--title", "a<b & c]]>"]);
    let titled = stdout(&titled.arg(PUZZLE).assert().success());
    assert!(titled.contains(">a&lt;b &amp; c]]&gt;</text>"), "{titled}");
}

/// No sign that a rule needs loses the sheet: a minus, or what a setter calls a rule.
#[test]
fn a_document_shows_every_rule() {
    let examples = TABLE.iter().map(|entry| entry.kind.page(Language::English).example);
    let sheet = examples.map(|example| format!("{example}\n")).collect::<String>();
    let own = ".Sum~5_=_1_-1_2~R1C1~R1C2~R1C3\n.Pair~961rXv~_≥_≤_≠~R3C1~R3C2\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.pdf");
    let print = ninefold().args(["print", "--no-levels", "--no-solutions", "--per-page", "2"]);
    let print = print.args(["-o", path.to_str().unwrap()]).stdin(sheet + own).assert();
    let bytes = std::fs::read(&path).unwrap_or_else(|_| panic!("{}", stderr(&print)));
    let has = |what: &[u8]| bytes.windows(what.len()).any(|part| part == what);
    // Words with other signs than ASCII are written in hexadecimal: here " – ", and ">=_<=_!=".
    assert!(has(b"209620"));
    assert!(has(b"3E3D5F3C3D5F213D"));
}

#[test]
fn a_file_is_named_as_what_it_holds() {
    let run = ninefold().args(["print", "-o", "puzzle.png", PUZZLE]).assert().code(2);
    assert!(stderr(&run).contains("name the file .pdf or .svg"), "{}", stderr(&run));
}
