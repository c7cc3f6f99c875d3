//! A board that speaks the Chess Peripheral Protocol strictly: anything out of turn is a fault. Written from the
//! protocol's own document and independent of Hector's own code.

use hector::chess::notation::read_uci;
use hector::chess::{Color, Position, Square, Variant};
use hector::table::Standing;
use shakmaty::{Board, Position as _};

/// What a board can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Skill {
    /// Only rounds and moves; it knows no questions.
    Least,
    /// No optional features.
    Plain,
    /// All features.
    All,
}

/// A board, its position, and the game that it follows.
pub(crate) struct StrictPeripheral {
    skill: Skill,
    knows_chess960: bool,
    pub(crate) stands: Board,
    pub(crate) game: Standing,
    enabled: Vec<String>,
    pub(crate) is_playing: bool,
    pub(crate) over: Option<String>,
    variant: &'static str,
    /// Its own move that waits for an answer, and the position after it.
    waits: Option<String>,
    is_synced: bool,
    /// The previous command.
    before: String,
    /// Whether it may be told to begin again, because something went wrong that it could not be told in another way.
    pub(crate) may_begin_again: bool,
    pub(crate) begun: usize,
    pub(crate) faults: Vec<String>,
    /// Everything that was sent in both directions.
    pub(crate) lines: Vec<String>,
}

const FEATURES: [&str; 17] = [
    "get_state",
    "set_state",
    "submove_state",
    "last_move",
    "check",
    "undo_redo",
    "moved",
    "msg",
    "resign",
    "undo_offer",
    "draw_offer",
    "side",
    "time",
    "score",
    "option",
    "draw_reason",
    "variant_reason",
];
const REASONS: [&str; 6] = ["undefined", "checkmate", "draw", "timeout", "resign", "abort"];
const DRAWS: [&str; 6] = [
    "draw_offer",
    "stalemate",
    "threefold_repetition",
    "fifty_move",
    "insufficient_material",
    "dead_position",
];

impl StrictPeripheral {
    pub(crate) fn new(skill: Skill, stands: Board) -> StrictPeripheral {
        StrictPeripheral {
            skill,
            knows_chess960: skill == Skill::All,
            stands,
            game: Standing::Regular(Position::initial()),
            enabled: Vec::new(),
            is_playing: false,
            over: None,
            variant: "standard",
            waits: None,
            is_synced: false,
            before: String::new(),
            may_begin_again: false,
            begun: 0,
            faults: Vec::new(),
            lines: Vec::new(),
        }
    }

    fn can(&self, feature: &str) -> bool {
        self.enabled.iter().any(|enabled| enabled == feature)
    }

    fn placement(&self) -> String {
        self.stands.board_fen().to_string()
    }

    fn fault(&mut self, what: &str, line: &str) {
        self.faults.push(format!("{what}: {line}, after {}", self.before));
    }

    /// Its answer to a line.
    pub(crate) fn hears(&mut self, line: &str) -> Vec<String> {
        self.lines.push(format!("c) {line}"));
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let said = self.answer(word, rest, line);
        // A question changes nothing.
        if !matches!(word, "feature" | "variant") {
            self.before = word.to_owned();
        }
        self.lines.extend(said.iter().map(|said| format!("p) {said}")));
        said
    }

    fn answer(&mut self, word: &str, rest: &str, line: &str) -> Vec<String> {
        let yes_or_no = |yes: bool| vec![if yes { "ok" } else { "nok" }.to_owned()];
        match word {
            "feature" | "variant" | "set_variant" if self.skill == Skill::Least => {
                vec!["err Unsupported command".to_owned()]
            }
            "feature" => {
                if !FEATURES.contains(&rest) {
                    self.fault("no such feature", line);
                }
                let has = self.skill == Skill::All;
                if has && !self.can(rest) {
                    self.enabled.push(rest.to_owned());
                }
                yes_or_no(has)
            }
            "variant" => yes_or_no(self.plays(rest)),
            "set_variant" => {
                if self.is_playing && self.over.is_none() && !self.may_begin_again {
                    self.fault("a variant during a round", line);
                }
                if !self.plays(rest) {
                    self.fault("a variant that it does not know", line);
                }
                self.variant = if rest == "chess_960" { "chess_960" } else { "standard" };
                Vec::new()
            }
            "begin" => self.begins(rest, line),
            "ok" | "nok" | "promote" => {
                self.takes(word, rest, line);
                Vec::new()
            }
            "move" => {
                if !self.is_playing || self.over.is_some() {
                    self.fault("a move in no round", line);
                }
                if self.waits.is_some() {
                    self.fault("a move before its own was answered", line);
                }
                self.makes(rest, line);
                Vec::new()
            }
            "undo" if self.can("undo_redo") && self.is_playing => {
                self.sets(rest, line);
                self.compare()
            }
            "last_move"
                if self.can("last_move") && matches!(&*self.before, "begin" | "undo" | "redo") =>
            {
                Vec::new()
            }
            "check" => {
                self.is_checked(rest, line);
                Vec::new()
            }
            "end" => {
                let is_reason =
                    REASONS.contains(&rest) || (self.can("draw_reason") && DRAWS.contains(&rest));
                if !is_reason || !self.is_playing || self.over.is_some() {
                    self.fault("no end", line);
                }
                self.over = Some(rest.to_owned());
                Vec::new()
            }
            _ => {
                self.fault("no command here", line);
                Vec::new()
            }
        }
    }

    fn plays(&self, variant: &str) -> bool {
        variant == "standard" || (variant == "chess_960" && self.knows_chess960)
    }

    fn begins(&mut self, position: &str, line: &str) -> Vec<String> {
        if self.is_playing && self.over.is_none() && !self.may_begin_again {
            self.fault("a round inside a round", line);
        }
        (self.may_begin_again, self.begun) = (false, self.begun + 1);
        (self.is_playing, self.over, self.waits) = (true, None, None);
        self.sets(position, line);
        let word = if self.is_as_it_should() { "sync" } else { "unsync" };
        self.is_synced = word == "sync";
        vec![format!("{word} {}", self.placement())]
    }

    fn sets(&mut self, position: &str, line: &str) {
        let variant =
            if self.variant == "chess_960" { Variant::Chess960 } else { Variant::Standard };
        match Position::from_fen_as(position, variant) {
            Ok(position) => self.game = Standing::Regular(position),
            Err(_) => self.fault("no position", line),
        }
    }

    fn takes(&mut self, word: &str, rest: &str, line: &str) {
        let Some(waited) = self.waits.take() else {
            self.fault("an unexpected acknowledgement", line);
            return;
        };
        match word {
            "ok" => self.makes(&waited, line),
            "promote" if rest.len() == 5 && rest.starts_with(&waited) => self.makes(rest, line),
            // A board must not be told that it was wrong.
            _ => self.fault("a refusal", line),
        }
    }

    fn makes(&mut self, made: &str, line: &str) {
        match read_uci(made) {
            Ok(claim) => self.game = self.game.after_claim(&claim),
            Err(_) => self.fault("no move", line),
        }
        // It compares the positions again as soon as it is touched.
        self.is_synced = self.is_as_it_should();
    }

    fn is_checked(&mut self, king: &str, line: &str) {
        let follows = ["begin", "last_move", "move", "undo", "redo", "ok", "promote"];
        let board = self.game.position().map(|position| position.board().clone());
        let is_true = board.is_some_and(|board| {
            let of_mover = board.board().king_of(board.turn()).map(|at: Square| at.to_string());
            board.is_check() && of_mover.as_deref() == Some(king)
        });
        if !self.can("check") || !follows.contains(&&*self.before) || !is_true {
            self.fault("no check", line);
        }
    }

    pub(crate) fn is_as_it_should(&self) -> bool {
        self.stands == self.game.board()
    }

    /// What it reports when its position changes between sync and unsync.
    fn compare(&mut self) -> Vec<String> {
        let is_synced = self.is_as_it_should();
        if std::mem::replace(&mut self.is_synced, is_synced) == is_synced {
            return Vec::new();
        }
        let word = if is_synced { "sync" } else { "unsync" };
        vec![format!("{word} {}", self.placement())]
    }

    /// A hand has copied a move, adjusted pieces or taken a move back. This is the new position.
    pub(crate) fn is_set_to(&mut self, stands: Board) -> Vec<String> {
        if self.stands == stands {
            return Vec::new();
        }
        self.stands = stands;
        let mut said = Vec::new();
        if self.can("submove_state") && self.is_playing {
            said.push(format!("state {}", self.placement()));
        }
        if self.is_playing && self.over.is_none() {
            let was = self.is_synced;
            said.extend(self.compare());
            if self.can("moved") && !was && self.is_synced {
                said.push("moved".to_owned());
            }
        }
        self.lines.extend(said.iter().map(|said| format!("p) {said}")));
        said
    }

    /// A hand makes a move, written in UCI, legal or not. Without the promotion piece the board waits to hear it.
    pub(crate) fn is_moved(&mut self, made: &str) -> Vec<String> {
        let mut said = Vec::new();
        let Ok(claim) = read_uci(made) else { return said };
        self.stands = self.game.after_claim(&claim).board();
        if self.can("submove_state") {
            said.push(format!("state {}", self.placement()));
        }
        self.waits = Some(made.to_owned());
        said.push(format!("move {made}"));
        self.lines.extend(said.iter().map(|said| format!("p) {said}")));
        said
    }

    /// Whether it waits for an answer to its own move.
    pub(crate) fn is_waiting(&self) -> bool {
        self.waits.is_some()
    }

    /// Whose move it is in the game that it follows.
    pub(crate) fn turn(&self) -> Color {
        self.game.turn()
    }
}
