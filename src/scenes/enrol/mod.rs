//! `hector enrol`: teach the ear one's own voice, by reading announcements aloud or from
//! recordings. Keeps what was learned by name, and never makes hearing worse.

#[cfg(feature = "ear")]
mod at_the_microphone;
#[cfg(feature = "ear")]
mod course;
#[cfg(feature = "ear")]
mod reader;
#[cfg(feature = "ear")]
mod readings;

use std::path::PathBuf;

use super::failure::Outcome;
use super::place::ScreenOptions;
use super::spoken::{WordingOptions, choice};
use crate::devices::acoustics::ProfileName;
use crate::words::Language;

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
    /// List the voices that were learned
    #[arg(long, conflicts_with = "remove")]
    list: bool,
    /// Delete the voice: recognition works as it did without it
    #[arg(long)]
    remove: bool,
    /// The folder of the model to adapt; that of Hector if left out
    #[arg(long, value_name = "FOLDER")]
    model: Option<PathBuf>,
    /// A part of the name of the microphone; the system's microphone if left out
    #[arg(long, value_name = "NAME")]
    microphone: Option<String>,
    /// The language that Hector speaks with you
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
    /// Show the announcements without speaking them
    #[arg(long)]
    silent: bool,
    #[command(flatten)]
    screen: ScreenOptions,
    #[command(flatten)]
    wording: WordingOptions,
}

#[cfg(feature = "ear")]
pub(crate) use with_ear::enrol;
#[cfg(not(feature = "ear"))]
pub(crate) use without_ear::enrol;

#[cfg(feature = "ear")]
mod with_ear {
    use std::io::{self, Write as _};
    use std::path::Path;
    use std::time::{SystemTime, UNIX_EPOCH};

    use super::at_the_microphone::{self, EverythingRead};
    use super::course::{EnrolCourse, EnrolVerdict, FEWEST, NotLearned, learned_from};
    use super::readings::{KeptReadings, recordings};
    use super::{EnrolOptions, Outcome};
    use crate::clock::calendar::Stamp;
    use crate::devices::acoustics::{HeardInstead, Profiles, Unkept};
    use crate::devices::folders;
    use crate::scenes::answering::tell;
    use crate::scenes::ear::model_folder;
    use crate::scenes::ear::reasons::{nothing_learned, unkept, untaught};
    use crate::scenes::failure::Failure;
    use crate::scenes::reasons;
    use crate::scenes::settings_file;
    use crate::words::Texts;
    use crate::words::enrol::prompts::PROMPTS;

    /// Does what the options ask for: learns, lists or forgets.
    pub(crate) fn enrol(options: &EnrolOptions) -> Outcome {
        let (settings, spoiled) = settings_file::chosen(options.language);
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
            return enrolment.learn(folder);
        }
        if let Some(sentence) = spoiled {
            let _ = writeln!(io::stderr(), "hector: {sentence}");
        }
        let mut readings = KeptReadings::under(&home, &options.name, texts)?;
        if at_the_microphone::read(options, settings, &mut readings)? == EverythingRead::All {
            enrolment.learn(readings.folder())?;
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

        /// Learns from a folder of recordings.
        fn learn(&self, folder: &Path) -> Outcome {
            let (listed, recordings) = recordings(folder, self.texts)?;
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
                wording: self.options.wording.wording(),
                day: today(),
                texts: self.texts,
            };
            let result = course.take(&recordings).map_err(|error| self.not_learned(&error))?;
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

    fn today() -> String {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Stamp::of(i64::try_from(since.as_millis()).unwrap_or(i64::MAX)).date()
    }
}

#[cfg(not(feature = "ear"))]
mod without_ear {
    use super::{EnrolOptions, Outcome};
    use crate::scenes::failure::Failure;
    use crate::scenes::reasons;
    use crate::scenes::settings_file;
    use crate::words::Texts;

    /// There is no ear to teach.
    pub(crate) fn enrol(options: &EnrolOptions) -> Outcome {
        let texts = Texts::new(settings_file::chosen(options.language).0.language);
        Err(Failure::Input(reasons::no_ear(&texts)))
    }
}
