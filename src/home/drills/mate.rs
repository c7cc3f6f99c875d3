//! A mate by ear: the position is told, every move is checked by search, and Black holds out as long as possible.

use crate::chess::drills::{MateProblem, longest_resistance, mating_moves};
use crate::chess::{Color, Move, Position};
use crate::present::spoken::Segment;
use crate::words::{Listening, NoLegalMove, Style, announce};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

pub(crate) struct Mate {
    position: Position,
    /// The moves that are left.
    moves: u32,
}

impl Mate {
    pub(crate) fn new(moves: u8, seed: u64) -> Mate {
        let MateProblem { position, moves } = MateProblem::made(u32::from(moves), seed);
        Mate { position, moves }
    }

    /// A move that mates in time.
    fn key(&self) -> Option<Move> {
        mating_moves(&self.position, self.moves).into_iter().next()
    }

    fn play(&mut self, legal: Move, tongue: &Tongue) -> AnswerTaken {
        let after = self.position.after(legal);
        if shakmaty::Position::is_checkmate(after.board()) {
            return AnswerTaken::Right(vec![tongue.plain(tongue.texts.mate())]);
        }
        if !mating_moves(&self.position, self.moves).contains(&legal) {
            return AnswerTaken::Wrong(self.refuted(&after, tongue));
        }
        self.moves -= 1;
        let Some(answer) = longest_resistance(&after, self.moves) else {
            return AnswerTaken::Wrong(self.solution(tongue));
        };
        let words = said_with_check(&after, answer, tongue);
        self.position = after.after(answer);
        AnswerTaken::GoesOn(vec![
            tongue.plain(tongue.texts.right()),
            tongue.said(words),
            tongue.plain(tongue.texts.mate_in(self.moves)),
        ])
    }

    /// The reply by which Black escapes, and what would have mated.
    fn refuted(&self, after: &Position, tongue: &Tongue) -> Vec<Segment> {
        let left = self.moves.saturating_sub(1).max(1);
        let escape = longest_resistance(after, left).filter(|_| self.moves > 1);
        let told = match escape {
            Some(answer) => vec![
                tongue.plain(tongue.texts.black_escapes_by()),
                tongue.said(said_with_check(after, answer, tongue)),
            ],
            None => vec![tongue.plain(tongue.texts.no_mate())],
        };
        told.into_iter().chain(self.solution(tongue)).collect()
    }
}

/// A move in words, with check, which helps a player who does not see the board.
pub(crate) fn said_with_check(position: &Position, legal: Move, tongue: &Tongue) -> String {
    let mut announcement = announce(position, legal, Style::Full);
    announcement.threat = announce(position, legal, Style::Literate).threat;
    format!("{}.", tongue.wording.say(&announcement))
}

/// The piece that moves, with its square if there are several of its kind.
pub(crate) fn piece_of(position: &Position, legal: Move, tongue: &Tongue) -> String {
    let piece = tongue.wording.say_piece(legal.role());
    let alike = shakmaty::Position::board(position.board())
        .by_piece(shakmaty::Piece { color: position.turn(), role: legal.role() });
    match legal.from().filter(|_| alike.count() > 1) {
        Some(from) => format!("{piece} {}.", tongue.wording.say_square(from)),
        None => format!("{piece}."),
    }
}

impl DrillQuestion for Mate {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let mut segments = vec![tongue.plain(tongue.texts.white_mates_in(self.moves))];
        segments.extend(tongue.men(&self.position));
        segments
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        match tongue.moves().legal(line, &self.position, &tongue.texts) {
            Ok(legal) => self.play(legal, tongue),
            Err(NoLegalMove::NotUnderstood(reason)) => AnswerTaken::NoAnswer(reason),
            Err(NoLegalMove::NotPlayable(reason)) => AnswerTaken::Refused(reason),
            Err(NoLegalMove::Several(which)) => AnswerTaken::Several(which),
        }
    }

    /// The piece that moves.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let key = self.key();
        let piece = key.map(|key| piece_of(&self.position, key, tongue)).unwrap_or_default();
        vec![tongue.plain(tongue.texts.this_piece_moves()), tongue.said(piece)]
    }

    /// The whole line, with Black holding out as long as possible.
    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        let mut position = self.position.clone();
        let mut told = Vec::new();
        for left in (1..=self.moves).rev() {
            let Some(key) = mating_moves(&position, left).into_iter().next() else { break };
            told.push(said_with_check(&position, key, tongue));
            position = position.after(key);
            let Some(answer) = longest_resistance(&position, left - 1) else { break };
            told.push(said_with_check(&position, answer, tongue));
            position = position.after(answer);
        }
        vec![tongue.plain(tongue.texts.solution_is()), tongue.said(told.join(" "))]
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Announcement, Listening::Practice]
    }

    fn board(&self) -> Option<(&Position, Color)> {
        Some((&self.position, Color::White))
    }
}
