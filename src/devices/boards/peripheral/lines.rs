//! Lines from bytes that come in pieces of any size. Never says what a line means.

/// No line of the protocol is longer.
const LONGEST: usize = 512;

#[derive(Default)]
pub(super) struct BoardLines {
    pending: Vec<u8>,
    /// Whether a line is skipped to its end, because it is too long to be one.
    skips: bool,
}

impl BoardLines {
    /// The lines that end in what came.
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
