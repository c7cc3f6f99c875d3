//! The arbiter's desk for one table, on a computer of the arbiter's own: it follows the game fact by fact, shows the
//! arbiter's notices and forwards the arbiter's acts. The table decides.

use crate::clock::Moment;
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::help_steps;
use crate::present::conversation::{
    Asked, Dialogue, Event, GivenLine, KeepsLinkKey, KeyList, LinkNews, Out, Pending, Settings,
    TakesAnswers as _, Tongue, talks_by,
};
use crate::present::editor::KeyEntry;
use crate::present::spoken::Priority;
use crate::record::{
    ArbiterNumber, PlaceMessage, letter_line, read_place_message, write_place_message,
};
use crate::table::{ArbiterTold, Fact, Letter, Notice, Recorded, tell};
use crate::words::{Activity, Command, DeskCommand, Listening, Quoted, Texts, desk_examples};

use super::followed::{FollowedGame, NoActThere};
use super::moves_known::MovesKnown;
use super::number::{NumberKey, NumberLock, NumberSalt, ToldInstead, is_number, told_instead};
use super::sent_wishes::{CameBack, SentWishes, TypedWish};
use super::unread_letters::UnreadLetters;

/// What the desk confirms first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskDeed {
    /// Leave the desk; the game goes on.
    Leave,
    /// An act of the arbiter that ends the game.
    EndGame(TypedWish),
    /// An act of the arbiter that waits for the PIN.
    WithNumber(TypedWish),
}

pub struct Desk {
    tongue: Tongue,
    open: Pending<DeskDeed>,
    /// The address of the table.
    address: String,
    keeps_key: KeepsLinkKey,
    lock: Box<dyn NumberLock>,
    table: Option<TableAtTheDesk>,
    way: WayToTable,
    /// Acts sent from here that have not come back as facts yet.
    sent: SentWishes,
    /// The key made from the PIN and the table's salt, once the PIN was given.
    key: Option<GivenKey>,
    /// The number of the next wish that carries a proof.
    next_wish: usize,
    unread: UnreadLetters,
}

/// Whether messages reach the table, as far as this end knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WayToTable {
    Open,
    Cut,
}

/// The key of a PIN typed here, and whether the table has accepted it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum GivenKey {
    Untried(NumberKey),
    Right(NumberKey),
}

/// The table, as far as its facts have arrived.
struct TableAtTheDesk {
    followed: FollowedGame,
    facts: usize,
    /// The salt of the PIN, if the table has one.
    salt: Option<NumberSalt>,
    /// Earlier facts are summed up.
    following: Following,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Following {
    CatchesUp,
    Follows,
}

impl Desk {
    /// A desk that numbers its wishes from `next_wish`.
    pub fn new(
        settings: Settings,
        address: String,
        keeps_key: KeepsLinkKey,
        lock: Box<dyn NumberLock>,
        next_wish: usize,
    ) -> Desk {
        Desk {
            tongue: Tongue::new(settings),
            open: Pending::default(),
            address,
            keeps_key,
            lock,
            table: None,
            way: WayToTable::Cut,
            sent: SentWishes::default(),
            key: None,
            next_wish,
            unread: UnreadLetters::default(),
        }
    }

    pub fn greeting(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.going_there(&self.address))]
    }

    fn take_place_message(&mut self, letter: &str, now: Moment) -> Vec<Out> {
        match read_place_message(letter) {
            Ok(PlaceMessage::Game { head, .. }) => {
                let salt = match head.arbiter_number {
                    ArbiterNumber::Salt(salt) => Some(salt),
                    _ => None,
                };
                // The table reads everything that reached it before it sends this.
                self.sent.may_be_lost(now);
                let setting = head.setting;
                let table = self.table.get_or_insert_with(|| TableAtTheDesk {
                    followed: FollowedGame::new(setting),
                    facts: 0,
                    salt,
                    following: Following::CatchesUp,
                });
                table.salt = salt;
                table.following = Following::CatchesUp;
                vec![Out::ToOtherPlace(write_place_message(&PlaceMessage::From(table.facts)))]
            }
            Ok(PlaceMessage::Happened { number, recorded }) => self.follow(number, &recorded),
            // The table has sent all its facts.
            Ok(PlaceMessage::From(_)) => self.caught_up(),
            Ok(
                PlaceMessage::Letter(_)
                | PlaceMessage::Proven { .. }
                | PlaceMessage::Witness { .. }
                | PlaceMessage::View(_)
                | PlaceMessage::Wish(_)
                | PlaceMessage::Ordered { .. },
            ) => Vec::new(),
            Err(error) => self.unread.told(&error, &self.tongue.texts, now).into_iter().collect(),
        }
    }

    fn follow(&mut self, number: usize, recorded: &Recorded) -> Vec<Out> {
        let Some(table) = &mut self.table else { return Vec::new() };
        if number > table.facts {
            return vec![Out::ToOtherPlace(write_place_message(&PlaceMessage::From(table.facts)))];
        }
        if number < table.facts {
            return Vec::new();
        }
        table.facts += 1;
        if let (CameBack::OwnWish, Some(GivenKey::Untried(key))) =
            (self.sent.came_back(&recorded.fact), self.key)
        {
            self.key = Some(GivenKey::Right(key));
        }
        table.followed.game.apply(recorded);
        if table.following == Following::CatchesUp {
            return Vec::new();
        }
        if recorded.fact == Fact::NumberTried {
            let untried = matches!(self.key.take(), Some(GivenKey::Untried(_)));
            // The arbiter mistyped the PIN; this is not news from another person.
            if let Some(wish) = untried.then(|| self.sent.latest()).flatten() {
                return self.ask_again(wish);
            }
        }
        let told = tell(recorded, &table.followed.game);
        told.iter().filter_map(|notice| self.told(notice)).collect()
    }

    fn told(&self, notice: &Notice) -> Option<Out> {
        let (Notice::ToArbiter(told), Some(table)) = (notice, &self.table) else { return None };
        let priority = match told.as_ref() {
            ArbiterTold::Case(_) => Priority::Alarm,
            _ => Priority::Telling,
        };
        Some(self.utter(priority, table.followed.told(told, &self.tongue.texts)))
    }

    /// Of the earlier facts, only the open cases are told, and only once. News that arrives during this catching up can
    /// make this end request it all again.
    fn caught_up(&mut self) -> Vec<Out> {
        let Some(table) = &mut self.table else { return Vec::new() };
        if table.following == Following::Follows {
            return Vec::new();
        }
        table.following = Following::Follows;
        let moves = MovesKnown::of(&table.followed.game);
        let open = table.followed.game.cases().iter().filter(|case| case.is_open()).cloned();
        let open: Vec<Notice> = open
            .map(|case| Notice::ToArbiter(Box::new(ArbiterTold::Case(Box::new(case)))))
            .collect();
        let ready = match moves {
            MovesKnown::NotAnnounced => self.tongue.texts.desk_ready_unheard(),
            known => self.tongue.texts.desk_ready(&known.number(&self.tongue.texts)),
        };
        let lost = self.sent.lost();
        let mut out = vec![self.tells(ready)];
        out.extend(lost.iter().map(|line| {
            self.utter(Priority::Alarm, self.tongue.texts.desk_act_lost(Quoted(line)))
        }));
        out.extend(open.iter().filter_map(|notice| self.told(notice)));
        out
    }

    /// Requests an act at the table, with a proof of the PIN if the table has one.
    fn wish(&mut self, wish: TypedWish, now: Moment) -> Vec<Out> {
        let salt = self.table.as_ref().and_then(|table| table.salt);
        let act = wish.act.clone();
        let message = match (self.way, salt, self.key) {
            (WayToTable::Cut, _, _) => return self.refuse(self.tongue.texts.desk_act_not_sent()),
            (WayToTable::Open, None, _) => PlaceMessage::Wish(act),
            (WayToTable::Open, Some(_), None) => return self.ask_for_number(wish),
            (WayToTable::Open, Some(_), Some(GivenKey::Untried(key) | GivenKey::Right(key))) => {
                let recorded = Recorded { at: Moment::ZERO, fact: Fact::Arbiter(act) };
                let number = self.next_wish;
                self.next_wish += 1;
                let letter = Letter { number, heard: 0, recorded, left: None };
                let proof = self.lock.proof(&key, &proven_wish(&letter));
                PlaceMessage::Proven { proof, letter }
            }
        };
        self.sent.sends(wish, now);
        vec![Out::ToOtherPlace(write_place_message(&message))]
    }

    fn ask_for_number(&mut self, wish: TypedWish) -> Vec<Out> {
        if let Err(watched) = self.lock.keep_private(&self.tongue.texts) {
            return vec![self.answer(watched)];
        }
        let mut out = vec![Out::Keys(KeyEntry::Secret)];
        out.extend(self.ask(DeskDeed::WithNumber(wish)));
        out
    }

    /// The PIN was wrong: asks again and keeps the wish.
    fn ask_again(&mut self, wish: TypedWish) -> Vec<Out> {
        if self.open.asked.is_some() || self.lock.keep_private(&self.tongue.texts).is_err() {
            return self.refuse(self.tongue.texts.arbiters_number_not_right());
        }
        self.open.asks(DeskDeed::WithNumber(wish));
        let mut out = vec![Out::Keys(KeyEntry::Secret)];
        out.extend(self.refuse(self.tongue.texts.arbiters_number_wrong()));
        out
    }

    /// The PIN was typed; it stays valid as long as this desk is open.
    fn number_given(&mut self, wish: TypedWish, line: &str, now: Moment) -> Vec<Out> {
        let mut out = vec![Out::Keys(KeyList::at(Activity::Desk).entry())];
        match told_instead(line, Texts::help_with_number, &self.tongue.texts) {
            Some(ToldInstead::GivenUp(told)) => {
                out.push(self.answer(told));
                return out;
            }
            Some(ToldInstead::AsksAgain(help)) => {
                self.open.asks(DeskDeed::WithNumber(wish));
                return vec![self.answer(help)];
            }
            None => {}
        }
        let salt = self.table.as_ref().and_then(|table| table.salt);
        let key = salt.and_then(|salt| self.lock.key(line, &salt));
        match key.filter(|_| is_number(line)) {
            Some(key) => {
                self.key = Some(GivenKey::Untried(key));
                out.extend(self.wish(wish, now));
            }
            None => {
                self.open.asks(DeskDeed::WithNumber(wish));
                return vec![self.answer(self.tongue.texts.arbiters_number_unfit())];
            }
        }
        out
    }

    fn act(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let Some(table) = &self.table else {
            return vec![self.answer(self.tongue.texts.desk_cut_off())];
        };
        if self.way == WayToTable::Cut {
            return self.refuse(self.tongue.texts.desk_act_not_sent());
        }
        let act = match table.followed.act(line, now, &self.tongue.texts) {
            Ok(act) => act,
            Err(NoActThere::Unread(why)) => return vec![Out::Text(why)],
            Err(NoActThere::Declined(why)) => return self.refuse(why),
        };
        let ends = table.followed.game.is_ended_by(&act);
        let wish = TypedWish { act, line: line.to_owned() };
        match ends {
            true => self.ask(DeskDeed::EndGame(wish)),
            false => self.wish(wish, now),
        }
    }
}

impl Dialogue for Desk {
    type Deed = DeskDeed;
    type Own = DeskCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        self.tongue.texts.desk_help()
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.tongue.texts.desk_help())]
    }

    fn tell_help(&self, about: &str) -> Vec<Out> {
        let language = self.tongue.settings.language;
        match desk_examples(about, language) {
            Some(lines) => vec![self.answer(self.tongue.texts.help_example(&lines.join(", ")))],
            None => help_steps::told(about, Activity::Desk, &self.tongue, |_| true, || self.help()),
        }
    }

    fn question(&self, deed: &DeskDeed) -> String {
        let texts = &self.tongue.texts;
        match deed {
            DeskDeed::Leave => texts.sure_to_leave_desk(),
            DeskDeed::EndGame(_) => texts.sure_to_end_game(),
            DeskDeed::WithNumber(_) => texts.arbiters_number_wanted(),
        }
    }

    fn agreed(&mut self, deed: DeskDeed, now: Moment) -> Vec<Out> {
        match deed {
            DeskDeed::Leave => vec![Out::Leave],
            DeskDeed::EndGame(wish) => self.wish(wish, now),
            DeskDeed::WithNumber(_) => Vec::new(),
        }
    }

    fn take_answer(&mut self, asked: Asked<DeskDeed>, line: &str, now: Moment) -> Vec<Out> {
        match asked {
            Asked::Deed(DeskDeed::WithNumber(wish)) => self.number_given(wish, line, now),
            asked => self.take_reply(asked, line, now),
        }
    }

    fn asks_for_number(&self) -> bool {
        matches!(self.open.asked, Some(Asked::Deed(DeskDeed::WithNumber(_))))
    }

    /// The arbiter types; speaking would disturb the hall.
    fn hears_answers(&self) -> bool {
        false
    }

    fn listening(&self) -> Vec<Listening> {
        Vec::new()
    }

    fn wants_more(&self, _: &GivenLine) -> Option<Command> {
        None
    }

    /// An act of the arbiter may begin like a command of another activity.
    fn takes_as_command(&self, command: Command) -> bool {
        command.is_given_in(Activity::Desk)
    }

    fn obey_own(&mut self, command: DeskCommand, _: &str, _: Moment) -> Vec<Out> {
        match command {}
    }

    fn enter_alone(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        self.act(line.text(), now)
    }

    fn leaves(&mut self) -> Vec<Out> {
        if self.asks_for_number() {
            self.open.asked = None;
            let kept = self.answer(self.tongue.texts.all_as_it_was());
            return vec![Out::Keys(KeyList::at(Activity::Desk).entry()), kept];
        }
        match self.table.as_ref().and_then(|table| table.followed.game.result()) {
            // The game is over: leaving does not miss anything.
            Some(_) => vec![Out::Leave],
            None => self.ask(DeskDeed::Leave),
        }
    }

    fn around(&self) -> Surroundings {
        let language = self.tongue.settings.language;
        let asked = self.open.asked.iter().filter(|_| !self.asks_for_number());
        let answers = asked.flat_map(|_| Choice::yes_and_no(language));
        let commands = Choice::commands(Command::table(), Activity::Desk, language);
        Surroundings { choices: answers.chain(commands).collect(), ..Surroundings::default() }
    }

    fn take_news(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Link(news) = event else { return Vec::new() };
        match news {
            LinkNews::Together => {
                self.way = WayToTable::Open;
                Vec::new()
            }
            LinkNews::Letter(letter) => self.take_place_message(&letter, now),
            LinkNews::Met(key) => {
                let unkept = (self.keeps_key)(&key, &self.tongue.texts).err();
                unkept.map(Out::Text).into_iter().collect()
            }
            LinkNews::Alone => {
                self.way = WayToTable::Cut;
                self.sent.may_be_lost(now);
                let texts = &self.tongue.texts;
                match self.table {
                    None => vec![self.answer(texts.nobody_answers())],
                    Some(_) => vec![self.utter(Priority::Alarm, texts.desk_cut_off())],
                }
            }
            LinkNews::TurnedAway(why) => vec![self.answer(why(&self.tongue.texts))],
            LinkNews::NotKnownThere => vec![self.answer(self.tongue.texts.not_known_there())],
            LinkNews::CodeIsWrong => {
                vec![self.answer(self.tongue.texts.code_is_wrong()), Out::Leave]
            }
            LinkNews::Refused(why) => {
                vec![self.answer(why(&self.tongue.texts)), Out::Leave]
            }
            LinkNews::WrongCodeTried(_) | LinkNews::Paired { .. } => Vec::new(),
        }
    }
}

/// The text that the proof of a wish covers.
pub(crate) fn proven_wish(letter: &Letter) -> String {
    format!("desk {}", letter_line(letter))
}
