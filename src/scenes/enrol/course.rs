//! Learns a voice from recordings, tries it on others, and keeps it if it understands no fewer of these than before.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use crate::devices::acoustics::{
    AcousticModel, Misfit, NotTeachable, NothingLearned, OtherShape, ProfileName, Profiles,
    Prompted, TeachingPlan, TeachingProgress, Unkept, misfits, teach,
};
use crate::devices::ear::{self, Model, ModelFolder, Trial};
use crate::scenes::ear::Transcriber;
use crate::words::{Attention, Listening, Readings, Texts, Wording, words_apart};

/// One recording in this many is kept for trying and not learned from.
const TRIED: usize = 4;
/// Fewer recordings prove nothing.
pub(super) const FEWEST: usize = 8;
/// The recogniser takes samples between -1 and 1, the model samples of 16 bits.
const FULL: f32 = 32_768.0;

pub(super) struct VoiceRecording {
    /// Samples between -1 and 1.
    pub(super) samples: Vec<f32>,
    /// The words in it, as the model spells them.
    pub(super) text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HowMuchUnderstood {
    /// Whole announcements, without a wrong word.
    pub(super) whole: usize,
    pub(super) of: usize,
    /// Words that were left out, added or mistaken.
    pub(super) wrong: usize,
    pub(super) words: usize,
}

/// The result of learning.
pub(super) struct EnrolOutcome {
    pub(super) before: HowMuchUnderstood,
    pub(super) after: HowMuchUnderstood,
    /// Recordings that could be used neither for learning nor for trying, in their order.
    pub(super) unfit: Vec<Misfit>,
    pub(super) verdict: EnrolVerdict,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EnrolVerdict {
    Kept,
    /// The new voice would understand less.
    Worse,
}

#[derive(Debug, thiserror::Error)]
#[error("no voice learned: {self:?}")]
pub(super) enum NotLearned {
    Model(#[from] NotTeachable),
    Lesson(#[from] NothingLearned),
    Shape(#[from] OtherShape),
    Recogniser(#[from] ear::NoModel),
    Disk(#[from] Unkept),
}

/// How many of these recordings are learned from. `None` if there are too few.
pub(super) fn learned_from(recordings: usize) -> Option<usize> {
    (recordings >= FEWEST).then(|| recordings - recordings / TRIED)
}

/// What is needed to learn a voice.
pub(super) struct EnrolCourse<'a> {
    pub(super) starter: &'a Path,
    pub(super) profiles: &'a Profiles,
    pub(super) name: &'a ProfileName,
    pub(super) wording: Wording,
    /// Today's date, for the description of the profile.
    pub(super) day: String,
    /// For the description of the profile.
    pub(super) texts: &'a Texts,
}

impl EnrolCourse<'_> {
    /// Learns the voice in these recordings, and reports progress.
    pub(super) fn take(
        &self,
        recordings: &[VoiceRecording],
        told: &mut dyn FnMut(TeachingProgress),
    ) -> Result<EnrolOutcome, NotLearned> {
        let (tried, learned): (Vec<usize>, Vec<usize>) =
            (0..recordings.len()).partition(|place| place % TRIED == TRIED - 1);
        let model = AcousticModel::open(self.starter)?;
        let plan = TeachingPlan::default();
        let lesson = teach(&model, &prompted(recordings, &learned), &plan, told)?;
        // A recording of other words cannot be used for trying, either.
        let astray = misfits(&model, &lesson.network, &prompted(recordings, &tried))?;
        if astray.len() == tried.len() {
            return Err(NothingLearned::Unfit.into());
        }
        let learned_from = learned.len() - lesson.unfit.len();
        let mut unfit = among(&learned, &lesson.unfit);
        unfit.extend(among(&tried, &astray));
        unfit.sort_unstable_by_key(|misfit| misfit.place);
        let tries = |place: &usize| unfit.iter().all(|misfit| misfit.place != *place);
        let tried: Vec<&VoiceRecording> =
            tried.into_iter().filter(tries).map(|place| &recordings[place]).collect();
        let draft =
            self.profiles.draft(self.name, self.starter, &model.file().with(&lesson.network)?)?;
        let before = self.understood(&self.heard_with_so_far()?, &tried)?;
        let after = self.understood(draft.folder(), &tried)?;
        let verdict = if after.rank() >= before.rank() {
            draft.keep(&self.remarks(before, after, learned_from))?;
            EnrolVerdict::Kept
        } else {
            EnrolVerdict::Worse
        };
        Ok(EnrolOutcome { before, after, unfit, verdict })
    }

    /// The earlier profile of this name, or the starter model.
    fn heard_with_so_far(&self) -> Result<PathBuf, Unkept> {
        if self.profiles.names()?.contains(self.name) {
            self.profiles.model_of(self.name)
        } else {
            Ok(self.starter.to_owned())
        }
    }

    fn understood(
        &self,
        model: &Path,
        tried: &[&VoiceRecording],
    ) -> Result<HowMuchUnderstood, NotLearned> {
        // The model was made here from the starter, and no game is running, so it is loaded without a trial.
        let model = Model::load(ModelFolder::check(model)?, &Trial::None)?;
        let attention = Attention {
            listening: vec![Listening::Announcement],
            wording: self.wording,
            language: self.wording.words,
            readings: Readings::Best,
        };
        let (mut transcriber, _) = Transcriber::new(&model, &attention)?;
        let mut sum = HowMuchUnderstood { whole: 0, of: tried.len(), wrong: 0, words: 0 };
        for recording in tried {
            let heard = transcriber.hear(&recording.samples).text;
            let wrong = words_apart(&recording.text, &heard);
            sum.whole += usize::from(wrong == 0);
            sum.wrong += wrong;
            sum.words += recording.text.split_whitespace().count();
        }
        Ok(sum)
    }

    fn remarks(
        &self,
        before: HowMuchUnderstood,
        after: HowMuchUnderstood,
        learned: usize,
    ) -> String {
        let texts = self.texts;
        let told = |understood: HowMuchUnderstood| {
            let HowMuchUnderstood { whole, of, wrong, words } = understood;
            texts.voice_understood(whole, of, wrong, words)
        };
        let lines = [
            texts.voice_is(&self.name.to_string()),
            texts.voice_learned_on(&self.day),
            texts.voice_learned_from(learned),
            texts.voice_tried_on(after.of),
            texts.voice_before(&told(before)),
            texts.voice_now(&told(after)),
        ];
        lines.join("\n") + "\n"
    }
}

fn prompted(recordings: &[VoiceRecording], places: &[usize]) -> Vec<Prompted> {
    let prompted = |place: &usize| {
        let VoiceRecording { samples, text } = &recordings[*place];
        let samples = samples.iter().map(|sample| sample * FULL).collect();
        Prompted { samples, text: text.clone() }
    };
    places.iter().map(prompted).collect()
}

fn among(places: &[usize], misfits: &[Misfit]) -> Vec<Misfit> {
    let of_all = |misfit: &Misfit| Misfit { place: places[misfit.place], ..*misfit };
    misfits.iter().map(of_all).collect()
}

impl HowMuchUnderstood {
    /// Greater is better.
    fn rank(self) -> (usize, Reverse<usize>) {
        (self.whole, Reverse(self.wrong))
    }
}
