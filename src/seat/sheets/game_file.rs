//! A recorded game as a game file: the final moves, the clock times, and a comment if an illegal move stood. Also an
//! unfinished game as far as it is public.

use crate::chess::notation::pgn::{
    Comment, GameBuilder, GameResult, PgnGame, Tags, TakesMoves as _,
};
use crate::chess::{ByColor, Color, Position};
use crate::clock::Span;
use crate::record::Head;
use crate::record::played::{GameWithTimes, course};
use crate::record::recording::Recording;
use crate::table::{Game, Legality, Points};

use super::in_words::result;

/// The game of a record, with a short name for its stored PIN.
pub fn recorded_game(recording: &Recording, number: &str) -> PgnGame {
    remarked(recording, number, &course(recording), |_| None, "")
}

/// A game that others follow, up to the first illegal move that stands: the arbiter decides what follows from it, and
/// until then programs cannot follow it. If moves are not heard, it has those of a scoresheet.
pub(crate) fn game_so_far(head: &Head, course: &GameWithTimes, more: &ExtraTags) -> PgnGame {
    let mut builder = GameBuilder::new(start(head, course).clone());
    match course.game.hears_moves() {
        true => drop(play_legal(&mut builder, course, |_| None)),
        false => drop(play_written(&mut builder, &course.game, |_| None)),
    }
    let points = course.game.result();
    builder.finish(tags(head, more, points), outcome(points))
}

/// What a game file says in addition to the game itself.
#[derive(Default)]
pub(crate) struct ExtraTags {
    /// A short name for the stored PIN.
    pub(crate) arbiter_number: String,
    /// The board number in a tournament.
    pub(crate) board: Option<u32>,
    /// The players' FIDE identification numbers.
    pub(crate) fide_numbers: ByColor<String>,
}

/// The game of a record, with remarks after plies, counted from 0, and at the end.
pub(super) fn remarked(
    recording: &Recording,
    number: &str,
    course: &GameWithTimes,
    remark: impl Fn(usize) -> Option<String>,
    end: &str,
) -> PgnGame {
    let mut builder = GameBuilder::new(start(&recording.head, course).clone());
    if !course.game.hears_moves() {
        let rest = play_written(&mut builder, &course.game, remark);
        if !rest.is_empty() {
            let text = format!("What follows cannot be played. As written: {}", rest.join("; "));
            builder.comment(Comment::read(&text));
        }
    } else if let Some(ply) = play_legal(&mut builder, course, remark) {
        // A game file allows only legal moves; the rest goes into a comment.
        let rest = course.game.plies().iter().skip(ply);
        let words: Vec<&str> = rest.map(|ply| ply.made.said.words.as_str()).collect();
        let text = format!("Not legal, and stood. As announced: {}", words.join("; "));
        builder.comment(Comment::read(&text));
    }
    if !end.is_empty() {
        builder.comment(Comment::read(end));
    }
    let points = course.game.result();
    let more = ExtraTags { arbiter_number: number.to_owned(), ..ExtraTags::default() };
    builder.finish(tags(&recording.head, &more, points), outcome(points))
}

fn start<'game>(head: &'game Head, course: &'game GameWithTimes) -> &'game Position {
    course.game.start().unwrap_or(&head.setting.start)
}

/// Plays the moves with their times. Returns the ply of the first illegal move, counted from 0.
fn play_legal(
    builder: &mut GameBuilder,
    course: &GameWithTimes,
    remark: impl Fn(usize) -> Option<String>,
) -> Option<usize> {
    for (number, (ply, left)) in course.game.plies().iter().zip(&course.left).enumerate() {
        let Legality::Legal(legal) = &ply.made.legality else { return Some(number) };
        builder.play(*legal);
        if let Some(left) = left {
            // As a clock face shows it, and as readers of game files expect it.
            let shown = Span::from_seconds(left.whole_seconds());
            builder.comment(Comment::of_clock(shown.into()));
        }
        if let Some(remark) = remark(number) {
            builder.comment(Comment::read(&remark));
        }
    }
    None
}

/// Plays the moves of a scoresheet if they were not announced, and says first whose scoresheet that is. Returns what
/// cannot be played, in its own words.
fn play_written(
    builder: &mut GameBuilder,
    game: &Game,
    remark: impl Fn(usize) -> Option<String>,
) -> Vec<String> {
    let Some((of, line)) = game.game_as_written() else {
        builder.comment(Comment::read("No moves were announced to the device."));
        return Vec::new();
    };
    let whose = of.fold_wb("White", "Black");
    let text = format!("No moves were announced to the device. These are from {whose}'s score.");
    builder.comment(Comment::read(&text));
    for (number, legal) in line.moves().iter().enumerate() {
        builder.play(*legal);
        if let Some(remark) = remark(number) {
            builder.comment(Comment::read(&remark));
        }
    }
    let rest = game.score(of).entries().iter().skip(line.moves().len());
    rest.map(|entry| entry.as_ref().map_or("?", |entry| entry.said.words.as_str()).to_owned())
        .collect()
}

fn outcome(points: Option<Points>) -> GameResult {
    match points {
        Some(Points::Win(side)) => GameResult::Won(side),
        Some(Points::Draw) => GameResult::Drawn,
        _ => GameResult::Open,
    }
}

fn tags(head: &Head, more: &ExtraTags, points: Option<Points>) -> Tags {
    let occasion = &head.occasion;
    let control = &head.setting.control;
    let time =
        if control.of(Color::White) == control.of(Color::Black) { control.to_pgn() } else { None };
    let termination = match points {
        Some(points @ (Points::BothLose | Points::HalfForOne(_) | Points::Annulled)) => {
            result(points)
        }
        _ => "",
    };
    let known = [
        ("Event", occasion.event.as_str()),
        ("Site", &occasion.site),
        ("Date", &occasion.date),
        ("Round", &occasion.round),
        ("Board", &more.board.map_or_else(String::new, |board| board.to_string())),
        ("White", &head.names.white),
        ("Black", &head.names.black),
        ("TimeControl", &time.unwrap_or_default()),
        ("Termination", termination),
        ("WhiteFideId", &more.fide_numbers.white),
        ("BlackFideId", &more.fide_numbers.black),
        ("ArbiterNumber", &more.arbiter_number),
    ];
    let mut tags = Tags::default();
    for (name, value) in known.into_iter().filter(|(_, value)| !value.is_empty()) {
        // The names are valid constants.
        let _ = tags.set(name, value);
    }
    tags
}
