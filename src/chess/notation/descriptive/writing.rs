//! Chooses the words for a legal move: as few as tell it from every other, or all.
//! Never uses what only a record of the game could tell.

use shakmaty::{Color, Move, Role, Square};

use crate::chess::Position;

use super::letters::{Custom, Language};
use super::naming::{FileName, NamedPiece, Place};
use super::resolving::{Board, effect, square_of_victim};
use super::{Action, Capture, DescriptiveMove, Goal, Manner, Step};

/// How much is written of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// As little as tells the move from every other legal one. French names a square
    /// in full wherever it names it, as the rules of 1929 do.
    Short,
    /// Start and end, and what is taken.
    Full,
}

/// Writes a legal move of a position, with check, mate and en passant.
#[must_use]
pub fn write(position: &Position, legal: Move, language: Language, style: Style) -> String {
    let action = match legal.castling_side() {
        Some(side) => Action::Castle(side),
        None => Action::Step(match style {
            Style::Short => shortest(position, legal, language),
            Style::Full => full(position, legal),
        }),
    };
    DescriptiveMove { action, mark: effect(position, legal) }.spelled(language)
}

/// Start and end in full.
fn full(position: &Position, legal: Move) -> Step {
    let player = position.turn();
    let whole = |square| Place::whole(square, player);
    let goal = match captured(legal) {
        None => Goal::Square(whole(legal.to())),
        Some((at, victim)) => Goal::Capture(Capture {
            victim: Some(NamedPiece::any(victim)),
            at: whole(at),
            manner: manner(legal),
        }),
    };
    Step {
        mover: NamedPiece::any(legal.role()),
        from: legal.from().map(whole).unwrap_or_default(),
        goal,
        promotion: legal.promotion(),
    }
}

/// The shortest of all spellings that no other legal move shares; start and end
/// together always are such a one.
fn shortest(position: &Position, legal: Move, language: Language) -> Step {
    let board = Board::of_position(position);
    let is_plain = |step: &Step| board.fitting(step).eq([legal]);
    let custom = language.letters().custom;
    let starts = starts(position.turn(), legal, custom);
    let goals = goals(position.turn(), legal, custom);
    let mut steps: Vec<Step> = Vec::new();
    for goal in goals {
        for (mover, from) in &starts {
            let step = Step { mover: *mover, from: *from, goal, promotion: legal.promotion() };
            // The barest words nearly always do.
            if steps.is_empty() && is_plain(&step) {
                return step;
            }
            steps.push(step);
        }
    }
    steps.sort_by_cached_key(|step| {
        let words = DescriptiveMove { action: Action::Step(*step), mark: None };
        words.spelled(language).chars().count()
    });
    steps.into_iter().find(is_plain).unwrap_or_else(|| full(position, legal))
}

/// What may be written of the piece that moves, the barest first.
fn starts(player: Color, legal: Move, custom: Custom) -> Vec<(NamedPiece, Place)> {
    let any = NamedPiece::any(legal.role());
    let mut starts = vec![(any, Place::UNSAID)];
    let Some(from) = legal.from() else { return starts };
    let whole = Place::whole(from, player);
    if custom == Custom::Brief {
        if legal.role() == Role::Pawn {
            for file in [FileName::brief(from.file()), FileName::whole(from.file())] {
                starts.push((NamedPiece::pawn_of(file), Place::UNSAID));
            }
        }
        starts.push((any, Place { file: None, ..whole }));
        starts.push((any, Place::brief(from, player)));
    }
    starts.push((any, whole));
    starts
}

/// What may be written of the end of a move, the barest first.
fn goals(player: Color, legal: Move, custom: Custom) -> Vec<Goal> {
    let Some((at, role)) = captured(legal) else {
        return places(legal.to(), player, custom).into_iter().map(Goal::Square).collect();
    };
    let capture =
        |victim, at| Goal::Capture(Capture { victim: Some(victim), at, manner: manner(legal) });
    let any = NamedPiece::any(role);
    let mut goals = vec![capture(any, Place::UNSAID)];
    if custom == Custom::Brief && role == Role::Pawn {
        for file in [FileName::brief(at.file()), FileName::whole(at.file())] {
            goals.push(capture(NamedPiece::pawn_of(file), Place::UNSAID));
        }
    }
    goals.extend(places(at, player, custom).into_iter().map(|place| capture(any, place)));
    goals
}

fn places(square: Square, player: Color, custom: Custom) -> Vec<Place> {
    let whole = Place::whole(square, player);
    match custom {
        Custom::Whole => vec![whole],
        Custom::Brief => vec![Place::brief(square, player), whole],
    }
}

fn captured(legal: Move) -> Option<(Square, Role)> {
    square_of_victim(legal).zip(legal.capture())
}

fn manner(legal: Move) -> Manner {
    if legal.is_en_passant() { Manner::EnPassant } else { Manner::Unsaid }
}
