//! Whole games in braille: random games with everything beside their moves, written on
//! paper of every size and read again; what pages look like; and what is said of files
//! that are not such pages.

use crate::common::asked;
use crate::common::dice::Dice;
use crate::common::games;
use crate::common::golden;
use hector::chess::notation::Letters;
use hector::chess::notation::pgn::{
    Comment, GameBuilder, GameResult, Glyph, MoveText, PgnGame, Reader, Tags, TakesMoves as _,
    export,
};
use hector::chess::{Color, Variant};
use hector::words::braille::{
    BrailleCode, CellScript, Dots, Layout, Notation, PageNumbers, Pages, Ranks, ScoreError,
    ScoreReader,
};
use hector::words::{Language, Texts, tell_score_error};

/// A game of random moves with random tags, comments, glyphs and variations.
fn annotated(variant: Variant, number: u64) -> PgnGame {
    let history = games::random_game(variant, number);
    let mut dice = Dice::new(number ^ 0xb4a);
    let mut builder = GameBuilder::new(history.start().clone());
    if dice.one_in(3) {
        builder.comment(comment(&mut dice));
    }
    for (legal, position) in history.moves().iter().zip(history.positions()) {
        builder.play(*legal);
        beside(&mut dice, &mut builder);
        if dice.one_in(12) && builder.open_variation().is_ok() {
            let moves = position.legal_moves();
            if dice.one_in(4) {
                builder.comment(comment(&mut dice));
            }
            match dice.one_in(8) && !builder.position().is_check() {
                true => builder.pass(),
                false => builder.play(dice.pick(&moves)),
            }
            beside(&mut dice, &mut builder);
            let replies = builder.position().legal_moves();
            if !replies.is_empty() {
                builder.play(dice.pick(&replies));
                beside(&mut dice, &mut builder);
            }
            builder.close_variation().expect("one is open");
        }
    }
    let results = [
        GameResult::Won(Color::White),
        GameResult::Won(Color::Black),
        GameResult::Drawn,
        GameResult::Open,
    ];
    let mut tags = Tags::default();
    for name in ["Event", "Site", "White", "Black", "WhiteElo", "ECO", "A:", "Ä"] {
        if dice.one_in(2) {
            tags.set(name, &text(&mut dice)).expect("a name");
        }
    }
    builder.finish(tags, dice.pick(&results))
}

fn beside(dice: &mut Dice, builder: &mut GameBuilder) {
    while dice.one_in(8) {
        let glyph = if dice.one_in(2) { 1 + dice.below(6) } else { dice.below(256) };
        assert!(builder.glyph(Glyph(u8::try_from(glyph).expect("a glyph"))));
    }
    if dice.one_in(8) {
        builder.comment(comment(dice));
    }
}

/// Game files have no comment with both a closing brace and a line's end.
fn comment(dice: &mut Dice) -> Comment {
    Comment::read(&text(dice))
}

fn text(dice: &mut Dice) -> String {
    const PIECES: [&str; 26] = [
        "a",
        "gut",
        "Nf3",
        "1.e4",
        "3a",
        "12,5",
        "ABC",
        "Réti",
        "ß",
        "日本",
        "♞",
        "[%clk 0:01:02]",
        "\"",
        "\\",
        "(",
        ")",
        "{",
        "}",
        "$3",
        "=",
        "#a",
        "...",
        "Donaudampfschifffahrtsgesellschaftskapitän",
        "====================================================",
        "1-0",
        "ê",
    ];
    let mut text = String::new();
    for _ in 0..dice.below(12) {
        text.push_str(dice.pick(&PIECES));
        text.push_str(dice.pick(&["", " ", " ", "  "]));
    }
    text
}

fn notations() -> Vec<Notation> {
    let ranks = Language::ALL.into_iter().flat_map(|language| {
        Ranks::ALL.into_iter().map(move |ranks| Notation::Chess { language, ranks })
    });
    ranks.chain(BrailleCode::ALL.map(BrailleCode::notation)).collect()
}

fn layouts() -> Vec<Layout> {
    let mut layouts: Vec<Layout> =
        [20, 40, 80].map(|width| Layout::endless(width).expect("a width")).to_vec();
    for (width, height) in [(20, 6), (40, 25), (32, 27), (100, 10)] {
        for numbers in PageNumbers::ALL {
            layouts.push(Layout::embossed(width, height, numbers).expect("a page"));
        }
    }
    layouts
}

fn written(games: &[PgnGame], layout: Layout, notation: Notation) -> Option<String> {
    let mut pages = Pages::new(layout, notation).ok()?;
    let mut text = String::new();
    for game in games {
        pages.add(game);
        text += &pages.take();
    }
    Some(text + &pages.finish())
}

fn read(
    text: &[u8],
    script: CellScript,
    notation: Notation,
    piece: usize,
) -> Vec<Result<PgnGame, ScoreError>> {
    let mut reader = ScoreReader::new(notation, script);
    for piece in text.chunks(piece) {
        reader.feed(piece);
    }
    reader.finish();
    std::iter::from_fn(|| reader.next_game()).collect()
}

fn script_of(text: &str) -> CellScript {
    if text.contains('\u{c}') { CellScript::Brf } else { CellScript::Unicode }
}

#[test]
fn every_game_is_read_back_whole_from_paper_of_every_size() {
    let count = asked::number("HECTOR_GAMES").map_or(4, |games| games.min(20));
    for number in 0..count {
        for variant in [Variant::Standard, Variant::Chess960] {
            let games = [annotated(variant, number), annotated(variant, number + 1_000)];
            for (nth, notation) in notations().into_iter().enumerate() {
                for (mth, layout) in layouts().into_iter().enumerate() {
                    // Each game on a third of the papers is enough.
                    if (nth + mth) as u64 % 3 != number % 3 {
                        continue;
                    }
                    let Some(text) = written(&games, layout, notation) else {
                        assert_eq!(notation.table().dots, Dots::Eight);
                        continue;
                    };
                    let read = read(text.as_bytes(), script_of(&text), notation, 4_096);
                    let again: Vec<PgnGame> = read
                        .into_iter()
                        .map(|game| {
                            game.unwrap_or_else(|error| {
                                panic!("{notation:?} {layout:?}\n{error}\n{text}")
                            })
                        })
                        .collect();
                    assert!(again == games, "{notation:?} {layout:?}\n{text}\n{}", again[0]);
                }
            }
        }
    }
}

#[test]
fn games_go_from_a_game_file_into_braille_and_back_without_a_change() {
    for number in 100..130 {
        let mut file = String::new();
        export(&annotated(Variant::Standard, number), Letters::English, &mut file);
        let mut reader = Reader::new(MoveText::default());
        let game = reader.read(&mut file.as_bytes()).or_else(|| reader.finish());
        let game = game.expect("a game").expect("a good one").game;
        let layout = Layout::embossed(40, 25, PageNumbers::Top).expect("the usual page");
        let braille =
            written(std::slice::from_ref(&game), layout, Notation::BRITISH).expect("six dots");
        let back = read(braille.as_bytes(), CellScript::Brf, Notation::BRITISH, 100);
        let back = back.into_iter().next().expect("a game").expect("a good one");
        let mut again = String::new();
        export(&back, Letters::English, &mut again);
        assert_eq!(again, file);
    }
}

#[test]
fn pages_keep_their_size_and_tear_no_pair_and_leave_no_box_alone() {
    let usual = |number: &u64| {
        let game = games::random_game(Variant::Standard, *number);
        game.start().to_fen() == hector::chess::Position::initial().to_fen()
    };
    for number in (0..100).filter(usual).take(20) {
        let game = PgnGame::of(
            &games::random_game(Variant::Standard, number),
            Tags::default(),
            GameResult::Open,
        );
        let games = [game.clone(), game.clone(), game];
        for (width, height) in [(40, 25), (20, 6), (30, 12)] {
            let layout = Layout::embossed(width, height, PageNumbers::Top).expect("a page");
            let text = written(&games, layout, Notation::BRITISH).expect("six dots");
            let pages: Vec<&str> = text.split_terminator('\u{c}').collect();
            for (nth, page) in pages.iter().enumerate() {
                assert!(page.ends_with("\r\n"));
                let lines: Vec<&str> = page.lines().collect();
                assert!(lines.len() <= height, "{page}");
                assert!(lines.iter().all(|line| line.len() <= width), "{page}");
                let own = format!("#{}", upper(nth + 1));
                assert!(lines[0].ends_with(&own) && lines[0].len() == width, "{page}");
                // A line that stands in would go on with a pair from the page before.
                assert!(!lines[1].starts_with(' '), "{page}");
                let last = lines.last().expect("a line");
                assert!(!last.starts_with("77777") && !last.starts_with("GGGGG"), "{page}");
                assert!(!last.is_empty() && !lines[1].is_empty(), "{page}");
            }
        }
    }
}

/// A number in the upper digits, as braille ASCII has them.
fn upper(number: usize) -> String {
    number
        .to_string()
        .bytes()
        .map(|digit| char::from(b"JABCDEFGHI"[usize::from(digit - b'0')]))
        .collect()
}

const OPERA: &str = include_str!("../seeds/braille/opera.pgn");

#[test]
fn a_game_looks_as_it_should_on_its_pages() {
    let mut reader = Reader::new(MoveText::default());
    let game = reader.read(&mut OPERA.as_bytes()).or_else(|| reader.finish());
    let game = game.expect("a game").expect("a good one").game;
    for (code, script) in [
        ("en-chess", CellScript::Brf),
        ("de-chess", CellScript::Unicode),
        ("fr-chess", CellScript::Unicode),
        ("de-comp8", CellScript::Unicode),
    ] {
        let notation =
            BrailleCode::ALL.into_iter().find(|known| known.code() == code).expect(code).notation();
        let layout = match script {
            CellScript::Unicode => Layout::endless(40),
            CellScript::Brf => Layout::embossed(40, 25, PageNumbers::Top),
        };
        let text =
            written(std::slice::from_ref(&game), layout.expect("a page"), notation).expect(code);
        let place = format!("{}/tests/seeds/braille/opera.{code}.txt", env!("CARGO_MANIFEST_DIR"));
        let readable = text.replace('\r', "").replace('\u{c}', "[form feed]\n");
        golden::holds(&place, &readable);
    }
}

/// The problems are in braille ASCII and the British code; a line of signs is a file,
/// with a backslash for the end of a line and a bar for that of a page.
#[test]
fn of_every_file_that_is_no_score_a_sentence_says_where_and_why() {
    let texts = Texts::new(Language::English);
    let place = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/braille/problems.txt");
    let problems = std::fs::read_to_string(place).expect("the problems");
    let mut answered = Vec::new();
    for block in problems.trim_end().split("\n\n") {
        let (file, _) = block.split_once('\n').unwrap_or((block, ""));
        if file.starts_with("# ") {
            answered.push(block.to_owned());
            continue;
        }
        let text = file
            .replace('\\', "\r\n")
            .replace('|', "\u{c}")
            .replace("TAB", "\t")
            .replace("RETURN", "\r");
        let said =
            read(text.as_bytes(), CellScript::Brf, Notation::BRITISH, 7).into_iter().map(|game| {
                match game {
                    Ok(game) => format!("read, {} moves", game.main_line().moves().len()),
                    Err(error) => tell_score_error(&error, &texts),
                }
            });
        answered.push(std::iter::once(file.to_owned()).chain(said).collect::<Vec<_>>().join("\n"));
    }
    assert!(answered.len() > 30);
    let answered = answered.join("\n\n") + "\n";
    golden::holds(place, &answered);
}

#[test]
fn what_is_no_text_or_endless_costs_a_sentence_and_no_memory() {
    let texts = Texts::new(Language::English);
    let said = |bytes: &[u8], script| -> Vec<String> {
        read(bytes, script, Notation::BRITISH, 1_000)
            .into_iter()
            .map(|game| tell_score_error(&game.expect_err("no game"), &texts))
            .collect()
    };
    assert_eq!(
        said(b"\xff\xfe\x00", CellScript::Brf),
        ["Page 1, line 1: these bytes are not text."]
    );
    assert_eq!(
        said(&[b'A'; 100_000], CellScript::Brf),
        ["Page 1, line 1: this line has more than 4000 signs, so this is not a page of braille."]
    );
    assert_eq!(
        said("abc".as_bytes(), CellScript::Unicode),
        ["Page 1, line 1: \"a\" is not a sign of Unicode braille."]
    );
    assert_eq!(said(b"", CellScript::Brf), Vec::<String>::new());
    // A box that never closes, and a game that never ends.
    for (beginning, line) in
        [("77777\n", "A3\n"), ("77777\n", " A\n"), ("77777\nGGGGG\n", "E4 E5\n")]
    {
        let endless = line.bytes().cycle().take(7 << 20);
        let file: Vec<u8> = beginning.bytes().chain(endless).collect();
        let said = said(&file, CellScript::Brf);
        assert_eq!(said.len(), 1);
        assert!(said[0].ends_with("this game is longer than 4194304 cells."), "{said:?}");
    }
    let spoiled: Vec<u8> = b"ABC\n".iter().copied().cycle().take(400_000).collect();
    assert_eq!(said(&spoiled, CellScript::Brf).len(), 1);
}

#[test]
fn games_on_one_endless_page_stand_apart() {
    let game = annotated(Variant::Standard, 1);
    let layout = Layout::endless(40).expect("a width");
    let text = written(&[game.clone(), game], layout, Notation::BRITISH).expect("six dots");
    assert_eq!(text.lines().filter(|line| line.is_empty()).count(), 1);
}

#[test]
fn a_file_cut_off_anywhere_never_gives_another_game() {
    let game = annotated(Variant::Standard, 5);
    let layout = Layout::embossed(40, 25, PageNumbers::Bottom).expect("a page");
    let text = written(std::slice::from_ref(&game), layout, Notation::BRITISH).expect("six dots");
    for end in (0..text.len()).step_by(3) {
        for read in read(&text.as_bytes()[..end], CellScript::Brf, Notation::BRITISH, 512) {
            assert!(read.is_err() || read.as_ref() == Ok(&game), "{end}");
        }
    }
}
