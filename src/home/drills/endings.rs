//! A simple ending by ear against a perfect opponent: only a move that throws the result away is wrong, however long
//! the win takes.

use std::rc::Rc;

use crate::chess::drills::{Chance, EndingKind, EndingTable, ending_problem};
use crate::chess::{Color, DrawClaim, Ending, History, Move, Position, ending};
use crate::laws::{Edition, claimable};
use crate::present::spoken::Segment;
use crate::words::{Listening, NoLegalMove};

use super::mate::{piece_of, said_with_check};
use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// After holding for this many moves, the player has passed.
const HELD: usize = 8;

/// The tables made so far.
#[derive(Default)]
pub(crate) struct Tables(Vec<Rc<EndingTable>>);

impl Tables {
    fn of(&mut self, kind: EndingKind) -> Rc<EndingTable> {
        if let Some(known) = self.0.iter().find(|table| table.man() == kind.man()) {
            return Rc::clone(known);
        }
        let table = Rc::new(EndingTable::of(kind.man()));
        self.0.push(Rc::clone(&table));
        table
    }
}

pub(crate) struct EndingQuestion {
    kind: EndingKind,
    table: Rc<EndingTable>,
    game: History,
    /// The fewest moves in which it can be won from the start.
    fewest: usize,
    moves: usize,
    chance: Chance,
}

impl EndingQuestion {
    pub(crate) fn new(kind: EndingKind, seed: u64, tables: &mut Tables) -> EndingQuestion {
        let table = tables.of(kind);
        let position = ending_problem(kind, &table, seed);
        let fewest =
            table.plies_to_win(&position).map_or(0, |plies| usize::from(plies).div_ceil(2));
        let (game, chance) = (History::new(position), Chance::of(seed));
        EndingQuestion { kind, table, game, fewest, moves: 0, chance }
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn play(&mut self, legal: Move, tongue: &Tongue) -> AnswerTaken {
        let mut after = self.game.clone();
        after.play(legal);
        self.moves += 1;
        if self.kind == EndingKind::Hold {
            self.hold(&after, tongue)
        } else {
            self.win(&after, tongue)
        }
    }

    /// After a move by White, who has to win.
    fn win(&mut self, game: &History, tongue: &Tongue) -> AnswerTaken {
        let after = game.position();
        let end = ending(after);
        if matches!(end, Some(Ending::Checkmate { .. })) {
            let told = tongue.texts.mate_after(self.moves, self.fewest);
            return AnswerTaken::Right(vec![tongue.plain(told)]);
        }
        let man = self.kind.man();
        if man == shakmaty::Role::Pawn && EndingTable::wins_promoted(after) {
            return AnswerTaken::Right(vec![tongue.plain(tongue.texts.pawn_is_home())]);
        }
        if self.table.plies_to_win(after).is_none() {
            let told = if end == Some(Ending::Stalemate) {
                tongue.texts.that_is_stalemate()
            } else {
                tongue.texts.win_thrown_away()
            };
            return AnswerTaken::Wrong(self.with_solution(tongue.plain(told), tongue));
        }
        // The opponent claims every draw it can.
        let claimed = claimable(Edition::default(), game).map(|claim| match claim {
            DrawClaim::Threefold => tongue.texts.over_by_repetition(),
            DrawClaim::FiftyMoves => tongue.texts.fifty_moves_without_mate(),
        });
        if let Some(told) = claimed {
            return AnswerTaken::Wrong(self.with_solution(tongue.plain(told), tongue));
        }
        let length = |answer: Move| (self.table.plies_to_win(&after.after(answer)), answer);
        let measured = after.legal_moves().into_iter().map(length).collect();
        self.reply(game, measured, tongue)
    }

    /// After a move by Black, who has to hold.
    fn hold(&mut self, game: &History, tongue: &Tongue) -> AnswerTaken {
        let after = game.position();
        if self.table.plies_to_win(after).is_some() {
            let told = tongue.plain(tongue.texts.draw_thrown_away());
            return AnswerTaken::Wrong(self.with_solution(told, tongue));
        }
        if ending(after).is_some() || self.moves >= HELD {
            return AnswerTaken::Right(vec![tongue.plain(tongue.texts.held())]);
        }
        // White plays where the most replies lose.
        let trap = |legal: Move| {
            let next = after.after(legal);
            let answers = next.legal_moves().into_iter();
            let lost = answers.filter(|one| self.table.plies_to_win(&next.after(*one)).is_some());
            (Some(u8::try_from(lost.count()).unwrap_or(u8::MAX)), legal)
        };
        let measured = after.legal_moves().into_iter().map(trap).collect();
        let reply = self.reply(game, measured, tongue);
        if ending(self.position()).is_some() {
            return AnswerTaken::Right(vec![tongue.plain(tongue.texts.held())]);
        }
        reply
    }

    /// The opponent's move: the best by some measure, at random among equals.
    fn reply(
        &mut self,
        game: &History,
        measured: Vec<(Option<u8>, Move)>,
        tongue: &Tongue,
    ) -> AnswerTaken {
        let most = measured.iter().map(|(measure, _)| *measure).max();
        let is_best = |(measure, legal)| (Some(measure) == most).then_some(legal);
        let best: Vec<Move> = measured.into_iter().filter_map(is_best).collect();
        let Some(reply) = self.chance.pick(&best) else {
            return AnswerTaken::Wrong(self.solution(tongue));
        };
        let words = said_with_check(game.position(), reply, tongue);
        self.game = game.clone();
        self.game.play(reply);
        AnswerTaken::GoesOn(vec![tongue.said(words)])
    }

    fn with_solution(&self, told: Segment, tongue: &Tongue) -> Vec<Segment> {
        std::iter::once(told).chain(self.solution(tongue)).collect()
    }

    /// A move that keeps the result: the fastest win, or any that holds.
    fn best(&self) -> Option<Move> {
        let after = |legal: &Move| self.position().after(*legal);
        let moves = self.position().legal_moves();
        if self.kind == EndingKind::Hold {
            return moves
                .into_iter()
                .find(|legal| self.table.plies_to_win(&after(legal)).is_none());
        }
        let promotes = |legal: &&Move| EndingTable::wins_promoted(&after(legal));
        let home = moves.iter().find(promotes).filter(|_| self.kind == EndingKind::Pawn).copied();
        home.or_else(|| {
            let plies = |legal: &Move| Some((self.table.plies_to_win(&after(legal))?, *legal));
            let won = moves.iter().filter_map(plies);
            won.min_by_key(|(plies, _)| *plies).map(|(_, legal)| legal)
        })
    }
}

impl DrillQuestion for EndingQuestion {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let asked = match self.kind {
            EndingKind::Queen | EndingKind::Rook => tongue.texts.mate_them(),
            EndingKind::Pawn => tongue.texts.take_the_pawn_home(),
            EndingKind::Hold => tongue.texts.hold_against_the_pawn(),
        };
        let mut segments = vec![tongue.plain(asked)];
        segments.extend(tongue.men(self.position()));
        segments
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        match tongue.moves().legal(line, self.position(), &tongue.texts) {
            Ok(legal) => self.play(legal, tongue),
            Err(NoLegalMove::NotUnderstood(reason)) => AnswerTaken::NoAnswer(reason),
            Err(NoLegalMove::NotPlayable(reason)) => AnswerTaken::Refused(reason),
            Err(NoLegalMove::Several(which)) => AnswerTaken::Several(which),
        }
    }

    /// The piece that moves.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let best = self.best();
        let piece = best.map(|best| piece_of(self.position(), best, tongue)).unwrap_or_default();
        vec![tongue.plain(tongue.texts.this_piece_moves()), tongue.said(piece)]
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        let words = self.best().map(|best| said_with_check(self.position(), best, tongue));
        vec![tongue.plain(tongue.texts.solution_is()), tongue.said(words.unwrap_or_default())]
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Announcement, Listening::Practice]
    }

    fn board(&self) -> Option<(&Position, Color)> {
        Some((self.position(), self.kind.side()))
    }
}
