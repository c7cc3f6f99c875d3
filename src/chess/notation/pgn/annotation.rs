//! What programs put into comments besides clocks: evaluations, and squares and arrows that were drawn.

use crate::Square;

/// A command in a comment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Annotation {
    /// The evaluation for White, `[%eval 0.35]`.
    Worth(EngineJudgement),
    /// Squares, `[%csl Ge4,Rd5]`, and arrows, `[%cal Gd1d8]`.
    Drawn(Vec<Mark>),
}

/// The evaluation of a position for White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineJudgement {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// White mates in this many moves; if negative, Black does.
    Mate(i32),
}

/// A marked square, or an arrow from it to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    pub from: Square,
    /// The end of the arrow, if it is one.
    pub to: Option<Square>,
}

impl Annotation {
    /// Reads a command with its brackets. `None` if it is another command.
    #[must_use]
    pub fn read(command: &str) -> Option<Annotation> {
        let inside = command.strip_prefix("[%")?.strip_suffix(']')?;
        let (name, value) = inside.split_once(char::is_whitespace)?;
        match name {
            "eval" => judgement(value).map(Annotation::Worth),
            "csl" | "cal" => {
                let marks: Option<Vec<Mark>> = value.split(',').map(mark).collect();
                marks.map(Annotation::Drawn)
            }
            _ => None,
        }
    }
}

/// The largest evaluation that is accepted.
const MOST_PAWNS: f64 = 1_000.0;

/// Reads "0.35", "-1.2,20" with the depth, or "#-3".
fn judgement(text: &str) -> Option<EngineJudgement> {
    let worth = text.split(',').next()?.trim();
    if let Some(moves) = worth.strip_prefix('#') {
        return moves.parse().ok().map(EngineJudgement::Mate);
    }
    let pawns: f64 = worth.parse().ok()?;
    let is_count = pawns.is_finite() && pawns.abs() <= MOST_PAWNS;
    is_count.then_some(EngineJudgement::Centipawns((pawns * 100.0).round() as i32))
}

/// Reads one square or two after the letter of a colour, which is ignored.
fn mark(text: &str) -> Option<Mark> {
    let squares = text.trim().get(1..)?;
    let from = squares.get(..2)?.parse().ok()?;
    let to = match squares.get(2..)? {
        "" => None,
        to => Some(to.parse().ok()?),
    };
    Some(Mark { from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_programs_are_read() {
        let worth = |text: &str| Annotation::read(&format!("[%eval {text}]"));
        let centipawns = |count| Some(Annotation::Worth(EngineJudgement::Centipawns(count)));
        assert_eq!(worth("0.35"), centipawns(35));
        assert_eq!(worth("-12.4,18"), centipawns(-1240));
        assert_eq!(worth("#-3"), Some(Annotation::Worth(EngineJudgement::Mate(-3))));
        let drawn = Annotation::read("[%cal Gd1d8,Re4e5]").expect("arrows");
        let arrow = |from, to| Mark { from, to: Some(to) };
        let arrows = vec![arrow(Square::D1, Square::D8), arrow(Square::E4, Square::E5)];
        assert_eq!(drawn, Annotation::Drawn(arrows));
        let squares = Annotation::read("[%csl Ge4]").expect("a square");
        assert_eq!(squares, Annotation::Drawn(vec![Mark { from: Square::E4, to: None }]));
        for other in ["[%eval]", "[%eval NaN]", "[%eval 1e9]", "[%csl Gé4]", "[%cal]", "[%x y]", ""]
        {
            assert_eq!(Annotation::read(other), None, "{other}");
        }
    }
}
