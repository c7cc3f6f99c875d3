//! What the title regulations of 2017 require of an event and of a performance, as single rules. They are not part of
//! the Laws.

/// The figures of an event and a performance, as far as they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NormFigures {
    /// Rounds a day.
    pub rounds_a_day: Option<u32>,
    /// The score in half points, and the number of games.
    pub score: Option<(u32, u32)>,
    /// The number of players.
    pub players: Option<u32>,
    /// The number of federations of the players.
    pub federations: Option<u32>,
    /// The kind of event.
    pub event: TitleEvent,
}

/// Whether the rules on numbers and federations apply to an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TitleEvent {
    /// They apply.
    #[default]
    Ordinary,
    /// A world championship of the blind, deaf or physically disabled (IBCA, ICSC, IPCA).
    DisabledPlayersWorldChampionship,
}

/// One requirement of a norm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NormRule {
    /// At most two rounds a day.
    RoundsADay,
    /// At least thirty-five per cent.
    Score,
    /// At least eight players in a title event.
    Players,
    /// At least one federation for every three players, or five.
    Federations,
}

impl NormRule {
    pub const ALL: [NormRule; 4] =
        [NormRule::RoundsADay, NormRule::Score, NormRule::Players, NormRule::Federations];

    /// Whether the figures meet the requirement. `None` if they are not known.
    #[must_use]
    pub fn met(self, figures: &NormFigures) -> Option<bool> {
        let exempt = figures.event == TitleEvent::DisabledPlayersWorldChampionship;
        match self {
            NormRule::RoundsADay => figures.rounds_a_day.map(|rounds| rounds <= 2),
            NormRule::Score => figures.score.and_then(|(half_points, games)| {
                // Points over games, in hundredths: half a point counts fifty.
                let reached = u64::from(half_points).checked_mul(50)?;
                (games > 0).then(|| reached >= u64::from(games) * 35)
            }),
            NormRule::Players | NormRule::Federations if exempt => Some(true),
            NormRule::Players => figures.players.map(|players| players >= 8),
            NormRule::Federations => match (figures.players, figures.federations) {
                (_, Some(5..)) => Some(true),
                (Some(players), Some(federations)) => {
                    Some(u64::from(federations) * 3 >= u64::from(players))
                }
                _ => None,
            },
        }
    }
}
