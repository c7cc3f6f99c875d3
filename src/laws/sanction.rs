//! The sanctions of an arbiter, and which of them each edition lists.

use super::edition::Edition;
use super::provisions::{ProvisionText, Sanctions};

/// A sanction of an arbiter, in ascending severity.
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
    /// The sanctions of an edition. Empty if it has no list or the list was not verified.
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
        // 12.9.8 of 2017, the exclusion from rounds, is new in that edition.
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
