//! Help in steps: what to do now, the topics, the commands of a topic, one command by its words, and finally every
//! command.

use crate::words::{Activity, Command, HelpWanted, Quoted, Topic, command, command_word};

use super::{Out, Tongue};

/// Help about something, given the commands to tell; `now` says what the person can do.
pub fn told(
    about: &str,
    activity: Activity,
    tongue: &Tongue,
    is_told: impl Fn(Command) -> bool,
    now: impl FnOnce() -> String,
) -> Vec<Out> {
    let (table, texts) = (Command::table(), &tongue.texts);
    let help = command_word(Command::Help, texts.language());
    let asks = |wanted: HelpWanted| format!("{help} {}", wanted.word(texts.language()));
    let topics = || {
        let topics = table.topics(activity, &is_told).into_iter();
        topics.map(|topic| topic.word(texts.language())).collect::<Vec<_>>().join(", ")
    };
    let unknown = || tongue.refuse(texts.no_help_about(Quoted(about), &topics()));
    match HelpWanted::read(about) {
        Some(HelpWanted::Now) => {
            let more =
                texts.help_tells_more(&asks(HelpWanted::Topics), &asks(HelpWanted::Everything));
            vec![tongue.answer(now()), tongue.answer(more)]
        }
        Some(HelpWanted::Topics) => {
            let example = asks(HelpWanted::About(Topic::Voice));
            vec![tongue.answer(texts.help_is_about(&topics(), &example))]
        }
        Some(HelpWanted::About(topic)) => {
            let told = table.help_about(topic, activity, texts, &is_told);
            let told: Vec<Out> = told.map(Out::Text).collect();
            if told.is_empty() { unknown() } else { told }
        }
        Some(HelpWanted::Everything) => {
            table.help(activity, texts, &is_told).map(Out::Text).collect()
        }
        None => {
            let named = command(about).filter(|(_, rest)| rest.is_empty());
            let named = named.map(|(named, _)| named.meant_in(activity));
            let told = named.filter(|named| is_told(*named));
            let told = told.and_then(|named| table.help_on(named, activity, texts));
            told.map_or_else(unknown, |told| vec![tongue.answer(told)])
        }
    }
}
