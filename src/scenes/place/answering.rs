//! How a line is got at a place while nothing is served: the answer to a question, typed, said, chosen on a
//! braille display, or a command by its key. Never understands an answer.

use super::{Happened, Leaves, Place};
use crate::present::cells::{Choice, Surroundings};
use crate::present::conversation::{Event, KeyList, Saying, before_game};
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
            let event = match self.next(None) {
                Happened::Event(event) => event,
                Happened::Nothing => continue,
                Happened::Ended => return None,
            };
            self.sound = None;
            match event {
                Event::Line(line) => return Some(line),
                Event::Leaving => return None,
                Event::Key(Key::Enter) => return Some(String::new()),
                Event::Key(Key::Character(' ')) => self.talk(),
                Event::Saying(Saying { text, trust: Trust::Believed, .. }) => return Some(text),
                Event::Answer(answer) => {
                    return Some(answer_word(answer, self.language).to_owned());
                }
                Event::Command(command) if is_taken(&command) => {
                    return Some(command_word(command, self.language).to_owned());
                }
                Event::Key(key) => {
                    if let Some(command) = command_of(key) {
                        return Some(command_word(command, self.language).to_owned());
                    }
                }
                Event::Saying(_) | Event::Command(_) => self.voiced.refuse(),
                _ => {}
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
