//! Braille: the cells of moves against pairs of print and dots, every code and table
//! there and back, and the tables against liblouis where it is installed.

use crate::common::games;
use crate::common::liblouis;
use std::collections::HashMap;

use crate::common::dice::Dice;
use hector::chess::notation::{
    Form, Letters, SignSet, Strictness, WritingManner, read, resolve, write,
};
use hector::chess::{Move, Position, Variant};
use hector::words::Language;
use hector::words::braille::{BrailleCode, Cell, Dots, Notation, Ranks, Table, unicode};

const MOVES: &str = include_str!("../seeds/braille/moves.txt");

/// Every notation that can be chosen.
fn notations() -> Vec<Notation> {
    let chess = Language::ALL.into_iter().flat_map(|language| {
        Ranks::ALL.into_iter().map(move |ranks| Notation::Chess { language, ranks })
    });
    let print = Table::ALL.into_iter().flat_map(|table| {
        [Letters::German, Letters::French, Letters::English]
            .into_iter()
            .map(move |letters| Notation::Print { table, letters })
    });
    chess.chain(print).collect()
}

fn cells(text: &str) -> Vec<Cell> {
    text.chars().map(|sign| Cell::of_unicode(sign).expect("a cell")).collect()
}

fn read_back(notation: Notation, position: &Position, written: &[Cell]) -> Move {
    let claimed = notation
        .read(written)
        .unwrap_or_else(|error| panic!("{notation:?} {}: {error}", unicode(written)));
    let found = resolve(position, &claimed, Strictness::Strict);
    found.unwrap_or_else(|error| panic!("{notation:?} {}: {error}", unicode(written))).0
}

#[test]
fn every_pair_of_print_and_dots_holds_in_both_directions() {
    let mut seen = 0;
    for line in MOVES.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [code, fen, print, dots] = fields.as_slice() else { panic!("{line}") };
        let code = BrailleCode::ALL.into_iter().find(|known| known.code() == *code).expect(line);
        let notation = code.notation();
        let letters = match notation.table().language {
            Language::German => Letters::German,
            Language::French => Letters::French,
            Language::English => Letters::English,
        };
        let position = match *fen {
            "-" => Position::initial(),
            fen => Position::from_fen(fen).unwrap_or_else(|error| panic!("{line}: {error}")),
        };
        let claimed = read(print, letters, Strictness::Strict).expect(line);
        let (legal, _) = resolve(&position, &claimed, Strictness::Strict).expect(line);
        assert_eq!(unicode(&notation.write(&position, legal)), *dots, "{line}");
        assert_eq!(read_back(notation, &position, &cells(dots)), legal, "{line}");
        seen += 1;
    }
    assert!(seen > 30);
}

#[test]
fn every_move_of_random_games_is_read_back_in_every_notation() {
    for number in 0..30 {
        for variant in [Variant::Standard, Variant::Chess960] {
            let game = games::random_game(variant, number);
            for (position, legal) in game.positions().iter().zip(game.moves()) {
                for notation in notations() {
                    let written = notation.write(position, *legal);
                    assert_eq!(read_back(notation, position, &written), *legal);
                }
            }
        }
    }
}

#[test]
fn no_two_moves_of_a_position_are_written_alike() {
    for number in 100..130 {
        let game = games::random_game(Variant::Standard, number);
        for position in game.positions().iter().step_by(3) {
            for notation in notations() {
                let mut seen = HashMap::new();
                for legal in position.legal_moves() {
                    let other = seen.insert(notation.write(position, legal), legal);
                    assert_eq!(other, None, "{notation:?} {legal}");
                }
            }
        }
    }
}

#[test]
fn a_cell_is_the_same_in_dots_in_unicode_and_in_braille_ascii() {
    for bits in 0..=255 {
        let cell = Cell::of_bits(bits);
        assert_eq!(cell.to_string().parse(), Ok(cell));
        assert_eq!(Cell::of_unicode(cell.unicode()), Some(cell));
        match cell.brf() {
            Some(sign) => assert_eq!(Cell::of_brf(sign), Some(cell)),
            None => assert_eq!(cell.needs(), Dots::Eight),
        }
    }
    for (dots, sign) in [("1", 'A'), ("13456", 'Y'), ("3456", '#'), ("6", ','), ("0", ' ')] {
        assert_eq!(dots.parse::<Cell>().expect(dots).brf(), Some(sign));
    }
    assert_eq!(Cell::of_brf('~'), "45".parse().ok());
    assert_eq!(Cell::of_brf('a'), Cell::of_brf('A'));
    for unusable in ["", "9", "11", "a", "01", "1 2"] {
        assert!(unusable.parse::<Cell>().is_err(), "{unusable}");
    }
    for strange in ['\u{27ff}', '\u{2900}', 'a', '\u{10ffff}'] {
        assert_eq!(Cell::of_unicode(strange), None);
    }
    for strange in ['\u{7f}', '\n', 'é', '\u{2801}'] {
        assert_eq!(Cell::of_brf(strange), None);
    }
}

#[test]
fn every_text_is_read_back_from_every_table() {
    let odd = [
        "",
        " ",
        "1.5",
        "1a",
        "3ê",
        "12,5-7",
        "1. e4",
        "{(])}b",
        "ABC abc 1A",
        "½–«»…",
        "日本 ♞\u{10ffff}",
        "a\u{301}",
        "1⠁2",
        "...",
        "1.a",
        "1:ê",
    ];
    for table in Table::ALL {
        for text in odd {
            assert_eq!(table.read(&table.spell(text)).as_deref(), Ok(text), "{table:?}");
        }
        let mut dice = Dice::new(7);
        let signs: Vec<char> = (' '..='\u{17f}').chain("„“”‘’–—…♞日".chars()).collect();
        for _ in 0..5_000 {
            let length = dice.below(12);
            let text: String = (0..length).map(|_| dice.pick(&signs)).collect();
            assert_eq!(table.read(&table.spell(&text)).as_deref(), Ok(&*text), "{table:?}");
        }
    }
}

#[test]
fn whatever_a_table_reads_it_spells_the_same_or_shorter() {
    let mut dice = Dice::new(8);
    for table in Table::ALL {
        let mut read = 0;
        for _ in 0..20_000 {
            let length = dice.below(8);
            let cells: Vec<Cell> =
                (0..length).map(|_| Cell::of_bits(dice.next().to_le_bytes()[0] & 63)).collect();
            if let Ok(text) = table.read(&cells) {
                assert!(table.spell(&text).len() <= cells.len(), "{text:?} {}", unicode(&cells));
                read += 1;
            }
        }
        assert!(read > 100, "{table:?} {read}");
    }
}

#[test]
fn six_dots_are_enough_where_a_code_promises_them() {
    for table in Table::ALL.into_iter().filter(|table| table.dots == Dots::Six) {
        let text: String = (' '..='\u{2ff}').collect();
        assert!(table.spell(&text).iter().all(|cell| cell.needs() == Dots::Six), "{table:?}");
    }
    let game = games::random_game(Variant::Standard, 3);
    for (position, legal) in game.positions().iter().zip(game.moves()) {
        for language in Language::ALL {
            let written = Notation::chess(language).write(position, *legal);
            assert!(written.iter().all(|cell| cell.needs() == Dots::Six));
        }
    }
}

/// The liblouis table whose cells a table has.
fn liblouis_name(table: Table) -> &'static str {
    match table.code() {
        "de-comp6" => "de-comp6.utb",
        "de-comp8" => "de-de-comp8.ctb",
        "fr-comp6" => "fr-bfu-comp6.utb",
        "fr-comp8" => "fr-bfu-comp8.utb",
        "en-ueb-g1" => "en-ueb-g1.ctb",
        _ => "en-us-comp8-ext.utb",
    }
}

#[test]
fn liblouis_reads_what_the_tables_spell() {
    if !liblouis::is_here() {
        return;
    }
    let texts: Vec<String> = texts_beside_moves();
    for table in Table::ALL {
        let spelled: Vec<String> = texts.iter().map(|text| unicode(&table.spell(text))).collect();
        let read = liblouis::backward(liblouis_name(table), &spelled);
        for ((text, spelled), read) in texts.iter().zip(&spelled).zip(&read) {
            assert_eq!(read, text, "{table:?} {spelled}");
        }
    }
}

/// Signs that a table spells otherwise than liblouis does between two letters x: brackets
/// that liblouis spells like two other signs, quotation marks that it spells by what
/// stands around them, a backslash that its program takes for more, and in English the
/// signs before which it puts grade 1 indicators there.
fn own(table: Table) -> &'static str {
    match table.code() {
        "fr-comp6" => "\\]`}",
        "en-ueb-g1" => "!,:;?\\“”’—",
        _ => "\\",
    }
}

#[test]
fn the_tables_spell_as_liblouis_does() {
    if !liblouis::is_here() {
        return;
    }
    for table in Table::ALL {
        // A sign that a table lacks is spelled around, with at least two letters.
        let known: Vec<char> = ('!'..='\u{17f}')
            .chain("„“”‘’–—…€".chars())
            .filter(|sign| table.spell(&sign.to_string()).len() < 4)
            .filter(|sign| !sign.is_control() && !sign.is_whitespace())
            .collect();
        assert!(known.len() > 110, "{table:?} {}", known.len());
        let texts: Vec<String> = known.iter().map(|sign| format!("x{sign}x")).collect();
        let spelled = liblouis::forward(liblouis_name(table), &texts);
        let differing: String = known
            .iter()
            .zip(texts.iter().zip(&spelled))
            .filter(|(_, (text, spelled))| unicode(&table.spell(text)) != **spelled)
            .map(|(sign, _)| sign)
            .collect();
        assert_eq!(differing, own(table), "{table:?}");
    }
}

/// Names, dates, times and moves, as they stand in game files.
fn texts_beside_moves() -> Vec<String> {
    let mut texts: Vec<String> = [
        "Kasparov, Garry",
        "Tal Memorial",
        "2024.11.03",
        "Wijk aan Zee",
        "London ENG",
        "Round 7",
        "a strong move",
        "White wins by force",
        "better was Nf3",
        "e4 e5 Nf3 Nc6 Bb5 a6",
    ]
    .map(str::to_owned)
    .to_vec();
    let game = games::random_game(Variant::Standard, 11);
    for (position, legal) in game.positions().iter().zip(game.moves()) {
        let manner = WritingManner {
            letters: Letters::English,
            form: Form::Short,
            signs: SignSet::GameFile,
        };
        texts.push(write(position, *legal, manner));
    }
    texts
}
