//! No page for the opponent's phone, because this program was built without pages for browsers.

use std::convert::Infallible;

use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::PlayOptions;
use crate::seat::layer::Sits;
use crate::words::Texts;

/// There is none in this program.
pub(super) type NoPageHere = Infallible;

/// Says that no page can be served, if one is wanted.
pub(super) fn wanted(options: &PlayOptions, texts: &Texts) -> Result<Option<NoPageHere>, Failure> {
    match options.page {
        None => Ok(None),
        Some(_) => Err(Failure::Input(texts.page_not_built_in())),
    }
}

/// Whoever sits there, without a page.
pub(super) fn open<S: Sits>(_: &mut Place, page: &NoPageHere, _: S) -> Result<S, Failure> {
    match *page {}
}
