//! `hector contribute`: records announcements and talk that somebody gives, so that models hear more people. It asks
//! for consent, writes one archive into the user's documents and sends nothing.

#[cfg(feature = "ear")]
mod archive;
#[cfg(feature = "ear")]
mod card_questions;

use super::reading_aloud::ReadingOptions;

/// The options of `hector contribute`.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
pub(crate) struct ContributeOptions {
    /// Delete what was recorded and not packed yet
    #[arg(long)]
    remove: bool,
    #[command(flatten)]
    reading: ReadingOptions,
}

#[cfg(feature = "ear")]
pub(crate) use with_ear::contribute;

#[cfg(not(feature = "ear"))]
impl super::without_ear::NeedsEar for ContributeOptions {
    fn language(&self) -> crate::words::Language {
        super::settings_file::chosen(self.reading.language).0.language
    }
}

#[cfg(feature = "ear")]
mod with_ear {
    use std::io::{self, Write as _};

    use super::card_questions::ask_for_card;
    use super::{ContributeOptions, archive};
    use crate::devices::{folders, whole};
    use crate::home::reading_aloud::Prompts;
    use crate::present::editor::KeyEntry;
    use crate::present::tone::Tones;
    use crate::scenes::answering::tell;
    use crate::scenes::failure::{Failure, Outcome};
    use crate::scenes::place::{Place, Wishes};
    use crate::scenes::reading_aloud::{self, EverythingRead, KeptReadings, ReadingPlan, on_disk};
    use crate::scenes::settings_file;
    use crate::words::enrol::card::CARD;
    use crate::words::enrol::prompts::{PROMPTS, prompts};
    use crate::words::enrol::talk::{TALK, talk};
    use crate::words::{Texts, scene_names};

    /// Asks, records the reading and packs it; or deletes the recordings.
    pub(crate) fn contribute(options: &ContributeOptions) -> Outcome {
        let reading = &options.reading;
        let (settings, spoiled) = settings_file::chosen(reading.language);
        let texts = &Texts::new(settings.language);
        let no_home = || Failure::Input(texts.no_folder_for_voices(folders::HOME));
        let folder = folders::home().ok_or_else(no_home)?.join("contribution");
        let mut readings = KeptReadings::of(folder, texts)?;
        if options.remove {
            let were_there = readings.folder().exists();
            readings.forget(texts)?;
            return tell(&match were_there {
                true => texts.contribution_removed(),
                false => texts.nothing_to_remove(),
            });
        }
        if let Some(sentence) = spoiled {
            let _ = writeln!(io::stderr(), "hector: {sentence}");
        }
        let wishes = || Wishes::of(reading.silent, reading.screen);
        let mut place = Place::open(&settings, wishes())?;
        let wording = reading.wording.wording();
        let card = readings.folder().join(CARD);
        if !card.is_file() {
            place.begin(KeyEntry::Line, Tones::On);
            let Some(answers) = ask_for_card(&mut place, settings.language, wording) else {
                return tell(&texts.contribution_declined());
            };
            folders::make_private(readings.folder())
                .and_then(|()| whole::replace_private(&card, answers.text()))
                .map_err(|error| on_disk(&card, &error, texts))?;
        }
        let plan = ReadingPlan {
            greeting: texts.contribution_begins(PROMPTS, TALK),
            prompts: Prompts {
                announcements: prompts(wording),
                talk: talk(settings.language).map(str::to_owned).to_vec(),
            },
            model: None,
            resume: scene_names::opened_in_hector("contribute", "", settings.language),
        };
        let read = reading_aloud::read(plan, reading, &settings, || Ok(place), &mut readings)?;
        if read == EverythingRead::All {
            let written = archive::write(readings.folder(), texts)?;
            readings.forget(texts)?;
            tell(&texts.contribution_written(&written.file, &written.folder))?;
        }
        Ok(())
    }
}
