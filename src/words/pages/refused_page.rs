//! The page for a refused request: the reason, and the way back.

use super::escaped;
use super::hall_frame::{HallFrame, Refreshed};
use crate::texts::Texts;

/// Which pages to lead back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PagesOf {
    /// A hall's: to its games, or to the desk for what only arbiters may see.
    Hall,
    /// The opponent's: to the game.
    Opponent,
}

/// The pages for HTTP errors, each with its path without the language.
pub fn refused_pages(pages: PagesOf, texts: &Texts) -> Vec<(&'static str, String)> {
    let refusals = [
        ("/refused/400", texts.web_unreadable()),
        ("/refused/403", texts.web_not_allowed()),
        ("/refused/404", texts.web_not_here()),
        ("/refused/405", texts.web_not_so()),
        ("/refused/408", texts.web_too_slow()),
        ("/refused/413", texts.web_too_long()),
        ("/refused/429", texts.web_too_often()),
        ("/refused/431", texts.web_head_too_long()),
        ("/refused/500", texts.web_failed()),
        ("/refused/503", texts.web_too_busy()),
    ];
    let code = texts.language().code();
    let page = |(path, why): (&'static str, String)| {
        let back = match pages {
            PagesOf::Opponent => "/board",
            PagesOf::Hall if matches!(path, "/refused/403" | "/refused/503") => "/desk",
            PagesOf::Hall => "/",
        };
        let own = format!(
            "<p role=\"alert\">{}</p>\n<p><a href=\"/{code}{back}\">{}</a></p>\n",
            escaped(&why),
            escaped(&texts.web_back())
        );
        let frame = HallFrame {
            title: &texts.web_refused(),
            path,
            ways: &[],
            refreshed: Refreshed::ByTheReader,
            told_in: None,
        };
        (path, frame.around(&own, texts))
    };
    refusals.into_iter().map(page).collect()
}
