//! Writes a catalogue: items one after another, with at most one block in memory. After an interruption or a power
//! failure writing continues. The remains of another state of the file are removed.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::begun::Begun;
use super::catalogue::{Catalogue, CatalogueHead, HEAD, ITEMS_A_BLOCK, Unusable};
use super::{CatalogueKind, FileStamp, check};
use crate::system::FileOpening;
use crate::{folders, system, whole};

#[derive(Debug)]
pub struct Writing {
    out: BufWriter<File>,
    /// The draft, next to the place of the catalogue until it is complete.
    beside: PathBuf,
    place: PathBuf,
    kind: CatalogueKind,
    stamp: FileStamp,
    items: u64,
    block: Vec<u8>,
    in_block: u32,
    blocks: Vec<u64>,
    written: u64,
    left: Left,
}

/// What happens to the draft when writing ends early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    /// The next program that writes this catalogue continues it.
    ToBeContinued,
    Removed,
    /// The catalogue is in its place; no draft is left.
    Nothing,
}

impl Writing {
    /// Begins the catalogue of a file with this stamp, or continues an unfinished one. Returns its last item too, if it
    /// has one.
    ///
    /// # Errors
    /// If it cannot be written there.
    pub fn begin(
        place: &Path,
        kind: CatalogueKind,
        stamp: FileStamp,
    ) -> io::Result<(Writing, Option<Vec<u8>>)> {
        if let Some(folder) = place.parent() {
            folders::make_private(folder)?;
        }
        remove_abandoned(place, kind);
        let begun = place.with_extension(format!("{}.begun", kind.ending()));
        let (file, beside, left) = match alone(&begun)? {
            Some(file) => (file, begun, Left::ToBeContinued),
            // Two programs that write the same catalogue at once must not write into one file.
            None => {
                let own = format!("{}.{}", kind.ending(), std::process::id());
                let own = place.with_extension(own);
                (whole::private(&own, FileOpening::Kept)?, own, Left::Removed)
            }
        };
        let Begun { items, blocks, length, last } = Begun::read(&file, kind, &stamp)?;
        file.set_len(length)?;
        let mut out = BufWriter::with_capacity(1 << 18, file);
        if length == 0 {
            out.write_all(&CatalogueHead::unfinished(kind, stamp).bytes())?;
        } else {
            out.seek(SeekFrom::Start(length))?;
        }
        let writing = Writing {
            out,
            beside,
            place: place.to_owned(),
            kind,
            stamp,
            items,
            block: Vec::new(),
            in_block: 0,
            blocks,
            written: length.max(HEAD as u64),
            left,
        };
        Ok((writing, last))
    }

    /// The number of items so far.
    #[must_use]
    pub fn items(&self) -> u64 {
        self.items
    }

    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, item: &[u8]) -> io::Result<()> {
        let length = u32::try_from(item.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
        self.block.extend_from_slice(&length.to_le_bytes());
        self.block.extend_from_slice(item);
        self.items += 1;
        self.in_block += 1;
        if self.in_block == ITEMS_A_BLOCK { self.end_block() } else { Ok(()) }
    }

    fn end_block(&mut self) -> io::Result<()> {
        if self.in_block == 0 {
            return Ok(());
        }
        let length = u32::try_from(self.block.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
        self.blocks.push(self.written);
        self.out.write_all(&length.to_le_bytes())?;
        self.out.write_all(&self.in_block.to_le_bytes())?;
        self.out.write_all(&check::sum(&self.block).to_le_bytes())?;
        self.out.write_all(&self.block)?;
        self.written += 16 + u64::from(length);
        self.block.clear();
        self.in_block = 0;
        Ok(())
    }

    /// Removes the draft: its file has changed or is gone.
    pub fn abandon(mut self) {
        self.left = Left::Removed;
    }

    /// Discards all items and starts over.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn start_over(&mut self) -> io::Result<()> {
        (self.items, self.in_block, self.written) = (0, 0, HEAD as u64);
        self.block.clear();
        self.blocks.clear();
        self.out.seek(SeekFrom::Start(self.written))?;
        self.out.get_ref().set_len(self.written)
    }

    /// Moves the complete catalogue to its place and opens it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> Result<Catalogue, Unusable> {
        self.end_block()?;
        let table: Vec<u8> = self.blocks.iter().flat_map(|at| at.to_le_bytes()).collect();
        self.out.write_all(&table)?;
        let head = CatalogueHead {
            kind: self.kind,
            stamp: self.stamp,
            items: self.items,
            table: self.written,
            table_sum: check::sum(&table),
        };
        self.out.seek(SeekFrom::Start(0))?;
        self.out.write_all(&head.bytes())?;
        self.out.flush()?;
        self.out.get_ref().sync_all()?;
        let placed = fs::rename(&self.beside, &self.place);
        self.left = if placed.is_ok() { Left::Nothing } else { Left::Removed };
        let there = Catalogue::open(&self.place, self.kind, &self.stamp);
        // On some systems a file that another program reads cannot be replaced. Then the one that is already there will
        // do.
        match (placed, there) {
            (Err(error), Err(_)) => Err(error.into()),
            (_, there) => there,
        }
    }
}

/// The draft, opened and locked. `None` if another program is writing it.
fn alone(begun: &Path) -> io::Result<Option<File>> {
    let file = whole::private(begun, FileOpening::Kept)?;
    if system::try_lock(&file).is_err() {
        return Ok(None);
    }
    // The program that held the lock may have moved the file to its place meanwhile.
    let is_there = system::identity(begun)
        .is_ok_and(|there| system::identity_of(&file).is_ok_and(|here| here == there));
    Ok(is_there.then_some(file))
}

/// Removes drafts of this catalogue by programs that no longer run, and what earlier versions kept instead of it.
fn remove_abandoned(place: &Path, kind: CatalogueKind) {
    let (Some(folder), Some(name)) = (place.parent(), place.file_stem()) else { return };
    if let Some(former) = kind.former_ending() {
        let _ = fs::remove_file(place.with_extension(former));
    }
    let begun = format!("{}.{}.", name.to_string_lossy(), kind.ending());
    let Ok(files) = fs::read_dir(folder) else { return };
    for path in files.filter_map(|file| Some(file.ok()?.path())) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let program = name.strip_prefix(&begun).and_then(|number| number.parse::<u32>().ok());
        if program.and_then(system::is_running) == Some(false) {
            let _ = fs::remove_file(path);
        }
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if self.left == Left::Removed {
            let _ = fs::remove_file(&self.beside);
        }
    }
}
