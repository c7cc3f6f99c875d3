//! What a player types, says and presses in a practice game becomes what happens there.
//! Never opens a device.

use crate::chess::Square;
use crate::chess::notation::pgn::GameResult;
use crate::clock::Moment;
use crate::laws::Mode;
use crate::present::cells::Surroundings;
use crate::present::conversation::{Heard, Out, Question, Saying, Session, VoiceOffer, VoiceWish};
use crate::present::editor::Key;
use crate::present::spoken::{Alphabet, Priority, Utterance};
use crate::present::tone::Tone;
use crate::scenes::board_answers::{cut_short, names_a_square};
use crate::table::Permit;
use crate::words::{
    Answer, Attention, Command, Listening, NoLegalMove, Readings, command, command_word,
    hear_yes_or_no, likelier, practice_commands,
};

use super::game::{Deed, Practising};
use super::keys;
use super::offers::Offer;
use crate::home::practice::blindfold::Blindfold;
use crate::home::practice::over::{Over, over_by_claim};

/// How many of the last moves are told where no number is given.
const LAST_MOVES: usize = 4;

impl Practising {
    pub(super) fn obey(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        if self.kept.blindfold.withholds(command) {
            let level = self.kept.blindfold.level();
            return self.refuse(&self.texts.blindfold_withholds(level));
        }
        match command {
            Command::Keys => self.tell_keys(),
            Command::Help => self.tell_help(),
            Command::OwnTime | Command::OpponentTime | Command::Times => {
                vec![self.answer(&self.times(command, now))]
            }
            Command::Moves => {
                let moves = self.kept.game.moves().len().div_ceil(2).to_string();
                vec![self.answer(&moves)]
            }
            Command::LastMove => self.tell_last(),
            Command::LastMoves => self.tell_moves(rest),
            Command::Score => self.tell_moves("1000"),
            Command::Repeat => vec![Out::Repeat],
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::SpellByNames => vec![Out::Spell(Alphabet::Nato)],
            Command::Hush => vec![Out::Hush],
            Command::Talk => vec![Out::Talk],
            Command::OfferDraw | Command::Resign if self.over.is_some() => {
                self.refuse(&self.texts.game_is_over())
            }
            Command::AcceptDraw => self.accept_draw(),
            Command::DeclineDraw => self.decline_draw(),
            // Who offers what is offered takes it.
            Command::OfferDraw if self.offer == Offer::Stands => self.accept_draw(),
            Command::OfferDraw => self.ask(Deed::OfferDraw),
            Command::PlayOn => self.change_opponents(),
            Command::TimesToTell => self.settings.take_times_to_tell(rest, &self.texts),
            Command::Resign => self.ask(Deed::Resign),
            Command::ClaimDraw => self.claim_draw(now),
            Command::TakeBack | Command::Back => self.take_back(now),
            Command::Hint => self.hint(),
            Command::Evaluation => self.evaluation(),
            Command::Attacked => self.board().what_is_attacked(),
            Command::Material => self.board().what_material(),
            Command::Opening => self.board().opening_name(&self.kept.game),
            Command::Changed => {
                let positions = self.kept.game.positions();
                self.board().what_changed(positions.iter().rev().nth(1))
            }
            Command::Blindfold => self.change_blindfold(rest, now),
            Command::Opponent => {
                let opponent = self.kept.adversary.told(&self.texts);
                vec![self.answer(&format!("{opponent}."))]
            }
            Command::Walk => self.walk(rest),
            // As in lichess.
            Command::Board if names_a_square(rest, &self.lexicon) => self.walk(rest),
            Command::Board
            | Command::Pieces
            | Command::Scan
            | Command::Square
            | Command::MovesFrom
            | Command::Captures
            | Command::Attackers
            | Command::Defenders
            | Command::Diagonals
            | Command::Lines
            | Command::KnightSteps
            | Command::KingSteps => self.board().look_at(command, rest),
            Command::Quit => self.interrupted(),
            Command::Voice | Command::Voices => {
                VoiceWish::ask(command, rest, &mut self.settings, &mut self.voice_wished)
            }
            Command::BrailleTable => self.settings.take_braille_table(rest, &self.texts),
            command if command.is_for_review() => self.refuse(&self.texts.only_in_review()),
            command if command.is_for_the_table() => self.refuse(&self.texts.not_in_practice()),
            command if command.is_for_drills() => self.refuse(&self.texts.only_in_drills()),
            setting => self.change(setting),
        }
    }

    pub(super) fn ask(&mut self, deed: Deed) -> Vec<Out> {
        let texts = &self.texts;
        let asked = match &deed {
            Deed::Resign => self.answer(&texts.sure_to_resign()),
            Deed::OfferDraw => self.answer(&texts.sure_to_offer_draw()),
            Deed::AcceptDraw => self.answer(&texts.sure_to_accept_draw()),
            Deed::Leave => self.answer(&texts.sure_to_leave()),
            Deed::GoOnAgainst(_) => self.answer(&texts.yes_or_no()),
            Deed::Hears(text, _) => self
                .board()
                .says(vec![self.said(&format!("{text}:")), self.plain(&texts.heard_right())]),
        };
        self.asked = Some(deed);
        vec![asked]
    }

    fn answered(&mut self, deed: Deed, line: &str, now: Moment) -> Vec<Out> {
        match hear_yes_or_no(line, self.settings.language, &self.lexicon) {
            Some(Answer::Yes) => match deed {
                Deed::Resign => self.resigns(self.kept.own, now),
                Deed::OfferDraw => self.answer_draw_offer(now),
                Deed::AcceptDraw => self.ends(Over::Agreement, now),
                Deed::Leave => vec![self.answer(&self.texts.practice_left()), Out::Leave],
                Deed::GoOnAgainst(level) => {
                    self.go_on_against(level, now);
                    let told = self.kept.adversary.told(&self.texts);
                    vec![self.answer(&format!("{told}."))]
                }
                Deed::Hears(text, said_at) => self.take_line(&text, said_at),
            },
            Some(Answer::No) => match deed {
                // Without an opponent there is no game, but it can be taken up again.
                Deed::GoOnAgainst(_) => {
                    vec![self.answer(&self.texts.practice_left()), Out::Leave]
                }
                _ => vec![self.answer(&self.texts.all_as_it_was())],
            },
            None => {
                self.asked = Some(deed);
                self.refuse(&self.texts.yes_or_no())
            }
        }
    }

    /// A move was typed or said.
    fn take_move(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        let moves = self.settings.move_reader(&self.lexicon);
        let found = moves.legal(typed, self.position(), &self.texts);
        match found {
            Err(NoLegalMove::NotUnderstood(reason)) => {
                self.refuse(&self.texts.not_understood(typed, &reason))
            }
            _ if self.over.is_some() => self.refuse(&self.texts.game_is_over()),
            _ if !self.is_own_move() => self.refuse(&self.texts.opponent_to_move()),
            Err(NoLegalMove::NotPlayable(reason)) => self.refuse(&reason),
            Ok(legal) => self.play_own(legal, now),
        }
    }

    /// A draw by repetition or by fifty moves, which Hector finds to be one at once.
    fn claim_draw(&mut self, now: Moment) -> Vec<Out> {
        match over_by_claim(&self.kept.game) {
            _ if self.over.is_some() => self.refuse(&self.texts.game_is_over()),
            Some(over) => self.ends(over, now),
            None => self.refuse(&self.texts.no_draw_to_claim()),
        }
    }

    fn tell_moves(&self, count: &str) -> Vec<Out> {
        let count = self.number(count).unwrap_or(LAST_MOVES);
        let segments = self.last_moves(count);
        if segments.is_empty() {
            return vec![self.answer(&self.texts.no_moves_yet())];
        }
        vec![self.board().says(segments)]
    }

    /// A number as digits, or as it is said.
    fn number(&self, text: &str) -> Option<usize> {
        let said = crate::words::time_control(text, self.settings.language);
        said.as_deref().unwrap_or(text).parse().ok()
    }

    fn change_blindfold(&mut self, rest: &str, now: Moment) -> Vec<Out> {
        if rest.trim().is_empty() {
            return vec![self.answer(&self.kept.blindfold.told(&self.texts))];
        }
        let level = self.number(rest.trim()).and_then(|number| u8::try_from(number).ok());
        let Some(blindfold) = level.and_then(Blindfold::of) else {
            return self.refuse(&self.texts.blindfold_unclear(rest));
        };
        self.kept.blindfold = blindfold;
        let mut out = vec![self.answer(&blindfold.told(&self.texts))];
        if blindfold.withholds(Command::Walk) && self.walk.is_some() {
            out.extend(self.stop_walking());
        }
        out.extend(self.keep(now));
        out
    }

    fn tell_help(&self) -> Vec<Out> {
        let language = self.settings.language;
        let commands = practice_commands().map(|command| {
            Out::Text(format!(
                "{}: {}",
                command_word(command, language),
                keys::does(command, &self.texts)
            ))
        });
        std::iter::once(self.answer(&self.texts.practice_help())).chain(commands).collect()
    }

    fn tell_keys(&self) -> Vec<Out> {
        let turn = match (self.over, self.is_own_move()) {
            (Some(_), _) => self.texts.game_is_over(),
            (None, true) if self.offer == Offer::Stands => {
                format!("{} {}", self.texts.your_move(), self.texts.opponent_offers_draw())
            }
            (None, true) => self.texts.your_move(),
            (None, false) => self.texts.opponent_thinks(),
        };
        let does = |command| keys::does(command, &self.texts);
        let keys = keys::KEYS.told(&self.texts, does);
        std::iter::once(self.answer(&turn)).chain(keys).collect()
    }

    /// Changes how Hector speaks.
    fn change(&mut self, command: Command) -> Vec<Out> {
        self.settings.change_and_tell(command, &mut self.texts)
    }

    /// What may have been meant instead of what was understood, the position weighing in.
    fn likelier(&self, saying: &Saying) -> Option<String> {
        let permit = Permit::in_mode(Mode::Training)?;
        let position = self.position();
        likelier(&saying.text, &saying.alternatives, position, &self.lexicon, permit)
            .map(str::to_owned)
    }
}

impl Session for Practising {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let line = line.trim();
        // What was begun by voice does not go on with what is typed.
        self.goes_on = None;
        let mut out = self.let_time_pass(now);
        out.extend(match (self.asked.take(), command(line)) {
            (Some(deed), _) => self.answered(deed, line, now),
            (None, _) if line.is_empty() => self.obey(Command::LastMove, "", now),
            (None, _) if line == "?" => self.obey(Command::Keys, "", now),
            (None, Some((command, rest))) => self.obey(command, &rest, now),
            (None, None) => self.take_move(line, now),
        });
        out
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if let Some(told) = self.take_stride(key, now) {
            out.extend(told);
            return out;
        }
        out.extend(match keys::KEYS.command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            Some(command) if self.asked.is_none() => self.obey(command, "", now),
            Some(_) => vec![self.answer(&self.texts.yes_or_no())],
            None => vec![Out::Sound(Tone::Error)],
        });
        out
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        let begun = self.goes_on.take();
        let question = if self.asked.is_some() { Question::Open } else { Question::Closed };
        let likelier = |saying: &Saying| self.likelier(saying);
        match saying.weighed(begun, question, self.settings.language, likelier, cut_short) {
            Heard::Noise => self.refuse(&self.texts.not_heard()),
            Heard::NoAnswer => vec![self.answer(&self.texts.yes_or_no())],
            Heard::AskedBack(text) => self.ask(Deed::Hears(text, now)),
            Heard::GoesOn(begun) => {
                self.goes_on = Some(begun);
                vec![self.answer(&self.texts.listening_on())]
            }
            Heard::Line(text) => self.take_line(&text, now),
        }
    }

    /// What is legal may weigh in here, but not in what is listened for.
    fn attention(&self) -> Option<Attention> {
        let listening = match (&self.asked, self.goes_on) {
            (Some(_), _) => vec![Listening::Answer],
            // A square alone is announced like a pawn's move, a piece as one is promoted to.
            (None, Some(_)) => {
                vec![Listening::Announcement, Listening::Promotion, Listening::Practice]
            }
            (None, None) => vec![Listening::Announcement, Listening::Practice],
        };
        Some(Attention {
            listening,
            wording: self.wording,
            language: self.settings.language,
            readings: Readings::Several,
        })
    }

    fn interrupted(&mut self) -> Vec<Out> {
        if self.kept.result != GameResult::Open {
            return vec![Out::Leave];
        }
        self.ask(Deed::Leave)
    }

    fn take_table(&mut self, found: Result<String, String>) -> Vec<Out> {
        self.settings.take_table(found, &self.texts)
    }

    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        let wish = self.voice_wished.take();
        wish.map(|wish| wish.among(offers, &mut self.settings)).unwrap_or_default()
    }

    /// Looks whether the opponent has moved, and what the clock has done.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let position = self.kept.game.position().clone();
        let replies = self.rival.replies(&position, &self.texts);
        let mut out = self.take_replies(replies, now);
        out.extend(self.look_at_clock(now));
        out
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        let clock = self.clock.as_ref().filter(|_| self.over.is_none())?;
        let reminder = self.next_reminder(now).map(|wait| now + wait);
        clock.wake_at().into_iter().chain(reminder).min()
    }

    fn around(&self) -> Surroundings {
        self.surroundings()
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if self.kept.blindfold.withholds(Command::Square) {
            let name = self.said(&self.wording.say_square(at));
            out.push(Out::Say(Utterance { priority: Priority::Answer, segments: vec![name] }));
        } else {
            out.push(self.board().says(self.board().contents(at, ".")));
        }
        out
    }
}
