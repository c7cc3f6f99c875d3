//! What words of the command line name: an edition, a pace, an offence, a rule. What names
//! nothing costs a sentence in the language of the user.

use crate::chess::Color;
use crate::laws::{Edition, Offence, Pace, RatingRules, Rule};
use crate::words::Texts;

use super::failure::Failure;

/// An edition by its year.
pub(super) fn edition(text: &str, texts: &Texts) -> Result<Edition, Failure> {
    text.parse().map_err(|_| {
        let known = texts.any_of(&Edition::ALL.map(|edition| edition.to_string()));
        Failure::Input(texts.no_edition(text, &known))
    })
}

/// A pace by its name.
pub(super) fn pace(text: &str, texts: &Texts) -> Result<Pace, Failure> {
    text.parse().map_err(|_| {
        let known = [Pace::Standard, Pace::Rapid, Pace::Blitz].map(|pace| pace.to_string());
        Failure::Input(texts.no_pace(text, &texts.any_of(&known)))
    })
}

/// An offence by its name.
pub(super) fn offence(text: &str, texts: &Texts) -> Result<Offence, Failure> {
    text.parse().map_err(|_| {
        let known = Offence::ALL.map(Offence::name).join(", ");
        Failure::Input(texts.no_offence(text, &known))
    })
}

/// Rating regulations by their year.
pub(super) fn rating_rules(text: &str, texts: &Texts) -> Result<RatingRules, Failure> {
    text.parse().map_err(|_| {
        let known = [RatingRules::Of2017, RatingRules::Of2024].map(|rules| rules.to_string());
        Failure::Input(texts.no_rating_rules(text, &texts.any_of(&known)))
    })
}

/// A rule by its name.
pub(super) fn rule(text: &str, texts: &Texts) -> Result<Rule, Failure> {
    text.parse().map_err(|error: crate::laws::RuleError| {
        let names = texts.any_of(&[Rule::IllegalMove.name(), Rule::DrawOffer.name()]);
        Failure::Input(match error.nearest {
            Some(nearest) => texts.no_rule_but(text, nearest.name(), &names),
            None => texts.no_rule(text, &names),
        })
    })
}

/// A side by its colour.
pub(super) fn side(text: &str, texts: &Texts) -> Result<Color, Failure> {
    match text {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(Failure::Input(texts.no_side(text))),
    }
}
