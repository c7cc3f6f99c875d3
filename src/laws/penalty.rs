//! The penalties for offences: illegal moves and what counts as one, and wrong claims. The charge and the number of
//! offences come in as values.

use super::edition::Edition;
use super::last_minutes::{increment_request, last_two_minutes};
use super::mating::MateChance;
use super::offence::{Charge, MadeWith, Offence, OffenceStanding, OpponentReply, Press, Terms};
use super::parameters::{PenaltyMinutes, PenaltyScale};
use super::provisions::{
    ProvisionText, Sanctions, TwoHands, UnreplacedPawn, UnsupervisedIllegalMove,
};
use super::regime::{Pace, Regime};
use super::rule::Rule;
use super::ruling::{ArbitersChoice, Ruling, RulingFact, Verdict};
use super::sanction::Sanction;

/// The penalty for an offence.
#[must_use]
pub fn penalty(terms: &Terms, charge: &Charge) -> Ruling {
    match charge.offence {
        Offence::WrongDrawClaim => wrong_claim(terms),
        Offence::IncrementRequestGranted => increment_request(terms),
        Offence::LastTwoMinutesRejected | Offence::LastTwoMinutesPostponed => {
            last_two_minutes(terms, charge.offence)
        }
        _ => irregular_move(terms, charge),
    }
}

/// The penalty for illegal moves, and for offences that some edition treats as illegal moves.
fn irregular_move(terms: &Terms, charge: &Charge) -> Ruling {
    let edition = terms.edition;
    let table = edition.parameters();
    let Some(scale) = table.illegal_move else { return forced_move(edition, charge.offence) };
    if charge.offence.standing(edition) == OffenceStanding::Apart {
        return breach_without_scale(edition, charge.offence);
    }
    if charge.offence == Offence::TwoHands {
        match charge.made_with {
            MadeWith::NoMove => {
                let facts = [RulingFact::NoMoveYet];
                return Ruling::settled(edition, Verdict::NothingDue, [Rule::OneHand], facts);
            }
            // 7.7.1 lists its cases; only since 2018 are they examples.
            MadeWith::OnePiece if table.two_hands == TwoHands::Illegal => {
                return breach_without_scale(edition, charge.offence)
                    .with(RulingFact::OnlyWithTwoPieces);
            }
            MadeWith::Unknown | MadeWith::TwoPieces | MadeWith::OnePiece => {}
        }
    }
    let needs_press =
        charge.offence != Offence::TwoHands || table.two_hands == TwoHands::IllegalIfPressed;
    if needs_press && charge.press == Press::NotPressed {
        return not_completed(edition, charge.offence);
    }
    if terms.regime.under_competition_rules() {
        return by_scale(terms, charge, scale, Vec::new());
    }
    let (appendix, rule) = short_rule(terms);
    // The move stands, but the position on the board is still illegal.
    if charge.reply == OpponentReply::Made
        && charge.offence == Offence::PawnNotReplaced
        && let Some(ruling) = one_more_move(terms, AwaitedMove::NotYet)
    {
        return ruling;
    }
    if charge.reply == OpponentReply::Made && stands_after_reply(terms, charge.offence).is_some() {
        return Ruling::settled(
            edition,
            Verdict::MoveStands,
            [rule],
            [RulingFact::OpponentHasReplied, RulingFact::Under(terms.regime)],
        );
    }
    match appendix {
        UnsupervisedIllegalMove::NotRegulated => by_scale(terms, charge, scale, Vec::new()),
        UnsupervisedIllegalMove::PenaltyBeforeReply => by_scale(terms, charge, scale, vec![rule]),
        UnsupervisedIllegalMove::ArbiterRulesOnClaim if is_arbiters_own(charge.offence) => {
            by_scale(terms, charge, scale, vec![rule]).with(RulingFact::ArbiterActsUnasked)
        }
        UnsupervisedIllegalMove::ArbiterRulesOnClaim => {
            by_scale(terms, charge, scale, vec![rule]).with(RulingFact::OnlyOnClaim)
        }
        UnsupervisedIllegalMove::Loss if charge.press == Press::NotPressed => {
            before_the_press(terms, charge, scale, rule)
        }
        UnsupervisedIllegalMove::Loss => lost_at_once(terms, charge, rule),
        UnsupervisedIllegalMove::WinOnClaim => {
            lost_at_once(terms, charge, rule).with(RulingFact::OnlyOnClaim)
        }
    }
}

/// The appendix makes an illegal move, and whatever the edition counts as one, lose the game (A.4.2).
fn lost_at_once(terms: &Terms, charge: &Charge, rule: Rule) -> Ruling {
    let mut rules = vec![rule];
    if matches!(charge.offence, Offence::TwoHands | Offence::PressWithoutMove) {
        rules.push(rules_of(charge.offence).0);
    }
    let ruling = loss(terms.edition, rules, charge.opponent);
    naming_its_cases(ruling.with(RulingFact::Under(terms.regime)), charge)
}

/// In 2017 moving with two hands is an offence even before the press, and costs minutes (7.7). The appendix makes
/// only a completed illegal move a loss (A.4.2). The text does not say which of the two applies.
fn before_the_press(terms: &Terms, charge: &Charge, scale: PenaltyScale, rule: Rule) -> Ruling {
    let mut ruling = by_scale(terms, charge, scale, Vec::new());
    let Verdict::ExtraMinutes(minutes) = ruling.verdict else { return ruling };
    ruling.rules.push(rule);
    let or_else: &[ArbitersChoice] = match charge.opponent {
        MateChance::Possible(_) => &[ArbitersChoice::DeclareLost],
        MateChance::Impossible(_) => &[ArbitersChoice::DeclareDrawn],
        MateChance::Unknown => &[ArbitersChoice::DeclareLost, ArbitersChoice::DeclareDrawn],
    };
    let choices = [&[ArbitersChoice::Give(minutes)], or_else].concat();
    ruling.with(RulingFact::LossOnlyIfCompleted).left_to_arbiter(choices)
}

/// In 2017 two hands are illegal in three cases only. If the charge does not name the move, the ruling lists them.
fn naming_its_cases(ruling: Ruling, charge: &Charge) -> Ruling {
    let names_cases = ruling.edition.parameters().two_hands == TwoHands::Illegal;
    match (charge.offence, charge.made_with) {
        (Offence::TwoHands, MadeWith::Unknown) if names_cases => {
            ruling.with(RulingFact::OnlyWithTwoPieces)
        }
        _ => ruling,
    }
}

/// The rule for rapid or blitz without supervision of each game, and its content.
fn short_rule(terms: &Terms) -> (UnsupervisedIllegalMove, Rule) {
    let pace = terms.regime.pace;
    let rule = match pace {
        Pace::Blitz => Rule::BlitzUnsupervisedIllegal,
        Pace::Rapid | Pace::Standard => Rule::RapidUnsupervisedIllegal,
    };
    (terms.edition.parameters().unsupervised_illegal_move(pace), rule)
}

/// The rule by which a completed illegal move stands once the opponent has made the next move (A.4.2, B.4, B.3c of
/// 2009). `None` if it can be undone at any time of the game.
#[must_use]
pub fn stands_after_reply(terms: &Terms, offence: Offence) -> Option<Rule> {
    let (appendix, rule) = short_rule(terms);
    let is_claimed =
        appendix != UnsupervisedIllegalMove::ArbiterRulesOnClaim || !is_arbiters_own(offence);
    let applies = is_claimed
        && !terms.regime.under_competition_rules()
        && appendix != UnsupervisedIllegalMove::NotRegulated
        && offence.standing(terms.edition) == OffenceStanding::IllegalMove;
    applies.then_some(rule)
}

/// Whether the move that the arbiter waits for is complete (A.4.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AwaitedMove {
    /// It is not complete yet.
    NotYet,
    /// It is complete, and the position is still illegal.
    Completed,
}

/// The ruling on a pawn on the last rank, or on both kings in check, once the opponent has replied: the arbiter waits
/// for one more completed move, and then the game is drawn (A.4.4). `None` under the competition rules, and in 2009,
/// where the arbiter intervenes or waits for a claim.
#[must_use]
pub fn one_more_move(terms: &Terms, awaited: AwaitedMove) -> Option<Ruling> {
    let waits = matches!(
        terms.edition.parameters().rapid_unsupervised,
        UnsupervisedIllegalMove::Loss | UnsupervisedIllegalMove::PenaltyBeforeReply
    );
    if !waits || terms.regime.under_competition_rules() {
        return None;
    }
    let (_, rule) = short_rule(terms);
    let (verdict, rules, facts) = match awaited {
        AwaitedMove::NotYet => (
            Verdict::GoesOn,
            vec![Rule::IllegalPositionSeen, rule],
            vec![
                RulingFact::OpponentHasReplied,
                RulingFact::OneMoreMove,
                RulingFact::Under(terms.regime),
            ],
        ),
        AwaitedMove::Completed => {
            (Verdict::Draw, vec![Rule::IllegalPositionSeen], vec![RulingFact::StillIllegal])
        }
    };
    Some(Ruling::settled(terms.edition, verdict, rules, facts))
}

/// In rapid of 2009 the arbiter rules on a claim, but intervenes without one if a promotion is not completed (A.4c).
fn is_arbiters_own(offence: Offence) -> bool {
    offence == Offence::PawnNotReplaced
}

/// The scale of the competition rules: minutes, then loss.
fn by_scale(terms: &Terms, charge: &Charge, scale: PenaltyScale, mut rules: Vec<Rule>) -> Ruling {
    let edition = terms.edition;
    let (what, cost) = rules_of(charge.offence);
    rules.extend([cost, what]);
    let ruling = if charge.nth >= u32::from(scale.loses_at) {
        loss(edition, rules, charge.opponent)
    } else {
        rules.extend(minutes_rule(scale.minutes, terms.regime));
        give(terms, scale.minutes, terms.penalties.illegal_move, rules)
    };
    let ruling = ruling.with(RulingFact::Nth(charge.nth)).with(RulingFact::Under(terms.regime));
    let ruling = naming_its_cases(ruling, charge);
    match charge.offence {
        _ if !matches!(ruling.verdict, Verdict::ExtraMinutes(_)) => ruling,
        Offence::PressWithoutMove => ruling,
        Offence::PawnNotReplaced
            if edition.parameters().unreplaced_pawn == UnreplacedPawn::BecomesQueen =>
        {
            ruling.with(RulingFact::PawnBecomesQueen)
        }
        _ => ruling.with(RulingFact::PositionRestored),
    }
}

/// The extra minutes of the event or of the edition. If neither sets them, the event's default, with a choice for the
/// arbiter.
fn give(terms: &Terms, minutes: PenaltyMinutes, by_event: Option<u8>, rules: Vec<Rule>) -> Ruling {
    let edition = terms.edition;
    match (by_event, minutes.under(terms.regime)) {
        (Some(count), _) => Ruling::settled(
            edition,
            Verdict::ExtraMinutes(count),
            rules,
            [RulingFact::SetByTheEvent],
        ),
        (None, ProvisionText::Verified(count)) => {
            Ruling::settled(edition, Verdict::ExtraMinutes(count), rules, [])
        }
        (None, ProvisionText::Unverified) => {
            let count = terms.penalties.supervised_blitz;
            // B.2 of 2023 takes over no minutes, so 7.5.5 would apply literally.
            let facts = [RulingFact::MinutesNotStated];
            Ruling::settled(edition, Verdict::ExtraMinutes(count), rules, facts).left_to_arbiter([
                ArbitersChoice::Give(count),
                ArbitersChoice::Give(minutes.standard),
            ])
        }
    }
}

/// A loss, or a draw if the opponent cannot mate.
fn loss(edition: Edition, rules: Vec<Rule>, opponent: MateChance) -> Ruling {
    match opponent {
        MateChance::Possible(_) => {
            Ruling::settled(edition, Verdict::OffenderLoses, rules, [RulingFact::OpponentCanMate])
        }
        MateChance::Impossible(reason) => {
            let facts = [RulingFact::OpponentCannotMate, RulingFact::WhyNoMate(reason)];
            Ruling::settled(edition, Verdict::Draw, rules, facts)
        }
        MateChance::Unknown => {
            Ruling::settled(edition, Verdict::OffenderLosesUnlessNoMate, rules, [])
        }
    }
}

fn not_completed(edition: Edition, offence: Offence) -> Ruling {
    let rules = match offence {
        Offence::TwoHands => vec![Rule::OneHand],
        _ => vec![Rule::IllegalMove, Rule::Touched],
    };
    Ruling::settled(edition, Verdict::NothingDue, rules, [RulingFact::NotPressed])
}

/// In 1929 the opponent demands a legal move with the piece, or its capture.
fn forced_move(edition: Edition, offence: Offence) -> Ruling {
    match offence {
        Offence::IllegalMove => {
            Ruling::settled(edition, Verdict::ForcedMove, [Rule::ForcedMove], []).left_to_opponent(
                [
                    ArbitersChoice::DemandMoveOfThePiece,
                    ArbitersChoice::DemandCapture,
                    ArbitersChoice::NoConsequence,
                ],
            )
        }
        // The clock is not stopped before the move is complete (paragraphs 12 and 20).
        Offence::PawnNotReplaced | Offence::PressWithoutMove => {
            let rules = [Rule::MoveMade, Rule::ClockHandling];
            Ruling::settled(edition, Verdict::NothingDue, rules, [])
        }
        _ => Ruling::settled(edition, Verdict::NotRegulated, [], []),
    }
}

/// The breach of a rule without a penalty of its own. If the edition has the rule, the arbiter chooses a sanction
/// (12.9).
#[must_use]
pub fn breach(edition: Edition, rule: Rule) -> Ruling {
    if rule.article(edition).is_none() {
        return Ruling::settled(edition, Verdict::NotRegulated, [], []);
    }
    with_sanctions(Ruling::settled(edition, Verdict::NoPenaltyNamed, [rule, Rule::Sanctions], []))
}

/// If an edition forbids something without a scale of penalties, its sanctions apply.
fn breach_without_scale(edition: Edition, offence: Offence) -> Ruling {
    let (verdict, rules) = match offence {
        Offence::TwoHands => (Verdict::NoPenaltyNamed, vec![Rule::OneHand, Rule::Sanctions]),
        _ => (Verdict::NotRegulated, vec![Rule::Sanctions]),
    };
    with_sanctions(Ruling::settled(edition, verdict, rules, []))
}

fn with_sanctions(ruling: Ruling) -> Ruling {
    let sanctions: Vec<ArbitersChoice> = Sanction::of(ruling.edition)
        .iter()
        .map(|sanction| ArbitersChoice::Sanction(*sanction))
        .collect();
    let is_the_committees =
        ruling.edition.parameters().sanctions == ProvisionText::Verified(Sanctions::Committee);
    if is_the_committees {
        ruling.left_to_arbiter([ArbitersChoice::OwnJudgement])
    } else if sanctions.is_empty() {
        ruling.with(RulingFact::SanctionsUnverified).left_to_arbiter([ArbitersChoice::OwnJudgement])
    } else {
        ruling.left_to_arbiter(sanctions)
    }
}

fn rules_of(offence: Offence) -> (Rule, Rule) {
    match offence {
        Offence::PawnNotReplaced => (Rule::PawnNotReplaced, Rule::IllegalMovePenalty),
        Offence::TwoHands => (Rule::TwoHands, Rule::TwoHandsPenalty),
        Offence::PressWithoutMove => (Rule::PressWithoutMove, Rule::PressWithoutMovePenalty),
        _ => (Rule::IllegalMove, Rule::IllegalMovePenalty),
    }
}

/// The rule by which the minutes differ from those of standard chess, or should differ.
fn minutes_rule(minutes: PenaltyMinutes, regime: Regime) -> Option<Rule> {
    match (regime.pace, minutes.under(regime)) {
        (Pace::Standard, _) => None,
        (Pace::Rapid, _) => Some(Rule::RapidMinutes),
        (Pace::Blitz, ProvisionText::Verified(_)) => Some(Rule::BlitzMinutes),
        (Pace::Blitz, ProvisionText::Unverified) => Some(Rule::BlitzSupervised),
    }
}

fn wrong_claim(terms: &Terms) -> Ruling {
    let Some(minutes) = terms.edition.parameters().wrong_draw_claim else {
        return Ruling::settled(terms.edition, Verdict::NotRegulated, [], []);
    };
    let mut rules = vec![Rule::ClaimWrong];
    rules.extend(minutes_rule(minutes, terms.regime));
    give(terms, minutes, terms.penalties.wrong_draw_claim, rules)
        .with(RulingFact::Under(terms.regime))
}
