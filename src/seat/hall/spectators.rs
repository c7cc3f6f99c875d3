//! The hall's pages for spectators, made from games as far as they are public, never from the games as they are now.

use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{PgnGame, export};
use crate::chess::{ByColor, Color, File, Position, Rank, Square};
use crate::clock::{Moment, Span};
use crate::moves_known::MovesKnown;
use crate::present::board::words::{BoardWords, SquareNames};
use crate::sheets::ended_with;
use crate::table::{Game, Points};
use crate::words::pages::{GamePage, GameRow, GamesPage};
use crate::words::{Language, Style, Texts, Wording, announce};

use super::papers::{HallPress, Paper, PaperReaders};

/// A game at its board, as far as it is public.
pub(super) struct ShownGame {
    pub(super) board: u32,
    pub(super) game: PgnGame,
    pub(super) points: Option<Points>,
    pub(super) has_begun: bool,
    /// Whether it is adjourned, with a sealed move that is not shown.
    pub(super) is_adjourned: bool,
    pub(super) moves: MovesKnown,
    /// Whose scoresheet the moves come from, if they are not announced. `None` if nothing was written.
    pub(super) written: Option<Color>,
    /// The clock times at the last public event. `None` if Hector runs no clock.
    pub(super) left: ByColor<Option<Span>>,
}

impl ShownGame {
    /// A game as far as it is public, and the time of its last public event.
    pub(super) fn of(board: u32, game: PgnGame, known: &Game, at: Moment) -> ShownGame {
        let reading = known.runs_clock().then(|| known.clock().reading(at));
        let left = |side| reading.as_ref().and_then(|reading| reading.of(side).remaining);
        ShownGame {
            left: ByColor { white: left(Color::White), black: left(Color::Black) },
            board,
            game,
            points: known.result(),
            has_begun: known.has_begun(),
            is_adjourned: known.is_at_rest(),
            moves: MovesKnown::of(known),
            written: known.game_as_written().map(|(of, _)| of),
        }
    }

    fn hears_moves(&self) -> bool {
        matches!(self.moves, MovesKnown::Heard(_))
    }

    /// Whether the moves are known.
    fn has_moves(&self) -> bool {
        self.hears_moves() || self.written.is_some()
    }

    /// The remark about moves that were not announced.
    fn remark(&self, texts: &Texts) -> Option<String> {
        match self.written {
            _ if self.hears_moves() => None,
            Some(side) => Some(texts.web_moves_as_written(side)),
            None => Some(texts.web_moves_unheard()),
        }
    }
}

/// What every page shows about the round.
pub(super) struct ShownRound<'a> {
    pub(super) title: &'a str,
    pub(super) round: Option<u16>,
    pub(super) delay: Option<Span>,
}

/// Prints the pages of one game, in each language, and its game file.
pub(super) fn print_game(shown: &ShownGame, press: &mut dyn HallPress) {
    let board = shown.board;
    for language in Language::ALL {
        let texts = Texts::new(language);
        let text = game_page(shown, &texts).html(&texts);
        let path = format!("/{}/game/{board}", language.code());
        press.print(Paper::Page { path, readers: PaperReaders::Everybody, text });
    }
    let mut text = String::new();
    export(&shown.game, Letters::English, &mut text);
    press.print(Paper::GameFile { path: format!("/game/{board}.pgn"), text });
}

pub(super) fn print_list(
    games: &[(u32, [GameRow; 3])],
    round: &ShownRound<'_>,
    press: &mut dyn HallPress,
) {
    for (place, language) in Language::ALL.into_iter().enumerate() {
        let texts = Texts::new(language);
        let title = match round.round {
            Some(number) => texts.web_games_of_round(&number.to_string()),
            None => texts.web_games(),
        };
        let mut remarks = Vec::new();
        if !round.title.is_empty() {
            remarks.push(round.title.to_owned());
        }
        match round.delay {
            None => remarks.push(texts.web_shows_nothing()),
            Some(delay) if delay > Span::ZERO => remarks.push(texts.web_is_late(delay)),
            Some(_) => {}
        }
        if games.is_empty() && round.delay.is_some() {
            remarks.push(texts.web_no_games());
        }
        let rows = games.iter().filter_map(|(_, rows)| rows.get(place).cloned()).collect();
        let text = GamesPage { title, rows, remarks }.html(&texts);
        let path = format!("/{}/", language.code());
        press.print(Paper::Page { path, readers: PaperReaders::Everybody, text });
    }
}

pub(super) fn rows(shown: &ShownGame) -> [GameRow; 3] {
    Language::ALL.map(|language| {
        let texts = Texts::new(language);
        let moves = match shown.has_moves() {
            true => shown.game.main_line().moves().len().div_ceil(2).to_string(),
            false => shown.moves.number(&texts),
        };
        GameRow {
            board: shown.board,
            white: name(&shown.game, Color::White, &texts),
            black: name(&shown.game, Color::Black, &texts),
            moves,
            clocks: [Color::White, Color::Black].map(|side| clock(shown, side, &texts)),
            result: result(shown, &texts),
        }
    })
}

fn game_page(shown: &ShownGame, texts: &Texts) -> GamePage {
    let game = &shown.game;
    let wording = Wording::in_one_language(texts.language());
    let mut position = game.start().clone();
    let starts_black = position.turn() == Color::Black;
    let first_number = first_number(&position);
    let mut said = Vec::new();
    for played in game.main_line().moves() {
        // Null moves do not occur at a table.
        let Some(legal) = played.legal() else { break };
        let words = wording.say(&announce(&position, legal, Style::Literate));
        said.push((words, played.clock().map(Span::from)));
        position = position.after(legal);
    }
    let tag = |tag| game.tags.get(tag).unwrap_or_default().to_owned();
    let mut particulars =
        vec![(texts.web_event(), tag("Event")), (texts.web_round(), tag("Round"))];
    if let Some((words, _)) = said.last() {
        let ply = said.len() - 1 + usize::from(starts_black);
        let side = if ply % 2 == 0 { Color::White } else { Color::Black };
        let told = texts.web_move_of(first_number + ply / 2, side, words);
        particulars.push((texts.web_last_move(), told));
    }
    particulars.push((texts.web_clock_white(), clock(shown, Color::White, texts)));
    particulars.push((texts.web_clock_black(), clock(shown, Color::Black, texts)));
    particulars.push((texts.web_result(), result(shown, texts)));
    particulars.retain(|(_, value)| !value.is_empty() && value != "?");
    let told = said.into_iter().map(|(words, left)| match left {
        Some(left) => texts.web_move_with_clock(&words, &left.in_digits()),
        None => words,
    });
    let told: Vec<String> =
        std::iter::repeat_n(String::new(), usize::from(starts_black)).chain(told).collect();
    let moves =
        told.chunks(2).map(|pair| [0, 1].map(|place| pair.get(place).cloned().unwrap_or_default()));
    let [white, black] = [Color::White, Color::Black].map(|side| name(game, side, texts));
    let board = texts.web_board_number(shown.board);
    GamePage {
        board: shown.board,
        title: format!("{board}: {}", texts.web_game_title(&white, &black)),
        particulars,
        moves: moves.collect(),
        first_number,
        squares: shown.has_moves().then(|| squares(&position, texts, wording)),
        remark: shown.remark(texts),
    }
}

fn squares(position: &Position, texts: &Texts, wording: Wording) -> [[String; 8]; 8] {
    let words = BoardWords { texts, wording, squares: SquareNames::Written };
    let mut ranks = Rank::ALL;
    ranks.reverse();
    ranks.map(|rank| {
        File::ALL.map(|file| {
            let piece = position.piece_at(Square::from_coords(file, rank));
            piece.map(|piece| words.named(piece)).unwrap_or_default()
        })
    })
}

fn first_number(start: &Position) -> usize {
    usize::try_from(start.move_number()).unwrap_or(1)
}

fn name(game: &PgnGame, side: Color, texts: &Texts) -> String {
    let tag = side.fold_wb("White", "Black");
    match game.tags.get(tag).unwrap_or_default() {
        // A game file gives an unnamed player the name of the side.
        name if name.is_empty() || name == tag => side.fold_wb(texts.white(), texts.black()),
        name => name.to_owned(),
    }
}

/// The clock after the last public move of this side. If there is none, the clock at the last public event.
fn clock(shown: &ShownGame, side: Color, texts: &Texts) -> String {
    let first = shown.game.start().turn();
    let moves = shown.game.main_line().moves().iter().enumerate();
    let own = moves.filter(|(ply, _)| (ply % 2 == 0) == (side == first));
    let after_move = own.rev().find_map(|(_, played)| played.clock()).map(Span::from);
    let left = after_move.or(*shown.left.get(side));
    left.map_or_else(|| texts.web_no_clock(), Span::in_digits)
}

fn result(shown: &ShownGame, texts: &Texts) -> String {
    match shown.points {
        None if !shown.has_begun => texts.web_not_begun(),
        None if shown.is_adjourned => texts.web_is_adjourned(),
        None => texts.web_is_played(),
        Some(points) => ended_with(points, texts),
    }
}
