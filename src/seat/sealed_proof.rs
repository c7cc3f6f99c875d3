//! The proof that a device does not tell a player what the Laws forbid: the real game, in tournament mode, is put into
//! every situation in which a device might say too much, and what the players hear is compared with what they may hear.
//! It runs on games of its own.

use crate::chess::notation::read_uci;
use crate::chess::{ByColor, Color, Square};
use crate::clock::{Moment, Span};
use crate::laws::{Capability, Event, Mode};
use crate::table::{
    Act, ArbiterAct, Declined, Game, Intent, Look, Notice, Person, Player, PlayerTold, Question,
    Said, Setting, Speech,
};
use crate::words::{Texts, WhichProgram, Wording, option_values, tell_player, tell_time_control};

use super::running::{Running, Told, wording};

enum SealedStep {
    Says(Color, &'static str),
    Repeats(Color, &'static str),
    Presses(Color),
    /// The side reads a square of its own board as empty.
    ReadsEmpty(Color, Square),
    /// This many minutes pass.
    Minutes(u64),
    /// Both sides move a piece out and back this many times, with repetitions spoken.
    Shuffle(usize),
}

use SealedStep::{Minutes, Presses, ReadsEmpty, Repeats, Says, Shuffle};

struct SealedSituation {
    name: fn(&Texts) -> String,
    /// The starting FEN; `None` for the initial position.
    fen: Option<&'static str>,
    steps: &'static [SealedStep],
}

const W: Color = Color::White;
const B: Color = Color::Black;

/// The first is an ordinary move; all others must sound like it.
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

/// Runs a game on a computer without a record.
type OpensGame<'a> = &'a dyn Fn(Game, Texts) -> Running;

/// The device under test.
pub struct SealedProof<'a> {
    event: &'a Event,
    mode: Mode,
    open: OpensGame<'a>,
    told_by: WhichProgram,
    texts: &'a Texts,
    wording: Wording,
    /// How many forbidden things players were told.
    pub faults: usize,
}

impl<'a> SealedProof<'a> {
    pub fn of(
        setting: &'a Setting,
        mode: Mode,
        open: OpensGame<'a>,
        told_by: WhichProgram,
        texts: &'a Texts,
    ) -> SealedProof<'a> {
        let (event, wording) = (&setting.event, wording(setting));
        SealedProof { event, mode, open, told_by, texts, wording, faults: 0 }
    }

    /// The report, after the line in which the program names itself.
    pub fn told(&mut self, program: &str) -> Result<String, String> {
        let mut text = format!("{program}\n");
        text += &(self.texts.sealed_mode() + "\n");
        text += &(self.texts.sealed_asked() + "\n");
        for sentence in self.on_request()? {
            text += &format!("- {sentence}\n");
        }
        text += &(self.texts.sealed_unasked() + "\n");
        for sentence in self.situations()? {
            text += &format!("- {sentence}\n");
        }
        text += &match self.faults {
            0 => self.texts.sealed_holds(SITUATIONS.len()),
            faults => self.texts.sealed_broken(faults),
        };
        Ok(text)
    }

    /// One sentence for each situation about what the players are told.
    pub fn situations(&mut self) -> Result<Vec<String>, String> {
        SITUATIONS.iter().map(|situation| self.situation(situation)).collect()
    }

    /// What a player hears on request.
    fn on_request(&self) -> Result<Vec<String>, String> {
        let mut running = self.game(None)?;
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

    /// A sentence about what the players are told in one situation.
    fn situation(&mut self, situation: &SealedSituation) -> Result<String, String> {
        let mut running = self.game(situation.fen)?;
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
            let may_be = matches!(told, PlayerTold::Noted | PlayerTold::Relayed { .. });
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
        let name = (situation.name)(self.texts);
        Ok(self.texts.sealed_situation(&name, &sentences.join(" ")))
    }

    fn happens(&self, running: &mut Running, step: &SealedStep, now: Moment) -> Vec<Told> {
        let said = |uci: &str| {
            let claim = read_uci(uci).ok()?;
            Some(Said { words: self.wording.say_claim(&claim), claim })
        };
        let speak = |side, speech, uci: &str| {
            let said = said(uci)?;
            Some(Intent::Speak { side, who: Person::Player(side), speech, said })
        };
        let act = |side, act| Some(Intent::Do { side, who: Person::Player(side), act });
        let allows = |capability| self.event.profile.allows(capability);
        // As at a seat: moves that are not announced are dictated, and requests that the event does not allow are not
        // made.
        let intent = match step {
            Says(side, uci) if allows(Capability::HearAnnouncements) => {
                speak(*side, Speech::Announces, uci)
            }
            Says(side, uci) if allows(Capability::KeepScore) => {
                said(uci).and_then(|said| act(*side, Act::Writes { ply: None, said }))
            }
            Repeats(side, uci) if allows(Capability::HearAnnouncements) => {
                speak(*side, Speech::Repeats, uci)
            }
            Presses(side) if allows(Capability::RunClock) => act(*side, Act::Presses),
            ReadsEmpty(side, at) if allows(Capability::CompareBoards) => {
                act(*side, Act::ReadsSquares(vec![Look { at: *at, found: None }]))
            }
            _ => None,
        };
        intent.map(|intent| running.happens(&intent, now)).unwrap_or_default()
    }

    fn game(&self, fen: Option<&str>) -> Result<Running, String> {
        let event = Event { mode: self.mode, ..self.event.clone() };
        let players = ByColor { white: Player::BLIND, black: Player::BLIND };
        let mut setting =
            Setting::new(event, players).map_err(|error| tell_time_control(&error, self.texts))?;
        if let Some(fen) = fen {
            setting.start = option_values::position(fen, self.texts)?;
        }
        Ok((self.open)(Game::new(setting), Texts::new(self.texts.language())))
    }

    fn sentence(&self, told: &PlayerTold) -> String {
        let only_in_training = *told == PlayerTold::Declined(Declined::OnlyInTraining);
        match self.told_by {
            // Its seat refuses that before it reaches the game.
            WhichProgram::Recorder if only_in_training => self.texts.not_in_the_recorder(),
            _ => tell_player(told, self.wording, self.texts),
        }
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
