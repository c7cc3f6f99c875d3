//! The CRC-32 check sum of ZIP files.

/// The check sum of bytes that come in pieces.
#[derive(Debug, Clone, Copy)]
pub(super) struct ArchiveSum(u32);

impl ArchiveSum {
    pub(super) const fn of_nothing() -> ArchiveSum {
        ArchiveSum(u32::MAX)
    }

    pub(super) fn take(&mut self, bytes: &[u8]) {
        for byte in bytes {
            let place = (self.0 ^ u32::from(*byte)) & 0xff;
            self.0 = SUMS[place as usize] ^ (self.0 >> 8);
        }
    }

    pub(super) fn sum(self) -> u32 {
        !self.0
    }
}

/// The CRC of every byte, by the polynomial of the format.
static SUMS: [u32; 256] = sums();

const fn sums() -> [u32; 256] {
    let mut sums = [0; 256];
    let mut byte = 0;
    while byte < sums.len() {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = if sum & 1 == 1 { 0xedb8_8320 ^ (sum >> 1) } else { sum >> 1 };
            bit += 1;
        }
        sums[byte] = sum;
        byte += 1;
    }
    sums
}
