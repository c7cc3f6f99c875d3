//! What a hall does for arbiters, at its own desk and at desks on other machines: it decides who owns a case, numbers
//! and signs orders, and lets a desk catch up.

use async_nats::Client;

use super::WishAt;
use super::desk_letter::{
    CaseOwner, DeskInHall, DeskNews, GAMES_AT_ONCE, GameInHall, PairInHall, write_outcome,
};
use super::desk_request::DeskRequest;
use super::hall_keeper::HallKeeper;
use super::row_letter::{LINE_OF_A_ROW, LONGEST_LETTER};
use super::sealed_letter::{open, seal};
use super::sent_order::{SignedOrder, mark};
use super::store_orders::WantedOrder;
use super::{HallMember, subjects};
use crate::hall_protocol::{ActOutcome, DeskAct, DeskWish, HallNews};
use crate::timepiece;

/// The most rows read for one answer.
const ROWS_AT_ONCE: u32 = 400;

/// The desk of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AtWhichDesk {
    /// The hall's own, which may give back cases of other arbiters.
    Own,
    /// One on another machine.
    Elsewhere,
}

impl HallKeeper {
    /// Does an action of the hall's own desk, and tells the outcome.
    pub(super) fn do_here(&mut self, (by, wish): WishAt) -> Option<SignedOrder> {
        let mark = mark()?;
        let Some(arbiter) = by else {
            let arbiter = self.own_name.clone();
            let (outcome, order) = self.do_wish(&wish, &arbiter, AtWhichDesk::Own, &mark);
            (self.tell)(HallNews::Acted { wish, outcome });
            return order;
        };
        let (outcome, order) = self.do_wish(&wish, &arbiter, AtWhichDesk::Elsewhere, &mark);
        (self.tell)(HallNews::ActedFor { arbiter, wish, outcome });
        order
    }

    /// Answers a request of a desk on another machine. `None` if the connection is lost.
    pub(super) async fn answer_desk(
        &mut self,
        client: &Client,
        asked: &async_nats::Message,
    ) -> Option<()> {
        let reply = asked.reply.as_ref();
        let arbiter = reply
            .and_then(|reply| subjects::of_desk(&asked.subject, reply))
            .and_then(|desk| self.arbiters.iter().find(|arbiter| arbiter.desk == desk).cloned());
        let key = arbiter.as_ref().and_then(|one| (self.proofs)(HallMember::Desk(one.desk)));
        // A letter that this desk has not sealed was put there by the server for another.
        let letter = key.and_then(|key| open(&key, &asked.subject, &asked.payload));
        let (Some(reply), Some(arbiter), Some(key), Some(letter)) = (reply, arbiter, key, letter)
        else {
            self.is_unsealed();
            return Some(());
        };
        let request = std::str::from_utf8(&letter).ok().and_then(DeskRequest::read);
        let Some(request) = request else { return Some(()) };
        let answer = match request {
            DeskRequest::Who => DeskInHall {
                tables: self.tables,
                name: arbiter.name,
                sections: arbiter.sections,
                low_clock: self.low_clock,
            }
            .write()
            .into_bytes(),
            DeskRequest::Pairs { after } => PairInHall::write_all(&self.pairs, after).into_bytes(),
            DeskRequest::Games { after } => self.games_after(after).into_bytes(),
            DeskRequest::Rows { game, from } => self.rows_from(&game, from),
            DeskRequest::Cases => CaseOwner::write_all(self.cases.values()).into_bytes(),
            DeskRequest::Here => self.told_desks.to_string().into_bytes(),
            DeskRequest::Wish { wish, mark } => {
                let (outcome, order) =
                    self.do_wish(&wish, &arbiter.name, AtWhichDesk::Elsewhere, &mark);
                if let Some(order) = order {
                    self.send_order(client, &order).await?;
                }
                write_outcome(&outcome).into_bytes()
            }
        };
        let sealed = seal(&key, reply, &answer);
        client.publish(reply.clone(), sealed.into()).await.ok()
    }

    fn games_after(&self, after: u32) -> String {
        let games: Vec<GameInHall> = self
            .current
            .range(after.saturating_add(1)..)
            .take(GAMES_AT_ONCE)
            .filter_map(|(table, game)| {
                let (_, chain) = self.games.get(game)?;
                let is_heard = matches!(self.heard.get(table), Some(Some(_)));
                let (table, game) = (*table, game.clone());
                let is_earlier = self.earlier.contains(&game);
                Some(GameInHall { table, game, rows: chain.rows(), is_heard, is_earlier })
            })
            .collect();
        GameInHall::write_all(&games)
    }

    fn rows_from(&self, game: &str, from: u64) -> Vec<u8> {
        let mut letter = Vec::new();
        // A desk that gets nothing asks again. The hall's own desk is told if the disk fails.
        for row in self.store.rows(game, from, ROWS_AT_ONCE).unwrap_or_default() {
            if letter.len() + row.row.body.len() + LINE_OF_A_ROW > LONGEST_LETTER
                && !letter.is_empty()
            {
                break;
            }
            row.write(&mut letter);
        }
        letter
    }

    fn do_wish(
        &mut self,
        wish: &DeskWish,
        arbiter: &str,
        at: AtWhichDesk,
        mark: &str,
    ) -> (ActOutcome, Option<SignedOrder>) {
        let DeskWish { table, game, act } = wish;
        if self.current.get(table) != Some(game) {
            return (ActOutcome::OtherGame, None);
        }
        match act {
            DeskAct::Order(text) => self.order((*table, game), arbiter, mark, text),
            DeskAct::Take(case) => (self.give_case((*table, game), *case, arbiter, None), None),
            DeskAct::Leave(case) => {
                (self.give_case((*table, game), *case, arbiter, Some(at)), None)
            }
        }
    }

    fn order(
        &mut self,
        (table, game): (u32, &str),
        arbiter: &str,
        mark: &str,
        text: &str,
    ) -> (ActOutcome, Option<SignedOrder>) {
        let HallKeeper { store, arbiter_key, .. } = self;
        let wall = timepiece::wall();
        let wanted = WantedOrder { table, game, arbiter, mark, text, wall };
        match store.add_order(&wanted, |order| arbiter_key.sign(order)) {
            Ok(order) => (ActOutcome::Ordered, Some(order)),
            Err(fault) => (ActOutcome::NotKept(fault.to_string()), None),
        }
    }

    /// Takes a case for an arbiter, or gives it back from a desk. The first arbiter gets it.
    fn give_case(
        &mut self,
        (table, game): (u32, &str),
        case: u32,
        arbiter: &str,
        back_from: Option<AtWhichDesk>,
    ) -> ActOutcome {
        let key = (game.to_owned(), case);
        let had = self.cases.get(&key).and_then(|owner| owner.arbiter.clone());
        let wanted = match (&had, back_from) {
            (None, None) => Some(arbiter.to_owned()),
            (Some(_), Some(AtWhichDesk::Own)) => None,
            (Some(owner), Some(AtWhichDesk::Elsewhere)) if owner == arbiter => None,
            (had, _) => had.clone(),
        };
        if wanted == had {
            return ActOutcome::CaseOf(had);
        }
        let owner = CaseOwner { table, game: game.to_owned(), case, arbiter: wanted.clone() };
        if let Err(fault) = self.store.keep_case(&owner, arbiter, timepiece::wall()) {
            return ActOutcome::NotKept(fault.to_string());
        }
        match owner.arbiter {
            None => drop(self.cases.remove(&key)),
            Some(_) => drop(self.cases.insert(key, owner.clone())),
        }
        (self.tell)(owner.clone().told(false));
        self.tell_desks(DeskNews::Case(owner));
        ActOutcome::CaseOf(wanted)
    }

    /// Queues news for all desks.
    pub(super) fn tell_desks(&mut self, news: DeskNews) {
        if self.arbiters.is_empty() {
            return;
        }
        self.told_desks += 1;
        let news = news.write(self.told_desks);
        self.desk_news.push(self.arbiter_key.signed_news(&news));
    }

    /// Sends the queued news to the desks. `None` if the connection is lost.
    pub(super) async fn publish_desk_news(&mut self, client: &Client) -> Option<()> {
        for news in std::mem::take(&mut self.desk_news) {
            client.publish(subjects::DESK_NEWS, news.into()).await.ok()?;
        }
        Some(())
    }
}
