//! The signatures and packing codes of the ZIP format, for reading and writing.

/// Before each file.
pub(super) const HEAD: &[u8; 4] = b"PK\x03\x04";
/// Before each directory entry.
pub(super) const ENTRY: &[u8; 4] = b"PK\x01\x02";
/// Before the end of the archive.
pub(super) const END: &[u8; 4] = b"PK\x05\x06";

/// Not packed.
pub(super) const STORED: u16 = 0;
/// Packed with deflate.
pub(super) const DEFLATED: u16 = 8;
