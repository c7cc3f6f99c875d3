//! `hector enrol`: teaches the ear the user's voice, from announcements read aloud or from recordings. It keeps a voice
//! by name, and only if hearing does not get worse.

#[cfg(feature = "ear")]
mod course;
#[cfg(feature = "ear")]
mod from_games;
#[cfg(feature = "ear")]
mod recordings;

use std::path::PathBuf;

use super::reading_aloud::ReadingOptions;
use crate::devices::acoustics::ProfileName;

/// The options of `hector enrol`.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
pub(crate) struct EnrolOptions {
    /// A name for the voice: up to 40 letters, digits, hyphens and underscores
    #[arg(default_value = "own")]
    name: ProfileName,
    /// Learn from the recordings in a folder, without a microphone. The list prompts.tsv in it
    /// has a line for each: the name of the WAV file, a tab and the words that are spoken
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["list", "remove"])]
    from: Option<PathBuf>,
    /// Learn from what you announced in games whose sound you kept, without a microphone
    #[arg(long, conflicts_with_all = ["from", "list", "remove"])]
    from_games: bool,
    /// List the voices that were learned
    #[arg(long, conflicts_with = "remove")]
    list: bool,
    /// Delete the voice: recognition works as it did without it
    #[arg(long)]
    remove: bool,
    /// The folder of the model to adapt; that of Hector if left out
    #[arg(long, value_name = "FOLDER")]
    model: Option<PathBuf>,
    #[command(flatten)]
    reading: ReadingOptions,
}

#[cfg(feature = "ear")]
pub(crate) use with_ear::enrol;

#[cfg(not(feature = "ear"))]
impl super::without_ear::NeedsEar for EnrolOptions {
    fn language(&self) -> crate::words::Language {
        super::settings_file::chosen(self.reading.language).0.language
    }
}

#[cfg(feature = "ear")]
mod with_ear {
    use std::io::{self, Write as _};

    use super::EnrolOptions;
    use super::course::{
        EnrolCourse, EnrolVerdict, FEWEST, NotLearned, VoiceRecording, learned_from,
    };
    use super::from_games::recordings_of_games;
    use super::recordings::recordings;
    use crate::clock::calendar::Stamp;
    use crate::devices::acoustics::{HeardInstead, Profiles, TeachingProgress, Unkept};
    use crate::devices::{folders, timepiece};
    use crate::home::reading_aloud::Prompts;
    use crate::scenes::answering::tell;
    use crate::scenes::ear::model_folder;
    use crate::scenes::ear::reasons::{nothing_learned, unkept, untaught};
    use crate::scenes::failure::{Failure, Outcome};
    use crate::scenes::place::{Place, Wishes};
    use crate::scenes::reading_aloud::{self, EverythingRead, KeptReadings, ReadingPlan};
    use crate::scenes::reasons;
    use crate::scenes::settings_file;
    use crate::scenes::told_progress::ToldProgress;
    use crate::words::enrol::list::Listed;
    use crate::words::enrol::prompts::{PROMPTS, prompts};
    use crate::words::how_far::ShareDone;
    use crate::words::{Texts, scene_names};

    pub(crate) fn enrol(options: &EnrolOptions) -> Outcome {
        let (settings, spoiled) = settings_file::chosen(options.reading.language);
        let texts = &Texts::new(settings.language);
        let no_home = || Failure::Input(texts.no_folder_for_voices(folders::HOME));
        let home = folders::home().ok_or_else(no_home)?;
        let profiles = Profiles::under(&home);
        let enrolment = Enrolment { options, profiles: &profiles, texts };
        if options.list {
            return enrolment.list();
        }
        if options.remove {
            profiles.remove(&options.name).map_err(|error| enrolment.unkept(&error))?;
            return tell(&texts.enrol_removed(&options.name.to_string()));
        }
        if let Some(folder) = &options.from {
            return enrolment.learn(recordings(folder, texts)?);
        }
        if options.from_games {
            return enrolment.learn(recordings_of_games(texts)?);
        }
        if let Some(sentence) = spoiled {
            let _ = writeln!(io::stderr(), "hector: {sentence}");
        }
        let name = options.name.to_string();
        let mut readings = KeptReadings::of(home.join("readings").join(&name), texts)?;
        let announcements = prompts(options.reading.wording.wording());
        let plan = ReadingPlan {
            greeting: texts.enrol_welcome(announcements.len()),
            prompts: Prompts { announcements, talk: Vec::new() },
            model: options.model.as_deref(),
            resume: scene_names::opened_in_hector("enrol", &name, settings.language),
        };
        let reading = &options.reading;
        let place = || Place::open(&settings, Wishes::of(reading.silent, reading.screen));
        let read = reading_aloud::read(plan, reading, &settings, place, &mut readings)?;
        if read == EverythingRead::All {
            enrolment.learn(recordings(readings.folder(), texts)?)?;
            readings.forget(texts)?;
        }
        Ok(())
    }

    struct Enrolment<'a> {
        options: &'a EnrolOptions,
        profiles: &'a Profiles,
        texts: &'a Texts,
    }

    impl Enrolment<'_> {
        fn unkept(&self, error: &Unkept) -> Failure {
            Failure::Input(unkept(error, self.texts))
        }

        fn not_learned(&self, error: &NotLearned) -> Failure {
            Failure::Input(match error {
                NotLearned::Model(error) => untaught(error, self.texts),
                NotLearned::Lesson(error) => nothing_learned(error, self.texts),
                NotLearned::Shape(_) => self.texts.other_layers(),
                NotLearned::Recogniser(error) => reasons::no_model(error, self.texts),
                NotLearned::Disk(error) => unkept(error, self.texts),
            })
        }

        fn list(&self) -> Outcome {
            let names = self.profiles.names().map_err(|error| self.unkept(&error))?;
            if names.is_empty() {
                return tell(&self.texts.enrol_none_yet());
            }
            let mut out = io::stdout().lock();
            for name in names {
                let remarks =
                    self.profiles.remarks_on(&name).map_err(|error| self.unkept(&error))?;
                writeln!(out, "{}", remarks.lines().collect::<Vec<_>>().join(". "))?;
            }
            Ok(())
        }

        fn learn(&self, (listed, recordings): (Vec<Listed>, Vec<VoiceRecording>)) -> Outcome {
            let there = recordings.len();
            let learned = learned_from(there)
                .ok_or_else(|| Failure::Input(self.texts.few_recordings(there, FEWEST, PROMPTS)))?;
            tell(&self.texts.enrol_learning(learned))?;
            let starter = model_folder(self.options.model.as_deref())
                .map_err(|error| Failure::Input(reasons::no_model(&error, self.texts)))?;
            let course = EnrolCourse {
                starter: &starter,
                profiles: self.profiles,
                name: &self.options.name,
                wording: self.options.reading.wording.wording(),
                day: Stamp::of(timepiece::wall()).date(),
                texts: self.texts,
            };
            let mut progress = ToldProgress::begins_beside(self.texts);
            let mut told = |TeachingProgress { skipped, done, of }| {
                progress.tell_beside(ShareDone { before: skipped, done, of });
            };
            let result =
                course.take(&recordings, &mut told).map_err(|error| self.not_learned(&error))?;
            let named = |instead: HeardInstead| -> Option<String> {
                let of_this_kind = result.unfit.iter().filter(|misfit| misfit.heard == instead);
                let files: Vec<String> = of_this_kind
                    .filter_map(|misfit| Some(listed.get(misfit.place)?.file.display().to_string()))
                    .collect();
                (!files.is_empty()).then(|| files.join(", "))
            };
            if let Some(files) = named(HeardInstead::OtherWords) {
                tell(&self.texts.enrol_other_words(&files))?;
            }
            if let Some(files) = named(HeardInstead::NoSpeech) {
                tell(&self.texts.enrol_no_speech(&files))?;
            }
            let (before, after) = (result.before.whole, result.after.whole);
            tell(&self.texts.enrol_figures(result.after.of, before, after))?;
            match result.verdict {
                EnrolVerdict::Kept => tell(&self.texts.enrol_kept(&self.options.name.to_string())),
                EnrolVerdict::Worse => Err(Failure::Input(self.texts.enrol_not_kept())),
            }
        }
    }
}
