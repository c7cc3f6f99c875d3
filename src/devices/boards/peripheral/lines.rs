//! Joins pieces of any size into lines.

/// The longest line of the protocol.
const LONGEST: usize = 512;

#[derive(Default)]
pub(super) struct BoardLines {
    pending: Vec<u8>,
    /// Whether to skip to the end of a line that is too long.
    skips: bool,
}

impl BoardLines {
    /// The lines that end within these bytes.
    pub(super) fn take(&mut self, bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut lines = Vec::new();
        for byte in bytes {
            match byte {
                b'\n' | b'\r' => {
                    let line = std::mem::take(&mut self.pending);
                    if !std::mem::replace(&mut self.skips, false) && !line.is_empty() {
                        lines.push(line);
                    }
                }
                _ if self.pending.len() == LONGEST => self.skips = true,
                _ => self.pending.push(*byte),
            }
        }
        lines
    }
}
