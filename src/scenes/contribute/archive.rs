//! Packs the recordings that were read aloud into an archive in the user's documents. Never overwrites a file there.

use std::io;
use std::path::Path;

use crate::clock::calendar::Stamp;
use crate::devices::zip::write_archive;
use crate::devices::{folders, timepiece, whole};
use crate::scenes::failure::Failure;
use crate::scenes::reading_aloud::on_disk;
use crate::scenes::sending::short_name;
use crate::words::Texts;
use crate::words::enrol::card::CARD;
use crate::words::enrol::list::{self, LIST};

/// Larger than any recording that is made here.
const LARGEST: u64 = 4 << 20;

pub(super) struct WrittenArchive {
    pub(super) file: String,
    pub(super) folder: String,
}

/// Packs the card, the list and every recording of it.
pub(super) fn write(readings: &Path, texts: &Texts) -> Result<WrittenArchive, Failure> {
    let documents =
        folders::documents().ok_or_else(|| Failure::Input(texts.no_documents_folder()))?;
    let packed = packed(readings).map_err(|error| on_disk(readings, &error, texts))?;
    let day = Stamp::of(timepiece::wall()).date();
    let wanted = documents.join(format!("hector-voice-{day}.zip"));
    let written =
        folders::make_private(&documents).and_then(|()| whole::write_beside(&wanted, &packed));
    let path = written.map_err(|error| on_disk(&wanted, &error, texts))?;
    Ok(WrittenArchive { file: short_name(&path), folder: short_name(&documents) })
}

fn packed(readings: &Path) -> io::Result<Vec<u8>> {
    let text = whole::text(&readings.join(LIST), whole::SMALL)?;
    let listed = list::read(&text).map_err(|_| io::ErrorKind::InvalidData)?;
    let named: Vec<String> =
        listed.iter().map(|listed| listed.file.to_string_lossy().into_owned()).collect();
    let names = [CARD, LIST].into_iter().chain(named.iter().map(String::as_str));
    let files = names
        .map(|name| Ok((name, whole::bytes(&readings.join(name), LARGEST)?)))
        .collect::<io::Result<Vec<_>>>()?;
    let mut packed = Vec::new();
    write_archive(&mut packed, &files)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io::Cursor;

    use super::*;
    use crate::devices::zip::read_directory;

    #[test]
    fn the_card_the_list_and_every_recording_are_packed_and_nothing_else() {
        let folder = folders::make_temporary("hector-contribution").expect("a folder");
        for (name, contents) in [
            (CARD, "licence: CC0-1.0\n"),
            (LIST, "01.wav\tSpringer Gustav eins Felix drei\n41.wav\tWo ist die Garderobe?\n"),
            ("01.wav", "sound"),
            ("41.wav", "more sound"),
            ("notes.txt", "private"),
        ] {
            fs::write(folder.join(name), contents).expect("written");
        }
        let packed = packed(&folder).expect("an archive");
        let listed = read_directory(&mut Cursor::new(packed)).expect("a directory");
        let names: Vec<&str> = listed.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, [CARD, LIST, "01.wav", "41.wav"]);
        fs::remove_file(folder.join("41.wav")).expect("it was there");
        assert!(super::packed(&folder).is_err(), "an archive with a hole");
        fs::remove_dir_all(&folder).expect("nothing stays");
    }
}
