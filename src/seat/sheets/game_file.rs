//! A recorded game as a game file: the moves as they stood in the end, the times that
//! the clock showed, and a comment where a move was not legal and stood. Never writes a file.

use crate::chess::Color;
use crate::chess::notation::pgn::{Comment, GameBuilder, GameResult, PgnGame, Tags};
use crate::record::played::{GameWithTimes, course};
use crate::record::recording::Recording;
use crate::table::{Legality, Points};
use crate::words::{Language, Texts};

use super::in_words::{player_name, result};

/// The game of a record, with the short name of what it keeps of the arbiter's number.
pub(crate) fn recorded_game(recording: &Recording, number: &str) -> PgnGame {
    remarked(recording, number, &course(recording), |_| None, "")
}

/// The game of a record, with what is remarked after a ply, counted from 0, and at the end.
pub(super) fn remarked(
    recording: &Recording,
    number: &str,
    course: &GameWithTimes,
    remark: impl Fn(usize) -> Option<String>,
    end: &str,
) -> PgnGame {
    let start = course.game.start().unwrap_or(&recording.head.setting.start);
    let mut builder = GameBuilder::new(start.clone());
    for (number, (ply, left)) in course.game.plies().iter().zip(&course.left).enumerate() {
        let Legality::Legal(legal) = &ply.made.legality else {
            // A game file has legal moves only: what follows can only be told.
            let rest = course.game.plies().iter().skip_while(|other| *other != ply);
            let words: Vec<&str> = rest.map(|ply| ply.made.said.words.as_str()).collect();
            let text = format!("Not legal, and stood. As announced: {}", words.join("; "));
            builder.comment(Comment::read(&text));
            break;
        };
        builder.play(*legal);
        if let Some(left) = left {
            builder.comment(Comment::of_clock((*left).into()));
        }
        if let Some(remark) = remark(number) {
            builder.comment(Comment::read(&remark));
        }
    }
    if !end.is_empty() {
        builder.comment(Comment::read(end));
    }
    let points = course.game.result();
    let outcome = match points {
        Some(Points::Win(side)) => GameResult::Won(side),
        Some(Points::Draw) => GameResult::Drawn,
        _ => GameResult::Open,
    };
    builder.finish(tags(recording, number, points), outcome)
}

fn tags(recording: &Recording, number: &str, points: Option<Points>) -> Tags {
    let occasion = &recording.head.occasion;
    let control = &recording.head.setting.control;
    let time =
        if control.of(Color::White) == control.of(Color::Black) { control.to_pgn() } else { None };
    let termination = match points {
        Some(points @ (Points::BothLose | Points::HalfForOne(_) | Points::Annulled)) => {
            result(points)
        }
        _ => "",
    };
    // A game file is for programs, and the same wherever it is written.
    let english = Texts::new(Language::English);
    let known = [
        ("Event", occasion.event.as_str()),
        ("Site", &occasion.site),
        ("Date", &occasion.date),
        ("Round", &occasion.round),
        ("White", &player_name(recording, Color::White, &english)),
        ("Black", &player_name(recording, Color::Black, &english)),
        ("TimeControl", &time.unwrap_or_default()),
        ("Termination", termination),
        ("ArbiterNumber", number),
    ];
    let mut tags = Tags::default();
    for (name, value) in known.into_iter().filter(|(_, value)| !value.is_empty()) {
        // The names are constants of which none is refused.
        let _ = tags.set(name, value);
    }
    tags
}
