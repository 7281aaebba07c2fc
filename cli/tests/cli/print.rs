//! What `print` puts on paper.

use crate::{NONE, PUZZLE, SOLUTION, TWO, ninefold, stderr, stdout, testdata};

/// The digits on a picture, in the order in which they were drawn.
fn digits(svg: &str) -> String {
    let digit = |line: &str| line.chars().next().filter(|c| line.len() == 1 && c.is_ascii_digit());
    svg.lines().filter_map(digit).collect()
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
    let korean = ["print", "--title", "스도쿠", "-o", "never-written.pdf"];
    let assert = ninefold().args(korean).stdin(format!("{PUZZLE}\n")).assert().code(2);
    assert!(stderr(&assert).contains("--svg"));
    assert!(!std::path::Path::new("never-written.pdf").exists());
    let assert = ninefold().arg("print").stdin("").assert().code(1);
    assert!(stderr(&assert).contains("there is no puzzle to work on"));
}
