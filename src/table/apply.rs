//! Applies facts, the only way in which a game changes. Facts have happened, so nothing is refused here;
//! irregularities become cases for the arbiter.

use crate::chess::{ByColor, Color, Ending, Square, ending};
use crate::clock::HappeningKind;
use crate::laws::{self, Effort, Mode, Pace, Rule, Verdict};

use super::case::{Effect, Remedy};
use super::case_end::HowFinished;
use super::case_life::ReviewOccasion;
use super::fact::{Fact, Recorded};
use super::game::{Game, Phase};
use super::intent::{Act, Look, Points};
use super::matter::Matter;
use super::news::News;
use super::restoring::continued;
use super::seal::Seal;
use super::standing::Legality;
use super::turn::Ply;

impl Game {
    pub fn apply(&mut self, recorded: &Recorded) {
        self.news.clear();
        let sealing = self.asked_to_seal();
        self.latest = self.latest.max(recorded.at);
        self.note_little_time();
        match &recorded.fact {
            Fact::Clock(happening) => {
                self.clock = self.clock.advanced(happening.at).0;
                match happening.kind {
                    HappeningKind::FlagFell => self.flag_fell(happening.side),
                    HappeningKind::PeriodBegan(period) => {
                        self.period_began(happening.side, period);
                    }
                }
            }
            Fact::Spoke { side, spoken, said, .. } => self.spoke(*side, *spoken, said),
            Fact::Did { side, act, .. } => self.did(*side, act),
            Fact::Asked { .. }
            | Fact::Overstepped { .. }
            | Fact::LetterTaken(_)
            | Fact::LetterRefused { .. }
            | Fact::Witnessed { .. }
            | Fact::Warranted(_)
            | Fact::TouchesFelt { .. }
            | Fact::SquareDistrusted { .. }
            | Fact::SealDoubted(_)
            | Fact::NumberTried
            | Fact::PlacesParted => {}
            Fact::Arbiter(act) => self.arbiter_acts(act),
            Fact::SealedItself => self.seal = Seal::Sealed { away: 0 },
            // An abandoned game has no winner and does not count.
            Fact::Abandoned(_) => self.end(Points::Annulled),
            Fact::FoundDead(ply) => self.found_dead(*ply),
            Fact::Returned(absence) => self.device_returned(*absence),
            Fact::ClockShown { side, left } => {
                self.clock = self.clock.with_time(*side, *left, self.latest);
            }
            Fact::ClockDoubted { side, shown, known } => self.clock_doubted(*side, *shown, *known),
        }
        self.review_cases(ReviewOccasion::AnyFact);
        self.look_who_seals(sealing);
        self.facts += 1;
    }

    /// An act of a side. After the end of the game, a claim, request or gesture opens no case; the arbiter is only
    /// told of it.
    fn did(&mut self, side: Color, act: &Act) {
        let (cases, told) = (self.cases.len(), self.news.len());
        self.does(side, act);
        let is_for_the_arbiter = matches!(
            act,
            Act::ClaimsDraw { .. }
                | Act::ClaimsTime
                | Act::ClaimsPerpetualCheck
                | Act::AsksForIncrement
                | Act::ClaimsLastTwoMinutes(_)
                | Act::Gestures(_)
        );
        let is_unheard = self.cases.len() == cases && self.news.len() == told;
        if is_for_the_arbiter && is_unheard && self.finish() == HowFinished::OnTheBoard {
            self.news.push(News::AfterTheEnd(side));
        }
    }

    fn does(&mut self, side: Color, act: &Act) {
        match act {
            Act::Presses | Act::PressesCrossed => self.press(side),
            Act::PressesLate => self.press_late(side),
            Act::PressedUnaware => self.press_unaware(side),
            Act::Touches(square) => self.touch(side, *square),
            Act::SetsDownNew(role) => self.set_down_new(side, *role),
            Act::Copies => self.copied_by_hand(side),
            Act::Moves(said) => self.hand_moves(side, said),
            Act::Removes(square) => self.handles_piece(side, *square, None),
            Act::Puts(square, piece) => self.handles_piece(side, *square, Some(*piece)),
            Act::ReadsBoard(board) => {
                let look = |at| Look { at, found: board.piece_at(at) };
                self.board_read(side, &Square::ALL.map(look));
            }
            Act::ReadsSquares(looks) => self.board_read(side, looks),
            Act::AsksForAudit => self.begin_audit(side),
            Act::Writes { ply, said } => self.writes(side, *ply, said),
            Act::OffersDraw => self.offer_draw(side),
            Act::AcceptsDraw => self.accept_draw(side),
            Act::DeclinesDraw => self.drop_offer_of(!side),
            Act::ClaimsDraw { intended } => self.claim_draw(side, intended.as_ref()),
            Act::ClaimsTime => self.claim_time(side),
            Act::ClaimsPerpetualCheck => self.claim_perpetual_check(side),
            Act::Challenges => self.challenge_by(side),
            Act::AsksForIncrement => self.ask_for_increment(side),
            Act::ClaimsLastTwoMinutes(ground) => self.claim_last_two_minutes(side, *ground),
            Act::Resigns => self.resign(side),
            Act::Gestures(gesture) => self.gesture(side, *gesture),
            Act::Verifies => self.verify(side),
            Act::CallsArbiter(reason) => self.call_arbiter(side, *reason),
            Act::Protests(complaint) => self.protest(side, *complaint),
            Act::Seals(said) => self.seal(side, Some(said)),
            Act::SealsUnseen => self.seal(side, None),
            Act::AsksForSheet => {
                let asked = self.sheets_asked.get_mut(side);
                *asked = asked.saturating_add(1);
                self.news.push(News::SheetAsked(side, *asked));
                let terms = self.setting.terms();
                let rule = match terms.regime.pace {
                    Pace::Blitz => Rule::SheetShownInBlitz,
                    Pace::Rapid | Pace::Standard => Rule::SheetShown,
                };
                let is_known = rule.article(terms.edition).is_some();
                if is_known && self.hears_moves() && !self.has_the_move(side) {
                    self.news.push(News::SheetAskedOutOfTurn(side, rule));
                }
            }
            Act::Signs => self.sign(side),
            Act::Adjusts => self.adjust(side),
            Act::Feels(_) => {}
        }
    }

    /// Only the player who has the move, and whose clock runs, may adjust pieces (4.2.1, 6.2.5).
    fn adjust(&mut self, side: Color) {
        let has_not_the_move = self.hears_moves() && !self.has_the_move(side);
        if has_not_the_move || self.clock.running() == Some(!side) {
            self.news.push(News::AdjustedOutOfTurn(side));
        }
    }

    /// Checks whether the game is over on the board: in training it ends at once, otherwise the arbiter declares it.
    pub(super) fn check_over(&mut self) {
        let Some(history) = &self.history else { return };
        // Only a legal move ends the game (5.1.1, 5.2.1), in most editions only one that respects touch-move.
        let was_illegal = |ply: &Ply| matches!(ply.made.legality, Legality::Illegal(_));
        if !laws::may_be_over(history)
            || self.plies.last().is_some_and(was_illegal)
            || self.end_is_contested()
        {
            return;
        }
        let ruling = laws::over(self.setting.edition(), history, Effort(0));
        let points = match ruling.verdict {
            Verdict::Win(side) => Points::Win(side),
            Verdict::Draw => Points::Draw,
            _ => return,
        };
        match self.mode {
            Mode::Training => self.end(points),
            Mode::Tournament => {
                let remedy = Remedy { effects: vec![Effect::End(points)] };
                self.open(Matter::GameOver, [], Some(ruling), vec![remedy]);
            }
        }
    }

    /// Whether the move in progress mates or stalemates: no agreement is possible after that.
    pub(super) fn move_under_way_ends_the_game(&self) -> bool {
        self.turn.made.as_ref().is_some_and(|made| {
            matches!(made.legality, Legality::Legal(_))
                && made.after.position().and_then(ending).is_some_and(|end| end != Ending::Dead)
        })
    }

    /// Whether the move in progress is complete when it is made, because it ends the game: by mate, stalemate, a dead
    /// position, the fifth appearance or the seventy-fifth move (6.2.1.1).
    pub(super) fn move_under_way_is_the_last(&self) -> bool {
        let Some(made) = &self.turn.made else { return false };
        if !matches!(made.legality, Legality::Legal(_)) {
            return false;
        }
        let line = continued(self.history.clone(), &made.legality, &made.after);
        line.is_some_and(|line| {
            let over = || laws::over(self.setting.edition(), &line, Effort(0)).verdict;
            laws::may_be_over(&line) && matches!(over(), Verdict::Win(_) | Verdict::Draw)
        })
    }

    pub(super) fn end(&mut self, points: Points) {
        self.clock = self.clock.stopped(self.latest);
        self.offers = ByColor::default();
        self.phase = Phase::Over(points);
        self.news.push(News::Ended(points));
        self.review_cases(ReviewOccasion::AnyFact);
    }
}
