//! What the reader of braille scores promises for any file: games that can be written and
//! read again, the same, or sentences.

use hector::chess::notation::pgn::PgnGame;
use hector::words::braille::{
    BrailleCode, CellScript, Dots, Layout, Notation, PageNumbers, Pages, ScoreError, ScoreReader,
};
use hector::words::tell_score_error;

use super::{is_a_sentence, tell};

/// The same games come out whatever the pieces that a file comes in, and out of what is
/// written of them, on wide paper and on narrow. A byte of notation, a byte of script and
/// of how long pieces are, then the file.
pub fn braille(input: &[u8]) {
    let [code, size, file @ ..] = input else { return };
    let notation = BrailleCode::ALL[usize::from(*code) % BrailleCode::ALL.len()].notation();
    let script = if size % 2 == 0 { CellScript::Brf } else { CellScript::Unicode };
    let whole = read_games(notation, script, file, file.len().max(1));
    let in_pieces = read_games(notation, script, file, usize::from(*size) + 1);
    assert_eq!(whole, in_pieces);
    for read in whole {
        match read {
            Ok(game) => written_and_read_again(&game, notation),
            Err(error) => {
                assert!(error.page >= 1 && error.line >= 1, "{error}");
                is_a_sentence(&tell(|texts| tell_score_error(&error, texts)));
            }
        }
    }
}

fn written_and_read_again(game: &PgnGame, notation: Notation) {
    let mut layouts = vec![Layout::endless(40).expect("a width")];
    if notation.table().dots == Dots::Six {
        layouts.push(Layout::embossed(20, 6, PageNumbers::Bottom).expect("a page"));
    }
    for layout in layouts {
        let mut pages = Pages::new(layout, notation).expect("dots enough");
        pages.add(game);
        let text = pages.finish();
        let script = if text.contains('\u{c}') { CellScript::Brf } else { CellScript::Unicode };
        let again = read_games(notation, script, text.as_bytes(), text.len().max(1));
        let [Ok(again)] = &again[..] else { panic!("{text}\n{again:?}") };
        assert_eq!(again, game, "{text}");
    }
}

fn read_games(
    notation: Notation,
    script: CellScript,
    file: &[u8],
    size: usize,
) -> Vec<Result<PgnGame, ScoreError>> {
    let mut reader = ScoreReader::new(notation, script);
    for piece in file.chunks(size) {
        reader.feed(piece);
    }
    reader.finish();
    std::iter::from_fn(|| reader.next_game()).collect()
}
