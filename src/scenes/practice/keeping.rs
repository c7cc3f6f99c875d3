//! A practice game on the disk: one PGN file, written anew after every move, with tags of
//! its own for what no other program needs to know. Never says what is in it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{Game, GameResult, MoveText, Reader, Tags, export};
use crate::chess::{ByColor, Color, History};
use crate::clock::calendar::Stamp;
use crate::devices::whole;
use crate::devices::{folders, timepiece};
use crate::words::Language;

use super::adversary::Adversary;
use crate::home::practice::blindfold::Blindfold;

/// More text than any game on paper ever had.
const MOST_BYTES: u64 = 4 << 20;

/// Everything that a practice game is taken up from.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    pub(super) game: History,
    pub(super) result: GameResult,
    pub(super) own: Color,
    pub(super) adversary: Adversary,
    pub(super) seed: u64,
    pub(super) blindfold: Blindfold,
    pub(super) takebacks: u32,
    pub(super) hints: u32,
    /// The time control as text, and what is left to both.
    pub(super) clock: Option<(String, ByColor<Duration>)>,
    /// The date on which it began.
    pub(super) date: String,
}

/// The folder of the practice games.
pub(super) fn folder() -> Option<PathBuf> {
    Some(folders::home()?.join("practice"))
}

/// The file of a game that begins now.
pub(super) fn new_file() -> Option<(PathBuf, String)> {
    let stamp = Stamp::of(timepiece::wall());
    Some((folder()?.join(format!("{}.pgn", stamp.file_name())), stamp.date()))
}

/// The latest game that has not ended.
pub(super) fn latest_unfinished() -> Option<(PathBuf, Kept)> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()?).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "pgn"));
    files.sort();
    let unfinished = |file: PathBuf| {
        let kept = open(&file).ok()?;
        (kept.result == GameResult::Open).then_some((file, kept))
    };
    files.into_iter().rev().find_map(unfinished)
}

/// A game from its file.
pub(super) fn open(file: &Path) -> io::Result<Kept> {
    let text = whole::text(file, MOST_BYTES)?;
    read(&text).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn read(text: &str) -> Option<Kept> {
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
    Some(Kept {
        own,
        adversary: Adversary::read(tag(OPPONENT)?, Language::English)?,
        seed: tag(SEED)?.parse().ok()?,
        blindfold: Blindfold::of(u8::try_from(number(BLINDFOLD)).ok()?)?,
        takebacks: number(TAKEBACKS),
        hints: number(HINTS),
        clock,
        date: tag("Date").unwrap_or_default().to_owned(),
        result: game.result,
        game: game.history(),
    })
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

impl Kept {
    /// Writes it, so that a failure half way leaves the file as it was.
    pub(super) fn save(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            folders::make_private(folder)?;
        }
        whole::replace_private(file, self.text())
    }

    fn text(&self) -> String {
        let mut tags = Tags::default();
        // Names of our own, and of the roster: none is refused.
        let mut set = |name: &str, value: &str| drop(tags.set(name, value));
        let opponent = match &self.adversary {
            Adversary::Level(level) => format!("Hector, level {level}"),
            engine @ Adversary::Engine { .. } => engine.code(),
        };
        let (white, black) = self.own.fold_wb(("?", &*opponent), (&*opponent, "?"));
        set("Event", "Practice with Hector");
        set("Date", &self.date);
        set("White", white);
        set("Black", black);
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
        let mut text = String::new();
        export(&Game::of(&self.game, tags, self.result), Letters::English, &mut text);
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
        let kept = Kept {
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
            date: "2026.11.21".to_owned(),
        };
        let again = read(&kept.text()).expect("a game");
        assert_eq!(format!("{kept:?}"), format!("{again:?}"));
        for spoiled in ["", "[Event \"x\"]\n\n*", &kept.text().replace("black", "red")] {
            assert!(read(spoiled).is_none(), "{spoiled}");
        }
    }
}
