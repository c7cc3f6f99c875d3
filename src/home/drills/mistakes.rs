//! Finds mistakes in a player's own games: moves that lost much without need. Every position is judged briefly, and a
//! suspected mistake once more with care.

use crate::chess::opponent::most_gained;
use crate::chess::{Color, History, Move};
use crate::words::Texts;

use super::judge::{Care, MoveJudge, StillThinks};

#[derive(Debug, Clone)]
pub struct OwnGame {
    pub game: History,
    pub own: Color,
    /// When it was played, as in a game file.
    pub date: String,
    /// The opponent; empty if not named.
    pub opponent: String,
}

pub trait OwnGames {
    /// The games, the latest first, with opponents as they are told.
    fn games(&mut self, texts: &Texts) -> Vec<OwnGame>;
}

/// A move by the player that lost much, and the position before it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MistakeMade {
    /// The position before the move, as a FEN.
    pub(crate) fen: String,
    /// The move, by its squares.
    pub(crate) played: String,
}

/// A move this much worse than the best is a mistake, in hundredths of a pawn.
const MUCH: i32 = 150;
/// Beyond this value, in hundredths of a pawn, a game counts as decided, with nothing more to lose.
const DECIDED: i32 = 500;
/// Losing a pawn for nothing is a mistake too, whatever the position, if the move is worse by at least
/// `WORSE_BY_A_PAWN`.
const A_PAWN: i32 = 100;
const WORSE_BY_A_PAWN: i32 = 80;
/// Moves to examine before telling the player that nothing was found so far.
const AT_ONCE: usize = 120;

/// The result of one stretch of searching.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Searched {
    Found(MistakeMade),
    /// No mistake among the moves examined; there are more.
    NoneSoFar,
    AllLookedThrough,
    NoGames,
}

/// A resumable search through a player's games.
#[derive(Debug)]
pub(crate) struct MistakeSearch {
    games: Vec<OwnGame>,
    /// The game, and the next ply to examine.
    place: (usize, usize),
    /// Moves examined since something was last told.
    looked: usize,
}

impl MistakeSearch {
    pub(crate) fn through(games: Vec<OwnGame>) -> MistakeSearch {
        MistakeSearch { games, place: (0, 0), looked: 0 }
    }

    /// The game in which a mistake was made, if it is still here.
    pub(crate) fn made_in(&self, made: &MistakeMade) -> Option<&OwnGame> {
        self.games.iter().find(|own| {
            let mut plies = own.game.played().filter(|(before, _)| before.turn() == own.own);
            plies.any(|(before, played)| {
                before.uci(played) == made.played && before.to_fen() == made.fen
            })
        })
    }

    /// Finds the next new mistake. If the judge is still thinking, the search resumes at the same move.
    pub(crate) fn next(
        &mut self,
        judge: &mut dyn MoveJudge,
        is_known: impl Fn(&MistakeMade) -> bool,
    ) -> Result<Searched, StillThinks> {
        while let Some(OwnGame { game, own, .. }) = self.games.get(self.place.0) {
            let ply = self.place.1;
            let (Some(before), Some(played)) = (game.positions().get(ply), game.moves().get(ply))
            else {
                self.place = (self.place.0 + 1, 0);
                continue;
            };
            if before.turn() != *own {
                self.place.1 += 1;
                continue;
            }
            if self.looked == AT_ONCE {
                self.looked = 0;
                return Ok(Searched::NoneSoFar);
            }
            let made = MistakeMade { fen: before.to_fen(), played: before.uci(*played) };
            let mut reached = game.clone();
            reached.truncate(ply);
            let is_sought = !is_known(&made) && is_mistake(&reached, *played, judge)?;
            self.looked += 1;
            self.place.1 += 1;
            if is_sought {
                self.looked = 0;
                return Ok(Searched::Found(made));
            }
        }
        let none =
            if self.games.is_empty() { Searched::NoGames } else { Searched::AllLookedThrough };
        Ok(none)
    }
}

/// Whether a move lost much, both at first sight and on a careful look.
fn is_mistake(
    game: &History,
    played: Move,
    judge: &mut dyn MoveJudge,
) -> Result<bool, StillThinks> {
    for care in [Care::Shortly, Care::Carefully] {
        if !lost_much(game, played, judge, care)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a move is much worse than the best, or leaves something to be captured that the best does not.
fn lost_much(
    game: &History,
    played: Move,
    judge: &mut dyn MoveJudge,
    care: Care,
) -> Result<bool, StillThinks> {
    let Some(best) = judge.best(game, care)? else { return Ok(false) };
    if best == played {
        return Ok(false);
    }
    let (before, after) =
        (judge.worth_after(game, best, care)?, judge.worth_after(game, played, care)?);
    let within = |worth: i32| worth.clamp(-DECIDED, DECIDED);
    if within(before) - within(after) >= MUCH {
        return Ok(true);
    }
    let taken = |legal| most_gained(&game.position().after(legal));
    // A player who still wins easily has simplified.
    let is_lost = after < DECIDED && before - after >= WORSE_BY_A_PAWN;
    Ok(is_lost && taken(played) - taken(best) >= A_PAWN)
}

#[cfg(test)]
mod tests {
    use super::super::judge::HectorJudges;
    use super::*;
    use crate::chess::Position;
    use crate::chess::notation::{Letters, Strictness, read_moves};
    use crate::words::Texts;

    /// White loses the queen with the fourth move, and Black misses it.
    const HANGS_A_QUEEN: &str = "1. e4 e5 2. Nf3 Nc6 3. Qe2 Nf6 4. Qa6 Be7";

    fn game_of(own: Color) -> OwnGame {
        let start = Position::initial();
        let game = read_moves(HANGS_A_QUEEN, Letters::English, Strictness::Strict, start);
        let (date, opponent) = ("2026.11.21".to_owned(), String::new());
        OwnGame { game: game.expect("a game"), own, date, opponent }
    }

    #[test]
    fn after_a_great_mistake_a_pawn_that_is_left_to_be_taken_is_one_too() {
        let moves = "1. e4 e5 2. Nf3 Nc6 3. Qe2 Nf6 4. Qa6 bxa6 5. d3 d6 6. Be3 Be7 7. b4 Nxb4";
        let game = read_moves(moves, Letters::English, Strictness::Strict, Position::initial());
        let own = OwnGame { game: game.expect("a game"), ..game_of(Color::White) };
        let mut search = MistakeSearch::through(vec![own]);
        let mut found = Vec::new();
        while let Ok(Searched::Found(made)) = search.next(&mut HectorJudges, |_| false) {
            found.push(made.played);
        }
        assert_eq!(found, ["e2a6", "b2b4"]);
    }

    #[test]
    fn a_queen_that_is_left_to_be_taken_is_a_mistake_and_so_is_leaving_it() {
        for (own, played) in [(Color::White, "e2a6"), (Color::Black, "f8e7")] {
            let mut search = MistakeSearch::through(vec![game_of(own)]);
            let judge = &mut HectorJudges;
            let Ok(Searched::Found(made)) = search.next(judge, |_| false) else {
                panic!("{own:?}")
            };
            assert_eq!(made.played, played);
            let mut again = MistakeSearch::through(vec![game_of(own)]);
            assert_eq!(again.next(judge, |known| *known == made), Ok(Searched::AllLookedThrough));
            assert_eq!(search.next(judge, |_| false), Ok(Searched::AllLookedThrough));
        }
    }

    /// Thinks once about every question before it has the answer, and remembers only the latest sixteen.
    #[derive(Default)]
    struct Hesitates {
        known: Vec<(String, Option<Move>, Care)>,
    }

    impl Hesitates {
        fn thinks(
            &mut self,
            game: &History,
            legal: Option<Move>,
            care: Care,
        ) -> Result<(), StillThinks> {
            let about = (game.position().to_fen(), legal, care);
            if self.known.contains(&about) {
                return Ok(());
            }
            if self.known.len() >= 16 {
                self.known.remove(0);
            }
            self.known.push(about);
            Err(StillThinks)
        }
    }

    impl MoveJudge for Hesitates {
        fn best(&mut self, game: &History, care: Care) -> Result<Option<Move>, StillThinks> {
            self.thinks(game, None, care)?;
            HectorJudges.best(game, care)
        }

        fn worth_after(
            &mut self,
            game: &History,
            legal: Move,
            care: Care,
        ) -> Result<i32, StillThinks> {
            self.thinks(game, Some(legal), care)?;
            HectorJudges.worth_after(game, legal, care)
        }

        fn news(&mut self, _: &Texts) -> Vec<String> {
            Vec::new()
        }
    }

    #[test]
    fn a_judge_that_is_asked_again_and_again_finds_the_same() {
        for own in [Color::White, Color::Black] {
            let [mut search, mut again] =
                [(), ()].map(|()| MistakeSearch::through(vec![game_of(own)]));
            let mut judge = Hesitates::default();
            for _ in 0..2 {
                let found = (0..100).find_map(|_| search.next(&mut judge, |_| false).ok());
                assert_eq!(found, again.next(&mut HectorJudges, |_| false).ok());
            }
        }
    }

    #[test]
    fn where_no_game_was_played_none_is_found() {
        assert_eq!(
            MistakeSearch::through(Vec::new()).next(&mut HectorJudges, |_| false),
            Ok(Searched::NoGames)
        );
    }
}
