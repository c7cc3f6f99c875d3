//! Whether the game is over, and with which result: by the position on the board, a fallen flag or a resignation.
//! What cannot be proven is left to the arbiter.

use crate::chess::{Color, Ending, History, Position, ending};

use super::edition::Edition;
use super::mating::{Effort, MateChance, mate_chance};
use super::offence::Terms;
use super::provisions::{Provision, WithoutMatingChance};
use super::repetition::{fifth_appearance, may_have_drawn, seventy_fifth_move};
use super::rule::Rule;
use super::ruling::{ArbitersChoice, Ruling, RulingFact, Verdict};

/// Whether a game is over. A history without moves may start in the middle of a game, and the answer says so.
#[must_use]
pub fn over(edition: Edition, history: &History, effort: Effort) -> Ruling {
    let position = history.position();
    // Mate by the last move comes before the seventy-five moves (9.6.2).
    let mated = matches!(ending(position), Some(Ending::Checkmate { .. }));
    let ruling = if mated { None } else { by_itself(edition, history) }.unwrap_or_else(|| {
        dead_knowing(edition, position, &|side| mate_chance(position, side, effort))
    });
    let past_matters = matches!(ruling.verdict, Verdict::GoesOn | Verdict::Unknown);
    if past_matters && history.moves().is_empty() {
        ruling.with(RulingFact::NoHistory)
    } else {
        ruling
    }
}

/// A quick check whether the last move may have ended the game. If not, [`over`] need not be called.
#[must_use]
pub fn may_be_over(history: &History) -> bool {
    ending(history.position()).is_some() || may_have_drawn(history)
}

/// The result when a flag has fallen.
#[must_use]
pub fn flag(terms: &Terms, position: &Position, fallen: Color, effort: Effort) -> Ruling {
    flag_knowing(terms, position, fallen, &|side| mate_chance(position, side, effort))
}

/// The same, with `chance` to answer whether a side can mate.
#[must_use]
pub fn flag_knowing(
    terms: &Terms,
    position: &Position,
    fallen: Color,
    chance: &dyn Fn(Color) -> MateChance,
) -> Ruling {
    let edition = terms.edition;
    if let Some(ruling) = already_over(edition, position) {
        return ruling.with(RulingFact::FlagFallen(fallen)).with(RulingFact::BoardCameFirst);
    }
    let rules = [Rule::TimeForfeit, Rule::FlagFallen];
    let fell = RulingFact::FlagFallen(fallen);
    let ruling = match edition.parameters().time_forfeit {
        WithoutMatingChance::Draw => match by_chance(edition, position, !fallen, chance, &rules) {
            ByChance::Rules(ruling) => ruling,
            // 6.9 makes an exception for games that 5.2.2 has ended.
            ByChance::WasDead(before) => return before.with(fell).with(RulingFact::BoardCameFirst),
        },
        WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
            Ruling::settled(edition, Verdict::Win(!fallen), rules, [])
        }
    };
    with_short_rules(terms, ruling.with(fell))
}

/// The result when a flag has fallen in a game whose moves the device does not know. The arbiter finds out whether
/// the game was over before, and whether the opponent can mate (6.9).
#[must_use]
pub fn flag_unheard(terms: &Terms, fallen: Color) -> Ruling {
    let edition = terms.edition;
    let ruling = match edition.parameters().time_forfeit {
        WithoutMatingChance::Draw => open_to_arbiter(edition, !fallen, &[Rule::TimeForfeit]),
        WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
            Ruling::settled(edition, Verdict::Win(!fallen), [Rule::TimeForfeit], [])
        }
    };
    let mut ruling = ruling.with(RulingFact::MovesNotHeard).with(RulingFact::FlagFallen(fallen));
    ruling.rules.push(Rule::FlagFallen);
    with_short_rules(terms, ruling)
}

/// Adds the rules of the appendices for rapid and blitz, if they apply.
fn with_short_rules(terms: &Terms, mut ruling: Ruling) -> Ruling {
    let edition = terms.edition;
    if !terms.regime.under_competition_rules() && edition.parameters().paces.is_some() {
        ruling.rules.extend([Rule::TimeWinClaim, Rule::FlagCall]);
        ruling.facts.extend([
            RulingFact::ClaimingTheWin(edition.parameters().time_win_claim),
            RulingFact::CallingTheFlag(edition.parameters().flag_call),
        ]);
    }
    ruling
}

/// The side wins or the game is drawn; which of the two depends on the position.
fn open_to_arbiter(edition: Edition, winner: Color, rules: &[Rule]) -> Ruling {
    Ruling::settled(edition, Verdict::Unknown, rules, [])
        .left_to_arbiter([ArbitersChoice::DeclareWon(winner), ArbitersChoice::DeclareDrawn])
}

/// The result when a sealed move is illegal or ambiguous: its player loses, but the game is drawn if the opponent
/// cannot mate (I.8, 6.9).
#[must_use]
pub fn bad_seal(edition: Edition, position: &Position, sealer: Color, effort: Effort) -> Ruling {
    let chance = |side| mate_chance(position, side, effort);
    let rules = [Rule::AmbiguousSeal, Rule::TimeForfeit];
    match by_chance(edition, position, !sealer, &chance, &rules) {
        ByChance::Rules(ruling) | ByChance::WasDead(ruling) => ruling,
    }
}

/// The result when a player resigns.
#[must_use]
pub fn resign(edition: Edition, position: &Position, by: Color, effort: Effort) -> Ruling {
    resign_knowing(edition, position, by, &|side| mate_chance(position, side, effort))
}

/// The same, with `chance` to answer whether a side can mate.
#[must_use]
pub fn resign_knowing(
    edition: Edition,
    position: &Position,
    by: Color,
    chance: &dyn Fn(Color) -> MateChance,
) -> Ruling {
    if let Some(ruling) = already_over(edition, position) {
        return ruling.with(RulingFact::Resigned(by)).with(RulingFact::BoardCameFirst);
    }
    let rules = [Rule::Resignation];
    let ruling = match edition.parameters().resignation {
        WithoutMatingChance::Draw => match by_chance(edition, position, !by, chance, &rules) {
            ByChance::Rules(ruling) => ruling,
            ByChance::WasDead(mut before) => {
                before.rules.extend(rules);
                before.with(RulingFact::BoardCameFirst)
            }
        },
        WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
            // If the position was dead, the game had ended before (5.2.2).
            let mut before = dead_knowing(edition, position, chance);
            before.rules.extend(rules);
            match before.verdict {
                Verdict::GoesOn => Ruling::settled(edition, Verdict::Win(!by), rules, []),
                Verdict::Unknown => before.left_to_arbiter([
                    ArbitersChoice::DeclareWon(!by),
                    ArbitersChoice::DeclareDrawn,
                ]),
                _ => before.with(RulingFact::BoardCameFirst),
            }
        }
    };
    ruling.with(RulingFact::Resigned(by)).with(RulingFact::ResignationMustBeClear)
}

/// The result when a player resigns in a game whose moves the device does not know. If the edition lets a resignation
/// lose even against an opponent who cannot mate, the position does not matter.
#[must_use]
pub fn resign_unheard(edition: Edition, by: Color) -> Ruling {
    let rules = [Rule::Resignation];
    let ruling = match edition.parameters().resignation {
        WithoutMatingChance::Draw => {
            open_to_arbiter(edition, !by, &rules).with(RulingFact::MovesNotHeard)
        }
        WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
            Ruling::settled(edition, Verdict::Win(!by), rules, [])
        }
    };
    ruling.with(RulingFact::Resigned(by)).with(RulingFact::ResignationMustBeClear)
}

/// How the opponent's chance to mate changes the result of a flag or a resignation.
enum ByChance {
    /// The rules of the edition decide.
    Rules(Ruling),
    /// Neither side could mate any more, so the game had ended before (5.2.2).
    WasDead(Ruling),
}

/// The side wins, or draws if it cannot mate. If neither is proven, the arbiter decides.
fn by_chance(
    edition: Edition,
    position: &Position,
    winner: Color,
    chance: &dyn Fn(Color) -> MateChance,
    rules: &[Rule],
) -> ByChance {
    let found = chance(winner);
    if let MateChance::Impossible(reason) = found {
        let known = |side| {
            if side == winner { MateChance::Impossible(reason) } else { chance(side) }
        };
        let before = dead_knowing(edition, position, &known);
        if before.verdict == Verdict::Draw {
            return ByChance::WasDead(before);
        }
    }
    ByChance::Rules(match found {
        MateChance::Possible(plies) => Ruling::settled(
            edition,
            Verdict::Win(winner),
            rules,
            [RulingFact::CanMate(winner, plies)],
        ),
        MateChance::Impossible(reason) => {
            let facts = [RulingFact::CannotMate(winner), RulingFact::WhyNoMate(reason)];
            Ruling::settled(edition, Verdict::Draw, rules, facts)
        }
        MateChance::Unknown => {
            open_to_arbiter(edition, winner, rules).with(RulingFact::MateUnknown(winner))
        }
    })
}

/// Fivefold repetition and seventy-five moves: draws without a claim.
fn by_itself(edition: Edition, history: &History) -> Option<Ruling> {
    let table = edition.parameters();
    let positions = history.stood();
    let fifth = fifth_appearance(table.fivefold, positions).map(|at| {
        let ply = at.last().copied().unwrap_or(0);
        let fact = RulingFact::Repeated { times: at.len(), ply, at };
        (ply, Rule::Fivefold, fact)
    });
    let quiet = seventy_fifth_move(table.seventy_five_moves, positions)
        .map(|(ply, plies)| (ply, Rule::SeventyFiveMoves, RulingFact::Quiet { plies, ply }));
    let (_, rule, fact) = [fifth, quiet].into_iter().flatten().min_by_key(|(ply, ..)| *ply)?;
    Some(Ruling::settled(edition, Verdict::Draw, [rule], [fact]))
}

/// Whether a position ends the game, by mate or stalemate or because neither side can mate. `chance` answers whether
/// a side can.
#[must_use]
pub fn dead_knowing(
    edition: Edition,
    position: &Position,
    chance: &dyn Fn(Color) -> MateChance,
) -> Ruling {
    if let Some(ruling) = already_over(edition, position) {
        return ruling;
    }
    if edition.parameters().dead_position == Provision::Absent {
        return Ruling::settled(edition, Verdict::GoesOn, [], []);
    }
    let rules = [Rule::DeadPosition];
    let mut unknown = None;
    let mut facts = vec![RulingFact::NobodyCanMate];
    for side in [Color::White, Color::Black] {
        match chance(side) {
            MateChance::Possible(plies) => {
                let facts = [RulingFact::CanMate(side, plies)];
                return Ruling::settled(edition, Verdict::GoesOn, rules, facts);
            }
            MateChance::Unknown => unknown = Some(side),
            MateChance::Impossible(reason) => {
                facts.extend([RulingFact::CannotMate(side), RulingFact::WhyNoMate(reason)]);
            }
        }
    }
    match unknown {
        None => Ruling::settled(edition, Verdict::Draw, rules, facts),
        Some(side) => {
            Ruling::settled(edition, Verdict::Unknown, rules, [RulingFact::MateUnknown(side)])
                .left_to_arbiter([ArbitersChoice::LetGoOn, ArbitersChoice::DeclareDrawn])
        }
    }
}

/// Mate, stalemate, and positions that are dead by material.
fn already_over(edition: Edition, position: &Position) -> Option<Ruling> {
    let (verdict, rule, fact) = match ending(position)? {
        Ending::Checkmate { winner } => {
            (Verdict::Win(winner), Rule::Checkmate, RulingFact::Checkmated(!winner))
        }
        Ending::Stalemate => {
            (Verdict::Draw, Rule::Stalemate, RulingFact::Stalemated(position.turn()))
        }
        Ending::Dead if edition.parameters().dead_position == Provision::Present => {
            (Verdict::Draw, Rule::DeadPosition, RulingFact::NobodyCanMate)
        }
        Ending::Dead => return None,
    };
    Some(Ruling::settled(edition, verdict, [rule], [fact]))
}
