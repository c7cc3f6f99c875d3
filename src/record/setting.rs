//! The first row of a record: the format, the occasion and the setting of the game.

use shakmaty::Square;

use crate::chess::{ByColor, Color, FenError, Position, Variant};
use crate::clock::TimeControlError;
use crate::laws::{EventFileError, read_event};
use crate::table::{Assistance, Hearing, Odds, Player, ScoreKept, Setting, Sight};

use super::FORMAT;
use super::arbiter_number::ArbiterNumber;
use super::macros::coded;
use super::token::{Coded, TokenReader, UnreadableRow, Writer};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The version of the program that wrote it.
    pub program: String,
    /// What is kept of the PIN that the arbiter chose before the game.
    pub arbiter_number: ArbiterNumber,
    /// The moment zero of the game, on the clock since this start of the machine.
    pub began: Began,
    /// The event, its site, the round and the date, as the organiser writes them.
    pub occasion: Occasion,
    pub names: ByColor<String>,
    pub setting: Setting,
}

/// A point on a clock that does not jump while the machine is on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Began {
    /// Identifies this start of the machine.
    pub boot: String,
    /// Microseconds since that start; negative before it.
    pub micros: i64,
}

impl Coded for Began {
    fn write(&self, to: &mut Writer) {
        self.boot.write(to);
        self.micros.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Began, UnreadableRow> {
        Ok(Began { boot: Coded::read(from)?, micros: Coded::read(from)? })
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Occasion {
    pub event: String,
    pub site: String,
    pub round: String,
    /// The date, year first.
    pub date: String,
}

/// The players and the round, as a hall told them after the game had begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairOfRound {
    pub round: String,
    pub names: ByColor<String>,
}

impl Coded for PairOfRound {
    fn write(&self, to: &mut Writer) {
        [&self.round, &self.names.white, &self.names.black].iter().for_each(|text| text.write(to));
    }

    fn read(from: &mut TokenReader<'_>) -> Result<PairOfRound, UnreadableRow> {
        let round = Coded::read(from)?;
        let names = ByColor { white: Coded::read(from)?, black: Coded::read(from)? };
        Ok(PairOfRound { round, names })
    }
}

impl Head {
    /// Takes from the pairings what was left open when the game began.
    pub fn take_pair(&mut self, pair: &PairOfRound) {
        name_unnamed(&mut self.names, &pair.names);
        if self.occasion.round.is_empty() {
            self.occasion.round.clone_from(&pair.round);
        }
    }
}

/// Fills in missing names of the players.
pub fn name_unnamed(names: &mut ByColor<String>, paired: &ByColor<String>) {
    for (name, paired) in [(&mut names.white, &paired.white), (&mut names.black, &paired.black)] {
        if name.is_empty() {
            name.clone_from(paired);
        }
    }
}

/// Why the first row of a record cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no head of a record: {self:?}")]
pub enum HeadError {
    /// It is not a head.
    NoHead,
    /// A later Hector wrote it.
    Newer {
        /// The version of its format.
        found: u32,
    },
    /// A line of it is wrong.
    Line {
        /// Counted from 1.
        line: usize,
        fault: HeadFault,
    },
}

/// What is wrong with a line of the first row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeadFault {
    /// It does not begin with the expected word.
    OtherWord {
        /// The word that this line has to begin with.
        expected: &'static str,
    },
    /// It cannot be read completely.
    Unreadable(UnreadableRow),
    /// The starting position is not possible.
    Start(Box<FenError>),
    /// The settings of the event cannot be used.
    Event(EventFileError),
    /// The time control cannot be used.
    TimeControl(TimeControlError),
}

coded! { Sight in SIGHTS, "blind or sighted":
    Blind = "blind",
    Sighted = "sighted",
}

coded! { Hearing in HEARINGS, "hears or deaf":
    Hears = "hears",
    Deaf = "deaf",
}

coded! { Assistance in ASSISTANCES, "alone or assisted":
    Alone = "alone",
    Assisted = "assisted",
}

coded! { Variant in VARIANTS, "standard or chess960":
    Standard = "standard",
    Chess960 = "chess960",
}

/// The first words of the lines of a head, in order.
const LINES: [&str; 9] = [
    "hector-record",
    "program",
    "arbiter-number",
    "began",
    "occasion",
    "white",
    "black",
    "start",
    "event",
];

/// Writes the first row.
#[must_use]
pub fn write_head(head: &Head) -> String {
    let mut lines = Vec::new();
    let mut line = |fill: &dyn Fn(&mut Writer)| {
        let mut writer = Writer::default();
        writer.word(LINES.get(lines.len()).copied().unwrap_or_default());
        fill(&mut writer);
        lines.push(writer.finish());
    };
    line(&|to| FORMAT.write(to));
    line(&|to| head.program.write(to));
    line(&|to| head.arbiter_number.write(to));
    line(&|to| head.began.write(to));
    line(&|to| {
        let Occasion { event, site, round, date } = &head.occasion;
        [event, site, round, date].iter().for_each(|text| text.write(to));
    });
    for side in [Color::White, Color::Black] {
        line(&|to| {
            let player = head.setting.players.get(side);
            player.sight.write(to);
            player.hearing.write(to);
            player.assistance.write(to);
            head.names.get(side).write(to);
            if player.score == ScoreKept::Elsewhere {
                to.word(ELSEWHERE);
            }
        });
    }
    line(&|to| {
        let start = &head.setting.start;
        start.variant().write(to);
        start.to_fen().write(to);
        head.setting.odds.write(to);
    });
    line(&|to| head.setting.event.to_toml().write(to));
    lines.join("\n")
}

/// Reads the first row.
///
/// # Errors
/// Returns the line that cannot be read, or the format that is newer than this program.
pub fn read_head(text: &str) -> Result<Head, HeadError> {
    let mut lines = HeadLines { lines: text.lines(), number: 0 };
    let mut first = lines.next().map_err(|_| HeadError::NoHead)?;
    let found = u32::read(&mut first).map_err(|_| HeadError::NoHead)?;
    if found > FORMAT {
        return Err(HeadError::Newer { found });
    }
    let program = lines.read(Coded::read)?;
    let arbiter_number = lines.read(Coded::read)?;
    let began = lines.read(Coded::read)?;
    let occasion = lines.read(|from| {
        Ok(Occasion {
            event: Coded::read(from)?,
            site: Coded::read(from)?,
            round: Coded::read(from)?,
            date: Coded::read(from)?,
        })
    })?;
    let (white, white_name) = lines.read(player)?;
    let (black, black_name) = lines.read(player)?;
    let (variant, fen, odds): (Variant, String, Option<Odds>) =
        lines.read(|from| Ok((Coded::read(from)?, Coded::read(from)?, Coded::read(from)?)))?;
    let start = Position::from_fen_as(&fen, variant)
        .map_err(|error| lines.fault(HeadFault::Start(Box::new(error))))?;
    // A file of several lines; its texts are cleaned where it is read.
    let event: String = lines.read(|from| from.text())?;
    let event = read_event(&event).map_err(|error| lines.fault(HeadFault::Event(error)))?;
    let players = ByColor { white, black };
    let setting =
        Setting::new(event, players).map_err(|error| lines.fault(HeadFault::TimeControl(error)))?;
    Ok(Head {
        program,
        arbiter_number,
        began,
        occasion,
        names: ByColor { white: white_name, black: black_name },
        setting: Setting { start, odds, ..setting },
    })
}

struct HeadLines<'text> {
    lines: std::str::Lines<'text>,
    number: usize,
}

impl<'text> HeadLines<'text> {
    fn next(&mut self) -> Result<TokenReader<'text>, HeadError> {
        let expected = LINES.get(self.number).copied().unwrap_or("nothing more");
        self.number += 1;
        let mut reader = TokenReader::new(self.lines.next().unwrap_or_default());
        match reader.word(expected) {
            Ok(word) if word == expected => Ok(reader),
            _ => Err(self.fault(HeadFault::OtherWord { expected })),
        }
    }

    /// Reads one line completely.
    fn read<T>(
        &mut self,
        read: impl Fn(&mut TokenReader<'_>) -> Result<T, UnreadableRow>,
    ) -> Result<T, HeadError> {
        let mut reader = self.next()?;
        let value = read(&mut reader).map_err(|error| self.fault(HeadFault::Unreadable(error)))?;
        reader.finish().map_err(|error| self.fault(HeadFault::Unreadable(error)))?;
        Ok(value)
    }

    fn fault(&self, fault: HeadFault) -> HeadError {
        HeadError::Line { line: self.number, fault }
    }
}

fn player(from: &mut TokenReader<'_>) -> Result<(Player, String), UnreadableRow> {
    let (sight, hearing) = (Coded::read(from)?, Coded::read(from)?);
    let assistance = Coded::read(from)?;
    let name = Coded::read(from)?;
    let score = match from.word(ELSEWHERE) {
        Ok(ELSEWHERE) => ScoreKept::Elsewhere,
        Ok(other) => {
            return Err(UnreadableRow::Word { found: other.to_owned(), expected: ELSEWHERE });
        }
        Err(_) => ScoreKept::Here,
    };
    Ok((Player { sight, hearing, assistance, score }, name))
}

/// Marks a player whose score is kept elsewhere; a score kept here has no word.
const ELSEWHERE: &str = "score-elsewhere";

/// Marks odds without given pieces.
const NO_SQUARES: &str = "-";

/// Marks odds with extra moves; without them there is no word.
const EXTRA_MOVES: &str = "extra-moves";

/// The giver, the squares of the given pieces joined by commas, and the extra moves.
impl Coded for Odds {
    fn write(&self, to: &mut Writer) {
        self.giver.write(to);
        let squares: Vec<String> = self.taken.iter().map(ToString::to_string).collect();
        match squares.as_slice() {
            [] => to.word(NO_SQUARES),
            squares => to.word(&squares.join(",")),
        }
        if !self.extra.is_empty() {
            to.word(EXTRA_MOVES);
            self.extra.write(to);
        }
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Odds, UnreadableRow> {
        let giver = Coded::read(from)?;
        let expected = "squares joined by commas";
        let found = from.word(expected)?;
        let squares = found.split(',').filter(|_| found != NO_SQUARES);
        let taken: Result<Vec<Square>, _> = squares.map(str::parse).collect();
        let taken = taken.map_err(|_| UnreadableRow::Word { found: found.to_owned(), expected })?;
        let extra = match from.word(EXTRA_MOVES) {
            Ok(EXTRA_MOVES) => Coded::read(from)?,
            Ok(other) => {
                return Err(UnreadableRow::Word { found: other.to_owned(), expected: EXTRA_MOVES });
            }
            Err(_) => Vec::new(),
        };
        Ok(Odds { giver, taken, extra })
    }
}
