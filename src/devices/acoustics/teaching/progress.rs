//! The progress of a training, in steps.

/// The progress of a training, in steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeachingProgress {
    /// Steps that turned out not to be needed.
    pub skipped: u64,
    /// Steps that are done or not needed.
    pub done: u64,
    /// All steps.
    pub of: u64,
}

/// Counts the steps of a training and reports them.
pub(super) struct StepCount<'t> {
    progress: TeachingProgress,
    told: &'t mut dyn FnMut(TeachingProgress),
}

impl StepCount<'_> {
    /// A training of at most this many steps.
    pub(super) fn new(at_most: u64, told: &mut dyn FnMut(TeachingProgress)) -> StepCount<'_> {
        StepCount { progress: TeachingProgress { skipped: 0, done: 0, of: at_most }, told }
    }

    pub(super) fn step(&mut self) {
        self.progress.done += 1;
        (self.told)(self.progress);
    }

    /// Only this many steps are left. Counts the others as skipped.
    pub(super) fn only_left(&mut self, steps: u64) {
        let done = self.progress.of.saturating_sub(steps);
        self.progress.skipped += done.saturating_sub(self.progress.done);
        self.progress.done = done;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_are_not_needed_are_no_steps_that_were_done() {
        let mut told = Vec::new();
        let mut tell = |TeachingProgress { skipped, done, of }| told.push((skipped, done, of));
        let mut count = StepCount::new(40, &mut tell);
        (0..10).for_each(|_| count.step());
        count.only_left(10);
        (0..10).for_each(|_| count.step());
        assert_eq!(told[9], (0, 10, 40));
        assert_eq!(told[10], (20, 31, 40));
        assert_eq!(told[19], (20, 40, 40));
        assert!(told.is_sorted());
    }
}
