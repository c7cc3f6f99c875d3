//! A test command, defined in a single row of a table, works everywhere: it is understood, told, found under its key
//! and among the choices, listened for, and refused where it does not belong.

use super::cells::{Choice, Chosen};
use super::conversation::{KeyList, Out};
use super::editor::Key;
use crate::words::scene_names::opened_in_hector;
use crate::words::{
    Activity, CommandRow, CommandTable, CommandWords, Grammar, Language, Listening, Texts,
    WhichProgram, Wording, words,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MadeUp {
    Whistle,
    Hint,
}

fn hint(language: Language) -> CommandWords {
    words(match language {
        Language::English => "hint",
        Language::German => "tipp",
        Language::French => "indice",
    })
}

fn whistle(language: Language) -> CommandWords {
    words(match language {
        Language::English => "whistle, w",
        Language::German => "pfeife",
        Language::French => "siffle",
    })
}

fn table() -> CommandTable<MadeUp> {
    let at_home = &[Activity::Practice, Activity::Review];
    CommandTable::new(vec![
        CommandRow::new(MadeUp::Hint, hint, at_home, Texts::does_hint),
        CommandRow::new(MadeUp::Whistle, whistle, &[Activity::Practice], Texts::does_hush)
            .keys(&[Activity::Practice], "F11 !")
            .braille("SAY_ALL"),
    ])
}

const LANGUAGES: [(Language, &str); 3] =
    [(Language::English, "whistle"), (Language::German, "pfeife"), (Language::French, "siffle")];

#[test]
fn a_command_that_is_a_row_is_understood_told_and_listened_for_in_every_language() {
    let table = table();
    for (language, word) in LANGUAGES {
        let understood = table.understood(&word.to_uppercase());
        assert_eq!(understood, Some((MadeUp::Whistle, String::new())), "{word}");
        assert_eq!(table.understood(&format!("{word} loudly")), None);

        let texts = Texts::new(language);
        let help: Vec<String> = table.help(Activity::Practice, &texts, |_| true).collect();
        assert!(help.contains(&texts.help_row(word, &texts.does_hush())), "{help:?}");

        let heard = |listening| {
            let grammar = Grammar::with(&table, &[listening], Wording::default(), language);
            grammar.phrases().iter().any(|phrase| phrase == word)
        };
        assert!(heard(Listening::Practice), "{word}");
        for elsewhere in [Listening::Review, Listening::Drill, Listening::Commands] {
            assert!(!heard(elsewhere), "{word}, {elsewhere:?}");
        }
        // A letter alone is for typing.
        let grammar =
            Grammar::with(&table, &[Listening::Practice], Wording::default(), Language::English);
        assert!(!grammar.phrases().iter().any(|phrase| phrase == "w"));
        assert_eq!(table.understood("w"), Some((MadeUp::Whistle, String::new())));
    }
}

#[test]
fn a_command_that_is_a_row_has_its_keys_where_it_may_be_given() {
    let (table, texts) = (table(), Texts::new(Language::English));
    let keys = KeyList::of(&table, Activity::Practice);
    assert_eq!(keys.command_of(Key::Function(11)), Some(MadeUp::Whistle));
    assert_eq!(keys.command_of(Key::Character('!')), Some(MadeUp::Whistle));
    assert_eq!(KeyList::of(&table, Activity::Review).command_of(Key::Function(11)), None);
    let does = |command| {
        let row = table.row(command);
        row.map(|row| row.does_at(Activity::Practice, &texts)).unwrap_or_default()
    };
    let text = |told| match told {
        Out::Text(text) => text,
        _ => String::new(),
    };
    let told: Vec<String> = keys.told(&texts, |_| true, does).map(text).collect();
    let silence = texts.does_hush();
    assert_eq!(told, ["F11", "exclamation mark"].map(|key| format!("{key}: {silence}")));
    assert_eq!(table.braille_keys().collect::<Vec<_>>(), [("SAY_ALL", MadeUp::Whistle)]);
}

#[test]
fn a_command_that_is_a_row_can_be_chosen_on_a_braille_display() {
    let table = table();
    for (language, word) in LANGUAGES {
        let is_it = |choice: &Choice<MadeUp>| {
            choice.label == word && choice.chosen == Chosen::Command(MadeUp::Whistle)
        };
        let chosen = |activity| {
            let choices = Choice::commands(&table, activity, language);
            choices.filter(is_it).count()
        };
        assert_eq!(chosen(Activity::Practice), 1);
        assert_eq!(chosen(Activity::Review), 0);
    }
}

#[test]
fn a_command_that_is_a_row_is_refused_elsewhere_with_the_place_where_it_belongs() {
    let table = table();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let refused =
            |activity| table.misplaced(MadeUp::Whistle, activity, WhichProgram::Hector, &texts);
        assert_eq!(refused(Activity::Practice), None);
        let practice = opened_in_hector("practice", "", language);
        assert_eq!(refused(Activity::Table), Some(texts.only_in_practice(&practice)));
        // A program without practice does not name it.
        let recorder = WhichProgram::Recorder;
        let told = table.misplaced(MadeUp::Whistle, Activity::Table, recorder, &texts);
        assert_eq!(told, Some(texts.not_in_the_recorder()));
        assert_eq!(refused(Activity::Review), Some(texts.not_in_review()));
        assert_eq!(refused(Activity::Drills), Some(texts.not_in_drills()));
    }
}
