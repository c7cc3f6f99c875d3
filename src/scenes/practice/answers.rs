//! What a player may ask of the board: squares, ranks, files, rays, pieces, moves from a
//! square, who attacks and who defends. Never asks what is withheld.

use shakmaty::Position as _;

use crate::chess::looking::{Rays, attackers, changed, moves_from, rays};
use crate::chess::{Color, File, Piece, Rank, Role, Square};
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::scenes::board_words::{BoardWords, KINDS};
use crate::scenes::place::Out;
use crate::words::{Command, Subject, subject};

use super::game::Practising;

impl Practising {
    /// Answers a question about the board.
    pub(super) fn look_at(&self, command: Command, rest: &str) -> Vec<Out> {
        match command {
            Command::Board => self.whole_board(rest),
            Command::Pieces => self.pieces_of(rest),
            Command::Scan => self.scan(rest),
            Command::Captures if rest.trim().is_empty() => self.all_captures(),
            _ => match self.subject(rest).and_then(|subject| subject.square()) {
                Some(square) => self.at_square(command, square),
                None => self.refuse(&self.texts.which_square()),
            },
        }
    }

    fn at_square(&self, command: Command, square: Square) -> Vec<Out> {
        match command {
            Command::MovesFrom => self.moves_of(square, Moves::All),
            Command::Captures => self.moves_of(square, Moves::Captures),
            Command::Diagonals => self.along_rays(square, Rays::Diagonals),
            Command::Lines => self.along_rays(square, Rays::Lines),
            Command::Attackers => self.attackers_of(square),
            Command::Defenders => self.defenders_of(square),
            _ => vec![self.says(self.contents(square, "."))],
        }
    }

    fn subject(&self, text: &str) -> Option<Subject> {
        subject(text, &self.lexicon)
    }

    pub(super) fn refuse(&self, sentence: &str) -> Vec<Out> {
        Out::refusal(self.settings.language, sentence)
    }

    pub(super) fn says(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    fn board_words(&self) -> BoardWords {
        BoardWords { language: self.settings.language, wording: self.wording }
    }

    /// A square and what stands there.
    pub(super) fn contents(&self, at: Square, end: &str) -> Vec<Segment> {
        self.board_words().contents(at, self.position().piece_at(at), end)
    }

    /// Squares with what stands on them, one after the other.
    pub(super) fn listed(&self, squares: &[Square]) -> Vec<Segment> {
        let last = squares.len().saturating_sub(1);
        let told = squares.iter().enumerate();
        told.flat_map(|(at, square)| self.contents(*square, if at == last { "." } else { "," }))
            .collect()
    }

    /// Rank by rank in words; drawn with "ascii" or "unicode".
    fn whole_board(&self, how: &str) -> Vec<Out> {
        let ranks = Rank::ALL.into_iter().rev();
        match how {
            "" | "words" | "worte" | "mots" => {
                ranks.filter_map(|rank| self.rank_in_words(rank)).collect()
            }
            _ => ranks.map(|rank| Out::Text(self.drawn(rank))).collect(),
        }
    }

    /// What stands on a rank; nothing for an empty one.
    fn rank_in_words(&self, rank: Rank) -> Option<Out> {
        let squares: Vec<Square> = File::ALL
            .into_iter()
            .map(|file| Square::from_coords(file, rank))
            .filter(|square| self.position().piece_at(*square).is_some())
            .collect();
        (!squares.is_empty()).then(|| self.says(self.listed(&squares)))
    }

    fn drawn(&self, rank: Rank) -> String {
        let sign = |file| {
            let piece = self.position().piece_at(Square::from_coords(file, rank));
            piece.map_or('.', Piece::char).to_string()
        };
        let signs: Vec<String> = File::ALL.into_iter().map(sign).collect();
        format!("{} {}", rank.char(), signs.join(" "))
    }

    /// Pieces of a kind, of a colour, or of both: by words or by a letter, large for White.
    fn pieces_of(&self, rest: &str) -> Vec<Out> {
        let rest = rest.trim();
        let asked = match self.board_words().by_letter(rest) {
            Some((colour, role)) => (Some(colour), role),
            None => match self.subject(rest) {
                Some(subject) if subject.file.is_none() && subject.rank.is_none() => {
                    (subject.colour, subject.role)
                }
                _ => return self.refuse(&self.texts.which_piece()),
            },
        };
        let (colour, role) = asked;
        let colours = [Color::White, Color::Black];
        let colours = colours.into_iter().filter(|one| colour.is_none_or(|asked| asked == *one));
        let kinds = KINDS.into_iter().filter(|one| role.is_none_or(|asked| asked == *one));
        let kinds: Vec<Role> = kinds.collect();
        let mut segments = Vec::new();
        for colour in colours {
            let of_kind = |role: &Role| self.where_are(Piece { color: colour, role: *role });
            segments.extend(kinds.iter().flat_map(of_kind));
        }
        if segments.is_empty() {
            return vec![self.answer(&self.texts.walk_no_such_piece())];
        }
        vec![self.says(segments)]
    }

    fn where_are(&self, piece: Piece) -> Vec<Segment> {
        let pieces = self.position().board().board();
        let squares: Vec<String> =
            pieces.by_piece(piece).into_iter().map(|at| self.wording.say_square(at)).collect();
        if squares.is_empty() {
            return Vec::new();
        }
        let mut segments = self.board_words().named(piece, ":").to_vec();
        segments.push(self.said(&format!("{}.", squares.join(", "))));
        segments
    }

    /// A rank or a file, each square.
    fn scan(&self, rest: &str) -> Vec<Out> {
        let squares: Vec<Square> = match self.subject(rest) {
            Some(Subject { file: Some(file), rank: None, role: None, colour: None }) => {
                Rank::ALL.into_iter().map(|rank| Square::from_coords(file, rank)).collect()
            }
            Some(Subject { file: None, rank: Some(rank), role: None, colour: None }) => {
                File::ALL.into_iter().map(|file| Square::from_coords(file, rank)).collect()
            }
            _ => return self.refuse(self.words().no_such_line),
        };
        vec![self.says(self.listed(&squares))]
    }

    /// What stands along the rays of a square, each as far as the edge.
    pub(super) fn along_rays(&self, from: Square, along: Rays) -> Vec<Out> {
        let stands = |square: &Square| self.position().piece_at(*square).is_some();
        let found: Vec<Square> = rays(from, along).into_iter().flatten().filter(stands).collect();
        if found.is_empty() {
            return vec![self.answer(&self.texts.nothing_on_lines())];
        }
        vec![self.says(self.listed(&found))]
    }

    /// The pieces that attack a square: those of the other side than the piece there, or of
    /// the opponent.
    pub(super) fn attackers_of(&self, square: Square) -> Vec<Out> {
        let by = self.position().piece_at(square).map_or(!self.kept.own, |piece| !piece.color);
        let found = attackers(self.position(), square, by);
        if found.is_empty() {
            return vec![self.answer(&self.texts.nobody_attacks())];
        }
        vec![self.with_words(&self.texts.attack_it(), self.listed(&found))]
    }

    /// The pieces that defend a square: those of the side of the piece there, or one's own.
    pub(super) fn defenders_of(&self, square: Square) -> Vec<Out> {
        let by = self.position().piece_at(square).map_or(self.kept.own, |piece| piece.color);
        let found = attackers(self.position(), square, by);
        if found.is_empty() {
            return vec![self.answer(&self.texts.nobody_defends())];
        }
        vec![self.with_words(&self.texts.defend_it(), self.listed(&found))]
    }

    pub(super) fn with_words(&self, words: &str, rest: Vec<Segment>) -> Out {
        self.says(std::iter::once(self.plain(words)).chain(rest).collect())
    }

    /// Where the piece on a square can go, or what it can take.
    pub(super) fn moves_of(&self, from: Square, which: Moves) -> Vec<Out> {
        let mut moves = moves_from(self.position(), from);
        if which == Moves::Captures {
            moves.retain(|legal| legal.is_capture());
        }
        // A pawn that becomes a piece goes to one square, whatever it becomes.
        let mut squares: Vec<Square> = moves
            .iter()
            .map(|legal| match legal.castling_side() {
                Some(side) => side.king_to(self.position().turn()),
                None => legal.to(),
            })
            .collect();
        squares.dedup();
        match (squares.as_slice(), which) {
            ([], Moves::All) => vec![self.answer(&self.texts.cannot_go())],
            ([], Moves::Captures) => vec![self.answer(&self.texts.takes_nothing())],
            (_, Moves::Captures) => {
                vec![self.with_words(&self.texts.can_take(), self.listed(&squares))]
            }
            (_, Moves::All) => {
                let names: Vec<String> =
                    squares.iter().map(|at| self.wording.say_square(*at)).collect();
                let told = self.said(&format!("{}.", names.join(", ")));
                vec![self.with_words(&self.texts.can_go(), vec![told])]
            }
        }
    }

    /// Every capture of the player, as it would be announced.
    fn all_captures(&self) -> Vec<Out> {
        let own: Vec<Square> =
            self.position().board().board().by_color(self.kept.own).into_iter().collect();
        let taken: Vec<Segment> = own
            .iter()
            .flat_map(|from| moves_from(self.position(), *from))
            .filter(|legal| legal.is_capture())
            .map(|legal| {
                let from = legal.from().map(|at| self.wording.say_square(at)).unwrap_or_default();
                let piece = self.wording.say_piece(legal.role());
                let to = self.wording.say_square(legal.to());
                self.said(&format!("{piece} {from} {to}."))
            })
            .collect();
        if taken.is_empty() {
            return vec![self.answer(&self.texts.takes_nothing())];
        }
        vec![self.with_words(&self.texts.can_take(), taken)]
    }

    /// The squares that the last move has changed, with what stands there now.
    pub(super) fn what_changed(&self) -> Vec<Out> {
        let positions = self.kept.game.positions();
        let [.., before, after] = positions else {
            return vec![self.answer(&self.texts.nothing_changed_yet())];
        };
        let squares = changed(before, after);
        vec![self.with_words(&self.texts.changed_to(), self.listed(&squares))]
    }
}

/// Which moves of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Moves {
    All,
    Captures,
}
