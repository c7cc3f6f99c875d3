//! A fast check sum against accidental damage. Not for secrets: two texts with one sum are easy to make.

pub(super) fn sum(bytes: &[u8]) -> u64 {
    let mut sum = bytes.len() as u64 ^ 0x9e37_79b9_7f4a_7c15;
    let mut words = bytes.chunks_exact(8);
    for word in &mut words {
        let word = word.iter().rev().fold(0, |all, byte| all << 8 | u64::from(*byte));
        sum = mixed(sum ^ word);
    }
    let rest = words.remainder().iter().fold(0, |all, byte| all << 8 | u64::from(*byte));
    mixed(sum ^ rest)
}

/// Spreads each bit of the sum over many others.
fn mixed(sum: u64) -> u64 {
    let spread = sum.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread ^ (spread >> 29)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_of_a_bit_and_every_zero_more_is_another_sum() {
        let bytes: Vec<u8> = (0..100).collect();
        let mut sums = vec![sum(&bytes), sum(&bytes[..99]), sum(&[]), sum(&[0]), sum(&[0; 8])];
        for place in 0..bytes.len() {
            for bit in 0..8 {
                let mut spoiled = bytes.clone();
                spoiled[place] ^= 1 << bit;
                sums.push(sum(&spoiled));
            }
        }
        let count = sums.len();
        sums.sort_unstable();
        sums.dedup();
        assert_eq!(sums.len(), count);
    }
}
