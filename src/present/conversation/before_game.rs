//! What the questions before a game have in common, at the table and at home: help at any of them,
//! and the language of announcements, which newcomers are asked for once. Never begins a game.

use super::{Out, Tongue};
use crate::present::cells::Choice;
use crate::words::{Answer, Command, command, command_word};

/// What is typed for help where a letter is no command.
const SIGNS: [&str; 2] = ["?", "f1"];

/// Help, if that is what was typed: how a question is answered, and the question again.
pub(crate) fn help(line: &str, tongue: &Tongue, question: Out) -> Option<Vec<Out>> {
    let asked = command(line).is_some_and(|(command, rest)| {
        rest.is_empty() && matches!(command, Command::Help | Command::Keys)
    });
    let asks = asked || SIGNS.contains(&line.to_lowercase().as_str());
    asks.then(|| vec![tongue.answer(tongue.texts.help_with_question()), question])
}

/// Yes or no; Enter for yes.
pub(crate) fn yes(line: &str, tongue: &Tongue) -> Option<Answer> {
    match line {
        "" => Some(Answer::Yes),
        line => tongue.yes_or_no(line),
    }
}

/// The question for the language of announcements.
pub(crate) fn which_words(tongue: &Tongue) -> Out {
    tongue.answer(tongue.texts.which_announcement_words())
}

/// Takes the answer in: an empty line leaves what is usual. Whether it was understood can be
/// asked of the settings.
pub(crate) fn take_words(line: &str, tongue: &mut Tongue) -> Vec<Out> {
    match line {
        "" => tongue.settings.keep_usual_words(),
        named => {
            let mut told = tongue.take_announcement_words(named);
            // The game that begins shows by its first example what was chosen.
            if !tongue.settings.ask_for_words() {
                told.retain(|out| matches!(out, Out::Set(_)));
            }
            told
        }
    }
}

/// The languages of announcements, for somebody who cannot type.
pub(crate) fn words_choices(tongue: &Tongue) -> Vec<Choice> {
    let languages = [Command::SpeakGerman, Command::SpeakFrench, Command::SpeakEnglish];
    let word = |command| command_word(command, tongue.settings.language);
    languages.into_iter().map(|command| Choice::line(word(command))).collect()
}
