//! The words of the arbiter's desk in every language, each with the English ones by which a line of the desk is read.

use std::iter;
use std::sync::LazyLock;

use super::lang::{DeskTopics, phrases};
use super::language::Language;
use super::spelling::is_typed_as;

/// A phrase in every language.
struct Phrase {
    /// The English phrase, by which a line is read.
    read: &'static str,
    /// The phrases of each language. The first of each is the one that Hector says.
    own: Vec<(Language, &'static [&'static str])>,
}

static PHRASES: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
    let of = |language: Language| language.words().desk.all().map(move |(_, own)| (language, own));
    let mut own = Language::ALL.map(of);
    let english = Language::English.words().desk.all();
    let next = |(_, english): (_, &'static [&'static str])| Phrase {
        read: english.first().copied().unwrap_or_default(),
        own: own.iter_mut().filter_map(Iterator::next).collect(),
    };
    english.map(next).collect()
});

impl Phrase {
    fn any(&self) -> impl Iterator<Item = &'static str> {
        self.own.iter().flat_map(|(_, own)| own.iter().copied())
    }

    /// The phrase that Hector says in a language.
    fn told(&self, language: Language) -> &'static str {
        let own = self.own.iter().find(|(of, _)| *of == language);
        own.and_then(|(_, own)| own.first()).copied().unwrap_or(self.read)
    }
}

/// Phrases that other words follow: a time and a place, or a move.
const BEFORE_OTHER_WORDS: [&str; 4] = [
    "adjourns until",
    "reads the sealed move",
    "takes up with the envelope missing,",
    "takes up with the sealer absent,",
];

/// A line of an arbiter in any language: the words by which it is read, and what was typed for each of them, so that an
/// error message can quote the arbiter's own words.
pub struct DeskLine {
    words: String,
    parts: Vec<DeskPart>,
}

/// A phrase of the desk, or any other word.
struct DeskPart {
    typed: String,
    read: String,
}

impl DeskLine {
    /// Reads a line in any language. Words that the desk does not know stay as they are.
    #[must_use]
    pub fn of(line: &str) -> DeskLine {
        let parts = replaced(line, Phrase::any, |phrase| phrase.read);
        DeskLine { words: joined(parts.iter().map(|part| part.read.as_str())), parts }
    }

    /// The words by which the line is read.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// What was typed for these words. Returns the words themselves if the line does not contain them.
    #[must_use]
    pub fn typed_for(&self, words: &str) -> String {
        let wanted: Vec<&str> = words.split_whitespace().collect();
        let own: Vec<(&str, &DeskPart)> = self
            .parts
            .iter()
            .flat_map(|part| part.read.split(' ').map(move |word| (word, part)))
            .collect();
        let is_wanted =
            |own: &&[(&str, &DeskPart)]| own.iter().map(|(word, _)| word).eq(wanted.iter());
        // Usually it is the end of a line that is not understood.
        let found = match wanted.len() {
            0 => None,
            length => own.windows(length).rev().find(is_wanted),
        };
        let Some(found) = found else { return words.to_owned() };
        let mut parts: Vec<&DeskPart> = found.iter().map(|(_, part)| *part).collect();
        parts.dedup_by(|one, other| std::ptr::eq(*one, *other));
        joined(parts.into_iter().map(|part| part.typed.as_str()))
    }
}

/// Reads a line in any language. Words that the desk does not know stay as they are.
#[must_use]
pub fn desk_words(line: &str) -> String {
    DeskLine::of(line).words
}

/// Translates the words by which a line is read.
#[must_use]
pub fn desk_word(words: &str, language: Language) -> String {
    if language == Language::English {
        return words.to_owned();
    }
    let parts = replaced(words, |phrase| iter::once(phrase.read), |phrase| phrase.told(language));
    joined(parts.iter().map(|part| part.read.as_str()))
}

/// Picks the name of a topic from a language's list.
type TopicName = fn(&DeskTopics) -> &'static str;

/// What the arbiter does, by topic: the name of the topic, and lines as they are typed.
const TOPICS: [(TopicName, &[&str]); 5] = [
    (
        |topics| topics.clock,
        &[
            "starts",
            "stops",
            "resumes",
            "gives black 2 minutes",
            "takes white 1 minutes",
            "sets white time 10 minutes",
        ],
    ),
    (|topics| topics.cases, &["settles 1", "dismisses 1"]),
    (|topics| topics.penalties, &["warns white", "fines white", "excludes white"]),
    (|topics| topics.result, &["declares white wins", "declares a draw"]),
    (
        |topics| topics.device,
        &[
            "asks for a report",
            "asks the device",
            "seals the device",
            "opens the device",
            "restores 10",
        ],
    ),
];

/// Examples of what an arbiter types about a topic, which may be named in any language.
#[must_use]
pub fn desk_examples(about: &str, language: Language) -> Option<Vec<String>> {
    let is_asked = |(name, _): &&(TopicName, _)| {
        Language::ALL.into_iter().any(|own| is_typed_as(about, name(&own.words().desk_topics)))
    };
    let (_, lines) = TOPICS.iter().find(is_asked)?;
    Some(lines.iter().map(|line| desk_word(line, language)).collect())
}

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// Replaces each phrase of a line, the longest first.
fn replaced<I: Iterator<Item = &'static str>>(
    line: &str,
    from: impl Fn(&'static Phrase) -> I,
    to: impl Fn(&Phrase) -> &'static str,
) -> Vec<DeskPart> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let as_typed = |word: &&str| DeskPart { typed: (*word).to_owned(), read: (*word).to_owned() };
    let mut told: Vec<DeskPart> = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let rest = &words[at..];
        let found = PHRASES
            .iter()
            .flat_map(|phrase| from(phrase).map(move |own| (phrase, own)))
            .filter_map(|(phrase, own)| Some((phrase, length_at(own, rest)?)))
            .max_by_key(|(_, length)| *length);
        let Some((phrase, length)) = found else {
            told.push(as_typed(word));
            at += 1;
            continue;
        };
        let typed = joined(rest.iter().take(length).copied());
        told.push(DeskPart { typed, read: to(phrase).to_owned() });
        at += length;
        if BEFORE_OTHER_WORDS.contains(&phrase.read) {
            told.extend(words.get(at..).unwrap_or_default().iter().map(as_typed));
            break;
        }
    }
    told
}

/// The number of words in a phrase, if the words begin with it.
fn length_at(phrase: &str, words: &[&str]) -> Option<usize> {
    let length = phrase.split(' ').count();
    let beginning = words.get(..length)?;
    let is_same = phrase.split(' ').zip(beginning).all(|(own, word)| is_typed_as(word, own));
    is_same.then_some(length)
}

phrases! {
    /// The words of the desk in a language. Of several for one thing the first is told.
    DeskPhrases: starts,
    stops,
    resumes,
    sets,
    gives,
    takes,
    warns,
    fines,
    excludes,
    expels,
    reconstructs,
    audits,
    restores,
    restores_the_start,
    corrects,
    whites_board,
    blacks_board,
    settles,
    dismisses,
    sees,
    declares,
    switches,
    to_training,
    to_tournament,
    asks,
    asks_to_seal,
    no_longer_asks_to_seal,
    early,
    asks_the_device,
    asks_for_a_report,
    asks_for_the_record,
    seals_the_device,
    opens_the_device,
    adjourns_until,
    reads,
    reads_the_sealed_move,
    takes_up,
    consents,
    consents_to_a_draw,
    white,
    black,
    time,
    moves,
    minutes,
    ply,
    with,
    white_wins,
    black_wins,
    a_draw,
    both_lose,
    half_for_white,
    half_for_black,
    the_game_annulled,
    a_wrong_set_up,
    an_illegal_position,
    a_turned_board,
    colours_reversed,
    a_faulty_clock,
    nobody_recording,
    whites_flag,
    blacks_flag,
    whites_envelope,
    blacks_envelope,
    two_hands_by,
    a_press_without_a_move_by,
    an_illegal_move_by,
    displaced_pieces_by,
    a_forbidden_device_of,
    the_wrong_hand_on_the_clock_by,
    a_mishandled_clock_by,
    an_unjustified_stop_by,
    an_assistant_for_the_clock_of,
    an_assistant_for_the_score_of,
    both_flags,
    late_by,
    to_the_resumption,
    with_both_present,
    with_the_replier_absent,
    with_both_absent,
    as_the_replier_arrives,
    without_the_sealed_move,
    with_the_position_lost,
    with_the_envelope_unreadable,
    with_the_envelope_missing_and_a_move,
    with_the_sealer_absent_and_a_move,
    takes_up_with_the_envelope_missing,
    takes_up_with_the_sealer_absent,
    and_a_move
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::typed_plainly;

    #[test]
    fn the_words_of_the_desk_are_read_without_umlauts_and_accents() {
        for phrase in PHRASES.iter() {
            for own in phrase.any() {
                for typed in typed_plainly(own) {
                    assert_eq!(desk_words(&typed), phrase.read, "{typed}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_word_of_the_desk_stays_as_it_was_typed() {
        assert_eq!(desk_words("Schwarz büsst"), "black fines");
        assert_eq!(desk_words("adjourns until Ärger um 9"), "adjourns until Ärger um 9");
    }

    #[test]
    fn what_was_typed_is_known_for_the_words_that_a_line_is_read_by() {
        for (line, read, typed) in [
            ("tanzt mit Weiß", "tanzt with white", "tanzt mit Weiß"),
            ("verwarnt weiß weiß", "white", "weiß"),
            ("Fragt nach der Aufzeichnung", "for the record", "Fragt nach der Aufzeichnung"),
            ("erklärt   gain des blancs bald", "white wins bald", "gain des blancs bald"),
            ("erledigt 1 mit zwei", "zwei", "zwei"),
            ("erledigt", "", ""),
            ("erledigt", "something else", "something else"),
        ] {
            assert_eq!(DeskLine::of(line).typed_for(read), typed, "{line}");
        }
    }
}
