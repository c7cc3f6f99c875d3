//! Holds docs/KEYS.md to the keys and words of practice: what stands between its two marks
//! is written from the code. `UPDATE=1` writes it anew.

use std::fmt::Write as _;
use std::fs;

use shakmaty::Board;

use super::keys;
use crate::chess::looking::Rays;
use crate::chess::{Color, Square};
use crate::present::editor::Key;
use crate::scenes::board_answers::walk::{Stride, Walker};
use crate::scenes::place::key_called;
use crate::words::{
    Command, Language, SeatWords, Texts, command_words, practice_commands, takes_more,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/KEYS.md");
const BEGIN: &str = "<!-- From here on written by the test keys_and_words_of_practice. -->\n";
const END: &str = "<!-- Up to here. -->\n";

/// The keys of a walk as they are told, one of them, and what it wants from e4.
const STRIDES: [(&str, Key, Stride); 14] = [
    ("Arrows: a square further, as you sit", Key::Up, Stride::To(Square::E5)),
    (
        "K, Q, R, B, N, P: the next king, queen, rook, bishop, knight, pawn; with Shift the one before",
        Key::Character('q'),
        Stride::To(Square::D8),
    ),
    ("1 to 8: that rank", Key::Character('7'), Stride::To(Square::E7)),
    ("Shift and 1 to 8: that file", Key::Character('!'), Stride::To(Square::A4)),
    ("O: what stands here", Key::Character('o'), Stride::Here),
    ("M: where it can go", Key::Character('m'), Stride::Moves),
    ("Shift and M: what it can take", Key::Character('M'), Stride::Captures),
    ("X: the diagonals from here", Key::Character('x'), Stride::Rays(Rays::Diagonals)),
    (
        "Shift and X, or Alt and X: rank and file from here",
        Key::Alt('x'),
        Stride::Rays(Rays::Lines),
    ),
    ("A: who attacks here", Key::Character('a'), Stride::Attackers),
    ("D: who defends here", Key::Character('d'), Stride::Defenders),
    ("L: the last move. C: what it took", Key::Character('l'), Stride::LastMove),
    ("T: both times", Key::Character('t'), Stride::Times),
    ("I or Tab: moves are typed again", Key::Character('i'), Stride::End),
];

fn written() -> String {
    let words = SeatWords::of(Language::English);
    let texts = Texts::new(Language::English);
    let mut text = String::from("## In a practice game\n\n");
    for (key, command) in keys::KEYS.0.iter().copied() {
        let _ = writeln!(text, "- {}: {}.", key_called(key, words), keys::does(command, &texts));
    }
    text += "\nOn a walk over the board every letter is a key, as in lichess:\n\n";
    for (told, _, _) in STRIDES {
        let _ = writeln!(text, "- {told}.");
    }
    text += "\nWords, ended with Enter or spoken. Those with three dots take a square, a piece, a \
             line or a number after them.\n\n| English | Deutsch | Français | does |\n|---|---|---|---|\n";
    for command in practice_commands() {
        let [english, german, french] =
            [Language::English, Language::German, Language::French].map(|of| said(command, of));
        let does = keys::does(command, &texts);
        let _ = writeln!(text, "| {english} | {german} | {french} | {does} |");
    }
    text.push('\n');
    text
}

fn said(command: Command, language: Language) -> String {
    let more = if takes_more(command) { " …" } else { "" };
    format!("{}{more}", command_words(command, language).join(", "))
}

#[test]
fn keys_and_words_of_practice() {
    let known = fs::read_to_string(FILE).expect("docs/KEYS.md");
    let (before, rest) = known.split_once(BEGIN).expect("the first mark");
    let (section, after) = rest.split_once(END).expect("the second mark");
    let written = written();
    if std::env::var_os("UPDATE").is_some() {
        let text = format!("{before}{BEGIN}{written}{END}{after}");
        fs::write(FILE, text).expect("docs/KEYS.md");
    } else {
        assert!(section == written, "docs/KEYS.md is stale: UPDATE=1 writes it anew");
    }
}

#[test]
fn the_keys_of_a_walk_do_what_is_told_of_them() {
    let mut walker = Walker::new(Color::White, Language::English);
    for (told, key, wanted) in STRIDES {
        walker.at = Square::E4;
        assert_eq!(walker.stride(key, Color::White, &Board::default()), Some(wanted), "{told}");
    }
}
