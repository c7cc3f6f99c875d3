//! Gives every table and every arbiter of a hall a code: a file for each member, and the keys that the hall stores.
//! The code itself is kept in that file only.

use std::collections::BTreeSet;
use std::io;
use std::num::NonZero;
use std::thread;

use super::code::{HallKeys, HallSecret, StretchingMemory};
use super::hall_place::{ArbiterOfHall, HallFault, HallPlace, WhoseCode};
use super::store::HallStore;
use super::store_members::StoredArbiter;
use super::{HallCode, HallMember, MOST_DESKS, MOST_TABLES};
use crate::{folders, whole};

/// The new codes, which are told once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewCodes {
    /// The codes of tables, in order.
    pub tables: Vec<HallCode>,
    /// The codes of arbiters, each with the name.
    pub arbiters: Vec<(String, HallCode)>,
}

/// Gives a code to every member without one, and to members that get a new one.
pub(super) fn enrol(place: &HallPlace, store: &mut HallStore) -> Result<NewCodes, HallFault> {
    for ArbiterOfHall { name, sections } in &place.arbiters {
        store.keep_arbiter(name, sections)?;
    }
    let arbiters = store.arbiters()?;
    let wanted = wanted(place, store, &arbiters)?;
    let made = made(&wanted)?;
    let folder = place.folder.join("codes");
    folders::make_private(&folder)?;
    let mut codes = NewCodes::default();
    // The file first: a code that is stored without a file could not be given to anybody.
    for (member, secret, _) in &made {
        let address = format!("{}:{}", place.host, place.port);
        let code = HallCode { address, member: *member, secret: secret.clone() };
        let file = match member {
            HallMember::Table(table) => format!("table-{table}.hall"),
            HallMember::Desk(_) => format!("{member}.hall"),
        };
        whole::replace_private(&folder.join(file), format!("{code}\n"))?;
        match member {
            HallMember::Table(_) => codes.tables.push(code),
            HallMember::Desk(desk) => {
                let name = arbiters.iter().find(|arbiter| arbiter.desk == *desk);
                let name = name.map(|arbiter| arbiter.name.clone()).unwrap_or_default();
                codes.arbiters.push((name, code));
            }
        }
    }
    let kept: Vec<(HallMember, HallKeys)> =
        made.into_iter().map(|(member, _, keys)| (member, keys)).collect();
    store.keep_members(&kept)?;
    Ok(codes)
}

/// Whether a member has no code yet, or gets a new one.
pub(super) fn has_more_to_enrol(place: &HallPlace, store: &HallStore) -> Result<bool, HallFault> {
    let arbiters = store.arbiters()?;
    let is_new = |arbiter: &ArbiterOfHall| arbiters.iter().all(|known| known.name != arbiter.name);
    Ok(place.arbiters.iter().any(is_new) || !wanted(place, store, &arbiters)?.is_empty())
}

/// The members that get a code.
fn wanted(
    place: &HallPlace,
    store: &HallStore,
    arbiters: &[StoredArbiter],
) -> Result<Vec<HallMember>, HallFault> {
    let known: BTreeSet<HallMember> = store.members()?.iter().map(|known| known.member).collect();
    let renewed = renewed(place, arbiters)?;
    let tables = (1..=place.tables.min(MOST_TABLES)).map(HallMember::Table);
    let desks = arbiters.iter().map(|arbiter| arbiter.desk).filter(|desk| *desk <= MOST_DESKS);
    let all = tables.chain(desks.map(HallMember::Desk));
    Ok(all.filter(|member| !known.contains(member) || renewed.contains(member)).collect())
}

fn renewed(
    place: &HallPlace,
    arbiters: &[StoredArbiter],
) -> Result<BTreeSet<HallMember>, HallFault> {
    let member = |whose: &WhoseCode| match whose {
        WhoseCode::Table(table) if (1..=place.tables).contains(table) => {
            Ok(HallMember::Table(*table))
        }
        WhoseCode::Table(table) => Err(HallFault::NobodyOfThatName(table.to_string())),
        WhoseCode::Arbiter(name) => match arbiters.iter().find(|known| known.name == *name) {
            Some(arbiter) => Ok(HallMember::Desk(arbiter.desk)),
            None => Err(HallFault::NobodyOfThatName(name.clone())),
        },
    };
    place.new_codes.iter().map(member).collect()
}

/// Makes secrets and their keys. Each takes time, so all processors share the work.
fn made(members: &[HallMember]) -> io::Result<Vec<(HallMember, HallSecret, HallKeys)>> {
    let crew = thread::available_parallelism().map_or(1, NonZero::get);
    let share = members.len().div_ceil(crew).max(1);
    let make = |members: &[HallMember]| -> io::Result<Vec<_>> {
        let mut memory = StretchingMemory::default();
        let one = |member: &HallMember| {
            let secret = HallSecret::random()?;
            let keys = secret.keys_in(&mut memory, *member)?;
            Ok((*member, secret, keys))
        };
        members.iter().map(one).collect()
    };
    thread::scope(|scope| {
        let make = &make;
        let shares: Vec<_> =
            members.chunks(share).map(|some| scope.spawn(move || make(some))).collect();
        let mut all = Vec::with_capacity(members.len());
        for share in shares {
            all.extend(share.join().map_err(|_| io::Error::other("a thread ended"))??);
        }
        Ok(all)
    })
}
