//! Sentences that people say at a board but that are not moves, to read aloud so that talk can be distinguished from
//! announcements.

use crate::Language;

/// The number of sentences to read.
pub const TALK: usize = 10;

/// The sentences in a language.
pub fn talk(language: Language) -> [&'static str; TALK] {
    match language {
        Language::German => [
            "Entschuldigung, können Sie das bitte wiederholen?",
            "Mach doch mal das Fenster auf, hier ist es so warm.",
            "Wie lange haben wir heute Abend noch?",
            "Ich hole mir schnell einen Kaffee, möchtest du auch einen?",
            "Gestern bin ich erst um halb elf nach Hause gekommen.",
            "Der Zug nach Leipzig hatte fünf Minuten Verspätung.",
            "Das war eine spannende Partie, herzlichen Glückwunsch.",
            "Wo ist denn hier die Garderobe?",
            "Nächste Woche spielen wir auswärts gegen die zweite Mannschaft.",
            "Einen Moment, mein Telefon klingelt.",
        ],
        Language::French => [
            "Excusez-moi, pouvez-vous répéter, s'il vous plaît ?",
            "Ouvre un peu la fenêtre, il fait très chaud ici.",
            "Combien de temps nous reste-t-il ce soir ?",
            "Je vais chercher un café, tu en veux un aussi ?",
            "Hier je suis rentré à la maison vers onze heures.",
            "Le train de Lyon avait cinq minutes de retard.",
            "C'était une belle partie, toutes mes félicitations.",
            "Où se trouve le vestiaire, je vous prie ?",
            "La semaine prochaine nous jouons à l'extérieur contre la deuxième équipe.",
            "Un instant, mon téléphone sonne.",
        ],
        Language::English => [
            "Excuse me, could you please say that again?",
            "Would you open the window, it is so warm in here.",
            "How long have we got left this evening?",
            "I am going to fetch a coffee, would you like one too?",
            "Yesterday I did not get home until half past ten.",
            "The train to Leeds was five minutes late.",
            "That was an exciting game, congratulations.",
            "Where can I leave my coat?",
            "Next week we are playing away against the second team.",
            "Just a moment, my phone is ringing.",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lexicon, Wording, hear};

    #[test]
    fn none_is_a_move_in_any_language() {
        for sentence in Language::ALL.into_iter().flat_map(talk) {
            for words in Language::ALL {
                let lexicon = Lexicon::of(Wording { words, ranks: words, ..Wording::default() });
                assert!(hear(sentence, &lexicon).is_err(), "{sentence}");
            }
        }
    }
}
