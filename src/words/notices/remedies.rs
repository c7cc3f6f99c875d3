//! The arbiter's remedies for a case, as sentences.

use crate::Wording;
use crate::chess::{ClaimedMove, Color};
use crate::table::{Demanded, Effect, Points, Remedy, Said};
use crate::texts::Texts;

use super::agreement::corrections;
use super::offences::offended;
use super::result;

/// The remedies of a case, numbered if there are several.
pub(super) fn remedies(all: &[Remedy], wording: Wording, texts: &Texts) -> Vec<String> {
    match all {
        [] => vec![texts.your_judgement()],
        [only] => vec![texts.remedy(&remedied(only, wording, texts))],
        several => (1..)
            .zip(several)
            .map(|(number, one)| texts.remedy_of_several(number, &remedied(one, wording, texts)))
            .collect(),
    }
}

fn remedied(remedy: &Remedy, wording: Wording, texts: &Texts) -> String {
    let effects = remedy.effects.iter().map(|done| effect(done, wording, texts));
    effects.reduce(|first, next| texts.then(&first, &next)).unwrap_or_default()
}

fn effect(effect: &Effect, wording: Wording, texts: &Texts) -> String {
    match effect {
        Effect::Restore(0) => texts.restore_start(),
        Effect::Restore(plies) => texts.restore_position(*plies),
        Effect::Demand(side, Demanded::Nothing) => texts.demand_nothing(*side),
        Effect::Demand(side, Demanded::Move(at)) => texts.demand_move(*side, &at.to_string()),
        Effect::Demand(side, Demanded::Capture(at)) => texts.demand_capture(*side, &at.to_string()),
        Effect::Demand(side, Demanded::CaptureWith { piece, captured }) => {
            texts.demand_capture_with(*side, &captured.to_string(), &piece.to_string())
        }
        Effect::PlaySealed(side, said) | Effect::Seal(side, said) => sealed(*side, said, texts),
        Effect::Mirror => texts.mirror(),
        Effect::PutRight => texts.put_right(),
        Effect::Queen(square) => texts.pawn_is_queen(&square.to_string()),
        Effect::Count { against, offence, .. } => {
            texts.count_against(*against, &offended(*offence, texts))
        }
        Effect::Give(side, time) => texts.give_time(*side, *time),
        Effect::NextPeriod(side) => texts.next_period(*side),
        Effect::FiveSeconds => texts.five_seconds(),
        Effect::CorrectBoard(side, by_hand) if by_hand.is_empty() => texts.set_board_right(*side),
        Effect::CorrectBoard(side, by_hand) => {
            texts.set_board_right_by(*side, &corrections(by_hand, wording, texts))
        }
        Effect::MustPlay(side, said) => texts.must_play(*side, &said.words),
        Effect::End(Points::Annulled) => texts.game_annulled(),
        Effect::End(points) => texts.declare(&result(*points, texts)),
        Effect::Resume(side) => texts.clock_runs(*side),
        Effect::LetPlayGoOn => texts.let_play_go_on(),
        Effect::RestoreByHand(_) => texts.restore_by_hand(),
        Effect::Postpone => texts.postpone(),
        Effect::WarnBoth => texts.warn_both(),
        Effect::Warn(side) => texts.warn(*side),
        Effect::Take(side, time) => texts.take_time(*side, *time),
        Effect::Transfer => texts.transfer(),
        Effect::AsTheEventSays => texts.as_the_event_says(),
        Effect::Consent => texts.consent(),
    }
}

/// A sealed move, with the origin or promotion that its words may have left open.
fn sealed(by: Color, said: &Said, texts: &Texts) -> String {
    let (from, promotion) = match &said.claim {
        ClaimedMove::Step(step) => (step.from.square(), step.promotion),
        ClaimedMove::Castle(_) => (None, None),
    };
    match (promotion, from) {
        (Some(piece), _) => texts.has_sealed_promoting(by, &said.words, piece),
        (None, Some(from)) => texts.has_sealed_from(by, &said.words, &from.to_string()),
        (None, None) => texts.has_sealed(by, &said.words),
    }
}
