//! Boards that speak the open Chess Peripheral Protocol, one line for each message. The board makes its display
//! follow the game; the game is Hector's. A board is not told that a move was refused: the Laws forbid telling a
//! player so.
//!
//! A board is first asked what it can do, then told once where the round begins, and then each move. Hector asks
//! nothing while it waits for an answer, and asks nothing during a round that would begin a new one.

mod lines;
mod question;
mod round;

use std::collections::VecDeque;
use std::time::Duration;

use super::{BoardLanguage, BoardRules, BoardSaid, FeltBoard, GameOnBoard};

use lines::BoardLines;
use question::{
    BoardAnswer, BoardAsking, BoardFeature, BoardQuestion, BoardReply, reason, variant,
};
use round::{BoardRound, RoundStep, SaidMove};

/// How long the first answer may take. A board may have to start first: many do when their port is opened.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// After this much silence it is asked whether it is still there.
const IS_THERE_AFTER: Duration = Duration::from_millis(1_500);
/// How many states of the game may wait to be sent. The newest shows everything.
const MOST_WAITING: usize = 8;
/// The position for a board that answers no other question, as long as the game is not known.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[derive(Default)]
pub(super) struct Peripheral {
    now: Duration,
    lines: BoardLines,
    asking: BoardAsking,
    /// How many features it was asked for, and the ones that it has.
    asked: usize,
    has: Vec<BoardFeature>,
    /// Which rules it supports, as far as it was asked.
    plays: Vec<(BoardRules, bool)>,
    /// The rules that it was told to play by.
    set: Option<BoardRules>,
    ways: AnswersQuestions,
    round: Option<BoardRound>,
    /// What it has not been told yet.
    waiting: VecDeque<GameOnBoard>,
    /// Whether something that it said was unreadable since the last beginning.
    is_garbled: bool,
    /// News that does not come from a line.
    unsaid: Vec<BoardSaid>,
}

/// How a board answers.
#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum AnswersQuestions {
    #[default]
    NotKnown,
    Answers,
    /// It knows rounds and moves, but no questions.
    AnswersNothing,
}

impl BoardLanguage for Peripheral {
    fn greets(&mut self) -> Vec<u8> {
        self.work().into_bytes()
    }

    /// Changes nothing on the board. Its answer shows that it is there.
    fn asks(&mut self) -> Vec<u8> {
        if !self.asking.is_free(self.now) {
            return Vec::new();
        }
        let rules = self.set.unwrap_or(BoardRules::Standard);
        self.asking.ask(BoardQuestion::IsThere(rules), self.now).into_bytes()
    }

    fn asked_after(&self) -> Option<Duration> {
        (self.ways != AnswersQuestions::AnswersNothing).then_some(IS_THERE_AFTER)
    }

    fn first_answer(&self) -> Duration {
        FIRST_ANSWER
    }

    fn passes(&mut self, now: Duration) -> Vec<u8> {
        self.now = now;
        let (again, given_up) = self.asking.pass(now);
        if let Some((question, answer)) = given_up {
            let mut out = self.answered(question, answer);
            out.push_str(&self.work());
            return out.into_bytes();
        }
        let mut out = again.unwrap_or_default();
        out.push_str(&self.work());
        out.into_bytes()
    }

    fn takes(&mut self, bytes: &[u8]) -> Vec<BoardSaid> {
        let mut said = std::mem::take(&mut self.unsaid);
        for line in self.lines.take(bytes) {
            let read = self.read(&line);
            said.extend(read);
        }
        let written = self.work();
        if !written.is_empty() {
            said.push(BoardSaid::Answer(written.into_bytes()));
        }
        said.append(&mut self.unsaid);
        said
    }

    fn shows(&mut self, game: &GameOnBoard) -> Vec<u8> {
        if self.waiting.len() == MOST_WAITING {
            self.waiting.clear();
        }
        self.waiting.push_back(game.clone());
        self.work().into_bytes()
    }
}

impl Peripheral {
    fn can(&self, feature: BoardFeature) -> bool {
        self.has.contains(&feature)
    }

    /// The lines to write, as long as no answer is awaited.
    fn work(&mut self) -> String {
        let mut out = String::new();
        while self.asking.is_free(self.now) {
            if let Some(feature) = BoardFeature::ALL.get(self.asked) {
                self.asked += 1;
                out.push_str(&self.asking.ask(BoardQuestion::Has(*feature), self.now));
            } else if let Some(game) = self.waiting.pop_front() {
                out.push_str(&self.tell(game));
            } else {
                break;
            }
        }
        out
    }

    /// Tells the board the state of the game.
    fn tell(&mut self, game: GameOnBoard) -> String {
        let Some(round) = self.round.as_mut() else { return self.begin(game) };
        let step = round.step(&game);
        match step {
            RoundStep::BeginsAgain => return self.begin(game),
            RoundStep::Undoes(..) if !self.can(BoardFeature::UndoRedo) => return self.begin(game),
            _ => {}
        }
        // The squares are not known until the board says them.
        if matches!(step, RoundStep::Moves(_) | RoundStep::Undoes(..)) {
            self.is_not_seen();
        }
        match step {
            RoundStep::Nothing if !self.is_over_now() => String::new(),
            RoundStep::Nothing | RoundStep::BeginsAgain => self.ends(),
            RoundStep::Taken => self.checks(),
            RoundStep::Takes(made) if made.len() > 4 => {
                format!("promote {made}\n{}", self.checks())
            }
            RoundStep::Takes(_) => format!("ok\n{}", self.checks()),
            RoundStep::Moves(made) => format!("move {made}\n{}", self.checks()),
            RoundStep::Undoes(position, Some(next)) => {
                format!("undo {position}\nmove {next}\n{}", self.checks())
            }
            RoundStep::Undoes(position, None) => format!("undo {position}\n{}", self.shifted()),
        }
    }

    /// Begins a round, if the board supports its rules.
    fn begin(&mut self, game: GameOnBoard) -> String {
        self.round = None;
        let rules = game.rules;
        let known = self.plays.iter().find(|(of, _)| *of == rules).map(|(_, plays)| *plays);
        match known {
            None => {
                self.waiting.push_front(game);
                self.asking.ask(BoardQuestion::Knows(rules), self.now)
            }
            Some(false) => {
                self.unsaid.push(BoardSaid::OtherRules);
                String::new()
            }
            Some(true) => {
                let is_new =
                    self.ways != AnswersQuestions::AnswersNothing && self.set != Some(rules);
                let set = is_new.then(|| format!("set_variant {}\n", variant(rules)));
                self.set = Some(rules);
                let begins = BoardQuestion::Begins(game.position.clone());
                self.round = Some(BoardRound::begun(game));
                format!("{}{}", set.unwrap_or_default(), self.asking.ask(begins, self.now))
            }
        }
    }

    /// A question was answered, or went unanswered. Returns the lines to write at once.
    fn answered(&mut self, question: BoardQuestion, answer: BoardAnswer) -> String {
        if answer != BoardAnswer::None && self.ways == AnswersQuestions::NotKnown {
            self.ways = AnswersQuestions::Answers;
        }
        match question {
            BoardQuestion::Has(feature) if answer == BoardAnswer::Yes => self.has.push(feature),
            BoardQuestion::Has(_)
                if answer == BoardAnswer::None && self.ways == AnswersQuestions::NotKnown =>
            {
                self.ways = AnswersQuestions::AnswersNothing;
                self.asked = BoardFeature::ALL.len();
                self.plays = vec![(BoardRules::Standard, true), (BoardRules::Chess960, false)];
                if self.waiting.is_empty() && self.round.is_none() {
                    let begun = self.begin(GameOnBoard::at(START, None));
                    if let Some(round) = &mut self.round {
                        round.is_guessed = true;
                    }
                    return begun;
                }
            }
            BoardQuestion::Knows(rules) => {
                // Every board plays standard chess, even one that does not say so.
                let is_silence = answer == BoardAnswer::None && rules == BoardRules::Standard;
                self.plays.push((rules, answer == BoardAnswer::Yes || is_silence));
            }
            BoardQuestion::Begins(_) => return self.shifted(),
            BoardQuestion::Has(_) | BoardQuestion::IsThere(_) => {}
        }
        String::new()
    }

    /// The lines that follow the beginning of a round.
    fn shifted(&mut self) -> String {
        let last = self.round.as_ref().filter(|_| self.can(BoardFeature::LastMove));
        let last = last.and_then(|round| round.shown.last.as_ref());
        let last = last.map(|last| format!("last_move {last}\n")).unwrap_or_default();
        last + &self.checks()
    }

    /// The lines that follow a move.
    fn checks(&mut self) -> String {
        let check = self.round.as_ref().filter(|_| self.can(BoardFeature::Check));
        let check = check.and_then(|round| round.shown.check.as_ref());
        let check = check.map(|king| format!("check {king}\n")).unwrap_or_default();
        check + &self.ends()
    }

    fn is_over_now(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.shown.over.is_some() && !round.is_over)
    }

    /// The lines that end a round, once.
    fn ends(&mut self) -> String {
        if !self.is_over_now() {
            return String::new();
        }
        let knows_draws = self.can(BoardFeature::DrawReason);
        let Some(round) = self.round.as_mut() else { return String::new() };
        let over = round.shown.over.filter(|_| !std::mem::replace(&mut round.is_over, true));
        over.map(|over| format!("end {}\n", reason(over, knows_draws))).unwrap_or_default()
    }

    /// For a board that does not report each change, its last reading is not valid any more.
    fn is_not_seen(&mut self) {
        if !self.can(BoardFeature::SubmoveState) {
            self.unsaid.push(BoardSaid::Unseen);
        }
    }

    fn read(&mut self, line: &[u8]) -> Vec<BoardSaid> {
        let Ok(line) = std::str::from_utf8(line) else { return self.garbled() };
        let mut words = line.split_ascii_whitespace();
        match (words.next(), words.next()) {
            (Some("ok"), _) => self.replies(BoardReply::Ok),
            (Some("nok"), _) => self.replies(BoardReply::Nok),
            (Some(word @ ("sync" | "unsync" | "unsync_settable" | "state")), placement) => {
                self.stands(word, placement.and_then(FeltBoard::from_placement))
            }
            (Some("move"), Some(made)) if is_move(made) => self.moves(made),
            (Some("move"), _) => self.garbled(),
            (Some("moved"), _) => {
                let round = self.round.as_ref().filter(|round| !round.is_ahead());
                let game = round.filter(|_| self.can(BoardFeature::Moved));
                self.is_as_shown(game.map(|round| round.shown.placement().to_owned()))
            }
            (
                Some(
                    "err" | "msg" | "resign" | "undo_offer" | "draw_offer" | "option"
                    | "options_end" | "options_reset" | "set_option",
                ),
                _,
            ) => vec![BoardSaid::Here],
            _ => Vec::new(),
        }
    }

    fn replies(&mut self, reply: BoardReply) -> Vec<BoardSaid> {
        let mut said = vec![BoardSaid::Here];
        if let Some((question, answer)) = self.asking.take(reply, self.now) {
            let written = self.answered(question, answer);
            said.push(BoardSaid::Answer(written.into_bytes()));
        }
        said
    }

    /// The board says what stands on it.
    fn stands(&mut self, word: &str, board: Option<FeltBoard>) -> Vec<BoardSaid> {
        // A state on the way to the position that it should show is not an answer.
        let answer =
            (word != "state").then(|| self.asking.take(BoardReply::State, self.now)).flatten();
        let mut said = vec![BoardSaid::Here];
        if let Some((question, answer)) = answer {
            let written = self.answered(question, answer);
            said.push(BoardSaid::Answer(written.into_bytes()));
        }
        let Some(board) = board else {
            said.extend(self.garbled());
            return said;
        };
        self.is_garbled = false;
        said.push(BoardSaid::Reading(board));
        let Some(round) = self.round.as_mut() else { return said };
        round.has_shown();
        if word.starts_with("unsync") && round.takes_back(&board) {
            let shown = round.shown.clone();
            let written = match self.can(BoardFeature::UndoRedo) {
                true => format!("undo {}\n{}", shown.position, self.shifted()),
                false => {
                    self.round = None;
                    self.waiting.push_front(shown);
                    String::new()
                }
            };
            said.push(BoardSaid::Answer(written.into_bytes()));
        }
        said
    }

    /// The board says that a move was made. Legal or not, it is acknowledged.
    fn moves(&mut self, made: &str) -> Vec<BoardSaid> {
        let (now, is_beginning) = (self.now, self.asking.is_beginning());
        let round = self.round.as_mut().filter(|round| !is_beginning && !round.is_over);
        // It belongs to a round that is over.
        let Some(round) = round else { return vec![BoardSaid::Here] };
        let said = round.says(made, now);
        let moved = || BoardSaid::Moved(made.to_owned());
        let takes = || BoardSaid::Answer(b"ok\n".to_vec());
        let unseen = (!self.can(BoardFeature::SubmoveState)).then_some(BoardSaid::Unseen);
        match said {
            SaidMove::Twice => vec![BoardSaid::Here],
            SaidMove::Again => vec![BoardSaid::Here, takes()],
            SaidMove::Copied => {
                let game = self.round.as_ref().map(|round| round.shown.placement().to_owned());
                self.is_as_shown(game)
            }
            SaidMove::Waits => unseen.into_iter().chain([moved()]).collect(),
            SaidMove::New => unseen.into_iter().chain([moved(), takes()]).collect(),
        }
    }

    /// The board says that it shows the game.
    fn is_as_shown(&mut self, placement: Option<String>) -> Vec<BoardSaid> {
        let board = placement.and_then(|placement| FeltBoard::from_placement(&placement));
        [BoardSaid::Here].into_iter().chain(board.map(BoardSaid::Reading)).collect()
    }

    /// Something that the board said is lost. Begin the round again to learn what stands on it, but not repeatedly.
    fn garbled(&mut self) -> Vec<BoardSaid> {
        if std::mem::replace(&mut self.is_garbled, true) {
            return Vec::new();
        }
        if let Some(round) = self.round.take_if(|_| !self.asking.is_beginning()) {
            self.waiting.push_front(round.shown);
        }
        Vec::new()
    }
}

/// Whether the text is two squares, and optionally what a pawn becomes.
fn is_move(text: &str) -> bool {
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    match text.as_bytes() {
        [from @ .., b'q' | b'r' | b'b' | b'n'] if from.len() == 4 => {
            is_square(&from[..2]) && is_square(&from[2..])
        }
        squares if squares.len() == 4 => is_square(&squares[..2]) && is_square(&squares[2..]),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
