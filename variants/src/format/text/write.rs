//! Writing the given digits row by row.

use crate::board::Board;
use crate::error::{Error, why};
use crate::format::{Draft, Loss, Written};
use crate::rule::Rule;

/// Writes the given digits: one character a cell up to 9, above separated by commas.
pub(in crate::format) fn write(draft: &Draft) -> Result<Written, Error> {
    let board = &draft.board;
    draft.needs_whole_frame()?;
    let usual = Board::square(board.rows())?;
    if board.rows() != board.columns() || board.value_count() != board.rows() || board.rows() < 2 {
        return Err(Error::Syntax(why!(
            "a grid as text has as many columns and values as rows",
            "텍스트로 쓰는 판은 행, 열, 값의 수가 같아야 합니다"
        )));
    }
    let mut losses = Vec::new();
    if *board != usual {
        let name = match (board.least() == usual.least(), board.regions().next()) {
            (false, _) => "numbers from 0",
            (true, Some(_)) => "region",
            (true, None) => "no blocks",
        };
        losses.push(Loss::of_board(name));
    }
    let mut words = vec![".".to_owned(); board.cell_count()];
    for rule in &draft.rules {
        match rule {
            Rule::Allowed { cell, values } if values.len() == 1 && words[cell.index()] == "." => {
                let number = values.iter().next().map(|value| board.number(value));
                words[cell.index()] = number.unwrap_or_default().to_string();
            }
            rule => losses.push(Loss::rule(rule, board, false)),
        }
    }
    draft.lose(&mut losses, true, !draft.drawn.is_empty());
    Ok(Written { text: words.join(if board.rows() > 9 { "," } else { "" }), losses })
}
