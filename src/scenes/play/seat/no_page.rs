//! Replaces the opponent's page in a program that was built without pages for browsers.

use std::convert::Infallible;

use crate::scenes::failure::Failure;
use crate::scenes::place::Place;
use crate::scenes::play::PlayOptions;
use crate::seat::layer::Sits;
use crate::words::Texts;

/// No page exists in this program.
pub(super) type NoPageHere = Infallible;

/// Says that pages are not built in, if one is wanted.
pub(super) fn wanted(options: &PlayOptions, texts: &Texts) -> Result<Option<NoPageHere>, Failure> {
    match options.page {
        None => Ok(None),
        Some(_) => Err(Failure::Input(texts.page_not_built_in())),
    }
}

/// Never called: there are no pages.
pub(super) fn open<S: Sits>(_: &mut Place, page: &NoPageHere, _: S) -> Result<S, Failure> {
    match *page {}
}
