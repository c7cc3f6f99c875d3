//! Trains a network for one voice: recordings of known words are aligned, varied a little, and learned in small
//! steps. The same recordings and the same seed give the same network, on any number of processors. The caller checks
//! whether the voice is recognised better.

mod aligned;
mod progress;

use std::thread;

use self::aligned::{Aligned, MOST_ONCE_LEARNED, MOST_SHORTFALL, begun_with};
use self::progress::StepCount;
use super::adam::{Adam, flat};
use super::alignment::{Alignment, PronouncedWays};
use super::chance::SoundChance;
use super::change::SoundChange;
use super::network::{Bend, Layer};
use super::passing::Slopes;
use super::{AcousticModel, Cepstra, Matrix, Network, Unpronounced};

pub use self::progress::TeachingProgress;

/// A recording of known words.
#[derive(Debug, Clone, PartialEq)]
pub struct Prompted {
    /// 16,000 samples a second, from -32,768 to 32,767.
    pub samples: Vec<f32>,
    /// What is said in it, in words of the model.
    pub text: String,
}

/// The settings of a training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TeachingPlan {
    /// How often each recording is used.
    pub passes: usize,
    /// How many changed copies of each recording are made, in addition to itself.
    pub copies: usize,
    /// The size of the first step; the last is a tenth of it.
    pub step: f32,
    /// How much of the network's earlier output is kept in the target, from 0 to 1.
    pub kept: f32,
    /// The factor between the step sizes of successive layers: the lower layers depend on the voice, the higher ones
    /// on the words.
    pub fade: f32,
    pub seed: u64,
}

impl Default for TeachingPlan {
    fn default() -> TeachingPlan {
        TeachingPlan { passes: 12, copies: 5, step: 6e-4, kept: 0.1, fade: 0.5, seed: 1 }
    }
}

/// The result of a training.
#[derive(Debug, Clone)]
pub struct Learned {
    /// The trained network.
    pub network: Network,
    /// The recordings that were not used, in order.
    pub unfit: Vec<Misfit>,
}

/// A recording in which its words are not heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misfit {
    /// Its index among the recordings.
    pub place: usize,
    /// What is heard instead.
    pub heard: HeardInstead,
}

/// What is heard instead of the words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeardInstead {
    /// Silence or noise: no voice, or not enough of it for the words.
    NoSpeech,
    /// Other words.
    OtherWords,
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("nothing learned: {self:?}")]
pub enum NothingLearned {
    /// A word cannot be aligned.
    Word(#[from] Unpronounced),
    /// The words were not found in any recording.
    Unfit,
}

/// The size of a group of recordings that make one step.
const GROUP: usize = 8;
/// How many threads share a group. Always the same number, because sums of fractions depend on how they are divided.
const PARTS: usize = 4;
/// How often recordings are aligned again with a network that has learned from those that fit.
const ROUNDS: usize = 3;

/// A stretch of sound with its target.
struct Example {
    frames: Matrix,
    /// The target likelihood of each phone, a row for every third frame.
    wanted: Matrix,
}

/// Trains the network of a model for the voice in these recordings, and reports progress.
///
/// # Errors
/// If a text has words that the model lacks, or no recording fits its text.
pub fn teach(
    model: &AcousticModel,
    recordings: &[Prompted],
    lesson: &TeachingPlan,
    told: &mut dyn FnMut(TeachingProgress),
) -> Result<Learned, NothingLearned> {
    let start = model.network();
    let at_most = steps(lesson, recordings.len()) * (ROUNDS as u64 + 1);
    let mut count = StepCount::new(at_most, told);
    let (heard, words) = (seen(model, recordings), spelled(model, recordings)?);
    let aligned = aligned_in_rounds(model, recordings, (&heard, &words), lesson, &mut count);
    let learned = recordings.len() - aligned.misfits();
    if learned == 0 {
        return Err(NothingLearned::Unfit);
    }
    let examples = examples(model, recordings, &aligned.fitting(), lesson);
    let unfit = aligned.named(model, &heard);
    count.only_left(steps(lesson, learned));
    Ok(Learned { network: learn(start, &examples, learned, lesson, &mut count), unfit })
}

/// Aligns every recording with its words. If some do not fit, the network learns a little from those that fit best,
/// and all are aligned again: this helps with an unusual voice.
fn aligned_in_rounds(
    model: &AcousticModel,
    recordings: &[Prompted],
    (heard, words): (&[Matrix], &[Vec<PronouncedWays>]),
    lesson: &TeachingPlan,
    count: &mut StepCount<'_>,
) -> Aligned {
    let start = model.network();
    let mut aligned_so_far = Aligned::by(model, start, heard, words, MOST_SHORTFALL);
    for _ in 0..ROUNDS {
        if aligned_so_far.misfits() == 0 {
            break;
        }
        let (begun, learned) = begun_with(&aligned_so_far.alignments);
        if learned == 0 {
            break;
        }
        let examples = examples(model, recordings, &begun, lesson);
        let network = learn(start, &examples, learned, lesson, count);
        let again = Aligned::by(model, &network, heard, words, MOST_ONCE_LEARNED);
        let gained = again.misfits() < aligned_so_far.misfits();
        aligned_so_far = again;
        if !gained {
            break;
        }
    }
    aligned_so_far
}

/// The recordings in which their words are not heard, by a network that was trained for the voice.
///
/// # Errors
/// If a text has words that the model lacks.
pub fn misfits(
    model: &AcousticModel,
    network: &Network,
    recordings: &[Prompted],
) -> Result<Vec<Misfit>, NothingLearned> {
    let (heard, words) = (seen(model, recordings), spelled(model, recordings)?);
    let aligned = Aligned::by(model, network, &heard, &words, MOST_ONCE_LEARNED);
    Ok(aligned.named(model, &heard))
}

/// The recordings as input for the network of a model.
fn seen(model: &AcousticModel, recordings: &[Prompted]) -> Vec<Matrix> {
    let cepstra = Cepstra::new(model.settings(), SoundChange::NONE.warp);
    in_parts(recordings, |recording| cepstra.of(&recording.samples))
}

/// The pronunciations of the words in recordings.
fn spelled(
    model: &AcousticModel,
    recordings: &[Prompted],
) -> Result<Vec<Vec<PronouncedWays>>, Unpronounced> {
    recordings.iter().map(|recording| model.ways(&recording.text)).collect()
}

/// Each aligned recording unchanged, followed by its changed copies.
fn examples(
    model: &AcousticModel,
    recordings: &[Prompted],
    alignments: &[Option<&Alignment>],
    lesson: &TeachingPlan,
) -> Vec<Example> {
    let mut chance = SoundChance::new(lesson.seed);
    let mut wishes = Vec::new();
    for (recording, alignment) in recordings.iter().zip(alignments) {
        let Some(alignment) = *alignment else { continue };
        wishes.push((recording, alignment, SoundChange::NONE, chance.branch()));
        for _ in 0..lesson.copies {
            wishes.push((recording, alignment, SoundChange::by(&mut chance), chance.branch()));
        }
    }
    in_parts(&wishes, |(recording, alignment, change, chance)| {
        let samples = change.of(&recording.samples, &mut chance.clone());
        let frames = Cepstra::new(model.settings(), change.warp).of(&samples);
        let mut wanted = model.network().likelihoods(&frames);
        for value in wanted.values_mut() {
            *value = lesson.kept * value.exp();
        }
        for (row, sound) in alignment.sounds.iter().enumerate() {
            wanted.row_mut(row)[*sound] += 1.0 - lesson.kept;
        }
        Example { frames, wanted }
    })
}

/// How many steps this many recordings take.
fn steps(lesson: &TeachingPlan, recordings: usize) -> u64 {
    (lesson.passes * recordings.div_ceil(GROUP)) as u64
}

fn learn(
    start: &Network,
    examples: &[Example],
    recordings: usize,
    lesson: &TeachingPlan,
    count: &mut StepCount<'_>,
) -> Network {
    let mut network = start.clone();
    let mut adam = Adam::new(start);
    let mut chance = SoundChance::new(lesson.seed.wrapping_add(1));
    let groups = recordings.div_ceil(GROUP);
    let shares = faded(start, lesson.fade);
    let last = (lesson.passes * groups).max(2) - 1;
    for pass in 0..lesson.passes {
        // Each recording once in a pass, as one of its copies.
        let copies = lesson.copies + 1;
        let mut order: Vec<&Example> = examples
            .chunks(copies)
            .filter_map(|copies| copies.get(chance.below(copies.len())))
            .collect();
        chance.shuffle(&mut order);
        for (number, group) in order.chunks(GROUP).enumerate() {
            let done = (pass * groups + number) as f32 / last as f32;
            let size = lesson.step * (1.0 - 0.9 * done);
            let sizes: Vec<f32> = shares.iter().map(|share| size * share).collect();
            let slopes = slopes(&network, group);
            adam.step(&mut network, &slopes, &sizes);
            count.step();
        }
    }
    network
}

/// The factor of the step size for every layer. A layer without activation leads into the layer above it, and counts
/// as one with that.
fn faded(network: &Network, fade: f32) -> Vec<f32> {
    let mut next = 1.0;
    let share = |layer: &Layer| {
        let own = next;
        if layer.bend != Bend::Straight {
            next *= fade;
        }
        own
    };
    network.layers().iter().map(share).collect()
}

/// The slopes of the parameters, summed up over a group.
fn slopes(network: &Network, group: &[&Example]) -> Slopes {
    let rows: usize = group.iter().map(|example| example.wanted.rows()).sum();
    let parts: Vec<&[&Example]> = group.chunks(group.len().div_ceil(PARTS).max(1)).collect();
    let of_parts = in_parts(&parts, |part| {
        let mut slopes = flat(network);
        for example in *part {
            let passed = network.pass(&example.frames);
            let Some(likelihoods) = passed.likelihoods() else { continue };
            let mut wrong = likelihoods.clone();
            for (wrong, wanted) in wrong.values_mut().iter_mut().zip(example.wanted.values()) {
                *wrong = (wrong.exp() - wanted) / rows as f32;
            }
            passed.add_slopes(network, wrong, &mut slopes);
        }
        slopes
    });
    let sum = of_parts.into_iter().reduce(|mut sum, part| {
        for (sum, part) in sum.iter_mut().zip(&part) {
            sum.iter_mut().zip(part).for_each(|(sum, slope)| *sum += slope);
        }
        sum
    });
    sum.unwrap_or_else(|| flat(network))
}

/// Works on all items, some at a time, and returns the results in the same order.
fn in_parts<T: Sync, Out: Send>(things: &[T], work: impl Fn(&T) -> Out + Sync) -> Vec<Out> {
    let share = things.len().div_ceil(PARTS).max(1);
    let work = &work;
    thread::scope(|scope| {
        let parts: Vec<_> = things
            .chunks(share)
            .map(|part| scope.spawn(move || part.iter().map(work).collect::<Vec<Out>>()))
            .collect();
        let done = parts.into_iter().map(|part| part.join());
        done.flat_map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_fade_from_bend_to_bend() {
        let layer = |bend| Layer {
            offsets: vec![0],
            weights: Matrix::zeros(2, 2),
            bias: vec![0.0; 2],
            bend,
        };
        let bends = [Bend::Rectified, Bend::Straight, Bend::Rectified, Bend::LogSoftmax];
        let network = Network::new(bends.map(layer).to_vec(), Vec::new()).expect("layers that fit");
        assert_eq!(faded(&network, 0.5), [1.0, 0.5, 0.5, 0.25]);
    }
}
