//! Recordings to learn from, in a folder with a list.

use std::path::Path;

use super::course::VoiceRecording;
use crate::devices::sound::read_wav;
use crate::devices::whole;
use crate::scenes::ear::reasons;
use crate::scenes::failure::Failure;
use crate::scenes::reading_aloud::{on_disk, unlisted};
use crate::words::Texts;
use crate::words::enrol::list;
use crate::words::enrol::list::{LIST, Listed};

/// Reads a folder of recordings with its list.
pub(super) fn recordings(
    folder: &Path,
    texts: &Texts,
) -> Result<(Vec<Listed>, Vec<VoiceRecording>), Failure> {
    let path = folder.join(LIST);
    let text = whole::text(&path, whole::SMALL).map_err(|error| on_disk(&path, &error, texts))?;
    let listed = list::read(&text).map_err(|error| unlisted(&error, texts))?;
    let recording = |listed: &Listed| {
        let samples = read_wav(&folder.join(&listed.file))
            .map_err(|error| Failure::Input(reasons::unheard(&error, texts)))?;
        Ok(VoiceRecording { samples, text: list::spelled(&listed.text) })
    };
    let recordings = listed.iter().map(recording).collect::<Result<_, Failure>>()?;
    Ok((listed, recordings))
}
