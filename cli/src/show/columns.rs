//! Texts in columns.

/// The columns that a text takes on a terminal; a Korean syllable takes two.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if ('가'..='힣').contains(&c) { 2 } else { 1 }).sum()
}

/// A line for each row, with the texts of a column below each other and spaces between columns.
pub(crate) fn columns<Row: AsRef<[String]>>(rows: &[Row], gap: usize) -> String {
    let most = rows.iter().map(|row| row.as_ref().len()).max().unwrap_or(0);
    let widest = |column| rows.iter().filter_map(move |row| row.as_ref().get(column));
    let widths: Vec<usize> =
        (0..most).map(|column| widest(column).map(|text| width(text)).max().unwrap_or(0)).collect();
    let line = |row: &Row| {
        let mut line = String::new();
        for (text, most) in row.as_ref().iter().zip(&widths) {
            line.push_str(text);
            line.extend(std::iter::repeat_n(' ', most - width(text) + gap));
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_begin_below_each_other() {
        let rows = [["쉬움", "1", "a"], ["x", "100", ""]].map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows, 2), "쉬움  1    a\nx     100");
    }
}
