//! Writes archives with every file stored unpacked, because sound hardly packs.

use std::io::{self, Write};

use super::archive_sum::ArchiveSum;
use super::format::{END, ENTRY, HEAD, STORED};

/// The version of the format that a reader must know: 2.0.
const VERSION: u16 = 20;
/// Names are UTF-8.
const UTF_8: u16 = 0x0800;
/// Midnight on 1 January 1980, the first day of the format. It says nothing about the user's day.
const FIRST_DAY: u32 = 0x0021_0000;

/// Writes an archive of files, given by their names and contents.
///
/// # Errors
/// If it cannot be written, or is larger than the format allows.
pub fn write_archive<W: Write>(out: &mut W, files: &[(&str, Vec<u8>)]) -> io::Result<()> {
    let (mut at, mut directory) = (0_usize, Vec::new());
    for (name, contents) in files {
        let described = described(name, contents)?;
        let header = [&HEAD[..], &described, name.as_bytes()].concat();
        out.write_all(&header)?;
        out.write_all(contents)?;
        directory.extend(ENTRY);
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&described);
        // No remark, the first disk, no attributes, and where it begins.
        directory.extend([0; 2 + 2 + 2 + 4]);
        directory.extend(number(at)?.to_le_bytes());
        directory.extend(name.as_bytes());
        at += header.len() + contents.len();
    }
    out.write_all(&directory)?;
    let count = u16::try_from(files.len()).map_err(|_| too_large())?;
    out.write_all(END)?;
    out.write_all(&[0; 4])?;
    out.write_all(&count.to_le_bytes())?;
    out.write_all(&count.to_le_bytes())?;
    out.write_all(&number(directory.len())?.to_le_bytes())?;
    out.write_all(&number(at)?.to_le_bytes())?;
    out.write_all(&[0; 2])
}

/// The fields that the header of a file and its directory entry share.
fn described(name: &str, contents: &[u8]) -> io::Result<Vec<u8>> {
    let mut sum = ArchiveSum::of_nothing();
    sum.take(contents);
    let size = number(contents.len())?.to_le_bytes();
    let mut described = Vec::new();
    for half in [VERSION, UTF_8, STORED] {
        described.extend(half.to_le_bytes());
    }
    described.extend(FIRST_DAY.to_le_bytes());
    described.extend(sum.sum().to_le_bytes());
    described.extend(size);
    described.extend(size);
    described.extend(u16::try_from(name.len()).map_err(|_| too_large())?.to_le_bytes());
    described.extend([0; 2]);
    Ok(described)
}

fn number(value: usize) -> io::Result<u32> {
    u32::try_from(value).map_err(|_| too_large())
}

fn too_large() -> io::Error {
    io::ErrorKind::FileTooLarge.into()
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::{read_directory, write_contents};
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let files = [("card.txt", b"spoken = de\n".to_vec()), ("01.wav", vec![7; 70_000])];
        let mut written = Vec::new();
        write_archive(&mut written, &files).expect("an archive");
        let mut archive = Cursor::new(written);
        let listed = read_directory(&mut archive).expect("a directory");
        let names: Vec<&str> = listed.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["card.txt", "01.wav"]);
        for (file, (_, contents)) in listed.iter().zip(&files) {
            let mut read = Vec::new();
            write_contents(&mut archive, file, &mut read).expect("what was written");
            assert_eq!(&read, contents);
        }
    }

    #[test]
    fn an_archive_of_nothing_is_an_archive() {
        let mut written = Vec::new();
        write_archive(&mut written, &[]).expect("an archive");
        assert_eq!(written.len(), 22);
    }
}
