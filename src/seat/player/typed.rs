//! Typed moves at the seat: words of an announcement or any notation, and whose move it is. Legality is considered only
//! with the permit of training.

use crate::chess::Color;
use crate::clock::Moment;
use crate::number::looks_like_number;
use crate::present::spoken::{Priority, Segment, Utterance, Verbosity};
use crate::running::Told;
use crate::table::{
    Act, Declined, Fact, Help, Intent, Legality, Notice, Permit, Person, PlayerTold, Recorded,
    Said, Speech, Spoken, Standing, contradictions,
};
use crate::words::{
    Activity, Command, DrawSign, GivenMove, MeantOnBoard, NoMove, Quoted, WhichMove, Wording,
    after_with, announce_with_all, hear_board, meant_on, tell_unclear_board,
};

use super::declaring::Declaration;
use super::whose::Whose;
use super::{Seat, SeatDeed};
use crate::present::conversation::{
    Asked, Dialogue as _, GivenLine, MoveAsked, Out, ReadingBack, TakesAnswers as _,
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedMove {
    pub(crate) said: Said,
    pub(crate) draw: DrawSign,
}

/// What a line typed as a move turned out to be.
enum TypedHere {
    Move(TypedMove),
    /// One of several moves; ask which.
    Several(WhichMove),
}

impl TypedMove {
    /// A move seen by an electronic board or entered on a page.
    pub(crate) fn shown(said: Said) -> TypedMove {
        TypedMove { said, draw: DrawSign::Absent }
    }
}

impl Seat {
    /// Takes a typed move: the player's own, or the opponent's, which the player has heard.
    pub(crate) fn speak(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        match self.meant_here(line.text(), line.read_move(&self.tongue.moves())) {
            Err(reason) => self.not_understood(line.text(), &reason),
            Ok(TypedHere::Several(which)) => self.ask_which_typed(which, None, line.text()),
            Ok(TypedHere::Move(typed)) => self.say(typed, now),
        }
    }

    fn ask_which_typed(
        &mut self,
        which: WhichMove,
        behind: Option<Command>,
        text: &str,
    ) -> Vec<Out> {
        self.ask_which(MoveAsked { which, behind, draw: DrawSign::behind(text) })
    }

    fn say(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        match typed {
            typed if self.takes_dictation() => match self.is_not_written(&typed, now) {
                Some(out) => out,
                None => self.dictate(typed, now),
            },
            typed => match self.whose(&typed.said.claim) {
                Whose::Own => self.say_own(typed, now),
                Whose::Opponents => self.say_opponents(&typed, now),
                Whose::Unclear => self.ask(SeatDeed::OwnMove(typed)),
            },
        }
    }

    /// Says the player's own move.
    pub(crate) fn say_own(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        // Training may consult the board where the turn alone does not decide.
        let speech = match Permit::in_mode(self.running.game.mode()) {
            Some(_) => Speech::Says,
            None => Speech::Announces,
        };
        match self.is_not_announced(&typed, now) {
            Some(out) => out,
            None => self.own_move(speech, typed, now),
        }
    }

    /// Makes the player's own move, and asks about a draw offered with it.
    fn own_move(&mut self, speech: Speech, typed: TypedMove, now: Moment) -> Vec<Out> {
        let read_back = self.read_back(self.own, &typed.said);
        let (mut out, spoken) = self.placed(self.own, speech, typed.said, &read_back, now);
        if typed.draw == DrawSign::Written {
            out.extend(self.offer_with(self.own, spoken, now));
        }
        out
    }

    /// Enters the opponent's move as heard: announces it, and repeats it at once.
    pub(crate) fn say_opponents(&mut self, typed: &TypedMove, now: Moment) -> Vec<Out> {
        let TypedMove { said, draw } = typed;
        if self.running.game.waits_for_resumption() {
            return self.refuse(self.said(&PlayerTold::Declined(Declined::Adjourned)));
        }
        let read_back = self.read_back(!self.own, said);
        let (mut out, mut announced) = (Vec::new(), None);
        if !self.opponent_waits_for_repetition() {
            let speech = Speech::Announces;
            let (told, spoken) = self.placed(!self.own, speech, said.clone(), &read_back, now);
            out.extend(told);
            announced = spoken;
        }
        // A move that training refused was not announced and is not repeated.
        if self.opponent_waits_for_repetition() {
            let (told, repeated) =
                self.placed(self.own, Speech::Repeats, said.clone(), &read_back, now);
            out.extend(told);
            announced = announced.or(repeated);
        }
        if *draw == DrawSign::Written {
            out.extend(self.offer_with(!self.own, announced, now));
        }
        out
    }

    /// A draw offered by the sign after a move (8.1.5, C.12), depending on how the move was taken. The player's own
    /// offer is confirmed as always. Each outcome is told.
    fn offer_with(&mut self, side: Color, spoken: Option<Spoken>, now: Moment) -> Vec<Out> {
        match spoken {
            // The reason for declining the move has already been told.
            None | Some(Spoken::OutOfTurn) => Vec::new(),
            Some(_) if self.running.game.result().is_some() => Vec::new(),
            Some(Spoken::Announced | Spoken::Corrected | Spoken::SaidAgain) => {
                self.offer_written(side, now)
            }
            // A move announced at the other place carries its offer there.
            Some(Spoken::Repeated) => vec![self.answer(self.tongue.texts.draw_not_offered())],
        }
    }

    /// A draw sign after a side's move.
    pub(super) fn offer_written(&mut self, side: Color, now: Moment) -> Vec<Out> {
        if side == self.own {
            return self.declares(Declaration::OfferDraw, now);
        }
        let offers = Intent::Do { side, who: Person::Player(side), act: Act::OffersDraw };
        match self.tries(&offers, now) {
            Ok(mut out) => {
                out.push(self.answer(self.tongue.texts.opponent_offers_draw()));
                out
            }
            Err(declined) => declined,
        }
    }

    /// Says a move for a side, and tells how it was taken if that is not as expected from the turn. Also returns how it
    /// was taken, if it was.
    fn placed(
        &mut self,
        side: Color,
        speech: Speech,
        said: Said,
        read_back: &str,
        now: Moment,
    ) -> (Vec<Out>, Option<Spoken>) {
        let on_move = self.running.game.turn().by;
        let mover = if speech == Speech::Repeats { !side } else { side };
        let who = Person::Player(side);
        let decided = self.running.happens_awake(&Intent::Speak { side, who, speech, said }, now);
        self.has_said(&decided.facts);
        let spoken = decided.facts.iter().find_map(|recorded| match &recorded.fact {
            Fact::Spoke { spoken, .. } => Some(*spoken),
            _ => None,
        });
        let texts = &self.tongue.texts;
        let mut out = Vec::new();
        match spoken {
            Some(Spoken::Announced) if on_move != side => {
                out.push(self.answer(match self.may_tell_of_presses() {
                    true => texts.not_pressed_read_as(side),
                    false => texts.taken_as_move_of(side),
                }));
            }
            Some(Spoken::Corrected) if speech != Speech::Corrects => {
                out.push(self.answer(match self.may_tell_of_presses() {
                    true => texts.not_pressed_corrected(side),
                    false => texts.taken_as_correction_of(side),
                }));
            }
            Some(Spoken::OutOfTurn) => out.extend(self.refuse(texts.out_of_turn_read_as(side))),
            _ => {}
        }
        for told in decided.told {
            match told {
                Told::Notice(Notice::ToPlayer(to, PlayerTold::Noted)) if to == self.own => {
                    let is_taken = spoken != Some(Spoken::OutOfTurn);
                    out.extend(is_taken.then(|| self.noted(mover, read_back)));
                }
                // The player has already heard the words typed here for the opponent.
                Told::Notice(Notice::ToPlayer(to, PlayerTold::Relayed { .. }))
                    if to == self.own && side != self.own => {}
                // Reading back already mentions check.
                Told::Notice(Notice::ToPlayer(_, PlayerTold::Help(_, Help::Check)))
                    if self.reads_back_aloud(read_back) => {}
                other => out.extend(self.tell(vec![other])),
            }
        }
        (out, spoken)
    }

    /// A word of receipt, with what was noted if training reads it back; the opponent's move with its side.
    fn noted(&self, side: Color, read_back: &str) -> Out {
        if read_back.is_empty() {
            return self.receipt();
        }
        let texts = &self.tongue.texts;
        let noted = match side == self.own {
            true => self.plain(texts.noted_is()),
            false => self.plain(texts.noted_of(side)),
        };
        let words = self.words_of_training().words;
        let segments = [noted, Segment::new(words, format!("{read_back}."))];
        let segments = segments.map(|segment| segment.from_verbosity(Verbosity::Normal)).into();
        Out::Say(Utterance { priority: Priority::Telling, segments })
    }

    /// Whether reading back is audible at this verbosity.
    fn reads_back_aloud(&self, read_back: &str) -> bool {
        !read_back.is_empty() && self.tongue.settings.voice.verbosity >= Verbosity::Normal
    }

    /// The words in which training reads a move back, including what it captures and threatens. Empty if nothing is
    /// read back.
    fn read_back(&self, side: Color, said: &Said) -> String {
        let game = &self.running.game;
        if self.tongue.settings.reading_back == ReadingBack::Off {
            return String::new();
        }
        let Some(_) = Permit::in_mode(game.mode()) else { return String::new() };
        let standing = self.standing_for(side);
        match (standing.position(), standing.judge(&said.claim)) {
            (Some(position), Legality::Legal(legal)) => {
                self.words_of_training().say(&announce_with_all(position, legal))
            }
            _ => self.words_of_training().say_claim(&said.claim),
        }
    }

    /// The wording of training: the player's own, or the one the player is learning.
    pub(super) fn words_of_training(&self) -> Wording {
        self.tongue.settings.wording_at_home()
    }

    /// The wording in which the player hears moves and squares: in a tournament, that of the announcements.
    pub(super) fn words_told(&self) -> Wording {
        match Permit::in_mode(self.running.game.mode()) {
            Some(_) => self.words_of_training(),
            None => self.running.wording,
        }
    }

    /// A move in the player's wording.
    pub(super) fn words_of(&self, said: &Said) -> String {
        match self.words_told() {
            words if words == self.running.wording => said.words.clone(),
            words => words.say_claim(&said.claim),
        }
    }

    /// The position in which a side makes its next move.
    pub(super) fn standing_for(&self, side: Color) -> &Standing {
        let game = &self.running.game;
        if game.turn().by == side { game.standing() } else { game.present() }
    }

    /// Saying a move settles the question about the one entered on the page. A command leaves it open.
    pub(crate) fn answers_otherwise(
        &mut self,
        deed: SeatDeed,
        line: &str,
        now: Moment,
    ) -> Vec<Out> {
        self.open.asks(deed);
        let out = self.take_words(&GivenLine::typed(line, Activity::Table), now);
        if self.running.game.result().is_some() {
            self.withdraws_page_question();
        }
        out
    }

    /// A move said or written answers the question about the one entered on the page.
    pub(super) fn has_said(&mut self, facts: &[Recorded]) {
        let says = |fact: &Fact| {
            matches!(fact, Fact::Spoke { .. } | Fact::Did { act: Act::Writes { .. }, .. })
        };
        if facts.iter().any(|one| says(&one.fact)) {
            self.withdraws_page_question();
        }
    }

    /// Withdraws the question about the move entered on the page.
    pub(crate) fn withdraws_page_question(&mut self) {
        if matches!(self.open.asked, Some(Asked::Deed(SeatDeed::FromPage(_)))) {
            self.open.asked = None;
        }
    }

    /// Why there is nothing to correct. In a tournament a player is not told whether a move was pressed (12.6).
    fn nothing_to_correct(&self) -> String {
        match self.may_tell_of_presses() {
            true => self.tongue.texts.nothing_to_correct(),
            false => self.tongue.texts.nothing_can_be_corrected(),
        }
    }

    /// Corrects a slip of the tongue, the player's own or in what the opponent was heard to say. After the press it is
    /// too late (D.2.8).
    pub(crate) fn correct(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        if typed.is_empty() {
            return self.refuse(self.tongue.texts.correct_to_what());
        }
        if self.takes_dictation() {
            return self.correct_written(typed, now);
        }
        if Permit::in_mode(self.running.game.mode()).is_some()
            && self.running.game.turn().made.is_none()
        {
            return self.refuse(self.nothing_to_correct());
        }
        let typed = match self.meant_here(typed, self.tongue.moves().read(typed)) {
            Ok(TypedHere::Move(typed)) => typed,
            Ok(TypedHere::Several(which)) => {
                return self.ask_which_typed(which, Some(Command::Correct), typed);
            }
            Err(reason) => return self.no_move_follows(typed, &reason),
        };
        let turn = self.running.game.turn();
        if let Some(stands) = turn.announced()
            && Permit::in_mode(self.running.game.mode()).is_some()
            && contradictions(&stands.claim, &typed.said.claim).is_empty()
        {
            return vec![self.answer(
                self.tongue.texts.stands_so_already(&self.words_told().say_claim(&stands.claim)),
            )];
        }
        match turn.made {
            None => self.refuse(self.nothing_to_correct()),
            _ if self.running.game.waits_for_resumption() => self.say_own(typed, now),
            Some(_) if turn.by == self.own => self.own_move(Speech::Corrects, typed, now),
            // A move of the player's own piece cannot correct the opponent's move. Only training may say that the piece
            // is there.
            Some(_)
                if Permit::in_mode(self.running.game.mode()).is_some()
                    && self.piece_of(&typed.said.claim) == Some(self.own) =>
            {
                self.refuse(self.nothing_to_correct())
            }
            Some(_) => self.say_opponents(&typed, now),
        }
    }

    /// A wrong claim costs time, so it is confirmed first (9.5.3).
    pub(crate) fn claim(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        let typed = after_with(typed);
        if typed.is_empty() {
            return self.declares(Declaration::ClaimDraw(None), now);
        }
        match self.meant_here(typed, self.tongue.moves().read(typed)) {
            Ok(TypedHere::Several(which)) => {
                self.ask_which_typed(which, Some(Command::ClaimDraw), typed)
            }
            // A claim counts as an offer too (9.1.2.3).
            Ok(TypedHere::Move(typed)) => {
                self.declares(Declaration::ClaimDraw(Some(typed.said)), now)
            }
            Err(reason) => self.no_move_follows(typed, &reason),
        }
    }

    /// Reads out squares of the player's own board.
    pub(crate) fn reads(&mut self, typed: &str, now: Moment) -> Vec<Out> {
        if typed.is_empty() {
            return self.refuse(self.tongue.texts.read_what());
        }
        match hear_board(typed, &self.tongue.lexicon) {
            Ok(looks) => self.acts(Act::ReadsSquares(looks), now),
            Err(_) if looks_like_number(typed) => self.refuse(self.tongue.texts.number_unasked()),
            Err(unclear) => self.refuse(tell_unclear_board(&unclear, &self.tongue.texts)),
        }
    }

    pub(crate) fn not_understood(&mut self, text: &str, reason: &str) -> Vec<Out> {
        if looks_like_number(text) {
            return self.refuse(self.tongue.texts.number_unasked());
        }
        self.not_taken(text, reason)
    }

    /// Says why the words after a command are not a move. They are not tried as another command.
    pub(super) fn no_move_follows(&self, text: &str, reason: &str) -> Vec<Out> {
        let texts = &self.tongue.texts;
        self.refuse(match looks_like_number(text) {
            true => texts.number_unasked(),
            false => texts.not_understood(Quoted(text), reason),
        })
    }

    /// Reads a typed move without the board: of two readings the first counts, legal or not.
    pub(super) fn read_move(&self, typed: &str) -> Result<TypedMove, String> {
        self.typed(typed, self.tongue.moves().read(typed))
    }

    pub(super) fn is_a_move(&self, line: &str) -> bool {
        self.tongue.moves().read(line).is_ok()
    }

    /// Reads a typed move as it is meant here. In training, the board chooses among the readings: first a move that
    /// already stands and is repeated, then a legal one for the side to speak, then one for the other side.
    fn meant_here(
        &self,
        text: &str,
        given: Result<GivenMove, NoMove>,
    ) -> Result<TypedHere, String> {
        let permit = Permit::in_mode(self.running.game.mode()).filter(|_| self.hears_moves());
        if permit.is_none() {
            return self.typed(text, given).map(TypedHere::Move);
        }
        if let (Ok(given), Some(waiting)) = (&given, self.move_that_waits()) {
            let is_same =
                |reading: &GivenMove| contradictions(&waiting.claim, &reading.claim()).is_empty();
            if let Some(reading) = given.readings().into_iter().find(is_same) {
                return self.typed(text, Ok(reading)).map(TypedHere::Move);
            }
        }
        let first = match self.whose_turn_to_say() {
            Whose::Own | Whose::Unclear => self.own,
            Whose::Opponents => !self.own,
        };
        let alone = self.standing_for(first).position().filter(|_| given.is_err());
        let words = self.words_of_training();
        let moves = self.tongue.moves();
        if let Some(which) = alone.and_then(|position| moves.where_to(text, position, words)) {
            return Ok(TypedHere::Several(which));
        }
        for side in [first, !first] {
            let Some(position) = self.standing_for(side).position() else { continue };
            match meant_on(given.clone(), position) {
                Ok(MeantOnBoard::Move(_, reading)) => {
                    return self.typed(text, Ok(reading)).map(TypedHere::Move);
                }
                Ok(MeantOnBoard::Several(moves)) => {
                    let words = self.words_of_training();
                    let which = self.tongue.moves().which(&moves, position, words);
                    return Ok(TypedHere::Several(which));
                }
                Ok(MeantOnBoard::None(_)) | Err(_) => {}
            }
        }
        self.typed(text, given).map(TypedHere::Move)
    }

    /// An example of what to type now, after a line that is not a move. Only training uses the board for it; in a
    /// tournament the example is always the same.
    fn what_to_type(&self, no: &NoMove) -> String {
        let texts = &self.tongue.texts;
        if self.running.game.result().is_some() || self.has_not_begun() {
            return self.moment_help();
        }
        let shown = Permit::in_mode(self.running.game.mode())
            .and_then(|_| self.standing_for(self.running.game.turn().by).position());
        self.tongue.moves().misread(no, shown, texts)
    }

    fn typed(&self, text: &str, given: Result<GivenMove, NoMove>) -> Result<TypedMove, String> {
        let given = given.map_err(|no| self.what_to_type(&no))?;
        let said = Said { words: given.words(self.running.wording), claim: given.claim() };
        Ok(TypedMove { said, draw: DrawSign::behind(text) })
    }
}
