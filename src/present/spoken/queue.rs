//! The order of speech and tones: what is spoken now, what waits, and when a tone may sound. Returns what to do; the
//! time is an argument.

use std::collections::VecDeque;

use super::{Alphabet, Priority, Utterance, Verbosity, spelled};
use crate::clock::{Moment, Span};
use crate::tone::{DuringSpeech, Tone, Tones};

/// Identifies an utterance that the speaker was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// What to do, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpeechAct {
    /// Speak this instead of the present utterance.
    Say {
        /// Identifies it from now on.
        ticket: Ticket,
        utterance: Utterance,
        /// How long to wait first, because a tone still sounds.
        after: Span,
    },
    Sound(Tone),
    Hush,
    /// This will not be spoken and must reach the player as text.
    Untold(Utterance),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum VoiceIs {
    Here,
    Away,
}

/// Who may speak at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Floor {
    /// Hector, whenever there is something to tell.
    Hectors,
    /// The player; news does not interrupt.
    Players,
}

#[derive(Debug, Clone)]
struct Speaking {
    ticket: Ticket,
    utterance: Utterance,
    since: Moment,
}

/// The queue of speech and tones.
///
/// At most sixteen utterances wait. When one more comes, the oldest of the least urgent ones is dropped and only
/// shown as text.
#[derive(Debug, Clone)]
pub struct SpeechQueue {
    speaking: Option<Speaking>,
    /// The most urgent first, and the oldest first among equals.
    waiting: VecDeque<Utterance>,
    waiting_tone: Option<Tone>,
    sounding: Option<(Tone, Moment)>,
    newest: Option<Utterance>,
    last_ticket: Ticket,
    voice: VoiceIs,
    floor: Floor,
    verbosity: Verbosity,
    tones: Tones,
}

impl SpeechQueue {
    pub const MOST_WAITING: usize = 16;
    /// How long the sound system may still play a tone after its end. With 50 ms there was no pause between a tone
    /// and the words after it.
    const MARGIN: Span = Span::from_millis(110);
    /// An utterance that a key interrupts within this time was not heard: a voice needs a moment to begin, and so
    /// does a finger.
    const UNHEARD: Span = Span::from_millis(600);

    /// A queue in which nothing is spoken yet.
    #[must_use]
    pub fn new(verbosity: Verbosity, tones: Tones) -> SpeechQueue {
        SpeechQueue {
            speaking: None,
            waiting: VecDeque::new(),
            waiting_tone: None,
            sounding: None,
            newest: None,
            last_ticket: Ticket(0),
            voice: VoiceIs::Here,
            floor: Floor::Hectors,
            verbosity,
            tones,
        }
    }

    /// Whether anyone speaks, or waits to.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.voice == VoiceIs::Here && (self.speaking.is_some() || !self.waiting.is_empty())
    }

    /// Whether Hector is heard now or in a moment. Utterances that wait for the player to finish do not count.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        self.voice == VoiceIs::Here && (self.speaking.is_some() || self.next_may_be_said())
    }

    /// Sets the verbosity from the next utterance on.
    pub fn set_verbosity(&mut self, verbosity: Verbosity) {
        self.verbosity = verbosity;
    }

    /// Turns tones on or off from the next one on.
    pub fn set_tones(&mut self, tones: Tones) {
        self.tones = tones;
        if tones == Tones::Off {
            self.waiting_tone = None;
        }
    }

    /// Takes an utterance in: it is spoken, or waits, or interrupts.
    pub fn take(&mut self, utterance: Utterance, now: Moment) -> Vec<SpeechAct> {
        let utterance = utterance.at(self.verbosity);
        if utterance.segments.is_empty() {
            return Vec::new();
        }
        self.newest = Some(utterance.clone());
        self.enter(utterance, now)
    }

    /// Says the newest utterance again, as an answer.
    pub fn repeat(&mut self, now: Moment) -> Vec<SpeechAct> {
        let Some(newest) = &self.newest else { return Vec::new() };
        let again = Utterance { priority: Priority::Answer, ..newest.clone() };
        self.enter(again, now)
    }

    /// Spells the newest utterance, as an answer.
    pub fn spell(&mut self, alphabet: Alphabet, now: Moment) -> Vec<SpeechAct> {
        let Some(newest) = &self.newest else { return Vec::new() };
        self.enter(spelled(newest, alphabet), now)
    }

    /// Takes a tone in. It does not sound while Hector or the player speaks, nor over a more urgent one.
    pub fn sound(&mut self, tone: Tone, now: Moment) -> Vec<SpeechAct> {
        if self.tones == Tones::Off {
            return Vec::new();
        }
        if self.speaking.is_some() || self.floor == Floor::Players {
            if tone.during_speech() == DuringSpeech::Waits {
                self.waiting_tone = self.waiting_tone.max(Some(tone));
            }
            return Vec::new();
        }
        match self.sounding {
            Some((sounding, until)) if now < until && sounding > tone => Vec::new(),
            _ => vec![self.start(tone, now)],
        }
    }

    /// The player wants silence: nothing is spoken, and what waited is only shown as text.
    pub fn hush(&mut self) -> Vec<SpeechAct> {
        self.waiting_tone = None;
        let silence = self.speaking.take().map(|_| SpeechAct::Hush);
        // News that was held back while the player spoke cannot be what the player silences.
        let untold: Vec<SpeechAct> = match self.floor {
            Floor::Hectors => self.waiting.drain(..).map(SpeechAct::Untold).collect(),
            Floor::Players => self.drop_waiting_answers().collect(),
        };
        silence.into_iter().chain(untold).collect()
    }

    /// The player begins to speak: Hector falls silent and holds news until the player has finished. A requested
    /// answer and an alarm are spoken at once.
    pub fn give_way(&mut self, now: Moment) -> Vec<SpeechAct> {
        self.floor = Floor::Players;
        self.waiting_tone = None;
        let mut acts = Vec::new();
        if let Some(cut) = self.speaking.take() {
            acts.push(SpeechAct::Hush);
            let is_known = now > cut.since + SpeechQueue::UNHEARD;
            match cut.utterance.priority {
                Priority::Answer => {}
                Priority::Telling if is_known => {}
                Priority::Telling | Priority::Alarm => self.wait_first(cut.utterance),
            }
        }
        acts.extend(self.drop_waiting_answers());
        acts
    }

    /// The player has finished: news that was held is told.
    pub fn speak_again(&mut self, now: Moment) -> Vec<SpeechAct> {
        let had = std::mem::replace(&mut self.floor, Floor::Hectors);
        if had == Floor::Players && self.speaking.is_none() { self.go_on(now) } else { Vec::new() }
    }

    /// The speaker has finished an utterance.
    pub fn over(&mut self, ticket: Ticket, now: Moment) -> Vec<SpeechAct> {
        match self.speaking.take_if(|speaking| speaking.ticket == ticket) {
            Some(_) => self.go_on(now),
            None => Vec::new(),
        }
    }

    /// The speaker gave up an utterance that makes the voice fail.
    pub fn unspoken(&mut self, ticket: Ticket, now: Moment) -> Vec<SpeechAct> {
        let given_up = self.speaking.take_if(|speaking| speaking.ticket == ticket);
        let Some(given_up) = given_up else { return Vec::new() };
        let mut acts = vec![SpeechAct::Untold(given_up.utterance)];
        acts.extend(self.go_on(now));
        acts
    }

    /// The voice was lost. News waits for its return; answers would be stale by then.
    pub fn away(&mut self, now: Moment) -> Vec<SpeechAct> {
        self.voice = VoiceIs::Away;
        let mut acts: Vec<SpeechAct> = self.drop_waiting_answers().collect();
        let is_answer = |speaking: &mut Speaking| speaking.utterance.priority == Priority::Answer;
        if let Some(answer) = self.speaking.take_if(is_answer) {
            acts.insert(0, SpeechAct::Hush);
            acts.insert(1, SpeechAct::Untold(answer.utterance));
            acts.extend(self.go_on(now));
        }
        acts
    }

    /// The voice is available again.
    pub fn back(&mut self) {
        self.voice = VoiceIs::Here;
    }

    fn enter(&mut self, utterance: Utterance, now: Moment) -> Vec<SpeechAct> {
        if self.voice == VoiceIs::Away && utterance.priority == Priority::Answer {
            return vec![SpeechAct::Untold(utterance)];
        }
        let mut acts = Vec::new();
        if utterance.priority == Priority::Answer {
            acts.extend(self.drop_waiting_answers());
        }
        let urgency = utterance.priority;
        self.wait_last(utterance);
        if self.interrupts(urgency) {
            self.make_room(urgency);
        }
        if self.speaking.is_none() {
            acts.extend(self.go_on(now));
        }
        acts.extend(self.overflow());
        acts
    }

    fn interrupts(&self, urgency: Priority) -> bool {
        self.speaking.as_ref().is_some_and(|Speaking { utterance, .. }| {
            urgency > utterance.priority
                || (urgency, utterance.priority) == (Priority::Answer, Priority::Answer)
        })
    }

    /// Whether something waits that is urgent enough to be said now.
    fn next_may_be_said(&self) -> bool {
        let may_be_said =
            |next: &Utterance| self.floor == Floor::Hectors || next.priority > Priority::Telling;
        self.waiting.front().is_some_and(may_be_said)
    }

    /// Interrupts the present utterance. If it was interrupted by something more urgent, it is said again from its
    /// beginning.
    fn make_room(&mut self, urgency: Priority) {
        if let Some(interrupted) = self.speaking.take()
            && interrupted.utterance.priority < urgency
        {
            self.wait_first(interrupted.utterance);
        }
    }

    /// Puts it before everything that is not more urgent.
    fn wait_first(&mut self, utterance: Utterance) {
        let place = self
            .waiting
            .iter()
            .position(|waiting| waiting.priority <= utterance.priority)
            .unwrap_or(self.waiting.len());
        self.waiting.insert(place, utterance);
    }

    fn wait_last(&mut self, utterance: Utterance) {
        let place = self
            .waiting
            .iter()
            .position(|waiting| waiting.priority < utterance.priority)
            .unwrap_or(self.waiting.len());
        self.waiting.insert(place, utterance);
    }

    fn drop_waiting_answers(&mut self) -> impl Iterator<Item = SpeechAct> + use<> {
        let (answers, others): (VecDeque<_>, VecDeque<_>) = std::mem::take(&mut self.waiting)
            .into_iter()
            .partition(|waiting| waiting.priority == Priority::Answer);
        self.waiting = others;
        answers.into_iter().map(SpeechAct::Untold)
    }

    fn overflow(&mut self) -> Option<SpeechAct> {
        if self.waiting.len() <= SpeechQueue::MOST_WAITING {
            return None;
        }
        let least = self.waiting.back()?.priority;
        let place = self.waiting.iter().position(|waiting| waiting.priority == least)?;
        self.waiting.remove(place).map(SpeechAct::Untold)
    }

    /// The silence begins: the tone that waited sounds, then the next utterance is spoken. While the player speaks,
    /// only what is urgent does.
    fn go_on(&mut self, now: Moment) -> Vec<SpeechAct> {
        let mut acts = Vec::new();
        let may_be_said = self.next_may_be_said();
        let may_sound = may_be_said || self.floor == Floor::Hectors;
        if let Some(tone) = self.waiting_tone.take_if(|_| may_sound) {
            acts.push(self.start(tone, now));
        }
        if may_be_said && let Some(utterance) = self.waiting.pop_front() {
            let ticket = Ticket(self.last_ticket.0 + 1);
            self.last_ticket = ticket;
            self.speaking = Some(Speaking { ticket, utterance: utterance.clone(), since: now });
            let after = self.sounding.map_or(Span::ZERO, |(_, until)| until.since(now));
            acts.push(SpeechAct::Say { ticket, utterance, after });
        }
        acts
    }

    fn start(&mut self, tone: Tone, now: Moment) -> SpeechAct {
        self.sounding = Some((tone, now + Span::from(tone.length()) + SpeechQueue::MARGIN));
        SpeechAct::Sound(tone)
    }
}
