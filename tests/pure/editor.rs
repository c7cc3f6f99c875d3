//! The line editor: keys to lines, bytes to keys, and lines to what is written in a row.

mod model;

use std::collections::BTreeSet;

use crate::common::dice::Dice;
use crate::common::names::{bytes_of, effect_named, escaped, key_named};
use hector::present::editor::{
    EditEffect, EditRefusal, Editor, EditorRow, Key, KeyEntry, LONGEST_LINE, MOST_REMEMBERED,
    Rewriting,
};
use model::{Model, Screen};

#[test]
fn keys_edit_the_line_and_say_what_they_did() {
    let mut editor = Editor::default();
    for (number, line) in cases(include_str!("../seeds/editor/keys.txt")) {
        if line.starts_with("== ") {
            editor = Editor::default();
            continue;
        }
        if let Some(commands) = line.strip_prefix("commands ") {
            let commands = commands.chars().filter(|sign| *sign != ' ').collect();
            editor.enter_by(KeyEntry::Keys(commands));
            continue;
        }
        let (keys, expected) = line.split_once(" => ").expect("keys and what follows");
        let mut effects = Vec::new();
        for key in keys.split(' ') {
            for effect in editor.take(key_named(key)) {
                match effect {
                    EditEffect::Redraw { line, cursor } => {
                        assert_eq!((line.as_str(), cursor), (editor.text(), editor.cursor()));
                    }
                    other => effects.push(effect_named(&other)),
                }
            }
        }
        let mut shown = editor.text().to_owned();
        shown.insert(editor.cursor(), '|');
        if shown.starts_with(' ') {
            shown.replace_range(..1, "_");
        }
        if !effects.is_empty() {
            shown = format!("{shown} :: {}", effects.join(", "));
        }
        assert_eq!(shown.trim_end(), expected, "keys.txt, line {number}: {line}");
    }
}

#[test]
fn what_is_pasted_is_part_of_one_line_or_has_no_room() {
    let mut editor = Editor::new(KeyEntry::Keys(BTreeSet::from(['c'])));
    assert_eq!(editor.paste("\n"), []);
    editor.paste("c4\r\nEva\tzwei\n");
    assert_eq!(editor.text(), "c4 Eva zwei");
    editor.take(Key::Home);
    let pasted = editor.paste("\u{9b}31m");
    assert_eq!(pasted.last(), Some(&EditEffect::Pasted(" 31m".to_owned())));
    let refused = editor.paste(&"x".repeat(LONGEST_LINE));
    assert_eq!(refused, [EditEffect::Refused(EditRefusal::LineFull)]);
    assert_eq!(editor.text(), " 31mc4 Eva zwei");
    let mut editor = Editor::new(KeyEntry::Secret);
    assert_eq!(editor.paste("1234").last(), Some(&EditEffect::Pasted(String::new())));
    assert_eq!(editor.take(Key::Enter).last(), Some(&EditEffect::Line("1234".to_owned())));
}

#[test]
fn little_is_written_into_a_row_and_never_an_escape() {
    let mut row = EditorRow::new(80, Rewriting::InPlace);
    for (number, line) in cases(include_str!("../seeds/editor/row.txt")) {
        if line.starts_with("== ") {
            row = EditorRow::new(80, Rewriting::InPlace);
            continue;
        }
        if line == "append" {
            row = EditorRow::new(80, Rewriting::Append);
            continue;
        }
        let (shown, expected) = line.split_once(" =>").expect("a line and what is written");
        let written = if let Some(text) = shown.strip_prefix("above ") {
            row.put_above(&String::from_utf8(bytes_of(text)).expect("text"))
        } else if let Some(columns) = shown.strip_prefix("columns ") {
            row.resize(columns.parse().expect("a number"))
        } else if shown == "end" {
            row.end()
        } else if shown == "leave" {
            row.leave() + &row.show_again()
        } else {
            let cursor = shown.find('|').expect("a cursor");
            row.show(&shown.replace('|', ""), cursor)
        };
        assert!(!written.contains('\x1b'));
        assert_eq!(
            escaped(&written),
            expected.strip_prefix(' ').unwrap_or(""),
            "row.txt, line {number}"
        );
    }
}

#[test]
fn a_full_line_takes_nothing_more_and_says_so() {
    let mut editor = Editor::default();
    for _ in 0..LONGEST_LINE / 2 {
        assert!(matches!(editor.take(Key::Character('ö')).as_slice(), [EditEffect::Redraw { .. }]));
    }
    assert_eq!(editor.take(Key::Character('x')), [EditEffect::Refused(EditRefusal::LineFull)]);
    editor.take(Key::Control('w'));
    for _ in 0..LONGEST_LINE {
        editor.take(Key::Character('x'));
    }
    assert_eq!(editor.take(Key::Control('y')), [EditEffect::Refused(EditRefusal::LineFull)]);
    assert_eq!(editor.text().len(), LONGEST_LINE);
}

#[test]
fn escape_is_a_key_at_once_where_only_a_blank_was_typed() {
    let mut editor = Editor::default();
    editor.take(Key::Character(' '));
    assert_eq!(editor.take(Key::Escape).last(), Some(&EditEffect::Key(Key::Escape)));
    assert_eq!(editor.text(), "");
    editor.take(Key::Character('e'));
    let erased = EditEffect::Erased("e".to_owned());
    assert_eq!(editor.take(Key::Escape).last(), Some(&erased));
}

#[test]
fn the_oldest_line_is_forgotten_when_there_are_too_many() {
    let mut editor = Editor::default();
    for number in 0..MOST_REMEMBERED + 5 {
        for digit in number.to_string().chars() {
            editor.take(Key::Character(digit));
        }
        editor.take(Key::Enter);
    }
    for _ in 0..MOST_REMEMBERED {
        assert!(matches!(editor.take(Key::Up).last(), Some(EditEffect::Recalled(_))));
    }
    assert_eq!(editor.take(Key::Up), [EditEffect::Refused(EditRefusal::NoneEarlier)]);
    assert_eq!(editor.text(), "5");
}

/// What random fingers type; letters without accents, so that a letter is a character.
const KEYS: [Key; 26] = [
    Key::Character('e'),
    Key::Character('4'),
    Key::Character('ß'),
    Key::Character('日'),
    Key::Character(' '),
    Key::Character(','),
    Key::Left,
    Key::Right,
    Key::WordLeft,
    Key::WordRight,
    Key::Home,
    Key::End,
    Key::Backspace,
    Key::Delete,
    Key::WordBackspace,
    Key::WordDelete,
    Key::Up,
    Key::Down,
    Key::Enter,
    Key::Escape,
    Key::Control('u'),
    Key::Control('k'),
    Key::Control('y'),
    Key::Control('d'),
    Key::Control('c'),
    Key::Tab,
];

#[test]
fn random_keys_do_what_they_do_to_a_list_of_letters() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let mut editor = Editor::default();
        let mut model = Model::default();
        for step in 0..400 {
            // Letters are typed more often than lines are ended.
            let key = if dice.one_in(2) { dice.pick(&KEYS[..6]) } else { dice.pick(&KEYS) };
            editor.take(key);
            model.take(key);
            let cursor = editor.text()[..editor.cursor()].chars().count();
            let expected = (model.line.iter().collect::<String>(), model.cursor);
            assert_eq!(
                (editor.text().to_owned(), cursor),
                expected,
                "seed {seed}, step {step}: {key:?}"
            );
        }
    }
}

#[test]
fn a_screen_that_only_follows_what_is_written_shows_the_line() {
    let accents = ['\u{301}', '\u{308}'].map(Key::Character);
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let columns = 8 + dice.below(40);
        let mut screen = Screen::new(columns);
        let mut row = EditorRow::new(columns, Rewriting::InPlace);
        let mut editor = Editor::default();
        for step in 0..300 {
            let key = match dice.below(20) {
                0..10 => dice.pick(&KEYS[..6]),
                10 if editor.cursor() > 0 => dice.pick(&accents),
                _ => dice.pick(&KEYS),
            };
            for effect in editor.take(key) {
                screen.follow(&match effect {
                    EditEffect::Redraw { line, cursor } => row.show(&line, cursor),
                    EditEffect::Line(_) | EditEffect::Interrupt => row.end(),
                    _ => String::new(),
                });
            }
            if dice.one_in(30) {
                screen.follow(&row.put_above("Weiß am Zug."));
                assert_eq!(screen.above(), "Weiß am Zug.", "seed {seed}, step {step}");
            }
            screen.shows(editor.text(), editor.cursor(), &format!("seed {seed}, step {step}"));
        }
    }
}

#[test]
fn what_a_row_that_appends_has_written_stays_as_it_was() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let columns = 8 + dice.below(40);
        let mut paper = String::new();
        let mut row = EditorRow::new(columns, Rewriting::Append);
        let mut editor = Editor::default();
        for step in 0..300 {
            let key = if dice.one_in(2) { dice.pick(&KEYS[..3]) } else { dice.pick(&KEYS) };
            let mut written = Vec::new();
            for effect in editor.take(key) {
                written.push(match effect {
                    EditEffect::Redraw { line, cursor } => row.show(&line, cursor),
                    EditEffect::Line(_) | EditEffect::Interrupt => row.end(),
                    _ => String::new(),
                });
            }
            if dice.one_in(20) {
                written.push(row.put_above("Weiß am Zug."));
            }
            for sign in written.concat().chars() {
                match sign {
                    '\n' => paper.clear(),
                    '\r' => paper.push('\r'),
                    sign => paper.push(sign),
                }
            }
            stays_as_it_was(&paper, &format!("seed {seed}, step {step}"));
        }
    }
}

/// A row of paper on which nothing but its end was ever changed: wherever the pen went back to, it
/// wrote what stood there, or took away the rest.
fn stays_as_it_was(written: &str, when: &str) {
    let (mut row, mut pen) = (Vec::<char>::new(), 0);
    for sign in written.chars() {
        match sign {
            '\x08' => pen -= 1,
            '\r' => pen = 0,
            sign => {
                let rest = row.get(pen..).unwrap_or_default();
                if rest.iter().all(|stands| *stands == ' ') {
                    row.truncate(pen);
                    row.push(sign);
                } else if sign == ' ' {
                    row[pen] = ' ';
                } else {
                    assert_eq!(row[pen], sign, "{when}: written over in {written:?}");
                }
                pen += 1;
            }
        }
    }
}

/// The lines of a file of cases, with their numbers.
fn cases(file: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(file.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}
