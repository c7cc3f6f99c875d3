//! A practice game by lines from a file or a pipe, in the time that the lines give. After every line it waits for the
//! opponent.

use std::io;
use std::sync::Arc;

use crate::clock::Moment;
use crate::home::practice::game::Practising;
use crate::present::conversation::{Out, Settings, TranscriptOrNot, said_by_line};
use crate::scenes::failure::Failure;
use crate::scenes::in_lines::{self, LinesEnded, answer_each, write};
use crate::scenes::review;
use crate::scenes::sitting::SceneLeft;
use crate::words::Texts;

use super::agreed::{OpenedPractice, PracticeOpening, rematch};
use super::rival::RivalWaker;
use super::{AfterGameHere, PracticeOptions, after};

/// Plays practice games by the lines of standard input.
pub(in crate::scenes) fn practise(
    options: &PracticeOptions,
    settings: Settings,
    shown: TranscriptOrNot,
) -> Result<SceneLeft, Failure> {
    let language = settings.language;
    let mut out = io::stdout().lock();
    // This loop waits for the opponent itself, so nothing has to wake it.
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
        if ended == LinesEnded::ForMenu {
            return Ok(SceneLeft::by_lines(ended, shown));
        }
        let Some(over) = &mut game else { return Ok(SceneLeft::Hector) };
        if ended == LinesEnded::NoMore {
            over.is_lost(now);
            return Ok(SceneLeft::Hector);
        }
        let Some(next) = over.next.take() else { return Ok(SceneLeft::Hector) };
        let next = match after(next) {
            AfterGameHere::NewGame(wanted) => {
                let (options, settings) = (options.another(wanted), over.tongue.settings.clone());
                game = None;
                let (asking, first) = PracticeOpening::new(&options, settings, &call)?;
                opening = asking;
                sit_down(first, &mut game)
            }
            AfterGameHere::Rematch => {
                now = Moment::ZERO;
                let (another, out) = rematch(over, options, &call);
                sit_down(OpenedPractice::Plays(Box::new(another), out), &mut game)
            }
            AfterGameHere::Review => {
                if let Some(file) = over.file.as_ref().map(|file| file.path().to_owned()) {
                    let settings = over.tongue.settings.clone();
                    let ended = review::listen_by_lines(&file, None, settings, shown)?;
                    if ended == LinesEnded::ForMenu {
                        return Ok(SceneLeft::by_lines(ended, shown));
                    }
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
