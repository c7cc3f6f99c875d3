//! Whether the two boards, the two scores and the clock agree (D.2.9). Checked at rest, when a board is read out, and
//! in an audit, but not while a move is being copied.

use shakmaty::Board;

use crate::chess::{ByColor, ClaimedMove, Color, Square};
use crate::laws::Rule;

use super::board::Known;
use super::case::{Case, Cause, Effect, Remedy};
use super::case_life::ReviewOccasion;
use super::game::Game;
use super::intent::Look;
use super::matter::{Matter, Scores};
use super::news::{Agreement, News};
use super::person::ScoreKept;
use super::sync::{Audit, Correction, How, Parting, corrections, differing, part};
use super::turn::{Handling, Made};

/// A move during which boards may show the position before or after it.
#[derive(Debug, Clone, Copy)]
pub enum MoveUnderWay<'g> {
    /// It was said or made, and its turn is not over.
    BeingMade {
        /// Its index, counted from 0.
        ply: usize,
        made: &'g Made,
    },
    /// Its turn is over, and the opponent has not begun the reply.
    BeingCopied {
        by: Color,
        /// Its index, counted from 0.
        ply: usize,
        made: &'g Made,
    },
}

impl Game {
    /// Compares both boards with the moves, and the scores with each other. One divergence makes one case, however
    /// long the arbiter takes; if the other board goes wrong as well, the case is told again.
    pub(super) fn check_boards(&mut self) {
        match (self.divergence(), self.wrong_squares()) {
            (None, Some(wrong)) => self.open_divergence(wrong),
            // Earlier entries have been compared already.
            (None, None) => self.check_scores(self.plies.len().saturating_sub(2)),
            (Some(_), None) => {}
            (Some(case), Some(wrong)) => {
                let is_about = |side: Color| match &self.cases[case].matter {
                    Matter::BoardsDiffer { white, black, .. } => {
                        !side.fold_wb(white, black).is_empty()
                    }
                    Matter::BoardsAlike { .. } => true,
                    _ => false,
                };
                let spreads = [Color::White, Color::Black]
                    .into_iter()
                    .any(|side| !wrong.get(side).is_empty() && !is_about(side));
                if spreads {
                    self.widen_divergence(case, wrong);
                }
            }
        }
    }

    /// What a player found on some squares of the own board. Squares of a move in progress may show the position
    /// before or after it.
    pub(super) fn board_read(&mut self, side: Color, looks: &[Look]) {
        let unsettled = self.unsettled_squares(side);
        for look in looks {
            let may_be = [self.standing().board(), self.present().board(), self.board_before()];
            let is_under_way = unsettled.contains(&look.at)
                && may_be.iter().any(|board| board.piece_at(look.at) == look.found);
            if !is_under_way {
                self.boards.get_mut(side).is_read(look.at, look.found);
            }
        }
        if looks.len() == Square::ALL.len() {
            self.boards.get_mut(side).is_read_whole();
        }
        match (self.divergence(), self.wrong_squares()) {
            (_, None) => self.review_cases(ReviewOccasion::BoardsCompared),
            (None, Some(wrong)) => self.open_divergence(wrong),
            (Some(case), Some(wrong)) => self.widen_divergence(case, wrong),
        }
        self.refresh_corrections(side);
        self.answer_audit(side, looks);
    }

    /// The corrections of a side's board: to the position by the moves, including the move that its player has
    /// announced and not pressed.
    pub(super) fn corrections_of(&self, side: Color) -> Vec<Correction> {
        self.corrections_on(side, self.boards.get(side).pieces())
    }

    /// As above for pieces that a side's board was found to show.
    pub fn corrections_on(&self, side: Color, board: &Board) -> Vec<Correction> {
        let is_mover = self.turn.by == side && self.turn.made.is_some();
        let right = if is_mover { self.present() } else { self.standing() };
        corrections(board, &right.board())
    }

    /// Updates the remedies after a reading, so that they do not contradict it.
    fn refresh_corrections(&mut self, side: Color) {
        let now = self.corrections_of(side);
        for case in self.cases.iter_mut().filter(|case| case.is_open()) {
            let before = case.remedies.clone();
            for effect in case.remedies.iter_mut().flat_map(|remedy| &mut remedy.effects) {
                if let Effect::CorrectBoard(of, by_hand) = effect
                    && *of == side
                {
                    by_hand.clone_from(&now);
                }
            }
            let told = News::CaseOpened(case.number);
            if case.remedies != before && !self.news.contains(&told) {
                self.news.push(told);
            }
        }
    }

    /// Tells the arbiter where the scores differ from a ply on, once for each place.
    pub(super) fn check_scores(&mut self, first: usize) {
        let found = self.scores.white.contradiction_from(&self.scores.black, first);
        if let Some(plies) = found.filter(|_| self.scores_told != found) {
            self.news.push(News::ScoresDiffer { plies, boards: self.boards_agree() });
            self.scores_told = found;
        }
    }

    /// Whether both boards are known to agree with the moves.
    fn boards_agree(&self) -> Agreement {
        let are_seen = self.boards.iter().all(|board| board.known() == Known::Seen);
        if are_seen && self.wrong_squares().is_none() {
            Agreement::Known
        } else {
            Agreement::NotKnown
        }
    }

    /// A player calls because the boards seem to differ: both are compared as they are now, with the part of a move
    /// in progress that hands have made (D.2.9).
    pub(super) fn compare_boards_on_call(&mut self) {
        let wrong = ByColor { white: Color::White, black: Color::Black }
            .map(|side| self.wrong_squares_now(side));
        if wrong.white.is_empty() && wrong.black.is_empty() {
            return;
        }
        match self.divergence() {
            None => self.open_divergence(wrong),
            Some(case) => self.widen_divergence(case, wrong),
        }
    }

    /// The squares on which a board shows neither the position before the move in progress nor the one after it.
    fn wrong_squares_now(&self, side: Color) -> Vec<Square> {
        let mut right = vec![self.present().board(), self.standing().board()];
        if self.turn.by != side {
            right.reverse();
        }
        if self.turn.by == side && self.turn.handling == Handling::Copying {
            right.push(self.board_before());
        }
        let wrong = right.iter().map(|board| self.boards.get(side).differing(board));
        wrong.min_by_key(Vec::len).unwrap_or_default()
    }

    /// Tells the arbiter when the move counter of a side's clock differs from its completed moves, once for each
    /// difference.
    pub(super) fn check_counter(&mut self, side: Color) {
        if self.clock.control().is_untimed() {
            return;
        }
        let counted = self.clock.reading(self.latest).of(side).moves;
        let completed = self.completed(side);
        let difference = i64::from(counted) - i64::from(completed);
        let told = self.counters_told.get_mut(side);
        if difference != *told && difference != 0 {
            self.news.push(News::CounterDiffers { side, counted, completed });
        }
        *told = difference;
    }

    /// Starts the audit of a side's board.
    pub(super) fn begin_audit(&mut self, side: Color) {
        let first = self.plies.len().saturating_sub(Audit::PLIES);
        let moves: Vec<(Color, ClaimedMove)> =
            self.plies[first..].iter().map(|ply| (ply.by, ply.made.said.claim)).collect();
        let mut audit = Audit::new(self.standing_after(first), &moves);
        // A position that no move led to, such as after a correction by the arbiter, has no likely mistakes.
        if !differing(audit.right(), &self.standing().board()).is_empty() {
            audit = Audit::new(self.standing(), &[]);
        }
        self.tell_audit(side, &audit);
        self.audit = Some((side, audit));
    }

    fn answer_audit(&mut self, side: Color, looks: &[Look]) {
        let Some((audited, mut audit)) = self.audit.take() else { return };
        if audited == side {
            looks.iter().for_each(|look| audit.answer(look.at, look.found));
            self.tell_audit(side, &audit);
        }
        self.audit = Some((audited, audit));
    }

    fn tell_audit(&mut self, side: Color, audit: &Audit) {
        let (next, finding) = (audit.next(), audit.finding());
        self.news.push(News::Audited { side, next, finding });
    }

    /// The index of the open case about the boards.
    fn divergence(&self) -> Option<usize> {
        self.cases.iter().position(|case| case.is_open() && is_about_boards(&case.matter))
    }

    /// Links the case about an illegal move that was legal on a wrongly copied board to the case about the boards
    /// (D.2.9).
    pub(super) fn link_to_boards(&mut self, ply: usize) {
        let about_boards = self.divergence().and_then(|at| self.cases.get(at)).map(|c| c.number);
        let is_meant = |case: &&mut Case| matches!(case.matter, Matter::IllegalMove { ply: of, .. } if of == ply);
        if let Some(case) = self.cases.iter_mut().filter(|case| case.is_open()).find(is_meant) {
            case.cause = Cause::WrongBoard { case: about_boards };
        }
    }

    /// The squares on which each board differs from the moves, if any.
    pub(super) fn wrong_squares(&self) -> Option<ByColor<Vec<Square>>> {
        let wrong = |side: Color| self.wrong_on(side, self.boards.get(side).pieces());
        let wrong = ByColor { white: wrong(Color::White), black: wrong(Color::Black) };
        (!wrong.white.is_empty() || !wrong.black.is_empty()).then_some(wrong)
    }

    /// The squares on which a side's board with these pieces differs from the moves. Squares of a move in progress
    /// may show the position before or after it.
    pub fn wrong_on(&self, side: Color, board: &Board) -> Vec<Square> {
        let unsettled = self.unsettled_squares(side);
        let mut wrong = differing(board, &self.standing().board());
        wrong.retain(|at| !unsettled.contains(at));
        wrong
    }

    /// The move that hands may still be making or copying.
    pub fn move_under_way(&self) -> Option<MoveUnderWay<'_>> {
        let turn = &self.turn;
        if let Some(made) = &turn.made {
            return Some(MoveUnderWay::BeingMade { ply: self.plies.len(), made });
        }
        let last = self.plies.last().filter(|_| turn.handling == Handling::Copying)?;
        let ply = self.plies.len() - 1;
        Some(MoveUnderWay::BeingCopied { by: last.by, ply, made: &last.made })
    }

    /// Whether these pieces are the position by the moves, with or without the move in progress.
    pub fn leads_to(&self, board: &Board) -> bool {
        let copies = self.turn.handling == Handling::Copying;
        *board == self.standing().board()
            || *board == self.present().board()
            || (copies && *board == self.board_before())
    }

    /// The squares of a side's board that a move in progress may or may not have changed already: a move made and not
    /// pressed, or one still to be copied.
    fn unsettled_squares(&self, side: Color) -> Vec<Square> {
        let now = self.standing().board();
        let mut squares = Vec::new();
        if self.turn.made.is_some() {
            squares.extend(differing(&now, &self.present().board()));
        }
        let copies = self.turn.by == side
            && self.turn.handling == Handling::Copying
            && self.plies.last().is_some_and(|last| !last.copying.carried_out);
        if copies {
            squares.extend(differing(&self.board_before(), &now));
        }
        squares
    }

    /// The board before the last move.
    fn board_before(&self) -> Board {
        self.standing_after(self.plies.len().saturating_sub(1)).board()
    }

    fn open_divergence(&mut self, wrong: ByColor<Vec<Square>>) {
        let (matter, rule, remedies) = self.divergent(wrong);
        self.open(matter, [rule], None, remedies);
    }

    /// A board that is read out further may show more of the same divergence.
    fn widen_divergence(&mut self, case: usize, wrong: ByColor<Vec<Square>>) {
        let (matter, rule, remedies) = self.divergent(wrong);
        if let Some(case) = self.cases.get_mut(case)
            && case.matter != matter
        {
            (case.matter, case.rules, case.remedies) = (matter, vec![rule], remedies);
            self.news.push(News::CaseOpened(case.number));
        }
    }

    fn compared_scores(&self) -> Scores {
        let is_elsewhere =
            |side: &Color| self.setting.players.get(*side).score == ScoreKept::Elsewhere;
        match [Color::White, Color::Black].into_iter().find(is_elsewhere) {
            Some(side) => Scores::KeptElsewhere(side),
            None => {
                let (white, black) = (self.scores.white.claims(), self.scores.black.claims());
                Scores::Compared(part(&self.start, &white, &black))
            }
        }
    }

    /// D.2.9 requires boards that differ. If both show the same, as far as known, the words are still the move
    /// (D.2.1).
    fn divergent(&self, wrong: ByColor<Vec<Square>>) -> (Matter, Rule, Vec<Remedy>) {
        let scores = self.compared_scores();
        let set_right = [Color::White, Color::Black]
            .into_iter()
            .filter(|side| !wrong.get(*side).is_empty())
            .map(|side| Effect::CorrectBoard(side, self.corrections_of(side)))
            .collect();
        let remedies = match &scores {
            Scores::KeptElsewhere(_) => vec![set_right],
            Scores::Compared(Parting { agreed, how }) => {
                let restored = vec![Effect::Restore(*agreed)];
                match how {
                    // The scores agree: the boards are set right, the clocks stay as they are.
                    How::Never | How::Ends { .. } => vec![set_right],
                    How::Contradict(_)
                    | How::Swapped { .. }
                    | How::Blank { contradiction: Some(_), .. } => {
                        vec![restored]
                    }
                    // D.2.9 does not cover an incomplete score: the missing part is reconstructed from the other, or
                    // play goes back to what both have (8.5.3, 7.6).
                    How::Shifted(_) | How::Blank { contradiction: None, .. } => {
                        vec![set_right, restored]
                    }
                }
            }
        };
        let ply = self.plies.len();
        let goes_back = matches!(remedies.as_slice(), [only] if only.iter().any(|effect| matches!(effect, Effect::Restore(_))));
        let rule = if goes_back { Rule::ScoresDiffer } else { Rule::BoardsDiffer };
        let remedies = remedies.into_iter().map(|effects| Remedy { effects }).collect();
        let ByColor { white, black } = wrong;
        if white == black && self.show_the_same(&white) {
            return (
                Matter::BoardsAlike { ply, squares: white, scores },
                Rule::Announcement,
                remedies,
            );
        }
        (Matter::BoardsDiffer { ply, white, black, scores }, rule, remedies)
    }

    /// Whether both boards show the same on these squares. A difference from the moves has been seen.
    fn show_the_same(&self, squares: &[Square]) -> bool {
        let (white, black) = (self.boards.white.pieces(), self.boards.black.pieces());
        squares.iter().all(|at| white.piece_at(*at) == black.piece_at(*at))
    }
}

fn is_about_boards(matter: &Matter) -> bool {
    matches!(matter, Matter::BoardsDiffer { .. } | Matter::BoardsAlike { .. })
}
