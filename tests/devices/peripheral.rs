//! A board of the Chess Peripheral Protocol that takes it at its word, and Hector's talk with it: whole games, with
//! messages that come late, twice or not at all, moves taken back in words and by hand, moves that no rule allows, and
//! pawns that become something.

use std::collections::VecDeque;
use std::time::Duration;

use hector::chess::{Position, Square, Variant};
use hector::devices::boards::{
    BoardKind, BoardRules, BoardTalk, BoardTells, FeltBoard, GameOnBoard, OverBecause,
};
use hector::table::Standing;
use shakmaty::Position as _;

use crate::common::asked::{self, Games};
use crate::common::dice::Dice;
use crate::common::games::random_game;
use crate::common::strict_peripheral::{Skill, StrictPeripheral};

/// What may happen to the answers of a board on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Sound,
    /// Some come twice, some late, and some of those to questions not at all.
    Bad,
}

/// Hector's talk, the board, and what is under way between them, by the milliseconds that have passed.
struct Table {
    talk: BoardTalk,
    board: StrictPeripheral,
    delay: u64,
    way: Way,
    dice: Dice,
    now: u64,
    to_board: VecDeque<(u64, String)>,
    to_hector: VecDeque<(u64, String)>,
    /// The question whose answer has not arrived yet, and when it was asked.
    asked: Option<(String, u64)>,
    is_garbled: bool,
    has_lost: bool,
    faults: Vec<String>,
    moved: Vec<String>,
    reading: Option<FeltBoard>,
    refused: usize,
}

impl Table {
    fn new(skill: Skill, start: &Position, delay: u64, way: Way, seed: u64) -> Table {
        let board = StrictPeripheral::new(skill, Standing::Regular(start.clone()).board());
        let (talk, written) = BoardTalk::begin(BoardKind::Peripheral, None, Duration::ZERO);
        let mut table = Table {
            talk,
            board,
            delay,
            way,
            dice: Dice::new(seed),
            now: 0,
            to_board: VecDeque::new(),
            to_hector: VecDeque::new(),
            asked: None,
            is_garbled: false,
            has_lost: false,
            faults: Vec::new(),
            moved: Vec::new(),
            reading: None,
            refused: 0,
        };
        table.writes(&written);
        table
    }

    fn writes(&mut self, bytes: &[u8]) {
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        assert!(text.is_empty() || text.ends_with('\n'), "half a line: {text:?}");
        for line in text.lines() {
            let is_question =
                ["feature ", "variant ", "begin "].iter().any(|w| line.starts_with(w));
            if is_question {
                let is_again = self.asked.as_ref().is_some_and(|(before, at)| {
                    self.now - at >= 1_000 || (before != line && self.now - at >= 3_000)
                });
                if let Some((before, at)) = self.asked.as_ref().filter(|_| !is_again) {
                    let told = format!("{line} before the answer to {before} of {at}");
                    self.faults.push(told);
                }
                self.asked = Some((line.to_owned(), self.now));
            }
            let earliest = self.to_board.back().map_or(0, |(at, _)| *at);
            self.to_board.push_back((earliest.max(self.now + self.delay), line.to_owned()));
        }
    }

    fn says(&mut self, lines: Vec<String>) {
        for line in lines {
            let is_answer = ["ok", "nok", "sync", "unsync"]
                .contains(&line.split(' ').next().unwrap_or_default());
            let chance = self.dice.below(100);
            let late = if self.way == Way::Bad { self.dice.below(300) as u64 } else { 0 };
            // A board of which nothing is heard any more is gone.
            if self.way == Way::Bad && is_answer && chance < 10 && !self.has_lost {
                self.has_lost = true;
                continue;
            }
            self.has_lost &= !is_answer;
            let earliest = self.to_hector.back().map_or(0, |(at, _)| *at);
            let at = earliest.max(self.now + self.delay + late);
            if self.way == Way::Bad && chance >= 90 {
                self.to_hector.push_back((at, line.clone()));
            }
            self.to_hector.push_back((at, line));
        }
    }

    /// What a board says of its own accord is not lost here: nobody could know of it.
    fn says_surely(&mut self, lines: Vec<String>) {
        for line in lines {
            let earliest = self.to_hector.back().map_or(0, |(at, _)| *at);
            self.to_hector.push_back((earliest.max(self.now + self.delay), line));
        }
    }

    /// Five milliseconds pass.
    fn tick(&mut self) {
        self.now += 5;
        // Where to begin is asked for again as well.
        self.board.may_begin_again |= self.way == Way::Bad;
        while let Some((_, line)) = self.to_board.pop_front_if(|(at, _)| *at <= self.now) {
            let said = self.board.hears(&line);
            self.says(said);
        }
        let mut arrived = Vec::new();
        while let Some((_, line)) = self.to_hector.pop_front_if(|(at, _)| *at <= self.now) {
            if ["ok", "nok", "sync", "unsync"].contains(&line.split(' ').next().unwrap_or_default())
            {
                self.asked = None;
            }
            arrived.extend(line.bytes());
            if std::mem::take(&mut self.is_garbled) {
                arrived.push(0xff);
            }
            arrived.extend(b"\r\n");
        }
        // As the keeper does it, which looks at orders and at the time every fifty milliseconds.
        let now = Duration::from_millis(self.now);
        if arrived.is_empty() && !self.now.is_multiple_of(50) {
            return;
        }
        let (tells, mut written) = self.talk.takes(&arrived, now);
        for told in tells {
            match told {
                BoardTells::Moved(made) => self.moved.push(made),
                BoardTells::Reading(board) => self.reading = Some(board),
                BoardTells::OtherRules => self.refused += 1,
                BoardTells::Here | BoardTells::Locked => {}
            }
        }
        written.extend(self.talk.due(now));
        self.writes(&written);
        assert!(!self.talk.is_over(now), "gone at {}", self.now);
    }

    fn wait(&mut self, millis: u64) {
        let until = self.now + millis;
        while self.now < until {
            self.tick();
        }
    }

    /// Until nothing is under way, and a little longer.
    fn rest(&mut self) {
        self.wait(if self.way == Way::Bad { 9_000 } else { 4 * self.delay + 900 });
    }

    fn shows(&mut self, position: &Position, last: Option<String>, over: Option<OverBecause>) {
        let board = position.board();
        let king = board.is_check().then(|| board.board().king_of(board.turn())).flatten();
        let rules = match position.variant() {
            Variant::Standard => BoardRules::Standard,
            Variant::Chess960 => BoardRules::Chess960,
        };
        let game = GameOnBoard {
            position: position.to_fen(),
            last,
            rules,
            check: king.map(|king| king.to_string()),
            over,
        };
        let written = self.talk.shows(&game, Duration::from_millis(self.now));
        self.writes(&written);
    }

    fn told(&self) -> String {
        let from = self.board.lines.len().saturating_sub(30);
        format!("{:#?}\n{}", self.faults, self.board.lines[from..].join("\n"))
    }

    fn is_sound(&mut self, what: &str) {
        self.faults.append(&mut self.board.faults);
        assert!(self.faults.is_empty(), "{what}: {}", self.told());
    }
}

/// Plays a whole game: moves of the words, moves of hands, and what goes wrong between them.
fn plays(skill: Skill, variant: Variant, delay: u64, way: Way, seed: u64) {
    let what = format!("{skill:?}, {variant:?}, {delay} ms, number {seed}");
    let game = random_game(variant, seed);
    let positions: Vec<Position> = game.positions().to_vec();
    let mut table = Table::new(skill, game.start(), delay, way, seed ^ 0xc99);
    // A board that knows no questions is told of the first position before it says who it is.
    table.rest();
    table.wait(4_000);
    table.board.may_begin_again = skill == Skill::Least;
    let before_start = if skill == Skill::Least { 1 } else { 0 };
    assert_eq!(table.board.begun.min(1), before_start, "{what}: {}", table.told());
    table.shows(&positions[0], None, None);
    table.rest();
    table.wait(1_500);
    let mut begun = table.board.begun;
    if way == Way::Sound && skill != Skill::Least {
        assert_eq!(begun, 1, "{what}: {}", table.told());
    }
    let mut ply = 0;
    let most = game.moves().len().min(if way == Way::Bad { 16 } else { 40 });
    while ply < most {
        let (before, after) = (&positions[ply], &positions[ply + 1]);
        let made = before.uci(game.moves()[ply]);
        let stands = Standing::Regular(after.clone()).board();
        match table.dice.below(10) {
            // The words first, and a hand copies it, sooner or later.
            0..4 => {
                table.shows(after, Some(made), None);
                let wait = table.dice.below(1_500) as u64;
                table.wait(wait);
                // No hand copies what the board has not heard yet.
                table.wait(2 * delay + 400);
                let said = table.board.is_set_to(stands);
                table.says(said);
            }
            // A hand makes a move that is then said; of a pawn sometimes without what it becomes.
            4..8 => {
                let plain = made.get(..4).expect("two squares").to_owned();
                let says =
                    if made.len() == 5 && table.dice.one_in(2) { plain } else { made.clone() };
                let said = table.board.is_moved(&says);
                table.says_surely(said);
                table.wait(delay + if way == Way::Bad { 1_000 } else { 60 });
                assert_eq!(table.moved.last(), Some(&says), "{what}: {}", table.told());
                let wait = table.dice.below(2_000) as u64;
                table.wait(wait + delay);
                table.shows(after, Some(made), None);
                // The piece that a pawn became is put there.
                table.wait(delay + 500);
                let said = table.board.is_set_to(stands);
                table.says(said);
            }
            // A hand makes another move than the words, perhaps one that no rule allows, and then the right one.
            8 => {
                let wrong = ["a1a5", "e1e3", "h8b2", "d1d8"][table.dice.below(4)];
                let from: Square = wrong[..2].parse().expect("a square");
                if before.piece_at(from).is_none() {
                    continue;
                }
                let said = table.board.is_moved(wrong);
                table.says_surely(said);
                table.wait(2 * delay + 300);
                // Only a round that begins again tells a board without `undo` that its move was none.
                table.board.may_begin_again |= skill != Skill::All || table.board.is_waiting();
                begun += usize::from(table.board.may_begin_again);
                if table.dice.one_in(2) {
                    // The hand has taken it back before anything was said.
                    let back = Standing::Regular(before.clone()).board();
                    let said = table.board.is_set_to(back);
                    table.says(said);
                    table.rest();
                }
                table.shows(after, Some(made), None);
                table.rest();
                let said = table.board.is_set_to(stands);
                table.says(said);
            }
            // Some moves are taken back in words, and hands follow.
            _ => {
                let back = ply - table.dice.below(ply.min(3) + 1);
                if back == ply {
                    continue;
                }
                table.board.may_begin_again |= skill != Skill::All;
                begun += usize::from(skill != Skill::All);
                let last = back.checked_sub(1).map(|at| positions[at].uci(game.moves()[at]));
                table.shows(&positions[back], last, None);
                table.rest();
                let said =
                    table.board.is_set_to(Standing::Regular(positions[back].clone()).board());
                table.says(said);
                ply = back;
                table.rest();
                continue;
            }
        }
        ply += 1;
        table.rest();
        let expected = Standing::Regular(positions[ply].clone());
        assert_eq!(table.board.game.board(), expected.board(), "{what}: {}", table.told());
        assert_eq!(table.board.turn(), positions[ply].turn(), "{what}: {}", table.told());
        assert!(!table.board.is_waiting(), "{what}: {}", table.told());
        if skill == Skill::All && way == Way::Sound {
            let placement = expected.board().board_fen().to_string();
            assert_eq!(table.reading, FeltBoard::from_placement(&placement), "{what}");
        }
        table.is_sound(&what);
    }
    table.board.may_begin_again = false;
    let last = ply.checked_sub(1).map(|at| positions[at].uci(game.moves()[at]));
    table.shows(&positions[ply], last, Some(OverBecause::Agreement));
    table.rest();
    let reason = if skill == Skill::All { "draw_offer" } else { "draw" };
    if way == Way::Sound {
        assert_eq!(table.board.over.as_deref(), Some(reason), "{what}: {}", table.told());
        let rounds = table.board.begun;
        let begins = table.board.lines.iter().filter(|line| line.starts_with("c) begin"));
        let begins: Vec<&String> = begins.collect();
        assert!(rounds <= begun, "{what}: {rounds} rounds, not {begun}: {begins:#?}");
    }
    table.is_sound(&what);
}

/// The numbers of the games that are played.
fn numbers(usual: u64) -> std::ops::Range<u64> {
    match asked::games(usual) {
        Games::One(seed) => seed..seed + 1,
        Games::Many(games) => 0..games,
    }
}

#[test]
fn a_round_begins_once_and_every_move_is_answered_once_however_long_messages_take() {
    for skill in [Skill::All, Skill::Plain, Skill::Least] {
        for delay in [0, 30, 100, 200] {
            for seed in numbers(6) {
                plays(skill, Variant::Standard, delay, Way::Sound, seed);
            }
        }
    }
}

#[test]
fn castling_and_the_start_of_chess960_are_told_as_that_game_is() {
    for delay in [0, 100] {
        for seed in numbers(12) {
            plays(Skill::All, Variant::Chess960, delay, Way::Sound, seed);
        }
    }
}

#[test]
fn answers_that_are_lost_late_or_come_twice_belong_to_their_question() {
    for delay in [0, 30, 100, 200] {
        for seed in numbers(6) {
            plays(Skill::All, Variant::Standard, delay, Way::Bad, seed);
            plays(Skill::Plain, Variant::Standard, delay, Way::Bad, seed);
        }
    }
}

#[test]
fn a_board_that_does_not_know_chess960_is_not_begun_with_it() {
    let start = random_game(Variant::Chess960, 3).start().clone();
    let mut table = Table::new(Skill::Plain, &start, 30, Way::Sound, 1);
    table.rest();
    table.wait(1_000);
    table.shows(&start, None, None);
    table.rest();
    assert_eq!((table.refused, table.board.begun), (1, 0), "{}", table.told());
    table.is_sound("Chess960");
}

#[test]
fn a_board_is_asked_whether_it_is_there_without_a_new_round() {
    let mut table = Table::new(Skill::Plain, &Position::initial(), 30, Way::Sound, 1);
    table.rest();
    table.wait(1_000);
    table.shows(&Position::initial(), None, None);
    table.wait(20 * 60_000);
    assert_eq!(table.board.begun, 1);
    let asked = table.board.lines.iter().filter(|line| *line == "c) variant standard").count();
    assert!((400..=900).contains(&asked), "{asked} times in twenty minutes");
    table.is_sound("a long think");
}

#[test]
fn a_move_that_came_garbled_is_found_by_beginning_again_once() {
    let mut table = Table::new(Skill::All, &Position::initial(), 30, Way::Sound, 1);
    table.rest();
    table.wait(1_000);
    table.shows(&Position::initial(), None, None);
    table.rest();
    let said = table.board.is_moved("e2e4").split_off(1);
    (table.is_garbled, table.board.may_begin_again) = (true, true);
    table.says(said);
    table.rest();
    assert_eq!(table.board.begun, 2, "{}", table.told());
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(table.reading, FeltBoard::from_placement(moved), "what stands tells the move");
    table.is_sound("garbled");
}
