//! The seat driven by lines from a file or a pipe, in the time that they tell. Never waits.

use std::io::{self, Write};

use crate::clock::Moment;
use crate::scenes::failure::Failure;
use crate::scenes::play::{SeatOptions, TimePassing};
use crate::seat::player::{GameModes, Seat, SeatLeft};
use crate::seat::terms::OpponentsSeat;
use crate::words::Texts;

use super::opened::{OpenedOrAsked, OpenedSeat, SeatOpening};
use crate::present::conversation::{Out, TranscriptOrNot};
use crate::scenes::in_lines::{self, answer_each, write};
use crate::scenes::settings_file;

/// Plays what standard input says, and says for what the seat was left.
pub(in crate::scenes::play) fn play(
    options: &SeatOptions,
    modes: GameModes,
) -> Result<Option<SeatLeft>, Failure> {
    let (settings, spoiled) =
        settings_file::chosen_with_words(options.language, options.announcements);
    let shown = TranscriptOrNot::of(options.transcript);
    let mut out = io::stdout().lock();
    if let Some(sentence) = spoiled {
        writeln!(out, "{sentence}")?;
    }
    let language = settings.language;
    let number = options.number_in_lines(&Texts::new(language))?;
    let (opponent, passing) = (OpponentsSeat::Here, TimePassing::Told);
    let (mut opening, first) =
        SeatOpening::new(options, opponent, modes, passing, number.as_deref(), settings)?;
    let mut seat: Option<Seat> = None;
    let mut now = Moment::ZERO;
    let answered = sit_down(first, &mut seat, &mut now);
    write(&answered, shown, &mut out)?;
    answer_each(shown, &Texts::new(language), &mut out, |line| {
        Ok(match &mut seat {
            None => sit_down(opening.take(&line)?, &mut seat, &mut now),
            Some(seat) => in_lines::take(seat, &line, &mut now),
        })
    })?;
    Ok(seat.and_then(|seat| seat.left_for()))
}

/// What is said first, and the seat once there is a game.
fn sit_down(next: OpenedOrAsked, seat: &mut Option<Seat>, now: &mut Moment) -> Vec<Out> {
    match next {
        OpenedOrAsked::Asks(asked) => asked,
        OpenedOrAsked::Plays(opened) => {
            let OpenedSeat { seat: opened, now: at, out, .. } = *opened;
            (*seat, *now) = (Some(opened), at);
            out
        }
    }
}
