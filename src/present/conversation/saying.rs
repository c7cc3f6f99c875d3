//! Something that was said, and what becomes of it before anybody asks what it means: the
//! same at the table and at home. Never listens.

use crate::words::{
    Activity, Announcement, Answer, Command, GivenMove, Language, Lexicon, MoveReader, NoMove,
    Trust, Unclear, WeighedMove, Wording, command, command_word, hear_answer, typed_command,
};

/// Something that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// The words, one blank between.
    pub text: String,
    /// Whether it is taken as if it had been typed.
    pub trust: Trust,
    /// The yes or no that it is, where one was listened for.
    pub answer: Option<Answer>,
    /// Other ways to understand it, the likeliest first, where they were asked for.
    pub alternatives: Vec<String>,
}

/// What a line of a script says was heard: `hears WORDS`, or `half hears WORDS`, with other
/// readings after bars.
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

/// A line as it is typed or said, with the command that it begins with, and the move that it was
/// read as: each read once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenLine {
    text: String,
    command: Option<(Command, String)>,
    /// What it says as an announcement, where that has been looked at.
    heard: Option<Result<Announcement, Unclear>>,
}

impl GivenLine {
    /// Looks whether what was said is a command.
    pub fn read(text: &str) -> GivenLine {
        GivenLine { text: text.to_owned(), command: command(text), heard: None }
    }

    /// Looks whether a line that was typed is a command or asks for one in its own words.
    pub fn typed(text: &str, activity: Activity) -> GivenLine {
        let command = typed_command(text, activity);
        GivenLine { text: text.to_owned(), command, heard: None }
    }

    /// The move that it is, by whoever reads moves here.
    pub fn read_move(&self, moves: &MoveReader<'_>) -> Result<GivenMove, NoMove> {
        match &self.heard {
            Some(heard) => moves.read_heard(&self.text, heard.clone()),
            None => moves.read(&self.text),
        }
    }

    /// The whole line.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The command that it is, and what follows it.
    pub fn command(&self) -> Option<(Command, &str)> {
        self.command.as_ref().map(|(command, rest)| (*command, rest.as_str()))
    }

    /// The command that it is, where nothing follows it.
    pub fn bare_command(&self) -> Option<Command> {
        self.command().filter(|(_, rest)| rest.is_empty()).map(|(command, _)| command)
    }

    /// A question that was said alone, and goes on with what is said next.
    pub fn cut_short(&self) -> Option<Command> {
        self.bare_command().filter(|command| command.needs_more())
    }
}

/// What somebody gives to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// A line, as it is typed or said.
    Line(GivenLine),
    /// A command that was said before, and what it goes on with.
    Command(Command, String),
}

impl Given {
    /// As it is said.
    pub(crate) fn words(&self, language: Language) -> String {
        match self {
            Given::Line(line) => line.text.clone(),
            Given::Command(begun, rest) => format!("{} {rest}", command_word(*begun, language)),
        }
    }
}

/// What becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// It was no speech for Hector.
    Noise,
    /// It is the answer to the question that is open, understood as a yes or no if it is one.
    Answer(String, Option<Answer>),
    /// It goes the way of what is typed.
    Given(Given),
    /// A question is open, and this is no clear answer.
    NoAnswer,
    /// It is asked whether this was meant.
    AskedBack(Given),
    /// A command that goes on with what is said next.
    GoesOn(Command),
}

/// Whether a question is open that only its answers close.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenQuestion {
    Open,
    Closed,
}

impl Saying {
    /// What becomes of it, after a command that it goes on with, if there is one.
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
            // A doubtful yes is no yes.
            (Trust::Doubted, OpenQuestion::Open) => return Heard::NoAnswer,
            (_, OpenQuestion::Closed) => {}
        }
        let mut line = GivenLine::read(&self.text);
        // What is a command is no move that was heard badly.
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
        // What was weighed says another move than the words, so that whoever reads them is seen.
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
        // A line that nobody weighed is read when it is asked for.
        let typed = GivenLine::read("david zwei david vier").read_move(&moves);
        assert_eq!(typed, moves.read("david zwei david vier"));
    }
}
