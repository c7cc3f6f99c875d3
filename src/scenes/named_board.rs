//! Electronic boards on the command line: whose each one is, and its address.

use crate::words::{BoardOf, Texts};

use super::failure::Failure;

/// An example of two boards, for a sentence.
pub(super) const TWO_BOARDS: &str = "--board opponent=/dev/ttyUSB0 --board mine=/dev/ttyUSB1";

/// A board as it is named: `PORT`, `opponent=PORT` or `mine=PORT`.
pub(super) struct NamedBoard<'a> {
    /// The owner, if one is named.
    pub(super) of: Option<BoardOf>,
    /// The address.
    pub(super) place: &'a str,
}

impl<'a> NamedBoard<'a> {
    /// Reads it. No port has a bare word before an equals sign, so such a word must mean an owner.
    pub(super) fn read(text: &'a str, texts: &Texts) -> Result<NamedBoard<'a>, Failure> {
        let is_word =
            |owner: &str| !owner.is_empty() && owner.chars().all(|letter| letter.is_alphabetic());
        match text.split_once('=').filter(|(owner, _)| is_word(owner)) {
            None => Ok(NamedBoard { of: None, place: text }),
            Some((owner, place)) => {
                let of = BoardOf::ALL.into_iter().find(|of| of.code() == owner);
                let nobody = || Failure::Input(texts.board_of_nobody(owner, TWO_BOARDS));
                Ok(NamedBoard { of: Some(of.ok_or_else(nobody)?), place })
            }
        }
    }

    /// The board of a player who is alone with it.
    pub(super) fn own_one(
        named: &'a [String],
        texts: &Texts,
    ) -> Result<Option<NamedBoard<'a>>, Failure> {
        match named {
            [] => Ok(None),
            [one] => match NamedBoard::read(one, texts)? {
                NamedBoard { of: Some(BoardOf::Opponent), .. } => {
                    Err(Failure::Input(texts.only_your_board_here()))
                }
                own => Ok(Some(own)),
            },
            several => Err(Failure::Input(texts.one_board_here(several.len()))),
        }
    }
}
