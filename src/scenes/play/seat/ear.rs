//! What a player says: what is listened for at a moment, and how it goes the way of what is
//! typed. What is doubtful is asked back and never put into the score unasked.

use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::folders;
use crate::present::conversation::{Heard, Out, Question, Saying, Session as _};
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::scenes::board_answers::cut_short;
use crate::table::Permit;
use crate::words::{Attention, Command, Listening, Readings, command, likelier};

use super::{Deed, Seat};

impl Seat {
    /// What is listened for now: the answer where a question is open, and otherwise
    /// everything that a player may say. What is legal has no part in it (11.3.1).
    pub(super) fn attends(&self) -> Attention {
        let listening = match (&self.asked, self.goes_on) {
            (Some(_), _) => vec![Listening::Answer],
            (None, Some(Command::Reads)) => vec![Listening::BoardReading],
            // A piece alone is named as one is promoted to.
            (None, Some(Command::Pieces)) => vec![Listening::Promotion],
            (None, Some(Command::Scan)) => vec![Listening::Lines],
            (None, Some(_)) => vec![Listening::Announcement],
            (None, None) => {
                vec![Listening::Announcement, Listening::Commands, Listening::Questions]
            }
        };
        let readings = match Permit::in_mode(self.running.game.mode()) {
            Some(_) => Readings::Several,
            None => Readings::Best,
        };
        let (wording, language) = (self.running.wording, self.settings.language);
        Attention { listening, wording, language, readings }
    }

    /// Something was said.
    pub(super) fn hears(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        // It was heard after something else went on record, though it was said before.
        let latest = self.running.facts.last().map_or(Moment::ZERO, |fact| fact.at);
        let now = now.max(latest);
        let begun = self.goes_on.take();
        let question = if self.asked.is_some() { Question::Open } else { Question::Closed };
        let likelier = |saying: &Saying| self.likelier(saying);
        // A tournament tells nothing of the board, so there is nothing to wait for.
        let mode = self.running.game.mode();
        let about_the_board = |text: &str| Permit::in_mode(mode).and_then(|_| cut_short(text));
        let wants_more = |text: &str| wants_more(text).or_else(|| about_the_board(text));
        match saying.weighed(begun, question, self.settings.language, likelier, wants_more) {
            Heard::Noise => self.refuse(&self.running.texts.not_heard()),
            Heard::NoAnswer => vec![self.answer(&self.running.texts.yes_or_no())],
            Heard::AskedBack(text) => self.ask(Deed::Hears(text, now)),
            Heard::GoesOn(begun) => {
                self.goes_on = Some(begun);
                vec![self.answer(&self.running.texts.listening_on())]
            }
            Heard::Line(text) => self.take_line(&text, now),
        }
    }

    /// What may have been meant instead, where training lets the position weigh in.
    fn likelier(&self, saying: &Saying) -> Option<String> {
        let permit = Permit::in_mode(self.running.game.mode())?;
        let position = self.running.game.present().position()?;
        let lexicon = &self.running.lexicon;
        likelier(&saying.text, &saying.alternatives, position, lexicon, permit).map(str::to_owned)
    }

    /// The question whether something was heard right, its words as they are announced.
    pub(super) fn asks_back(&self, text: &str) -> Out {
        let question = Segment::new(self.settings.language, self.running.texts.heard_right());
        let segments = vec![self.announced(&format!("{text}:")), question];
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    /// Beside the record, named by the ply that it may make and the moment of the record.
    pub(super) fn sound_of(&self, now: Moment) -> Option<PathBuf> {
        let record = self.running.keeper.path()?;
        let folder = record.with_extension("sound");
        folders::make_private(&folder).ok()?;
        let ply = self.running.game.plies().len() + 1;
        let millis = std::time::Duration::from(now.since(Moment::ZERO)).as_millis();
        Some(folder.join(format!("ply-{ply:03}-{millis:08}.wav")))
    }
}

/// A command that was said alone, and goes on with what is said next.
fn wants_more(text: &str) -> Option<Command> {
    let (begun, rest) = command(text)?;
    let is_begun = matches!(begun, Command::Reads | Command::Correct) && rest.is_empty();
    is_begun.then_some(begun)
}
