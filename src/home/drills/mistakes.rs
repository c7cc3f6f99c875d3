//! The mistakes in a player's own games: moves that lost much and need not have. Every position is
//! looked at shortly, and what looks like a mistake once more for longer. Never opens a game.

use crate::chess::{Color, History, Move};

use super::judge::{Care, MoveJudge, StillThinks};

/// A game that the player has played.
#[derive(Debug, Clone)]
pub(crate) struct OwnGame {
    pub(crate) game: History,
    pub(crate) own: Color,
}

/// Where a player's own games are kept.
pub(crate) trait OwnGames {
    /// The games, the latest first.
    fn games(&mut self) -> Vec<OwnGame>;
}

/// A move of the player's that lost much, and the position before it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MistakeMade {
    /// The position before the move, as a FEN.
    pub(crate) fen: String,
    /// The move, by its squares.
    pub(crate) played: String,
}

/// A move that is so many hundredths of a pawn worse than the best is a mistake.
const MUCH: i32 = 150;
/// Beyond so many hundredths of a pawn a game is won or lost, and nothing more to be lost.
const DECIDED: i32 = 500;
/// At how many moves is looked before the player hears that none was found so far.
const AT_ONCE: usize = 120;

/// What a look for a mistake came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Searched {
    Found(MistakeMade),
    /// None in the moves that were looked at, and there are more.
    NoneSoFar,
    /// All games have been looked through.
    AllLookedThrough,
    /// There is no game to look through.
    NoGames,
}

/// The search through a player's games, which goes on where it stood.
#[derive(Debug)]
pub(crate) struct MistakeSearch {
    games: Vec<OwnGame>,
    /// Which game is looked at, and from which ply on.
    place: (usize, usize),
    /// At how many moves was looked since something was told.
    looked: usize,
}

impl MistakeSearch {
    pub(crate) fn through(games: Vec<OwnGame>) -> MistakeSearch {
        MistakeSearch { games, place: (0, 0), looked: 0 }
    }

    /// The next mistake that is not known yet. Where the judge still thinks, it is gone on with at the same move.
    pub(crate) fn next(
        &mut self,
        judge: &mut dyn MoveJudge,
        is_known: impl Fn(&MistakeMade) -> bool,
    ) -> Result<Searched, StillThinks> {
        while let Some(OwnGame { game, own }) = self.games.get(self.place.0) {
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

/// Whether a move lost much, at sight and on a second look.
fn is_mistake(
    game: &History,
    played: Move,
    judge: &mut dyn MoveJudge,
) -> Result<bool, StillThinks> {
    for care in [Care::Shortly, Care::Carefully] {
        if loss(game, played, judge, care)? < MUCH {
            return Ok(false);
        }
    }
    Ok(true)
}

/// How many hundredths of a pawn a move is worse than the best.
fn loss(
    game: &History,
    played: Move,
    judge: &mut dyn MoveJudge,
    care: Care,
) -> Result<i32, StillThinks> {
    let Some(best) = judge.best(game, care)? else { return Ok(0) };
    if best == played {
        return Ok(0);
    }
    let mut worth = |legal| {
        let worth = judge.worth_after(game, legal, care)?;
        Ok(worth.clamp(-DECIDED, DECIDED))
    };
    Ok(worth(best)? - worth(played)?)
}

#[cfg(test)]
mod tests {
    use super::super::judge::HectorJudges;
    use super::*;
    use crate::chess::Position;
    use crate::chess::notation::{Letters, Strictness, read_moves};
    use crate::words::Texts;

    /// White loses the queen with the fourth move, and Black overlooks it.
    const HANGS_A_QUEEN: &str = "1. e4 e5 2. Nf3 Nc6 3. Qe2 Nf6 4. Qa6 Be7";

    fn game(own: Color) -> OwnGame {
        let start = Position::initial();
        let game = read_moves(HANGS_A_QUEEN, Letters::English, Strictness::Strict, start);
        OwnGame { game: game.expect("a game"), own }
    }

    #[test]
    fn a_queen_that_is_left_to_be_taken_is_a_mistake_and_so_is_leaving_it() {
        for (own, played) in [(Color::White, "e2a6"), (Color::Black, "f8e7")] {
            let mut search = MistakeSearch::through(vec![game(own)]);
            let judge = &mut HectorJudges;
            let Ok(Searched::Found(made)) = search.next(judge, |_| false) else {
                panic!("{own:?}")
            };
            assert_eq!(made.played, played);
            let mut again = MistakeSearch::through(vec![game(own)]);
            assert_eq!(again.next(judge, |known| *known == made), Ok(Searched::AllLookedThrough));
            assert_eq!(search.next(judge, |_| false), Ok(Searched::AllLookedThrough));
        }
    }

    /// Thinks about every question once before it has the answer, and remembers no more than the latest sixteen.
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
                [(), ()].map(|()| MistakeSearch::through(vec![game(own)]));
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
