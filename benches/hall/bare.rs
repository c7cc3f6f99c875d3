//! async-nats alone at the server of a hall: as many connections as tables publish letters of the same length, and each
//! waits for its acknowledgement.

use std::path::Path;
use std::time::{Duration, Instant};

use async_nats::jetstream::{self, stream};
use async_nats::{Client, ConnectOptions};

/// As long as the letter of a fact that is not a move.
const LETTER: [u8; 400] = [b'x'; 400];

/// Publishes at this interval over all connections. Tells how long each letter took.
pub(crate) fn paced(
    folder: &Path,
    port: u16,
    count: u32,
    interval: Duration,
    lasts: Duration,
) -> String {
    let micros = alone(async {
        let contexts = connected(folder, port, count).await;
        let (began, mut facts, mut sent) = (tokio::time::Instant::now(), 0_u32, Vec::new());
        while began.elapsed() < lasts {
            tokio::time::sleep_until(began + interval * facts).await;
            let at = usize::try_from(facts % count).expect("few");
            let context = contexts[at].clone();
            sent.push(tokio::spawn(async move {
                let began = Instant::now();
                acknowledged(&context, at).await;
                u64::try_from(began.elapsed().as_micros()).expect("short")
            }));
            facts += 1;
        }
        let mut micros = Vec::new();
        for one in sent {
            micros.push(one.await.expect("acknowledged"));
        }
        micros
    });
    super::told(micros)
}

/// Each connection publishes `many` letters, one after the other.
pub(crate) fn at_once(folder: &Path, port: u16, count: u32, many: u32) -> Duration {
    alone(async {
        let contexts = connected(folder, port, count).await;
        let began = Instant::now();
        let sent: Vec<_> = contexts
            .into_iter()
            .enumerate()
            .map(|(at, context)| {
                tokio::spawn(async move {
                    for _ in 0..many {
                        acknowledged(&context, at).await;
                    }
                })
            })
            .collect();
        for one in sent {
            one.await.expect("acknowledged");
        }
        began.elapsed()
    })
}

fn alone<T>(work: impl Future<Output = T>) -> T {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(work)
}

async fn acknowledged(context: &jetstream::Context, at: usize) {
    let sent = context.publish(format!("bare.{at}"), LETTER[..].into()).await.expect("sent");
    sent.await.expect("acknowledged");
}

async fn connected(folder: &Path, port: u16, count: u32) -> Vec<jetstream::Context> {
    let folder = folder.join("hall");
    let seed = std::fs::read_to_string(folder.join("hall.seed")).expect("the hall's own key");
    let mut clients: Vec<Client> = Vec::new();
    for _ in 0..count {
        let client = ConnectOptions::with_nkey(seed.trim().to_owned())
            .require_tls(true)
            .add_root_certificates(folder.join("authority.pem"))
            .connect(format!("tls://localhost:{port}"))
            .await
            .expect("a way in");
        clients.push(client);
    }
    let contexts: Vec<jetstream::Context> = clients.into_iter().map(jetstream::new).collect();
    let config = stream::Config {
        name: "BARE".to_owned(),
        subjects: vec!["bare.>".to_owned()],
        storage: stream::StorageType::File,
        ..stream::Config::default()
    };
    contexts[0].get_or_create_stream(config).await.expect("a stream");
    contexts
}
