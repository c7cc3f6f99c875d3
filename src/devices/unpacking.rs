//! A folder out of an archive, with a list of the check sums of all that is in it, so that it is
//! seen when a file is damaged later. Never knows what the folder is for.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use super::manifest::{self, CheckSum};
use super::zip::{ZipFault, ZippedFile, read_directory, write_contents};
use super::{folders, whole};

/// An archive that holds one folder.
#[derive(Debug)]
pub struct FolderArchive {
    archive: BufReader<File>,
    files: Vec<ZippedFile>,
    /// The name of the folder, with the stroke behind it.
    folder: String,
}

impl FolderArchive {
    /// Opens an archive and looks at what it says that it holds.
    ///
    /// # Errors
    /// When it is none, or not all of it is in one folder.
    pub fn open(path: &Path) -> Result<FolderArchive, ZipFault> {
        let mut archive = BufReader::new(whole::open(path).map_err(ZipFault::Unreadable)?);
        let files = read_directory(&mut archive)?;
        let first = files.first().ok_or(ZipFault::NoArchive)?;
        let (folder, _) =
            first.name.split_once('/').ok_or_else(|| ZipFault::OddName(first.name.clone()))?;
        let folder = format!("{folder}/");
        match files.iter().find(|file| !file.name.starts_with(&folder)) {
            Some(beside) => Err(ZipFault::OddName(beside.name.clone())),
            None => Ok(FolderArchive { archive, files, folder }),
        }
    }

    /// How many bytes all files have.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }

    /// Makes a folder, which must not be there, of what is in the archive, for its owner alone.
    ///
    /// # Errors
    /// When a file is not as the archive says, or cannot be written; a part of the folder may
    /// be there then.
    pub fn unpack(mut self, into: &Path) -> Result<(), ZipFault> {
        folders::make_private(into).map_err(ZipFault::Unwritable)?;
        let mut sums = String::new();
        for file in &self.files {
            let name = file.name.strip_prefix(&self.folder).unwrap_or(&file.name);
            let path: PathBuf = into.join(name.split('/').collect::<PathBuf>());
            let above = path.parent().unwrap_or(into);
            folders::make_private(above).map_err(ZipFault::Unwritable)?;
            let made =
                whole::private(&path, whole::FileOpening::New).map_err(ZipFault::Unwritable)?;
            let mut out = Summed { file: made, sum: CheckSum::default() };
            write_contents(&mut self.archive, file, &mut out)?;
            out.file.sync_all().map_err(ZipFault::Unwritable)?;
            sums += &manifest::line(&out.sum.written(), name);
        }
        let list = into.join(manifest::NAME);
        // A list that came with the files vouches for them as whoever made them saw them.
        if fs::exists(&list).map_err(ZipFault::Unwritable)? {
            return Ok(());
        }
        whole::replace_private(&list, sums).map_err(ZipFault::Unwritable)
    }
}

/// A file on its way to the disk, summed up.
struct Summed {
    file: File,
    sum: CheckSum,
}

impl Write for Summed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.sum.add(bytes.get(..written).unwrap_or_default());
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
