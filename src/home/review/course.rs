//! A listener's place in a game: after some moves of the main line or of a branch.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use crate::chess::notation::pgn::{Break, GameStart, Line, PgnGame, Played, Remark, RemarkKind};
use crate::chess::notation::shorthand::{FollowedBoard, Sighting, SoughtBoard, Stands};
use crate::chess::{Color, MoveOrPass, Playthrough, Position};

/// A game, and a place in it.
#[derive(Debug, Clone)]
pub(crate) struct Course {
    pub(crate) game: PgnGame,
    /// Where the game breaks off, if it does.
    broken: Option<Break>,
    /// How many branches stop because the file has an illegal move in them.
    cut: usize,
    /// Other repairs made while reading it.
    repaired: Vec<Remark>,
    spot: Spot,
    /// The moves from the start to the place, through the branches.
    way: Playthrough,
}

/// A place in a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Spot {
    /// The branches on the way.
    branches: Vec<Fork>,
    /// How many moves of the present line are made.
    plies: usize,
}

impl Spot {
    pub(crate) fn plies(&self) -> usize {
        self.plies
    }
}

/// A direction along a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineWay {
    On,
    Back,
}

/// Where a branch leaves its line: after `plies` moves, the last of which it replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fork {
    plies: usize,
    branch: usize,
}

impl Course {
    pub(crate) fn new(start: GameStart) -> Course {
        let is_cut = |remark: &Remark| matches!(remark.kind, RemarkKind::CutVariation(_));
        let (cut, repaired): (Vec<Remark>, _) = start.reading.remarks.into_iter().partition(is_cut);
        let (game, broken) = (start.reading.game, start.broken);
        let way = Playthrough::new(game.start().clone());
        Course { game, broken, cut: cut.len(), repaired, spot: Spot::default(), way }
    }

    /// Where the game breaks off, if it does.
    pub(crate) fn broken(&self) -> Option<&Break> {
        self.broken.as_ref()
    }

    /// How many branches stop, or are left out entirely, because the file has an illegal move in them.
    pub(crate) fn cut(&self) -> usize {
        self.cut
    }

    /// Repairs made while reading the game, in the order of the text, not counting cut branches.
    pub(crate) fn repaired(&self) -> &[Remark] {
        &self.repaired
    }

    /// Where the game breaks off, if that is why the present line does not go on.
    pub(crate) fn break_here(&self) -> Option<&Break> {
        let broken = self.broken.as_ref().filter(|_| self.coming().is_none())?;
        let mut line = self.game.main_line();
        for fork in &self.spot.branches {
            let last = line.moves().last()?;
            if fork.plies != line.moves().len() || fork.branch + 1 != last.variations().len() {
                return None;
            }
            line = last.variations().last()?;
        }
        (self.spot.branches.len() <= broken.depth).then_some(broken)
    }

    /// The first place with a wanted position: in the main line if it occurs there, otherwise in the branches, the
    /// nearest first.
    pub(crate) fn passes(&self, wanted: &SoughtBoard) -> Option<Spot> {
        let stands = |position: &Position, settled: bool| {
            let board = FollowedBoard::of(position);
            let stands = Stands { settled, for_good: false };
            wanted.sighted(&board, stands) == Sighting::Here
        };
        let first = (Vec::new(), self.game.main_line(), self.game.start().clone());
        let mut lines = VecDeque::from([first]);
        while let Some((branches, line, mut position)) = lines.pop_front() {
            if branches.is_empty() && stands(&position, true) {
                return Some(Spot { branches, plies: 0 });
            }
            for (plies, played) in (1..).zip(line.moves()) {
                for (branch, other) in played.variations().iter().enumerate() {
                    let mut way = branches.clone();
                    way.push(Fork { plies, branch });
                    lines.push_back((way, other, position.clone()));
                }
                position = position.after_turn(played.turn());
                let is_exchange =
                    played.legal().is_some_and(|legal| legal.is_capture() || legal.is_promotion());
                if stands(&position, !is_exchange || plies == line.moves().len()) {
                    return Some(Spot { branches, plies });
                }
            }
        }
        None
    }

    pub(crate) fn spot(&self) -> &Spot {
        &self.spot
    }

    /// The moves from the start to the place.
    pub(crate) fn way(&self) -> &Playthrough {
        &self.way
    }

    pub(crate) fn position(&self) -> &Position {
        self.way.position()
    }

    pub(crate) fn line(&self) -> &Line {
        line_of(&self.game, &self.spot.branches)
    }

    pub(crate) fn is_in_branch(&self) -> bool {
        !self.spot.branches.is_empty()
    }

    /// The latest move of the present line, with its annotations.
    pub(crate) fn latest(&self) -> Option<&Played> {
        self.spot.plies.checked_sub(1).and_then(|at| self.line().moves().get(at))
    }

    /// The next move of the present line.
    pub(crate) fn coming(&self) -> Option<&Played> {
        self.line().moves().get(self.spot.plies)
    }

    /// The branches that leave here: alternatives to the latest move.
    pub(crate) fn branches(&self) -> &[Line] {
        self.latest().map(Played::variations).unwrap_or_default()
    }

    /// The number of the last of `made` moves, and its side. A file may begin at the highest possible number, which
    /// then stays.
    pub(crate) fn number(&self, made: usize) -> (u32, Color) {
        let start = self.game.start();
        let first = shakmaty::Position::fullmoves(start.board()).get();
        let offset = start.turn().fold_wb(0, 1);
        let ply = made.saturating_sub(1) + offset;
        let side = if ply.is_multiple_of(2) { Color::White } else { Color::Black };
        (first.saturating_add(u32::try_from(ply / 2).unwrap_or(u32::MAX)), side)
    }

    /// How many moves of both sides lead from the start to here.
    pub(crate) fn made(&self) -> usize {
        self.way.turns().len()
    }

    /// Makes the next move of the line.
    pub(crate) fn forward(&mut self) -> Option<MoveOrPass> {
        let turn = self.coming()?.turn();
        self.way.take(turn);
        self.spot.plies += 1;
        Some(turn)
    }

    /// Makes all remaining moves of the line.
    pub(crate) fn finish_line(&mut self) {
        while self.forward().is_some() {}
    }

    /// Goes along the line to the next or previous move that fits. Stays here if there is none.
    pub(crate) fn seek(&mut self, way: LineWay, is_it: impl Fn(&Played) -> bool) -> Option<()> {
        let (moves, made) = (self.line().moves(), self.spot.plies);
        let found = match way {
            LineWay::On => moves.iter().skip(made).position(is_it).map(|further| made + further),
            LineWay::Back => moves.iter().take(made.saturating_sub(1)).rposition(is_it),
        };
        let wanted = found? + 1;
        while self.spot.plies < wanted && self.forward().is_some() {}
        while self.spot.plies > wanted && self.back().is_some() {}
        Some(())
    }

    /// Takes the latest move back; before the first move of a branch, returns to the line it left. `None` at the start
    /// of the game.
    pub(crate) fn back(&mut self) -> Option<()> {
        if self.spot.plies == 0 {
            return None;
        }
        self.spot.plies -= 1;
        self.way.truncate(self.made() - 1);
        if self.spot.plies == 0
            && let Some(fork) = self.spot.branches.pop()
        {
            self.spot.plies = fork.plies - 1;
        }
        Some(())
    }

    /// Enters a branch, and makes its first move.
    pub(crate) fn enter(&mut self, branch: usize) -> Option<()> {
        let line = self.branches().get(branch)?;
        let first = line.moves().first()?.turn();
        self.way.truncate(self.made() - 1);
        self.way.take(first);
        self.spot.branches.push(Fork { plies: self.spot.plies, branch });
        self.spot.plies = 1;
        Some(())
    }

    /// Returns to the move that the present branch replaces.
    pub(crate) fn leave(&mut self) -> Option<()> {
        let fork = self.spot.branches.pop()?;
        self.way.truncate(self.made() - self.spot.plies);
        self.spot.plies = fork.plies - 1;
        self.forward().map(drop)
    }

    pub(crate) fn rewind(&mut self) {
        self.way.truncate(0);
        self.spot = Spot::default();
    }

    /// Goes to the main line's position after this many moves, or to its end.
    pub(crate) fn go_to(&mut self, made: usize) {
        self.rewind();
        while self.made() < made && self.forward().is_some() {}
    }

    /// Goes to a place, or as close as possible.
    pub(crate) fn go_to_spot(&mut self, spot: &Spot) {
        self.rewind();
        for fork in &spot.branches {
            while self.spot.plies < fork.plies && self.forward().is_some() {}
            if self.spot.plies != fork.plies || self.enter(fork.branch).is_none() {
                return;
            }
        }
        while self.spot.plies < spot.plies && self.forward().is_some() {}
    }
}

fn line_of<'g>(game: &'g PgnGame, branches: &[Fork]) -> &'g Line {
    let mut line = game.main_line();
    for fork in branches {
        let replaced = fork.plies.checked_sub(1).and_then(|at| line.moves().get(at));
        match replaced.and_then(|played| played.variations().get(fork.branch)) {
            Some(branch) => line = branch,
            None => break,
        }
    }
    line
}

/// "12", or "12/0/3" for three moves of the first branch that leaves after twelve.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Fork { plies, branch } in &self.branches {
            write!(f, "{plies}/{branch}/")?;
        }
        write!(f, "{}", self.plies)
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Spot, ()> {
        let numbers: Result<Vec<usize>, ()> =
            text.split('/').map(|number| number.parse().map_err(drop)).collect();
        let numbers = numbers?;
        let (plies, forks) = numbers.split_last().ok_or(())?;
        let (pairs, []) = forks.as_chunks::<2>() else { return Err(()) };
        let fork = |[plies, branch]: &[usize; 2]| Fork { plies: *plies, branch: *branch };
        Ok(Spot { branches: pairs.iter().map(fork).collect(), plies: *plies })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::notation::pgn::{MoveText, TextPlace, read_start};

    fn course(text: &str) -> Course {
        let start = read_start(text.as_bytes(), MoveText::default(), TextPlace::START);
        Course::new(start.expect("good tags").expect("a game"))
    }

    #[test]
    fn a_position_is_found_where_it_is_nearest() {
        let found = |wanted: &str| {
            let course =
                course("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3 (2. d4 c5 3. Nf3) *");
            let wanted = course_of(wanted);
            course.passes(&SoughtBoard::position(&wanted)).map(|spot| spot.to_string())
        };
        assert_eq!(found("*").as_deref(), Some("0"));
        assert_eq!(found("1. e4 e5 2. Nf3").as_deref(), Some("3"));
        // In another order.
        assert_eq!(found("1. Nf3 e5 2. e4").as_deref(), Some("3"));
        assert_eq!(found("1. e4 c5 2. c3 d5").as_deref(), Some("2/0/2/0/2"));
        assert_eq!(found("1. e4 c5 2. Nf3").as_deref(), Some("2/0/2"));
        assert_eq!(found("1. d4 c5 2. e4 e5 3. Nf3").as_deref(), Some("3/0/3"));
        assert_eq!(found("1. d4").as_deref(), None);
    }

    fn course_of(text: &str) -> Position {
        let mut course = course(&format!("{} *", text.trim_end_matches('*')));
        course.go_to(usize::MAX);
        course.position().clone()
    }

    #[test]
    fn a_broken_game_breaks_off_at_the_end_of_what_can_be_read() {
        let mut whole = course("1. e4 e5 (1... c5) *");
        whole.go_to(usize::MAX);
        assert!(whole.broken().is_none() && whole.break_here().is_none());
        // In the main line: a complete branch has its own end.
        let mut played = course("1. e4 e5 (1... c5) 2. Ke3 d5 *");
        played.go_to(1);
        assert!(played.break_here().is_none());
        played.go_to(2);
        assert!(played.break_here().is_some());
        played.enter(0).expect("a branch");
        assert!(played.break_here().is_none());
        // A branch that is never closed still counts as complete.
        assert!(course("1. e4 e5 (1... d5) (1... c5 2. Nf3 (2. c3 d5").broken().is_none());
        // In a branch within a branch: every line on the way ends there.
        let deep = format!("1. e4 e5 (1... d5) {}", "(1... c5 ".repeat(65));
        let mut within = course(&deep);
        within.go_to(usize::MAX);
        assert_eq!(within.made(), 2);
        assert!(within.break_here().is_some());
        within.enter(0).expect("a branch");
        assert!(within.break_here().is_none());
        within.leave().expect("a line that was left");
        within.enter(1).expect("a branch");
        within.enter(0).expect("a branch in the branch");
        assert_eq!(within.break_here().map(|broken| broken.depth), Some(64));
    }

    #[test]
    fn what_is_no_move_in_a_branch_ends_the_branch_alone() {
        let mut cut = course(
            "1. e4 e5 (1... d5 2. Ke3 dxe4 (2... e5) 3. d4) (1... Ke7) (1... c5 2. Nf3 (2. c3 hm) d6) \
             2. Nc3 Nc6 *",
        );
        assert!(cut.broken().is_none());
        assert_eq!(cut.cut(), 3);
        cut.go_to(2);
        assert_eq!(cut.branches().len(), 2, "one began with what is no move");
        cut.enter(0).expect("a branch");
        assert!(cut.coming().is_none() && cut.line().cut().is_some());
        cut.leave().expect("a line that was left");
        cut.enter(1).expect("a branch");
        cut.forward().expect("a move");
        cut.enter(0).expect("a branch in the branch");
        assert!(cut.coming().is_none() && cut.line().cut().is_some());
        cut.leave().expect("a line that was left");
        cut.forward().expect("the branch goes on");
        assert!(cut.line().cut().is_none());
        cut.go_to(usize::MAX);
        assert_eq!(cut.made(), 4);
    }

    #[test]
    fn branches_are_entered_and_left_and_nested() {
        let mut course = course("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nc3 *");
        course.go_to(2);
        assert_eq!(course.branches().len(), 1);
        course.enter(0).expect("a branch");
        assert_eq!(course.number(course.made()), (1, Color::Black));
        course.forward().expect("a move");
        course.enter(0).expect("a branch in the branch");
        let spot = course.spot().clone();
        assert_eq!(spot.to_string(), "2/0/2/0/1");
        assert_eq!("2/0/2/0/1".parse(), Ok(spot.clone()));
        let here = course.position().clone();
        course.rewind();
        course.go_to_spot(&spot);
        assert_eq!(*course.position(), here);
        course.leave().expect("a line that was left");
        assert_eq!(course.spot().to_string(), "2/0/2");
        course.back().expect("a move before");
        course.back().expect("the start of the branch");
        assert_eq!(course.spot().to_string(), "1");
        assert!(!course.is_in_branch());
        for wrong in ["", "1/2", "x", "-1"] {
            assert_eq!(wrong.parse::<Spot>(), Err(()), "{wrong}");
        }
    }
}
