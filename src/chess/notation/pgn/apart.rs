//! Signs and glyphs that are separate from their move: kept, or reported in a remark if they are wrong in the
//! position.

use shakmaty::Position as _;

use crate::notation::{CheckSign, SignBehind, Warning, sign_at_start};

use super::glyph::Glyph;
use super::parse::MovesSoFar;
use super::problem::RemarkKind;
use super::takes_moves::TakesMoves;

impl<T: TakesMoves> MovesSoFar<'_, T> {
    pub(super) fn numbered_glyph(&mut self) {
        let at = self.cursor.at();
        self.cursor.skip(1);
        let digits = self.cursor.take_while(|byte| byte.is_ascii_digit());
        match digits.parse() {
            Ok(number) => self.glyph(at, Glyph(number)),
            Err(_) => self.cursor.remark(at, RemarkKind::UnknownGlyph(format!("${digits}"))),
        }
    }

    pub(super) fn suffix_glyph(&mut self) {
        let at = self.cursor.at();
        let mut sign = self.cursor.ahead().get(..2).unwrap_or_default();
        let glyph = Glyph::of_sign(sign).or_else(|| {
            sign = self.cursor.ahead().get(..1).unwrap_or_default();
            Glyph::of_sign(sign)
        });
        self.cursor.skip(sign.len().max(1));
        if let Some(glyph) = glyph {
            self.glyph(at, glyph);
        }
    }

    pub(super) fn glyph(&mut self, at: usize, glyph: Glyph) {
        if !self.builder.glyph(glyph) {
            self.cursor.remark(at, RemarkKind::StrayGlyph);
        }
    }

    /// Takes signs that are separate from their move.
    pub(super) fn signs_apart(&mut self, at: usize, length: usize) {
        let end = at + length;
        while self.cursor.at() < end
            && let Some((sign, length)) = sign_at_start(self.cursor.ahead())
        {
            let here = self.cursor.at();
            let written = self.cursor.take_signs(length);
            self.mind_sign(here, written, sign);
        }
    }

    /// Keeps the meaning of a separate sign, and adds a remark if it is wrong.
    pub(super) fn mind_sign(&mut self, at: usize, written: &str, sign: SignBehind) {
        let position = self.builder.position();
        let falsely = match sign {
            SignBehind::EnPassant => {
                let made = self.builder.last_move();
                (!made.is_some_and(|legal| legal.is_en_passant())).then_some(Warning::NotEnPassant)
            }
            SignBehind::Check(CheckSign::Check) => {
                (!position.is_check()).then_some(Warning::NoCheck)
            }
            SignBehind::Check(CheckSign::Mate) => {
                (!position.board().is_checkmate()).then_some(Warning::NoMate)
            }
            // An offer of a draw, as on score sheets (C.12).
            SignBehind::DrawOffer => {
                self.builder.comment_of("(=)");
                None
            }
            SignBehind::Glyph(_) => {
                if let Some(glyph) = Glyph::of_sign(written) {
                    self.glyph(at, glyph);
                }
                None
            }
        };
        if let Some(warning) = falsely {
            self.forgive(at, written, warning);
        }
    }
}
