//! The seat at a terminal, with a voice where there is one: keys, time and the voice's
//! own news come through one channel, and none waits for another.

use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

use crate::clock::Moment;
use crate::devices::terminal::{Signal, Stamped, Terminal};
use crate::devices::timepiece::Timepiece;
use crate::laws::Mode;
use crate::present::editor::{Effect, Entry};
use crate::scenes::door::{Failure, Outcome};
use crate::scenes::play::beginning::moment;
use crate::scenes::play::{Options, Passing};
use crate::scenes::typing::Typing;

use super::beginning::{Beginning, Next};
use super::settings::Settings;
use super::voiced::{VoiceSignal, Voiced};
use super::{Out, Seat, keys};

/// Events that may wait: the voice tells few, and no person types as fast.
const MOST_WAITING: usize = 256;
/// How long after a fall of a flag it is told, so that a press that came before it and is
/// on its way is taken first.
const GRACE: Duration = Duration::from_millis(20);
/// How long nothing happens before the record hears that the program is alive.
const ALIVE: Duration = Duration::from_secs(5);

/// What comes through the channel.
pub(super) enum Event {
    Terminal(Stamped),
    #[cfg_attr(not(feature = "voice"), allow(dead_code, reason = "no voice tells anything"))]
    Voice(VoiceSignal),
}

impl From<Stamped> for Event {
    fn from(stamped: Stamped) -> Event {
        Event::Terminal(stamped)
    }
}

/// Plays what is typed and spoken, when it is.
pub(in crate::scenes::play) fn play(options: &Options) -> Outcome {
    let (mut settings, spoiled) = Settings::kept();
    if let Some(language) = options.language {
        settings.language = language;
    }
    let (sender, events) = sync_channel(MOST_WAITING);
    let terminal = Terminal::open(Timepiece::started(), sender.clone())
        .map_err(|error| Failure::Input(error.to_string()))?;
    let mut place = Place::new(terminal, &settings, &sender);
    place.print_all(spoiled.into_iter().collect());
    let (mut beginning, mut next) = Beginning::new(options, settings, Passing::ByItself)?;
    let opened = loop {
        match next {
            Next::Plays(opened) => break *opened,
            Next::Asks(asked) => place.carry_out(asked),
        }
        let line = loop {
            match place.next(&events, None)? {
                Happened::Line(line) => break line,
                Happened::Interrupt | Happened::Ended => return Ok(()),
                Happened::Key(_) | Happened::Nothing => {}
            }
        };
        next = beginning.take(&line, options)?;
    };
    place.begin(&opened.seat);
    place.carry_out(opened.out);
    place.keep_playing(opened.seat, opened.timepiece, &events)
}

/// Where the player sits: what is typed at, and what is heard.
struct Place {
    typing: Typing,
    voiced: Voiced,
    leaves: Leaves,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaves {
    No,
    Now,
}

/// What the player did, or that nobody did anything.
enum Happened {
    Line(String),
    Key(crate::present::editor::Key),
    Interrupt,
    Nothing,
    Ended,
}

impl Place {
    fn new(terminal: Terminal, settings: &Settings, sender: &SyncSender<Event>) -> Place {
        Place {
            typing: Typing::new(terminal, Entry::Line),
            voiced: Voiced::open(settings, sender),
            leaves: Leaves::No,
        }
    }

    fn begin(&mut self, seat: &Seat) {
        self.typing.enter_by(keys::entry());
        // A device that sounds in the hall disturbs (11.3.2.2).
        self.voiced.let_tones_sound(seat.running.game.mode() == Mode::Training);
    }

    fn keep_playing(
        &mut self,
        mut seat: Seat,
        timepiece: Timepiece,
        events: &Receiver<Event>,
    ) -> Outcome {
        loop {
            let now = moment(timepiece);
            let happened = self.next(events, seat.wake_at(now).map(|wake| (wake, now)))?;
            let now = moment(timepiece);
            let out = match happened {
                Happened::Line(line) => seat.take_line(&line, now),
                Happened::Key(key) => seat.take_key(key, now),
                Happened::Interrupt => seat.interrupted(),
                Happened::Nothing => {
                    seat.stay_alive(now);
                    seat.let_time_pass(now)
                }
                Happened::Ended => return Ok(()),
            };
            self.carry_out(out);
            if self.leaves == Leaves::Now {
                self.voiced.finish(events);
                return Ok(());
            }
        }
    }

    /// Waits for the player, the voice's own news told meanwhile.
    fn next(
        &mut self,
        events: &Receiver<Event>,
        wake: Option<(Moment, Moment)>,
    ) -> Result<Happened, Failure> {
        loop {
            while let Some(effect) = self.typing.next_effect() {
                if let Some(happened) = self.answer(effect) {
                    return Ok(happened);
                }
            }
            let limit = wake.map_or(ALIVE, |(wake, now)| {
                (Duration::from_micros(wake.since(now).as_micros()) + GRACE).min(ALIVE)
            });
            match events.recv_timeout(limit) {
                Ok(Event::Terminal(Stamped { signal: Signal::Gone, .. })) => {
                    return Ok(Happened::Ended);
                }
                Ok(Event::Terminal(Stamped { signal, .. })) => {
                    if matches!(signal, Signal::Typed(_)) {
                        // Whoever types wants silence.
                        let told = self.voiced.hush();
                        self.print_all(told);
                    }
                    self.typing.take(&signal);
                }
                Ok(Event::Voice(signal)) => {
                    let told = self.voiced.settle(signal);
                    self.print_all(told);
                }
                Err(RecvTimeoutError::Timeout) => return Ok(Happened::Nothing),
                Err(RecvTimeoutError::Disconnected) => return Ok(Happened::Ended),
            }
        }
    }

    /// What an effect of typing means here; what is only about the line is told at once.
    fn answer(&mut self, effect: Effect) -> Option<Happened> {
        match effect {
            Effect::Line(line) => Some(Happened::Line(line)),
            Effect::Key(key) => Some(Happened::Key(key)),
            Effect::Interrupt => Some(Happened::Interrupt),
            Effect::EndOfInput => Some(Happened::Interrupt),
            Effect::Erased(text) | Effect::PutBack(text) | Effect::Recalled(text) => {
                self.voiced.echo(&text);
                None
            }
            Effect::Moved(text) => {
                self.voiced.echo(&text.unwrap_or_default());
                None
            }
            Effect::Refused(_) => {
                self.voiced.refuse();
                None
            }
            Effect::ShowAgain => {
                let text = self.typing.text().to_owned();
                self.voiced.echo(&text);
                None
            }
            Effect::Redraw { .. } | Effect::Suspend => None,
        }
    }

    fn carry_out(&mut self, all: Vec<Out>) {
        for one in all {
            let told = match one {
                Out::Say(utterance) => {
                    self.typing.print_line(&utterance.text());
                    self.voiced.say(utterance)
                }
                Out::Text(text) => {
                    self.typing.print_line(&text);
                    Vec::new()
                }
                // It waits at the arbiter's desk, and no player sees it here.
                Out::Arbiter(_) => Vec::new(),
                Out::Sound(tone) => self.voiced.sound(tone),
                Out::Repeat => self.voiced.repeat(),
                Out::Spell(alphabet) => self.voiced.spell(alphabet),
                Out::Hush => self.voiced.hush(),
                Out::Set(settings) => {
                    self.voiced.set(&settings);
                    settings.keep().err().into_iter().collect()
                }
                Out::Leave => {
                    self.leaves = Leaves::Now;
                    Vec::new()
                }
            };
            self.print_all(told);
        }
        let _ = io::stdout().flush();
    }

    fn print_all(&mut self, lines: Vec<String>) {
        for line in lines {
            self.typing.print_line(&line);
        }
    }
}
