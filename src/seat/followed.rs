//! A game played on another computer, as a desk follows it: its facts, and the words of its event. Also reads the lines
//! in which an arbiter acts there. Sending is done by the desks.

use crate::clock::Moment;
use crate::table::{ArbiterAct, ArbiterTold, Game, Intent, Setting, decide};
use crate::words::scripts::arbiter_line;
use crate::words::{Lexicon, Texts, Wording, tell_arbiter};

use super::running;

/// A game, as far as its facts have reached a desk.
pub(crate) struct FollowedGame {
    pub(crate) game: Game,
    wording: Wording,
    lexicon: Lexicon,
}

/// Why nothing is sent to the table. Each holds a sentence.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NoActThere {
    /// The line is not an act of an arbiter.
    Unread(String),
    /// The table would decline it.
    Declined(String),
}

impl FollowedGame {
    /// A game before its first fact.
    pub(crate) fn new(setting: Setting) -> FollowedGame {
        FollowedGame {
            wording: running::wording(&setting),
            lexicon: running::lexicon(&setting),
            game: Game::new(setting),
        }
    }

    pub(crate) fn told(&self, told: &ArbiterTold, texts: &Texts) -> String {
        tell_arbiter(told, self.wording, texts)
    }

    /// Reads an act of the arbiter from a line. An act that the table would decline is refused at once, because the
    /// table would not answer it.
    pub(crate) fn act(
        &self,
        line: &str,
        at: Moment,
        texts: &Texts,
    ) -> Result<ArbiterAct, NoActThere> {
        let line = line.strip_prefix("arbiter ").unwrap_or(line);
        let act = arbiter_line::read(line, &self.lexicon)
            .map_err(|unread| NoActThere::Unread(unread.told(texts)))?;
        match decide(&self.game, &Intent::Arbiter(act.clone()), at) {
            Ok(_) => Ok(act),
            Err(declined) => {
                Err(NoActThere::Declined(self.told(&ArbiterTold::Declined(declined), texts)))
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::chess::ByColor;
    use crate::laws::read_event;
    use crate::table::Player;
    use crate::words::Language;

    #[test]
    fn a_line_is_an_act_or_says_why_nothing_is_sent() {
        let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
        let event = read_event("[time]\ncontrol = \"90+30\"\n").expect("an event");
        let game = FollowedGame::new(Setting::new(event, players).expect("a setting"));
        let texts = Texts::new(Language::English);
        let act = |line: &str| game.act(line, Moment::ZERO, &texts);
        assert!(act("warns white").is_ok());
        assert_eq!(act("arbiter warns white"), act("warns white"));
        assert!(matches!(act("whistles"), Err(NoActThere::Unread(told)) if !told.is_empty()));
        assert!(matches!(act("dismisses 7"), Err(NoActThere::Declined(told)) if !told.is_empty()));
    }
}
