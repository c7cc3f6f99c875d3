//! Notices as sentences, for the player and for the arbiter. They say what the table decided, and nothing else.

mod agreement;
mod arbiter;
mod articles;
mod boards;
mod capabilities;
mod cases;
mod declined;
mod event;
mod fen;
mod game_files;
mod offences;
mod player;
mod provisions;
mod refusals;
mod remedies;
mod rulings;
mod scores;
mod time_control;
mod unclear;

pub use agreement::{corrections, parts};
pub use arbiter::tell_arbiter;
pub use articles::article as tell_article;
pub(super) use articles::by_rule;
pub use boards::tell_looks;
pub use event::{tell_event, tell_event_file};
pub use fen::tell_fen;
pub(crate) use fen::tell_fen_remark;
pub use game_files::{
    tell_descriptive_game, tell_descriptive_move, tell_descriptive_unresolved, tell_move_list,
    tell_pgn_error, tell_pgn_remark, tell_uci, tell_unresolved, tell_warning,
};
pub use player::tell_player;
pub use provisions::tell_table;
pub use refusals::refused as tell_refusal;
pub(crate) use refusals::refused_aloud as tell_refusal_aloud;
pub use rulings::{bounds as tell_bounds, tell_pace, tell_reason, tell_regime, tell_ruling};
pub use scores::{tell_layout, tell_score_error};
pub use time_control::tell_time_control;
pub use unclear::{
    tell_misread, tell_unclear, tell_unclear_board, tell_unplayable, tell_unread_move,
};

use crate::table::Points;

use super::texts::Texts;

fn result(points: Points, texts: &Texts) -> String {
    use crate::chess::Color::{Black, White};
    match points {
        Points::Win(White) => texts.white_wins(),
        Points::Win(Black) => texts.black_wins(),
        Points::Draw => texts.draw(),
        Points::BothLose => texts.both_lose(),
        Points::HalfForOne(White) => texts.half_for_white(),
        Points::HalfForOne(Black) => texts.half_for_black(),
        Points::Annulled => texts.annulled(),
    }
}
