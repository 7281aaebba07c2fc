//! New puzzles and grids, and fewer or other clues.

mod fewer;
pub(super) mod generate;
pub(super) mod grids;
pub(super) mod minimise;
mod one_line;
mod refused;
pub(super) mod sample;
pub(super) mod seed;
mod series;
mod variants;
pub(super) mod vicinity;

commands! {
    Generate(generate), "해가 하나뿐인 퍼즐 만들기";
    Grids(grids), "완성된 판을 같은 확률로 뽑기";
    Sample(sample), "통계에 쓸 극소 퍼즐 뽑기";
    Minimise(minimise), "없어도 되는 단서와 규칙 지우기";
    Vicinity(vicinity), "단서를 빼거나 더해 이웃 퍼즐 찾기";
}
