//! What the formats are, in Korean.

/// What the format of this name is.
pub(super) fn summary(name: &str) -> Option<&'static str> {
    Some(match name {
        "line" => "한 줄에 퍼즐 하나: 81자, 그 뒤는 자유",
        "rows" => "아홉 자리 숫자 아홉 줄",
        "spaced" => "숫자 아홉 개를 띄어 쓴 아홉 줄",
        "euler" => "'Grid 01' 같은 제목과 아홉 자리 숫자 아홉 줄",
        "boxed" => "|, +, -나 괘선 문자로 그린 판",
        "pencilmarks" => "칸마다 후보를 적어 그린 판",
        "sukaku" => "한 줄에 후보 퍼즐 하나: 한 칸에 아홉 자씩 729자",
        "sdm" => "한 줄에 퍼즐 하나: 숫자 81자, 빈칸은 0",
        "ss" => "Simple Sudoku: 1..|9.7|..3 같은 줄, 세 줄마다 -----------",
        "csv" => "'puzzle' 또는 'quizzes' 열이 있는 CSV, 해는 해의 열에",
        "table" => "탭, 쉼표, 세미콜론으로 나눈 아홉 칸짜리 아홉 줄, 빈칸은 비움",
        "code" => "프로그램의 배열: 괄호로 묶은 아홉 칸 아홉 묶음, 줄은 자유",
        "jsonl" => "JSON Lines: 문자열, 숫자 배열, 또는 'puzzle' 키가 있는 객체",
        "json" => "퍼즐의 JSON 배열(jsonl과 같음), 또는 퍼즐 하나의 숫자나 줄의 배열",
        "opensudoku" => "OpenSudoku 앱의 XML",
        "sdk" => "SadMan Sudoku: [Puzzle]과 아홉 줄, 또는 '#A' 줄들과 아홉 줄",
        "sdx" => "SudoCue의 푸는 중인 퍼즐: 후보의 줄, 써넣은 숫자 앞에는 u",
        "susser" => "한 줄: 81칸, 써넣은 숫자 앞에는 +, 그 뒤 :과 지운 후보",
        "hodoku" => "HoDoKu 라이브러리: :기법:후보:칸:지운 후보:제거:기입:",
        "bank" => "Sudoku Exchange 퍼즐 은행: 16진수 12자, 숫자 81자, 평점",
        "link" => "퍼즐이 든 링크: 이 페이지의 #p=, Sudoku Exchange의 ?s= 등",
        "sudokuwiki" => "sudokuwiki.org 링크: ?bd=와 숫자 81자, 또는 S9B와 162자",
        "fpuzzles" => "f-puzzles.com 링크",
        "sudokupad" => "sudokupad.app 링크, 또는 fpuz로 시작하는 아이디",
        "coach" => "Sudoku Coach의 문자열이나 링크: SCv7_32_와 압축한 퍼즐",
        _ => return None,
    })
}

/// What the format of variants of this name is.
pub(super) fn summary_of_variants(name: &str) -> Option<&'static str> {
    Some(match name {
        "variant-json" => "Ninefold의 변형 퍼즐 JSON",
        "iss" => "Interactive Sudoku Solver의 제약 문자열",
        "typed-json" => "local_constraints와 bool_constraints가 있는 JSON",
        "fpuzzles-json" => "f-puzzles의 JSON",
        "sudoku-bench" => "Sudoku-Bench의 JSON",
        "sudokumaker-json" => "SudokuMaker의 JSON",
        "sudokumaker" => "퍼즐이 든 SudokuMaker 링크",
        "sudokupad-json" => "SudokuPad의 JSON",
        "fpuzzles" => "f-puzzles 링크",
        "sudokupad" => "퍼즐이 든 SudokuPad 링크나 아이디",
        "ps" => "3x3::k:과 수 81개로 쓴 킬러",
        "sumocue" => "SumoCue의 킬러나 직소",
        "killer" => "합과 화살표 81자로 쓴 킬러",
        "jigsaw" => "칸과 칸마다 영역의 글자",
        "grid" => "N² 칸 한 줄, 또는 N줄로 그린 판",
        _ => return None,
    })
}
