//! Forms from the opponent's page. Each is first checked for permission. A form acts only for its own side, because no
//! form can name the other.

use crate::chess::{ClaimedMove, ClaimedStep, Position, Role, Square};
use crate::clock::{Moment, Span};
use crate::laws::Mode;
use crate::layer::Sits;
use crate::player::tones_of;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::Priority;
use crate::present::tone::{Tone, Tones};
use crate::table::{
    Act, Assertion, CallReason, Fact, Intent, Permit, Person, Phase, Proof, Said, Sender, Speech,
    Spoken, authority, names_both_squares,
};
use crate::words::{GivenMove, Language, MeantOnBoard, MoveReader, NoMove, WhichAnswer, meant_on};

use super::note::{LONGEST_MOVE, PageNote};
use super::{AnnouncedSoFar, BesidePage, PageProposal, ProposedSoFar, WhenAsked};

/// Faster than a person enters another move.
const SOONEST: Span = Span::from_seconds(1);
/// The player is asked at most this often in one turn.
const MOST_IN_A_TURN: u32 = 20;

impl<S: Sits> BesidePage<S> {
    /// Carries out a form, and notes the outcome.
    pub(super) fn takes_form(
        &mut self,
        path: &str,
        fields: &[(String, String)],
        now: Moment,
    ) -> Vec<Out> {
        let field = |wanted: &str| {
            fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.as_str())
        };
        let before = self.note.take();
        match field("do") {
            "move" => {
                let said = self.read(field("move"), language_of(path), before.as_ref());
                self.from = None;
                self.enters_read(said, now)
            }
            "tap" => self.taps(field("square"), field("promotion"), now),
            "press" => self.presses(before.as_ref(), now),
            "call" => self.calls(field("sure"), now),
            _ => Vec::new(),
        }
    }

    /// Reads a typed move, in the words of the page or of the seat. Only training resolves it on a board.
    fn read(
        &self,
        typed: &str,
        language: Option<Language>,
        before: Option<&PageNote>,
    ) -> Result<Said, PageNote> {
        let typed = typed.trim();
        if typed.chars().count() > LONGEST_MOVE || typed.chars().any(char::is_control) {
            return Err(PageNote::Unreadable);
        }
        let tongue = &self.sitter.seat().tongue;
        let table = tongue.settings.braille_table();
        let of_page =
            language.map(|language| MoveReader::of_person(language, table, &tongue.lexicon));
        let reader = of_page.unwrap_or_else(|| tongue.moves());
        let answer = match before {
            Some(PageNote::Which(which)) => reader.answered(which, typed),
            _ => WhichAnswer::None,
        };
        let whole = match answer {
            WhichAnswer::Move(words) => words,
            WhichAnswer::Narrower(which) => return Err(PageNote::Which(which)),
            WhichAnswer::None => typed.to_owned(),
        };
        let read = reader.read(&whole).or_else(|_| tongue.moves().read(&whole));
        self.said_by(read, typed)
    }

    /// The move that was meant; training resolves it on the board.
    fn said_by(&self, read: Result<GivenMove, NoMove>, typed: &str) -> Result<Said, PageNote> {
        let seat = self.sitter.seat();
        let given = match self.standing_asked() {
            None => read,
            Some(position) => match meant_on(read.clone(), position) {
                Ok(MeantOnBoard::Move(_, reading)) => Ok(reading),
                Ok(MeantOnBoard::Several(moves)) => {
                    return Err(PageNote::Which(seat.tongue.moves().which(
                        &moves,
                        position,
                        seat.running.wording,
                    )));
                }
                Ok(MeantOnBoard::None(_)) | Err(_) => read,
            },
        };
        let unclear = |no: NoMove| PageNote::NotUnderstood(typed.to_owned(), no.unclear);
        let given = given.map_err(unclear)?;
        Ok(Said { words: given.words(seat.running.wording), claim: given.claim() })
    }

    /// The position in which the opponent moves, if training may use a board.
    fn standing_asked(&self) -> Option<&Position> {
        let game = self.game();
        Permit::in_mode(game.mode())?;
        let is_on_move = game.turn().by == self.side();
        let standing = if is_on_move { game.standing() } else { game.present() };
        standing.position()
    }

    fn taps(&mut self, square: &str, promotion: &str, now: Moment) -> Vec<Out> {
        let Ok(square) = square.parse::<Square>() else { return Vec::new() };
        let from = match self.from.take() {
            None => {
                self.from = Some(square);
                return Vec::new();
            }
            Some(from) if from == square => return Vec::new(),
            Some(from) => from,
        };
        let promotion = promotion.chars().next().and_then(Role::from_char);
        let claim = ClaimedMove::Step(ClaimedStep {
            role: None,
            from: from.into(),
            to: square,
            promotion: promotion.filter(|role| !matches!(role, Role::King | Role::Pawn)),
        });
        let words = self.sitter.seat().running.wording.say_claim(&claim);
        self.enters_read(Ok(Said { words, claim }), now)
    }

    fn enters_read(&mut self, said: Result<Said, PageNote>, now: Moment) -> Vec<Out> {
        match said.and_then(|said| self.may_enter(&said, now).map(|()| said)) {
            Ok(said) => self.enters(said, now),
            Err(note) => self.note = Some(note),
        }
        Vec::new()
    }

    /// Whether a move may be proposed now, whatever the move.
    fn may_enter(&self, said: &Said, now: Moment) -> Result<(), PageNote> {
        let (game, side) = (self.game(), self.side());
        let turn = game.turn();
        // The reply may already be made before the clock is pressed (6.2.1.2).
        let is_next = turn.by == side || turn.made.is_some();
        let is_played = matches!(game.phase(), Phase::Playing) && self.has_begun();
        let fact = Fact::Spoke {
            side,
            who: Person::Player(side),
            spoken: Spoken::Announced,
            said: said.clone(),
        };
        let may = authority(Sender::Place(side), Assertion::Tells(&fact, Proof::Absent), game);
        if may.is_err() || !is_played || !is_next {
            return Err(PageNote::NotYourMove);
        }
        if game.mode() == Mode::Tournament && !names_both_squares(&said.claim) {
            return Err(PageNote::SayBothSquares);
        }
        let is_same = self.proposal.as_ref().is_some_and(|waits| waits.said.claim == said.claim);
        match self.proposed.filter(|_| !is_same) {
            Some(before) if now.since(before.latest) < SOONEST => Err(PageNote::TooSoon),
            Some(before) if before.turn == turn.serial && before.times >= MOST_IN_A_TURN => {
                Err(PageNote::TooMany)
            }
            _ => Ok(()),
        }
    }

    /// The entered move waits for the player's answer.
    fn enters(&mut self, said: Said, now: Moment) {
        if self.proposal.as_ref().is_some_and(|waits| waits.said.claim == said.claim) {
            return;
        }
        let before = AnnouncedSoFar::by(self.side(), self.game());
        self.proposal = Some(PageProposal { said, before, asking: WhenAsked::Later });
        let turn = self.game().turn().serial;
        let before = self.proposed.filter(|before| before.turn == turn);
        let times = before.map_or(0, |before| before.times) + 1;
        self.proposed = Some(ProposedSoFar { turn, times, latest: now });
    }

    /// Pressing the clock is the opponent's own act, and so is the move entered before it, even if the player has not
    /// taken it yet: the clock does not wait (6.2.1). If an announced move stands, an entered correction that was not
    /// taken has no effect: a correction must be spoken (D.2.8). In training, a press without a move is questioned
    /// once.
    fn presses(&mut self, before: Option<&PageNote>, now: Moment) -> Vec<Out> {
        let side = self.side();
        if self.game().clock().running() != Some(side) || !self.may_do(&Act::Presses) {
            self.note = Some(PageNote::ClockNotYours);
            return Vec::new();
        }
        let is_training = Permit::in_mode(self.game().mode()).is_some();
        let is_unmoved = self.proposal.is_none() && self.game().would_press_without_move(side);
        if is_training && is_unmoved && before != Some(&PageNote::NotMoved) {
            self.note = Some(PageNote::NotMoved);
            return Vec::new();
        }
        let mut out = Vec::new();
        let is_announced = self.game().turn().announced().is_some();
        if let Some(proposal) = self.proposal.take_if(|_| !is_announced) {
            out.extend(self.announces(&proposal.said, now));
            if !proposal.before.is_before(&AnnouncedSoFar::by(side, self.game())) {
                self.withdraws();
                self.note = Some(PageNote::NotTaken);
                return out;
            }
        }
        if self.proposal.take().is_some() {
            self.withdraws();
        }
        out.extend(self.does(Act::Presses, now));
        self.note = Some(PageNote::Pressed);
        // In a tournament a player is not told of a press (12.6).
        let seat = self.sitter.seat();
        if tones_of(&seat.running.game) == Tones::On {
            out.push(Out::Sound(Tone::Press));
            out.push(Out::Text(seat.tongue.texts.opponent_pressed()));
        }
        out
    }

    fn calls(&mut self, sure: &str, now: Moment) -> Vec<Out> {
        let act = Act::CallsArbiter(CallReason::Other);
        if sure != "yes" {
            self.note = Some(PageNote::TickFirst);
            return Vec::new();
        }
        if self.game().clock().running().is_none() || !self.may_do(&act) {
            self.note = Some(PageNote::ClockStands);
            return Vec::new();
        }
        let mut out = self.does(act, now);
        self.note = Some(PageNote::ArbiterCalled);
        let seat = self.sitter.seat();
        out.push(seat.utter(Priority::Alarm, seat.tongue.texts.page_calls_arbiter()));
        out
    }

    fn announces(&mut self, said: &Said, now: Moment) -> Vec<Out> {
        let side = self.side();
        let (who, speech, said) = (Person::Player(side), Speech::Announces, said.clone());
        self.happens(&Intent::Speak { side, who, speech, said }, now)
    }

    fn does(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = self.side();
        self.happens(&Intent::Do { side, who: Person::Player(side), act }, now)
    }

    fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Out> {
        let seat = self.sitter.seat_mut();
        let told = seat.running.happens_awake(intent, now).told;
        let mut out = seat.tell(told);
        out.extend(seat.tell_end());
        out
    }

    fn may_do(&self, act: &Act) -> bool {
        let side = self.side();
        let fact = Fact::Did { side, who: Person::Player(side), act: act.clone() };
        authority(Sender::Place(side), Assertion::Tells(&fact, Proof::Absent), self.game()).is_ok()
    }

    /// Withdraws the question about the entered move.
    fn withdraws(&mut self) {
        self.sitter.seat_mut().withdraws_page_question();
    }
}

/// The language of the page that a form came from.
fn language_of(path: &str) -> Option<Language> {
    let code = path.trim_start_matches('/').split('/').next()?;
    Language::ALL.into_iter().find(|language| language.code() == code)
}
