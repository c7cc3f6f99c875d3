//! `hector play`: a game over the board. Every line read is one thing that somebody at
//! the table says, does or decides; every line written says whom it is for.
//! docs/SCRIPTS.md is the language of the lines.

mod arbiter_line;
mod length;
mod line;
mod live;
mod player_line;
mod setup;

use std::io::{self, Write};

use crate::chess::notation::Letters;
use crate::clock::{Moment, Span};
use crate::laws::Tongue;
use crate::record::{fact_line, read_fact};
use crate::table::{
    ArbiterTold, Game, Intent, Notice, PlayerTold, Recorded, Setting, decide, due, tell,
};
use crate::words::{
    FileNames, Language, Lexicon, Style, Wording, announce, tell_arbiter, tell_player,
};

use super::door::{Failure, Outcome};
use super::spoken::{Line as Read, next_line};
use line::{Line, Unreadable};
use setup::Setup;

/// The options of `hector play`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The settings of the event, a TOML file
    #[arg(long, value_name = "FILE")]
    event: Option<String>,
    /// Write every line read before what follows from it, so that the output is the
    /// transcript of the game; lines that begin with "to" are passed over in the input
    #[arg(long)]
    transcript: bool,
    /// At the end, play the record again and fail if another game comes out
    #[arg(long)]
    replay: bool,
}

/// Plays what standard input says: in real time where somebody types, otherwise in the
/// time that the lines tell.
pub(crate) fn play(options: &Options) -> Outcome {
    let mut scene = Scene::new(options)?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let outcome = if live::somebody_types() {
        live::play(&mut scene, &mut out)
    } else {
        play_script(&mut scene, options, &mut out)
    };
    if options.replay {
        scene.replayed()?;
    }
    outcome
}

fn play_script(scene: &mut Scene, options: &Options, out: &mut impl Write) -> Outcome {
    let mut input = io::stdin().lock();
    let mut outcome = Ok(());
    for number in 1_u64.. {
        let taken = match next_line(&mut input).map_err(Failure::Reading)? {
            Read::End => break,
            Read::Text(text) => {
                let text = text.trim_end_matches(['\n', '\r']);
                if options.transcript && !text.starts_with("to ") {
                    writeln!(out, "{text}")?;
                }
                scene.take(text, out)?
            }
            Read::TooLong | Read::NotText => Err(unreadable_line()),
        };
        if let Err(unreadable) = taken {
            complain(number, &unreadable);
            outcome = Err(Failure::Told);
        }
        // Whoever listens hears the answer before the next line is read.
        out.flush()?;
    }
    outcome
}

fn unreadable_line() -> Unreadable {
    Unreadable::new("A line", "text in UTF-8 of 4096 bytes at most")
}

fn complain(number: u64, unreadable: &Unreadable) {
    let _ = writeln!(io::stderr(), "hector: Line {number}: {unreadable}");
}

/// The table as the scene drives it.
struct Scene {
    stage: Stage,
    now: Moment,
}

/// Before the first thing happens, lines fix the setting.
enum Stage {
    SettingUp(Box<Setup>),
    Playing(Box<Table>),
}

struct Table {
    game: Game,
    record: Vec<Recorded>,
    lexicon: Lexicon,
    wording: Wording,
}

/// How loud a line is: a shorthand for many lines leaves the words of receipt out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Receipts {
    Told,
    LeftOut,
}

impl Scene {
    fn new(options: &Options) -> Result<Scene, Failure> {
        let setup = match &options.event {
            None => Setup::default(),
            Some(path) => Setup::from_file(path).map_err(Failure::Input)?,
        };
        Ok(Scene { stage: Stage::SettingUp(Box::new(setup)), now: Moment::ZERO })
    }

    /// Takes one line. Blank lines, comments and lines of an earlier output pass.
    fn take(&mut self, text: &str, out: &mut impl Write) -> io::Result<Result<(), Unreadable>> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') || text.starts_with("to ") {
            return Ok(Ok(()));
        }
        if let Stage::SettingUp(setup) = &mut self.stage {
            match setup.take(text) {
                Some(Ok(())) => return Ok(Ok(())),
                Some(Err(unreadable)) => return Ok(Err(unreadable)),
                None => {}
            }
            match setup.finish() {
                Ok(setting) => self.stage = Stage::Playing(Box::new(Table::new(setting))),
                Err(unreadable) => return Ok(Err(unreadable)),
            }
        }
        let Stage::Playing(table) = &mut self.stage else { return Ok(Ok(())) };
        match line::read(text, &table.lexicon) {
            Err(unreadable) => return Ok(Err(unreadable)),
            Ok(Line::Wait(span)) => {
                self.now = self.now + span;
                table.wake(self.now, out)?;
            }
            Ok(Line::Unclear { to, sentence }) => {
                table.wake(self.now, out)?;
                writeln!(out, "to {to}: {sentence}")?;
            }
            Ok(Line::Moves(moves)) => return table.play_moves(&moves, self.now, out),
            Ok(Line::Happens(intent)) => {
                table.happens(&intent, self.now, Receipts::Told, out)?;
            }
        }
        Ok(Ok(()))
    }

    /// When the clock will next do something by itself.
    fn wake_at(&self) -> Option<Moment> {
        match &self.stage {
            Stage::SettingUp(_) => None,
            Stage::Playing(table) => table.game.wake_at(),
        }
    }

    /// Lets the clock do what it has done by itself up to now.
    fn wake(&mut self, out: &mut impl Write) -> io::Result<()> {
        match &mut self.stage {
            Stage::SettingUp(_) => Ok(()),
            Stage::Playing(table) => table.wake(self.now, out),
        }
    }

    /// Writes the record down, reads it, plays it again fact by fact, and compares the games.
    fn replayed(&self) -> Outcome {
        let Stage::Playing(table) = &self.stage else { return Ok(()) };
        let other = |reason: &dyn std::fmt::Display| {
            Failure::Reading(io::Error::other(format!("the record cannot be replayed: {reason}")))
        };
        let written = table.record.iter().map(fact_line);
        let record: Vec<Recorded> = written
            .map(|line| read_fact(&line))
            .collect::<Result<_, _>>()
            .map_err(|error| other(&error))?;
        let again = Game::replay(table.game.setting().clone(), &record);
        if again == table.game { Ok(()) } else { Err(other(&"it gives another game")) }
    }
}

impl Table {
    fn new(setting: Setting) -> Table {
        let spoken = setting.event.announcements;
        let wording = Wording {
            words: language(spoken.words),
            ranks: language(spoken.ranks),
            files: FileNames::Anna,
        };
        Table {
            game: Game::new(setting),
            record: Vec::new(),
            lexicon: Lexicon::of(wording),
            wording,
        }
    }

    /// Lets the clock do what it has done by itself up to a moment.
    fn wake(&mut self, now: Moment, out: &mut impl Write) -> io::Result<()> {
        for fact in due(&self.game, now) {
            self.record(fact, Receipts::Told, out)?;
        }
        Ok(())
    }

    fn happens(
        &mut self,
        intent: &Intent,
        now: Moment,
        receipts: Receipts,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.wake(now, out)?;
        match decide(&self.game, intent, now) {
            Ok(facts) => {
                for fact in facts {
                    self.record(fact, receipts, out)?;
                }
            }
            Err(declined) => {
                let notice = match intent {
                    Intent::Speak { side, .. }
                    | Intent::Do { side, .. }
                    | Intent::Ask { side, .. } => {
                        Notice::ToPlayer(*side, PlayerTold::Declined(declined))
                    }
                    Intent::Arbiter(_) => {
                        Notice::ToArbiter(Box::new(ArbiterTold::Declined(declined)))
                    }
                };
                self.write(&notice, out)?;
            }
        }
        Ok(())
    }

    fn record(
        &mut self,
        fact: Recorded,
        receipts: Receipts,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.game.apply(&fact);
        for notice in tell(&fact, &self.game) {
            let is_receipt = matches!(notice, Notice::ToPlayer(_, PlayerTold::Noted));
            if receipts == Receipts::Told || !is_receipt {
                self.write(&notice, out)?;
            }
        }
        self.record.push(fact);
        Ok(())
    }

    fn write(&self, notice: &Notice, out: &mut impl Write) -> io::Result<()> {
        match notice {
            Notice::ToPlayer(side, told) => {
                let side = side.fold_wb("white", "black");
                writeln!(out, "to {side}: {}", tell_player(told, self.wording))
            }
            Notice::ToArbiter(told) => writeln!(out, "to arbiter: {}", tell_arbiter(told)),
        }
    }

    /// A shorthand: each move is announced in full, repeated, and the clock pressed.
    fn play_moves(
        &mut self,
        moves: &[String],
        now: Moment,
        out: &mut impl Write,
    ) -> io::Result<Result<(), Unreadable>> {
        for written in moves {
            // A move that was made and not pressed may be answered (1.3).
            let by = self.game.turn().by;
            let side = if self.game.turn().made.is_some() { !by } else { by };
            let Some(position) = self.game.present().position().cloned() else {
                return Ok(Err(Unreadable::new(written, "a position that moves can be read in")));
            };
            let legal = match super::typed_move::read(written, Letters::English, &position) {
                Ok(legal) => legal,
                Err(sentence) => return Ok(Err(Unreadable::from(sentence))),
            };
            let words = self.wording.say(&announce(&position, legal, Style::Full));
            match line::of_move(side, &words, &self.lexicon) {
                Ok(intents) => {
                    for intent in intents {
                        self.happens(&intent, now, Receipts::LeftOut, out)?;
                    }
                }
                Err(unreadable) => return Ok(Err(unreadable)),
            }
        }
        Ok(Ok(()))
    }
}

fn language(tongue: Tongue) -> Language {
    match tongue {
        Tongue::German => Language::German,
        Tongue::French => Language::French,
        Tongue::English => Language::English,
    }
}

/// A length of virtual time that a script may wait at most: a year.
const LONGEST_WAIT: Span = Span::from_minutes(60 * 24 * 366);
