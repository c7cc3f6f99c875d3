//! The voice of speech-dispatcher through its own client library, which sets a language in 0.05 milliseconds.

use speech_dispatcher::{Connection, Mode, Priority, VoiceType};

use super::address::is_reachable;
use super::input::{Languages, Messages, SignsOfVoice, SpeechSign};
use super::voice::Voice;
use super::{IfAbsent, Mute, Offered, Passage, VoiceManner, speakable};

/// The connection and its current settings.
pub(super) struct Dispatcher {
    connection: Connection,
    manner: VoiceManner,
    language: Option<String>,
    /// The voice that was set by name.
    named: Option<String>,
}

impl Dispatcher {
    pub(super) fn open(if_absent: IfAbsent, signs: &SignsOfVoice) -> Result<Dispatcher, Mute> {
        if !is_reachable(if_absent) {
            return Err(Mute::NoService);
        }
        let connection = Connection::open("hector", "game", "hector", Mode::Threaded)
            .map_err(|_| Mute::NoService)?;
        if connection.list_output_modules().is_ok_and(|modules| modules.is_empty()) {
            return Err(Mute::NoSynthesizer);
        }
        let watch = |sign| -> Option<Box<dyn FnMut(usize, usize)>> {
            let signs = signs.clone();
            Some(Box::new(move |message, _| signs.tell(sign, message as u64)))
        };
        connection.on_begin(watch(SpeechSign::Begun));
        connection.on_end(watch(SpeechSign::Ended));
        connection.on_cancel(watch(SpeechSign::Cancelled));
        Ok(Dispatcher { connection, manner: VoiceManner::default(), language: None, named: None })
    }

    fn adopt_language(&mut self, language: &str) -> Result<(), Mute> {
        if self.language.as_deref() == Some(language) {
            return Ok(());
        }
        let named = self.manner.voices.iter().find(|(of, _)| of == language);
        let named = named.map(|(_, name)| speakable(name)).filter(|name| !name.is_empty());
        done(self.connection.set_language(speakable(language)))?;
        if let Some(name) = &named {
            let voice = speech_dispatcher::Voice {
                name: name.clone(),
                language: language.to_owned(),
                variant: None,
            };
            done(self.connection.set_synthesis_voice(&voice))?;
        } else if self.named.is_some() {
            // This is the only command that makes speech-dispatcher forget a voice set by name.
            done(self.connection.set_voice_type(VoiceType::Male1))?;
        }
        self.named = named;
        self.language = Some(language.to_owned());
        Ok(())
    }

    fn adopt_manner(&self) -> Result<(), Mute> {
        done(self.connection.set_voice_rate(i32::from(self.manner.rate.clamp(-100, 100))))?;
        done(self.connection.set_voice_pitch(i32::from(self.manner.pitch.clamp(-100, 100))))?;
        done(self.connection.set_volume(self.volume()))?;
        Ok(())
    }

    /// speech-dispatcher's scale goes from -100, which is silence, to 100.
    fn volume(&self) -> i32 {
        i32::from(self.manner.volume.min(100)) * 2 - 100
    }
}

impl Voice for Dispatcher {
    fn say(&mut self, passages: &[Passage]) -> Result<Messages, Mute> {
        let mut messages: Option<Messages> = None;
        for passage in passages {
            self.adopt_language(&passage.language)?;
            // Important, so that messages of other programs do not interrupt a move.
            let message = self
                .connection
                .say(Priority::Important, speakable(&passage.text))
                .ok_or(Mute::Gone)?;
            messages = Some(Messages::or_more(messages, message));
        }
        messages.ok_or(Mute::Gone)
    }

    fn stop(&mut self) -> Result<(), Mute> {
        done(self.connection.cancel())
    }

    fn set(&mut self, manner: VoiceManner) -> Result<(), Mute> {
        self.manner = manner;
        self.language = None;
        self.adopt_manner()
    }

    fn prove_alive(&mut self) -> Result<(), Mute> {
        done(self.connection.set_volume(self.volume()))
    }

    /// Asks for the list as plain text, which takes an eighth of a second. The library's own call takes 2.3 seconds.
    fn languages(&mut self) -> Result<Languages, Mute> {
        let list =
            self.connection.send_data("LIST SYNTHESIS_VOICES\r\n", true).ok_or(Mute::Gone)?;
        Ok(Languages::OfVoices(voices_in(&list)))
    }
}
/// Each line has a code, a name, a language and a variant, separated by tabs.
fn voices_in(list: &str) -> Vec<Offered> {
    list.lines().filter_map(voice_in).collect()
}

fn voice_in(line: &str) -> Option<Offered> {
    let mut parts = line.split('\t');
    let (name, language) = (parts.next()?, parts.next()?);
    let (_, name) = name.split_once('-')?;
    let language = language.split(['-', '_']).next()?.to_lowercase();
    let variant = parts.next().is_some_and(|variant| variant != "none");
    Some(Offered { language, name: name.to_owned(), variant })
}

fn done(result: Result<(), speech_dispatcher::Error>) -> Result<(), Mute> {
    result.map_err(|_| Mute::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_are_read_from_the_list() {
        let list = "249-Afrikaans\taf\tnone\r\n249-English (Great Britain)\ten-gb\tnone\r\n\
                    249-English+Adam\ten-GB\tAdam\r\n249-Odd\r\n249 OK VOICE LIST SENT\r\n";
        let read: Vec<String> = voices_in(list)
            .into_iter()
            .map(|Offered { language, name, variant }| format!("{language} {name} {variant}"))
            .collect();
        let expected =
            ["af Afrikaans false", "en English (Great Britain) false", "en English+Adam true"];
        assert_eq!(read, expected);
        assert!(voices_in("").is_empty());
    }
}
