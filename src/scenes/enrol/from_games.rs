//! Announcements from games whose sound was kept, as recordings to learn from. Only announcements that stood count.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::course::VoiceRecording;
use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::sound::{SAMPLES_A_SECOND, read_wav};
use crate::record::recording::Recording;
use crate::record::stood::{StoodAnnouncement, announcements_that_stood};
use crate::scenes::failure::Failure;
use crate::scenes::reading_aloud::on_disk;
use crate::scenes::reasons;
use crate::scenes::record_file::{games_folder, open, records_in};
use crate::table::Sight;
use crate::words::Texts;
use crate::words::enrol::list::{self, Listed};

/// At most this many: more would not teach more, and learning takes less than a minute. The latest games count.
const MOST: usize = 120;
/// Words of an announcement take longer than this. Only a "ja" that accepts a move is shorter.
const SHORTEST_WORD: Duration = Duration::from_millis(180);

/// The recordings of all games, the oldest game first.
pub(super) fn recordings_of_games(
    texts: &Texts,
) -> Result<(Vec<Listed>, Vec<VoiceRecording>), Failure> {
    let games = games_folder(texts)?;
    let records = records_in(&games).map_err(|error| on_disk(&games, &error, texts))?;
    let mut said = Vec::new();
    for record in records {
        let folder = record.with_extension("sound");
        if !folder.is_dir() {
            continue;
        }
        match open(&record) {
            Ok(recording) => said.extend(said_in(&recording, &folder)),
            // A game that cannot be read does not keep the others from being learned.
            Err(error) => writeln!(io::stderr(), "hector: {}", reasons::record(&error, texts))?,
        }
    }
    let within = |file: &Path| file.strip_prefix(&games).unwrap_or(file).to_owned();
    Ok(latest(said, |said| {
        let recording = said.heard()?;
        Some((Listed { file: within(&said.file), text: recording.text.clone() }, recording))
    })
    .into_iter()
    .unzip())
}

/// The latest items that have a recording, in their order. Earlier ones are not read at all.
fn latest<S, T>(said: Vec<S>, recorded: impl Fn(S) -> Option<T>) -> Vec<T> {
    let mut latest: Vec<T> = said.into_iter().rev().filter_map(recorded).take(MOST).collect();
    latest.reverse();
    latest
}

/// An announcement, and the file of its sound.
struct SaidInGame {
    file: PathBuf,
    words: String,
}

impl SaidInGame {
    /// The recording, if it is long enough for all its words.
    fn heard(&self) -> Option<VoiceRecording> {
        let samples = read_wav(&self.file).ok()?;
        let text = list::spelled(&self.words);
        let words = u32::try_from(text.split(' ').count()).ok()?;
        let long = Duration::from_secs(samples.len() as u64) / SAMPLES_A_SECOND;
        (long >= SHORTEST_WORD * words).then_some(VoiceRecording { samples, text })
    }
}

/// The announcements of the device's player in a game, as far as their sound was kept.
fn said_in(recording: &Recording, folder: &Path) -> Vec<SaidInGame> {
    let sides = Color::ALL.into_iter();
    let players = &recording.head.setting.players;
    let blind = sides.filter(|side| players[*side].sight == Sight::Blind);
    let stood = blind.flat_map(|side| announcements_that_stood(&recording.facts, side));
    let sounds = SoundFolder::list(folder);
    stood
        .filter_map(|StoodAnnouncement { at, words }| {
            Some(SaidInGame { file: sounds.at(at)?, words })
        })
        .collect()
}

/// The kept sound of a game: files whose names end in the moment of the utterance.
struct SoundFolder {
    files: Vec<PathBuf>,
}

impl SoundFolder {
    /// A folder that cannot be read counts as empty.
    fn list(folder: &Path) -> SoundFolder {
        let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        SoundFolder { files: entries.map(|entry| entry.path()).collect() }
    }

    /// The file of the sound at a moment.
    fn at(&self, moment: Moment) -> Option<PathBuf> {
        let millis = Duration::from(moment.since(Moment::ZERO)).as_millis();
        let ending = format!("-{millis:08}.wav");
        self.files.iter().find(|file| file.to_string_lossy().ends_with(&ending)).cloned()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn the_latest_are_learned_from_and_no_earlier_sound_is_read() {
        let read = RefCell::new(Vec::new());
        // The last one is too short for its words.
        let learned = latest((0..200).collect(), |number: usize| {
            read.borrow_mut().push(number);
            (number != 199).then_some(number)
        });
        assert_eq!(learned, (199 - MOST..199).collect::<Vec<_>>());
        assert_eq!(read.borrow().len(), MOST + 1);
    }
}
