//! The voice of the crate `tts`: the speech system of Windows or macOS, or speech-dispatcher on Linux. The voice of
//! each language is chosen once.
//!
//! On Linux `tts` finds and sets a voice only by listing all voices, which takes 2.3 seconds each time. So each
//! language has a connection of its own there, whose voice is set once. On other systems two connections would speak at
//! the same time, so all languages share one.

use std::collections::BTreeMap;
use std::mem::ManuallyDrop;

use tts::{Tts, UtteranceId};

#[cfg(target_os = "linux")]
use super::address::is_reachable;
use super::input::{Languages, Messages, SignsOfVoice, SpeechSign};
use super::voice::Voice;
use super::{IfAbsent, Mute, Offered, Passage, VoiceManner, speakable};

/// The speech system, with a connection for each language or one for all.
pub(super) struct Portable {
    signs: SignsOfVoice,
    manner: VoiceManner,
    voices: Vec<tts::Voice>,
    connections: BTreeMap<String, PortableConnection>,
}

/// A connection and its current settings. It is never closed, because a later sign of the library would crash the
/// program. This costs a thread for each loss of the voice.
struct PortableConnection {
    tts: ManuallyDrop<Tts>,
    /// The language of its voice.
    language: Option<String>,
}

impl Portable {
    pub(super) fn open(if_absent: IfAbsent, signs: SignsOfVoice) -> Result<Portable, Mute> {
        #[cfg(target_os = "linux")]
        if !is_reachable(if_absent) {
            return Err(Mute::NoService);
        }
        #[cfg(not(target_os = "linux"))]
        let _ = if_absent;
        let first = PortableConnection::open(&signs)?;
        let voices = first.tts.voices().map_err(|_| Mute::Gone)?;
        if voices.is_empty() {
            return Err(Mute::NoSynthesizer);
        }
        // Unused yet; the first language that is spoken takes it.
        let connections = BTreeMap::from([(String::new(), first)]);
        Ok(Portable { signs, manner: VoiceManner::default(), voices, connections })
    }

    /// The connection for a language, with a voice of that language if there is one.
    fn connection(&mut self, language: &str) -> Result<&mut PortableConnection, Mute> {
        let place = if cfg!(target_os = "linux") { language } else { "" };
        if !self.connections.contains_key(place) {
            let mut connection = match self.connections.remove("") {
                Some(unused) => unused,
                None => PortableConnection::open(&self.signs)?,
            };
            connection.set(&self.manner)?;
            self.connections.insert(place.to_owned(), connection);
        }
        let voice = best_voice(&self.voices, &self.manner, language);
        let connection = self.connections.get_mut(place).ok_or(Mute::Gone)?;
        if connection.language.as_deref() != Some(language) {
            if let Some(voice) = voice {
                done(connection.tts.set_voice(voice))?;
            }
            connection.language = Some(language.to_owned());
        }
        Ok(connection)
    }
}

impl PortableConnection {
    fn open(signs: &SignsOfVoice) -> Result<PortableConnection, Mute> {
        let tts = Tts::default().map_err(|_| Mute::NoService)?;
        let watch = |sign| -> Option<Box<dyn FnMut(UtteranceId)>> {
            let signs = signs.clone();
            Some(Box::new(move |utterance| signs.tell(sign, number_of(&utterance))))
        };
        done(tts.on_utterance_begin(watch(SpeechSign::Begun)))?;
        done(tts.on_utterance_end(watch(SpeechSign::Ended)))?;
        done(tts.on_utterance_stop(watch(SpeechSign::Cancelled)))?;
        Ok(PortableConnection { tts: ManuallyDrop::new(tts), language: None })
    }

    fn set(&mut self, manner: &VoiceManner) -> Result<(), Mute> {
        let tts = &mut self.tts;
        let rate = level(manner.rate, tts.min_rate(), tts.normal_rate(), tts.max_rate());
        done(tts.set_rate(rate).map(drop))?;
        let pitch = level(manner.pitch, tts.min_pitch(), tts.normal_pitch(), tts.max_pitch());
        done(tts.set_pitch(pitch).map(drop))?;
        self.set_volume(manner)
    }

    fn set_volume(&mut self, manner: &VoiceManner) -> Result<(), Mute> {
        let (silent, loud) = (self.tts.min_volume(), self.tts.max_volume());
        let volume = silent + (loud - silent) * f32::from(manner.volume.min(100)) / 100.0;
        done(self.tts.set_volume(volume).map(drop))
    }
}

impl Voice for Portable {
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute> {
        let mut messages: Option<Messages> = None;
        for passage in passages {
            let connection = self.connection(&passage.language)?;
            let utterance = connection.tts.speak(speakable(&passage.text), false);
            let utterance = utterance.ok().flatten().ok_or(Mute::Gone)?;
            messages = Some(Messages::or_more(messages, number_of(&utterance)));
        }
        messages.ok_or(Mute::Gone)
    }

    fn stop(&mut self) -> Result<(), Mute> {
        self.connections.values_mut().try_for_each(|one| done(one.tts.stop().map(drop)))
    }

    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute> {
        let voices_stay = manner.voices == self.manner.voices;
        self.manner = manner;
        for connection in self.connections.values_mut() {
            connection.set(&self.manner)?;
            if !voices_stay {
                connection.language = None;
            }
        }
        Ok(())
    }

    fn prove_alive(&mut self) -> Result<(), Mute> {
        let manner = &self.manner;
        self.connections.values_mut().try_for_each(|one| one.set_volume(manner))
    }

    fn languages(&mut self) -> Result<Languages, Mute> {
        let offered = |voice: &tts::Voice| Offered {
            language: voice.language().primary_language().to_lowercase(),
            name: voice.name(),
            // The way speech-dispatcher names the variants of espeak-ng.
            variant: voice.name().contains('+'),
        };
        Ok(Languages::OfVoices(self.voices.iter().map(offered).collect()))
    }
}

/// The voice chosen for a language, or else the most usual one.
fn best_voice<'a>(
    voices: &'a [tts::Voice],
    manner: &VoiceManner,
    language: &str,
) -> Option<&'a tts::Voice> {
    let named = manner.voices.iter().find(|(of, _)| of == language).map(|(_, name)| name);
    let usual_country = format!("{language}-{}", if language == "en" { "us" } else { language });
    let of_language = voices.iter().filter(|voice| voice.language().primary_language() == language);
    of_language.min_by_key(|voice| {
        let tag = voice.language().as_str().to_lowercase();
        (Some(&voice.name()) != named, tag != language, tag != usual_country)
    })
}

/// Maps a level from -100 to 100 to a scale of the speech system.
fn level(level: i8, lowest: f32, normal: f32, highest: f32) -> f32 {
    let part = f32::from(level.clamp(-100, 100)) / 100.0;
    if part < 0.0 { normal + (normal - lowest) * part } else { normal + (highest - normal) * part }
}

/// The number of a message, as the speech system counts it.
fn number_of(utterance: &UtteranceId) -> u64 {
    match utterance {
        #[cfg(target_os = "linux")]
        UtteranceId::SpeechDispatcher(number) => *number,
        #[cfg(windows)]
        UtteranceId::WinRt(number) => *number,
        #[allow(unreachable_patterns, reason = "reached on systems that count otherwise")]
        _ => 0,
    }
}

/// A feature that the speech system lacks is not a loss of the voice.
fn done(result: Result<(), tts::Error>) -> Result<(), Mute> {
    match result {
        Ok(()) | Err(tts::Error::UnsupportedFeature | tts::Error::OutOfRange) => Ok(()),
        Err(_) => Err(Mute::Gone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_keeps_its_place_on_another_scale() {
        for (given, expected) in [(-100, 0.5), (-50, 0.75), (0, 1.0), (50, 3.5), (100, 6.0)] {
            assert!((level(given, 0.5, 1.0, 6.0) - expected).abs() < 1e-6, "{given}");
        }
    }
}
