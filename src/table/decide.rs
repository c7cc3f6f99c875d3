//! Decides what is recorded of an intent. Little is refused: what happens at a table has happened. Except in
//! training, a refusal depends on the rules of speaking and on the record alone, never on what is legal on the board.

use crate::chess::{ClaimedMove, Color};
use crate::clock::Moment;
use crate::laws::{Capability, Mode, Sanction};

use super::act_needs::{
    capability_for, capability_of_arbiter, duty_of, overstepping, presses_for_another,
};
use super::case::{Case, CaseState};
use super::declined::Declined;
use super::envelope::Adjournment;
use super::fact::{Fact, Recorded, Spoken};
use super::game::{Game, Phase};
use super::intent::{Act, ArbiterAct, Gesture, Intent, Question, Speech};
use super::permit::Permit;
use super::person::{Duty, Person};
use super::said::{Said, contradictions, names_both_squares};
use super::seal_needs::{adjourns, seals};
use super::speech::{completed_claim, completed_copy};
use super::standing::Legality;

/// What the clock has done by itself up to a moment. Must be recorded and applied before anything that happens then.
#[must_use]
pub fn due(game: &Game, at: Moment) -> Vec<Recorded> {
    if !game.lets_time_run() {
        return Vec::new();
    }
    let (_, happenings) = game.clock().advanced(at);
    happenings
        .into_iter()
        .map(|happening| Recorded { at: happening.at, fact: Fact::Clock(happening) })
        .collect()
}

/// The facts to record for an intent.
///
/// # Errors
/// Returns the reason if it is declined.
pub fn decide(game: &Game, intent: &Intent, at: Moment) -> Result<Vec<Recorded>, Declined> {
    let facts = match intent {
        Intent::Speak { side, who, speech, said } => speak(game, *side, *who, *speech, said)?,
        Intent::Do { side, who, act } => act_for(game, *side, *who, act)?,
        Intent::Ask { side, who, question } => ask(game, *side, *who, *question)?,
        Intent::Arbiter(act) => vec![arbitrate(game, act)?],
    };
    Ok(facts.into_iter().map(|fact| Recorded { at, fact }).collect())
}

fn speak(
    game: &Game,
    side: Color,
    who: Person,
    speech: Speech,
    said: &Said,
) -> Result<Vec<Fact>, Declined> {
    needs(game, Capability::HearAnnouncements)?;
    let spoken = match game.phase() {
        Phase::Over(_) => return Err(Declined::GameOver),
        Phase::Referred(_) => return Err(Declined::Referred),
        // A move may still be made on the board, but must then be the sealed one (I.1.1).
        Phase::Adjourned(Adjournment::Asked { .. }) => {
            match place_in_turn(game, side, speech, said) {
                Spoken::Announced if game.turn().by != side => Spoken::OutOfTurn,
                spoken => spoken,
            }
        }
        Phase::Adjourned(_) => Spoken::OutOfTurn,
        Phase::Playing => place_in_turn(game, side, speech, said),
    };
    let own_move = matches!(spoken, Spoken::Announced | Spoken::Corrected);
    let mut said = said.clone();
    match Permit::in_mode(game.mode()) {
        Some(permit) if own_move => {
            if let Legality::Illegal(refusal) = game.standing_for(side).judge(&said.claim) {
                return Err(Declined::Impossible(permit, refusal));
            }
            said.claim = completed_claim(game.standing_for(side), &said.claim);
        }
        Some(_) if spoken == Spoken::Repeated => {
            said.claim = game.copy_meant(side, &said.claim).unwrap_or(said.claim);
        }
        Some(_) => {}
        None if !names_both_squares(&said.claim) => return Err(Declined::SayBothSquares),
        None => {}
    }
    let mut facts = vec![Fact::Spoke { side, who, spoken, said }];
    facts.extend(overstepping(game, who, Duty::Announce));
    Ok(facts)
}

/// How spoken words are taken. The turn decides if the speaker did not say.
fn place_in_turn(game: &Game, side: Color, speech: Speech, said: &Said) -> Spoken {
    let turn = game.turn();
    let own_turn = turn.by == side;
    let announced = turn.announced();
    let same = |other: &Said| contradictions(&other.claim, &said.claim).is_empty();
    let last = game.plies().last();
    match speech {
        Speech::Announces if own_turn => match announced {
            None => Spoken::Announced,
            Some(before) if same(before) => Spoken::SaidAgain,
            Some(_) => Spoken::Corrected,
        },
        Speech::Announces => match (announced, last) {
            (Some(_), _) => Spoken::Announced,
            (None, Some(own)) if same(&own.made.said) => Spoken::SaidAgain,
            (None, _) => Spoken::OutOfTurn,
        },
        Speech::Repeats if own_turn => match last {
            Some(_) if announced.is_none() => Spoken::Repeated,
            _ => Spoken::OutOfTurn,
        },
        Speech::Repeats => announced.map_or(Spoken::OutOfTurn, |_| Spoken::Repeated),
        // Not after the press (D.2.8): then it is the opponent's turn.
        Speech::Corrects if own_turn && announced.is_some() => Spoken::Corrected,
        Speech::Corrects => Spoken::OutOfTurn,
        Speech::Says => place_by_turn(game, side, said),
    }
}

/// How words without a stated purpose are taken: until the opponent's last move is copied they repeat it, unless they
/// move an own piece.
fn place_by_turn(game: &Game, side: Color, said: &Said) -> Spoken {
    let turn = game.turn();
    let (move_to_repeat, repeated) = if turn.by == side {
        let last = game.plies().last();
        (last.map(|ply| &ply.made.said), last.and_then(|ply| ply.copying.repeated.as_ref()))
    } else {
        (turn.announced(), turn.copying.repeated.as_ref())
    };
    let own_announced = turn.by == side && turn.made.is_some();
    let same = |other: &Said| contradictions(&other.claim, &said.claim).is_empty();
    let is_repeated = |heard: &Said| {
        move_to_repeat
            .is_some_and(|announced| contradictions(&announced.claim, &heard.claim).is_empty())
    };
    let speech = match move_to_repeat {
        _ if own_announced => Speech::Announces,
        None => Speech::Announces,
        Some(announced) if same(announced) && turn.by != side => Speech::Repeats,
        Some(announced) if same(announced) && repeated.is_none() => Speech::Repeats,
        Some(_) if game.moves_own_piece(side, &said.claim) => Speech::Announces,
        Some(_) if repeated.is_some_and(is_repeated) => Speech::Announces,
        Some(_) => Speech::Repeats,
    };
    place_in_turn(game, side, speech, said)
}

fn act_for(game: &Game, side: Color, who: Person, act: &Act) -> Result<Vec<Fact>, Declined> {
    let act = &signed_early(game, act);
    if let Some(capability) = capability_for(act) {
        needs(game, capability)?;
    }
    match (act, game.phase()) {
        (Act::Signs, Phase::Over(_)) => {}
        (Act::Signs, _) => return Err(Declined::NothingToSign),
        (Act::Writes { .. }, _) => {}
        (_, Phase::Over(_)) => return Err(Declined::GameOver),
        (Act::Verifies, Phase::Referred(referral)) if referral.by != side => {}
        (Act::AcceptsDraw | Act::Resigns, Phase::Referred(_)) => {}
        (Act::Verifies, _) => return Err(Declined::NothingToVerify),
        (_, Phase::Referred(_)) => return Err(Declined::Referred),
        (Act::Seals(said), _) => seals(game, side, Some(said))?,
        (Act::SealsUnseen, _) => seals(game, side, None)?,
        (
            Act::OffersDraw | Act::AcceptsDraw | Act::DeclinesDraw | Act::Resigns,
            Phase::Adjourned(_),
        ) => {}
        // A press is always accepted, and so are hands on a board.
        (_, Phase::Adjourned(Adjournment::Asked { .. })) => {}
        (_, Phase::Adjourned(_)) => return Err(Declined::Adjourned),
        (_, Phase::Playing) => {}
    }
    // An assistant cannot give a result, a claim or an offer (D.2.10): the arbiter is told, and nothing is done.
    if let Duty::PlayersOwn(_) = duty_of(act)
        && let Some(overstepped) = overstepping(game, who, duty_of(act))
    {
        return Ok(vec![overstepped]);
    }
    if *act == Act::AsksForAudit && Permit::in_mode(game.mode()).is_none() {
        return Err(Declined::OnlyInTraining);
    }
    let answers = matches!(act, Act::AcceptsDraw | Act::DeclinesDraw);
    if answers && game.offer_of(!side).is_none() {
        return Err(Declined::NoOffer);
    }
    if let Act::Writes { ply: Some(ply), .. } = act
        && (*ply == 0 || *ply > game.plies().len().max(game.score(side).entries().len()) + 1)
    {
        return Err(Declined::NoSuchPly(*ply));
    }
    let act = as_it_happens(game, side, &spelled_out(game, side, act));
    let beyond = overstepping(game, who, duty_of(&act))
        .or_else(|| presses_for_another(game, side, who, &act));
    let mut facts = vec![Fact::Did { side, who, act }];
    facts.extend(beyond);
    Ok(facts)
}

/// A signature before the end may be a resignation, which only the arbiter can find out (comment to 5.1.2). Training
/// has no arbiter.
fn signed_early(game: &Game, act: &Act) -> Act {
    let is_early = *game.phase() == Phase::Playing && game.mode() == Mode::Tournament;
    match act {
        Act::Signs if is_early => Act::Gestures(Gesture::SignsTheSheet),
        other => other.clone(),
    }
}

/// The act, adjusted to the turn and the player: a press after the reply is a late one (6.2.2), and what a blind
/// player's fingers may do is a touch for others (D.2.2).
fn as_it_happens(game: &Game, side: Color, act: &Act) -> Act {
    match act {
        Act::Presses | Act::PressesLate if game.has_been_replied_to(side) => Act::PressesLate,
        Act::PressesLate => Act::Presses,
        // A sighted player's fingers on a piece have touched it (4.2.2, D.2.2).
        Act::Feels(square) if !game.setting().is_blind(side) => Act::Touches(*square),
        other => other.clone(),
    }
}

/// Completes a hand's move, which in training may be as short as a repetition: the move to copy, or else an own one.
fn spelled_out(game: &Game, side: Color, act: &Act) -> Act {
    let Act::Moves(said) = act else { return act.clone() };
    if game.mode() == Mode::Tournament || names_both_squares(&said.claim) {
        return act.clone();
    }
    let own = completed_claim(game.standing_for(side), &said.claim);
    let to_copy = game.move_to_copy(side).filter(|(_, announced)| {
        contradictions(announced, &said.claim).is_empty() || own == said.claim
    });
    let claim = to_copy.and_then(|_| game.copy_meant(side, &said.claim)).unwrap_or(own);
    Act::Moves(Said { claim, words: said.words.clone() })
}

fn ask(game: &Game, side: Color, who: Person, question: Question) -> Result<Vec<Fact>, Declined> {
    let (capability, help) = match question {
        Question::Times => (Some(Capability::TellTimes), false),
        Question::Moves => (Some(Capability::TellMoves), false),
        Question::OwnScore => (Some(Capability::ReadOwnScore), false),
        Question::Capabilities => (None, false),
        Question::Position
        | Question::OnSquare(_)
        | Question::MovesFrom(_)
        | Question::MayClaim => (None, true),
    };
    if let Some(capability) = capability {
        needs(game, capability)?;
    }
    if help {
        needs(game, Capability::HearAnnouncements)?;
    }
    if help && game.mode() == Mode::Tournament {
        return Err(Declined::OnlyInTraining);
    }
    let mut facts = vec![Fact::Asked { side, who, question }];
    facts.extend(overstepping(game, who, Duty::TellTimes));
    Ok(facts)
}

fn arbitrate(game: &Game, act: &ArbiterAct) -> Result<Fact, Declined> {
    let open = |number: u32| -> Result<&Case, Declined> {
        let case = game.cases().iter().find(|case| case.number == number);
        let case = case.ok_or(Declined::NoSuchCase(number))?;
        match case.state {
            CaseState::Open => Ok(case),
            CaseState::Ended(why) => {
                Err(Declined::CaseEnded { case: number, why, edition: case.edition })
            }
            CaseState::Settled(_) | CaseState::Dismissed => Err(Declined::NoSuchCase(number)),
        }
    };
    if let Some(capability) = capability_of_arbiter(act) {
        needs(game, capability)?;
    }
    match act {
        ArbiterAct::Settles { case, remedy } => {
            let remedies = open(*case)?.remedies.len();
            if *remedy == 0 || *remedy > remedies {
                return Err(Declined::NoSuchRemedy { case: *case, remedies });
            }
        }
        ArbiterAct::Dismisses(case) => drop(open(*case)?),
        ArbiterAct::Restores(ply) if *ply > game.plies().len() => {
            return Err(Declined::NoSuchPly(*ply));
        }
        ArbiterAct::Sanctions(_, sanction) => {
            let known = Sanction::of(game.setting().edition());
            if !known.is_empty() && !known.contains(sanction) {
                return Err(Declined::NoSuchSanction(*sanction));
            }
        }
        // Black may be to move in the starting position.
        ArbiterAct::Starts if game.turn().by == Color::Black => {
            return Ok(Fact::Arbiter(ArbiterAct::StartsFor(Color::Black)));
        }
        ArbiterAct::SealsDevice if game.mode() == Mode::Training => {
            return Err(Declined::OnlyInTournament);
        }
        ArbiterAct::SealsDevice | ArbiterAct::SwitchesMode(Mode::Training)
            if game.device_seal().is_closed() =>
        {
            return Err(Declined::DeviceSealed);
        }
        ArbiterAct::OpensDevice if !game.device_seal().is_closed() => {
            return Err(Declined::DeviceNotSealed);
        }
        ArbiterAct::Starts | ArbiterAct::StartsFor(_) | ArbiterAct::Resumes(_)
            if game.is_at_rest() =>
        {
            return Err(match game.envelope() {
                Some(_) => Declined::AtRest,
                None => Declined::SealVoid,
            });
        }
        ArbiterAct::AsksNoLongerToSeal
        | ArbiterAct::SeesEnvelope(_)
        | ArbiterAct::ReadsSealedMove(_)
        | ArbiterAct::Adjourns { .. }
        | ArbiterAct::TakesUp(_) => adjourns(game, act)?,
        _ => {}
    }
    Ok(Fact::Arbiter(act.clone()))
}

fn needs(game: &Game, capability: Capability) -> Result<(), Declined> {
    if game.setting().allows(capability) {
        Ok(())
    } else {
        Err(Declined::NotUnderProfile(capability))
    }
}

impl Game {
    /// The move that a side means by a repetition or a copying hand: the opponent's last move, if any, completed from
    /// what was said of it.
    fn copy_meant(&self, side: Color, heard: &ClaimedMove) -> Option<ClaimedMove> {
        if self.turn().by != side {
            let announced = &self.turn().announced()?.claim;
            return Some(completed_copy(self.standing(), announced, heard));
        }
        let last = self.plies().last()?;
        let before = self.standing_after(self.plies().len() - 1);
        Some(completed_copy(before, &last.made.said.claim, heard))
    }

    /// The position in which a side makes its next move: after the opponent's announced move, pressed or not.
    pub(super) fn standing_for(&self, side: Color) -> &super::standing::Standing {
        if self.turn().by == side { self.standing() } else { self.present() }
    }
}
