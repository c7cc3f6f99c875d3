//! Unpacks a file of an archive piece by piece. Fails if it has more bytes than the archive says, or another check sum.

use std::io::{Read, Seek, SeekFrom, Write};

use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZError, MZFlush, MZStatus};

use super::archive_sum::ArchiveSum;
use super::{Packing, ZipFault, ZippedFile};

const PIECE: usize = 64 * 1024;

/// Writes the contents of a file in an archive. If it fails, a part may be written.
///
/// # Errors
/// If the archive cannot be read, if the contents differ from what it says, or if the output cannot be written.
pub fn write_contents<R: Read + Seek, W: Write>(
    archive: &mut R,
    file: &ZippedFile,
    out: &mut W,
) -> Result<(), ZipFault> {
    archive.seek(SeekFrom::Start(file.at)).map_err(ZipFault::Unreadable)?;
    let mut packed = archive.by_ref().take(file.packed);
    let mut written = CheckedBytes { out, left: file.bytes, sum: ArchiveSum::of_nothing() };
    let whole = match file.packing {
        Packing::Stored => copy(&mut packed, &mut written)?,
        Packing::Deflated => unpack(&mut packed, &mut written)?,
    };
    if whole && written.left == 0 && written.sum.sum() == file.check {
        Ok(())
    } else {
        Err(ZipFault::OddContents(file.name.clone()))
    }
}

fn copy(
    packed: &mut impl Read,
    written: &mut CheckedBytes<'_, impl Write>,
) -> Result<bool, ZipFault> {
    let mut piece = vec![0; PIECE];
    loop {
        let read = packed.read(&mut piece).map_err(ZipFault::Unreadable)?;
        if read == 0 {
            return Ok(true);
        }
        if !written.take(piece.get(..read).unwrap_or_default())? {
            return Ok(false);
        }
    }
}

/// Returns whether the packed data ends exactly where it should.
fn unpack(
    packed: &mut impl Read,
    written: &mut CheckedBytes<'_, impl Write>,
) -> Result<bool, ZipFault> {
    let mut state = InflateState::new_boxed(DataFormat::Raw);
    let (mut piece, mut unpacked) = (vec![0; PIECE], vec![0; PIECE]);
    loop {
        let read = packed.read(&mut piece).map_err(ZipFault::Unreadable)?;
        if read == 0 {
            return Ok(false);
        }
        let mut rest = piece.get(..read).unwrap_or_default();
        loop {
            let step = inflate(&mut state, rest, &mut unpacked, MZFlush::None);
            rest = rest.get(step.bytes_consumed..).unwrap_or_default();
            let bytes = unpacked.get(..step.bytes_written).unwrap_or_default();
            if !written.take(bytes)? {
                return Ok(false);
            }
            match step.status {
                Ok(MZStatus::StreamEnd) => {
                    let is_all = rest.is_empty();
                    let more = packed.read(&mut piece).map_err(ZipFault::Unreadable)?;
                    return Ok(is_all && more == 0);
                }
                // If the output was full, there may be more of it.
                Ok(_) if step.bytes_consumed + step.bytes_written == 0 => break,
                Ok(_) if step.bytes_written == PIECE || !rest.is_empty() => {}
                Ok(_) | Err(MZError::Buf) => break,
                Err(_) => return Ok(false),
            }
        }
    }
}

/// Output that counts and sums up the bytes.
struct CheckedBytes<'a, W> {
    out: &'a mut W,
    left: u64,
    sum: ArchiveSum,
}

impl<W: Write> CheckedBytes<'_, W> {
    /// Returns whether the bytes are no more than the archive said.
    fn take(&mut self, bytes: &[u8]) -> Result<bool, ZipFault> {
        let Some(left) = self.left.checked_sub(bytes.len() as u64) else { return Ok(false) };
        self.left = left;
        self.sum.take(bytes);
        self.out.write_all(bytes).map_err(ZipFault::Unwritable)?;
        Ok(true)
    }
}
