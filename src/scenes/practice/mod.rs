//! `hector practice`: a game against Hector or an engine, by ear, under the fingers and by
//! keys. Every question about the board has an answer, unless the player wants to do
//! without.

mod beginning;
mod by_lines;
#[cfg(test)]
mod guide;
mod keeping;
mod rival;

use crate::present::conversation::KeyList;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use crate::devices::timepiece::{self, Timepiece};
use crate::home::practice::game::Practising;
use crate::present::editor::KeyEntry;
use crate::present::tone::Tones;
use crate::words::{Activity, Language};

use super::failure::Outcome;
use super::first_start;
use super::place::{HeardOrRead, Reached};
use super::spoken::choice;
use crate::scenes::settings_file;
use beginning::{AfterPracticeAnswer, PracticeBeginning};

/// The options of `hector practice`.
#[derive(Default, clap::Args)]
pub(crate) struct PracticeOptions {
    /// Go on with this unfinished game, a file of the folder "practice"
    #[arg(value_name = "FILE")]
    game: Option<PathBuf>,
    /// Begin a new game without offering an unfinished one
    #[arg(long, conflicts_with = "game")]
    new: bool,
    /// A number from which everything follows that the opponent does by chance; another one
    /// each time if left out
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
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

impl PracticeOptions {
    /// The seed that was named, or the time of day.
    fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| timepiece::wall().unsigned_abs())
    }
}

/// Plays a practice game at a terminal, or by lines.
pub(crate) fn practise(options: &PracticeOptions) -> Outcome {
    if io::stdin().is_terminal() { at_terminal(options) } else { by_lines::practise(options) }
}

impl Reached for Practising {}

fn at_terminal(options: &PracticeOptions) -> Outcome {
    let (chosen, aloud) =
        (settings_file::chosen(options.language), HeardOrRead::unless(options.silent));
    let Some((mut place, settings)) = first_start::sit_down(chosen, aloud)? else {
        return Ok(());
    };
    // The space bar talks, before the game as in it.
    place.begin(KeyEntry::Keys([' '].into()), Tones::On);
    let call = place.call();
    let (mut beginning, mut next) =
        PracticeBeginning::new(options, settings, options.seed(), &call)?;
    let (mut game, out) = loop {
        match next {
            AfterPracticeAnswer::Plays(game, out) => break (*game, out),
            AfterPracticeAnswer::Asks(asked) => place.carry_out(asked),
        }
        let line = place.line(beginning.choices(), Some(beginning.attention()));
        let Some(line) = line else { return Ok(()) };
        next = beginning.take(&line, &call);
    };
    place.begin(KeyList::at(Activity::Practice).entry(), Tones::On);
    place.carry_out(out);
    let _ = place.serve(&mut game, Timepiece::started());
    Ok(())
}
