//! Reads a catalogue from the disk: a single item by its number, or all in order. Checks each block when it reads it.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use super::{CatalogueKind, FileStamp, check};
use crate::system;

/// The first bytes of a catalogue. The last byte is the version, and the kind is XORed into it.
const SIGN: [u8; 8] = *b"HECLIB\0\x04";
/// The length of the head in bytes.
pub(super) const HEAD: usize = 64;
/// Items that are read and checked together.
pub(super) const ITEMS_A_BLOCK: u32 = 256;
/// Limit in bytes, so that a damaged length does not allocate too much memory.
const LONGEST_BLOCK: u32 = 1 << 28;

#[derive(Debug)]
pub struct Catalogue {
    file: File,
    items: u64,
    blocks: Vec<u64>,
    length: u64,
}

/// Why a catalogue cannot be used. The remedy is always to make it again.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    #[error("There is no catalogue there.")]
    Missing,
    /// Its file has changed, or another version of Hector wrote the catalogue.
    #[error("The catalogue is of another file, or of another version.")]
    Outdated,
    /// A check sum or a length is wrong.
    #[error("The catalogue is damaged.")]
    Damaged,
    /// The system reports an error.
    #[error("{0}")]
    Refused(#[from] io::Error),
}

pub(super) struct CatalogueHead {
    pub(super) kind: CatalogueKind,
    pub(super) stamp: FileStamp,
    pub(super) items: u64,
    /// Where the table of blocks begins, in bytes.
    pub(super) table: u64,
    pub(super) table_sum: u64,
}

impl CatalogueHead {
    /// The head of a catalogue to which items are still added.
    pub(super) fn unfinished(kind: CatalogueKind, stamp: FileStamp) -> CatalogueHead {
        CatalogueHead { kind, stamp, items: 0, table: 0, table_sum: 0 }
    }

    pub(super) fn bytes(&self) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        let (kind, stamp) = (u64::from(self.kind.code()), &self.stamp);
        let numbers = [
            u64::from_le_bytes(SIGN) ^ kind,
            stamp.length,
            stamp.changed.cast_unsigned(),
            stamp.sample,
            self.items,
            self.table,
            self.table_sum,
        ];
        for (place, number) in bytes.chunks_exact_mut(8).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let sum = check::sum(&bytes[..HEAD - 8]);
        bytes[HEAD - 8..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }
}

impl Catalogue {
    /// Opens the catalogue of a file with this stamp.
    ///
    /// # Errors
    /// If the catalogue is missing or unusable.
    pub fn open(
        place: &Path,
        kind: CatalogueKind,
        stamp: &FileStamp,
    ) -> Result<Catalogue, Unusable> {
        let file = File::open(place).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Unusable::Missing,
            _ => Unusable::Refused(error),
        })?;
        let length = file.metadata()?.len();
        let mut head = [0; HEAD];
        read_exactly(&file, &mut head, 0)?;
        let number = |place: usize| number_at(&head, place * 8);
        if number(7) != check::sum(&head[..HEAD - 8]) {
            return Err(Unusable::Damaged);
        }
        let found =
            FileStamp { length: number(1), changed: number(2).cast_signed(), sample: number(3) };
        if number(0) != u64::from_le_bytes(SIGN) ^ u64::from(kind.code()) || found != *stamp {
            return Err(Unusable::Outdated);
        }
        let (items, table, table_sum) = (number(4), number(5), number(6));
        let count = items.div_ceil(u64::from(ITEMS_A_BLOCK));
        if count.checked_mul(8).and_then(|bytes| bytes.checked_add(table)) != Some(length) {
            return Err(Unusable::Damaged);
        }
        let mut bytes = vec![0; usize::try_from(count * 8).map_err(|_| Unusable::Damaged)?];
        read_exactly(&file, &mut bytes, table)?;
        if check::sum(&bytes) != table_sum {
            return Err(Unusable::Damaged);
        }
        let blocks = (0..bytes.len() / 8).map(|place| number_at(&bytes, place * 8)).collect();
        Ok(Catalogue { file, items, blocks, length })
    }

    #[must_use]
    pub fn items(&self) -> u64 {
        self.items
    }

    /// The size on the disk in bytes.
    #[must_use]
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The item with this number, counted from 0. `None` after the last one.
    ///
    /// # Errors
    /// If it is damaged or cannot be read.
    pub fn item(&self, number: u64) -> Result<Option<Vec<u8>>, Unusable> {
        let mut found = None;
        self.each_from(number, |_, item| {
            found = Some(item.to_vec());
            ControlFlow::Break(())
        })?;
        Ok(found)
    }

    /// Calls `see` with each item and its number, in order from this number on, until it breaks.
    ///
    /// # Errors
    /// If an item is damaged or cannot be read.
    pub fn each_from(
        &self,
        number: u64,
        mut see: impl FnMut(u64, &[u8]) -> ControlFlow<()>,
    ) -> Result<(), Unusable> {
        let mut bytes = Vec::new();
        let in_block = u64::from(ITEMS_A_BLOCK);
        for (block, first) in (0..self.blocks.len()).zip((0..).step_by(ITEMS_A_BLOCK as usize)) {
            if first + in_block <= number {
                continue;
            }
            self.read_block(block, &mut bytes)?;
            let flow = each_item(&bytes, |place, item| match first + place {
                before if before < number => ControlFlow::Continue(()),
                at => see(at, item),
            })?;
            if flow.is_break() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn read_block(&self, block: usize, bytes: &mut Vec<u8>) -> Result<(), Unusable> {
        let at = *self.blocks.get(block).ok_or(Unusable::Damaged)?;
        read_block_at(&self.file, at, bytes).map(drop)
    }
}

/// Reads the block at this byte. Returns the number of items that its head claims.
pub(super) fn read_block_at(file: &File, at: u64, bytes: &mut Vec<u8>) -> Result<u32, Unusable> {
    let mut head = [0; 16];
    read_exactly(file, &mut head, at)?;
    let lengths = number_at(&head, 0);
    let length = lengths as u32;
    if length > LONGEST_BLOCK {
        return Err(Unusable::Damaged);
    }
    bytes.resize(length as usize, 0);
    read_exactly(file, bytes, at.saturating_add(16))?;
    let is_whole = check::sum(bytes) == number_at(&head, 8);
    is_whole.then_some((lengths >> 32) as u32).ok_or(Unusable::Damaged)
}

/// Calls `see` with the items of a block, numbered from 0.
pub(super) fn each_item(
    mut bytes: &[u8],
    mut see: impl FnMut(u64, &[u8]) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, Unusable> {
    for place in 0.. {
        let Some((length, rest)) = bytes.split_first_chunk::<4>() else {
            return if bytes.is_empty() {
                Ok(ControlFlow::Continue(()))
            } else {
                Err(Unusable::Damaged)
            };
        };
        let length = u32::from_le_bytes(*length) as usize;
        let (item, rest) = rest.split_at_checked(length).ok_or(Unusable::Damaged)?;
        if see(place, item).is_break() {
            return Ok(ControlFlow::Break(()));
        }
        bytes = rest;
    }
    Ok(ControlFlow::Continue(()))
}

/// A file that ends too early counts as damaged.
fn read_exactly(file: &File, bytes: &mut [u8], at: u64) -> Result<(), Unusable> {
    system::read_exact_at(file, bytes, at).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => Unusable::Damaged,
        _ => Unusable::Refused(error),
    })
}

fn number_at(bytes: &[u8], at: usize) -> u64 {
    let number = bytes.get(at..).and_then(<[u8]>::first_chunk::<8>);
    number.map_or(0, |bytes| u64::from_le_bytes(*bytes))
}
