//! How a line is got at a place while nothing is served: the answer to a question, typed, said, chosen on a
//! braille display, or a command by its key. Never understands an answer.

use super::{Happened, Leaves, Place};
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::{KeyList, Saying, before_game};
use crate::present::editor::{Key, KeyEntry};
use crate::words::{Activity, Attention, Command, Trust, answer_word, command_word};

impl Place {
    /// The next line, typed, said or one of these; none when somebody leaves.
    pub(in crate::scenes) fn line(
        &mut self,
        choices: Vec<Choice>,
        attention: Option<Attention>,
    ) -> Option<String> {
        self.line_or(choices, attention, |_| false)
    }

    /// The answer to a question before a game, or the words of a command that is taken there: keys give
    /// commands, as they do in the game.
    pub(in crate::scenes) fn answer_or_command(
        &mut self,
        choices: Vec<Choice>,
        attention: Option<Attention>,
        before: Activity,
    ) -> Option<String> {
        self.line_or(choices, attention, |command| before_game::is_taken(command, before))
    }

    fn line_or(
        &mut self,
        choices: Vec<Choice>,
        attention: Option<Attention>,
        is_taken: impl Fn(Command) -> bool,
    ) -> Option<String> {
        self.braille.look_around(Surroundings { choices, ..Surroundings::default() });
        self.eared.attend(attention);
        if std::mem::replace(&mut self.leaves, Leaves::No) == Leaves::Now {
            return None;
        }
        let keys = KeyList::at(Activity::Table);
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
                Happened::Command(command) if is_taken(command) => {
                    return Some(command_word(command, self.language).to_owned());
                }
                Happened::Key(key) => {
                    let command = keys.command_of(key).filter(|command| is_taken(*command));
                    if let Some(command) = command {
                        return Some(command_word(command, self.language).to_owned());
                    }
                }
                Happened::Said(..) | Happened::Command(_) => self.voiced.refuse(),
                Happened::Look(_)
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
        let line = self.line(Vec::new(), None);
        self.typing.enter_by(afterwards);
        line
    }
}
