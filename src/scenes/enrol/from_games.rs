//! What was said in games whose sound was kept, to be learned from: announcements that stood, each
//! with the recording of its moment. Never learns from it.

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

/// So many teach as much as more would, within a minute. The latest games count.
const MOST: usize = 120;
/// Nobody says a word of an announcement in less; "ja" alone, which let a move stand, is shorter.
const SHORTEST_WORD: Duration = Duration::from_millis(180);

/// The recordings of games, by the oldest game first.
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
            // One game that cannot be read is no reason to learn nothing.
            Err(error) => writeln!(io::stderr(), "hector: {}", reasons::record(&error, texts))?,
        }
    }
    let latest = said.split_off(said.len().saturating_sub(MOST));
    Ok(latest
        .into_iter()
        .map(|(file, recording)| {
            let file = file.strip_prefix(&games).map(Path::to_owned).unwrap_or(file);
            (Listed { file, text: recording.text.clone() }, recording)
        })
        .unzip())
}

/// What the player whose device it was announced in a game, as far as its sound was kept.
fn said_in(recording: &Recording, folder: &Path) -> Vec<(PathBuf, VoiceRecording)> {
    let sides = Color::ALL.into_iter();
    let players = &recording.head.setting.players;
    let blind = sides.filter(|side| players[*side].sight == Sight::Blind);
    let stood = blind.flat_map(|side| announcements_that_stood(&recording.facts, side));
    stood.filter_map(|stood| recorded(&stood, folder)).collect()
}

/// The recording of the moment at which an announcement was taken.
fn recorded(stood: &StoodAnnouncement, folder: &Path) -> Option<(PathBuf, VoiceRecording)> {
    let millis = Duration::from(stood.at.since(Moment::ZERO)).as_millis();
    let ending = format!("-{millis:08}.wav");
    let mut entries = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let entry =
        entries.find(|entry| entry.file_name().to_string_lossy().ends_with(ending.as_str()))?;
    let samples = read_wav(&entry.path()).ok()?;
    let text = list::spelled(&stood.words);
    let words = u32::try_from(text.split(' ').count()).ok()?;
    let long = Duration::from_secs(samples.len() as u64) / SAMPLES_A_SECOND;
    (long >= SHORTEST_WORD * words).then(|| (entry.path(), VoiceRecording { samples, text }))
}
