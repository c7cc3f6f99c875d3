//! A game in real time: each line gets its time when it arrives, and events of the clock are told when they happen.

use std::io::{self, IsTerminal as _, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::moment;
use crate::scenes::spoken::{InputLine as Read, next_line, unreadable_line};
use crate::words::Texts;
use crate::words::scripts::unreadable::UnreadableLine;

use super::options::SeatOptions;
use super::whole_table::PlayScene;

/// How many lines can wait. Nobody types as fast.
const MOST_WAITING: usize = 16;

/// How long after a flag falls it is told. A press that came before it may still be on its way, and goes first.
const GRACE: Duration = Duration::from_millis(20);

/// After this time without a line, the record notes that the program is alive.
const ALIVE: Duration = Duration::from_secs(5);

type StampedLine = (Moment, io::Result<Read>);

/// Whether a person types, so that the game is in real time.
pub(super) fn somebody_types() -> bool {
    io::stdin().is_terminal()
}

/// Plays each line when it is typed.
pub(super) fn play(scene: &mut PlayScene, options: &SeatOptions, out: &mut impl Write) -> Outcome {
    let timepiece = scene.timepiece;
    let lines = typed_lines(timepiece);
    let mut outcome = Ok(());
    for number in 1_u64.. {
        let Some((at, line)) = next(scene, &lines, timepiece, out)? else { break };
        scene.now = at;
        let text = match line.map_err(Failure::Reading)? {
            Read::End => break,
            Read::Text(text) => {
                if options.transcript && !text.starts_with("to ") {
                    writeln!(out, "{}", text.trim_end())?;
                }
                Ok(text)
            }
            Read::TooLong | Read::NotText => Err(unreadable_line()),
        };
        let taken = match text {
            Ok(text) if text.trim_start().starts_with("wait ") => {
                Err(UnreadableLine::told(text.trim(), Texts::no_waiting))
            }
            Ok(text) => scene.take(&text, out)?,
            Err(unreadable) => Err(unreadable),
        };
        if let Err(unreadable) = taken {
            scene.complain(number, &unreadable);
            outcome = Err(Failure::Told);
        }
        out.flush()?;
    }
    outcome
}

/// The next line. Events of the clock are told while nobody types.
fn next(
    scene: &mut PlayScene,
    lines: &Receiver<StampedLine>,
    timepiece: Timepiece,
    out: &mut impl Write,
) -> Result<Option<StampedLine>, Failure> {
    loop {
        let wake_at = scene.wake_at();
        let until = wake_at.map_or(ALIVE, |at| Duration::from(at.since(moment(timepiece))) + GRACE);
        match lines.recv_timeout(until.min(ALIVE)) {
            Ok(line) => return Ok(Some(line)),
            Err(RecvTimeoutError::Disconnected) => return Ok(None),
            Err(RecvTimeoutError::Timeout) => {
                let now = moment(timepiece);
                scene.now = scene.now.max(wake_at.map_or(now, |at| now.min(at)));
                // A search in the background may have found something.
                scene.wake(out)?;
                out.flush()?;
            }
        }
    }
}

/// Reads lines on a thread and stamps them when they arrive.
fn typed_lines(timepiece: Timepiece) -> Receiver<StampedLine> {
    let (send, lines) = sync_channel(MOST_WAITING);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let line = next_line(&mut input);
            let is_last = matches!(line, Ok(Read::End) | Err(_));
            if send.send((moment(timepiece), line)).is_err() || is_last {
                return;
            }
        }
    });
    lines
}
