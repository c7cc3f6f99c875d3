//! A practice game as it is stored: a game file with private tags for what other programs do not need.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{GameResult, MoveText, PgnGame, Reader, Tags, export};
use crate::chess::{ByColor, Color, History, Position};
use crate::present::conversation::Alarm;
use crate::words::{Language, Style, Texts, Wording, announce};

use super::adversary::Adversary;
use super::blindfold::Blindfold;
use super::rival::RivalOffer;
use crate::practice_tags;

/// Everything needed to resume a practice game.
#[derive(Debug, Clone)]
pub struct KeptPractice {
    pub game: History,
    pub result: GameResult,
    pub own: Color,
    pub adversary: Adversary,
    pub seed: u64,
    pub(crate) blindfold: Blindfold,
    pub(crate) takebacks: u32,
    pub(crate) hints: u32,
    /// The time control as text, and the remaining times.
    pub(crate) clock: Option<(String, ByColor<Duration>)>,
    /// The current period of the time control on each side, counted from 1.
    pub(crate) periods: ByColor<u32>,
    /// The alarm that the player has set.
    pub(crate) alarm: Alarm,
    /// Whether the opponent has offered a draw.
    pub(crate) offer: RivalOffer,
    /// The date on which it began.
    pub date: String,
    /// The player's name; empty if unknown.
    pub(crate) player: String,
}

/// The file of a game.
pub trait GameFile {
    /// Writes the present game, or says why that failed.
    fn keep(&mut self, kept: &KeptPractice, texts: &Texts) -> Result<(), String>;
    fn path(&self) -> &Path;
    /// The full path, if resuming without naming a game would find another one.
    fn must_be_named(&self) -> Option<PathBuf>;
    /// The name of the file, without its folder.
    fn name(&self) -> String;
    /// Writes it to where it can be sent from. Returns the file and its folder, or why it failed.
    fn send(&self, kept: &KeptPractice, texts: &Texts) -> Result<(String, String), String>;
}

const SIDE: &str = "HectorSide";
const OPPONENT: &str = "HectorOpponent";
const SEED: &str = "HectorSeed";
const BLINDFOLD: &str = "HectorBlindfold";
const TAKEBACKS: &str = "HectorTakebacks";
const HINTS: &str = "HectorHints";
const CONTROL: &str = "HectorTimeControl";
const WHITE_LEFT: &str = "HectorWhiteLeft";
const BLACK_LEFT: &str = "HectorBlackLeft";
const WHITE_PERIOD: &str = "HectorWhitePeriod";
const BLACK_PERIOD: &str = "HectorBlackPeriod";
const ALARM: &str = "HectorAlarm";
const OFFER: &str = "HectorDrawOffer";
/// The value of the tag while an offer stands.
const STANDS: &str = "stands";

impl KeptPractice {
    /// Reads a game. `None` if the text is not a practice game.
    pub fn read(text: &str) -> Option<KeptPractice> {
        let mut reader = Reader::new(MoveText::default());
        let mut bytes = text.as_bytes();
        let game = reader.read(&mut bytes).or_else(|| reader.finish())?.ok()?.game;
        let tag = |name: &str| game.tags.get(name);
        let number = |name: &str| tag(name).and_then(|text| text.parse().ok()).unwrap_or(0);
        let own = match tag(SIDE)? {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return None,
        };
        let left = |name: &str| Some(Duration::from_millis(tag(name)?.parse().ok()?));
        let clock = tag(CONTROL).and_then(|control| {
            let left = ByColor { white: left(WHITE_LEFT)?, black: left(BLACK_LEFT)? };
            Some((control.to_owned(), left))
        });
        Some(KeptPractice {
            own,
            adversary: Adversary::read(tag(OPPONENT)?, Language::English)?,
            seed: tag(SEED)?.parse().ok()?,
            blindfold: Blindfold::of(u8::try_from(number(BLINDFOLD)).ok()?)?,
            takebacks: number(TAKEBACKS),
            hints: number(HINTS),
            clock,
            periods: ByColor {
                white: number(WHITE_PERIOD).max(1),
                black: number(BLACK_PERIOD).max(1),
            },
            alarm: Alarm::at(left(ALARM)),
            offer: match tag(OFFER) {
                Some(STANDS) => RivalOffer::Stands,
                _ => RivalOffer::None,
            },
            date: tag("Date").unwrap_or_default().to_owned(),
            player: tag(own.fold_wb("White", "Black"))
                .filter(|name| *name != "?")
                .unwrap_or_default()
                .to_owned(),
            result: game.result,
            game: game.history()?,
        })
    }

    /// The opponent, the player's colour, whose turn it is and the last move, in a few words.
    pub fn described(&self, texts: &Texts) -> String {
        let who = texts.unfinished_practice(&self.adversary.told(texts), self.own);
        let turn = match self.game.position().turn() == self.own {
            true => texts.unfinished_own_turn(),
            false => texts.unfinished_their_turn(),
        };
        let last = self.game.played().last().map_or_else(
            || texts.unfinished_no_move(),
            |(before, legal)| {
                let wording = Wording::in_one_language(texts.language());
                let words = wording.say(&announce(before, legal, Style::Short));
                texts.unfinished_last_move(&words)
            },
        );
        format!("{who}, {turn}, {last}")
    }

    /// Whether there is something to resume: a move of the player's, or an unusual starting position.
    pub fn has_begun(&self) -> bool {
        let first = self.own.fold_wb(1, 2);
        self.game.moves().len() >= first || *self.game.start() != Position::initial()
    }

    /// The game without private tags, for other programs and people.
    pub fn to_send(&self) -> String {
        let mut text = String::new();
        let game = PgnGame::of(&self.game, self.roster(), self.result);
        export(&game, Letters::English, &mut text);
        text
    }

    /// The usual tags of a game.
    fn roster(&self) -> Tags {
        let mut tags = Tags::default();
        // The names are valid constants.
        let mut set = |name: &str, value: &str| drop(tags.set(name, value));
        let opponent = match &self.adversary {
            Adversary::Level(level) => practice_tags::hector_at(level.number()),
            engine @ Adversary::Engine { .. } => engine.code(),
        };
        let player = if self.player.is_empty() { "?" } else { &self.player };
        let (white, black) = self.own.fold_wb((player, &*opponent), (&*opponent, player));
        set("Event", practice_tags::EVENT);
        set("Date", &self.date);
        set("White", white);
        set("Black", black);
        tags
    }

    /// The text that [`KeptPractice::read`] reads.
    pub fn text(&self) -> String {
        let mut tags = self.roster();
        // The names are valid constants.
        let mut set = |name: &str, value: &str| drop(tags.set(name, value));
        set(SIDE, self.own.fold_wb("white", "black"));
        set(OPPONENT, &self.adversary.code());
        set(SEED, &self.seed.to_string());
        set(BLINDFOLD, &self.blindfold.level().to_string());
        set(TAKEBACKS, &self.takebacks.to_string());
        set(HINTS, &self.hints.to_string());
        if let Some((control, left)) = &self.clock {
            set(CONTROL, control);
            set(WHITE_LEFT, &left.white.as_millis().to_string());
            set(BLACK_LEFT, &left.black.as_millis().to_string());
        }
        // Usual values are left out.
        for (name, period) in
            [(WHITE_PERIOD, self.periods.white), (BLACK_PERIOD, self.periods.black)]
        {
            if period > 1 {
                set(name, &period.to_string());
            }
        }
        if let Some(at) = self.alarm.is_set_to() {
            set(ALARM, &at.as_millis().to_string());
        }
        if self.offer == RivalOffer::Stands {
            set(OFFER, STANDS);
        }
        let mut text = String::new();
        export(&PgnGame::of(&self.game, tags, self.result), Letters::English, &mut text);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    #[test]
    fn a_game_is_taken_up_as_it_was_left() {
        let mut game = History::new(Position::initial());
        let first = game.position().legal_moves()[0];
        game.play(first);
        let kept = KeptPractice {
            game,
            result: GameResult::Open,
            own: Color::Black,
            adversary: Adversary::read("stockfish 1500", Language::English).expect("an engine"),
            seed: 77,
            blindfold: Blindfold::of(2).expect("a level"),
            takebacks: 1,
            hints: 3,
            clock: Some((
                "15+10".to_owned(),
                ByColor { white: Duration::from_secs(800), black: Duration::from_secs(900) },
            )),
            periods: ByColor { white: 2, black: 1 },
            alarm: Alarm::at(Some(Duration::from_secs(300))),
            offer: RivalOffer::Stands,
            date: "2026.11.21".to_owned(),
            player: "Anna".to_owned(),
        };
        let again = KeptPractice::read(&kept.text()).expect("a game");
        assert_eq!(format!("{kept:?}"), format!("{again:?}"));
        for spoiled in ["", "[Event \"x\"]\n\n*", &kept.text().replace("black", "red")] {
            assert!(KeptPractice::read(spoiled).is_none(), "{spoiled}");
        }
    }
}
