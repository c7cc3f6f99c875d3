//! Several legal moves, one of which is meant: the question about them, and the answer. The board is not needed.

use super::announcement::{Announced, Announcement};
use super::hear::hear;
use super::language::Wording;
use super::lexicon::{Lexicon, Meaning};
use super::say::{Style, announce};
use super::spelling::{HeardAsOne, capitalised, words_of};
use super::texts::Texts;
use crate::chess::notation::Letters;
use crate::chess::{CastlingSide, File, Move, Position, Rank, Role, Square};

/// The moves to choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhichMove {
    choices: Vec<PossibleMove>,
    wording: Wording,
    sought: SoughtOfMove,
}

/// What is missing from the move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SoughtOfMove {
    /// Which of a few moves.
    Choice,
    /// The target square.
    Target,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct PossibleMove {
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    castling: Option<CastlingSide>,
    /// The whole move, as announced.
    announcement: Announcement,
}

/// The words and letters for answers, the likeliest letters first.
#[derive(Debug, Clone, Copy)]
pub(super) struct AnswerWords<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) letters: [Letters; 4],
}

impl AnswerWords<'_> {
    /// The pieces that a single letter may stand for.
    fn roles_of(&self, letter: &str) -> impl Iterator<Item = Role> {
        let upper = letter.to_uppercase();
        self.letters.into_iter().flat_map(move |set| {
            let is_it = |role: &Role| set.letter(*role) == upper;
            Role::ALL.into_iter().filter(is_it).collect::<Vec<_>>()
        })
    }
}

/// The moves left after an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhichAnswer {
    /// One move, in the words of its announcement.
    Move(String),
    /// Still several moves.
    Narrower(WhichMove),
    /// The answer does not fit the question.
    None,
}

/// The difference between the moves, which the question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DifferBy {
    Promotion,
    Side,
    /// Each moves another piece.
    Piece,
    /// All move the same kind of piece.
    Origin(Role),
    /// All move the same kind of piece, and only that was said.
    Target(Role),
    Both,
}

#[derive(Debug, Clone, Copy, Default)]
struct AnswerHints {
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    side: Option<CastlingSide>,
}

impl WhichMove {
    /// Some legal moves of a position, in this wording.
    pub(super) fn new(moves: &[Move], position: &Position, wording: Wording) -> WhichMove {
        let choice = |legal: &Move| {
            Some(PossibleMove {
                role: legal.role(),
                from: legal.from()?,
                to: legal.to(),
                promotion: legal.promotion(),
                castling: legal.castling_side(),
                announcement: announce(position, *legal, Style::Full),
            })
        };
        let mut choices: Vec<PossibleMove> = moves.iter().filter_map(choice).collect();
        let first = choices.first().map(|first| first.role);
        if choices.iter().all(|choice| Some(choice.role) == first) {
            choices.sort_by_key(|choice| choice.from);
        }
        WhichMove { choices, wording, sought: SoughtOfMove::Choice }
    }

    /// Asks where a piece goes if only its kind was said. `None` if no piece of the kind can move.
    pub(super) fn where_to(role: Role, position: &Position, wording: Wording) -> Option<WhichMove> {
        let legal = position.legal_moves();
        let is_of_role = |legal: &&Move| legal.role() == role && legal.castling_side().is_none();
        let moves: Vec<Move> = legal.iter().filter(is_of_role).copied().collect();
        let which = WhichMove::new(&moves, position, wording);
        (!moves.is_empty()).then_some(WhichMove { sought: SoughtOfMove::Target, ..which })
    }

    /// Whether the question is where a piece goes.
    #[must_use]
    pub fn asks_where_to(&self) -> bool {
        matches!(self.differ_by(), DifferBy::Target(_))
    }

    #[must_use]
    pub fn wording(&self) -> Wording {
        self.wording
    }

    fn differ_by(&self) -> DifferBy {
        let mut roles: Vec<Role> = Vec::new();
        let mut origins: Vec<Square> = Vec::new();
        for choice in &self.choices {
            if !origins.contains(&choice.from) {
                origins.push(choice.from);
                roles.push(choice.role);
            }
        }
        let first = roles.first().copied().unwrap_or(Role::Pawn);
        let target = self.choices.first().map(|first| first.to);
        let is_nowhere_else = self.choices.iter().all(|choice| Some(choice.to) == target);
        let is_sought = !is_nowhere_else || self.choices.len() == 1;
        if self.sought == SoughtOfMove::Target && is_sought {
            return DifferBy::Target(first);
        }
        let is_once = |role: &Role| roles.iter().filter(|other| *other == role).count() == 1;
        match origins.len() {
            _ if self.choices.iter().all(|choice| choice.castling.is_some()) => DifferBy::Side,
            0 | 1 => DifferBy::Promotion,
            _ if roles.iter().all(|role| *role == first) => DifferBy::Origin(first),
            _ if roles.iter().all(is_once) => DifferBy::Piece,
            _ => DifferBy::Both,
        }
    }

    /// The possible answers in words.
    #[must_use]
    pub fn answers(&self, texts: &Texts) -> Vec<String> {
        let differ_by = self.differ_by();
        let named = |choice: &PossibleMove| match differ_by {
            DifferBy::Promotion => texts.piece_named(choice.promotion.unwrap_or(choice.role)),
            DifferBy::Side => match choice.castling {
                Some(CastlingSide::QueenSide) => texts.castling_long(),
                _ => texts.castling_short(),
            },
            DifferBy::Piece => texts.piece_named(choice.role),
            DifferBy::Origin(_) => self.wording.say_square(choice.from),
            DifferBy::Target(_) => self.wording.say_square(choice.to),
            DifferBy::Both => {
                format!(
                    "{} {}",
                    texts.piece_named(choice.role),
                    self.wording.say_square(choice.from)
                )
            }
        };
        let mut answers: Vec<String> = Vec::new();
        for answer in self.choices.iter().map(named) {
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        answers
    }

    #[must_use]
    pub fn question(&self, texts: &Texts) -> String {
        let answers = texts.any_of(&self.answers(texts));
        match self.differ_by() {
            DifferBy::Promotion => texts.what_does_it_become(&capitalised(&answers)),
            DifferBy::Origin(role) => texts.which_of_these(role, &answers),
            DifferBy::Target(role) => texts.where_does_it_go(role),
            DifferBy::Side => texts.castling_which_side(),
            DifferBy::Piece | DifferBy::Both => texts.which_piece_moves(&capitalised(&answers)),
        }
    }

    /// The meaning of an answer, in the given words and letters.
    pub(super) fn answered(&self, line: &str, moves: AnswerWords<'_>) -> WhichAnswer {
        let Some(hints) = self.read(line, moves) else { return WhichAnswer::None };
        let by_promotion = self.differ_by() == DifferBy::Promotion;
        let by_target = self.asks_where_to();
        let is_meant = |choice: &&PossibleMove| {
            let named = if by_target { choice.to } else { choice.from };
            let role = if by_promotion { choice.promotion } else { Some(choice.role) };
            hints.role.is_none_or(|named| role == Some(named))
                && hints.file.is_none_or(|file| named.file() == file)
                && hints.rank.is_none_or(|rank| named.rank() == rank)
                && hints.side.is_none_or(|side| choice.castling == Some(side))
        };
        let meant: Vec<PossibleMove> = self.choices.iter().filter(is_meant).cloned().collect();
        match meant.as_slice() {
            [] => WhichAnswer::None,
            [one] => WhichAnswer::Move(self.wording.say(&one.announcement)),
            several if several.len() == self.choices.len() => WhichAnswer::None,
            _ => WhichAnswer::Narrower(WhichMove { choices: meant, ..self.clone() }),
        }
    }

    /// What a line says about the piece, its square or the side. `None` if it says anything else.
    fn read(&self, line: &str, moves: AnswerWords<'_>) -> Option<AnswerHints> {
        if let Some(side) = side_named(line, moves, self.differ_by()) {
            return Some(AnswerHints { side: Some(side), ..AnswerHints::default() });
        }
        let mut hints = AnswerHints::default();
        let words: Vec<HeardAsOne<'_>> = words_of(line).collect();
        if words.is_empty() || words.len() > MOST_WORDS {
            return None;
        }
        let names_pieces = matches!(self.differ_by(), DifferBy::Promotion | DifferBy::Piece);
        for word in &words {
            // "Eine Dame": where pieces are named, "eine" is not a rank and "a" is not a file.
            if names_pieces && words.len() > 1 && ARTICLES.contains(&word.folded.as_str()) {
                continue;
            }
            if let Ok(square) = word.folded.parse::<Square>() {
                put(&mut hints.file, square.file())?;
                put(&mut hints.rank, square.rank())?;
                continue;
            }
            let meaning = match word.folded.chars().count() {
                1 => self.letter_means(&word.folded, moves),
                _ => moves.lexicon.meaning(&word.folded),
            };
            match meaning? {
                Meaning::Piece(role) => put(&mut hints.role, role)?,
                Meaning::File(file) => put(&mut hints.file, file)?,
                Meaning::Rank(rank) => put(&mut hints.rank, rank)?,
                Meaning::Connective => {}
                _ => return None,
            }
        }
        Some(hints)
    }

    /// A single letter means what was asked about: a file if squares were named, a piece if pieces were.
    fn letter_means(&self, letter: &str, moves: AnswerWords<'_>) -> Option<Meaning> {
        let first = letter.chars().next()?;
        if let Some(rank) = Rank::from_char(first) {
            return Some(Meaning::Rank(rank));
        }
        let by_promotion = self.differ_by() == DifferBy::Promotion;
        let is_asked = |role: &Role| {
            let asked = |choice: &PossibleMove| {
                let of_choice = if by_promotion { choice.promotion } else { Some(choice.role) };
                of_choice == Some(*role)
            };
            self.choices.iter().any(asked)
        };
        let piece = || moves.roles_of(letter).find(is_asked).map(Meaning::Piece);
        let file = || File::from_char(first).map(Meaning::File);
        match self.differ_by() {
            DifferBy::Origin(_) | DifferBy::Target(_) => file(),
            _ => piece().or_else(file),
        }
    }
}

/// Articles before a piece. They are neither ranks nor files.
const ARTICLES: [&str; 8] = ["ein", "eine", "einen", "einer", "a", "an", "un", "une"];
/// The longest answer is "der Springer von Gustav eins".
const MOST_WORDS: usize = 6;

/// Sets a value. `None` if another was said before.
fn put<T: PartialEq>(place: &mut Option<T>, said: T) -> Option<()> {
    match place {
        Some(before) if *before != said => None,
        _ => {
            *place = Some(said);
            Some(())
        }
    }
}

/// The side of castling in an answer, if the question is about it.
fn side_named(line: &str, moves: AnswerWords<'_>, asked: DifferBy) -> Option<CastlingSide> {
    if asked != DifferBy::Side {
        return None;
    }
    if let Ok(Announcement { announced: Announced::Castling(side), .. }) = hear(line, moves.lexicon)
    {
        return Some(side);
    }
    let is = |known: &[&str]| super::spelling::is_typed_as_any(line, known);
    match line {
        _ if is(&SHORT) => Some(CastlingSide::KingSide),
        _ if is(&LONG) => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// Words for the sides of castling alone.
const SHORT: [&str; 12] = [
    "kurz",
    "k",
    "short",
    "s",
    "kingside",
    "king's side",
    "king side",
    "petit",
    "p",
    "court",
    "klein",
    "königsflügel",
];
const LONG: [&str; 11] = [
    "lang",
    "l",
    "long",
    "queenside",
    "queen's side",
    "queen side",
    "grand",
    "g",
    "q",
    "groß",
    "damenflügel",
];
