//! `hector arbiter --check`: the proof that this device tells a player nothing that the
//! Laws forbid. The game itself, in tournament mode, is put into every situation in which
//! a device might say too much, and what the players are told is held against what they
//! may be told. Never plays a game of anybody's.

use std::io::Write as _;

use crate::chess::notation::read_uci;
use crate::chess::{ByColor, Color, Position, Square};
use crate::clock::{Moment, Span};
use crate::laws::{Event, Mode};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::program::Program;
use crate::seat::running::{Running, Told, wording};
use crate::seat::setup::Setup;
use crate::table::{
    Act, ArbiterAct, Game, Intent, Look, Notice, Person, Player, PlayerTold, Question, Said,
    Setting, Speech,
};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{Texts, Wording, tell_fen, tell_player, tell_time_control};

use super::TimePassing;
use super::keeping::GameRecord;
use super::this_machine::ThisMachine;

/// Something that happens in a situation.
enum SealedStep {
    /// The side announces a move.
    Says(Color, &'static str),
    /// The side repeats the opponent's move.
    Repeats(Color, &'static str),
    /// The side presses its clock.
    Presses(Color),
    /// The side reads a square of its own board as empty.
    ReadsEmpty(Color, Square),
    /// So many minutes pass.
    Minutes(u64),
    /// White and Black go there and back, so many times, repeating each other.
    Shuffle(usize),
}

use SealedStep::{Minutes, Presses, ReadsEmpty, Repeats, Says, Shuffle};

/// A situation in which a device might say too much.
struct SealedSituation {
    name: fn(&Texts) -> String,
    /// Where it begins; the initial position if left out.
    fen: Option<&'static str>,
    steps: &'static [SealedStep],
}

const W: Color = Color::White;
const B: Color = Color::Black;

/// The situations. The first is the ordinary move that all others must sound like.
const SITUATIONS: [SealedSituation; 12] = [
    SealedSituation {
        name: Texts::sealed_ordinary,
        fen: None,
        steps: &[Says(W, "e2e4"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_illegal,
        fen: None,
        steps: &[Says(W, "e2e5"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_misheard,
        fen: None,
        steps: &[Says(W, "e2e4"), Repeats(B, "e2e3"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_capture,
        fen: Some("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
        steps: &[Says(W, "e4d5"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_check,
        fen: Some("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3"),
        steps: &[Says(W, "f1b5"), Presses(W), Says(B, "a7a6"), Presses(B)],
    },
    SealedSituation {
        name: Texts::sealed_mate,
        fen: Some("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2"),
        steps: &[Says(B, "d8h4"), Presses(B)],
    },
    SealedSituation {
        name: Texts::sealed_stalemate,
        fen: Some("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1"),
        steps: &[Says(W, "g5g6"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_dead,
        fen: Some("7k/8/8/8/8/8/1p6/K7 w - - 0 1"),
        steps: &[Says(W, "a1b2"), Presses(W)],
    },
    SealedSituation { name: Texts::sealed_repetition, fen: None, steps: &[Shuffle(5)] },
    SealedSituation {
        name: Texts::sealed_last_rank,
        fen: Some("7k/1P6/8/8/8/8/8/K7 w - - 0 1"),
        steps: &[Says(W, "b7b8"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_flag,
        fen: None,
        steps: &[Minutes(600), Says(W, "e2e4"), Presses(W)],
    },
    SealedSituation {
        name: Texts::sealed_boards,
        fen: None,
        steps: &[Says(W, "e2e4"), Presses(W), ReadsEmpty(B, Square::G8)],
    },
];

/// Runs the check for the event of a game, and prints it.
pub(super) fn check(setup: &Setup, program: &Program, texts: Texts) -> Outcome {
    let fault = |error: UnreadableLine| Failure::Input(error.sentence(&texts));
    let setting = setup.finish().map_err(fault)?;
    let (event, wording) = (&setting.event, wording(&setting));
    let mut out = std::io::stdout().lock();
    let mut checked = Checked { mode: Mode::Tournament, texts, wording, faults: 0 };
    let mut text = checked.program(program) + "\n";
    text += &(checked.texts.sealed_mode() + "\n");
    text += &(checked.texts.sealed_asked() + "\n");
    for sentence in checked.on_request(event)? {
        text += &format!("- {sentence}\n");
    }
    text += &(checked.texts.sealed_unasked() + "\n");
    for situation in &SITUATIONS {
        text += &format!("- {}\n", checked.situation(event, situation)?);
    }
    let count = SITUATIONS.len();
    text += &match checked.faults {
        0 => checked.texts.sealed_holds(count),
        faults => checked.texts.sealed_broken(faults),
    };
    writeln!(out, "{text}")?;
    match checked.faults {
        0 => Ok(()),
        _ => Err(Failure::Altered(checked.texts.sealed_do_not_use())),
    }
}

struct Checked {
    mode: Mode,
    texts: Texts,
    wording: Wording,
    faults: usize,
}

impl Checked {
    /// Which program this is, and what it is without.
    fn program(&self, program: &Program) -> String {
        let named = self.texts.sealed_program(program.called, env!("CARGO_PKG_VERSION"));
        let lacks = program.lacks.map(|lacks| lacks(&self.texts));
        std::iter::once(named).chain(lacks).collect::<Vec<_>>().join(" ")
    }

    /// What a player hears who asks.
    fn on_request(&self, event: &Event) -> Result<Vec<String>, Failure> {
        let mut running = self.game(event, None)?;
        let questions = [
            Question::Times,
            Question::Moves,
            Question::OwnScore,
            Question::Capabilities,
            Question::Position,
            Question::OnSquare(Square::E1),
            Question::MovesFrom(Square::E2),
            Question::MayClaim,
        ];
        let ask = |question| Intent::Ask { side: W, who: Person::Player(W), question };
        let mut told = Vec::new();
        for question in questions {
            told.extend(running.happens(&ask(question), Moment::ZERO));
        }
        let mut sentences: Vec<String> =
            to_players(&told).map(|(_, told)| self.sentence(told)).collect();
        sentences.dedup();
        Ok(sentences)
    }

    /// What the players are told in a situation, in a sentence.
    fn situation(&mut self, event: &Event, situation: &SealedSituation) -> Result<String, Failure> {
        let mut running = self.game(event, situation.fen)?;
        let mut now = Moment::ZERO;
        let mut told = running.happens(&Intent::Arbiter(ArbiterAct::Starts), now);
        for step in situation.steps {
            now = now + Span::from_seconds(5);
            match step {
                Minutes(minutes) => {
                    now = now + Span::from_minutes(*minutes);
                    told.extend(running.wake(now));
                }
                Shuffle(times) => {
                    for (side, uci) in
                        [(W, "g1f3"), (B, "g8f6"), (W, "f3g1"), (B, "f6g8")].repeat(*times)
                    {
                        for step in [Says(side, uci), Repeats(!side, uci), Presses(side)] {
                            told.extend(self.happens(&mut running, &step, now));
                        }
                    }
                }
                step => told.extend(self.happens(&mut running, step, now)),
            }
        }
        let mut sentences = Vec::new();
        for (_, told) in to_players(&told) {
            let may_be = matches!(told, PlayerTold::Noted | PlayerTold::Relayed(_));
            let sentence = self.sentence(told);
            if !may_be {
                self.faults += 1;
            }
            if !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
        if sentences.is_empty() {
            sentences.push(self.texts.sealed_nothing());
        }
        let name = (situation.name)(&self.texts);
        Ok(self.texts.sealed_situation(&name, &sentences.join(" ")))
    }

    fn happens(&self, running: &mut Running, step: &SealedStep, now: Moment) -> Vec<Told> {
        let speak = |side, speech, uci: &str| {
            let claim = read_uci(uci).ok()?;
            let said = Said { words: self.wording.say_claim(&claim), claim };
            Some(Intent::Speak { side, who: Person::Player(side), speech, said })
        };
        let act = |side, act| Some(Intent::Do { side, who: Person::Player(side), act });
        let intent = match step {
            Says(side, uci) => speak(*side, Speech::Announces, uci),
            Repeats(side, uci) => speak(*side, Speech::Repeats, uci),
            Presses(side) => act(*side, Act::Presses),
            ReadsEmpty(side, at) => {
                act(*side, Act::ReadsSquares(vec![Look { at: *at, found: None }]))
            }
            Minutes(_) | Shuffle(_) => None,
        };
        intent.map(|intent| running.happens(&intent, now)).unwrap_or_default()
    }

    fn game(&self, event: &Event, fen: Option<&str>) -> Result<Running, Failure> {
        let mut event = event.clone();
        event.mode = self.mode;
        let players = ByColor { white: Player::BLIND, black: Player::BLIND };
        let mut setting = Setting::new(event, players)
            .map_err(|error| Failure::Input(tell_time_control(&error, &self.texts)))?;
        if let Some(fen) = fen {
            setting.start = Position::from_fen(fen)
                .map_err(|error| Failure::Input(tell_fen(&error, &self.texts)))?;
        }
        let texts = Texts::new(self.texts.language());
        let (keeper, machine) = (Box::new(GameRecord::Off), ThisMachine::of(TimePassing::Told));
        Ok(Running::new(Game::new(setting), keeper, machine, texts))
    }

    fn sentence(&self, told: &PlayerTold) -> String {
        tell_player(told, self.wording, &self.texts)
    }
}

fn to_players(told: &[Told]) -> impl Iterator<Item = (Color, &PlayerTold)> {
    told.iter().filter_map(|told| match told {
        Told::Notice(Notice::ToPlayer(side, told)) => Some((*side, told)),
        Told::Notice(Notice::ToArbiter(_))
        | Told::OfRecord(_)
        | Told::OfClocks(_)
        | Told::Sealed(..)
        | Told::SealNotKept(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_device_that_helps_does_not_pass() {
        let setting = Setup::default().finish().expect("a setting");
        let texts = Texts::new(Language::English);
        let wording = Wording::default();
        let mut checked = Checked { mode: Mode::Training, texts, wording, faults: 0 };
        let helping: Vec<String> = SITUATIONS
            .iter()
            .map(|situation| checked.situation(&setting.event, situation).expect("a sentence"))
            .filter(|told| !told.ends_with(": Noted."))
            .collect();
        assert!(checked.faults >= 4, "{helping:?}");
        assert!(helping.iter().any(|told| told.starts_with("an illegal move")), "{helping:?}");
    }
}
