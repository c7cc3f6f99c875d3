//! What stands under the fingers, as a value: every file in `tests/cells` touches a page and
//! shows the cells that follow, row by row, with what they say. Set `UPDATE=1` to write the
//! cells anew, then read them by eye. And no display, however small, and no touch at any
//! moment is too much for a page.

use std::fmt::Write as _;
use std::fs;

use crate::common::dice::Dice;
use crate::common::golden;
use hector::chess::Color;
use hector::laws::Mode;
use hector::present::cells::{
    Choice, Chosen, Heed, KeyAct, KeyMap, KeyMapError, KeyMapFault, PageReader, Pieces, Pressed,
    ShownBoard, Surroundings, Touch, Window, Wish,
};
use hector::table::Permit;
use hector::words::Language;
use hector::words::braille::{Cell, Dots, Table, unicode};
use shakmaty::Board;

const TOUCHES: [(&str, Touch); 11] = [
    ("left", Touch::Left),
    ("right", Touch::Right),
    ("up", Touch::Up),
    ("down", Touch::Down),
    ("first", Touch::First),
    ("commands", Touch::Commands),
    ("newest", Touch::Newest),
    ("standing", Touch::Standing),
    ("board", Touch::Board),
    ("section up", Touch::SectionUp),
    ("section down", Touch::SectionDown),
];

/// A page that a file touches.
struct Script {
    reader: PageReader,
    columns: usize,
    table: Table,
    around: Surroundings,
}

fn table(name: &str) -> Table {
    Table::ALL.into_iter().find(|table| table.code() == name).expect("a table")
}

fn size(text: &str) -> (usize, usize) {
    let (columns, rows) = text.split_once(' ').unwrap_or((text, "1"));
    (columns.parse().expect("columns"), rows.parse().expect("rows"))
}

impl Script {
    fn new() -> Script {
        let table = table("de-comp8");
        let reader = PageReader::new(Window::new(40, 1), table);
        Script { reader, columns: 40, table, around: Surroundings::default() }
    }

    fn take(&mut self, line: &str) -> Option<Wish> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some((_, touch)) = TOUCHES.iter().find(|(name, _)| *name == line) {
            return self.reader.touch(*touch);
        }
        match word {
            "over" => return self.reader.touch(Touch::Over(rest.parse().expect("a cell"))),
            "enter" => return self.reader.chooses(),
            "display" => {
                let (columns, rows) = size(rest);
                self.columns = columns;
                self.reader.resize(Window::new(columns, rows));
            }
            "table" => {
                self.table = table(rest);
                self.reader.spell_with(self.table);
            }
            "says" => self.reader.say(rest.split(" / ").map(str::to_owned), Heed::Now),
            "tells" => self.reader.say(rest.split(" / ").map(str::to_owned), Heed::Later),
            "types" => {
                let before = rest.split('|').next().unwrap_or_default();
                self.reader.type_line(&rest.replace('|', ""), before.chars().count());
            }
            "standing" => self.around.standing = rest.split(" / ").map(str::to_owned).collect(),
            "board" => self.around.board = Some(board(rest)),
            "choices" => {
                let choice = |label: &str| Choice {
                    label: label.to_owned(),
                    chosen: Chosen::Line(label.to_owned()),
                };
                self.around.choices = rest.split(" / ").map(choice).collect();
            }
            other => panic!("{other} is no line of such a file"),
        }
        self.reader.look_around(self.around.clone());
        None
    }

    /// What is shown, a row a line, and what it says.
    fn shown(&self) -> String {
        let mut shown = String::new();
        for row in self.reader.cells().chunks(self.columns) {
            let plain: Vec<_> = row
                .iter()
                .map(|cell| self.table.read(&[*cell]).unwrap_or_else(|_| "_".to_owned()))
                .collect();
            let _ = writeln!(shown, "| {} | {}", unicode(row), plain.join("").trim_end());
        }
        shown
    }
}

/// "white" or "black", and a FEN where the pieces may be felt.
fn board(text: &str) -> ShownBoard {
    let (side, fen) = text.split_once(' ').unwrap_or((text, ""));
    let from = if side == "white" { Color::White } else { Color::Black };
    let pieces = (!fen.is_empty()).then(|| {
        let permit = Permit::in_mode(Mode::Training).expect("training permits");
        Pieces::shown(permit, Board::from_ascii_board_fen(fen.as_bytes()).expect("a board"))
    });
    ShownBoard { from, pieces }
}

#[test]
fn every_file_shows_the_cells_it_should() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cells");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a file");
        let mut script = Script::new();
        let mut found = String::new();
        for line in
            expected.lines().filter(|line| !line.starts_with('|') && !line.starts_with("wish"))
        {
            found += line;
            found.push('\n');
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(wish) = script.take(line) {
                let _ = writeln!(found, "wish {wish:?}");
            }
            found += &script.shown();
        }
        golden::holds(&path, &found);
    }
}

#[test]
fn no_display_and_no_touch_is_too_much() {
    let words = [
        "",
        "e",
        "Springer Gustav eins Felix drei",
        "ÄÖÜß 12 𝄞",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ];
    let mut dice = Dice::new(7);
    for round in 0..400 {
        let (mut columns, mut rows) = (1 + dice.below(90), 1 + dice.below(12));
        let table = Table::ALL[dice.below(Table::ALL.len())];
        let mut reader = PageReader::new(Window::new(columns, rows), table);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for step in 0..60 {
            match dice.below(9) {
                0 => {
                    let lines =
                        (0..dice.below(4)).map(|_| words[dice.below(words.len())].to_owned());
                    let lines: Vec<String> = lines.collect();
                    let heed = if dice.below(2) == 0 { Heed::Now } else { Heed::Later };
                    reader.say(lines, heed);
                }
                1 => {
                    let text = words[dice.below(words.len())];
                    reader.type_line(text, dice.below(40));
                }
                2 => {
                    let side = if dice.below(2) == 0 { "white" } else { "black" };
                    let board = board(&format!("{side} {start}"));
                    let choices = (0..dice.below(6)).map(|number| Choice {
                        label: words[dice.below(words.len())].to_owned(),
                        chosen: Chosen::Line(number.to_string()),
                    });
                    let choices = choices.collect();
                    let standing = vec!["12.Sg1-f3".to_owned(), "Weiß".to_owned()];
                    let board = (dice.below(3) > 0).then_some(board);
                    reader.look_around(Surroundings { standing, board, choices });
                }
                3 if dice.below(8) == 0 => {
                    (columns, rows) = (1 + dice.below(90), 1 + dice.below(12));
                    reader.resize(Window::new(columns, rows));
                }
                4 => drop(reader.touch(Touch::Over(dice.below(columns * rows + 3)))),
                _ => drop(reader.touch(TOUCHES[dice.below(TOUCHES.len())].1)),
            }
            let _ = reader.chooses();
            assert_eq!(reader.cells().len(), columns * rows, "round {round} step {step}");
        }
    }
}

#[test]
fn panning_to_the_right_leads_through_every_word_to_every_command() {
    for columns in [1, 7, 12, 20, 40] {
        let mut script = Script::new();
        script.take(&format!("display {columns}"));
        script.take("says Ihre Farbe? Weiß oder Schwarz; Eingabetaste für Weiß. / Bereit.");
        script.take("standing 12.Sg1-f3 / Weiß am Zug");
        script.take("board white");
        script.take("choices zeit / züge / ende");
        let mut seen = Vec::new();
        loop {
            seen.push(script.shown());
            if script.take("right") == Some(Wish::End) {
                break;
            }
            assert!(seen.len() < 1_000, "it ends");
        }
        let all = seen.join("");
        let last = seen.last().expect("something is seen");
        assert!(columns < 4 || all.contains("ende"), "{columns}: {all}");
        assert!(columns > 4 || last.contains("| e"), "{columns}: {last}");
    }
}

#[test]
fn the_keys_of_every_family_are_read() {
    let map = KeyMap::read(include_str!("../../src/present/cells/keys.toml")).expect("a map");
    let named = |name: &str| Pressed::Named(name.to_owned());
    assert_eq!(map.act(&named("FWINRT"), "fs"), KeyAct::Touch(Touch::Right));
    assert_eq!(map.act(&named("LNEND"), "fs"), KeyAct::Nothing);
    assert_eq!(map.act(&named("LNEND"), "eu"), KeyAct::Touch(Touch::Board));
    assert_eq!(map.called(&named("FWINRT"), "vo"), Some("Thumb4"));
    assert_eq!(map.called(&named("FWINRT"), "??"), None);
    assert_eq!(map.act(&Pressed::Over(3), "??"), KeyAct::Touch(Touch::Over(3)));
    let meaning = |key: &str, meaning: &str| KeyMapFault::Meaning {
        key: key.to_owned(),
        meaning: meaning.to_owned(),
    };
    let unexpected = |word: &str| KeyMapFault::Unexpected(word.to_owned());
    let syntax = |written: &str| KeyMapFault::Syntax(written.to_owned());
    for (text, line, fault) in [
        ("[means]\nLNUP = \"fly\"", 2, meaning("LNUP", "fly")),
        ("# keys\n\n[means]\nLNUP = 3", 4, unexpected("LNUP")),
        ("means = 3", 1, unexpected("means")),
        ("[[family]]\ndriver = \"fs\"\nnames = \"a\"", 3, unexpected("names")),
        ("[[family]]\n[family.means]\nTIME = \"xx\"", 3, meaning("TIME", "xx")),
        ("family = [3]", 1, unexpected("family")),
        ("[means", 1, syntax("[means")),
        ("[means]\nTOP = \"up\"\nTOP = \"up\"", 3, syntax("TOP = \"up\"")),
    ] {
        assert_eq!(KeyMap::read(text).expect_err("no map"), KeyMapError { line, fault });
    }
}

#[test]
fn the_keys_that_a_player_has_chosen_come_first() {
    let named = |name: &str| Pressed::Named(name.to_owned());
    let own = "[means]\nLNEND = \"clock\"\nLNUP = \"board\"\n[[family]]\ndriver = \"fs\"\n\
               [family.means]\nLNUP = \"commands\"\n[family.keys]\nFWINRT = \"the right one\"\n";
    let map = KeyMap::of_the_house().clone().with(KeyMap::read(own).expect("a map"));
    // What the house says of one family alone gives way, too.
    for driver in ["eu", "vo", "??"] {
        assert!(matches!(map.act(&named("LNEND"), driver), KeyAct::Command(_)), "{driver}");
        assert_eq!(map.act(&named("LNUP"), driver), KeyAct::Touch(Touch::Board), "{driver}");
        assert_eq!(map.act(&named("LNDN"), driver), KeyAct::Touch(Touch::Down), "{driver}");
    }
    assert_eq!(map.act(&named("LNUP"), "fs"), KeyAct::Touch(Touch::Commands));
    assert_eq!(map.called(&named("FWINRT"), "fs"), Some("the right one"));
    assert_eq!(
        map.called(&named("LNUP"), "fs"),
        KeyMap::of_the_house().called(&named("LNUP"), "fs")
    );
}

#[test]
fn long_words_are_contracted_unless_they_are_being_read() {
    let table = Table { language: Language::German, dots: Dots::Eight };
    let mut reader = PageReader::new(Window::new(10, 1), table);
    let long = "words that are longer than ten cells";
    assert!(reader.is_long(long) && !reader.is_long("short"));
    let cells: Vec<Cell> = "⠺⠎⠀⠇⠗".chars().filter_map(Cell::of_unicode).collect();
    let shown =
        |reader: &PageReader| reader.cells().into_iter().take(cells.len()).collect::<Vec<_>>();
    reader.say([long.to_owned()], Heed::Now);
    assert_eq!(shown(&reader), table.spell("words")[..5]);
    reader.contract("other words", &cells);
    assert_eq!(shown(&reader), table.spell("words")[..5]);
    reader.contract(long, &cells);
    assert_eq!(shown(&reader), cells);
    reader.spell_out();
    assert_eq!(shown(&reader), table.spell("words")[..5]);
    // On the second row nothing changes under the fingers.
    reader.touch(Touch::Right);
    let second = reader.cells();
    reader.contract(long, &cells);
    assert_eq!(reader.cells(), second);
}
