//! The line editor by itself: shows what follows from each key. A line that asks for it is
//! answered: `later TEXT` prints TEXT when the next letter has been typed, `keys` makes
//! single letters commands, `panic` ends the program in disorder, `end` in order.

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::mpsc::sync_channel;

use hector::devices::terminal::{Signal, Stamped, Terminal};
use hector::devices::timepiece::Timepiece;
use hector::present::editor::{Effect, Entry};
use hector::scenes::typing::Typing;

fn main() -> ExitCode {
    match play() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[allow(clippy::panic, reason = "to see what becomes of the terminal")]
fn play() -> Result<(), Box<dyn std::error::Error>> {
    let (send, signals) = sync_channel::<Stamped>(16);
    let mut typing = Typing::new(Terminal::open(Timepiece::started(), send)?, Entry::Line);
    typing.print_line("Type a line.")?;
    let mut later: Option<String> = None;
    for Stamped { signal, .. } in signals {
        if signal == Signal::Gone {
            break;
        }
        typing.take(&signal)?;
        while let Some(effect) = typing.next_effect()? {
            match effect {
                Effect::Line(line) => match line.split_once(' ').unwrap_or((&line, "")) {
                    ("end", _) => return Ok(()),
                    ("panic", _) => panic!("as asked"),
                    ("keys", _) => typing.enter_by(Entry::Keys(BTreeSet::from(['c', 'l']))),
                    ("later", text) => later = Some(text.to_owned()),
                    _ => typing.print_line(&format!("Line: {line}"))?,
                },
                Effect::EndOfInput => return Ok(()),
                other => typing.print_line(&format!("{other:?}"))?,
            }
        }
        if let Signal::Typed(_) = signal
            && let Some(text) = later.take_if(|_| !typing.text().is_empty())
        {
            typing.print_line(&text)?;
        }
    }
    Ok(())
}
