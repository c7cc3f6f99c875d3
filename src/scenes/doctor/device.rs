//! Tests each device. Knows how devices fail and which remedy fits.

use std::time::Duration;

#[cfg(any(feature = "ear", feature = "braille"))]
use super::remedy;
use super::remedy::remedies;
#[cfg(feature = "boards")]
use crate::chess::notation::harmless;
#[cfg(feature = "boards")]
use crate::devices::boards::{
    CableBoard, PortTaker, found_at_cables, found_in_the_air, found_ports, taker_of,
};
#[cfg(feature = "ear")]
use crate::devices::ear::{Loudness, LoudnessFault};
use crate::devices::engine::{self, EngineCommand};
#[cfg(feature = "voice")]
use crate::devices::speaker::SpokenBy;
#[cfg(feature = "voice")]
use crate::present::spoken::SpeechSystem;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::program::Program;
use crate::scenes::reasons;
use crate::scenes::settings_file;
#[cfg(feature = "boards")]
use crate::words::CalledBoard;
use crate::words::Texts;
use crate::words::diagnosis::{Diagnosis, DoctorCheck, Trouble};
#[cfg(feature = "ear")]
use crate::words::{Attention, Language, Listening, Readings, WhichProgram, Wording};

/// Runs one check in this process.
pub(super) fn examine(check: DoctorCheck, program: &Program, texts: &Texts) -> Diagnosis {
    match (check, program.beyond) {
        #[cfg(feature = "voice")]
        (DoctorCheck::Voice, _) => voice(texts),
        #[cfg(feature = "ear")]
        (DoctorCheck::Microphone, _) => microphone(texts),
        #[cfg(feature = "ear")]
        (DoctorCheck::Recogniser, _) => recogniser(program.told_by, texts),
        #[cfg(feature = "braille")]
        (DoctorCheck::Braille, _) => braille(texts),
        (DoctorCheck::Board, Some(looks)) => (looks.boards)(texts),
        (DoctorCheck::Engine, Some(looks)) => (looks.engines)(texts),
        _ => not_built_in(check, texts),
    }
}

fn not_built_in(check: DoctorCheck, texts: &Texts) -> Diagnosis {
    let sentence = texts.not_built_in(&check.device(texts));
    Err(Trouble::new(sentence, reasons::build_in(texts)).absent())
}

/// How long to listen for boards with Bluetooth.
#[cfg(feature = "boards")]
const LISTENS: Duration = Duration::from_secs(3);

/// Lists the ports that may have an electronic board, and the boards that Bluetooth finds. It is not a fault to have no
/// board or no Bluetooth.
#[cfg(feature = "boards")]
pub(in crate::scenes) fn boards(texts: &Texts) -> Diagnosis {
    let found = found_ports();
    let ports: Vec<String> = found
        .iter()
        .map(|found| {
            let usable = match taker_of(&found.port) {
                Some(PortTaker::Brltty) => format!(", {}", texts.port_is_brlttys()),
                _ => String::new(),
            };
            format!("{} ({}){usable}", found.port, harmless(&found.product))
        })
        .collect();
    // Anybody nearby can give a device any name.
    let in_the_air: Vec<String> = found_in_the_air(LISTENS)
        .unwrap_or_default()
        .iter()
        .map(|name| harmless(name).into_owned())
        .collect();
    let mut told = Vec::new();
    if !ports.is_empty() {
        told.push(texts.ports_for_boards(&ports.join(", ")));
    }
    let at_cables = found_at_cables();
    if !at_cables.is_empty() {
        let named = at_cables.iter().enumerate().map(|(at, board)| {
            let (maker, number) = board.numbers;
            let product = harmless(&board.product);
            format!("usb:{} ({product}, {maker:04x}:{number:04x}, {})", at + 1, board.place)
        });
        told.push(texts.boards_at_cables(&named.collect::<Vec<_>>().join(", ")));
        let faults = at_cables.iter().filter_map(CableBoard::fault);
        told.extend(faults.map(|fault| reasons::board(&fault, CalledBoard::TheBoard, texts)));
    }
    if !in_the_air.is_empty() {
        told.push(texts.boards_in_the_air(&in_the_air.join(", ")));
    }
    if told.is_empty() {
        let none = Trouble::new(texts.no_port_for_boards(), texts.fix_by_connecting_board());
        return Err(none.absent());
    }
    Ok(told.join(" "))
}

/// Without the feature, boards cannot be used.
#[cfg(not(feature = "boards"))]
pub(in crate::scenes) fn boards(texts: &Texts) -> Diagnosis {
    not_built_in(DoctorCheck::Board, texts)
}

/// Common engines, by the names of their programs.
const ENGINES: [&str; 5] = ["stockfish", "fairy-stockfish", "lc0", "toga2", "fruit"];
/// How long an engine may take to give its name. Engines are asked one after the other.
const INTRODUCTION: Duration = Duration::from_millis(1_200);

/// Lists the engines for practice. It is not a fault to have none.
pub(in crate::scenes) fn engines(texts: &Texts) -> Diagnosis {
    let settings = settings_file::chosen(None).0;
    let usual = settings.usual_engine();
    let others = ENGINES.into_iter().filter(|name| *name != usual);
    let (mut found, mut failing) = (Vec::new(), Vec::new());
    for name in std::iter::once(usual).chain(others) {
        let Some(program) = EngineCommand::found(name) else {
            // An engine that the user chose should exist.
            let is_chosen = settings.engine.as_deref() == Some(name);
            failing.extend(is_chosen.then(|| texts.engine_not_there(name)));
            continue;
        };
        match engine::name_of(&program, INTRODUCTION) {
            // An engine does not have to give a name.
            Ok(told) if told.is_empty() => found.push(name.to_owned()),
            Ok(told) => found.push(texts.engine_named(name, &told)),
            Err(fault) => {
                failing.push(texts.engine_fails(name, &reasons::engine(&fault, texts)));
            }
        }
    }
    if found.is_empty() {
        let told = if failing.is_empty() { texts.no_engine() } else { failing.join(" ") };
        return Err(Trouble::new(told, remedies(texts).install_engine()));
    }
    let found = texts.engines_found(&found.join(", "));
    Ok(std::iter::once(found).chain(failing).collect::<Vec<_>>().join(" "))
}

#[cfg(feature = "voice")]
fn voice(texts: &Texts) -> Diagnosis {
    use crate::devices::speaker::Mute;
    use crate::scenes::voice::Aloud;

    // Only a sentence spoken to its end proves the voice: the service opens even without sound.
    let system = settings_file::chosen(None).0.voice.system;
    match Aloud::open(system).and_then(|mut voice| voice.say("de", "Hector").map(|()| voice)) {
        Ok(voice) if voice.lacks("de") => {
            Err(Trouble::new(texts.voice_lacks_german(), remedies(texts).install_voice()))
        }
        Ok(voice) => Ok(texts.voice_works(&called(system, voice.spoken_by(), texts))),
        // With another screen reader, a second voice is not needed.
        Err(mute @ Mute::OtherReader) => Ok(reasons::mute(mute, texts)),
        Err(mute) => Err(Trouble::new(
            reasons::mute(mute, texts),
            match mute {
                Mute::NoNvda | Mute::NvdaCame | Mute::OtherReader => {
                    texts.fix_by_starting_nvda("speaker = nvda")
                }
                Mute::NoNvdaLibrary => texts.fix_by_nvda_library(&reasons::nvda_library()),
                Mute::NoService | Mute::NoSynthesizer => remedies(texts).install_voice(),
                Mute::NoScreenReader => texts.fix_by_starting_orca("speaker = speech-dispatcher"),
                Mute::Stuck | Mute::Gone | Mute::Unfinished => remedies(texts).restart_voice(),
            },
        )),
    }
}

/// The maker's name of a speech system.
#[cfg(feature = "voice")]
fn called(system: SpeechSystem, by: Option<SpokenBy>, texts: &Texts) -> String {
    match (by, system) {
        (Some(SpokenBy::Nvda), _) | (None, SpeechSystem::Nvda) => "NVDA".to_owned(),
        (Some(SpokenBy::System), _) => texts.the_voice_of_windows(),
        (None, SpeechSystem::Usual | SpeechSystem::SpeechDispatcher) => {
            "speech-dispatcher".to_owned()
        }
        (None, SpeechSystem::Portable) => "tts".to_owned(),
        (None, SpeechSystem::Orca) => "Orca".to_owned(),
    }
}

#[cfg(feature = "ear")]
fn microphone(texts: &Texts) -> Diagnosis {
    use crate::devices::ear::{Deaf, try_microphone};

    const MOMENT: Duration = Duration::from_secs(1);

    let tried = try_microphone(None, MOMENT);
    let works = |(name, sound): (String, Vec<f32>)| {
        format!("{} {}", texts.microphone_works(&name), level(&Loudness::of(&sound), texts))
    };
    tried.map(works).map_err(|deaf| {
        let remedy = match deaf {
            Deaf::Silent { .. } => remedies(texts).restart_sound(),
            _ => texts.fix_by_connecting_microphone(),
        };
        let trouble = Trouble::new(reasons::deaf(&deaf, texts), remedy);
        if deaf == Deaf::NoMicrophone { trouble.absent() } else { trouble }
    })
}

/// Loads a model. A faulty model can crash this process.
#[cfg(feature = "ear")]
pub(super) fn try_model(folder: &std::path::Path, texts: &Texts) -> Outcome {
    let failed = |none| Failure::Input(reasons::no_model(&none, texts));
    crate::devices::ear::undergo(folder).map_err(failed)
}

/// Without an ear, models are not loaded.
#[cfg(not(feature = "ear"))]
pub(super) fn try_model(_: &std::path::Path, texts: &Texts) -> Outcome {
    Err(Failure::Input(reasons::no_ear(texts)))
}

#[cfg(feature = "ear")]
fn recogniser(told_by: WhichProgram, texts: &Texts) -> Diagnosis {
    use crate::devices::ear::{Model, ModelFolder, NoModel, Trial, recogniser_answers};
    use crate::scenes::ear::reasons::lacking;
    use crate::scenes::ear::{chosen_folder, grammar, trial};

    let wrong = |sentence| Trouble::new(sentence, remedy::get_recogniser(texts));
    match recogniser_answers(&trial()) {
        Ok(true) => {}
        Ok(false) => return Err(wrong(texts.recogniser_wrong())),
        Err(none) => return Err(wrong(reasons::no_recogniser(&none, texts))),
    }
    let trouble = |sentence: String| Trouble::new(sentence, remedies(texts).get_model(told_by));
    let no_model = |none: NoModel| trouble(reasons::no_model(&none, texts));
    let settings = settings_file::chosen(None).0;
    let folder = chosen_folder(&settings.ear, texts).map_err(trouble)?;
    let folder = ModelFolder::check(&folder).map_err(no_model)?;
    // Missing words are told together with what is heard instead; they are not a fault.
    let (_, lacks) = grammar(&announcements(settings.language), &folder).map_err(no_model)?;
    let model = Model::load(folder, &Trial::None).map_err(no_model)?;
    let mut told = vec![texts.recogniser_with(&model.folder().path().display().to_string())];
    told.extend(lacks.iter().map(|missing| lacking(missing, texts)));
    Ok(told.join(" "))
}

/// What an event under Appendix D listens for.
#[cfg(feature = "ear")]
fn announcements(language: Language) -> Attention {
    let listening = vec![Listening::Announcement];
    Attention { listening, wording: Wording::default(), language, readings: Readings::Best }
}

/// Describes the level of one second of sound in the room.
#[cfg(feature = "ear")]
fn level(loudness: &Loudness, texts: &Texts) -> String {
    /// Above this level, in decibels, the room drowns out speech.
    const LOUD_ROOM: f32 = -30.0;

    match loudness.fault() {
        Some(LoudnessFault::Dead) => texts.room_dead(),
        Some(LoudnessFault::Clipped) => texts.room_clipped(),
        None if loudness.mean > LOUD_ROOM => texts.room_loud(),
        Some(LoudnessFault::Faint) | None => texts.room_quiet(),
    }
}

#[cfg(feature = "braille")]
fn braille(texts: &Texts) -> Diagnosis {
    use crate::devices::braille::{Blank, try_usual};

    let works = |cells: Option<u32>| match cells {
        Some(cells) => texts.display_works(cells.into()),
        None => texts.braille_by_nvda(),
    };
    try_usual().map(works).map_err(|blank| {
        let remedy = match blank {
            Blank::NoService => remedy::start_braille(texts),
            Blank::NotLetIn => remedy::enter_braille(texts),
            Blank::NoDisplay | Blank::Silent | Blank::Refused(_) => {
                remedies(texts).restart_braille()
            }
            Blank::NoNvda => texts.fix_braille_by_nvda(),
            Blank::NoNvdaLibrary => texts.fix_by_nvda_library(&reasons::nvda_library()),
        };
        let trouble = Trouble::new(reasons::blank(&blank, texts), remedy);
        match blank {
            Blank::NoService | Blank::NoDisplay | Blank::NoNvda => trouble.absent(),
            Blank::NotLetIn | Blank::Silent | Blank::Refused(_) | Blank::NoNvdaLibrary => trouble,
        }
    })
}
