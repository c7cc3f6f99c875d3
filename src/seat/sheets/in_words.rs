//! A recorded game in a few words: its players and its result, without moves.

use crate::chess::Color;
use crate::moves_known::MovesKnown;
use crate::record::Head;
use crate::record::recording::Recording;
use crate::table::{Points, Sight};
use crate::words::{Texts, date_written};

/// The date, the players, the number of moves, and the result.
pub fn described(recording: &Recording, texts: &Texts) -> String {
    let game = recording.game();
    let moves = MovesKnown::of(&game).told(texts);
    let ended = match game.result() {
        None => texts.is_unfinished(),
        Some(points) => ended_with(points, texts),
    };
    let player = |side: Color| player_name(&recording.head, side, texts);
    let (white, black) = (player(Color::White), player(Color::Black));
    let date = date_written(&recording.head.occasion.date, texts);
    texts.game_on_record(&date, &white, &black, &moves, &ended)
}

/// An unfinished game in a few words, from its player's view: the player's colour (the other place gives it in a game
/// at two places), whose turn it is, and the last move.
pub fn unfinished_game(recording: &Recording, elsewhere: Option<Color>, texts: &Texts) -> String {
    let game = recording.game();
    let own = elsewhere.unwrap_or(match game.setting().players.black.sight {
        Sight::Blind => Color::Black,
        Sight::Sighted => Color::White,
    });
    let who = match elsewhere {
        None => texts.unfinished_at_board(own),
        Some(_) => texts.unfinished_elsewhere(own),
    };
    let turn = match game.turn().by == own {
        true => texts.unfinished_own_turn(),
        false => texts.unfinished_their_turn(),
    };
    let last = game.plies().last().map_or_else(
        || texts.unfinished_no_move(),
        |ply| texts.unfinished_last_move(&ply.made.said.words),
    );
    format!("{who}, {turn}, {last}")
}

/// A player's name, or the colour if the record has no name.
pub(super) fn player_name(head: &Head, side: Color, texts: &Texts) -> String {
    match head.names.get(side).as_str() {
        "" => side.fold_wb(texts.white(), texts.black()),
        name => name.to_owned(),
    }
}

/// A result in figures, or a word if it has no figures.
pub(crate) fn ended_with(points: Points, texts: &Texts) -> String {
    match points {
        Points::Annulled => texts.is_annulled(),
        points => result(points).to_owned(),
    }
}

pub(super) fn result(points: Points) -> &'static str {
    match points {
        Points::Win(Color::White) => "1-0",
        Points::Win(Color::Black) => "0-1",
        Points::Draw => "1/2-1/2",
        Points::BothLose => "0-0",
        Points::HalfForOne(Color::White) => "1/2-0",
        Points::HalfForOne(Color::Black) => "0-1/2",
        Points::Annulled => "annulled",
    }
}
