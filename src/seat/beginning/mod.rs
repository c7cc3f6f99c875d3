//! How a game at the seat begins: an unfinished game is offered first. Otherwise there are three questions, each with
//! an answer that Enter gives. The result is returned as a value.

mod question;

use std::path::PathBuf;

use crate::chess::{Color, Square};
use crate::laws::Mode;
use crate::present::conversation::{Out, QuestionsAsked, Settings, Tongue, before_game};
use crate::present::editor::KeyEntry;
use crate::present::spoken::Priority;
use crate::record::ArbiterNumber;
use crate::words::{
    Announced, AnnouncedStep, Announcement, Answer, Command, Language, Quoted, command_word,
    is_typed_as_any, side_named, time_control,
};

use super::number::{
    InsteadOfNumber, NewNumber, NumberLock, help_with_new_number, instead_of_number,
    looks_like_number,
};
use super::player::GameModes;
use super::setup::Setup;
use super::terms::{
    NumberOnRecord, OpponentsSeat, SeatStart, SeatTerms, TournamentRecord, UnfinishedGame,
};

/// Used if the player names no time control.
const USUAL_TIME: &str = "90+30";

enum SeatQuestion {
    Resume(UnfinishedGame),
    Colour,
    Time,
    Mode,
    /// The arbiter sets a PIN; a tournament game cannot begin without one.
    Number(NewNumber, NumberFor),
}

/// What begins once the arbiter's PIN is set.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NumberFor {
    /// A new game. Its mode was a question, so the player can go back to it.
    ChosenTournament,
    /// A new game of an event.
    Event,
    /// The game in this record, which has no PIN yet.
    Resumed(PathBuf),
}

/// The dialogue that leads to a game.
pub struct SeatBeginning {
    asked: QuestionsAsked<SeatQuestion>,
    setup: Setup,
    /// Whether an event file answers everything but the colour.
    answered: AnsweredBy,
    own: Color,
    tongue: Tongue,
    terms: SeatTerms,
    lock: Box<dyn NumberLock>,
    /// The game that was agreed on, or the reason why it cannot begin.
    pub agreed: Option<Result<AfterSeatAnswer, String>>,
}

/// Who decides what is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnsweredBy {
    Player,
    Event,
}

/// The result of an answer, after the sentences that come first.
pub struct AfterSeatAnswer {
    pub told: Vec<Out>,
    pub next: SeatNext,
}

pub enum SeatNext {
    /// Another question, already asked.
    Question,
    /// A new game.
    NewGame(Box<NewSeatGame>),
    /// The game of a record, with the PIN that the arbiter has just set, if any.
    Resumed(PathBuf, Option<ArbiterNumber>),
}

/// A new game, and the colour of the player at this seat.
pub struct NewSeatGame {
    pub setup: Setup,
    pub own: Color,
}

impl AfterSeatAnswer {
    fn asks(told: Vec<Out>) -> AfterSeatAnswer {
        AfterSeatAnswer { told, next: SeatNext::Question }
    }

    /// The same, with these sentences first.
    fn after(self, mut told: Vec<Out>) -> AfterSeatAnswer {
        told.extend(self.told);
        AfterSeatAnswer { told, ..self }
    }
}

impl SeatBeginning {
    /// Asks the first question. An error is a sentence for the player.
    pub fn new(
        mut setup: Setup,
        start: SeatStart,
        terms: SeatTerms,
        settings: Settings,
        lock: Box<dyn NumberLock>,
    ) -> Result<(SeatBeginning, AfterSeatAnswer), String> {
        let tongue = Tongue::new(settings);
        let answered = match start {
            SeatStart::Event => AnsweredBy::Event,
            SeatStart::Nothing
            | SeatStart::Offered(_)
            | SeatStart::Wanted(_)
            | SeatStart::Latest(_) => AnsweredBy::Player,
        };
        // An event file has answered all but the colour; without one, training is meant.
        match (answered, terms.modes) {
            (AnsweredBy::Player, GameModes::All) => drop(setup.take("mode training")),
            (AnsweredBy::Player, GameModes::Tournament) => drop(setup.take("mode tournament")),
            (AnsweredBy::Event, modes) => modes.allow(setup.mode(), &tongue.texts)?,
        }
        let asked = QuestionsAsked::first(match &start {
            SeatStart::Offered(game) => SeatQuestion::Resume(game.clone()),
            _ => SeatQuestion::Colour,
        });
        let own = Color::White;
        let mut beginning =
            SeatBeginning { asked, setup, answered, own, tongue, terms, lock, agreed: None };
        if answered == AnsweredBy::Player {
            beginning.announce_in_chosen_words();
        }
        let first = match start {
            SeatStart::Wanted(game) => beginning.resume(game)?,
            SeatStart::Latest(game) => {
                let which = beginning.tongue.texts.resumes_latest(&game.described);
                let told = vec![beginning.tongue.answer(which)];
                beginning.resume(game)?.after(told)
            }
            SeatStart::Offered(_) | SeatStart::Nothing | SeatStart::Event => beginning.asks_next(),
        };
        Ok((beginning, first))
    }

    pub fn settings(&self) -> &Settings {
        &self.tongue.settings
    }

    /// Returns the sentences of an answer, or leaves with the agreed game.
    fn follow(&mut self, after: Result<AfterSeatAnswer, String>) -> Vec<Out> {
        match after {
            Ok(AfterSeatAnswer { told, next: SeatNext::Question }) => told,
            agreed => {
                self.agreed = Some(agreed);
                vec![Out::Leave]
            }
        }
    }

    fn answered(&mut self, line: &str) -> Result<AfterSeatAnswer, String> {
        match self.asked.question() {
            SeatQuestion::Number(..) => match self.instead_of_number(line) {
                Some(told) => Ok(AfterSeatAnswer::asks(told)),
                None => self.take_number(line),
            },
            _ if looks_like_number(line) => Ok(self.says(self.tongue.texts.number_unasked())),
            SeatQuestion::Resume(_) => {
                let answer = before_game::yes(line, &self.tongue);
                answer
                    .and_then(|answer| self.answered_by(answer))
                    .unwrap_or_else(|| Ok(self.asks_again_after(self.tongue.texts.yes_or_no())))
            }
            SeatQuestion::Colour => match side_named(line) {
                Some(own) => {
                    self.own = own;
                    if self.answered == AnsweredBy::Event {
                        return self.play_with_number(NumberFor::Event);
                    }
                    Ok(self.asks(SeatQuestion::Time))
                }
                None => Ok(self.asks_again_after(self.tongue.texts.colour_unclear(Quoted(line)))),
            },
            SeatQuestion::Time => self.take_time(line),
            SeatQuestion::Mode => match mode(line) {
                Some(setting) => {
                    let _ = self.setup.take(setting);
                    self.play_with_number(NumberFor::ChosenTournament)
                }
                None => Ok(self.asks_again_after(self.tongue.texts.mode_unclear(Quoted(line)))),
            },
        }
    }

    /// Takes a yes or no, if the question accepts one.
    fn answered_by(&mut self, answer: Answer) -> Option<Result<AfterSeatAnswer, String>> {
        let SeatQuestion::Resume(game) = self.asked.question() else { return None };
        Some(match answer {
            Answer::Yes => {
                let game = game.clone();
                self.resume(game)
            }
            Answer::No => Ok(self.asks(SeatQuestion::Colour)),
        })
    }

    /// Takes a time control, spoken or written.
    fn take_time(&mut self, line: &str) -> Result<AfterSeatAnswer, String> {
        let said = time_control(line, self.tongue.settings.language);
        let time = match said.as_deref() {
            Some(said) => said,
            None if line.is_empty() => USUAL_TIME,
            None => line,
        };
        if let Err(unreadable) = self.setup.try_time(time) {
            return Ok(self.asks_again_after(unreadable.sentence(&self.tongue.texts)));
        }
        let told = time.parse().ok().and_then(|control| self.tongue.tell_control(&control));
        let next = match self.terms.modes {
            GameModes::Tournament => self.play_with_number(NumberFor::Event)?,
            GameModes::All => self.asks(SeatQuestion::Mode),
        };
        Ok(next.after(told.into_iter().collect()))
    }

    fn says(&self, sentence: impl Into<String>) -> AfterSeatAnswer {
        AfterSeatAnswer::asks(vec![self.tongue.answer(sentence)])
    }

    /// Repeats the whole question after saying why the line was not understood.
    fn asks_again_after(&self, unclear: String) -> AfterSeatAnswer {
        AfterSeatAnswer::asks(vec![self.tongue.answer(unclear), self.question()])
    }

    fn asks(&mut self, step: SeatQuestion) -> AfterSeatAnswer {
        self.asked.goes_on(step);
        self.asks_next()
    }

    fn asks_next(&self) -> AfterSeatAnswer {
        AfterSeatAnswer::asks(vec![self.question()])
    }

    /// Takes a line at the question for the arbiter's PIN.
    fn take_number(&mut self, line: &str) -> Result<AfterSeatAnswer, String> {
        let SeatQuestion::Number(number, wanted_for) = self.asked.question_mut() else {
            return Ok(self.asks_next());
        };
        let texts = &self.tongue.texts;
        if line.is_empty() && *wanted_for == NumberFor::ChosenTournament {
            let refused = self.tongue.answer(texts.no_tournament_without_number());
            self.asked.goes_back_to(|question| matches!(question, SeatQuestion::Mode));
            return Ok(self.asks_next().after(vec![Out::Keys(before_game::keys()), refused]));
        }
        if line.is_empty() {
            *number = NewNumber::default();
            return Ok(self.asks_next());
        }
        let number = match number.take(line, texts) {
            Err(next) => return Ok(self.says(next)),
            Ok(number) => self.lock.kept(&number, texts)?,
        };
        let set = self.tongue.answer(texts.arbiters_number_set());
        let next = match wanted_for.clone() {
            NumberFor::Resumed(record) => SeatNext::Resumed(record, Some(number)),
            NumberFor::Event | NumberFor::ChosenTournament => {
                self.setup.set_arbiter_number(number);
                self.new_game()
            }
        };
        Ok(AfterSeatAnswer { told: vec![set], next })
    }

    /// Help and leaving at the question for the arbiter's PIN.
    fn instead_of_number(&self, line: &str) -> Option<Vec<Out>> {
        let Tongue { texts, settings, .. } = &self.tongue;
        match instead_of_number(line)? {
            InsteadOfNumber::Help => {
                Some(vec![self.tongue.answer(help_with_new_number(texts, settings.language))])
            }
            InsteadOfNumber::Leaving => Some(vec![Out::Keys(before_game::keys()), Out::Leave]),
            InsteadOfNumber::Menu => Some(vec![Out::Keys(before_game::keys()), Out::ToMenu]),
            InsteadOfNumber::Nothing => None,
        }
    }

    /// Moves are announced at the board in the language that the player chose.
    fn announce_in_chosen_words(&mut self) {
        if let Some(words) = self.tongue.settings.announcements {
            self.setup.announce_in(words);
        }
    }

    fn ask_for_number(&mut self, wanted_for: NumberFor) -> Result<AfterSeatAnswer, String> {
        self.lock.keep_private(&self.tongue.texts)?;
        let mut asked = self.asks(SeatQuestion::Number(NewNumber::default(), wanted_for));
        // The PIN is not echoed.
        asked.told.push(Out::Keys(KeyEntry::Secret));
        Ok(asked)
    }

    /// Begins the game; in a tournament, only after the arbiter has set a PIN.
    fn play_with_number(&mut self, wanted_for: NumberFor) -> Result<AfterSeatAnswer, String> {
        if self.setup.mode() == Mode::Training {
            return Ok(self.play());
        }
        if self.terms.record == TournamentRecord::Lacking {
            return Err(self.tongue.texts.tournament_on_record("--no-record"));
        }
        if *self.setup.arbiter_number() != ArbiterNumber::None {
            return Ok(self.play());
        }
        self.ask_for_number(wanted_for)
    }

    fn play(&mut self) -> AfterSeatAnswer {
        let mut told = Vec::new();
        if self.answered == AnsweredBy::Player {
            told.extend(self.tells_announcement_words());
        }
        AfterSeatAnswer { told, next: self.new_game() }
    }

    /// Explains once, before the first game, in which words moves are announced at the board.
    fn tells_announcement_words(&mut self) -> Vec<Out> {
        if !self.tongue.settings.has_to_learn_words() {
            return Vec::new();
        }
        let language = self.tongue.settings.language;
        let words = self.tongue.announced.say(&a_pawns_move());
        let command = command_word(Command::AnnouncementWords, language);
        let other = match language {
            Language::German => Language::English,
            own => own,
        };
        let own = command_word(Command::speak(other), language);
        let sentence =
            self.tongue.texts.announcements_at_board(&words, &format!("{command} {own}"));
        let mut told = self.tongue.settings.words_are_told();
        told.push(self.tongue.utter(Priority::Telling, sentence));
        told
    }

    fn new_game(&mut self) -> SeatNext {
        for side in [Color::White, Color::Black] {
            let name = side.fold_wb("white", "black");
            let sight = if side == self.own { "is blind" } else { "is sighted" };
            let _ = self.setup.take(&format!("{name} {sight}"));
            // Nobody here hears the opponent repeat moves or sees that scoresheet.
            if side != self.own && self.terms.opponent != OpponentsSeat::Elsewhere {
                let _ = self.setup.take(&format!("{name} keeps the score elsewhere"));
            }
        }
        let passes_on = match (self.terms.opponent, self.answered) {
            (OpponentsSeat::Elsewhere, _) | (OpponentsSeat::AtAPage, AnsweredBy::Player) => true,
            // At an event, the event decides what a page shows.
            (OpponentsSeat::AtAPage, AnsweredBy::Event) | (OpponentsSeat::Here, _) => false,
        };
        if passes_on {
            let _ = self.setup.take("profile relay");
        }
        SeatNext::NewGame(Box::new(NewSeatGame { setup: self.setup.clone(), own: self.own }))
    }

    /// Resumes the game of a record. A tournament game without a PIN asks the arbiter for one first.
    fn resume(&mut self, game: UnfinishedGame) -> Result<AfterSeatAnswer, String> {
        match game.number {
            NumberOnRecord::Lacking => self.ask_for_number(NumberFor::Resumed(game.record)),
            NumberOnRecord::Enough => {
                let next = SeatNext::Resumed(game.record, None);
                Ok(AfterSeatAnswer { told: Vec::new(), next })
            }
        }
    }
}

/// The example move that shows the words of announcements.
fn a_pawns_move() -> Announcement {
    let step = AnnouncedStep {
        piece: None,
        from: Square::E2.into(),
        capture: None,
        to: Square::E4,
        promotion: None,
    };
    Announcement { announced: Announced::Step(step), threat: None }
}

/// Training or tournament in every language; Enter for training.
fn mode(line: &str) -> Option<&'static str> {
    match line {
        "" => Some("mode training"),
        line if is_typed_as_any(line, &["training", "entraînement"]) => Some("mode training"),
        line if is_typed_as_any(line, &["tournament", "turnier", "tournoi"]) => {
            Some("mode tournament")
        }
        _ => None,
    }
}
