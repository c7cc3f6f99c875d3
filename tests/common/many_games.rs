//! Writes a file of random legal games, always the same for the same number, with everything that game files from the
//! internet contain: tags, clocks, evaluations, comments, symbols, variations.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::sync_channel;

use super::dice::Dice;
use hector::chess::notation::{WritingManner, write};
use hector::chess::{Move, Position};
use shakmaty::Position as _;

/// Openings that many games share.
const BEGINNINGS: [&str; 8] = [
    "e2e4 e7e5 g1f3 b8c6",
    "e2e4 c7c5 g1f3 d7d6",
    "e2e4 c7c5 b1c3",
    "e2e4 e7e6 d2d4 d7d5",
    "d2d4 d7d5 c2c4 e7e6",
    "d2d4 g8f6 c2c4 g7g6",
    "c2c4",
    "g1f3 d7d5",
];
/// Games that are written at once.
const BATCH: u64 = 500;
const THREADS: u64 = 2;

/// Writes this many games.
pub(crate) fn write_games(file: &Path, count: u64) {
    let mut out = File::create(file).expect("a file");
    std::thread::scope(|scope| {
        let channels: Vec<_> = (0..THREADS)
            .map(|thread| {
                let (sender, texts) = sync_channel(2);
                scope.spawn(move || {
                    let firsts = (0..).map(|batch| (batch * THREADS + thread) * BATCH);
                    for first in firsts.take_while(|first| *first < count) {
                        let numbers = first..(first + BATCH).min(count);
                        let text: String = numbers.map(game).collect();
                        sender.send(text).expect("somebody writes");
                    }
                });
                texts
            })
            .collect();
        let batches = count.div_ceil(BATCH);
        for (_, texts) in (0..batches).zip(channels.iter().cycle()) {
            out.write_all(texts.recv().expect("games").as_bytes()).expect("room for the games");
        }
    });
}

/// The game with this number.
pub(crate) fn game(number: u64) -> String {
    let mut dice = Dice::new(number.wrapping_mul(0x2545_f491) ^ 0x5eed);
    let mut text = String::new();
    let player = |dice: &mut Dice| format!("Player {}, {}", dice.below(5_000), dice.below(20));
    let result = dice.pick(&["1-0", "0-1", "1/2-1/2", "*"]);
    for (name, value) in [
        ("Event", format!("Rated game {}", dice.below(400))),
        ("Site", format!("https://example.org/{number:08x}")),
        (
            "Date",
            format!(
                "{}.{:02}.{:02}",
                1990 + dice.below(36),
                1 + dice.below(12),
                1 + dice.below(28)
            ),
        ),
        ("Round", "-".to_owned()),
        ("White", player(&mut dice)),
        ("Black", player(&mut dice)),
        ("Result", result.to_owned()),
        ("WhiteElo", format!("{}", 1_000 + dice.below(1_500))),
        ("BlackElo", format!("{}", 1_000 + dice.below(1_500))),
    ] {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    moves(&mut dice, &mut text);
    let _ = write!(text, "{result}\n\n");
    text
}

fn moves(dice: &mut Dice, text: &mut String) {
    let mut position = Position::initial();
    let mut beginning = dice.pick(&BEGINNINGS).split(' ');
    let plies = 30 + dice.below(60);
    let (has_clocks, has_words) = (dice.one_in(6), dice.one_in(8));
    let mut line = text.len();
    for ply in 0..plies {
        let named = beginning.next();
        let legal = position.legal_moves();
        let legal = match named {
            Some(uci) => legal.into_iter().find(|legal| position.uci(*legal) == uci),
            None if legal.is_empty() => None,
            None => Some(dice.pick(&legal)),
        };
        let Some(legal) = legal else { break };
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        }
        push(text, &position, legal);
        let after = position.after(legal);
        let before = std::mem::replace(&mut position, after);
        if has_clocks {
            let left = 600 - ply * 3;
            let _ = write!(
                text,
                "{{ [%clk 0:{:02}:{:02}] [%eval 0.{}] }} ",
                left / 60,
                left % 60,
                ply % 90
            );
        }
        if has_words && dice.one_in(12) {
            beside(dice, text, &before);
        }
        if text.len() - line > 70 {
            text.push('\n');
            line = text.len();
        }
    }
}

/// Adds a symbol, a comment or a variation.
fn beside(dice: &mut Dice, text: &mut String, before: &Position) {
    let _ = write!(text, "${} ", 1 + dice.below(20));
    if dice.one_in(2) {
        text.push_str("{somebody had something to say of it} ");
        return;
    }
    let other = dice.pick(&before.legal_moves());
    let number = before.board().fullmoves();
    let dots = before.turn().fold_wb(".", "...");
    let _ = write!(text, "({number}{dots} ");
    push(text, before, other);
    text.pop();
    text.push_str(") ");
}

fn push(text: &mut String, position: &Position, legal: Move) {
    text.push_str(&write(position, legal, WritingManner::GAME_FILE));
    text.push(' ');
}
