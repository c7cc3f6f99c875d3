//! A yes-or-no question at a terminal. Without a terminal it is not taken for agreed.

use std::io::{self, IsTerminal as _, Write as _};

use crate::scenes::failure::Failure;
use crate::scenes::spoken::{InputLine, next_line};
use crate::words::{Answer, Lexicon, Texts, Wording, hear_yes_or_no};

/// How often an unclear answer is asked for again.
const TIMES: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum YesOrNo {
    Agreed,
    Declined,
    /// There was nobody to ask.
    Unasked,
}

pub(super) fn ask(question: &str, texts: &Texts) -> Result<YesOrNo, Failure> {
    if !io::stdin().is_terminal() {
        return Ok(YesOrNo::Unasked);
    }
    let language = texts.language();
    let lexicon = Lexicon::of_every_language(Wording { words: language, ..Wording::default() });
    for _ in 0..TIMES {
        writeln!(io::stdout(), "{question}")?;
        let line = match next_line(&mut io::stdin().lock()).map_err(Failure::Reading)? {
            InputLine::End => return Ok(YesOrNo::Declined),
            InputLine::Text(line) => line,
            InputLine::TooLong | InputLine::NotText => continue,
        };
        match hear_yes_or_no(line.trim(), language, &lexicon) {
            Some(Answer::Yes) => return Ok(YesOrNo::Agreed),
            Some(Answer::No) => return Ok(YesOrNo::Declined),
            _ => {}
        }
    }
    Ok(YesOrNo::Declined)
}
