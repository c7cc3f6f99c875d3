//! Spoken words, and what happens to them before their meaning is looked at: the same at the table and at home.

use crate::words::{
    Activity, Announcement, Answer, Command, GivenMove, Language, Lexicon, MoveReader, NoMove,
    Trust, Unclear, WeighedMove, Wording, command, command_word, hear_answer, typed_command,
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// The words, separated by single blanks.
    pub text: String,
    /// Whether it is accepted as if typed.
    pub trust: Trust,
    /// The yes or no, if one was listened for.
    pub answer: Option<Answer>,
    /// Other readings, the most likely first, if they were requested.
    pub alternatives: Vec<String>,
}

/// The spoken words in a line of a script: `hears WORDS`, or `half hears WORDS`, with other readings after bars.
pub fn said_by_line(line: &str) -> Option<Saying> {
    let (heard, trust) = match line.strip_prefix("half hears ") {
        Some(heard) => (heard, Trust::Doubted),
        None => (line.strip_prefix("hears ")?, Trust::Believed),
    };
    let mut readings = heard.split('|').map(|reading| reading.trim().to_owned());
    let text = readings.next()?;
    let answer = hear_answer(&text, &Lexicon::of_every_language(Wording::default())).ok();
    Some(Saying { text, trust, answer, alternatives: readings.collect() })
}

/// A typed or spoken line, with its command and its move, each parsed only once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenLine {
    text: String,
    command: Option<(Command, String)>,
    /// Its reading as an announcement, if already parsed.
    heard: Option<Result<Announcement, Unclear>>,
}

impl GivenLine {
    /// Parses spoken words as a command.
    pub fn read(text: &str) -> GivenLine {
        GivenLine { text: text.to_owned(), command: command(text), heard: None }
    }

    /// Parses a typed line as a command, or as a request for one in the words of the activity.
    pub fn typed(text: &str, activity: Activity) -> GivenLine {
        let command = typed_command(text, activity);
        GivenLine { text: text.to_owned(), command, heard: None }
    }

    /// The move, parsed by this reader.
    pub fn read_move(&self, moves: &MoveReader<'_>) -> Result<GivenMove, NoMove> {
        match &self.heard {
            Some(heard) => moves.read_heard(&self.text, heard.clone()),
            None => moves.read(&self.text),
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The command, and what follows it.
    pub fn command(&self) -> Option<(Command, &str)> {
        self.command.as_ref().map(|(command, rest)| (*command, rest.as_str()))
    }

    /// The command, if nothing follows it.
    pub fn bare_command(&self) -> Option<Command> {
        self.command().filter(|(_, rest)| rest.is_empty()).map(|(command, _)| command)
    }

    /// A question that was said alone and continues with the next words.
    pub fn cut_short(&self) -> Option<Command> {
        self.bare_command().filter(|command| command.needs_more())
    }
}

/// Something to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    Line(GivenLine),
    /// A command that was said before, and its continuation.
    Command(Command, String),
}

impl Given {
    /// The words as spoken.
    pub(crate) fn words(&self, language: Language) -> String {
        match self {
            Given::Line(line) => line.text.clone(),
            Given::Command(begun, rest) => format!("{} {rest}", command_word(*begun, language)),
        }
    }
}

/// How spoken words are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// It was not speech for Hector.
    Noise,
    /// The answer to the open question, understood as yes or no if it is one.
    Answer(String, Option<Answer>),
    /// It is taken as if typed.
    Given(Given),
    /// A question is open, and this does not clearly answer it.
    NoAnswer,
    /// The person is asked whether this was meant.
    AskedBack(Given),
    /// A command that continues with the next words.
    GoesOn(Command),
}

/// Whether there is an open question that only its answers close.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenQuestion {
    Open,
    Closed,
}

impl Saying {
    /// How the words are taken, as the continuation of a command if there is one.
    pub(crate) fn weighed(
        &self,
        begun: Option<Command>,
        question: OpenQuestion,
        weighed: impl FnOnce(&Saying) -> Option<WeighedMove>,
        wants_more: impl FnOnce(&GivenLine) -> Option<Command>,
    ) -> Heard {
        match (self.trust, question) {
            (Trust::Noise, _) => return Heard::Noise,
            (Trust::Believed, OpenQuestion::Open) => {
                return Heard::Answer(self.text.clone(), self.answer);
            }
            // A doubtful yes does not count.
            (Trust::Doubted, OpenQuestion::Open) => return Heard::NoAnswer,
            (_, OpenQuestion::Closed) => {}
        }
        let mut line = GivenLine::read(&self.text);
        // A command is not a badly heard move.
        match line.command.is_none().then(|| weighed(self)).flatten() {
            Some(WeighedMove::Likelier(text, heard)) => {
                let likelier = GivenLine { heard: Some(Ok(heard)), ..GivenLine::read(&text) };
                return Heard::AskedBack(Given::Line(likelier));
            }
            Some(WeighedMove::AsUnderstood(heard)) => line.heard = Some(heard),
            None => {}
        }
        let goes_on = if begun.is_none() { wants_more(&line) } else { None };
        let given = match begun {
            Some(begun) => Given::Command(begun, self.text.clone()),
            None => Given::Line(line),
        };
        match (self.trust, goes_on) {
            (Trust::Doubted, _) => Heard::AskedBack(given),
            (_, Some(begun)) => Heard::GoesOn(begun),
            (_, None) => Heard::Given(given),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::hear;

    #[test]
    fn a_move_that_was_weighed_is_not_read_again() {
        let lexicon = Lexicon::of(Wording::default());
        let moves = MoveReader::of_script(&lexicon);
        // The weighed move differs from the words, so that it shows which one is read.
        let weighed = hear("eva zwei eva vier", &lexicon);
        let said = |trust| Saying {
            text: "david zwei david vier".to_owned(),
            trust,
            answer: None,
            alternatives: Vec::new(),
        };
        let lines = [
            (Trust::Believed, WeighedMove::AsUnderstood(weighed.clone())),
            (Trust::Doubted, WeighedMove::AsUnderstood(weighed.clone())),
            (
                Trust::Believed,
                WeighedMove::Likelier("david zwei".to_owned(), weighed.clone().expect("a move")),
            ),
        ];
        for (trust, weighs) in lines {
            let heard =
                said(trust).weighed(None, OpenQuestion::Closed, |_| Some(weighs.clone()), |_| None);
            let (Heard::Given(Given::Line(line)) | Heard::AskedBack(Given::Line(line))) = heard
            else {
                panic!("{heard:?}");
            };
            let read = line.read_move(&moves);
            assert_eq!(read, weighed.clone().map(GivenMove::Announced).map_err(|_| unreachable!()));
        }
        // A line that was not weighed is parsed on demand.
        let typed = GivenLine::read("david zwei david vier").read_move(&moves);
        assert_eq!(typed, moves.read("david zwei david vier"));
    }
}
