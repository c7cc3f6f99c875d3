//! The line editor by itself: shows what follows from each key. A line that asks for it is
//! answered: `later TEXT` prints TEXT when the next letter has been typed, `keys` makes
//! single letters commands, `panic` ends the program in disorder, `end` in order.

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};

use hector::devices::terminal::{Signal, Stamped, Terminal};
use hector::devices::timepiece::Timepiece;
use hector::present::editor::{EditEffect, KeyEntry, Rewriting};
use hector::scenes::typing::Typing;

fn main() -> ExitCode {
    let (send, signals) = sync_channel::<Stamped>(16);
    match Terminal::open(Timepiece::started(), send) {
        Ok(terminal) => play(Typing::new(terminal, KeyEntry::Line, Rewriting::InPlace), &signals),
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn play(mut typing: Typing, signals: &Receiver<Stamped>) {
    typing.print_line("Type a line.");
    let mut later = None;
    for Stamped { signal, .. } in signals {
        if signal == Signal::Gone {
            return;
        }
        typing.take(&signal);
        while typing.look_at_next_key().is_some() {
            while let Some(effect) = typing.next_effect() {
                match effect {
                    EditEffect::Line(line) if line == "end" => return,
                    EditEffect::EndOfInput => return,
                    EditEffect::Line(line) => later = answer(&mut typing, &line).or(later),
                    other => typing.print_line(&format!("{other:?}")),
                }
            }
        }
        if !typing.text().is_empty()
            && let Some(text) = later.take()
        {
            typing.print_line(&text);
        }
    }
}

/// Does what a line asks for; gives back what is to be printed later.
#[allow(clippy::panic, reason = "to see what becomes of the terminal")]
fn answer(typing: &mut Typing, line: &str) -> Option<String> {
    match line.split_once(' ').unwrap_or((line, "")) {
        ("panic", _) => panic!("as asked"),
        ("keys", _) => typing.enter_by(KeyEntry::Keys(BTreeSet::from(['c', 'l']))),
        ("later", text) => return Some(text.to_owned()),
        _ => typing.print_line(&format!("Line: {line}")),
    }
    None
}
