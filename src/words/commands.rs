//! What a player can ask for or do by a word, in every language of the user. Never
//! understands a move, and never carries a command out.

mod table;

use super::language::Language;
use super::lettered_move::lettered_move;
use super::spelling::phrase;
use table::{COMMANDS, NEVER_ALONE, Rest, Words};

/// Something that a player wants, by a word or a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Command {
    /// The keys of the moment.
    Keys,
    /// Help in the context.
    Help,
    /// The own time.
    OwnTime,
    /// The opponent's time.
    OpponentTime,
    /// Both times.
    Times,
    /// How many moves are completed.
    Moves,
    /// The own score.
    Score,
    /// The last move of the own score.
    LastMove,
    /// The last words again.
    Repeat,
    /// The last words, letter by letter.
    Spell,
    /// The last words, letter by letter, each by the name of its letter.
    SpellByNames,
    /// Silence.
    Hush,
    /// The own press of the clock.
    Press,
    /// The opponent's press.
    OpponentPress,
    /// White's clock is started.
    Start,
    /// A slip of the tongue is corrected; the move follows.
    Correct,
    /// What the own board shows; the squares follow.
    Reads,
    /// A draw is offered.
    OfferDraw,
    /// The opponent offers a draw.
    OpponentOffersDraw,
    /// The draw is accepted.
    AcceptDraw,
    /// The draw is declined.
    DeclineDraw,
    /// A draw is claimed; the intended move may follow.
    ClaimDraw,
    /// A win on time is claimed.
    ClaimTime,
    /// The player resigns.
    Resign,
    /// The opponent resigns.
    OpponentResigns,
    /// The clock is stopped to call the arbiter.
    CallArbiter,
    /// The result is signed.
    Sign,
    /// What the device does here.
    Device,
    /// The board, drawn.
    Board,
    /// The pieces of a kind; which may follow.
    Pieces,
    /// A rank or file; which follows.
    Scan,
    /// What stands on a square, which follows.
    Square,
    /// Where the piece on a square can go.
    MovesFrom,
    /// An audit of the own board.
    Audit,
    /// Faster speech.
    Faster,
    /// Slower speech.
    Slower,
    /// Louder.
    Louder,
    /// Softer.
    Softer,
    /// A higher voice.
    Higher,
    /// A lower voice.
    Lower,
    /// More or fewer words.
    Verbosity,
    /// Times told more or less exactly.
    Precision,
    /// Which voice speaks a language; a name may follow.
    Voice,
    /// The voices there are; a part of a name may follow.
    Voices,
    /// At which times the clock is told by itself; they may follow.
    TimesToTell,
    /// Braille without speech, or with it again.
    BrailleAlone,
    /// The table that braille is spelled with; its name may follow.
    BrailleTable,
    /// The player talks to Hector.
    Talk,
    /// Hector listens at other times.
    Ear,
    /// Hector speaks this language.
    Speak(Language),
    /// Something for the arbiter's desk follows.
    Arbiter,
    /// An end of the program.
    Quit,
    /// The last own move is taken back, in practice.
    TakeBack,
    /// A hint, in practice.
    Hint,
    /// Which pieces are attacked.
    Attacked,
    /// Who attacks a square, which follows.
    Attackers,
    /// Who defends a square, which follows.
    Defenders,
    /// What stands on the diagonals of a square, which follows.
    Diagonals,
    /// What stands on rank and file from a square on, which follows.
    Lines,
    /// What stands a knight's step from a square, which follows.
    KnightSteps,
    /// What stands around a square, which follows.
    KingSteps,
    /// What the piece on a square can take; the square follows, or all is meant.
    Captures,
    /// What the last move has changed.
    Changed,
    /// The last moves; how many may follow.
    LastMoves,
    /// The material of both sides.
    Material,
    /// Who stands better.
    Evaluation,
    /// The name of the opening.
    Opening,
    /// How much help is withheld; a level may follow.
    Blindfold,
    /// Against whom is played.
    Opponent,
    /// Whether the opponent plays on to the end, or may resign and offer draws.
    PlayOn,
    /// The board is walked over by keys, or no longer.
    Walk,
    /// The next move of a game that is listened to; how many may follow.
    Forward,
    /// The move before; how many may follow.
    Back,
    /// The start of the game.
    ToStart,
    /// The end of the game.
    ToEnd,
    /// A move by its number, which follows.
    GoTo,
    /// The moves by themselves, one after the other.
    Play,
    /// No more moves by themselves, or no more guessing.
    Stop,
    /// How long it is silent between moves; seconds may follow.
    Pace,
    /// Which other moves the file has here.
    Branches,
    /// One of them is listened to; which may follow.
    Branch,
    /// Back to the line that the branch left.
    LeaveBranch,
    /// The comments here.
    Comment,
    /// Who stands better, as the file has it.
    RecordedWorth,
    /// Squares and arrows that are drawn here.
    Arrows,
    /// Which game this is.
    Header,
    /// How the game ended.
    Result,
    /// A game by its number, which follows.
    Game,
    /// The next game.
    NextGame,
    /// The game before.
    PreviousGame,
    /// Games are sought; what of follows.
    Find,
    /// The games that were found; from which on may follow.
    Found,
    /// All games again.
    AllGames,
    /// A bookmark is put here; a word may follow.
    Bookmark,
    /// The bookmarks.
    Bookmarks,
    /// The place of a bookmark, which follows.
    ToBookmark,
    /// A bookmark, which follows, is removed.
    RemoveBookmark,
    /// The moves of a side are guessed; the side may follow.
    Guess,
    /// The move that is to be guessed.
    Show,
    /// The next question of a drill, this one unanswered.
    Skip,
    /// The solution of a question of a drill.
    Solution,
    /// What is due in the drills.
    Due,
    /// What was done in the drills.
    Progress,
    /// The level of a drill; a number may follow.
    Level,
}

impl Command {
    /// Whether it is a question about one square, which may be said after it.
    #[must_use]
    pub fn asks_about_a_square(self) -> bool {
        matches!(
            self,
            Command::Square
                | Command::MovesFrom
                | Command::Attackers
                | Command::Defenders
                | Command::Diagonals
                | Command::Lines
                | Command::KnightSteps
                | Command::KingSteps
        )
    }

    /// Whether it is for a game against Hector, and not for one over the board.
    #[must_use]
    pub fn is_for_practice(self) -> bool {
        matches!(
            self,
            Command::TakeBack
                | Command::Hint
                | Command::Attacked
                | Command::Attackers
                | Command::Defenders
                | Command::Diagonals
                | Command::Lines
                | Command::KnightSteps
                | Command::KingSteps
                | Command::Captures
                | Command::Changed
                | Command::LastMoves
                | Command::Material
                | Command::Evaluation
                | Command::Opening
                | Command::Blindfold
                | Command::Opponent
                | Command::PlayOn
                | Command::Walk
        )
    }

    /// Whether it is for a game that is being played, and not for one that is listened to.
    #[must_use]
    pub fn is_for_playing(self) -> bool {
        matches!(
            self,
            Command::TakeBack
                | Command::Blindfold
                | Command::Opponent
                | Command::PlayOn
                | Command::OfferDraw
                | Command::AcceptDraw
                | Command::DeclineDraw
                | Command::ClaimDraw
                | Command::Resign
                | Command::OwnTime
                | Command::OpponentTime
                | Command::TimesToTell
        )
    }

    /// Whether it is for listening to games, and for nothing else.
    #[must_use]
    pub fn is_for_review(self) -> bool {
        matches!(
            self,
            Command::Forward
                | Command::Back
                | Command::ToStart
                | Command::ToEnd
                | Command::GoTo
                | Command::Play
                | Command::Stop
                | Command::Pace
                | Command::Branches
                | Command::Branch
                | Command::LeaveBranch
                | Command::Comment
                | Command::RecordedWorth
                | Command::Arrows
                | Command::Header
                | Command::Result
                | Command::Game
                | Command::NextGame
                | Command::PreviousGame
                | Command::Find
                | Command::Found
                | Command::AllGames
                | Command::Bookmark
                | Command::Bookmarks
                | Command::ToBookmark
                | Command::RemoveBookmark
                | Command::Guess
                | Command::Show
        )
    }

    /// Whether it is for the drills alone.
    #[must_use]
    pub fn is_for_drills(self) -> bool {
        matches!(
            self,
            Command::Skip | Command::Solution | Command::Due | Command::Progress | Command::Level
        )
    }

    /// Whether it asks what stands on a board.
    #[must_use]
    pub fn is_about_a_board(self) -> bool {
        matches!(
            self,
            Command::Board
                | Command::Pieces
                | Command::Scan
                | Command::Square
                | Command::MovesFrom
                | Command::Captures
                | Command::Attackers
                | Command::Defenders
                | Command::Diagonals
                | Command::Lines
                | Command::KnightSteps
                | Command::KingSteps
        )
    }

    /// Whether it is about how Hector speaks and listens, and so for every scene.
    fn is_for_every_scene(self) -> bool {
        matches!(
            self,
            Command::Keys
                | Command::Help
                | Command::Repeat
                | Command::Spell
                | Command::SpellByNames
                | Command::Hush
                | Command::Faster
                | Command::Slower
                | Command::Louder
                | Command::Softer
                | Command::Higher
                | Command::Lower
                | Command::Talk
                | Command::Ear
                | Command::Verbosity
                | Command::Voice
                | Command::Voices
                | Command::BrailleAlone
                | Command::BrailleTable
                | Command::Speak(_)
                | Command::Quit
        )
    }

    /// Whether it is for a game between two people, and not for one against Hector.
    #[must_use]
    pub fn is_for_the_table(self) -> bool {
        matches!(
            self,
            Command::Press
                | Command::OpponentPress
                | Command::Start
                | Command::Correct
                | Command::Reads
                | Command::OpponentOffersDraw
                | Command::ClaimTime
                | Command::OpponentResigns
                | Command::CallArbiter
                | Command::Sign
                | Command::Device
                | Command::Audit
                | Command::Arbiter
        )
    }
}

/// The command that a text begins with, and what follows it. Case and accents are nothing;
/// the words of every language are understood.
#[must_use]
pub fn command(text: &str) -> Option<(Command, String)> {
    // "b takes c6" and "b c6" are no board, though b alone is.
    if lettered_move(text).is_some() {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let heads = (1..=words.len().min(LONGEST)).rev();
    heads.into_iter().find_map(|length| {
        let head = phrase(&words[..length].join(" "));
        let rest = words[length..].join(" ");
        let is_it = |(_, takes, languages): &&(Command, Rest, Words)| {
            (*takes == Rest::Anything || rest.is_empty())
                && languages.iter().flat_map(|words| words.iter()).any(|word| phrase(word) == head)
        };
        let found = COMMANDS.iter().find(is_it);
        found.map(|(command, ..)| (*command, rest.clone()))
    })
}

/// How many words the longest command has.
const LONGEST: usize = 4;

/// The word by which a command is told about in a language.
#[must_use]
pub fn command_word(command: Command, language: Language) -> &'static str {
    command_words(command, language).first().copied().unwrap_or_default()
}

/// Every word by which a command is known in a language, the one it is told by first.
#[must_use]
pub fn command_words(command: Command, language: Language) -> &'static [&'static str] {
    let found = COMMANDS.iter().find(|(known, ..)| *known == command);
    found.map(|(.., languages)| languages[place(language)]).unwrap_or_default()
}

fn place(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::German => 1,
        Language::French => 2,
    }
}

/// Whether a command is meant where its words are said with nothing after them.
pub(super) fn is_said_alone(words: &str) -> bool {
    !NEVER_ALONE.contains(&words)
}

/// The words of commands that can be said in a language: letters alone are for typing.
pub(super) fn spoken_commands(language: Language) -> impl Iterator<Item = (Command, &'static str)> {
    COMMANDS.iter().flat_map(move |(command, _, languages)| {
        let words = languages[place(language)].iter();
        words.filter(|word| word.chars().count() > 1).map(|word| (*command, *word))
    })
}

/// Whether something follows a command, or may.
#[must_use]
pub fn takes_more(command: Command) -> bool {
    COMMANDS.iter().any(|(known, rest, _)| *known == command && *rest == Rest::Anything)
}

/// Every command of a game over the board, in the order in which help tells them.
pub fn commands() -> impl Iterator<Item = Command> {
    all_commands().filter(|command| {
        !command.is_for_practice() && !command.is_for_review() && !command.is_for_drills()
    })
}

/// Every command of a game against Hector, those of that game first.
pub fn practice_commands() -> impl Iterator<Item = Command> {
    let own = all_commands().filter(|command| command.is_for_practice());
    own.chain(commands().filter(|command| !command.is_for_the_table()))
}

/// Every command of listening to games, those of that alone first.
pub fn review_commands() -> impl Iterator<Item = Command> {
    let own = all_commands().filter(|command| command.is_for_review());
    own.chain(practice_commands().filter(|command| !command.is_for_playing()))
}

/// Every command of the drills, their own first.
pub fn drill_commands() -> impl Iterator<Item = Command> {
    let own = all_commands().filter(|command| command.is_for_drills());
    let is_shared = |command: &Command| {
        matches!(command, Command::Stop | Command::Hint)
            || command.is_about_a_board()
            || command.is_for_every_scene()
    };
    own.chain(all_commands().filter(is_shared))
}

fn all_commands() -> impl Iterator<Item = Command> {
    COMMANDS.iter().map(|(command, ..)| *command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Lexicon, Wording, hear};

    #[test]
    fn what_is_never_said_alone_is_a_word_of_a_command() {
        for word in NEVER_ALONE {
            assert!(spoken_commands(Language::French).any(|(_, known)| known == word), "{word}");
        }
    }

    #[test]
    fn no_two_commands_share_a_word() {
        let mut seen: Vec<(String, Command)> = Vec::new();
        for (command, _, languages) in COMMANDS.iter() {
            for word in languages.iter().flat_map(|words| words.iter()) {
                let spelled = phrase(word);
                assert!(spelled.split(' ').count() <= LONGEST, "{word}");
                for (other, owner) in &seen {
                    assert!(*other != spelled || owner == command, "{word} is {owner:?} too");
                }
                seen.push((spelled, *command));
            }
        }
    }

    #[test]
    fn no_command_is_a_move() {
        let lexicon = Lexicon::of_every_language(Wording::default());
        for (_, _, languages) in COMMANDS.iter() {
            for word in languages.iter().flat_map(|words| words.iter()) {
                assert!(hear(word, &lexicon).is_err(), "{word}");
            }
        }
    }

    #[test]
    fn moves_are_no_commands() {
        for text in
            ["e4", "sg1f3", "eva vier", "dame david eins", "pion eva", "bella vier", "b takes c6"]
        {
            assert_eq!(command(text), None, "{text}");
        }
        assert_eq!(command("Züge"), Some((Command::Moves, String::new())));
        assert_eq!(command("c"), Some((Command::Times, String::new())));
        assert_eq!(command("p N"), Some((Command::Pieces, "N".to_owned())));
        assert_eq!(command("moves from e2"), Some((Command::MovesFrom, "e2".to_owned())));
    }
}
