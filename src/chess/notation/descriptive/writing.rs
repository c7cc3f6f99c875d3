//! Chooses the words for a legal move: as few as distinguish it from every other, or all. Uses only the position, not
//! the game before it.

use shakmaty::{Color, Move, Role, Square};

use crate::Position;

use super::letters::{Custom, DescriptiveLanguage};
use super::naming::{FileName, NamedPiece, NamedSquare};
use super::resolving::{Board, effect, square_of_victim};
use super::{Action, CaptureVerb, DescriptiveMove, Goal, NamedCapture, NamedStep};

/// How much of a move is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DescriptiveStyle {
    /// As little as distinguishes the move from every other legal one. French writes each square with its full name,
    /// as the rules of 1929 do.
    Short,
    /// Origin and destination, and the captured piece.
    Full,
}

/// Writes a legal move of a position, with check, mate and en passant.
#[must_use]
pub fn write(
    position: &Position,
    legal: Move,
    language: DescriptiveLanguage,
    style: DescriptiveStyle,
) -> String {
    let action = match legal.castling_side() {
        Some(side) => Action::Castle(side),
        None => Action::Step(match style {
            DescriptiveStyle::Short => shortest(position, legal, language),
            DescriptiveStyle::Full => full(position, legal),
        }),
    };
    DescriptiveMove { action, mark: effect(position, legal) }.spelled(language)
}

/// The step with full origin and destination.
fn full(position: &Position, legal: Move) -> NamedStep {
    let player = position.turn();
    let whole = |square| NamedSquare::whole(square, player);
    let goal = match captured(legal) {
        None => Goal::Square(whole(legal.to())),
        Some((at, victim)) => Goal::Capture(NamedCapture {
            victim: Some(NamedPiece::any(victim)),
            at: whole(at),
            manner: manner(legal),
        }),
    };
    NamedStep {
        mover: NamedPiece::any(legal.role()),
        from: legal.from().map(whole).unwrap_or_default(),
        goal,
        promotion: legal.promotion(),
    }
}

/// The shortest of all spellings that fit no other legal move. Origin and destination together always fit only one.
fn shortest(position: &Position, legal: Move, language: DescriptiveLanguage) -> NamedStep {
    let board = Board::of_position(position);
    let is_plain = |step: &NamedStep| board.fitting(step).eq([legal]);
    let custom = language.letters().custom;
    let starts = starts(position.turn(), legal, custom);
    let goals = goals(position.turn(), legal, custom);
    let mut steps: Vec<NamedStep> = Vec::new();
    for goal in goals {
        for (mover, from) in &starts {
            let step = NamedStep { mover: *mover, from: *from, goal, promotion: legal.promotion() };
            // The shortest words are nearly always enough.
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

/// The ways to write the moving piece, the shortest first.
fn starts(player: Color, legal: Move, custom: Custom) -> Vec<(NamedPiece, NamedSquare)> {
    let any = NamedPiece::any(legal.role());
    let mut starts = vec![(any, NamedSquare::UNSAID)];
    let Some(from) = legal.from() else { return starts };
    let whole = NamedSquare::whole(from, player);
    if custom == Custom::Brief {
        if legal.role() == Role::Pawn {
            for file in [FileName::brief(from.file()), FileName::whole(from.file())] {
                starts.push((NamedPiece::pawn_of(file), NamedSquare::UNSAID));
            }
        }
        starts.push((any, NamedSquare { file: None, ..whole }));
        starts.push((any, NamedSquare::brief(from, player)));
    }
    starts.push((any, whole));
    starts
}

/// The ways to write the destination, the shortest first.
fn goals(player: Color, legal: Move, custom: Custom) -> Vec<Goal> {
    let Some((at, role)) = captured(legal) else {
        return places(legal.to(), player, custom).into_iter().map(Goal::Square).collect();
    };
    let capture = |victim, at| {
        Goal::Capture(NamedCapture { victim: Some(victim), at, manner: manner(legal) })
    };
    let any = NamedPiece::any(role);
    let mut goals = vec![capture(any, NamedSquare::UNSAID)];
    if custom == Custom::Brief && role == Role::Pawn {
        for file in [FileName::brief(at.file()), FileName::whole(at.file())] {
            goals.push(capture(NamedPiece::pawn_of(file), NamedSquare::UNSAID));
        }
    }
    goals.extend(places(at, player, custom).into_iter().map(|place| capture(any, place)));
    goals
}

fn places(square: Square, player: Color, custom: Custom) -> Vec<NamedSquare> {
    let whole = NamedSquare::whole(square, player);
    match custom {
        Custom::Whole => vec![whole],
        Custom::Brief => vec![NamedSquare::brief(square, player), whole],
    }
}

fn captured(legal: Move) -> Option<(Square, Role)> {
    square_of_victim(legal).zip(legal.capture())
}

fn manner(legal: Move) -> CaptureVerb {
    if legal.is_en_passant() { CaptureVerb::EnPassant } else { CaptureVerb::Unsaid }
}
