//! Why a voice is not learned or a recording not understood, in the language of the user.

use std::io;
use std::path::Path;

use super::NoVoice;
use crate::devices::acoustics::{NotTeachable, NothingLearned, Unkept, Unpronounced};
use crate::devices::folders;
use crate::devices::sound::{UnreadableSound, WavFault};
use crate::scenes::reasons::refused;
use crate::words::{Missing, Texts};

/// The files of a model with the pronunciation of its words.
const PHONES: &str = "phones.txt";
const LEXICON: &str = "lexicon.txt";

/// Which phrase a model lacks, and what it hears instead.
pub(in crate::scenes) fn lacking(missing: &Missing, texts: &Texts) -> String {
    match missing.instead.as_slice() {
        [] => texts.not_in_model(&missing.phrase),
        instead => texts.heard_instead(&missing.phrase, &instead.join(", ")),
    }
}

pub(in crate::scenes) fn on_disk(path: &Path, error: &io::Error, texts: &Texts) -> String {
    texts.not_read(&path.display().to_string(), &refused(error, texts))
}

/// Why a file is not sound.
pub(in crate::scenes) fn unheard(unheard: &UnreadableSound, texts: &Texts) -> String {
    match unheard {
        UnreadableSound::Unreadable { path, error } => on_disk(path, error, texts),
        UnreadableSound::NoSound { path, reason } => {
            let why = match *reason {
                WavFault::NotWave => texts.sound_of_no_wave("RIFF", "WAVE"),
                WavFault::Short => texts.sound_cut_short(),
                WavFault::Format => texts.sound_of_broken_format(),
                WavFault::Compressed { tag, bits } => texts.sound_compressed(tag, bits),
                WavFault::Rate(rate) => texts.sound_of_no_rate(rate),
                WavFault::TooLong => texts.sound_too_long(WavFault::MOST_MEGABYTES),
            };
            texts.no_sound(&path.display().to_string(), &why)
        }
    }
}

/// Why a voice could not be kept, read or removed.
pub(in crate::scenes) fn unkept(unkept: &Unkept, texts: &Texts) -> String {
    match unkept {
        Unkept::Unknown { name, others } if others.is_empty() => {
            texts.no_voice_learned(&name.to_string())
        }
        Unkept::Unknown { name, others } => {
            let others: Vec<String> = others.iter().map(ToString::to_string).collect();
            texts.no_such_voice(&name.to_string(), &others.join(", "))
        }
        Unkept::Disk { path, error } => on_disk(path, error, texts),
    }
}

/// Why a voice cannot be used.
pub(in crate::scenes) fn no_voice(none: &NoVoice, texts: &Texts) -> String {
    match none {
        NoVoice::NoFolder => texts.no_folder_for_voices(folders::HOME),
        NoVoice::Unkept(unkept) => self::unkept(unkept, texts),
    }
}

pub(in crate::scenes) fn untaught(none: &NotTeachable, texts: &Texts) -> String {
    match none {
        NotTeachable::File { path, error } => {
            texts.starter_unreadable(&path.display().to_string(), &refused(error, texts))
        }
        NotTeachable::Network(unreadable) => texts.model_broken_at(unreadable.at()),
        NotTeachable::Settings(unusable) => texts.model_setting_unusable(unusable.line()),
        NotTeachable::Words(unpronounced) => self::unpronounced(unpronounced, texts),
        NotTeachable::Apart { settings, network } => texts.model_parts_differ(*settings, *network),
        NotTeachable::Silent(phone) => texts.phone_without_output(*phone),
    }
}

pub(in crate::scenes) fn nothing_learned(nothing: &NothingLearned, texts: &Texts) -> String {
    match nothing {
        NothingLearned::Word(unpronounced) => self::unpronounced(unpronounced, texts),
        NothingLearned::Unfit => texts.nothing_learned(),
    }
}

fn unpronounced(unpronounced: &Unpronounced, texts: &Texts) -> String {
    match unpronounced {
        Unpronounced::Phone { line } => texts.no_phone_in_line(line, PHONES),
        Unpronounced::Word { line } => texts.no_word_in_line(line, LEXICON, PHONES),
        Unpronounced::Silence { number } => texts.silence_is_unknown(*number, PHONES),
        Unpronounced::Unknown { word } => texts.word_not_in_model(word),
    }
}
