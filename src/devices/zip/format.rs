//! How the parts of an archive begin, and how its numbers name a packing: what is read and what is
//! written alike.

/// Before each file.
pub(super) const HEAD: &[u8; 4] = b"PK\x03\x04";
/// Before each line of the directory.
pub(super) const ENTRY: &[u8; 4] = b"PK\x01\x02";
/// Before the end of the archive.
pub(super) const END: &[u8; 4] = b"PK\x05\x06";

/// A file as it is.
pub(super) const STORED: u16 = 0;
/// A file packed with deflate.
pub(super) const DEFLATED: u16 = 8;
