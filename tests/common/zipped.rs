//! ZIP archives as a test needs them, also damaged ones.

use miniz_oxide::deflate::compress_to_vec;

/// A file, or a folder if the name ends with a slash, with what the archive says about it.
#[derive(Clone)]
pub(crate) struct Zipped {
    pub(crate) name: String,
    /// The packed bytes.
    pub(crate) packed: Vec<u8>,
    pub(crate) packing: u16,
    pub(crate) bytes: u32,
    pub(crate) check: u32,
    pub(crate) marks: u16,
    /// The file type of Unix.
    pub(crate) kind: u32,
}

impl Zipped {
    /// Not packed.
    pub(crate) fn stored(name: &str, content: &[u8]) -> Zipped {
        Zipped {
            name: name.to_owned(),
            packed: content.to_vec(),
            packing: 0,
            bytes: content.len() as u32,
            check: check(content),
            marks: 0,
            kind: if name.ends_with('/') { 4 } else { 8 },
        }
    }

    /// Packed with deflate.
    pub(crate) fn deflated(name: &str, content: &[u8]) -> Zipped {
        Zipped { packed: compress_to_vec(content, 6), packing: 8, ..Zipped::stored(name, content) }
    }
}

pub(crate) fn zip(files: &[Zipped]) -> Vec<u8> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for file in files {
        let head = archive.len() as u32;
        let name = file.name.as_bytes();
        let mut common = Vec::new();
        put(&mut common, &[20, file.marks, file.packing, 0, 33]);
        for number in [file.check, file.packed.len() as u32, file.bytes] {
            common.extend(number.to_le_bytes());
        }
        put(&mut common, &[name.len() as u16, 0]);
        archive.extend(b"PK\x03\x04");
        archive.extend(&common);
        archive.extend(name);
        archive.extend(&file.packed);
        directory.extend(b"PK\x01\x02");
        put(&mut directory, &[3 << 8 | 20]);
        directory.extend(&common);
        put(&mut directory, &[0, 0, 0]);
        directory.extend((file.kind << 28).to_le_bytes());
        directory.extend(head.to_le_bytes());
        directory.extend(name);
    }
    let at = archive.len() as u32;
    archive.extend(&directory);
    archive.extend(b"PK\x05\x06");
    let many = files.len() as u16;
    put(&mut archive, &[0, 0, many, many]);
    archive.extend((directory.len() as u32).to_le_bytes());
    archive.extend(at.to_le_bytes());
    put(&mut archive, &[0]);
    archive
}

fn put(into: &mut Vec<u8>, numbers: &[u16]) {
    into.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

fn check(content: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| {
            if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 }
        })
    };
    !content.iter().fold(u32::MAX, step)
}
