//! Which recordings hold their words, judged by the shortfall of their alignment, and what is heard in the others.

use super::super::alignment::{Alignment, PronouncedWays, align};
use super::super::{AcousticModel, Matrix, Network};
use super::{HeardInstead, Misfit, in_parts};

/// With a larger shortfall, the words are not those of the text. For voices new to the starter model, right texts had
/// up to 0.36, wrong ones 0.85 or more.
pub(super) const MOST_SHORTFALL: f32 = 0.7;
/// The same for a network that has already learned from other recordings of the voice. For two voices far outside of
/// its training, right texts then had up to 0.92, wrong ones 1.66 or more.
pub(super) const MOST_ONCE_LEARNED: f32 = 1.2;
/// How many of the best recordings to begin with if fewer fit.
const BEGIN_WITH: usize = 6;
/// With a larger shortfall, a recording is not begun with: it would teach what was not said.
const HOPELESS: f32 = 1.5;
/// The share of a recording that must be voice.
const LEAST_SPEECH: f32 = 0.1;
/// How much of the priors is subtracted before aligning.
const PRIOR_SHARE: f32 = 0.5;

/// Recordings aligned with their words, if the words were found.
pub(super) struct Aligned {
    pub(super) alignments: Vec<Option<Alignment>>,
    /// The largest shortfall that fits.
    most: f32,
}

impl Aligned {
    /// Aligns recordings by the output of a network.
    pub(super) fn by(
        model: &AcousticModel,
        network: &Network,
        heard: &[Matrix],
        words: &[Vec<PronouncedWays>],
        most: f32,
    ) -> Aligned {
        let pairs: Vec<(&Matrix, &Vec<PronouncedWays>)> = heard.iter().zip(words).collect();
        let alignments = in_parts(&pairs, |(frames, words)| {
            let mut likelihoods = network.likelihoods(frames);
            take_off_priors(&mut likelihoods, network.log_priors());
            align(&likelihoods, words, model.silence())
        });
        Aligned { alignments, most }
    }

    /// The alignments that fit, and `None` for the others.
    pub(super) fn fitting(&self) -> Vec<Option<&Alignment>> {
        no_further_short_than(self.most, &self.alignments)
    }

    /// How many do not fit.
    pub(super) fn misfits(&self) -> usize {
        self.fitting().iter().filter(|fit| fit.is_none()).count()
    }

    /// What is heard in those that do not fit.
    pub(super) fn named(&self, model: &AcousticModel, heard: &[Matrix]) -> Vec<Misfit> {
        let fitting = self.fitting();
        let unfit = heard.iter().zip(&fitting).enumerate().filter(|(_, (_, fit))| fit.is_none());
        unfit
            .map(|(place, (frames, _))| Misfit { place, heard: heard_instead(model, frames) })
            .collect()
    }
}

fn no_further_short_than(most: f32, alignments: &[Option<Alignment>]) -> Vec<Option<&Alignment>> {
    let fits = |alignment: &&Alignment| alignment.shortfall <= most;
    alignments.iter().map(|alignment| alignment.as_ref().filter(fits)).collect()
}

/// The recordings to learn from before the others are aligned again, and their number: those that fit, or else the
/// few best. An unusual voice has a shortfall everywhere, and the smallest ones most likely have the right words.
pub(super) fn begun_with(alignments: &[Option<Alignment>]) -> (Vec<Option<&Alignment>>, usize) {
    let mut shortfalls: Vec<f32> =
        alignments.iter().flatten().map(|alignment| alignment.shortfall).collect();
    shortfalls.sort_by(f32::total_cmp);
    let few = shortfalls.get(BEGIN_WITH - 1).or(shortfalls.last()).copied().unwrap_or(0.0);
    let begun = no_further_short_than(few.clamp(MOST_SHORTFALL, HOPELESS), alignments);
    let learned = begun.iter().flatten().count();
    (begun, learned)
}

/// What is heard in a recording that lacks its words.
fn heard_instead(model: &AcousticModel, frames: &Matrix) -> HeardInstead {
    let likelihoods = model.network().likelihoods(frames);
    let speaks = |row: &&[f32]| {
        let likeliest = row.iter().enumerate().max_by(|(_, one), (_, other)| one.total_cmp(other));
        likeliest.is_some_and(|(sound, _)| sound != model.silence())
    };
    let spoken = likelihoods.each_row().filter(speaks).count() as f32;
    if spoken < LEAST_SPEECH * likelihoods.rows() as f32 {
        HeardInstead::NoSpeech
    } else {
        HeardInstead::OtherWords
    }
}

fn take_off_priors(likelihoods: &mut Matrix, log_priors: &[f32]) {
    for row in 0..likelihoods.rows() {
        let row = likelihoods.row_mut(row).iter_mut();
        row.zip(log_priors).for_each(|(value, prior)| *value -= PRIOR_SHARE * prior);
    }
}
