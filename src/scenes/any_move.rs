//! What a person types or says as a move: words, any notation, or the chess code of a
//! braille display. Never plays it.

use crate::chess::notation::{Reading, Unresolved, read as read_written, resolve};
use crate::chess::{Move, Position, Refusal};
use crate::scenes::board_words::letters_of;
use crate::scenes::place::Settings;
use crate::words::braille::Notation;
use crate::words::{
    Language, Lexicon, Texts, capitalised, capture_in_signs, hear, resolve as resolve_words,
    tell_refusal, tell_unclear, tell_unplayable, tell_warning,
};

/// Why a text is no move that can be played.
pub(in crate::scenes) enum NoMove {
    /// It is not understood; a sentence says what was expected.
    NotUnderstood(String),
    /// It is understood, and cannot be played.
    NotPlayable(String),
}

/// The legal move that a text means.
pub(in crate::scenes) fn legal_move(
    typed: &str,
    position: &Position,
    lexicon: &Lexicon,
    settings: &Settings,
    texts: &Texts,
) -> Result<Move, NoMove> {
    let unclear = match hear(typed, lexicon) {
        Ok(announcement) => {
            return resolve_words(&announcement, position).map_err(|unplayable| {
                NoMove::NotPlayable(tell_unplayable(&unplayable, lexicon.wording(), texts))
            });
        }
        Err(unclear) => unclear,
    };
    let in_signs = capture_in_signs(typed);
    let written = in_signs.as_deref().unwrap_or(typed);
    let capital = capitalised(written);
    let languages = [settings.language, lexicon.wording().words, Language::English];
    let mut refused = None;
    for letters in languages.map(letters_of) {
        for text in [written, capital.as_str()] {
            let Ok(written) = read_written(text, letters, Reading::Tolerant) else { continue };
            match resolve(position, &written, Reading::Tolerant) {
                Ok((legal, _)) => return Ok(legal),
                Err(why) => refused = refused.or(Some(why)),
            }
        }
    }
    let cells = settings.braille_table().spell(typed);
    if refused.is_none()
        && let Ok(written) = Notation::chess(settings.language).read(&cells)
    {
        match resolve(position, &written, Reading::Tolerant) {
            Ok((legal, _)) => return Ok(legal),
            Err(why) => refused = Some(why),
        }
    }
    Err(match refused {
        None => NoMove::NotUnderstood(tell_unclear(&unclear, texts)),
        Some(Unresolved::Refused(why @ Refusal::Ambiguous { .. })) => {
            NoMove::NotPlayable(texts.typed_ambiguous(typed, &tell_refusal(&why, texts)))
        }
        Some(Unresolved::Refused(why)) => {
            NoMove::NotPlayable(texts.typed_impossible(typed, &tell_refusal(&why, texts)))
        }
        Some(Unresolved::FalseSign(why)) => {
            NoMove::NotPlayable(texts.typed_impossible(typed, &tell_warning(why, texts)))
        }
    })
}
