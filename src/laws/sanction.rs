//! What an arbiter may impose, and what of it each edition lists. Never imposes anything.

use super::edition::Edition;
use super::provisions::{ProvisionText, Sanctions};

/// What an arbiter may impose, in ascending severity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sanction {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTimeForOpponent,
    /// Less time for the offender.
    LessTimeForOffender,
    /// More points for the opponent, up to the maximum.
    MorePointsForOpponent,
    /// Fewer points for the offender.
    FewerPointsForOffender,
    /// Loss of the game.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Exclusion,
    /// Expulsion from the event.
    Expulsion,
}

impl Sanction {
    /// The sanctions of an edition; none where its list was not verified or does not
    /// exist.
    #[must_use]
    pub fn of(edition: Edition) -> &'static [Sanction] {
        const NINE: [Sanction; 9] = [
            Sanction::Warning,
            Sanction::MoreTimeForOpponent,
            Sanction::LessTimeForOffender,
            Sanction::MorePointsForOpponent,
            Sanction::FewerPointsForOffender,
            Sanction::Loss,
            Sanction::Fine,
            Sanction::Exclusion,
            Sanction::Expulsion,
        ];
        // 12.9.8 of 2017, the exclusion from rounds, is new there.
        const EIGHT: [Sanction; 8] = [
            Sanction::Warning,
            Sanction::MoreTimeForOpponent,
            Sanction::LessTimeForOffender,
            Sanction::MorePointsForOpponent,
            Sanction::FewerPointsForOffender,
            Sanction::Loss,
            Sanction::Fine,
            Sanction::Expulsion,
        ];
        const SEVEN: [Sanction; 7] = [
            Sanction::Warning,
            Sanction::MoreTimeForOpponent,
            Sanction::LessTimeForOffender,
            Sanction::Loss,
            Sanction::FewerPointsForOffender,
            Sanction::MorePointsForOpponent,
            Sanction::Expulsion,
        ];
        match edition.parameters().sanctions {
            ProvisionText::Verified(Sanctions::NineKinds) => &NINE,
            ProvisionText::Verified(Sanctions::EightKinds) => &EIGHT,
            ProvisionText::Verified(Sanctions::SevenKinds) => &SEVEN,
            ProvisionText::Verified(Sanctions::Committee) | ProvisionText::Unverified => &[],
        }
    }
}
