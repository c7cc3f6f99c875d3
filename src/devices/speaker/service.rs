//! One open voice, in a thread of its own because a call may never return. Carries out orders in sequence and answers
//! each.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::input::{ServiceAnswer, ServiceNumber, SignsOfVoice, SpeakerInput};
use super::opening;
use super::voice::Voice;
use super::{IfAbsent, Mute, Passage, System, VoiceManner};

pub(super) enum SpeechOrder {
    Say {
        number: u64,
        passages: Vec<Passage>,
    },
    Cancel,
    Set(VoiceManner),
    /// Ask for a sign of life.
    Beat,
    ListVoices,
}

/// The keeper's handle of a service.
pub(super) struct SpeechService {
    pub(super) generation: ServiceNumber,
    system: System,
    orders: SyncSender<SpeechOrder>,
    thread: JoinHandle<()>,
    /// The orders that were not answered yet.
    unanswered: VecDeque<Unanswered>,
}

/// An order that waits for its answer.
struct Unanswered {
    until: Instant,
    /// The time limit when no other order is before it.
    limit: Duration,
}

impl Unanswered {
    fn within(limit: Duration) -> Unanswered {
        Unanswered { until: Instant::now() + limit, limit }
    }
}

/// The service did not accept an order: it is gone, or hangs with a full queue.
pub(super) struct SpeechNotTaken;

impl SpeechService {
    const MOST_ORDERS: usize = 16;

    pub(super) fn start(
        system: System,
        generation: ServiceNumber,
        if_absent: IfAbsent,
        keeper: SyncSender<SpeakerInput>,
    ) -> std::io::Result<SpeechService> {
        let (orders, taken) = mpsc::sync_channel(SpeechService::MOST_ORDERS);
        let unanswered = [Unanswered::within(opening_limit(&system))].into();
        let opened = system.clone();
        let thread = std::thread::Builder::new()
            .name("voice".to_owned())
            .spawn(move || serve(&opened, generation, if_absent, &taken, &keeper))?;
        Ok(SpeechService { generation, system, orders, thread, unanswered })
    }

    pub(super) fn order(&mut self, order: SpeechOrder) -> Result<(), SpeechNotTaken> {
        let limit = answer_limit(&self.system, &order);
        self.orders.try_send(order).map_err(|_| SpeechNotTaken)?;
        self.unanswered.push_back(Unanswered::within(limit));
        Ok(())
    }

    /// Notes that an order was answered.
    pub(super) fn answered(&mut self) {
        self.unanswered.pop_front();
        // The next order could not start before this one was done.
        if let Some(next) = self.unanswered.front_mut() {
            next.until = next.until.max(Instant::now() + next.limit);
        }
    }

    pub(super) fn is_idle(&self) -> bool {
        self.unanswered.is_empty()
    }

    /// When the next answer must have come.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.unanswered.front().map(|order| order.until)
    }

    /// Gives it up: its thread ends as soon as the library returns.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.thread
    }
}

/// On Windows opening a voice is quick, so a hanging NVDA costs at most this.
const OF_WINDOWS: Duration = Duration::from_secs(if cfg!(windows) { 10 } else { 30 });

/// A cold start of speech-dispatcher takes a third of a second. The crate `tts` lists its voices when it opens, which
/// takes five times as long on a busy machine.
fn opening_limit(system: &System) -> Duration {
    match system {
        System::SpeechDispatcher | System::Orca | System::Nvda(_) => Duration::from_secs(4),
        System::OfWindows(_) => OF_WINDOWS,
        System::Portable => Duration::from_secs(30),
    }
}

/// speech-dispatcher answers within a tenth of a millisecond. Its list of 13,000 voices takes a quarter of a second,
/// and ten times as long on a slow or busy machine without hanging. The crate `tts` lists them to choose a voice.
fn answer_limit(system: &System, order: &SpeechOrder) -> Duration {
    match (system, order) {
        (System::SpeechDispatcher, SpeechOrder::ListVoices) => Duration::from_secs(15),
        (System::SpeechDispatcher | System::Orca | System::Nvda(_), _) => {
            Duration::from_millis(2_500)
        }
        (System::OfWindows(_), _) => OF_WINDOWS,
        (System::Portable, _) => Duration::from_secs(30),
    }
}

/// Runs in the thread: opens the voice, then carries out orders until the queue is closed.
fn serve(
    system: &System,
    generation: ServiceNumber,
    if_absent: IfAbsent,
    orders: &Receiver<SpeechOrder>,
    keeper: &SyncSender<SpeakerInput>,
) {
    let answer = |answer| keeper.send(SpeakerInput::Answered(generation, answer));
    let mut voice =
        match opening::open(system, if_absent, SignsOfVoice::new(generation, keeper.clone())) {
            Ok(voice) => voice,
            Err(mute) => {
                let _ = answer(Err(mute));
                return;
            }
        };
    let mut last = ServiceAnswer::Opened(voice.spoken_by());
    while answer(Ok(last)).is_ok() {
        let Some(order) = next_order(orders, voice.as_mut()) else { return };
        let (begun, limit) = (Instant::now(), answer_limit(system, &order));
        let result = carry_out(voice.as_mut(), order);
        if begun.elapsed() >= limit {
            // The keeper has another connection by now, and a new speech-dispatcher may have given it the number of
            // this one. Closing this one would cut off the signs of the other.
            std::mem::forget(voice);
            return;
        }
        match result {
            Ok(done) => last = done,
            Err(mute) => {
                // For the same reason this one is closed before the keeper opens the next.
                drop(voice);
                let _ = answer(Err(mute));
                return;
            }
        }
    }
}

/// The next order. Meanwhile the voice does what is due by itself.
fn next_order(orders: &Receiver<SpeechOrder>, voice: &mut dyn Voice) -> Option<SpeechOrder> {
    while let Some(at) = voice.wakes_at() {
        match orders.recv_timeout(at.saturating_duration_since(Instant::now())) {
            Ok(order) => return Some(order),
            Err(RecvTimeoutError::Timeout) => voice.wake(),
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
    orders.recv().ok()
}

fn carry_out(voice: &mut dyn Voice, order: SpeechOrder) -> Result<ServiceAnswer, Mute> {
    match order {
        SpeechOrder::Say { number, passages } => {
            voice.say(&passages).map(|messages| ServiceAnswer::Took { number, messages })
        }
        SpeechOrder::Cancel => voice.stop().map(|()| ServiceAnswer::Done),
        SpeechOrder::Set(manner) => voice.set(manner).map(|()| ServiceAnswer::Done),
        SpeechOrder::Beat => voice.prove_alive().map(|()| ServiceAnswer::Done),
        SpeechOrder::ListVoices => voice.languages().map(ServiceAnswer::Voices),
    }
}
