//! From a legal move to a spoken sentence.

use shakmaty::san::San;

use super::announcement::{Announced, AnnouncedStep, Announcement, Capture, Threat};
use super::language::Wording;
use crate::chess::{
    CastlingSide, ClaimedMove, Ending, File, Move, Origin, Position, Rank, Role, Square, ending,
};

/// How much a spoken move says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Style {
    /// Always the piece, from and to, so that the words never reveal whether another piece could go to the square or is
    /// pinned. A pawn is not named.
    #[default]
    Full,
    /// The shortest form that differs from every other legal move.
    Short,
    /// Short, and with capture, en passant, check and mate in words.
    Literate,
}

impl Style {
    pub const ALL: [Style; 3] = [Style::Full, Style::Short, Style::Literate];

    /// Its name: full, short, literate.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Style::Full => "full",
            Style::Short => "short",
            Style::Literate => "literate",
        }
    }
}

/// The announcement of a legal move in a position.
#[must_use]
pub fn announce(position: &Position, legal: Move, style: Style) -> Announcement {
    let announced = match legal.castling_side() {
        Some(side) => Announced::Castling(side),
        None => Announced::Step(AnnouncedStep {
            piece: Some(legal.role()).filter(|role| *role != Role::Pawn),
            from: match style {
                Style::Full => legal.from().map(Origin::from).unwrap_or_default(),
                Style::Short | Style::Literate => least_origin(position, legal),
            },
            capture: capture(legal).filter(|_| style == Style::Literate),
            to: legal.to(),
            promotion: legal.promotion(),
        }),
    };
    let threat = match style {
        Style::Literate => threat(&position.after(legal)),
        Style::Full | Style::Short => None,
    };
    Announcement { announced, threat }
}

/// The announcement of a move at home: both squares, and also captures and threats.
#[must_use]
pub fn announce_with_all(position: &Position, legal: Move) -> Announcement {
    let literate = announce(position, legal, Style::Literate);
    let mut announcement = announce(position, legal, Style::Full);
    if let Announced::Step(step) = &mut announcement.announced {
        step.capture = capture(legal);
    }
    announcement.threat = literate.threat;
    announcement
}

fn least_origin(position: &Position, legal: Move) -> Origin {
    match San::from_move(position.board(), legal) {
        San::Normal { file, rank, .. } => Origin { file, rank },
        _ => Origin::default(),
    }
}

fn capture(legal: Move) -> Option<Capture> {
    if legal.is_en_passant() {
        Some(Capture::EnPassant)
    } else {
        legal.is_capture().then_some(Capture::Takes(None))
    }
}

fn threat(after: &Position) -> Option<Threat> {
    match ending(after) {
        Some(Ending::Checkmate { .. }) => Some(Threat::Mate),
        _ => after.is_check().then_some(Threat::Check),
    }
}

impl Wording {
    /// The sentence of an announcement: "Springer Gustav eins Felix drei".
    #[must_use]
    pub fn say(&self, announcement: &Announcement) -> String {
        let vocabulary = self.words.vocabulary();
        let mut sentence = match announcement.announced {
            Announced::Castling(CastlingSide::KingSide) => {
                vocabulary.castling.short.said.to_owned()
            }
            Announced::Castling(CastlingSide::QueenSide) => {
                vocabulary.castling.long.said.to_owned()
            }
            Announced::Step(step) => self.say_step(&step),
        };
        let threat = announcement.threat.map(|threat| match threat {
            Threat::Check => &vocabulary.check,
            Threat::Mate => &vocabulary.mate,
        });
        if let Some(term) = threat {
            sentence.push_str(", ");
            sentence.push_str(term.said);
        }
        sentence
    }

    /// A claimed move in the words of an announcement, with as much as was claimed.
    #[must_use]
    pub fn say_claim(&self, claim: &ClaimedMove) -> String {
        let announced = match claim {
            ClaimedMove::Castle(side) => Announced::Castling(*side),
            ClaimedMove::Step(step) => Announced::Step(AnnouncedStep {
                piece: step.role.filter(|role| *role != Role::Pawn),
                from: step.from,
                capture: None,
                to: step.to,
                promotion: step.promotion,
            }),
        };
        self.say(&Announcement { announced, threat: None })
    }

    /// A square: "Gustav eins".
    #[must_use]
    pub fn say_square(&self, square: Square) -> String {
        format!("{} {}", self.say_file(square.file()), self.say_rank(square.rank()))
    }

    /// The square that these words name: "gustav eins".
    #[must_use]
    pub fn square_named(&self, words: &str) -> Option<Square> {
        let words = words.to_lowercase();
        Square::ALL.into_iter().find(|at| self.say_square(*at).to_lowercase() == words)
    }

    /// A file: "Gustav".
    #[must_use]
    pub fn say_file(&self, file: File) -> &'static str {
        self.files.terms()[usize::from(file)].said
    }

    /// A rank: "eins".
    #[must_use]
    pub fn say_rank(&self, rank: Rank) -> &'static str {
        self.ranks.vocabulary().ranks[usize::from(rank)].said
    }

    /// A piece: "Springer".
    #[must_use]
    pub fn say_piece(&self, role: Role) -> &'static str {
        self.words.vocabulary().pieces.of(role).said
    }

    fn say_step(&self, step: &AnnouncedStep) -> String {
        let vocabulary = self.words.vocabulary();
        let mut words: Vec<&str> = Vec::with_capacity(9);
        words.extend(step.piece.map(|role| self.say_piece(role)));
        words.extend(step.from.file.map(|file| self.say_file(file)));
        words.extend(step.from.rank.map(|rank| self.say_rank(rank)));
        if let Some(capture) = step.capture {
            words.push(vocabulary.capture.said);
            if let Capture::Takes(Some(taken)) = capture {
                words.push(self.say_piece(taken));
            }
        }
        words.push(self.say_file(step.to.file()));
        words.push(self.say_rank(step.to.rank()));
        words.extend(step.promotion.map(|role| self.say_piece(role)));
        if step.capture == Some(Capture::EnPassant) {
            words.push(vocabulary.en_passant.said);
        }
        words.join(" ")
    }
}
