//! A place at a terminal, with a voice, an ear and a braille display if there are any. Keys, time, speech and news of
//! devices come through one channel, and none of them waits for another.

#[cfg(not(all(feature = "voice", feature = "ear", feature = "braille")))]
mod absent;
mod answered_keys;
mod answering;
mod awake;
#[cfg_attr(not(feature = "boards"), path = "no_boards.rs")]
mod boards;
mod braille_display;
mod came;
mod carrying_out;
mod contraction;
#[cfg(feature = "braille")]
mod device;
#[cfg(feature = "ear")]
mod eared;
mod felt;
#[cfg(feature = "hall")]
mod halls;
mod own_keys;
mod parts;
#[cfg(feature = "hall")]
mod phone;
#[cfg(feature = "hall")]
mod press;
mod talk;
#[cfg(any(feature = "voice", feature = "ear"))]
mod used_devices;
#[cfg(feature = "voice")]
mod voiced;
mod ways;
#[cfg(feature = "ear")]
mod who_talks;
mod wishes;

pub(super) use boards::{WantedBoard, may_be_one, wanted_board};
pub(super) use contraction::table_found;
pub(super) use wishes::{ScreenOptions, Wishes};

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

use super::failure::Failure;
use crate::clock::{Moment, Span};
use crate::devices::terminal::{Signal, Stamped, Terminal};
use crate::devices::timepiece::Timepiece;
use crate::present::cells::Heed;
use crate::present::conversation::{Event, FromPage, Out, Session, Settings};
use crate::present::editor::KeyEntry;
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::Tones;
use crate::scenes::reasons;
use crate::scenes::typing::Typing;
use crate::words::{Language, Texts};

use awake::Awake;
use braille_display::BrailleDisplay;
use parts::{BrailleSignal, Device, EarSignal, Eared, PlaceEvent, Voiced, news};
use ways::Ways;

/// How many events can wait. The voice reports little, and nobody types as fast.
const MOST_WAITING: usize = 256;
/// How long after a flag falls it is told. A press that came before it may still be on its way, and goes first.
const GRACE: Duration = Duration::from_millis(20);
/// The same while somebody talks. Speech counts from its first word, but is understood only after its end.
const TALKING: Duration = Duration::from_secs(2);
/// After this time without an event, the record notes that the program is alive.
const ALIVE: Duration = Duration::from_secs(5);

/// The time of a watch.
pub(super) fn moment(timepiece: Timepiece) -> Moment {
    Moment::ZERO + Span::from(timepiece.elapsed())
}

/// A person's place: keyboard, terminal, voice, ear and braille display.
pub(in crate::scenes) struct Place {
    wishes: Wishes,
    typing: Typing,
    voiced: Voiced,
    braille: BrailleDisplay,
    language: Language,
    /// The last thing that was told, for a place without a voice.
    latest: Option<Utterance>,
    ways: Ways,
    sender: SyncSender<PlaceEvent>,
    eared: Eared,
    events: Receiver<PlaceEvent>,
    /// The watch that stamps what is typed and said, and the latest stamp.
    watch: Timepiece,
    done_at: Duration,
    awake: Awake,
    leaves: Leaves,
    /// Until when an empty Enter belongs to the key before it.
    enter_ignored_until: Option<Duration>,
    /// The terminal is gone; every scene at this place ends.
    is_lost: bool,
    /// The sound of the last words, until it is taken.
    sound: Option<Vec<i16>>,
    /// The braille table that was looked for, or why it was not found, until it is taken.
    found: Option<Result<String, String>>,
}

/// Whether a place speaks, or only writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum HeardOrRead {
    /// It speaks and sounds, as far as the machine can.
    Spoken,
    /// Everything is told in text alone.
    Silent,
}

/// How serving a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::scenes) enum ServingEnded {
    Left,
    /// The person wants to do something else.
    ForMenu,
    /// The terminal was lost.
    Lost,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaves {
    No,
    Now,
    ForMenu,
}

/// The result of waiting.
enum Happened {
    Event(Event),
    Nothing,
    /// No more events come.
    Ended,
}

impl Place {
    /// Opens the terminal, and the voice and ear if they exist.
    pub(in crate::scenes) fn open(settings: &Settings, wishes: Wishes) -> Result<Place, Failure> {
        let (sender, events) = sync_channel(MOST_WAITING);
        let watch = Timepiece::started();
        let terminal = Terminal::open(watch, sender.clone()).map_err(|error| {
            Failure::Input(reasons::no_terminal(&error, &Texts::new(settings.language)))
        })?;
        let (keys, unread) = own_keys::keys(settings.language);
        let mut place = Place {
            wishes,
            typing: Typing::new(terminal, KeyEntry::Line, wishes.rewriting(settings)),
            voiced: Voiced::open(settings, wishes.aloud, &sender),
            braille: BrailleDisplay::open(settings, watch, &sender, keys),
            language: settings.language,
            latest: None,
            eared: Eared::open(settings, &sender, watch, wishes.told_by),
            ways: Ways::default(),
            sender,
            events,
            watch,
            done_at: Duration::ZERO,
            awake: Awake::default(),
            leaves: Leaves::No,
            enter_ignored_until: None,
            is_lost: false,
            sound: None,
            found: None,
        };
        let told = |sentence: String| {
            Out::Say(Utterance::new(Priority::Telling, settings.language, &sentence))
        };
        place.carry_out(unread.map(told).into_iter().collect());
        Ok(place)
    }

    /// How it was opened.
    pub(in crate::scenes) fn wishes(&self) -> Wishes {
        self.wishes
    }

    /// Sets the keys that are commands, and whether tones sound.
    pub(in crate::scenes) fn begin(&mut self, keys: KeyEntry, tones: Tones) {
        self.typing.enter_by(keys);
        self.voiced.let_tones_sound(tones);
    }

    /// A waker for any thread: the session looks at the time again at once.
    pub(in crate::scenes) fn call(&self) -> Arc<dyn Fn() + Send + Sync> {
        let sender = self.sender.clone();
        // If the channel is full, the session looks at the time anyway.
        Arc::new(move || drop(sender.try_send(PlaceEvent::Happened(Event::TimePasses))))
    }

    /// Serves a session until it ends.
    pub(in crate::scenes) fn serve(
        &mut self,
        session: &mut impl Session,
        timepiece: Timepiece,
    ) -> ServingEnded {
        let ended = self.serve_on(session, timepiece);
        if ended == ServingEnded::Left {
            self.voiced.finish(&self.events);
        }
        ended
    }

    /// The same without waiting for the last words, because something else follows at once.
    pub(in crate::scenes) fn serve_on(
        &mut self,
        session: &mut impl Session,
        timepiece: Timepiece,
    ) -> ServingEnded {
        while self.leaves == Leaves::No {
            let now = moment(timepiece);
            self.braille.look_around(session.around());
            self.eared.attend(session.attention());
            let happened = self.next(session.wake_at(now).map(|wake| (wake, now)));
            let (event, heed) = match happened {
                Happened::Event(event) => (event, Heed::Now),
                Happened::Nothing => (Event::TimePasses, Heed::Later),
                Happened::Ended => return ServingEnded::Lost,
            };
            let now = self.moment_of(&event, timepiece);
            if let Some(sound) = self.sound.take() {
                self.eared.keep(session.sound_file(now), sound);
            }
            let out = session.take(event, now);
            self.carry_out_with(out, heed);
        }
        self.show();
        let told = self.voiced.speak_again();
        self.print_all(told);
        self.left_before()
    }

    /// An Enter within this time after the last key belongs to that key.
    pub(in crate::scenes) fn ignore_enter_for(&mut self, time: Duration) {
        self.enter_ignored_until = Some(self.done_at + time);
    }

    /// How a person left who did not answer a question.
    pub(in crate::scenes) fn left_before(&mut self) -> ServingEnded {
        match std::mem::replace(&mut self.leaves, Leaves::No) {
            Leaves::ForMenu => ServingEnded::ForMenu,
            Leaves::No | Leaves::Now => ServingEnded::Left,
        }
    }

    /// When something happened. Typed text counts from when it was typed, speech from its first word, however long it
    /// waited for other work or the recogniser.
    fn moment_of(&self, event: &Event, timepiece: Timepiece) -> Moment {
        let now = moment(timepiece);
        match event {
            Event::Line(_)
            | Event::Command(_)
            | Event::Answer(_)
            | Event::Key(_)
            | Event::Look(_)
            | Event::Board(..)
            | Event::Page(FromPage::Form { .. })
            | Event::Saying(_) => {
                let waited = self.watch.elapsed().saturating_sub(self.done_at);
                Moment::ZERO + (now.since(Moment::ZERO) - Span::from(waited))
            }
            _ => now,
        }
    }

    /// Waits for the next event, and tells news of the voice meanwhile. A clock still wakes in time while other things
    /// happen, such as letters of an unfinished line.
    fn next(&mut self, wake: Option<(Moment, Moment)>) -> Happened {
        if self.is_lost {
            return Happened::Ended;
        }
        let asked = self.watch.elapsed();
        loop {
            if let Some(offers) = self.voiced.offered() {
                return Happened::Event(Event::Voices(offers));
            }
            if let Some(found) = self.found.take() {
                return Happened::Event(Event::BrailleTable(found));
            }
            if let Some(event) = self.answer_keys() {
                let ignored_until = self.enter_ignored_until.take();
                match event {
                    Event::Line(line)
                        if line.is_empty()
                            && ignored_until.is_some_and(|until| self.done_at < until) => {}
                    event => return Happened::Event(event),
                }
            }
            if let Some(away) = self.typing.take_suspension() {
                self.awake.is_seen(self.watch.elapsed());
                self.awake.tell_silence();
                return Happened::Event(Event::Suspended(Span::from(away)));
            }
            self.show();
            self.take_turns();
            let grace = if self.eared.is_listening() { TALKING } else { GRACE };
            let limit = wake
                .map_or(ALIVE, |(wake, now)| (Duration::from(wake.since(now)) + grace).min(ALIVE));
            let waited = self.watch.elapsed().saturating_sub(asked);
            self.awake.is_seen(self.watch.elapsed());
            let event = self.events.recv_timeout(limit.saturating_sub(waited));
            self.awake.is_seen(self.watch.elapsed());
            match event {
                Ok(PlaceEvent::Terminal(Stamped { signal: Signal::Gone, .. })) => {
                    self.is_lost = true;
                    return Happened::Ended;
                }
                Ok(PlaceEvent::Terminal(Stamped { signal, at })) => {
                    if matches!(signal, Signal::Typed(_) | Signal::Pasted(_)) {
                        self.done_at = at;
                    }
                    self.typing.take(&signal);
                    if signal == Signal::Continued
                        && let Some(away) = self.awake.tell_silence()
                    {
                        return Happened::Event(Event::Suspended(Span::from(away)));
                    }
                }
                Ok(PlaceEvent::Voice(signal)) => {
                    let told = self.voiced.settle(signal);
                    self.print_all(told);
                }
                Ok(PlaceEvent::Braille(signal)) => {
                    if let Some(event) = self.feel(signal) {
                        return Happened::Event(event);
                    }
                }
                Ok(PlaceEvent::Contracted(contracted)) => self.take_contracted(contracted),
                Ok(PlaceEvent::Happened(event)) => return Happened::Event(event),
                #[cfg(feature = "boards")]
                Ok(PlaceEvent::Board(of, at, news)) => {
                    self.done_at = at;
                    if let Some(news) = boards::of_board(news, self.called(of), self.language) {
                        return Happened::Event(Event::Board(of, news));
                    }
                }
                #[cfg(feature = "hall")]
                Ok(PlaceEvent::PageForm(form)) => {
                    self.done_at = self.watch.elapsed().saturating_sub(form.at.elapsed());
                    return Happened::Event(Event::Page(phone::of_form(form)));
                }
                #[cfg(feature = "hall")]
                Ok(PlaceEvent::Press(news)) => {
                    let news = press::of_the_press(&news, self.language);
                    return Happened::Event(Event::Hall(news));
                }
                Ok(PlaceEvent::Ear(signal)) => {
                    if let Some(said) = self.settle_ear(signal) {
                        return Happened::Event(said);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Happened::Nothing,
                Err(RecvTimeoutError::Disconnected) => return Happened::Ended,
            }
        }
    }
}
