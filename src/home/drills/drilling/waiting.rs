//! What a player at the drills waits for while the judge thinks: the next question, or the verdict on an answer. Meanwhile
//! everything else is served. Never asks the judge anything.

use super::Drilling;
use crate::clock::{Moment, Span};
use crate::drills::question::AnswerTaken;
use crate::present::conversation::Out;
use crate::present::spoken::{Priority, Utterance};

/// After so long the player hears that the judge does not answer.
const SILENCE: Span = Span::from_seconds(3);

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum WaitsFor {
    Question,
    /// What becomes of this line.
    Verdict(String),
}

/// That the judge thinks, and what for.
pub(super) struct AwaitedJudgement {
    what: WaitsFor,
    /// Since when, once time has been looked at.
    since: Option<Moment>,
    told: ThatItThinks,
}

/// Whether the player has heard that the judge does not answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ThatItThinks {
    Untold,
    Told,
}

impl Drilling {
    /// Waits for the judge, and goes on when it has answered.
    pub(super) fn wait_for(&mut self, what: WaitsFor) -> Vec<Out> {
        self.awaited = Some(AwaitedJudgement { what, since: None, told: ThatItThinks::Untold });
        Vec::new()
    }

    /// Takes a line in as an answer that is judged.
    pub(in crate::drills) fn wait_for_verdict(&mut self, line: &str) -> Vec<Out> {
        self.wait_for(WaitsFor::Verdict(line.to_owned()))
    }

    /// Whether the judge is waited for.
    pub(crate) fn is_waiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Waits until everything is answered, for whoever has nothing else to do.
    pub fn wait_for_judge(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        while self.is_waiting() {
            self.judge.borrow_mut().wait();
            out.extend(self.look_at_judge(now));
        }
        out
    }

    /// What was waited for is no longer wanted. A task that was not asked yet comes back.
    pub(super) fn wait_no_more(&mut self) {
        if let Some(task) = self.in_hand.take() {
            self.again.push((self.asked, task));
        }
        if self.awaited.take().is_some() {
            self.judge.borrow_mut().give_up();
        }
    }

    /// Looks whether the judge has answered, and goes on then.
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
        // A slow judge is asked many things for one question, and told of once.
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

    /// That the judge does not answer is told once.
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

    /// When time is to be looked at for that.
    pub(in crate::drills) fn looks_at(&self, now: Moment) -> Option<Moment> {
        let awaited =
            self.awaited.as_ref().filter(|awaited| awaited.told == ThatItThinks::Untold)?;
        Some(awaited.since.map_or(now, |since| since + SILENCE))
    }
}
