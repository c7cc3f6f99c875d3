//! Pages for whoever looks, prints or has them read by a screen reader: each one file that needs
//! nothing else, without a script. Never opens a file, and never trusts a name in what it writes.

mod markup;
mod score_page;

pub(crate) use markup::escaped;
pub(crate) use score_page::{PlayersColumn, ScorePage, ScoreRow};
