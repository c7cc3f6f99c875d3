//! How a line is got at a place while nothing is served: the answer to a question, typed, said, chosen on a
//! braille display, or a command by its key. Never understands an answer.

use super::{Happened, Leaves, Place};
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::{KeyList, Saying, before_game};
use crate::present::editor::{Key, KeyEntry};
use crate::words::{Activity, Attention, Command, Trust, answer_word, command_word};

impl Place {
    /// The next line that is typed; none when somebody leaves.
    pub(in crate::scenes) fn line(&mut self) -> Option<String> {
        self.line_or_command(Vec::new(), None, None)
    }

    /// The answer to a question before something, typed, said or one of these, or the words of a command
    /// that is taken there: keys give commands, as they do in the game.
    pub(in crate::scenes) fn answer_or_command(
        &mut self,
        choices: Vec<Choice>,
        attention: Option<Attention>,
        before: Activity,
    ) -> Option<String> {
        self.line_or_command(choices, attention, Some(before))
    }

    fn line_or_command(
        &mut self,
        choices: Vec<Choice>,
        attention: Option<Attention>,
        before: Option<Activity>,
    ) -> Option<String> {
        self.braille.look_around(Surroundings { choices, ..Surroundings::default() });
        self.eared.attend(attention);
        match self.leaves {
            Leaves::No => {}
            Leaves::Now => {
                self.leaves = Leaves::No;
                return None;
            }
            Leaves::ForMenu => return None,
        }
        let is_taken = |command: &Command| {
            before.is_some_and(|activity| before_game::is_taken(*command, activity))
        };
        let command_of = |key| KeyList::at(before?).command_of(key).filter(is_taken);
        loop {
            match self.next(None) {
                Happened::Line(line) => return Some(line),
                Happened::Interrupt | Happened::Ended => return None,
                Happened::Key(Key::Enter) => return Some(String::new()),
                Happened::Key(Key::Character(' ')) => self.talk(),
                Happened::Said(Saying { text, trust: Trust::Believed, .. }, _) => {
                    return Some(text);
                }
                Happened::Answer(answer) => {
                    return Some(answer_word(answer, self.language).to_owned());
                }
                Happened::Command(command) if is_taken(&command) => {
                    return Some(command_word(command, self.language).to_owned());
                }
                Happened::Key(key) => {
                    if let Some(command) = command_of(key) {
                        return Some(command_word(command, self.language).to_owned());
                    }
                }
                Happened::Said(..) | Happened::Command(_) => self.voiced.refuse(),
                Happened::Look(_)
                | Happened::Suspended(_)
                | Happened::Voices(_)
                | Happened::Table(_)
                | Happened::Link(_)
                | Happened::Desk(_)
                | Happened::Hall(_)
                | Happened::Board(..)
                | Happened::Page(_)
                | Happened::Called
                | Happened::Nothing => {}
            }
        }
    }

    /// A line of which nothing is shown, spoken or felt; none when somebody leaves.
    pub(in crate::scenes) fn unseen_line(&mut self, afterwards: KeyEntry) -> Option<String> {
        self.typing.enter_by(KeyEntry::Secret);
        let line = self.line();
        self.typing.enter_by(afterwards);
        line
    }
}
