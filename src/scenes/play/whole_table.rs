//! A game in lines of the whole table: first lines of the settings, then whatever anybody at the table says, does or
//! decides.

use std::io::{self, Write};

use crate::clock::Moment;
use crate::devices::timepiece::{self, Timepiece};
use crate::record::{fact_line, read_fact};
use crate::scenes::failure::{Failure, Outcome};
use crate::seat::running::{self, Running};
use crate::seat::setup::Setup;
use crate::seat::table_lines::tell_of_record;
use crate::table::{Game, Recorded};
use crate::words::scene_names;
use crate::words::scripts::line::{self, ScriptLine};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{Language, Texts, WhichProgram};

use super::TimePassing;
use super::beginning::{self, RecordWanted};
use super::options::SeatOptions;
use super::setup_lines;
use super::this_machine::ThisMachine;

pub(super) struct PlayScene {
    stage: ScriptStage,
    pub(super) now: Moment,
    pub(super) timepiece: Timepiece,
    wanted: RecordWanted,
    passing: TimePassing,
    /// The language for answers before the game, and about malformed lines.
    language: Language,
}

enum ScriptStage {
    SettingUp(Box<Setup>),
    Playing(Box<Running>),
}

impl PlayScene {
    pub(super) fn new(
        options: &SeatOptions,
        passing: TimePassing,
        out: &mut impl Write,
    ) -> Result<PlayScene, Failure> {
        if let Some(path) = &options.resume {
            let texts = Texts::new(options.language());
            let taken_up =
                beginning::take_up(path.as_deref(), passing, WhichProgram::Hector, &texts)?;
            // At a seat the arbiter's acts need a number; lines do not ask for one.
            if beginning::seals_itself(&taken_up.recorded) {
                let sentence = texts.tournament_goes_on_at_terminal(
                    &scene_names::opened_in_hector("play", "--resume", texts.language()),
                );
                return Err(Failure::Input(sentence));
            }
            let (keeper, machine) = (Box::new(taken_up.keeper), ThisMachine::of(passing));
            let mut running = Running::new(taken_up.game, keeper, machine, texts);
            let mut told = running.take_in(taken_up.facts);
            told.extend(running.seal_again(taken_up.sealed, taken_up.now));
            running.write(&told, out)?;
            writeln!(out, "to arbiter: {}", running.hash(&running.texts))?;
            out.flush()?;
            return Ok(PlayScene {
                stage: ScriptStage::Playing(Box::new(running)),
                now: taken_up.now,
                timepiece: taken_up.timepiece,
                wanted: RecordWanted::No,
                passing,
                language: options.language(),
            });
        }
        let texts = Texts::new(options.language());
        let number = options.number_in_lines(&texts)?;
        let setup = options.setup(number.as_deref(), &texts)?;
        let wanted = options.wanted(passing);
        Ok(PlayScene {
            stage: ScriptStage::SettingUp(Box::new(setup)),
            now: Moment::ZERO,
            timepiece: Timepiece::started(),
            wanted,
            passing,
            language: options.language(),
        })
    }

    /// Takes one line. Blank lines, comments and lines of an earlier output are ignored.
    pub(super) fn take(
        &mut self,
        text: &str,
        out: &mut impl Write,
    ) -> Result<Result<(), UnreadableLine>, Failure> {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') || text.starts_with("to ") {
            return Ok(Ok(()));
        }
        if let ScriptStage::SettingUp(setup) = &mut self.stage {
            match setup_lines::take(setup, text, &Texts::new(self.language)) {
                Some(Ok(())) => return Ok(Ok(())),
                Some(Err(unreadable)) => return Ok(Err(unreadable)),
                None => {}
            }
            let head = match setup.head(beginning::began(self.timepiece), timepiece::wall()) {
                Ok(head) => head,
                Err(unreadable) => return Ok(Err(unreadable)),
            };
            // A malformed line does not end the settings.
            if let Err(unreadable) = line::read(text, &running::lexicon(&head.setting)) {
                return Ok(Err(unreadable));
            }
            let texts = Texts::new(self.language);
            let warning = setup.warning(&head.setting, &texts);
            let (keeper, kept) = beginning::keeper(&self.wanted, &head, &texts)?;
            tell_of_record(&kept, &texts, out)?;
            if let Some(warning) = warning {
                writeln!(out, "to arbiter: {warning}")?;
            }
            let (keeper, machine) = (Box::new(keeper), ThisMachine::of(self.passing));
            let running = Running::new(Game::new(head.setting), keeper, machine, texts);
            self.stage = ScriptStage::Playing(Box::new(running));
        }
        let ScriptStage::Playing(running) = &mut self.stage else { return Ok(Ok(())) };
        match line::read(text, &running.lexicon) {
            Err(unreadable) => return Ok(Err(unreadable)),
            Ok(ScriptLine::Wait(span)) => {
                self.now = self.now + span;
                let told = running.wake(self.now);
                running.write(&told, out)?;
            }
            Ok(ScriptLine::Unclear { to, words }) => {
                let told = running.wake(self.now);
                running.write(&told, out)?;
                writeln!(out, "to {to}: {}", words.told(&running.texts))?;
            }
            Ok(ScriptLine::AsksForRecord) => {
                writeln!(out, "to arbiter: {}", running.hash(&running.texts))?
            }
            Ok(ScriptLine::Moves(moves)) => {
                let (told, outcome) = match running.play_moves(&moves, self.now) {
                    Ok(told) => (told, Ok(())),
                    Err((told, unreadable)) => (told, Err(unreadable)),
                };
                running.write(&told, out)?;
                return Ok(outcome);
            }
            Ok(ScriptLine::Happens(intent)) => {
                let told = running.happens(&intent, self.now);
                running.write(&told, out)?;
            }
        }
        Ok(Ok(()))
    }

    /// Tells what is wrong with a line, in the language of the game.
    pub(super) fn complain(&self, number: u64, unreadable: &UnreadableLine) {
        let texts = Texts::new(self.language);
        let sentence = texts.line_numbered(number, &unreadable.sentence(&texts));
        let _ = writeln!(io::stderr(), "hector: {sentence}");
    }

    /// When the clock will next do something by itself.
    pub(super) fn wake_at(&self) -> Option<Moment> {
        match &self.stage {
            ScriptStage::SettingUp(_) => None,
            ScriptStage::Playing(running) => running.game.wake_at(),
        }
    }

    /// Lets the clock do what is due by now.
    pub(super) fn wake(&mut self, out: &mut impl Write) -> io::Result<()> {
        match &mut self.stage {
            ScriptStage::SettingUp(_) => Ok(()),
            ScriptStage::Playing(running) => {
                let mut told = running.stay_alive(self.now);
                told.extend(running.wake(self.now));
                running.write(&told, out)
            }
        }
    }

    /// Writes the record, reads it, replays it fact by fact, and compares the games.
    pub(super) fn replayed(&self) -> Outcome {
        let ScriptStage::Playing(running) = &self.stage else { return Ok(()) };
        let other = || Failure::Altered(running.texts.record_gives_another_game());
        let written = running.facts.iter().map(fact_line);
        let record: Vec<Recorded> =
            written.map(|line| read_fact(&line)).collect::<Result<_, _>>().map_err(|_| other())?;
        let again = Game::replay(running.game.setting().clone(), &record);
        if again == running.game { Ok(()) } else { Err(other()) }
    }
}
