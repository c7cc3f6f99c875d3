//! Questions about the right procedure at the board, in each language, from a readable file. The first answer of each
//! is right, by an article of the Laws.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::language::Language;
use crate::laws::Rule;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProcedureQuestion {
    /// The name under which progress is kept.
    pub name: String,
    /// The rule that answers it.
    pub rule: Rule,
    english: ProcedureWording,
    german: ProcedureWording,
    french: ProcedureWording,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProcedureWording {
    pub asked: String,
    /// The answers, the right one first.
    pub answers: [String; ProcedureQuestion::ANSWERS],
    /// The reason for the right answer.
    pub because: String,
}

impl ProcedureQuestion {
    /// The number of answers to choose from.
    pub const ANSWERS: usize = 3;

    #[must_use]
    pub fn wording(&self, language: Language) -> &ProcedureWording {
        match language {
            Language::English => &self.english,
            Language::German => &self.german,
            Language::French => &self.french,
        }
    }
}

/// All questions. The caller reads them once and keeps them.
#[derive(Debug, Clone)]
pub struct Procedures(Vec<ProcedureQuestion>);

const FILE: &str = include_str!("procedures.toml");

impl Procedures {
    #[must_use]
    pub fn read() -> Procedures {
        let questions = DeTable::parse(FILE).ok().and_then(|table| {
            let questions = table.get_ref().get("question")?.get_ref().as_array()?;
            Some(questions.iter().filter_map(question).collect())
        });
        // A fault in the file would lose its questions: a test reads them all.
        Procedures(questions.unwrap_or_default())
    }

    /// The names of the questions, in the order of the file.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|question| question.name.as_str())
    }

    #[must_use]
    pub fn named(&self, name: &str) -> Option<&ProcedureQuestion> {
        self.0.iter().find(|question| question.name == name)
    }
}

fn question(written: &Spanned<DeValue>) -> Option<ProcedureQuestion> {
    let table = written.get_ref().as_table()?;
    Some(ProcedureQuestion {
        name: text(table, "name")?,
        rule: text(table, "rule")?.parse().ok()?,
        english: wording(table, Language::English)?,
        german: wording(table, Language::German)?,
        french: wording(table, Language::French)?,
    })
}

fn wording(question: &DeTable, language: Language) -> Option<ProcedureWording> {
    let table = question.get(language.code())?.get_ref().as_table()?;
    let answers = table.get("answers")?.get_ref().as_array()?;
    let answers: Option<Vec<String>> =
        answers.iter().map(|answer| answer.get_ref().as_str().map(str::to_owned)).collect();
    Some(ProcedureWording {
        asked: text(table, "asked")?,
        answers: answers?.try_into().ok()?,
        because: text(table, "because")?,
    })
}

fn text(table: &DeTable, name: &str) -> Option<String> {
    table.get(name)?.get_ref().as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::Edition;

    #[test]
    fn every_question_is_whole_and_has_its_article() {
        let questions = Procedures::read().0;
        assert_eq!(questions.len(), FILE.matches("[[question]]").count());
        assert!(questions.len() >= 24);
        for question in &questions {
            let name = &question.name;
            assert!(question.rule.article(Edition::default()).is_some(), "{name}");
            assert!(name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'), "{name}");
            let namesakes = questions.iter().filter(|other| other.name == *name).count();
            assert_eq!(namesakes, 1, "{name}");
            let told = Language::ALL.map(|language| question.wording(language));
            for wording in told {
                assert!(wording.asked.ends_with('?'), "{}", wording.asked);
                for sentence in wording.answers.iter().chain([&wording.because]) {
                    assert!(sentence.ends_with('.'), "{sentence}");
                }
                let [right, others @ ..] = &wording.answers;
                assert!(!others.contains(right) && others[0] != others[1], "{name}");
            }
            assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{name}");
        }
    }
}
