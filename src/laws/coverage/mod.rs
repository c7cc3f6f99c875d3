//! Every article of the six editions and how Hector handles it: it decides, tells the arbiter, cannot know, or the
//! article is outside its scope. Each row has the numbers, a few words and the tests that show it, but no text of the
//! Laws. LAWS.md in a package is made from it.

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

/// How Hector handles an article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Handled {
    /// Hector applies it.
    Decided,
    /// Hector tells the arbiter, with the article and the possible measures.
    ToldToArbiter,
    /// A program at the table cannot know it; a person may enter it.
    NotKnowable,
    /// It is about people and places that Hector does not deal with.
    OutsideScope,
}

/// What shows that an article is handled like this, in addition to the transcripts that cite its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoverageProof {
    /// A transcript under tests/scripts.
    Transcript(&'static str),
    /// A test: its file under tests and its name.
    Test(&'static str, &'static str),
    /// There is no test yet.
    NotYet,
}

/// An article, or a part of one, with its number in every edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CoverageRow {
    /// A cell for each edition, the oldest first, in the format of the table in `rule`.
    cells: [&'static str; 6],
    /// Its subject, in a few words.
    pub about: &'static str,
    pub handled: Handled,
    /// The proofs.
    pub shown: &'static [CoverageProof],
}

/// Articles that belong together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chapter {
    pub title: &'static str,
    /// Its articles in order.
    pub rows: &'static [CoverageRow],
}

impl CoverageRow {
    /// The article in an edition. `None` if the edition has none.
    #[must_use]
    pub fn article(&self, edition: Edition) -> Option<Article> {
        let all = Edition::ALL.iter().zip(self.cells);
        let (_, cell) = all.into_iter().find(|(of, _)| **of == edition)?;
        Article::in_table(cell)
    }
}

/// Every chapter, in the order of the Laws, with the paragraphs of 1929 last.
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

/// Builds chapters from a list of rows. The cells are those of 1929, 2009, 2014, 2017, 2018 and 2023: the number, `-`
/// if the edition has no such article, `?` if it was not verified.
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
