//! Collects the names of the players from the rows of a record, in order.

use crate::chess::ByColor;

use super::setting::name_unnamed;

/// The names so far. Names from the head stay; names from a pairing take precedence over those that the players give.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayersNamed {
    begun: ByColor<String>,
    now: ByColor<String>,
}

impl PlayersNamed {
    /// Starts with the names in the head of a record.
    #[must_use]
    pub fn begun_with(names: ByColor<String>) -> PlayersNamed {
        PlayersNamed { begun: names.clone(), now: names }
    }

    /// A hall has told who plays.
    pub fn are_paired(&mut self, paired: &ByColor<String>) {
        name_unnamed(&mut self.begun, paired);
        let given = std::mem::replace(&mut self.now, self.begun.clone());
        name_unnamed(&mut self.now, &given);
    }

    /// The players have given their names, both in one row.
    pub fn are_given(&mut self, names: ByColor<String>) {
        self.now = names;
    }

    #[must_use]
    pub fn names(&self) -> &ByColor<String> {
        &self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(white: &str, black: &str) -> ByColor<String> {
        ByColor { white: white.to_owned(), black: black.to_owned() }
    }

    #[test]
    fn a_pairing_comes_before_what_a_player_gives_and_after_what_a_game_began_with() {
        let mut named = PlayersNamed::begun_with(both("", "Max Schwarz"));
        named.are_given(both("Anna", "Max Schwarz"));
        named.are_paired(&both("Müller, Anna", "Schwarz, Max"));
        assert_eq!(*named.names(), both("Müller, Anna", "Max Schwarz"));
        let mut named = PlayersNamed::begun_with(both("", ""));
        named.are_given(both("Anna", ""));
        named.are_paired(&both("", "Schwarz, Max"));
        assert_eq!(*named.names(), both("Anna", "Schwarz, Max"));
    }
}
