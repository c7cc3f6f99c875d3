//! Keeps the voice: tracks the line that is being spoken, and replaces a service that died or hangs. Calls to the
//! speech library are made in the thread of a service.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::current::{Current, Fate, LineNews, NewestSigns};
use super::input::{Languages, ServiceAnswer, ServiceNumber, SpeakerInput, SpeechSign};
use super::service::{SpeechOrder, SpeechService};
use super::{
    IfAbsent, Mute, Offered, SpeakerEvent, SpokenBy, SpokenLine, System, VoiceManner, speakable,
};
use crate::parting::wait_for_end;
use crate::presence::ToldOfPresence;

/// How often an idle service is checked for life.
const BEAT: Duration = Duration::from_millis(800);
/// The pause after a failed attempt.
const PAUSE: Duration = Duration::from_millis(800);
/// How long after a loss the voice counts as stable again, if no line has proved it.
const SETTLED: Duration = Duration::from_secs(3);
/// One in this many attempts also starts speech-dispatcher, if it is not running.
const ATTEMPTS_A_START: u64 = 12;
/// Threads that may hang in the library. At this number no new service is started until one of them ends.
const MOST_STUCK: usize = 4;
/// How long to wait for the last service when Hector ends.
const LEAVE_LIMIT: Duration = Duration::from_millis(500);

/// The state of the connection to the speech system.
enum SpeechLink {
    Opening(SpeechService),
    Open(SpeechService),
    Closed { again_at: Instant },
}

pub(super) struct SpeakerKeeper {
    inputs: Receiver<SpeakerInput>,
    to_self: SyncSender<SpeakerInput>,
    tell: Box<dyn FnMut(SpeakerEvent) + Send>,
    /// Reports what the owner has ordered itself, if there is room. Waiting for room could be a deadlock, because the
    /// owner may be waiting for us.
    mention: Box<dyn FnMut(SpeakerEvent) + Send>,
    system: System,
    manner: VoiceManner,
    link: SpeechLink,
    generations: u64,
    /// Attempts since the voice last worked.
    attempts: u64,
    stuck: Vec<JoinHandle<()>>,
    current: Option<Current>,
    seen: NewestSigns,
    told: ToldOfPresence,
    /// The voice that was reported last.
    spoken_by: Option<SpokenBy>,
    lost_at: Option<Instant>,
    beat_at: Instant,
    wanted_languages: BTreeSet<String>,
    missing_languages: BTreeSet<String>,
    known_languages: Option<KnownLanguages>,
    asked_for_voices: VoicesAsked,
}

/// The languages that the speech system can speak.
enum KnownLanguages {
    These(BTreeSet<String>),
    /// It does not say.
    Unknown,
}

/// Whether the owner waits for the list of voices.
#[derive(PartialEq, Eq)]
enum VoicesAsked {
    No,
    Yes,
}

impl SpeakerKeeper {
    pub(super) fn new(
        inputs: Receiver<SpeakerInput>,
        to_self: SyncSender<SpeakerInput>,
        system: System,
        manner: VoiceManner,
        tell: Box<dyn FnMut(SpeakerEvent) + Send>,
        mention: Box<dyn FnMut(SpeakerEvent) + Send>,
    ) -> SpeakerKeeper {
        let now = Instant::now();
        SpeakerKeeper {
            inputs,
            to_self,
            tell,
            mention,
            system,
            manner,
            link: SpeechLink::Closed { again_at: now },
            generations: 0,
            attempts: 0,
            stuck: Vec::new(),
            current: None,
            seen: NewestSigns::default(),
            told: ToldOfPresence::Nothing,
            spoken_by: None,
            lost_at: None,
            beat_at: now,
            wanted_languages: BTreeSet::new(),
            missing_languages: BTreeSet::new(),
            known_languages: None,
            asked_for_voices: VoicesAsked::No,
        }
    }

    /// Runs in the thread until the speaker is closed.
    pub(super) fn run(mut self) {
        loop {
            self.act_on_time();
            let wait = self.wake_at().saturating_duration_since(Instant::now());
            match self.inputs.recv_timeout(wait) {
                Ok(SpeakerInput::Close) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(input) => self.take(input),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        self.leave();
    }

    fn take(&mut self, input: SpeakerInput) {
        match input {
            SpeakerInput::Say(line) => self.say(line),
            SpeakerInput::Hush => self.hush(),
            SpeakerInput::Set(manner) => {
                self.manner = manner.clone();
                self.order(SpeechOrder::Set(manner));
            }
            SpeakerInput::AskForVoices => {
                self.asked_for_voices = VoicesAsked::Yes;
                match &self.link {
                    SpeechLink::Open(_) => self.order(SpeechOrder::ListVoices),
                    SpeechLink::Opening(_) | SpeechLink::Closed { .. } => {
                        self.tell_voices(Vec::new())
                    }
                }
            }
            SpeakerInput::Answered(generation, answer) if self.serves(generation) => match answer {
                Ok(answer) => self.answered(answer),
                Err(mute) => self.lose(mute),
            },
            SpeakerInput::Signed(generation, sign, message) if self.serves(generation) => {
                self.signed(sign, message);
            }
            SpeakerInput::Answered(..) | SpeakerInput::Signed(..) | SpeakerInput::Close => {}
        }
    }

    fn serves(&self, generation: ServiceNumber) -> bool {
        match &self.link {
            SpeechLink::Opening(service) | SpeechLink::Open(service) => {
                service.generation == generation
            }
            SpeechLink::Closed { .. } => false,
        }
    }

    fn say(&mut self, mut line: SpokenLine) {
        self.hush();
        line.passages.retain(|passage| !speakable(&passage.text).is_empty());
        if line.passages.is_empty() {
            (self.tell)(SpeakerEvent::Spoken(line.number));
            return;
        }
        self.wanted_languages.extend(line.passages.iter().map(|passage| passage.language.clone()));
        self.tell_missing_languages();
        self.current = Some(Current::new(line, Instant::now()));
    }

    fn hush(&mut self) {
        let Some(current) = self.current.take() else { return };
        if current.is_handed_over() {
            self.order(SpeechOrder::Cancel);
        }
        (self.mention)(SpeakerEvent::Cancelled(current.line.number));
    }

    /// Sends what is due, and gives up what is overdue.
    fn act_on_time(&mut self) {
        let now = Instant::now();
        match &self.link {
            SpeechLink::Closed { again_at } if *again_at <= now => self.reopen(),
            SpeechLink::Opening(service) | SpeechLink::Open(service)
                if service.deadline().is_some_and(|deadline| deadline <= now) =>
            {
                self.lose(Mute::Stuck);
            }
            _ => {}
        }
        let is_open = matches!(self.link, SpeechLink::Open(_));
        match &mut self.current {
            Some(current) if is_open && current.is_due(now) => {
                current.ordered();
                let SpokenLine { number, passages, .. } = current.line.clone();
                self.order(SpeechOrder::Say { number, passages });
            }
            Some(current) if is_open && current.is_overdue(now) => {
                // Without this it would be heard twice when the sound comes back.
                self.order(SpeechOrder::Cancel);
                self.lose(Mute::Unfinished);
            }
            _ => {}
        }
        self.use_leisure(now);
    }

    /// Asks an idle service for its languages, or for a sign of life.
    fn use_leisure(&mut self, now: Instant) {
        if !matches!(&self.link, SpeechLink::Open(service) if service.is_idle()) {
            return;
        }
        if self.current.is_none()
            && self.known_languages.is_none()
            && !self.wanted_languages.is_empty()
        {
            self.order(SpeechOrder::ListVoices);
        } else if self.beat_at <= now {
            self.order(SpeechOrder::Beat);
        }
    }

    fn wake_at(&self) -> Instant {
        let link = match &self.link {
            SpeechLink::Closed { again_at } => *again_at,
            SpeechLink::Opening(service) | SpeechLink::Open(service) => {
                service.deadline().unwrap_or(self.beat_at)
            }
        };
        match (&self.link, &self.current) {
            (SpeechLink::Open(_), Some(current)) => {
                current.wakes_at().map_or(link, |at| at.min(link))
            }
            _ => link,
        }
    }

    fn order(&mut self, order: SpeechOrder) {
        let SpeechLink::Open(service) = &mut self.link else { return };
        self.beat_at = Instant::now() + BEAT;
        if service.order(order).is_err() {
            self.lose(Mute::Gone);
        }
    }

    fn answered(&mut self, answer: ServiceAnswer) {
        if let SpeechLink::Opening(service) | SpeechLink::Open(service) = &mut self.link {
            service.answered();
        }
        match answer {
            ServiceAnswer::Opened(spoken_by) => self.opened(spoken_by),
            ServiceAnswer::Took { number, messages } => {
                if let Some(current) = &mut self.current
                    && current.line.number == number
                {
                    current.taken(messages, Instant::now());
                    self.follow();
                }
            }
            ServiceAnswer::Done if self.current.is_none() && self.has_settled() => self.tell_back(),
            ServiceAnswer::Done => {}
            ServiceAnswer::Voices(Languages::OfVoices(voices)) => {
                let languages = voices.iter().map(|voice| voice.language.clone()).collect();
                self.known_languages = Some(KnownLanguages::These(languages));
                self.tell_missing_languages();
                self.tell_voices(voices);
            }
            ServiceAnswer::Voices(Languages::Unknown) => {
                self.known_languages = Some(KnownLanguages::Unknown);
                self.tell_voices(Vec::new());
            }
        }
    }

    fn opened(&mut self, spoken_by: Option<SpokenBy>) {
        if let Some(by) = spoken_by
            && self.spoken_by.replace(by) != Some(by)
        {
            (self.tell)(SpeakerEvent::SpokenBy(by));
        }
        let closed = SpeechLink::Closed { again_at: Instant::now() };
        if let SpeechLink::Opening(service) = std::mem::replace(&mut self.link, closed) {
            self.link = SpeechLink::Open(service);
        }
        self.order(SpeechOrder::Set(self.manner.clone()));
        // A waiting line is a better proof that the voice is back: by its first word, or by its last if the voice was
        // lost during it.
        if self.current.is_none() {
            self.tell_back();
        }
    }

    fn signed(&mut self, sign: SpeechSign, message: u64) {
        let newest = match sign {
            SpeechSign::Begun => &mut self.seen.begun,
            SpeechSign::Ended => &mut self.seen.ended,
            SpeechSign::Cancelled => &mut self.seen.cancelled,
        };
        *newest = message.max(*newest);
        self.follow();
    }

    fn follow(&mut self) {
        let Some(current) = &mut self.current else { return };
        let number = current.line.number;
        let over = match current.follow(self.seen, Instant::now()) {
            LineNews::Nothing => return,
            LineNews::Begun if current.is_fresh() => return self.tell_back(),
            LineNews::Begun => return,
            LineNews::Spoken => SpeakerEvent::Spoken(number),
            LineNews::Cancelled => SpeakerEvent::Cancelled(number),
        };
        self.current = None;
        self.tell_back();
        (self.tell)(over);
    }

    /// Reports each language without a voice once, as soon as that is known.
    fn tell_missing_languages(&mut self) {
        let Some(KnownLanguages::These(known)) = &self.known_languages else { return };
        for language in self.wanted_languages.difference(known) {
            if self.missing_languages.insert(language.clone()) {
                (self.tell)(SpeakerEvent::NoVoice { language: language.clone() });
            }
        }
    }

    fn tell_voices(&mut self, voices: Vec<Offered>) {
        if std::mem::replace(&mut self.asked_for_voices, VoicesAsked::No) == VoicesAsked::Yes {
            (self.tell)(SpeakerEvent::Voices(voices));
        }
    }

    /// Gives a service up. The current line is kept for the next one.
    fn lose(&mut self, mute: Mute) {
        let now = Instant::now();
        // A service that worked and is gone was probably killed, and may be back at once.
        let was_well =
            self.told == ToldOfPresence::Back && mute == Mute::Gone && self.has_settled();
        let was_well = was_well || mute == Mute::NvdaCame;
        let pause = if was_well { Duration::ZERO } else { PAUSE };
        let closed = SpeechLink::Closed { again_at: now + pause };
        if let SpeechLink::Opening(service) | SpeechLink::Open(service) =
            std::mem::replace(&mut self.link, closed)
        {
            self.stuck.push(service.dismiss());
        }
        self.lost_at = Some(now);
        self.tell_voices(Vec::new());
        if self.told.becomes(ToldOfPresence::Lost) {
            (self.tell)(SpeakerEvent::Lost(mute));
        }
        if let Some(given_up) = self.current.take_if(|current| current.lost(now) == Fate::GivenUp) {
            (self.tell)(SpeakerEvent::Unspoken(given_up.line.number));
        }
    }

    fn has_settled(&self) -> bool {
        self.lost_at.is_none_or(|lost_at| lost_at.elapsed() >= SETTLED)
    }

    fn tell_back(&mut self) {
        self.attempts = 0;
        if self.told.becomes(ToldOfPresence::Back) {
            (self.tell)(SpeakerEvent::Back);
        }
    }

    fn reopen(&mut self) {
        self.stuck.retain(|thread| !thread.is_finished());
        self.link = SpeechLink::Closed { again_at: Instant::now() + PAUSE };
        if self.stuck.len() >= MOST_STUCK {
            return;
        }
        self.generations += 1;
        let generation = ServiceNumber(self.generations);
        self.seen = NewestSigns::default();
        self.known_languages = None;
        let if_absent = match self.attempts % ATTEMPTS_A_START {
            0 => IfAbsent::Start,
            _ => IfAbsent::Wait,
        };
        self.attempts += 1;
        match SpeechService::start(self.system.clone(), generation, if_absent, self.to_self.clone())
        {
            Ok(service) => self.link = SpeechLink::Opening(service),
            Err(_) => self.lose(Mute::NoService),
        }
    }

    /// Lets the service close its connection. A service that hangs is left behind.
    fn leave(self) {
        let (SpeechLink::Opening(service) | SpeechLink::Open(service)) = self.link else { return };
        let thread = service.dismiss();
        // With the queue gone, the service does not wait for room to answer.
        drop(self.inputs);
        wait_for_end(thread, LEAVE_LIMIT);
    }
}
