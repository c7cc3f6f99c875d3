//! One connection to speech-dispatcher, in a thread of its own that may wait for ever.
//! Carries out orders and answers each; never decides which.

use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use speech_dispatcher::{Connection, Mode, Priority, VoiceType};

use super::address::{IfAbsent, is_reachable};
use super::keeper::Input;
use super::{Manner, Mute, Offered, Passage, speakable};

/// What the service can be asked to do.
pub(super) enum Order {
    Say {
        number: u64,
        passages: Vec<Passage>,
    },
    Cancel,
    Set(Manner),
    /// A sign of life.
    Beat,
    /// Which voices there are.
    ListVoices,
}

/// What it answers, once an order.
pub(super) enum Answer {
    Opened,
    /// The words of a line are with speech-dispatcher, as messages from `first` to `last`.
    Took {
        number: u64,
        first: u64,
        last: u64,
    },
    Done,
    Voices(Vec<Offered>),
}

/// What speech-dispatcher tells of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Begun,
    Ended,
    Cancelled,
}

/// Which service an answer came from: one that was left behind may still answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Generation(pub(super) u64);

/// The keeper's end of a service.
pub(super) struct Service {
    pub(super) generation: Generation,
    orders: SyncSender<Order>,
    thread: JoinHandle<()>,
    /// By when each order that was not answered yet must be.
    deadlines: std::collections::VecDeque<Instant>,
}

/// The service did not take an order: it is gone, or stuck with many before it.
pub(super) struct NotTaken;

impl Service {
    const MOST_ORDERS: usize = 16;
    /// A cold start of speech-dispatcher takes a third of a second.
    const OPENING_LIMIT: Duration = Duration::from_secs(4);
    /// It answers within a tenth of a millisecond, and within a fifth of a second while it
    /// lists its voices.
    const ANSWER_LIMIT: Duration = Duration::from_millis(2_500);

    pub(super) fn start(
        generation: Generation,
        if_absent: IfAbsent,
        keeper: SyncSender<Input>,
    ) -> std::io::Result<Service> {
        let (orders, taken) = mpsc::sync_channel(Service::MOST_ORDERS);
        let thread = std::thread::Builder::new()
            .name("voice".to_owned())
            .spawn(move || serve(generation, if_absent, &taken, &keeper))?;
        let deadlines = [Instant::now() + Service::OPENING_LIMIT].into();
        Ok(Service { generation, orders, thread, deadlines })
    }

    pub(super) fn order(&mut self, order: Order) -> Result<(), NotTaken> {
        self.orders.try_send(order).map_err(|_| NotTaken)?;
        self.deadlines.push_back(Instant::now() + Service::ANSWER_LIMIT);
        Ok(())
    }

    /// Notes that an order was answered.
    pub(super) fn answered(&mut self) {
        self.deadlines.pop_front();
        // The next one could not be begun before this one was done.
        if let Some(next) = self.deadlines.front_mut() {
            *next = (*next).max(Instant::now() + Service::ANSWER_LIMIT);
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        self.deadlines.is_empty()
    }

    /// When it must have answered next.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.deadlines.front().copied()
    }

    /// Sends it away: it ends as soon as the library lets it.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.thread
    }
}

/// The life of the thread: opens, then carries out orders until none can come any more.
fn serve(
    generation: Generation,
    if_absent: IfAbsent,
    orders: &Receiver<Order>,
    keeper: &SyncSender<Input>,
) {
    let answer = |answer| keeper.send(Input::Answered(generation, answer));
    if !is_reachable(if_absent) {
        let _ = answer(Err(Mute::NoService));
        return;
    }
    let mut voice = match Voice::open(generation, keeper) {
        Ok(voice) => voice,
        Err(mute) => {
            let _ = answer(Err(mute));
            return;
        }
    };
    let mut last = Answer::Opened;
    while answer(Ok(last)).is_ok() {
        let Ok(order) = orders.recv() else { return };
        let begun = Instant::now();
        let result = voice.carry_out(order);
        if begun.elapsed() >= Service::ANSWER_LIMIT {
            // The keeper has another connection by now, and a new speech-dispatcher may have
            // given it the number of this one. To close this one would deafen that one.
            std::mem::forget(voice);
            return;
        }
        match result {
            Ok(done) => last = done,
            Err(mute) => {
                // For the same reason this one is closed before the keeper opens the next.
                drop(voice);
                let _ = answer(Err(mute));
                return;
            }
        }
    }
}

/// The connection, and what was last set on it.
struct Voice {
    connection: Connection,
    manner: Manner,
    language: Option<String>,
    /// The voice that was asked for by name.
    named: Option<String>,
}

impl Voice {
    fn open(generation: Generation, keeper: &SyncSender<Input>) -> Result<Voice, Mute> {
        let connection = Connection::open("hector", "game", "hector", Mode::Threaded)
            .map_err(|_| Mute::NoService)?;
        if connection.list_output_modules().is_ok_and(|modules| modules.is_empty()) {
            return Err(Mute::NoSynthesizer);
        }
        let watch = |sign| -> Option<Box<dyn FnMut(usize, usize)>> {
            let keeper = keeper.clone();
            Some(Box::new(move |message, _| {
                // The library's own thread calls this, and must not wait. A sign that finds
                // no room is missed, and the keeper's own limits hold.
                let _ = keeper.try_send(Input::Signed(generation, sign, message as u64));
            }))
        };
        connection.on_begin(watch(Sign::Begun));
        connection.on_end(watch(Sign::Ended));
        connection.on_cancel(watch(Sign::Cancelled));
        Ok(Voice { connection, manner: Manner::default(), language: None, named: None })
    }

    fn carry_out(&mut self, order: Order) -> Result<Answer, Mute> {
        match order {
            Order::Say { number, passages } => self.say(number, &passages),
            Order::Cancel => done(self.connection.cancel()),
            Order::Set(manner) => {
                self.manner = manner;
                self.language = None;
                self.adopt_manner()?;
                Ok(Answer::Done)
            }
            Order::Beat => done(self.connection.set_volume(self.volume())),
            Order::ListVoices => self.voices().map(Answer::Voices),
        }
    }

    fn say(&mut self, number: u64, passages: &[Passage]) -> Result<Answer, Mute> {
        let mut messages = None;
        for passage in passages {
            self.adopt_language(&passage.language)?;
            // Important: no other program's news cuts a move in two.
            let message = self
                .connection
                .say(Priority::Important, speakable(&passage.text))
                .ok_or(Mute::Gone)?;
            let (first, _) = messages.unwrap_or((message, message));
            messages = Some((first, message));
        }
        let (first, last) = messages.ok_or(Mute::Gone)?;
        Ok(Answer::Took { number, first, last })
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
            // The only order that makes speech-dispatcher forget a voice by name.
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

    /// speech-dispatcher counts from -100, which is silence, to 100.
    fn volume(&self) -> i32 {
        i32::from(self.manner.volume.min(100)) * 2 - 100
    }

    /// All voices. The list is asked for as bare text, which takes an eighth of a second; the
    /// library takes 2.3 seconds to make voices of it.
    fn voices(&self) -> Result<Vec<Offered>, Mute> {
        let list =
            self.connection.send_data("LIST SYNTHESIS_VOICES\r\n", true).ok_or(Mute::Gone)?;
        Ok(voices_in(&list))
    }
}

/// Each line of the list is a code, a name, a language and a variant, with tabs between.
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

fn done(result: Result<(), speech_dispatcher::Error>) -> Result<Answer, Mute> {
    result.map(|()| Answer::Done).map_err(|_| Mute::Gone)
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
