//! A player's own seat at the table: what is typed becomes what is said and done there,
//! and what the player may hear is handed on as utterances. Never opens a device.

mod arbiters_desk;
mod around;
mod beginning;
mod boards;
mod by_lines;
mod ear;
mod fingers;
mod keys;
mod overseen;
mod relayed;
mod saving;
mod told;
mod two_places;
mod typed;

pub(in crate::scenes) use beginning::{colour as colour_named, side_called};
pub(super) use by_lines::play as play_by_lines;
pub(super) use two_places::play_as_guest;

use std::path::PathBuf;

use crate::chess::{Color, Square};
use crate::clock::{Going, Moment};
use crate::laws::Mode;
use crate::present::cells::Surroundings;
use crate::present::editor::{Entry, Key};
use crate::present::spoken::{Alphabet, Priority, Segment, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::scenes::failure::Outcome;
use crate::scenes::settings_file;
use crate::table::{Act, ArbiterAct, Game, Intent, Person, Question, Reason, Said, Seal, Speech};
use crate::words::{Answer, Attention, Command, Language, Lexicon, Texts, command, hear_yes_or_no};

use super::meeting;
use super::running::Running;
use super::{Options, Passing};
use crate::present::conversation::LastLook;
use crate::present::conversation::{Out, Saying, Session, Settings, VoiceOffer, VoiceWish};
use crate::scenes::arbiters_number;
use crate::scenes::first_start;
use crate::scenes::place::{Aloud, Reached};
use beginning::{Beginning, Next, Opened};

/// Something that cannot be undone, and is asked about once.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Deed {
    Resign,
    OfferDraw,
    AcceptDraw,
    Leave,
    /// What may have been said, and when.
    Hears(String, Moment),
    /// What the arbiter wants to do, once the number is given.
    Desk(String),
}

/// Whether the end of the game has been told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum EndTold {
    NotYet,
    Told,
}

/// Plays at a terminal what is typed, when it is.
pub(super) fn play_at_terminal(options: &Options) -> Outcome {
    let chosen = settings_file::chosen(options.language);
    let texts = Texts::new(chosen.0.language);
    let door = |address: &Option<String>| {
        address.as_deref().map(|address| meeting::door(address, &texts)).transpose()
    };
    let (other_place, desk) = (door(&options.listen)?, door(&options.arbiter)?);
    let aloud = Aloud::unless(options.silent);
    let Some((mut place, settings)) = first_start::sit_down(chosen, aloud)? else {
        return Ok(());
    };
    // The space bar talks, before the game as in it.
    let keys = Entry::Keys([' '].into());
    place.begin(keys.clone(), Tones::Off);
    let number = match options.arbiter_number {
        false => None,
        true => match arbiters_number::asked_at(&mut place, &settings, keys) {
            None => return Ok(()),
            number => number,
        },
    };
    let (mut beginning, mut next) =
        Beginning::new(options, number.as_deref(), settings.clone(), Passing::ByItself)?;
    let opened = loop {
        match next {
            Next::Plays(opened) => break *opened,
            Next::Asks(asked) => place.carry_out(asked),
        }
        let line = place.line(beginning.choices(), Some(beginning.attention()));
        let Some(line) = line else { return Ok(()) };
        next = beginning.take(&line, options)?;
    };
    place.begin(keys::KEYS.entry(), tones_of(&opened.seat.running.game));
    let Opened { seat, head, recorded, timepiece, out, .. } = opened;
    place.carry_out(out);
    let overseer = match desk {
        None => None,
        Some(desk) => Some(overseen::wait(&mut place, desk, &seat, &head, &recorded)?),
    };
    match other_place {
        None => overseen::serve(&mut place, seat, overseer, timepiece),
        Some(door) => {
            let relayed = two_places::host(&mut place, door, seat, head, &recorded)?;
            overseen::serve(&mut place, relayed, overseer, timepiece);
        }
    }
    Ok(())
}

/// A device that sounds in the hall disturbs (11.3.2.2).
fn tones_of(game: &Game) -> Tones {
    match game.mode() {
        Mode::Training => Tones::On,
        Mode::Tournament => Tones::Off,
    }
}

/// A player's seat.
pub(super) struct Seat {
    running: Running,
    own: Color,
    settings: Settings,
    /// Yes and no in every language.
    answers: Lexicon,
    asked: Option<Deed>,
    /// A command that was said alone, and goes on with what is said next.
    goes_on: Option<Command>,
    end: EndTold,
    desk: arbiters_desk::Desk,
    last_look: LastLook,
    voice_wished: Option<VoiceWish>,
}

impl Seat {
    fn new(running: Running, own: Color, settings: Settings, desk: arbiters_desk::Desk) -> Seat {
        Seat {
            answers: Lexicon::of_every_language(running.wording),
            running,
            own,
            settings,
            asked: None,
            goes_on: None,
            end: EndTold::NotYet,
            desk,
            last_look: LastLook::default(),
            voice_wished: None,
        }
    }

    fn ask(&mut self, deed: Deed) -> Vec<Out> {
        let texts = &self.running.texts;
        let asked = match &deed {
            Deed::Resign => self.answer(&texts.sure_to_resign()),
            Deed::OfferDraw => self.answer(&texts.sure_to_offer_draw()),
            Deed::AcceptDraw => self.answer(&texts.sure_to_accept_draw()),
            Deed::Leave => self.answer(&texts.sure_to_leave()),
            Deed::Hears(text, _) => self.asks_back(text),
            Deed::Desk(_) => self.answer(&self.running.texts.arbiters_number_wanted()),
        };
        self.asked = Some(deed);
        vec![asked]
    }

    fn answered(&mut self, deed: Deed, line: &str, now: Moment) -> Vec<Out> {
        if let Deed::Desk(act) = deed {
            return self.number_given(&act, line, now);
        }
        match hear_yes_or_no(line, self.settings.language, &self.answers) {
            Some(Answer::Yes) => match deed {
                Deed::Resign => self.does(Act::Resigns, now),
                Deed::OfferDraw => self.does(Act::OffersDraw, now),
                Deed::AcceptDraw => self.does(Act::AcceptsDraw, now),
                Deed::Leave => vec![self.answer(&self.running.texts.game_left()), Out::Leave],
                Deed::Hears(text, said_at) => self.take_line(&text, said_at),
                Deed::Desk(_) => Vec::new(),
            },
            Some(Answer::No) => vec![self.answer(&self.running.texts.all_as_it_was())],
            None => {
                self.asked = Some(deed);
                self.refuse(&self.running.texts.yes_or_no())
            }
        }
    }

    /// What a question that is open still wants.
    fn asked_again(&self) -> Vec<Out> {
        match &self.asked {
            Some(Deed::Desk(_)) => vec![self.answer(&self.running.texts.arbiters_number_wanted())],
            _ => vec![self.answer(&self.running.texts.yes_or_no())],
        }
    }

    fn obey(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Keys => self.tell_keys(),
            Command::Help => self.tell_help(),
            Command::OwnTime | Command::OpponentTime | Command::Times => {
                self.tell_times(command, now)
            }
            Command::Moves => self.asks(Question::Moves, now),
            Command::Score | Command::LastMove => self.tell_score(command, now),
            Command::Device => self.asks(Question::Capabilities, now),
            Command::Repeat => vec![Out::Repeat],
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::SpellByNames => vec![Out::Spell(Alphabet::Nato)],
            Command::Hush => vec![Out::Hush],
            Command::Press | Command::Start if self.has_not_begun() => self.start(now),
            Command::Start => vec![self.answer(&self.running.texts.whites_clock_runs())],
            Command::Press => self.press(self.own, now),
            Command::OpponentPress if self.has_not_begun() => {
                vec![self.answer(&self.running.texts.enter_starts_clock())]
            }
            Command::OpponentPress => self.press(!self.own, now),
            Command::Correct => self.correct(rest, now),
            Command::Reads => self.reads(rest, now),
            Command::OfferDraw => self.ask(Deed::OfferDraw),
            Command::AcceptDraw => self.ask(Deed::AcceptDraw),
            Command::Resign => self.ask(Deed::Resign),
            Command::DeclineDraw => self.does(Act::DeclinesDraw, now),
            Command::OpponentOffersDraw => self.opponent_does(Act::OffersDraw, now),
            Command::OpponentResigns => self.opponent_does(Act::Resigns, now),
            Command::ClaimDraw => self.claim(rest, now),
            Command::ClaimTime => self.does(Act::ClaimsTime, now),
            Command::CallArbiter => self.does(Act::CallsArbiter(Reason::Other), now),
            Command::Sign => self.does(Act::Signs, now),
            Command::Audit => self.does(Act::AsksForAudit, now),
            Command::Board | Command::Pieces | Command::Scan => self.show(command, rest, now),
            Command::Square | Command::MovesFrom => self.look_at(command, rest, now),
            Command::Arbiter => self.at_the_desk(rest, now),
            Command::Quit => self.interrupted(),
            Command::Talk => vec![Out::Talk],
            Command::Voice | Command::Voices => {
                VoiceWish::ask(command, rest, &mut self.settings, &mut self.voice_wished)
            }
            Command::TimesToTell => self.settings.take_times_to_tell(rest, &self.running.texts),
            Command::BrailleTable => self.settings.take_braille_table(rest, &self.running.texts),
            command if command.is_for_review() => {
                let sentence = self.running.texts.only_in_review();
                self.refuse(&sentence)
            }
            command if command.is_for_practice() => {
                let sentence = self.running.texts.only_in_practice();
                self.refuse(&sentence)
            }
            command if command.is_for_drills() => {
                let sentence = self.running.texts.only_in_drills();
                self.refuse(&sentence)
            }
            setting => self.change(setting),
        }
    }

    fn has_not_begun(&self) -> bool {
        self.running.game.clock().going() == Going::NotStarted
    }

    fn start(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.happens(&Intent::Arbiter(ArbiterAct::Starts), now);
        out.push(self.answer(&self.running.texts.whites_clock_runs()));
        out
    }

    fn press(&mut self, side: Color, now: Moment) -> Vec<Out> {
        let who = Person::Player(side);
        let mut out = self.happens(&Intent::Do { side, who, act: Act::Presses }, now);
        out.push(Out::Sound(Tone::Press));
        out
    }

    /// Something that the player does.
    fn does(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Do { side, who: Person::Player(side), act }, now)
    }

    /// Something that the player heard the opponent do.
    fn opponent_does(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = !self.own;
        let mut out = self.happens(&Intent::Do { side, who: Person::Player(side), act }, now);
        out.push(self.receipt());
        out
    }

    fn asks(&mut self, question: Question, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Ask { side, who: Person::Player(side), question }, now)
    }

    fn speaks(&mut self, side: Color, speech: Speech, said: Said, now: Moment) -> Vec<Out> {
        let who = Person::Player(side);
        self.happens(&Intent::Speak { side, who, speech, said }, now)
    }

    fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Out> {
        let told = self.running.happens(intent, now);
        self.tell(told)
    }

    /// Changes how Hector speaks.
    fn change(&mut self, command: Command) -> Vec<Out> {
        self.settings.change_and_tell(command, &mut self.running.texts)
    }

    /// A sentence in the language of the user that answers the player.
    fn answer(&self, sentence: &str) -> Out {
        self.utter(Priority::Answer, sentence)
    }

    /// The same, where what the player wants is not done.
    fn refuse(&self, sentence: &str) -> Vec<Out> {
        Out::refusal(self.settings.language, sentence)
    }

    fn utter(&self, priority: Priority, sentence: &str) -> Out {
        Out::Say(Utterance::new(priority, self.settings.language, sentence))
    }

    /// Words of the announcements, in their own language, with words around them.
    fn announced(&self, said: &str) -> Segment {
        Segment::new(self.announcement_language(), said)
    }

    fn announcement_language(&self) -> Language {
        self.running.wording.words
    }
}

impl Reached for Seat {}

impl Session for Seat {
    /// Takes a typed line.
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let line = line.trim();
        // What was begun by voice does not go on with what is typed.
        self.goes_on = None;
        let mut out = self.let_time_pass(now);
        out.extend(match (self.asked.take(), command(line)) {
            (Some(deed), _) => self.answered(deed, line, now),
            (None, _) if line.is_empty() => self.obey(Command::Press, "", now),
            (None, _) if line == "?" => self.obey(Command::Keys, "", now),
            (None, Some((command, rest))) => self.obey(command, &rest, now),
            (None, None) => self.speak(line, now),
        });
        out.extend(self.tell_end());
        self.last_look.begins(self.running_time(now));
        out
    }

    /// Takes a key that is a command by itself.
    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        match keys::KEYS.command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            Some(command) if self.asked.is_none() => {
                let mut out = self.let_time_pass(now);
                out.extend(self.obey(command, "", now));
                out.extend(self.tell_end());
                self.last_look.begins(self.running_time(now));
                out
            }
            Some(_) => self.asked_again(),
            None => vec![Out::Sound(Tone::Error)],
        }
    }

    /// Takes in what was said.
    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        // The arbiter's number is not said in a hall.
        if let Some(Deed::Desk(_)) = self.asked {
            return self.asked_again();
        }
        self.hears(saying, now)
    }

    fn attention(&self) -> Option<Attention> {
        (!matches!(self.asked, Some(Deed::Desk(_)))).then(|| self.attends())
    }

    fn sound_file(&self, now: Moment) -> Option<PathBuf> {
        self.sound_of(now)
    }

    /// Somebody wants to leave.
    fn interrupted(&mut self) -> Vec<Out> {
        if let Some(Deed::Desk(_)) = self.asked {
            self.asked = None;
            return vec![
                Out::Keys(keys::KEYS.entry()),
                self.answer(&self.running.texts.all_as_it_was()),
            ];
        }
        if self.end == EndTold::Told {
            return vec![Out::Leave];
        }
        // A sealed device is left when the arbiter has opened it.
        if self.running.game.device_seal() != Seal::Open {
            return vec![self.answer(&self.running.texts.sealed_until_opened())];
        }
        self.ask(Deed::Leave)
    }

    /// Goes on with the choice of a voice.
    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        let wish = self.voice_wished.take();
        wish.map(|wish| wish.among(offers, &mut self.settings)).unwrap_or_default()
    }

    fn take_table(&mut self, found: Result<String, String>) -> Vec<Out> {
        self.settings.take_table(found, &self.running.texts)
    }

    /// Lets the clock do what it has done by itself, and reminds where training does.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let mut told = self.running.stay_alive(now);
        told.extend(self.running.wake(now));
        let mut out = self.tell(told);
        out.extend(self.remind(now));
        out.extend(self.tell_end());
        out
    }

    fn around(&self) -> Surroundings {
        self.surroundings()
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        out.extend(self.feel(at, now));
        out
    }

    /// When something is to be told though nobody does anything.
    fn wake_at(&self, now: Moment) -> Option<Moment> {
        let reminder = self.next_reminder(now).map(|wait| now + wait);
        [self.running.game.wake_at(), reminder].into_iter().flatten().min()
    }
}
