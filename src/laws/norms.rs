//! What the title regulations ask of an event and of a performance, as facts that can be
//! checked one by one. They stand beside the Laws and are those of 2017.

/// What an event and a performance were, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NormFigures {
    /// Rounds a day.
    pub rounds_a_day: Option<u32>,
    /// Points in half points, and games.
    pub score: Option<(u32, u32)>,
    /// Players of the event.
    pub players: Option<u32>,
    /// Federations that they come from.
    pub federations: Option<u32>,
    /// Whose championship it is.
    pub event: TitleEvent,
}

/// Whether the rules on numbers and federations bind an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TitleEvent {
    /// They do.
    #[default]
    Ordinary,
    /// A world championship of the blind, deaf or physically disabled (IBCA, ICSC, IPCA).
    DisabledPlayersWorldChampionship,
}

/// One thing that a norm asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NormRule {
    /// Two rounds a day at most.
    RoundsADay,
    /// Thirty-five per cent at least.
    Score,
    /// Eight players at least in a title event.
    Players,
    /// Federations for a third of the players, or five.
    Federations,
}

impl NormRule {
    /// Every rule.
    pub const ALL: [NormRule; 4] =
        [NormRule::RoundsADay, NormRule::Score, NormRule::Players, NormRule::Federations];

    /// Whether the figures meet it; nothing where they do not say.
    #[must_use]
    pub fn met(self, figures: &NormFigures) -> Option<bool> {
        let exempt = figures.event == TitleEvent::DisabledPlayersWorldChampionship;
        match self {
            NormRule::RoundsADay => figures.rounds_a_day.map(|rounds| rounds <= 2),
            NormRule::Score => figures.score.and_then(|(half_points, games)| {
                // Points over games, in hundredths: half points count fifty.
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
