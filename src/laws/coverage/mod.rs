//! Every article of the six editions and what becomes of it: decided here, told to the
//! arbiter, beyond what a program can know, or no matter of this program. The numbers, a few
//! words and what shows it; never a text of the Laws. The page LAWS.md of a package is made from it.

mod blind;
mod clock;
mod conduct;
mod draws;
mod guidelines;
mod irregularities;
mod moving;
mod notation;
mod of_1929;
mod rapid_and_blitz;

use super::edition::Edition;
use super::rule::Article;

/// What becomes of an article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handled {
    /// Hector applies it.
    Decided,
    /// Hector tells the arbiter, with the article and what can be done.
    ToldToArbiter,
    /// No program at the table can know it; a person may enter it.
    NotKnowable,
    /// It is about people and places that Hector has no part in.
    OutsideScope,
}

/// What shows that an article is handled so, beside the transcripts that cite its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoverageProof {
    /// A transcript under tests/scripts.
    Transcript(&'static str),
    /// A test: its file under tests and its name.
    Test(&'static str, &'static str),
    /// Nothing shows it yet.
    NotYet,
}

/// An article, or a part of one, with its number in every edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoverageRow {
    /// A cell for each edition, the oldest first, written as in the table of rules.
    cells: [&'static str; 6],
    /// What it is about, in a few words.
    pub about: &'static str,
    /// What becomes of it.
    pub handled: Handled,
    /// What shows it.
    pub shown: &'static [CoverageProof],
}

/// Articles that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chapter {
    /// Its heading.
    pub title: &'static str,
    /// Its articles in order.
    pub rows: &'static [CoverageRow],
}

impl CoverageRow {
    /// Where an edition writes it; none where the edition has nothing of the kind.
    #[must_use]
    pub fn article(&self, edition: Edition) -> Option<Article> {
        let all = Edition::ALL.iter().zip(self.cells);
        let (_, cell) = all.into_iter().find(|(of, _)| **of == edition)?;
        Article::in_table(cell)
    }
}

/// Every chapter, in the order of the Laws, the paragraphs of 1929 last.
#[must_use]
pub fn chapters() -> Vec<Chapter> {
    [
        moving::CHAPTERS,
        clock::CHAPTERS,
        irregularities::CHAPTERS,
        draws::CHAPTERS,
        conduct::CHAPTERS,
        rapid_and_blitz::CHAPTERS,
        notation::CHAPTERS,
        blind::CHAPTERS,
        guidelines::CHAPTERS,
        of_1929::CHAPTERS,
    ]
    .concat()
}

/// Builds chapters from a list of rows. Cells are those of 1929, 2009, 2014, 2017, 2018 and
/// 2023: the number, `-` where the edition has no such article, `?` where it was not verified.
macro_rules! articles {
    ($($title:literal { $(
        $in_1929:literal $in_2009:literal $in_2014:literal $in_2017:literal $in_2018:literal $in_2023:literal
        $handled:ident $about:literal [$($shown:ident $(($($named:literal),+))?),*];
    )+ })+) => {
        /// The chapters, in order.
        pub(super) const CHAPTERS: &[super::Chapter] = &[$(super::Chapter {
            title: $title,
            rows: &[$(super::CoverageRow {
                cells: [$in_1929, $in_2009, $in_2014, $in_2017, $in_2018, $in_2023],
                about: $about,
                handled: super::Handled::$handled,
                shown: &[$(super::CoverageProof::$shown $(($($named),+))?),*],
            },)+],
        },)+];
    };
}
use articles;
