//! The seat by lines from a file or a pipe, in the time that the lines give.

use std::io::{self, Write};
use std::path::Path;

use crate::clock::Moment;
use crate::scenes::failure::Failure;
use crate::scenes::play::{SeatOptions, TimePassing};
use crate::seat::player::{GameModes, Seat, SeatLeft};
use crate::seat::terms::OpponentsSeat;
use crate::words::Texts;

use super::opened::{OpenedOrAsked, OpenedSeat, SeatOpening};
use crate::present::conversation::{Out, Settings, TranscriptOrNot};
use crate::scenes::in_lines::{self, LinesEnded, answer_each, write};
use crate::scenes::settings_file;

/// Listens by lines to the games of a file. A program that only records has no such function.
pub(in crate::scenes::play) type ListensByLines =
    fn(&Path, Option<u64>, Settings, TranscriptOrNot) -> Result<LinesEnded, Failure>;

/// Plays the lines of standard input. Returns what the seat was left for.
pub(in crate::scenes::play) fn play(
    options: &SeatOptions,
    modes: GameModes,
    listens: Option<ListensByLines>,
) -> Result<Option<SeatLeft>, Failure> {
    let (settings, spoiled) =
        settings_file::chosen_with_words(options.language, options.announcements);
    if let Some(sentence) = spoiled {
        writeln!(io::stdout().lock(), "{sentence}")?;
    }
    play_with(options, modes, settings, listens)
}

pub(in crate::scenes::play) fn play_with(
    options: &SeatOptions,
    modes: GameModes,
    settings: Settings,
    listens: Option<ListensByLines>,
) -> Result<Option<SeatLeft>, Failure> {
    let shown = TranscriptOrNot::of(options.transcript);
    let mut out = io::stdout().lock();
    let language = settings.language;
    let number = options.number_in_lines(&Texts::new(language))?;
    let (opponent, passing) = (OpponentsSeat::Here, TimePassing::Told);
    let (mut opening, first) =
        SeatOpening::new(options, opponent, modes, passing, number.as_deref(), settings)?;
    let mut seat: Option<Seat> = None;
    let mut now = Moment::ZERO;
    let answered = sit_down(first, &mut seat, &mut now);
    write(&answered, shown, &mut out)?;
    loop {
        let ended = answer_each(shown, &Texts::new(language), &mut out, |line| {
            Ok(match &mut seat {
                None => sit_down(opening.take(&line)?, &mut seat, &mut now),
                Some(seat) => in_lines::take(seat, &line, &mut now),
            })
        })?;
        if ended == LinesEnded::ForMenu {
            let settings =
                seat.map_or_else(|| opening.settings().clone(), |seat| seat.tongue.settings);
            return Ok(Some(SeatLeft::ForMenu(Box::new(settings))));
        }
        let Some(sitting) = &mut seat else { return Ok(None) };
        let (file, settings) = match sitting.left_for() {
            Some(SeatLeft::ToListen(file, settings)) => (file, settings),
            left => return Ok(left),
        };
        let Some(listens) = listens else { return Ok(None) };
        match listens(&file, None, (*settings).clone(), shown)? {
            LinesEnded::ForMenu => return Ok(Some(SeatLeft::ForMenu(settings))),
            LinesEnded::Left => write(&sitting.comes_back(), shown, &mut out)?,
            LinesEnded::NoMore => return Ok(None),
        }
    }
}

/// The first answer, and the seat once there is a game.
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
