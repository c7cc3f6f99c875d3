//! Every legal move that is said is heard as that move: in every style, language and
//! name of the files, over random games of standard chess and Chess960.
//!
//! Each run takes 20 games of either kind. For 2,000:
//! `cargo test --release --test pure words_round_trip -- --ignored`.

use crate::common::games::random_game;
use hector::chess::{Position, Variant};
use hector::words::{FileNames, Language, Lexicon, Style, Wording, announce, hear, resolve};

/// A wording, its own lexicon, and that of every language at once.
struct Conversation {
    wording: Wording,
    lexicons: [Lexicon; 2],
}

impl Conversation {
    fn all() -> Vec<Conversation> {
        let mut all = Vec::new();
        for words in Language::ALL {
            for ranks in Language::ALL {
                for files in FileNames::ALL {
                    let wording = Wording { words, ranks, files };
                    let lexicons = [Lexicon::of(wording), Lexicon::of_every_language(wording)];
                    all.push(Conversation { wording, lexicons });
                }
            }
        }
        all
    }

    /// Says every legal move and hears it again; how many sentences that were.
    fn check(&self, position: &Position) -> usize {
        let mut sentences = 0;
        for legal in &position.legal_moves() {
            for style in Style::ALL {
                let said = self.wording.say(&announce(position, *legal, style));
                for lexicon in &self.lexicons {
                    let heard = hear(&said, lexicon).map(|heard| resolve(&heard, position));
                    assert_eq!(heard, Ok(Ok(*legal)), "{said} in {}", position.to_fen());
                    sentences += 1;
                }
            }
        }
        sentences
    }
}

fn check_games(games: u64) {
    let conversations = Conversation::all();
    let mut sentences = 0;
    let mut turns = conversations.iter().cycle();
    for number in 0..games {
        for variant in [Variant::Standard, Variant::Chess960] {
            for position in random_game(variant, number).positions() {
                sentences += turns.next().map_or(0, |conversation| conversation.check(position));
            }
        }
    }
    println!("{sentences} sentences of {games} games of either kind were heard as said");
    assert!(sentences as u64 > games * 1000);
}

#[test]
fn what_is_said_is_heard() {
    check_games(8);
}

#[test]
#[ignore = "minutes: ./hector test words"]
fn what_is_said_is_heard_in_two_thousand_games() {
    check_games(2_000);
}

#[test]
fn many_like_pieces_are_told_apart() {
    for fen in [
        // Queens on three corners of a square; knights from eight sides.
        "6k1/8/8/Q3Q3/8/8/7K/Q7 w - - 0 1",
        "4k3/8/2N1N3/1N3N2/8/1N3N2/2N1N3/4K3 w - - 0 1",
        "8/1P1P1P2/8/4k3/8/8/8/RR1K2RR w - - 0 1",
        // A pinned knight: short says less, and is heard all the same.
        "4r2k/8/8/8/8/8/4N3/1N2K3 w - - 0 1",
        // Promotion with and without capture, en passant and castling.
        "r1b1k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 2",
    ] {
        let position = Position::from_fen(fen).expect("a test's own FEN");
        for conversation in Conversation::all() {
            conversation.check(&position);
        }
    }
}
