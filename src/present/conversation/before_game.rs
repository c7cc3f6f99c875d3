//! What the questions before a game have in common, at the table and at home: help and leaving at any
//! of them, and the language of announcements, which newcomers are asked for once. Never begins a game.

use super::{Out, Tongue};
use crate::present::cells::Choice;
use crate::words::{Answer, Command, SettingCommand, command, command_word};

/// What is typed for help where a letter is no command.
const SIGNS: [&str; 2] = ["?", "f1"];

/// What was typed that answers no question: help, which tells how one is answered and asks again, or
/// leaving.
pub(crate) fn help_or_leave(line: &str, tongue: &Tongue, question: Out) -> Option<Vec<Out>> {
    let asked = match command(line) {
        _ if SIGNS.contains(&line.to_lowercase().as_str()) => Some(Command::Help),
        Some((asked, rest)) if rest.is_empty() => Some(asked),
        _ => None,
    };
    match asked? {
        Command::Help | Command::Keys => {
            Some(vec![tongue.answer(tongue.texts.help_with_question()), question])
        }
        Command::Repeat => Some(vec![question]),
        Command::Quit => Some(vec![Out::Leave]),
        _ => None,
    }
}

/// Goes on in another language, if one was named. Not for a question that is itself one of languages.
pub(crate) fn speaks(line: &str, tongue: &mut Tongue) -> Option<Vec<Out>> {
    let (asked, _) = command(line).filter(|(_, rest)| rest.is_empty())?;
    asked.language()?;
    SettingCommand::of(asked).map(|setting| tongue.change(setting))
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
