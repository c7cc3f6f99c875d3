//! Unpacks an archive into a folder, and adds a list of check sums, so that later damage to a file is noticed.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use super::manifest::{self, CheckSum};
use super::zip::{ZipFault, ZippedFile, read_directory, write_contents};
use super::{folders, whole};

#[derive(Debug)]
pub struct FolderArchive {
    archive: BufReader<File>,
    files: Vec<ZippedFile>,
    /// The name of the folder, with the slash after it.
    folder: String,
}

impl FolderArchive {
    /// Opens an archive and reads its list of files.
    ///
    /// # Errors
    /// If it is not a valid archive, or not all of it is in one folder.
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

    /// The size of all unpacked files, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }

    /// Unpacks the archive into a new folder, for the owner only.
    ///
    /// # Errors
    /// If a file differs from what the archive says, or cannot be written. A part of the folder may exist then.
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
        // A list that came with the files is better: it shows the files as their makers had them.
        if fs::exists(&list).map_err(ZipFault::Unwritable)? {
            return Ok(());
        }
        whole::replace_private(&list, sums).map_err(ZipFault::Unwritable)
    }
}

/// A file that is being written, with its check sum so far.
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
