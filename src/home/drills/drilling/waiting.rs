//! What a player at the drills waits for while the judge thinks: the next question, or the verdict on an answer.
//! Everything else goes on meanwhile.

use super::Drilling;
use crate::clock::{Moment, Span};
use crate::drills::question::AnswerTaken;
use crate::present::conversation::Out;
use crate::present::spoken::{Priority, Utterance};

/// After this time the player hears that the judge is still thinking.
const SILENCE: Span = Span::from_seconds(3);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum WaitsFor {
    Question,
    /// The verdict on this line.
    Verdict(String),
}

pub(super) struct AwaitedJudgement {
    what: WaitsFor,
    /// Since when, as of the first look at the time.
    since: Option<Moment>,
    told: ThatItThinks,
}

/// Whether the player has heard that the judge is still thinking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ThatItThinks {
    Untold,
    Told,
}

impl Drilling {
    /// Waits for the judge, and goes on after its answer.
    pub(super) fn wait_for(&mut self, what: WaitsFor) -> Vec<Out> {
        self.awaited = Some(AwaitedJudgement { what, since: None, told: ThatItThinks::Untold });
        Vec::new()
    }

    /// Waits for the judge's verdict on a line.
    pub(in crate::drills) fn wait_for_verdict(&mut self, line: &str) -> Vec<Out> {
        self.wait_for(WaitsFor::Verdict(line.to_owned()))
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Blocks until everything is answered; for callers without an event loop.
    pub fn wait_for_judge(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        while self.is_waiting() {
            self.judge.borrow_mut().wait();
            out.extend(self.look_at_judge(now));
        }
        out
    }

    /// Stops waiting. A task that was not asked yet comes back.
    pub(super) fn wait_no_more(&mut self) {
        if let Some(task) = self.in_hand.take() {
            self.again.push((self.asked, task));
        }
        if self.awaited.take().is_some() {
            self.judge.borrow_mut().give_up();
        }
    }

    /// Checks whether the judge has answered, and goes on if so.
    pub(in crate::drills) fn look_at_judge(&mut self, now: Moment) -> Vec<Out> {
        if self.awaited.is_none() {
            return Vec::new();
        }
        let thinks = self.judge.borrow_mut().is_thinking();
        let mut out = self.news_of_the_judge();
        if thinks {
            out.extend(self.tell_silence(now));
            return out;
        }
        let Some(before) = self.awaited.take() else { return out };
        match &before.what {
            WaitsFor::Question => out.extend(self.ask_next()),
            WaitsFor::Verdict(line) => out.extend(self.take_again(line)),
        }
        // A slow judge is asked several times for one question, but the wait is told once.
        if let Some(awaited) = self.awaited.as_mut().filter(|now| now.what == before.what) {
            awaited.told = before.told;
        }
        out
    }

    fn take_again(&mut self, line: &str) -> Vec<Out> {
        let Some(open) = &mut self.open else { return Vec::new() };
        match open.question.take(line, &self.tongue) {
            AnswerTaken::StillJudged => self.wait_for_verdict(line),
            taken => {
                let mut out = self.news_of_the_judge();
                out.extend(self.settle(taken));
                out
            }
        }
    }

    /// Tells once that the judge is still thinking.
    fn tell_silence(&mut self, now: Moment) -> Option<Out> {
        let awaited = self.awaited.as_mut()?;
        let since = *awaited.since.get_or_insert(now);
        if awaited.told == ThatItThinks::Told || now < since + SILENCE {
            return None;
        }
        awaited.told = ThatItThinks::Told;
        let (language, told) = (self.tongue.settings.language, self.tongue.texts.judge_is_silent());
        Some(Out::Say(Utterance::new(Priority::Telling, language, &told)))
    }

    /// When to check the time for that.
    pub(in crate::drills) fn looks_at(&self, now: Moment) -> Option<Moment> {
        let awaited =
            self.awaited.as_ref().filter(|awaited| awaited.told == ThatItThinks::Untold)?;
        Some(awaited.since.map_or(now, |since| since + SILENCE))
    }
}
