//! Reads words of the command line: a position, an edition, a pace, an offence, a rule. An error is a sentence in the
//! user's language.

use super::notices::{tell_fen, tell_fen_remark};
use super::texts::Texts;
use crate::chess::{Color, Position, Variant};
use crate::laws::{Edition, Offence, Pace, RatingRules, Rule};

/// A position from a FEN.
pub fn position(fen: &str, texts: &Texts) -> Result<Position, String> {
    Position::from_fen(fen).map_err(|error| tell_fen(&error, texts))
}

/// A position from another program's FEN, of the given variant if one is named, and what was left out of it.
pub fn foreign_position(
    fen: &str,
    variant: Option<Variant>,
    texts: &Texts,
) -> Result<(Position, Vec<String>), String> {
    let (position, remarks) =
        Position::read_fen(fen, variant).map_err(|error| tell_fen(&error, texts))?;
    Ok((position, remarks.into_iter().map(|remark| tell_fen_remark(remark, texts)).collect()))
}

/// An edition by its year.
pub fn edition(text: &str, texts: &Texts) -> Result<Edition, String> {
    text.parse().map_err(|_| {
        let known = texts.any_of(&Edition::ALL.map(|edition| edition.to_string()));
        texts.no_edition(text, &known)
    })
}

pub(crate) fn pace(text: &str, texts: &Texts) -> Result<Pace, String> {
    text.parse().map_err(|_| {
        let known = [Pace::Standard, Pace::Rapid, Pace::Blitz].map(|pace| pace.to_string());
        texts.no_pace(text, &texts.any_of(&known))
    })
}

pub(crate) fn offence(text: &str, texts: &Texts) -> Result<Offence, String> {
    text.parse().map_err(|_| {
        let known = Offence::ALL.map(Offence::name).join(", ");
        texts.no_offence(text, &known)
    })
}

/// Rating regulations by their year.
pub fn rating_rules(text: &str, texts: &Texts) -> Result<RatingRules, String> {
    text.parse().map_err(|_| {
        let known = [RatingRules::Of2017, RatingRules::Of2024].map(|rules| rules.to_string());
        texts.no_rating_rules(text, &texts.any_of(&known))
    })
}

pub(crate) fn rule(text: &str, texts: &Texts) -> Result<Rule, String> {
    text.parse().map_err(|error: crate::laws::RuleError| {
        let names = texts.any_of(&[Rule::IllegalMove.name(), Rule::DrawOffer.name()]);
        match error.nearest {
            Some(nearest) => texts.no_rule_but(text, nearest.name(), &names),
            None => texts.no_rule(text, &names),
        }
    })
}

/// A side by its colour.
pub fn side(text: &str, texts: &Texts) -> Result<Color, String> {
    match text {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(texts.no_side(text)),
    }
}
