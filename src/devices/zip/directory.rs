//! Reads the directory at the end of an archive, and compares it with the header of each file.

use std::io::{self, Read, Seek, SeekFrom};

use super::format::{DEFLATED, END, ENTRY, HEAD, STORED};
use super::names::{TakenNames, shown};
use super::{Packing, ZipFault, ZippedFile};

/// No model has as many files.
const MOST_FILES: u64 = 1_000;
/// No model has as many bytes.
const MOST_BYTES: u64 = 4 << 30;
/// Largest ratio of unpacked to packed size. No model is packed as tightly; an archive that claims more is made to fill
/// a disk.
const MOST_TIMES: u64 = 60;
/// Enough for the directory of that many files with the longest names and some remarks, in bytes.
const LONGEST_DIRECTORY: u64 = 1 << 20;

const END_LENGTH: usize = 22;
/// The length of the final remark is stored in two bytes.
const LONGEST_REMARK: u64 = 65_535;
const ENTRY_LENGTH: usize = 46;
const HEAD_LENGTH: usize = 30;

/// All files of an archive, in the order of their positions in it.
///
/// # Errors
/// If it is not an archive of plain files only, each once, inside one folder.
pub fn read_directory<R: Read + Seek>(archive: &mut R) -> Result<Vec<ZippedFile>, ZipFault> {
    let length = archive.seek(SeekFrom::End(0)).map_err(ZipFault::Unreadable)?;
    let end = DirectoryEnd::find(archive, length)?;
    let listed = bytes_at(archive, end.at, end.length)?;
    let mut rest = listed.as_slice();
    let mut names = TakenNames::default();
    let mut files = Vec::new();
    for _ in 0..end.entries {
        let entry = DirectoryEntry::next(&mut rest)?;
        names.take(&entry.name)?;
        if let Some(file) = entry.file(archive)? {
            files.push(file);
        }
    }
    if !rest.is_empty() {
        return Err(ZipFault::Damaged);
    }
    files.sort_by_key(|file| file.at);
    hold_apart(&files, end.at)?;
    let all = files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.bytes));
    if all > MOST_BYTES || all > length.saturating_mul(MOST_TIMES) {
        return Err(ZipFault::TooLarge);
    }
    Ok(files)
}

/// Checks that no two files share packed bytes: otherwise a small archive could be unpacked to any size.
fn hold_apart(files: &[ZippedFile], directory: u64) -> Result<(), ZipFault> {
    let begins = files.iter().skip(1).map(|file| file.at).chain([directory]);
    let is_apart = |(file, next): (&ZippedFile, u64)| file.at.saturating_add(file.packed) <= next;
    if files.iter().zip(begins).all(is_apart) { Ok(()) } else { Err(ZipFault::Damaged) }
}

/// The end record of an archive.
struct DirectoryEnd {
    entries: u64,
    at: u64,
    length: u64,
}

impl DirectoryEnd {
    fn find<R: Read + Seek>(archive: &mut R, length: u64) -> Result<DirectoryEnd, ZipFault> {
        let looked = length.min(LONGEST_REMARK + END_LENGTH as u64);
        let tail = bytes_at(archive, length - looked, looked)?;
        let at = tail.windows(END.len()).rposition(|four| four == END);
        let found = at.and_then(|at| tail.get(at..)).ok_or(ZipFault::NoArchive)?;
        let mut fields = Fields(found.get(4..END_LENGTH).ok_or(ZipFault::NoArchive)?);
        let (disk, first_disk) = (fields.two(), fields.two());
        let (here, entries) = (fields.two(), fields.two());
        let (directory, at) = (fields.four(), fields.four());
        let remark = fields.two();
        if usize::from(remark) + END_LENGTH != found.len() {
            return Err(ZipFault::Damaged);
        }
        // ZIP64 marks a number that does not fit in this way.
        if directory == u32::MAX || at == u32::MAX || entries == u16::MAX {
            return Err(ZipFault::TooLarge);
        }
        if disk != 0 || first_disk != 0 || here != entries {
            return Err(ZipFault::Damaged);
        }
        let end = DirectoryEnd { entries: entries.into(), at: at.into(), length: directory.into() };
        if end.entries > MOST_FILES || end.length > LONGEST_DIRECTORY {
            return Err(ZipFault::TooLarge);
        }
        let ends = end.at + end.length;
        if ends + found.len() as u64 == length { Ok(end) } else { Err(ZipFault::Damaged) }
    }
}

/// A file or a folder in the directory.
struct DirectoryEntry {
    name: String,
    is_unix: bool,
    marks: u16,
    packing: u16,
    check: u32,
    packed: u64,
    bytes: u64,
    attributes: u32,
    head: u64,
}

impl DirectoryEntry {
    fn next(rest: &mut &[u8]) -> Result<DirectoryEntry, ZipFault> {
        let (fixed, after) = rest.split_at_checked(ENTRY_LENGTH).ok_or(ZipFault::Damaged)?;
        if !fixed.starts_with(ENTRY) {
            return Err(ZipFault::Damaged);
        }
        let mut fields = Fields(fixed.get(4..).unwrap_or_default());
        let made_by = fields.two();
        let _needs = fields.two();
        let (marks, packing) = (fields.two(), fields.two());
        let _when = fields.four();
        let (check, packed, bytes) = (fields.four(), fields.four(), fields.four());
        let lengths = [fields.two(), fields.two(), fields.two()].map(usize::from);
        let disk = fields.two();
        let _text = fields.two();
        let (attributes, head) = (fields.four(), fields.four());
        let (name, _) = after.split_at_checked(lengths[0]).ok_or(ZipFault::Damaged)?;
        *rest = after.get(lengths.iter().sum()..).ok_or(ZipFault::Damaged)?;
        let name = String::from_utf8_lossy(name).into_owned();
        if [packed, bytes, head].contains(&u32::MAX) || disk != 0 {
            return Err(ZipFault::TooLarge);
        }
        Ok(DirectoryEntry {
            name,
            // The upper byte is the system that made the archive: 3 is Unix, 19 is Apple's.
            is_unix: matches!(made_by >> 8, 3 | 19),
            marks,
            packing,
            check,
            packed: packed.into(),
            bytes: bytes.into(),
            attributes,
            head: head.into(),
        })
    }

    /// The file of this entry; `None` for a folder.
    fn file<R: Read + Seek>(self, archive: &mut R) -> Result<Option<ZippedFile>, ZipFault> {
        let named = || shown(&self.name);
        // Bit 0: locked with a password; bits 6 and 13: locked in other ways.
        if self.marks & 0b10_0000_0100_0001 != 0 {
            return Err(ZipFault::Locked(named()));
        }
        let is_folder = self.name.ends_with('/');
        // The file type of Unix: 0 if not given, 4 a folder, 8 a plain file.
        let kind = if self.is_unix { self.attributes >> 28 } else { 0 };
        match (is_folder, kind) {
            (true, 0 | 4) if self.bytes == 0 => return Ok(None),
            (false, 0 | 8) => {}
            _ => return Err(ZipFault::NoFile(named())),
        }
        let packing = match self.packing {
            STORED => Packing::Stored,
            DEFLATED => Packing::Deflated,
            _ => return Err(ZipFault::OddPacking(named())),
        };
        if packing == Packing::Stored && self.packed != self.bytes {
            return Err(ZipFault::Damaged);
        }
        let at = self.begins(archive)?;
        let DirectoryEntry { name, bytes, packed, check, .. } = self;
        Ok(Some(ZippedFile { name, bytes, packing, at, packed, check }))
    }

    /// Where the packed bytes begin: after the header, which must agree with the directory.
    fn begins<R: Read + Seek>(&self, archive: &mut R) -> Result<u64, ZipFault> {
        let head = bytes_at(archive, self.head, HEAD_LENGTH as u64)?;
        if !head.starts_with(HEAD) {
            return Err(ZipFault::Damaged);
        }
        let mut fields = Fields(head.get(6..).unwrap_or_default());
        let (_marks, packing) = (fields.two(), fields.two());
        let _when_and_sizes = [fields.four(), fields.four(), fields.four(), fields.four()];
        let (name, further) = (u64::from(fields.two()), u64::from(fields.two()));
        let name_at = self.head + HEAD_LENGTH as u64;
        let said = bytes_at(archive, name_at, name)?;
        if said != self.name.as_bytes() || packing != self.packing {
            return Err(ZipFault::Damaged);
        }
        Ok(name_at + name + further)
    }
}

/// Little-endian numbers; 0 after the end.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn two(&mut self) -> u16 {
        let (two, rest) = self.0.split_first_chunk().unwrap_or((&[0; 2], &[]));
        self.0 = rest;
        u16::from_le_bytes(*two)
    }

    fn four(&mut self) -> u32 {
        let (four, rest) = self.0.split_first_chunk().unwrap_or((&[0; 4], &[]));
        self.0 = rest;
        u32::from_le_bytes(*four)
    }
}

/// Reads this many bytes from a position. There are never more than a directory has.
fn bytes_at<R: Read + Seek>(archive: &mut R, at: u64, many: u64) -> Result<Vec<u8>, ZipFault> {
    let mut bytes = Vec::new();
    archive.seek(SeekFrom::Start(at)).map_err(ZipFault::Unreadable)?;
    let read = archive.by_ref().take(many).read_to_end(&mut bytes);
    match read {
        Ok(read) if read as u64 == many => Ok(bytes),
        Ok(_) => Err(ZipFault::Damaged),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(ZipFault::Damaged),
        Err(error) => Err(ZipFault::Unreadable(error)),
    }
}
