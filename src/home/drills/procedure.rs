//! What to do at the board, by Appendix D and the Laws: a question, three answers, and the article.

use crate::chess::drills::Chance;
use crate::laws::Edition;
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{
    Activity, Command, Listening, ProcedureQuestion, command, is_typed_as, tell_article, with_sign,
};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// A question, with its answers in the order in which they are told.
pub(crate) struct Procedure {
    question: ProcedureQuestion,
    /// Indices into the answers of the question, the first of which is right.
    order: Vec<usize>,
}

impl Procedure {
    pub(crate) fn new(question: &ProcedureQuestion, chance: &mut Chance) -> Procedure {
        let mut order: Vec<usize> = (0..ProcedureQuestion::ANSWERS).collect();
        chance.shuffle(&mut order);
        Procedure { question: question.clone(), order }
    }

    /// The answers in this order.
    fn answers(&self, tongue: &Tongue) -> Vec<String> {
        let wording = self.question.wording(tongue.settings.language);
        self.order.iter().filter_map(|place| wording.answers.get(*place).cloned()).collect()
    }

    /// The index of the answer that a line names: by its number, or by words that occur in it and in no other answer.
    /// An article or "no" by itself does not name one.
    fn named(&self, line: &str, tongue: &Tongue) -> Option<usize> {
        let answers = self.answers(tongue);
        if let Some(number) = tongue.number(line) {
            return (1..=answers.len()).contains(&number).then(|| number - 1);
        }
        // A command that only makes sense at a table, such as "drücken", may be a word of an answer.
        let is_order =
            |command: Command| command.meant_in(Activity::Drills).is_given_in(Activity::Drills);
        if command(line).is_some_and(|(command, _)| is_order(command)) {
            return None;
        }
        let wanted = words_of(line);
        if wanted.iter().all(|word| word.chars().count() <= 3) {
            return None;
        }
        let has_all = |answer: &String| {
            let words = words_of(answer);
            wanted.iter().all(|word| words.iter().any(|known| is_typed_as(word, known)))
        };
        let found: Vec<usize> =
            (0..answers.len()).filter(|place| answers.get(*place).is_some_and(has_all)).collect();
        match found[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn article(&self, tongue: &Tongue) -> String {
        let article = self.question.rule.article(Edition::default());
        article.map(|article| tell_article(article, &tongue.texts)).unwrap_or_default()
    }
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

impl DrillQuestion for Procedure {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let asked = &self.question.wording(tongue.settings.language).asked;
        let answers = self.answers(tongue);
        let language = tongue.settings.language;
        let numbered = (1_usize..).zip(&answers).map(|(number, answer)| {
            format!("{} {answer}", with_sign(&number.to_string(), ':', language))
        });
        let told: Vec<String> = std::iter::once(asked.clone()).chain(numbered).collect();
        vec![tongue.plain(told.join(" "))]
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        let named = self.named(line, tongue).and_then(|place| self.order.get(place));
        match named {
            None => AnswerTaken::NoAnswer(tongue.texts.expected_choice(self.order.len())),
            // The first in the list is the right one.
            Some(0) => AnswerTaken::Right(self.because(tongue)),
            Some(_) => AnswerTaken::Wrong(self.solution(tongue)),
        }
    }

    /// The article, for a player who remembers the Laws.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        vec![tongue.plain(tongue.texts.look_there(&self.article(tongue)))]
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        let right = self.question.wording(tongue.settings.language).answers.first();
        let mut told = vec![tongue.plain(right.cloned().unwrap_or_default())];
        told.extend(self.because(tongue));
        told
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Numbers]
    }

    fn choices(&self, _: &Tongue) -> Vec<Choice> {
        (1..=self.order.len()).map(|number| Choice::line(&number.to_string())).collect()
    }
}

impl Procedure {
    /// The reason, and the article.
    fn because(&self, tongue: &Tongue) -> Vec<Segment> {
        let because = &self.question.wording(tongue.settings.language).because;
        vec![tongue.plain(tongue.texts.by_article(because, &self.article(tongue)))]
    }
}
