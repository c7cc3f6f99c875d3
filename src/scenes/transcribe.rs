//! `hector transcribe`: prints what the ear hears in recordings, one line for each file, in their order.

use std::path::PathBuf;

use super::spoken::{WordingOptions, choice};
use crate::devices::acoustics::ProfileName;
use crate::words::{Language, Listening};

/// The options of `hector transcribe`.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "ear"), allow(dead_code, reason = "without an ear none is used"))]
pub(crate) struct TranscribeOptions {
    /// WAV files with any sample rate and number of channels
    #[arg(value_name = "FILE", required = true)]
    recordings: Vec<PathBuf>,
    /// Which words are expected; repeat it if several things are possible
    #[arg(
        long,
        default_value = "announcement",
        value_parser = choice(Listening::ALL, Listening::code)
    )]
    grammar: Vec<Listening>,
    /// One JSON object a line: file, text, accepted, and words with start, end and conf
    #[arg(long)]
    json: bool,
    /// The folder of a model for Vosk; that of Hector if left out
    #[arg(long, value_name = "FOLDER")]
    model: Option<PathBuf>,
    /// A voice that was learned by hector enrol
    #[arg(long, value_name = "NAME", conflicts_with = "model")]
    voice: Option<ProfileName>,
    /// The language of the answers and commands expected, by default that of the pieces, and
    /// of the messages, by default your own
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
    #[command(flatten)]
    wording: WordingOptions,
}

#[cfg(feature = "ear")]
pub(crate) use with_ear::transcribe;

#[cfg(not(feature = "ear"))]
impl super::without_ear::NeedsEar for TranscribeOptions {
    fn language(&self) -> crate::words::Language {
        super::settings_file::chosen(self.language).0.language
    }
}

#[cfg(feature = "ear")]
mod with_ear {
    use std::io::{self, Write as _};
    use std::path::Path;

    use serde::Serialize;

    use super::TranscribeOptions;
    use crate::devices::ear::{HeardWord, Model, ModelFolder, NoModel};
    use crate::devices::sound::read_wav;
    use crate::scenes::ear::reasons::{lacking, no_voice, unheard};
    use crate::scenes::ear::{Transcriber, Understood, model_folder, trial, voice_folder};
    use crate::scenes::failure::{Failure, Outcome};
    use crate::scenes::reasons;
    use crate::scenes::settings_file;
    use crate::words::{Attention, Readings, Texts, Trust};

    /// Transcribes every recording. One that cannot be read costs a sentence on standard error and has a line without
    /// words; the others follow as usual.
    pub(crate) fn transcribe(options: &TranscribeOptions) -> Outcome {
        let texts = &Texts::new(settings_file::chosen(options.language).0.language);
        let no_model = |error: NoModel| Failure::Input(reasons::no_model(&error, texts));
        let wording = options.wording.wording();
        let attention = Attention {
            listening: options.grammar.clone(),
            wording,
            language: options.language.unwrap_or(wording.words),
            readings: Readings::Best,
        };
        let folder = match &options.voice {
            Some(voice) => {
                voice_folder(voice).map_err(|none| Failure::Input(no_voice(&none, texts)))?
            }
            None => model_folder(options.model.as_deref()).map_err(no_model)?,
        };
        let folder = ModelFolder::check(&folder).map_err(no_model)?;
        let model = Model::load(folder, &trial()).map_err(no_model)?;
        let (mut transcriber, missing) = Transcriber::new(&model, &attention).map_err(no_model)?;
        for missing in &missing {
            let _ = writeln!(io::stderr(), "hector: {}", lacking(missing, texts));
        }
        let mut out = io::stdout().lock();
        let mut all_heard = Ok(());
        for file in &options.recordings {
            let (understood, error) = match read_wav(file) {
                Ok(samples) => (transcriber.hear(&samples), None),
                Err(unheard) => {
                    let sentence = self::unheard(&unheard, texts);
                    let _ = writeln!(io::stderr(), "hector: {sentence}");
                    all_heard = Err(Failure::Told);
                    (Understood::nothing(), Some(sentence))
                }
            };
            let line = if options.json {
                let line = HeardRecording::of(file, &understood, error);
                serde_json::to_string(&line).map_err(io::Error::from)?
            } else {
                understood.text
            };
            writeln!(out, "{line}")?;
            out.flush()?;
        }
        all_heard
    }

    /// One recording, for a program.
    #[derive(Serialize)]
    struct HeardRecording<'a> {
        file: String,
        text: &'a str,
        accepted: bool,
        words: Vec<TranscribedWord<'a>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        error: Option<String>,
    }

    #[derive(Serialize)]
    struct TranscribedWord<'a> {
        word: &'a str,
        start: f32,
        end: f32,
        conf: f32,
    }

    impl<'a> HeardRecording<'a> {
        fn of(
            file: &Path,
            understood: &'a Understood,
            error: Option<String>,
        ) -> HeardRecording<'a> {
            let word = |word: &'a HeardWord| TranscribedWord {
                word: &word.text,
                start: word.start.as_secs_f32(),
                end: word.end.as_secs_f32(),
                conf: word.confidence,
            };
            HeardRecording {
                file: file.display().to_string(),
                text: &understood.text,
                accepted: understood.trust == Trust::Believed,
                words: understood.words.iter().map(word).collect(),
                error,
            }
        }
    }
}
