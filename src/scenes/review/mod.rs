//! `hector review`: games of a file listened to, at the listener's pace, by ear, under the
//! fingers and by keys. Every question about the board has the answer that practice gives.

mod asking;
mod bookmarks;
mod by_lines;
mod fingers;
mod games;
mod going;
#[cfg(test)]
mod guide;
mod indexing;
mod listening;
mod person;
mod places;
mod playing;
mod search;
mod work;

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use crate::devices::timepiece::Timepiece;
use crate::present::tone::Tones;
use crate::scenes::settings_file;
use crate::words::{Activity, Language};

use super::failure::{Failure, Outcome};
use super::first_start;
use super::place::{HeardOrRead, Reached};
use super::spoken::choice;
use crate::present::conversation::{KeyList, Out, Settings};
use listening::Reviewing;
use work::WorkWaker;

/// The options of `hector review`.
#[derive(clap::Args)]
pub(crate) struct ReviewOptions {
    /// The game file, in PGN
    file: PathBuf,
    /// Begin with this game of the file, counted from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    game: Option<u64>,
    /// No voice and no tones: everything stands in text
    #[arg(long)]
    silent: bool,
    /// The language that Hector speaks: de, fr or en; the system's if left out
    #[arg(long, value_parser = choice(Language::ALL, Language::code))]
    language: Option<Language>,
    /// Where lines come from a file or a pipe, write every line read before what follows
    /// from it
    #[arg(long)]
    transcript: bool,
}

impl ReviewOptions {
    fn sit_down(
        &self,
        settings: Settings,
        call: WorkWaker,
    ) -> Result<(Reviewing, Vec<Out>), Failure> {
        let first = self.game.map(|game| game - 1);
        Reviewing::new(&self.file, first, settings, call)
    }
}

/// Listens at a terminal, or by lines.
pub(crate) fn review(options: &ReviewOptions) -> Outcome {
    if io::stdin().is_terminal() { at_terminal(options) } else { by_lines::review(options) }
}

impl Reached for Reviewing {}

fn at_terminal(options: &ReviewOptions) -> Outcome {
    let (chosen, aloud) =
        (settings_file::chosen(options.language), HeardOrRead::unless(options.silent));
    let Some((mut place, settings)) = first_start::sit_down(chosen, aloud)? else {
        return Ok(());
    };
    let (mut reviewing, out) = options.sit_down(settings, place.call())?;
    place.begin(KeyList::at(Activity::Review).entry(), Tones::On);
    place.carry_out(out);
    let _ = place.serve(&mut reviewing, Timepiece::started());
    reviewing.outcome()
}

impl Reviewing {
    /// Whether there was anything to listen to.
    fn outcome(&mut self) -> Outcome {
        self.failure.take().map_or(Ok(()), |sentence| Err(Failure::Input(sentence)))
    }
}
