//! Tests that an end closes even if its owner keeps the receiver and takes nothing more from it.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use super::certificate::CertificateFiles;
use super::{
    DeskAct, DeskEnd, DeskWish, HallCode, HallEnd, HallMember, HallPlace, HallSecret, HallServers,
    Outbox, TableEnd,
};
use crate::folders;
use crate::owner::tests::ends_while_it_tells;

/// Signals that an end is about to tell something.
type Tells = OnceLock<SyncSender<()>>;

fn tells_into(tells: &Tells) -> Receiver<()> {
    let (sender, told) = sync_channel(1);
    tells.set(sender).expect("each test has its own");
    told
}

fn tells(of: &Tells) {
    if let Some(tells) = of.get() {
        let _ = tells.try_send(());
    }
}

/// The code of a member whose hall is not there.
fn code(member: HallMember) -> HallCode {
    let secret = HallSecret::random().expect("random numbers");
    HallCode { address: "127.0.0.1:1".to_owned(), member, secret }
}

#[test]
fn a_table_whose_news_nobody_takes_is_closed_all_the_same() {
    static TELLS: Tells = OnceLock::new();
    let (told, (events, _held)) = (tells_into(&TELLS), sync_channel(0));
    let code = code(HallMember::Table(1));
    let end = TableEnd::join(&code, Outbox::default(), 0, |_| tells(&TELLS), events);
    ends_while_it_tells(end.expect("a table"), &told);
}

#[test]
fn a_desk_whose_news_nobody_takes_is_closed_all_the_same() {
    static TELLS: Tells = OnceLock::new();
    let (told, (events, _held)) = (tells_into(&TELLS), sync_channel(0));
    let end = DeskEnd::join(&code(HallMember::Desk(1)), |_| tells(&TELLS), events);
    ends_while_it_tells(end.expect("a desk"), &told);
}

#[test]
fn a_hall_whose_news_nobody_takes_is_closed_all_the_same() {
    static TELLS: Tells = OnceLock::new();
    let (told, (events, _held)) = (tells_into(&TELLS), sync_channel(0));
    let folder = folders::make_temporary("hector-unheard").expect("a folder");
    CertificateFiles::make_for(&[], &folder).expect("an authority");
    let place = HallPlace {
        servers: HallServers::Running(vec![("127.0.0.1".to_owned(), 1)]),
        ..HallPlace::alone(&folder, 0, 0)
    };
    let (end, _) = HallEnd::open(&place, |_| tells(&TELLS), events).expect("a hall");
    let act = DeskAct::Order("starts".to_owned());
    assert!(end.wish(DeskWish { table: 1, game: "none".to_owned(), act }));
    ends_while_it_tells(end, &told);
    std::fs::remove_dir_all(folder).expect("nothing stays");
}
