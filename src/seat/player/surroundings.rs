//! What a braille display shows besides words: the last move of the player's own score, whose turn it is by that score,
//! the board if the table permits it, and everything that can be chosen.

use crate::chess::{CastlingSide, ClaimedMove, ClaimedStep, Role, Square};
use crate::clock::Moment;
use crate::present::cells::{Choice, Chosen, Pieces, ShownBoard, Surroundings};
use crate::present::conversation::{Dialogue as _, Out, key_called};
use crate::present::editor::Key;
use crate::present::spoken::{Priority, Utterance};
use crate::words::{Activity, Command};

use crate::running::Told;
use crate::table::{Help, Intent, Notice, Permit, Person, PlayerTold, Question};

use super::Seat;

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Seat {
    /// Everything that is not words.
    pub(crate) fn felt_around(&self) -> Surroundings {
        let game = &self.running.game;
        let pieces = Permit::in_mode(game.mode())
            .map(|permit| Pieces::shown(permit, game.present().board().clone()));
        Surroundings {
            standing: self.standing(),
            board: Some(ShownBoard { from: self.own, pieces }),
            choices: self.choices(),
        }
    }

    /// The last move and the turn, from the player's own score (8.1). Presses are not used, because they must not be
    /// told (12.6).
    fn standing(&self) -> Vec<String> {
        let texts = &self.tongue.texts;
        let entries = self.running.game.score(self.own).entries();
        let is_whites_turn = entries.len().is_multiple_of(2);
        let turn = if is_whites_turn { texts.white_to_move() } else { texts.black_to_move() };
        let last = entries.last().map(|last| {
            let number = entries.len().div_ceil(2);
            let written = match last {
                Some(entry) => self.short(&entry.said.claim),
                None => self.tongue.texts.missing_move(),
            };
            // Black's moves are marked with dots, which every braille table can show.
            let dots = if is_whites_turn { "..." } else { "." };
            format!("{number}{dots}{written}")
        });
        last.into_iter().chain([turn]).collect()
    }

    /// A move in as short a form as it was said, in the user's piece letters.
    fn short(&self, claim: &ClaimedMove) -> String {
        match claim {
            ClaimedMove::Castle(CastlingSide::KingSide) => "0-0".to_owned(),
            ClaimedMove::Castle(CastlingSide::QueenSide) => "0-0-0".to_owned(),
            ClaimedMove::Step(ClaimedStep { role, from, to, promotion }) => {
                let letters = self.tongue.settings.language.letters();
                let named = |role: &Option<Role>| match role {
                    // A pawn move is written by its squares alone (C.3).
                    None | Some(Role::Pawn) => "",
                    Some(role) => letters.letter(*role),
                };
                let file = from.file.map(|file| file.char().to_string()).unwrap_or_default();
                let rank = from.rank.map(|rank| rank.char().to_string()).unwrap_or_default();
                let hyphen = if from.square().is_some() { "-" } else { "" };
                format!("{}{file}{rank}{hyphen}{to}{}", named(role), named(promotion))
            }
        }
    }

    /// The answers to an open question, then every command, then what cannot be typed with routing keys.
    fn choices(&self) -> Vec<Choice> {
        let language = self.tongue.settings.language;
        let mut choices = Vec::new();
        if !self.asks_for_number() {
            choices.extend(self.open.choices(&self.tongue.texts));
        }
        choices.push(Choice {
            label: key_called(Key::Enter, &self.tongue.texts),
            chosen: Chosen::Key(Key::Enter),
        });
        let letters = language.letters();
        choices.extend(PROMOTIONS.map(|role| Choice {
            label: self.running.wording.say_piece(role).to_owned(),
            chosen: Chosen::Beginning(letters.letter(role).to_owned()),
        }));
        choices.push(Choice {
            label: self.tongue.texts.erase_line(),
            chosen: Chosen::Key(Key::Escape),
        });
        let told = Command::table().given_in(Activity::Table);
        let told = told.filter(|row| self.provides(row.command()));
        choices.extend(told.map(|row| Choice::of_row(row, language)));
        choices
    }

    /// The player touches a square: in training, tells what is on it, otherwise its name.
    pub(crate) fn feel(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let side = self.own;
        let question = Question::OnSquare(at);
        let intent = Intent::Ask { side, who: Person::Player(side), question };
        if Permit::in_mode(self.running.game.mode()).is_none() {
            let name = self.announced(&self.running.wording.say_square(at));
            return vec![Out::Say(Utterance { priority: Priority::Answer, segments: vec![name] })];
        }
        let mut out = Vec::new();
        for told in self.running.happens_awake(&intent, now).told {
            match told {
                Told::Notice(Notice::ToPlayer(
                    _,
                    PlayerTold::Help(_, Help::OnSquare(at, found)),
                )) => {
                    out.push(Out::Say(self.found_on(at, found)));
                }
                other => out.extend(self.tell(vec![other])),
            }
        }
        out
    }
}
