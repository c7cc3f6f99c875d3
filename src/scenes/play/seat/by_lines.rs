//! The seat driven by lines from a file or a pipe, in the time that they tell. Never waits.

use std::io::{self, Write};

use crate::clock::Moment;
use crate::scenes::failure::Outcome;
use crate::scenes::play::{PlayOptions, TimePassing};
use crate::words::Texts;

use super::Seat;
use super::beginning::{AfterSeatAnswer, OpenedSeat, SeatBeginning};
use crate::present::conversation::Out;
use crate::scenes::in_lines::{self, TranscriptOrNot, answer_each, write};
use crate::scenes::settings_file;

/// Plays what standard input says.
pub(in crate::scenes::play) fn play(options: &PlayOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let shown = TranscriptOrNot::of(options.transcript);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    let language = settings.language;
    let number = options.number_in_lines(&Texts::new(language))?;
    let (mut beginning, first) =
        SeatBeginning::new(options, number.as_deref(), settings, TimePassing::Told)?;
    let mut seat: Option<Seat> = None;
    let mut now = Moment::ZERO;
    let answered = sit_down(first, &mut seat, &mut now);
    write(&answered, shown, &mut out)?;
    answer_each(shown, &Texts::new(language), &mut out, |line| {
        Ok(match &mut seat {
            None => sit_down(beginning.take(&line, options)?, &mut seat, &mut now),
            Some(seat) => in_lines::take(seat, &line, &mut now).unwrap_or_else(|unreadable| {
                vec![Out::Text(unreadable.sentence(&seat.tongue.texts))]
            }),
        })
    })?;
    Ok(())
}

/// What is said first, and the seat once there is a game.
fn sit_down(next: AfterSeatAnswer, seat: &mut Option<Seat>, now: &mut Moment) -> Vec<Out> {
    match next {
        AfterSeatAnswer::Asks(asked) => asked,
        AfterSeatAnswer::Plays(opened) => {
            let OpenedSeat { seat: opened, now: at, out, .. } = *opened;
            (*seat, *now) = (Some(opened), at);
            out
        }
    }
}
