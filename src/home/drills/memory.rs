//! A short game to remember: it is announced once, followed by questions about where the pieces are. The board cannot
//! be looked at.

use crate::chess::drills::{Chance, short_game};
use crate::chess::looking::changed;
use crate::chess::{Color, History, Piece, Role, Square};
use crate::present::board::words::KINDS;
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Listening, Style, Subject, announce, is_typed_as_any, with_sign};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// A game, and the questions about it in order.
pub(crate) struct MemoryDrill {
    game: History,
    asked: Vec<MemoryAsked>,
    at: usize,
}

/// A question about the final position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MemoryAsked {
    /// What is on a square.
    On(Square),
    /// Where the pieces of a kind are.
    Where(Piece),
}

/// Questions about each game.
const QUESTIONS: usize = 3;

impl MemoryDrill {
    pub(crate) fn new(plies: u8, seed: u64) -> MemoryDrill {
        let game = short_game(usize::from(plies), seed);
        let mut chance = Chance::of(seed ^ 0x6d65_6d6f);
        let asked = questions(&game, &mut chance);
        MemoryDrill { game, asked, at: 0 }
    }

    /// The open question; the last one when all are answered.
    fn open(&self) -> MemoryAsked {
        let last = self.asked.last().copied().unwrap_or(MemoryAsked::On(Square::E1));
        self.asked.get(self.at).copied().unwrap_or(last)
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.game.position().piece_at(square)
    }

    fn squares_of(&self, piece: Piece) -> Vec<Square> {
        let pieces = shakmaty::Position::board(self.game.position().board());
        pieces.by_piece(piece).into_iter().collect()
    }

    /// The game in the words of announcements, with move numbers.
    fn announced(&self, tongue: &Tongue) -> Segment {
        let played = self.game.played().enumerate();
        let told: Vec<String> = played
            .map(|(ply, (before, legal))| {
                let words = tongue.wording.say(&announce(before, legal, Style::Full));
                if ply % 2 == 0 {
                    format!("{}. {words}.", ply / 2 + 1)
                } else {
                    format!("{words}.")
                }
            })
            .collect();
        tongue.said(told.join(" "))
    }

    fn asks_this(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.open() {
            MemoryAsked::On(square) => vec![
                tongue.plain(tongue.texts.ask_what_stands_on()),
                tongue.said(asks(&tongue.wording.say_square(square), tongue)),
            ],
            MemoryAsked::Where(piece) => {
                let mut segments = vec![tongue.plain(tongue.texts.where_stands())];
                segments.push(tongue.said(asks(&tongue.board_words().named(piece), tongue)));
                segments
            }
        }
    }

    /// Goes to the next question, or is done.
    fn go_on(&mut self, tongue: &Tongue) -> AnswerTaken {
        self.at += 1;
        if self.at >= self.asked.len() {
            return AnswerTaken::Right(Vec::new());
        }
        let right = tongue.plain(tongue.texts.right());
        AnswerTaken::GoesOn(std::iter::once(right).chain(self.asks_this(tongue)).collect())
    }

    fn settle(&mut self, is_right: bool, tongue: &Tongue) -> AnswerTaken {
        if is_right { self.go_on(tongue) } else { AnswerTaken::Wrong(self.solution(tongue)) }
    }
}

/// Adds the question mark in the language of pieces and squares.
fn asks(named: &str, tongue: &Tongue) -> String {
    with_sign(named, '?', tongue.wording.words)
}

/// Questions about squares that the game has changed, and about kinds of pieces on two squares or more.
fn questions(game: &History, chance: &mut Chance) -> Vec<MemoryAsked> {
    let mut squares = changed(game.start(), game.position());
    chance.shuffle(&mut squares);
    let kinds: Vec<Piece> = [Color::White, Color::Black]
        .into_iter()
        .flat_map(|colour| [Role::Knight, Role::Bishop].map(|role| Piece { color: colour, role }))
        .filter(|piece| {
            let pieces = shakmaty::Position::board(game.position().board());
            pieces.by_piece(*piece).any()
        })
        .collect();
    let mut asked: Vec<MemoryAsked> =
        squares.into_iter().take(QUESTIONS - 1).map(MemoryAsked::On).collect();
    asked.extend(chance.pick(&kinds).map(MemoryAsked::Where));
    chance.shuffle(&mut asked);
    asked
}

/// Words for an empty square, in every language.
const EMPTY: [&str; 3] = ["empty", "leer", "vide"];

/// The contents that an answer names for a square. `None` if it is not such an answer.
fn contents(line: &str, tongue: &Tongue) -> Option<Option<Piece>> {
    if is_typed_as_any(line, &EMPTY) {
        return Some(None);
    }
    if let Some((color, Some(role))) = tongue.board_words().by_letter(line) {
        return Some(Some(Piece { color, role }));
    }
    match tongue.subject(line)? {
        Subject { colour: Some(color), role: Some(role), file: None, rank: None, owner: None } => {
            Some(Some(Piece { color, role }))
        }
        _ => None,
    }
}

impl DrillQuestion for MemoryDrill {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        std::iter::once(self.announced(tongue)).chain(self.asks_this(tongue)).collect()
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        match self.open() {
            MemoryAsked::On(square) => match contents(line, tongue) {
                Some(named) => self.settle(named == self.piece_at(square), tongue),
                None => AnswerTaken::NoAnswer(tongue.texts.expected_contents()),
            },
            MemoryAsked::Where(piece) => match tongue.squares(line) {
                Some(mut named) if !named.is_empty() => {
                    named.sort_unstable();
                    named.dedup();
                    self.settle(named == self.squares_of(piece), tongue)
                }
                _ => AnswerTaken::NoAnswer(tongue.texts.expected_squares()),
            },
        }
    }

    /// The number of pieces, or the colour of the piece.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let told = match self.open() {
            MemoryAsked::Where(piece) => tongue.texts.so_many_squares(self.squares_of(piece).len()),
            MemoryAsked::On(square) => match self.piece_at(square) {
                None => tongue.texts.moved_away_or_never_there(),
                Some(piece) => tongue.texts.a_piece_of(piece.color),
            },
        };
        vec![tongue.plain(told)]
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.open() {
            MemoryAsked::On(square) => {
                tongue.board_words().contents(square, self.piece_at(square), ".")
            }
            MemoryAsked::Where(piece) => {
                let squares = tongue.listed(&self.squares_of(piece)).text;
                let named = tongue.board_words().named(piece);
                vec![tongue.said(format!("{} {squares}", tongue.texts.introduced(&named)))]
            }
        }
    }

    fn listening(&self) -> Vec<Listening> {
        match self.open() {
            MemoryAsked::On(_) => vec![Listening::Contents],
            MemoryAsked::Where(_) => vec![Listening::Route],
        }
    }

    fn choices(&self, tongue: &Tongue) -> Vec<Choice> {
        let MemoryAsked::On(_) = self.open() else { return Vec::new() };
        let word = |piece: Piece| Choice::line(&tongue.board_words().named(piece));
        let all = [Color::White, Color::Black]
            .into_iter()
            .flat_map(|color| KINDS.into_iter().map(move |role| Piece { color, role }));
        std::iter::once(Choice::line(&tongue.texts.empty_square())).chain(all.map(word)).collect()
    }
}
