//! Paper, the browser, the shell.

pub(super) mod bench;
pub(super) mod completions;
pub(super) mod man;
mod paper;
pub(super) mod print;
pub(super) mod serve;
mod site;

commands! {
    Print(print), "종이에 인쇄할 파일 만들기";
    Serve(serve), "브라우저에서 쓰는 페이지 열기";
    Bench(bench), "내 퍼즐로 엔진의 속도 재기";
    Completions(completions), "셸의 자동 완성 스크립트 출력하기";
    Man(man), "설명서(man) 출력하기";
}
