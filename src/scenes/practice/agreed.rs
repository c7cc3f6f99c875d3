//! The way from the options of a practice game to the game, with its file and its opponent.

use std::io;
use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::chess::drills::Chance;
use crate::chess::notation::pgn::GameResult;
use crate::chess::opponent::Seed;
use crate::clock::Moment;
use crate::devices::engine::EngineCommand;
use crate::home::practice::adversary::Adversary;
use crate::home::practice::beginning::{
    AfterPracticeAnswer, PracticeAgreed, PracticeBeginning, PracticeMeans, RivalAndFile,
    WantedGame, go_on,
};
use crate::home::practice::game::Practising;
use crate::home::practice::kept::{GameFile, KeptPractice};
use crate::present::conversation::{Event, Out, QuestionsBefore, Session as _, Settings};
use crate::scenes::failure::Failure;
use crate::scenes::reasons::refused;
use crate::words::scene_names::opened_in_hector;
use crate::words::{Quoted, Texts};

use super::PracticeOptions;
use super::keeping::{self, GameOnDisk};
use super::rival::{Opponent, RivalMeans, RivalWaker};

/// The questions before a practice game.
pub(super) struct PracticeOpening {
    pub(super) questions: QuestionsBefore<PracticeBeginning>,
    seed: u64,
    means: RivalMeans,
}

/// The result of an answer.
pub(super) enum OpenedPractice {
    Asks(Vec<Out>),
    Plays(Box<Practising>, Vec<Out>),
}

impl PracticeOpening {
    /// The first question, or the game if a file is named.
    pub(super) fn new(
        options: &PracticeOptions,
        settings: Settings,
        call: &RivalWaker,
    ) -> Result<(PracticeOpening, OpenedPractice), Failure> {
        let texts = Texts::new(settings.language);
        let named = options.game.as_deref().map(|file| unfinished_in(file, &texts)).transpose()?;
        let offered = match options.new || named.is_some() {
            true => None,
            false => keeping::latest_unfinished(),
        };
        let seed = options.seed();
        let answers = PracticeMeans {
            engine_is_there: |program| EngineCommand::found(program).is_some(),
            drawn: Color::from_white(Chance::of(seed).below(2) == 0),
            last: match named {
                None => keeping::latest().map(|last| WantedGame::like(&last)),
                Some(_) => None,
            },
        };
        let (beginning, asks) =
            PracticeBeginning::new(offered, options.wanted(), settings, answers);
        let first = match named {
            None => asks,
            Some(named) => AfterPracticeAnswer::Agrees(PracticeAgreed::GoesOn(Box::new(named))),
        };
        let questions = QuestionsBefore(beginning);
        let opening = PracticeOpening { questions, seed, means: options.means(call) };
        let next = match first {
            AfterPracticeAnswer::Asks(asked) => OpenedPractice::Asks(asked),
            AfterPracticeAnswer::Agrees(agreed) => opening.opened(agreed),
        };
        Ok((opening, next))
    }

    /// Takes an answer.
    pub(super) fn take(&mut self, line: &str) -> OpenedPractice {
        let asked = self.questions.take(Event::line(line), Moment::ZERO);
        self.agreed().unwrap_or(OpenedPractice::Asks(asked))
    }

    /// The game, once the questions are answered.
    pub(super) fn agreed(&mut self) -> Option<OpenedPractice> {
        let agreed = self.questions.0.agreed.take()?;
        Some(self.opened(agreed))
    }

    fn opened(&self, agreed: PracticeAgreed) -> OpenedPractice {
        let settings = self.questions.0.settings().clone();
        let (game, out) = match agreed {
            PracticeAgreed::Plays(wanted, told) => {
                begun(*wanted, told, self.seed, settings, &self.means)
            }
            PracticeAgreed::GoesOn(found) => {
                let (file, kept) = *found;
                let with = with(Some(file), &kept.adversary, kept.seed, &self.means);
                go_on(kept, with, settings)
            }
        };
        OpenedPractice::Plays(Box::new(game), out)
    }
}

/// The same game with colours reversed.
pub(super) fn rematch(
    over: &Practising,
    options: &PracticeOptions,
    call: &RivalWaker,
) -> (Practising, Vec<Out>) {
    let (wanted, ready) = WantedGame::rematch(over);
    let (settings, means) = (over.tongue.settings.clone(), options.means(call));
    begun(wanted, vec![ready], options.seed(), settings, &means)
}

/// A new game, with the sentences to tell first.
fn begun(
    wanted: WantedGame,
    mut told: Vec<Out>,
    seed: u64,
    settings: Settings,
    means: &RivalMeans,
) -> (Practising, Vec<Out>) {
    let (file, date) = keeping::new_file().unzip();
    let with = with(file, &wanted.adversary, seed, means);
    let (game, out) = wanted.begin(with, seed, date.unwrap_or_default(), settings);
    told.extend(out);
    (game, told)
}

fn with(
    file: Option<PathBuf>,
    adversary: &Adversary,
    seed: u64,
    means: &RivalMeans,
) -> RivalAndFile {
    let rival = Box::new(Opponent::new(adversary, Seed(seed), means.clone()));
    let file = file.map(|file| Box::new(GameOnDisk(file)) as Box<dyn GameFile>);
    RivalAndFile { rival, file }
}

/// The game of a file, if it can be continued.
fn unfinished_in(file: &Path, texts: &Texts) -> Result<(PathBuf, KeptPractice), Failure> {
    let name = file.display().to_string();
    let kept = keeping::open(file).map_err(|error| {
        // A bare word is hardly a file. It may be a level, or the number of a game.
        let is_word = file.components().count() == 1 && file.extension().is_none();
        Failure::Input(match is_word && error.kind() == io::ErrorKind::NotFound {
            true => {
                let alone = opened_in_hector("practice", "", texts.language());
                texts.no_such_practice(Quoted(&name), &alone)
            }
            false => texts.not_read(&name, &refused(&error, texts)),
        })
    })?;
    if kept.result != GameResult::Open {
        return Err(Failure::Input(texts.about_file(&name, &texts.no_practice_game())));
    }
    Ok((file.to_owned(), kept))
}
