//! Random numbers that are the same on every machine: SplitMix64. Not for secrets.

/// A source of random numbers. The same seed always gives the same numbers.
#[derive(Debug, Clone)]
pub(super) struct SoundChance(u64);

impl SoundChance {
    pub(super) fn new(seed: u64) -> SoundChance {
        SoundChance(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Another source, independent of how much is drawn from this one later.
    pub(super) fn branch(&mut self) -> SoundChance {
        SoundChance(self.next())
    }

    /// A number between two, uniformly distributed.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        let part = (self.next() >> 40) as f32 / (1_u64 << 24) as f32;
        low + part * (high - low)
    }

    /// A number below `bound`, which is at least 1.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap_or(0)
    }

    /// Roughly normally distributed, with mean zero and standard deviation one.
    pub(super) fn around_zero(&mut self) -> f32 {
        // The sum of twelve uniform numbers has a standard deviation of one.
        (0..12).map(|_| self.between(-0.5, 0.5)).sum()
    }

    pub(super) fn shuffle<T>(&mut self, all: &mut [T]) {
        for at in (1..all.len()).rev() {
            let other = self.below(at + 1);
            all.swap(at, other);
        }
    }
}
