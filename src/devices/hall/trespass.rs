//! Tests with a real server: a table tries to use what is not its own.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::net::TcpListener;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Subscriber};
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::HallMember;
use super::certificate::CertificateFiles;
use super::code::HallSecret;
use super::server::HallServer;
use super::server_text::ServerUsers;
use super::subjects;
use crate::folders;

/// Longer than a message takes, and shorter than a test should wait for nothing.
const NOTHING_COMES: Duration = Duration::from_millis(400);
/// How long something that may come may take, on however busy a machine.
const ARRIVES: Duration = Duration::from_secs(30);

async fn signed_in(port: u16, seed: &str, certificate: &CertificateFiles) -> Client {
    ConnectOptions::with_nkey(seed.to_owned())
        .require_tls(true)
        .add_root_certificates(certificate.authority.clone())
        .connect(format!("tls://127.0.0.1:{port}"))
        .await
        .expect("a way in")
}

/// A subscription that the server has confirmed: letters sent before that would be lost, and the client does not wait
/// for it.
async fn hears_everything(owner: &Client) -> Subscriber {
    let mut heard = owner.subscribe(">").await.expect("the hall hears everything");
    owner.publish("here", "".into()).await.expect("sent");
    owner.flush().await.expect("on its way");
    let own = timeout(ARRIVES, heard.next()).await.expect("in time");
    assert_eq!(own.map(|own| own.subject.to_string()), Some("here".to_owned()));
    heard
}

#[test]
fn a_table_reads_and_writes_nothing_that_is_not_its_own() {
    let folder = folders::make_temporary("hector-trespass").expect("a folder");
    let hosts = ["127.0.0.1".to_owned()];
    let certificate = CertificateFiles::load_or_create(&folder, &hosts).expect("a certificate");
    let [one, two, desk] = [HallMember::Table(1), HallMember::Table(2), HallMember::Desk(1)];
    let keys = [one, two, desk]
        .map(|table| HallSecret::random().and_then(|secret| secret.keys(table)).expect("a secret"));
    let hall = nkeys::KeyPair::new_user();
    let users = ServerUsers {
        hall: hall.public_key(),
        watcher: None,
        members: vec![
            (one, keys[0].user.clone()),
            (two, keys[1].user.clone()),
            (desk, keys[2].user.clone()),
        ],
    };
    let port =
        TcpListener::bind("127.0.0.1:0").and_then(|one| one.local_addr()).expect("a port").port();
    let server = HallServer::start(&folder, port, &certificate, &users).expect("a server");
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let seed = hall.seed().expect("a seed");
        let owner = signed_in(port, &seed, &certificate).await;
        let enemy = signed_in(port, &keys[0].seed, &certificate).await;
        let game = "0123456789abcdef";
        let mut heard = hears_everything(&owner).await;
        for subject in [
            subjects::rows(2, game),
            subjects::asked(2),
            subjects::told(1),
            subjects::told(2),
            format!("{}.x", subjects::answers(two)),
            subjects::last_row(2, game),
            "$JS.API.STREAM.INFO.TABLES".to_owned(),
            "$JS.API.STREAM.MSG.GET.TABLES".to_owned(),
            "$JS.API.CONSUMER.CREATE.TABLES".to_owned(),
            "$JS.API.STREAM.DELETE.TABLES".to_owned(),
            "$JS.API.DIRECT.GET.TABLES".to_owned(),
        ] {
            enemy.publish(subject, "trespass".into()).await.expect("sent");
        }
        enemy.flush().await.expect("answered");
        let first = timeout(NOTHING_COMES, heard.next()).await;
        assert!(first.is_err(), "{first:?}");
        // Its own letters arrive, so the silence above means something.
        enemy.publish(subjects::rows(1, game), "a row".into()).await.expect("sent");
        enemy.flush().await.expect("answered");
        let own = timeout(ARRIVES, heard.next()).await.expect("in time");
        assert_eq!(own.map(|own| own.subject.to_string()), Some(subjects::rows(1, game)));
        for subject in [">", "to.*", "rows.>", "to.2", "ask.*", "_INBOX.>", "_INBOX.2.>", "$JS.>"] {
            let mut overheard = enemy.subscribe(subject).await.expect("asked for");
            enemy.flush().await.expect("answered");
            for subject in [subjects::told(2), subjects::rows(2, game), "_INBOX.2.x".to_owned()] {
                owner.publish(subject, "a secret".into()).await.expect("sent");
            }
            owner.flush().await.expect("answered");
            let got = timeout(NOTHING_COMES, overheard.next()).await;
            assert!(!matches!(got, Ok(Some(_))), "{subject}: {got:?}");
        }
        // A desk asks the hall and hears its news, and can do nothing else.
        let arbiter = signed_in(port, &keys[2].seed, &certificate).await;
        let mut heard = hears_everything(&owner).await;
        for subject in [
            subjects::rows(1, game),
            subjects::asked(1),
            subjects::told(1),
            subjects::desk_asks(2),
            subjects::DESK_NEWS.to_owned(),
            format!("{}.x", subjects::answers(HallMember::Desk(2))),
            format!("{}.x", subjects::answers(desk)),
            "$JS.API.STREAM.DELETE.TABLES".to_owned(),
        ] {
            arbiter.publish(subject, "trespass".into()).await.expect("sent");
        }
        arbiter.publish(subjects::desk_asks(1), "who".into()).await.expect("sent");
        arbiter.flush().await.expect("answered");
        let own = timeout(ARRIVES, heard.next()).await.expect("in time");
        assert_eq!(own.map(|own| own.subject.to_string()), Some(subjects::desk_asks(1)));
        for subject in
            [">", "desk.>", "desk.ask.*", "rows.>", "to.*", "to.1", "_INBOX.>", "_INBOX.1.>"]
        {
            let mut overheard = arbiter.subscribe(subject).await.expect("asked for");
            arbiter.flush().await.expect("answered");
            for subject in [subjects::told(1), subjects::rows(2, game), "_INBOX.1.x".to_owned()] {
                owner.publish(subject, "a secret".into()).await.expect("sent");
            }
            owner.flush().await.expect("answered");
            let got = timeout(NOTHING_COMES, overheard.next()).await;
            assert!(!matches!(got, Ok(Some(_))), "{subject}: {got:?}");
        }
        // A user without a key of the event cannot sign in.
        let nobody = nkeys::KeyPair::new_user().seed().expect("a seed");
        let refused = ConnectOptions::with_nkey(nobody)
            .require_tls(true)
            .add_root_certificates(certificate.authority.clone())
            .connect(format!("tls://127.0.0.1:{port}"))
            .await;
        assert!(refused.is_err());
        // A client does not connect to a server with another authority.
        let other = folders::make_temporary("hector-trespass").expect("a folder");
        let another = CertificateFiles::load_or_create(&other, &hosts).expect("a certificate");
        let deceived = ConnectOptions::with_nkey(keys[0].seed.clone())
            .require_tls(true)
            .add_root_certificates(another.authority.clone())
            .connect(format!("tls://127.0.0.1:{port}"))
            .await;
        assert!(deceived.is_err());
        std::fs::remove_dir_all(other).expect("nothing stays");
    });
    drop(server);
    std::fs::remove_dir_all(folder).expect("nothing stays");
}
