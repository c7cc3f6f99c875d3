//! A board or a score that mirrors the other one, in a comparison, and what the Laws say about a turned board and
//! exchanged colours. Detection is elsewhere.

use crate::laws::Rule;
use crate::laws::provisions::{BoardTurned, ColoursReversed};
use crate::table::sync::{Colours, Reflection, Squares};
use crate::{Texts, capitalised, tell_article};

use super::{CompareTerms, by};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Compared {
    Board,
    Score,
}

/// Reports a board that mirrors the other, and what the Laws say.
pub(crate) fn boards(
    name: &str,
    other: &str,
    way: Reflection,
    terms: &CompareTerms,
) -> Vec<String> {
    let texts = &terms.texts;
    let ways = ways(way, Compared::Board, texts);
    let seen = texts.board_seen_otherwise(&capitalised(name), other, &ways);
    [seen].into_iter().chain(what_the_laws_do(way, Compared::Board, terms)).collect()
}

/// Reports a score that mirrors the other, and what the Laws say.
pub(crate) fn scores(
    name: &str,
    other: &str,
    way: Reflection,
    plies: usize,
    terms: &CompareTerms,
) -> Vec<String> {
    let texts = &terms.texts;
    let ways = ways(way, Compared::Score, texts);
    let plies = texts.plies_counted(plies);
    let mut lines = vec![texts.score_seen_otherwise(&capitalised(name), other, &ways, &plies)];
    let laws = what_the_laws_do(way, Compared::Score, terms);
    match (laws, Rule::Recording.article(terms.edition)) {
        (None, _) => lines.push(by(Rule::Recording, &texts.scores_put_right(), terms)),
        (Some(laws), article) => {
            lines.push(laws);
            let written = article.map(|article| tell_article(article, texts));
            lines.extend(written.map(|article| texts.if_only_written_so(&article)));
        }
    }
    lines
}

fn ways(way: Reflection, seen: Compared, texts: &Texts) -> String {
    let squares = match way.squares {
        Squares::Same => None,
        Squares::Turned => Some(texts.way_turned()),
        Squares::RanksReversed => Some(texts.way_ranks_reversed()),
        Squares::FilesReversed => Some(texts.way_files_reversed()),
    };
    let colours = match (way.colours, seen) {
        (Colours::Same, _) => None,
        (Colours::Exchanged, Compared::Board) => Some(texts.way_colours_exchanged()),
        (Colours::Exchanged, Compared::Score) => Some(texts.way_columns_exchanged()),
    };
    let ways: Vec<String> = squares.into_iter().chain(colours).collect();
    texts.listed(&ways)
}

/// A turned board (7.2), or a game that the other side began (7.3): on its board White's pieces stand on Black's
/// squares, and in its score the ranks are counted from the other end.
fn what_the_laws_do(way: Reflection, seen: Compared, terms: &CompareTerms) -> Option<String> {
    let (texts, parameters) = (&terms.texts, terms.edition.parameters());
    let began_otherwise = match seen {
        Compared::Board => {
            Reflection { squares: Squares::RanksReversed, colours: Colours::Exchanged }
        }
        Compared::Score => Reflection { squares: Squares::RanksReversed, colours: Colours::Same },
    };
    if way.squares == Squares::Turned {
        let what = match parameters.board_turned {
            BoardTurned::RestartBeforeBlacksFourth => texts.turned_starts_again(),
            BoardTurned::Transferred => texts.turned_goes_on(),
        };
        return Some(by(Rule::BoardTurned, &what, terms));
    }
    let what = match parameters.colours_reversed {
        ColoursReversed::NotRegulated => texts.arbiter_decides(),
        ColoursReversed::Continue => texts.colours_go_on(),
        ColoursReversed::RestartBelowTen => texts.colours_start_again(),
    };
    (way == began_otherwise).then(|| by(Rule::ColoursReversed, &what, terms))
}
