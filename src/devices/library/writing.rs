//! A catalogue that is being written: items one after the other, never more than a block of
//! them in memory. What is not finished leaves nothing behind.

use std::fs::{self, File};
use std::io::{self, BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::catalogue::{Catalogue, CatalogueHead, HEAD, ITEMS_A_BLOCK, Unusable};
use super::{CatalogueKind, FileStamp, check};
use crate::devices::{folders, system, whole};

/// A catalogue that is being written.
#[derive(Debug)]
pub struct Writing {
    out: BufWriter<File>,
    /// Beside its place, until it is whole.
    beside: PathBuf,
    place: PathBuf,
    kind: CatalogueKind,
    stamp: FileStamp,
    items: u64,
    block: Vec<u8>,
    in_block: u32,
    /// Where each block begins.
    blocks: Vec<u64>,
    written: u64,
    finished: Finished,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Finished {
    Yes,
    No,
}

impl Writing {
    /// Begins a catalogue of a file that was as the stamp says.
    ///
    /// # Errors
    /// When it cannot be written there.
    pub fn begin(place: &Path, kind: CatalogueKind, stamp: FileStamp) -> io::Result<Writing> {
        if let Some(folder) = place.parent() {
            folders::make_private(folder)?;
        }
        remove_abandoned(place, kind);
        // Two programs that write the same at once must not write into one file.
        let beside = place.with_extension(format!("{}.{}", kind.ending(), std::process::id()));
        let mut out = BufWriter::with_capacity(1 << 18, whole::create_private(&beside)?);
        out.write_all(&[0; HEAD])?;
        Ok(Writing {
            out,
            beside,
            place: place.to_owned(),
            kind,
            stamp,
            items: 0,
            block: Vec::new(),
            in_block: 0,
            blocks: Vec::new(),
            written: HEAD as u64,
            finished: Finished::No,
        })
    }

    /// Adds an item.
    ///
    /// # Errors
    /// When it cannot be written.
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

    /// Puts the whole catalogue into its place and opens it.
    ///
    /// # Errors
    /// When it cannot be written.
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
        fs::rename(&self.beside, &self.place)?;
        self.finished = Finished::Yes;
        Catalogue::open(&self.place, self.kind, &self.stamp)
    }
}

/// What a program that was killed has left of this catalogue goes.
fn remove_abandoned(place: &Path, kind: CatalogueKind) {
    let (Some(folder), Some(name)) = (place.parent(), place.file_stem()) else { return };
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
        if self.finished == Finished::No {
            let _ = fs::remove_file(&self.beside);
        }
    }
}
