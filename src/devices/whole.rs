//! Files that are read whole, up to a size: whatever a name leads to, a file without an end among
//! them, no more is taken into memory. Never knows what a file says.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// More than anybody writes by hand, or Hector about one thing: settings, an event, a key.
pub const SMALL: u64 = 1 << 20;

/// More than a file of a model of speech has.
pub const MODEL: u64 = 4 << 30;

/// The text of a file.
///
/// # Errors
/// When it cannot be read, is no text, or is larger.
pub fn text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(bytes(path, most)?).map_err(|_| {
        io::Error::new(io::ErrorKind::InvalidData, "stream did not contain valid UTF-8")
    })
}

/// The bytes of a file.
///
/// # Errors
/// When it cannot be read, or is larger.
pub fn bytes(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    // A size that a file claims is refused at once, and one that it hides when it shows.
    if file.metadata()?.len() > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > most {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_large_is_refused_whatever_size_it_claims() {
        let refused = |path: &str| text(Path::new(path), 1_000).expect_err("too large").kind();
        assert_eq!(refused("/dev/zero"), io::ErrorKind::FileTooLarge);
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock");
        assert_eq!(refused(own), io::ErrorKind::FileTooLarge);
        assert!(text(Path::new(own), SMALL).is_ok_and(|text| text.contains("hector")));
    }
}
