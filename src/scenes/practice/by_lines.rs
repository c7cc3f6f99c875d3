//! A practice game driven by lines from a file or a pipe, in the time that they tell. The
//! opponent is waited for after every line.

use std::io;
use std::sync::Arc;

use crate::clock::Moment;
use crate::home::practice::game::Practising;
use crate::home::practice::game::after::AfterGame;
use crate::present::conversation::{Out, said_by_line};
use crate::scenes::failure::Outcome;
use crate::scenes::in_lines::{self, LinesEnded, answer_each, write};
use crate::scenes::review;
use crate::words::Texts;

use super::PracticeOptions;
use super::agreed::{OpenedPractice, PracticeOpening, rematch};
use super::rival::RivalWaker;

pub(super) fn practise(options: &PracticeOptions) -> Outcome {
    let settings = options.sitting.settings_for_lines()?;
    let language = settings.language;
    let shown = options.sitting.shown();
    let mut out = io::stdout().lock();
    // Whoever waits need not be called.
    let call: RivalWaker = Arc::new(|| {});
    let (mut opening, first) = PracticeOpening::new(options, settings, &call)?;
    let mut game: Option<Practising> = None;
    let mut now = Moment::ZERO;
    write(&sit_down(first, &mut game), shown, &mut out)?;
    loop {
        let ended = answer_each(shown, &Texts::new(language), &mut out, |line| {
            Ok(match &mut game {
                None => {
                    let typed = said_by_line(&line).map_or(line, |saying| saying.text);
                    sit_down(opening.take(&typed), &mut game)
                }
                Some(game) => take(game, &line, &mut now),
            })
        })?;
        let Some(over) = &mut game else { return Ok(()) };
        if ended == LinesEnded::NoMore {
            over.is_lost(now);
            return Ok(());
        }
        let next = match over.next.take() {
            None => return Ok(()),
            Some(AfterGame::NewGame) => {
                let (options, settings) = (options.another(), over.tongue.settings.clone());
                game = None;
                let (asking, first) = PracticeOpening::new(&options, settings, &call)?;
                opening = asking;
                sit_down(first, &mut game)
            }
            Some(AfterGame::Rematch) => {
                now = Moment::ZERO;
                let (another, out) = rematch(over, options, &call);
                sit_down(OpenedPractice::Plays(Box::new(another), out), &mut game)
            }
            Some(AfterGame::Review) => {
                if let Some(file) = over.file.as_ref().map(|file| file.path().to_owned()) {
                    let settings = over.tongue.settings.clone();
                    review::listen_by_lines(&file, None, settings, shown)?;
                }
                over.comes_back()
            }
        };
        write(&next, shown, &mut out)?;
    }
}

fn sit_down(next: OpenedPractice, game: &mut Option<Practising>) -> Vec<Out> {
    match next {
        OpenedPractice::Asks(asked) => asked,
        OpenedPractice::Plays(mut opened, mut out) => {
            out.extend(wait_for_opponent(&mut opened, Moment::ZERO));
            *game = Some(*opened);
            out
        }
    }
}

fn take(game: &mut Practising, line: &str, now: &mut Moment) -> Vec<Out> {
    let mut out = in_lines::take(game, line, now);
    out.extend(wait_for_opponent(game, *now));
    out
}

fn wait_for_opponent(game: &mut Practising, now: Moment) -> Vec<Out> {
    let position = game.position().clone();
    let replies = game.rival.wait(&position, &game.tongue.texts);
    game.take_replies(replies, now)
}
