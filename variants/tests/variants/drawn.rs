//! What is no rule in a notation: fog, and clues without a number.

use ninefold::Language;
use ninefold_variants::format::{Form, Format, Loss, read};

const ROW: &str = "[{},{},{},{}]";

/// The JSON of f-puzzles on a board of four rows.
fn f_puzzles(more: &str) -> String {
    format!(r#"{{{more}"size":4,"grid":[{}]}}"#, [ROW; 4].join(","))
}

#[test]
fn fog_is_no_rule() {
    let cage = r#""killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],"#;
    let rows = [ROW; 4].join(",");
    let words = r#""metadata":{"rules":"Normal sudoku rules apply."}"#;
    let pad = |more: &str| format!(r#"{{{more}"cells":[{rows}],{words}}}"#);
    let note = r#""cage":[{"cells":["R1C2"],"value":"FOGLIGHT"}],"#;
    for text in [
        f_puzzles(&format!(r#"{cage}"fogofwar":["R1C1"],"#)),
        f_puzzles(&format!(r#"{cage}"foglight":["R1C1"],"triggereffect":[{{"effect":{{}}}}],"#)),
        f_puzzles(&format!("{cage}{note}")),
        pad(r#""foglight":[[0,0]],"#),
        pad(r#""cages":[{"value":"FOGLIGHT"}],"#),
        pad(r#""cages":[{"value":"FOW: r1c1"}],"#),
        // As the page wrote it before.
        r#"{"ninefold-variant":1,"rows":4,"rules":[],"unknown":[{"name":"foglight"}]}"#.to_owned(),
    ] {
        let draft = read(&text).unwrap();
        assert!(draft.fog && draft.drawn.is_empty(), "{text}");
        let own = Format::OWN.write(&draft).unwrap();
        assert_eq!(read(&own.text).unwrap(), draft);
        assert!(draft.clone().puzzle().is_ok());
        let lost = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap().losses;
        assert_eq!(lost, [Loss::Note("fog")]);
    }
    assert!(!read(&f_puzzles(cage)).unwrap().fog);
}

#[test]
fn clues_without_a_number_are_drawn_where_they_stand() {
    let open = |more: &str| {
        let text = f_puzzles(more);
        Format::of(&text).unwrap().open(&text).unwrap()
    };
    let one = open(
        r#""littlekillersum":[{"cell":"R0C1","cells":["R1C2"],"direction":"DR","value":"?"}],"#,
    );
    assert!(one.rules.is_empty());
    let message = one.unknown[0].to_string();
    assert_eq!(
        message,
        "littlekillersum[0]: the rule little killer is not understood (R1C2 value:?)"
    );
    let [text, arrow] = &one.drawn[..] else { panic!("{:?}", one.drawn) };
    assert_eq!(text.text, "?");
    let Form::Box(frame) = text.form else { panic!("{text:?}") };
    assert_eq!(frame.middle, [42, -58]);
    assert_eq!(arrow.form, Form::Arrow(vec![[72, -28], [96, -4]]));
    // Without a value it says nothing, and is an arrow.
    let none = open(r#""littlekillersum":[{"cell":"R5C4","direction":"UL","value":""}],"#);
    assert!(none.rules.is_empty() && none.unknown.is_empty());
    assert_eq!(none.drawn.len(), 1);
    let beside = open(r#""sandwichsum":[{"cell":"R2C0","value":"?"},{"cell":"R3C0","value":""}],"#);
    let [text] = &beside.drawn[..] else { panic!("{:?}", beside.drawn) };
    let Form::Box(frame) = text.form else { panic!("{text:?}") };
    assert_eq!((&*text.text, frame.middle), ("?", [-50, 150]));
}

/// The setter's colours of cells, as a number, a text or a list; a player's are none of the puzzle.
#[test]
fn colours_of_cells_are_kept() {
    let cells = r##"[{"c":"#FFDF61"},{"c":2},{"cArray":["#112233","#fff"]},{"highlight":"#fff"}]"##;
    let text = f_puzzles("").replacen("[{},{},{},{}]", cells, 1);
    let draft = read(&text).unwrap();
    let fills: Vec<_> = draft.drawn.iter().map(|drawing| drawing.fill.unwrap().0).collect();
    assert_eq!(fills, [0xffdf_61ff, 0xffa0_a0ff, 0x1122_33ff]);
    let Form::Box(frame) = draft.drawn[2].form else { panic!("{:?}", draft.drawn) };
    assert_eq!((frame.middle, frame.size), ([250, 50], [100, 100]));
    let own = Format::OWN.write(&draft).unwrap();
    assert_eq!(read(&own.text).unwrap(), draft);
    for name in ["fpuzzles-json", "fpuzzles", "sudokupad"] {
        let written = Format::named(name).unwrap().write(&draft).unwrap();
        assert_eq!(written.losses, []);
        assert_eq!(read(&written.text).unwrap().drawn, draft.drawn, "{name}");
    }
    let json = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap().text;
    assert!(json.contains(r##""c":"#ffdf61ff""##), "{json}");
    let lost = Format::named("iss").unwrap().write(&draft).unwrap().losses;
    assert_eq!(lost, [Loss::Note("drawing")]);
}

/// What is only drawn comes back from a link, and a rule that f-puzzles lacks is drawn there.
#[test]
fn drawings_are_written_for_f_puzzles() {
    let drawn = r##""line":[{"lines":[["R1C1","R2C2","R5C2"]],"outlineC":"#D23BE7","width":0.4}],
        "text":[{"cells":["R0C1"],"value":"12","size":0.7}],
        "circle":[{"cells":["R1C1","R1C2"],"baseC":"#FFFFFF","outlineC":"#000000","width":0.5,"height":0.5}],
        "rectangle":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"baseC":"#ff000080","width":0.3,"height":0.3,"angle":45}],
        "cage":[{"cells":["R3C3","R3C4"],"value":"a","outlineC":"#00ff00"}],"##;
    let text = f_puzzles(drawn);
    let open = |text: &str| Format::of(text).unwrap().open(text).unwrap();
    let draft = open(&text);
    assert_eq!((draft.drawn.len(), draft.unknown.len()), (5, 5));
    for name in ["fpuzzles-json", "fpuzzles", "sudokupad"] {
        let written = Format::named(name).unwrap().write(&draft).unwrap();
        assert_eq!(open(&written.text).drawn, draft.drawn, "{name}");
        let told = written.losses[0].text(Language::English);
        assert!(told.starts_with("the rule line") && told.ends_with(" is only drawn"), "{told}");
    }
    let rules = ".Shape~4x4.SumLine~5~R1C1~R1C2.Lockout~3~R2C1~R2C2~R2C3.NumberedRoom~C1~3~2        .GreaterThan~R3C1~R4C1.Sum~7~R3C3~R3C4";
    let draft = read(rules).unwrap();
    let written = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap();
    let is_drawn = |loss: &Loss| loss.text(Language::English).ends_with(" is only drawn");
    assert!(written.losses.iter().all(is_drawn), "{:?}", written.losses);
    let back = open(&written.text);
    let texts = back.drawn.iter().map(|drawing| &*drawing.text);
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    assert_eq!(texts, ["5", "3", "3", "2", "∨", "sum 7"]);
    let lines = back.drawn.iter().filter(|drawing| matches!(drawing.form, Form::Line(_)));
    assert_eq!(lines.count(), 2);
}

/// A rule of the whole board in thousands of parts is no thousands of drawings.
#[test]
fn a_rule_of_the_whole_board_is_not_drawn() {
    for rule in ["AntiTaxicab", "GlobalEntropy", "DutchFlatmates"] {
        let draft = read(&format!(".Shape~9x9.{rule}")).unwrap();
        let written = Format::named("fpuzzles-json").unwrap().write(&draft).unwrap();
        let is_lost = |loss: &Loss| matches!(loss, Loss::Rule { drawn: false, .. });
        assert!(!written.losses.is_empty() && written.losses.iter().all(is_lost), "{rule}");
        assert!(read(&written.text).unwrap().drawn.is_empty(), "{rule}");
    }
}
