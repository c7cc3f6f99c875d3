//! In rapid and blitz an illegal move stands after the reply. A pawn on the last rank or both kings in check is still
//! not a possible position: the arbiter waits for one completed move, and then declares a draw (A.4.4).

use shakmaty::Bitboard;

use crate::chess::{Color, Rank};
use crate::laws::{AwaitedMove, Offence, Rule, Verdict, one_more_move, stands_after_reply};

use super::case_end::OpponentsNext;
use super::endings::ending_so;
use super::game::Game;
use super::intent::Points;
use super::matter::Matter;
use super::news::News;

impl Game {
    /// The rule by which an illegal move stands after the reply. `None` while it leaves a position that the arbiter
    /// may not let stand.
    pub(super) fn stands_by(&self, offence: Offence) -> Option<Rule> {
        let terms = self.setting.terms();
        let is_awaited = one_more_move(&terms, AwaitedMove::NotYet).is_some();
        stands_after_reply(&terms, offence).filter(|_| !is_awaited || !self.is_seen_illegal())
    }

    /// Reopens an illegal move that can no longer be claimed as a case about what it leaves: one more move, and after
    /// that a draw.
    pub(super) fn await_one_move(&mut self, index: usize, reply: OpponentsNext) {
        let Some(case) = self.cases.get(index) else { return };
        let (Matter::PawnNotReplaced { ply, .. } | Matter::IllegalMove { ply, .. }) = case.matter
        else {
            return;
        };
        if reply != OpponentsNext::Moved || !self.is_seen_illegal() {
            return;
        }
        let is_completed = self.plies.iter().skip(ply).any(|later| later.completion.is_some());
        let awaited = if is_completed { AwaitedMove::Completed } else { AwaitedMove::NotYet };
        let Some(ruling) = one_more_move(&self.setting.terms(), awaited) else { return };
        let waits = (ruling.verdict == Verdict::GoesOn).then(|| self.resuming());
        let Some(case) = self.cases.get_mut(index) else { return };
        if case.ruling.as_ref() == Some(&ruling) {
            return;
        }
        case.rules.clone_from(&ruling.rules);
        case.ruling = Some(ruling);
        case.remedies = waits.into_iter().chain([ending_so(Points::Draw)]).collect();
        self.news.push(News::CaseOpened(case.number));
    }

    /// Whether a pawn stands on the last rank, or both kings are in check.
    fn is_seen_illegal(&self) -> bool {
        let board = self.present().board();
        let ends = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let is_checked = |side: Color| {
            board
                .king_of(side)
                .is_some_and(|king| board.attacks_to(king, !side, board.occupied()).any())
        };
        (board.pawns() & ends).any() || Color::ALL.into_iter().all(is_checked)
    }
}
