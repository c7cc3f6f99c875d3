//! The keys of a walk over a board, as they are told.

use crate::words::{Command, Texts};

use super::Out;

/// Returns the text for a key or for what it does.
type WalkTold = fn(&Texts) -> String;

/// Keys and what they do, in the order of telling. With Shift a letter has another meaning.
const KEYS: [(WalkTold, WalkTold); 15] = [
    (Texts::walk_arrows, Texts::walk_goes_on),
    (Texts::walk_corners, Texts::walk_goes_aslant),
    (Texts::walk_digits, Texts::walk_to_rank),
    (Texts::walk_signs, Texts::walk_to_file),
    (|_| "k, q, r, b, n, p".to_owned(), Texts::walk_to_piece),
    (|_| "o".to_owned(), Texts::walk_tells_square),
    (|_| "m, M".to_owned(), Texts::walk_tells_moves),
    (|_| "a, d".to_owned(), Texts::walk_tells_attackers),
    (|_| "x, X".to_owned(), Texts::walk_tells_diagonals),
    (|_| "Alt x, Alt X".to_owned(), Texts::walk_tells_lines),
    (|_| "s, S".to_owned(), Texts::walk_tells_steps),
    (|_| "l, c".to_owned(), Texts::walk_tells_last),
    (|_| "A, D".to_owned(), Texts::walk_turns_back),
    (Texts::walk_tab_key, Texts::walk_goes_to_typing),
    (Texts::question_mark_key, |texts| Command::Keys.does(texts)),
];

/// Letters that run a question of the scene.
const ASKING: [(char, Command); 3] =
    [('t', Command::Times), ('v', Command::Evaluation), ('g', Command::Hint)];

/// Every key of a walk with what it does, one per line.
pub(super) fn told(texts: &Texts) -> Vec<Out> {
    let keys = KEYS.iter().map(|(key, does)| texts.help_row(&key(texts), &does(texts)));
    let asking = ASKING.iter();
    let asking =
        asking.map(|(key, command)| texts.help_row(&key.to_string(), &command.does(texts)));
    keys.chain(asking).map(Out::Text).collect()
}
