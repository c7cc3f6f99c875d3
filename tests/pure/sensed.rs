//! What hands do on a board and what Hector makes of it: traces that a person can read, and random
//! games by hands that slide, drop, knock over and hurry. `HECTOR_GAMES=10000` plays more, and
//! `HECTOR_GAME=7` that one alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use hector::chess::{
    CastlingSide, ClaimedMove, Color, Piece, Position, Rank, Role, Square, Variant,
};
use hector::clock::{Moment, Span};
use hector::table::sensed::{
    BoardPatience, BoardSense, Facing, HandSeen, HandWatch, SquareSense, TouchFacts,
};
use hector::table::{Legality, Standing};
use shakmaty::Board;

use crate::common::asked::{self, Games};
use crate::common::dice::Dice;
use crate::common::games::random_game;
use crate::common::golden;
use crate::common::hands::{Deed, Feeling, Hands, SEEN};

/// A board of wood, what it feels and which way it lies.
struct WoodenBoard {
    pieces: Board,
    feeling: Feeling,
    facing: Facing,
}

impl WoodenBoard {
    fn sense_of(&self, stands: Option<Piece>) -> SquareSense {
        match (self.feeling, stands) {
            (_, None) => SquareSense::Empty,
            (Feeling::Pieces, Some(piece)) => SquareSense::Stands(piece),
            (Feeling::Colours, Some(piece)) => SquareSense::Coloured(piece.color),
            (Feeling::Occupied, Some(_)) => SquareSense::Occupied,
        }
    }

    fn put(&mut self, square: Square, stands: Option<Piece>) {
        match stands {
            Some(piece) => self.pieces.set_piece_at(square, piece),
            None => self.pieces.discard_piece_at(square),
        }
    }

    /// As the board itself numbers its squares.
    fn reading(&self) -> BoardSense {
        BoardSense::by(|at| self.sense_of(self.pieces.piece_at(self.facing.square(at))))
    }
}

#[test]
fn every_move_of_noisy_hands_is_found_once_and_never_too_early() {
    let mut seen = [0; SEEN.len()];
    let (first, last) = match asked::games(60) {
        Games::One(seed) => (seed, seed + 1),
        Games::Many(games) => (0, games),
    };
    for seed in first..last {
        let happened = follow(seed);
        seen.iter_mut().zip(happened).for_each(|(all, here)| *all += here);
    }
    if last - first > 1 {
        for (count, what) in seen.iter().zip(SEEN) {
            assert!(*count > 0, "nobody ever {what}");
        }
    }
}

/// Plays one game by noisy hands; says what the hands did.
fn follow(seed: u64) -> [usize; SEEN.len()] {
    let mut dice = Dice::new(seed ^ 0xb0a2d);
    let feeling = dice.pick(&[
        Feeling::Pieces,
        Feeling::Pieces,
        Feeling::Pieces,
        Feeling::Colours,
        Feeling::Occupied,
    ]);
    let facing = dice.pick(&Facing::ALL);
    let game = random_game(Variant::Standard, seed);
    let hands = Hands::play(seed, feeling, game.start(), game.moves());
    let start = Standing::Regular(game.start().clone());
    let mut wood = WoodenBoard { pieces: start.board(), feeling, facing };
    let mut watch = HandWatch::new(&start, BoardPatience::USUAL, TouchFacts::ForTheArbiter);
    let is_told = feeling != Feeling::Pieces && *game.start() != Position::initial();
    if is_told {
        // A few pieces may stand so either way.
        watch = watch.lying(facing);
    }
    let mut told: Vec<(u64, Deed)> = Vec::new();
    let (mut now, mut changes, mut presses) =
        (0, hands.changes.iter().peekable(), hands.presses.iter().peekable());
    let end = hands.changes.last().map_or(0, |change| change.at) + 10_000;
    let scan = 20 + dice.below(80) as u64;
    // Some boards tell the whole board, others each square that is felt otherwise.
    let tells_squares = dice.one_in(2);
    hear(seed, &mut told, &hands, 0, &mut watch, |watch| watch.read(Moment::ZERO, wood.reading()));
    let mut felt = wood.reading();
    while now < end {
        let late = now + scan + dice.below(50) as u64;
        while let Some(at) = presses.next_if(|at| **at <= now) {
            let moment = Moment::from_micros(at.max(&now) * 1_000);
            hear(seed, &mut told, &hands, now, &mut watch, |watch| watch.press(moment));
        }
        while let Some(change) = changes.next_if(|change| change.at <= now) {
            wood.put(change.square, change.stands);
        }
        let moment = |millis: u64| Moment::from_micros(millis * 1_000);
        // Woken when it asked for it, as by a thread that waits.
        while let Some(due) = watch.next_wake().filter(|due| *due <= moment(now)) {
            hear(seed, &mut told, &hands, now, &mut watch, |watch| watch.wake(due));
            if watch.next_wake() == Some(due) {
                break;
            }
        }
        let mut reading = wood.reading();
        // A sensor that sees nothing for once.
        if feeling != Feeling::Occupied && dice.one_in(300) {
            reading.set(dice.pick(&Square::ALL), SquareSense::Empty);
        }
        if tells_squares {
            for at in reading.differing(&felt) {
                let sense = reading.at(at);
                hear(seed, &mut told, &hands, now, &mut watch, |watch| {
                    watch.feel(moment(now), at, sense)
                });
            }
        } else if reading != felt || dice.one_in(20) {
            hear(seed, &mut told, &hands, now, &mut watch, |watch| {
                watch.read(moment(now), reading)
            });
        }
        felt = reading;
        now = late;
    }
    let deeds: Vec<&Deed> = hands.deeds.iter().map(|(_, deed)| deed).collect();
    let found: Vec<&Deed> = told.iter().map(|(_, deed)| deed).collect();
    assert!(
        deeds == found,
        "seed {seed}, {feeling:?}: {} deeds, {} told; the first not told: {}",
        deeds.len(),
        found.len(),
        hands.deeds.get(found.len()).map_or_else(String::new, |(at, _)| around(&hands, at + 3_000)),
    );
    assert_eq!(
        watch.facing().is_some(),
        is_told || !deeds.is_empty() || feeling != Feeling::Occupied,
        "seed {seed}"
    );
    hands.seen
}

/// Takes in what was told; where the board cannot tell among moves, words decide.
fn hear(
    seed: u64,
    told: &mut Vec<(u64, Deed)>,
    hands: &Hands,
    now: u64,
    watch: &mut HandWatch,
    act: impl FnOnce(&mut HandWatch) -> Vec<HandSeen>,
) {
    for seen in act(watch) {
        let expected = hands.deeds.get(told.len());
        let deed = match seen {
            HandSeen::Agrees | HandSeen::Touched(_) => continue,
            HandSeen::Stands { claim, .. } => Deed::Moved(claim),
            HandSeen::TakenBack(claim) => Deed::TakenBack(claim),
            HandSeen::OneOf(claims) => match expected {
                Some((_, Deed::Moved(meant))) if claims.contains(meant) => {
                    let by = watch.standing().turn();
                    watch.said(Moment::from_micros(now * 1_000), by, meant);
                    Deed::Moved(*meant)
                }
                _ => panic!("seed {seed} at {now}: one of {claims:?}, and not {expected:?}"),
            },
            HandSeen::NotBelieved(square) => panic!("seed {seed} at {now}: {square} is right"),
            HandSeen::NotSetUp(looks) => panic!("seed {seed} at {now}: {looks:?}, and is set up"),
            HandSeen::Differs(divergence) => {
                let then = expected.map_or(now, |(at, _)| now.min(at + 4_000));
                let around = around(hands, then);
                panic!("seed {seed} at {now}: {divergence:?}, not {expected:?}: {around}")
            }
        };
        assert!(
            expected.is_some_and(|(at, meant)| *meant == deed && *at <= now),
            "seed {seed} at {now}: {deed:?}, not {expected:?}: {}",
            around(hands, now)
        );
        told.push((now, deed));
    }
}

/// What hands did before a moment, to look at.
fn around(hands: &Hands, now: u64) -> String {
    let is_near = |at: u64| at <= now && at + 12_000 > now;
    let changes = hands.changes.iter().filter(|change| is_near(change.at)).map(|change| {
        format!("{} {}{}", change.at, change.stands.map_or('-', Piece::char), change.square)
    });
    let deeds = hands.deeds.iter().filter(|(at, _)| is_near(*at));
    let deeds = deeds.map(|(at, deed)| match deed {
        Deed::Moved(claim) => format!("{at} moved {}", text_of(claim)),
        Deed::TakenBack(claim) => format!("{at} took back {}", text_of(claim)),
    });
    changes.chain(deeds).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_board_that_says_anything_moves_nothing() {
    let start = Standing::Regular(Position::initial());
    for feeling in [Feeling::Pieces, Feeling::Occupied] {
        let wood = WoodenBoard { pieces: start.board(), feeling, facing: Facing::AsNumbered };
        let patience = BoardPatience::USUAL.read_again_within(Span::from_seconds(1));
        let mut watch = HandWatch::new(&start, patience, TouchFacts::ForTheArbiter);
        let mut dice = Dice::new(7);
        let moment = |millis: u64| Moment::from_micros(millis * 1_000);
        watch.read(moment(0), wood.reading());
        watch.wake(moment(1_000));
        watch.read(moment(1_100), wood.reading());
        watch.wake(moment(1_600));
        for number in 0..200 {
            let now = moment(2_000 + number * 20);
            let pieces: Vec<Option<Piece>> = "KQRBNPkqrbnp........"
                .chars()
                .map(|letter| Piece::from_char(letter).filter(|_| letter != '.'))
                .collect();
            let squares = Square::ALL.map(|_| dice.pick(&pieces));
            let reading = BoardSense::by(|at| wood.sense_of(squares[usize::from(at)]));
            for seen in watch.read(now, reading) {
                assert!(matches!(seen, HandSeen::Differs(_) | HandSeen::Touched(_)), "{seen:?}");
            }
        }
        assert!(watch.moves().is_empty());
    }
}

#[test]
fn traces_of_boards_are_told_as_written() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/boards"));
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).expect("traces").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 10, "only {} traces", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("a trace");
        let told = retold(&text);
        golden::holds(&file, &told);
    }
}

#[test]
fn nobody_hears_from_the_time_or_the_words_whether_a_move_is_legal() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/boards-alike"));
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).expect("pairs").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 10, "only {} pairs", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("a pair");
        let told = |kept: &str, left: &str| {
            let lines = text.lines().filter(|line| !line.starts_with(left));
            let lines: Vec<String> = lines.map(|line| line.replace(kept, "position ")).collect();
            let lines = retold(&lines.join("\n"));
            // Whoever listens is not told which it was.
            let heard = lines.lines().filter(|line| line.starts_with('>'));
            heard.map(|line| line.split(',').next().unwrap_or(line).to_owned()).collect::<Vec<_>>()
        };
        let (legal, illegal) = (told("legal ", "illegal "), told("illegal ", "legal "));
        assert!(legal.len() > 1, "{}: nothing is told", file.display());
        assert_eq!(legal, illegal, "{}", file.display());
    }
}

#[test]
fn any_piece_is_told_as_soon_wherever_it_is_put_down() {
    let mut dice = Dice::new(11);
    // By what is felt and which piece: how long it took where it was legal, and where it was not.
    let mut spans: BTreeMap<(u8, Role), [BTreeSet<u64>; 2]> = BTreeMap::new();
    for seed in 0..40 {
        let game = random_game(Variant::Standard, seed);
        let mut position = game.start().clone();
        for made in game.moves() {
            if dice.one_in(4) {
                let feeling = dice.pick(&[Feeling::Pieces, Feeling::Colours, Feeling::Occupied]);
                let (from, to) = (dice.pick(&Square::ALL), dice.pick(&Square::ALL));
                if let Some((is_legal, span)) = told_after(&position, feeling, from, to) {
                    let role = position.piece_at(from).expect("a piece").role;
                    spans.entry((feeling as u8, role)).or_default()[usize::from(!is_legal)]
                        .insert(span);
                }
                // As many of what is legal.
                if let (Some(from), to) = (made.from(), made.to())
                    && let Some((is_legal, span)) = told_after(&position, feeling, from, to)
                {
                    spans.entry((feeling as u8, made.role())).or_default()[usize::from(!is_legal)]
                        .insert(span);
                }
            }
            position.play(*made);
        }
    }
    assert_eq!(spans.len(), 18);
    for (what, [legal, illegal]) in spans {
        assert_eq!((legal.len(), &legal), (1, &illegal), "{what:?}");
    }
}

/// Whether it is legal to put the piece on a square onto another, and after how many thousandths of a second that is
/// told; nothing where no piece of who moves stands there, or where the move has two parts or waits for one.
fn told_after(
    position: &Position,
    feeling: Feeling,
    from: Square,
    to: Square,
) -> Option<(bool, u64)> {
    let by = position.turn();
    let piece = position.piece_at(from).filter(|piece| piece.color == by)?;
    let is_taken = position.piece_at(to).is_some();
    let has_two_parts = match piece.role {
        Role::Pawn => {
            from.file() != to.file() && !is_taken || matches!(to.rank(), Rank::First | Rank::Eighth)
        }
        Role::King | Role::Rook => from.rank() == to.rank(),
        _ => false,
    };
    if from == to || has_two_parts || position.piece_at(to).is_some_and(|taken| taken.color == by) {
        return None;
    }
    let start = Standing::Regular(position.clone());
    let mut wood = WoodenBoard { pieces: start.board(), feeling, facing: Facing::AsNumbered };
    let mut watch =
        HandWatch::new(&start, BoardPatience::USUAL, TouchFacts::Ignored).lying(wood.facing);
    let moment = |millis: u64| Moment::from_micros(millis * 1_000);
    watch.read(moment(0), wood.reading());
    watch.wake(moment(1_000));
    let mut now = 2_000;
    for (at, stands) in [(to, None), (from, None), (to, Some(piece))] {
        now += 300;
        wood.put(at, stands);
        let told = watch.read(moment(now), wood.reading());
        assert_eq!(told, [], "{} {from}{to}", position.to_fen());
    }
    let due = watch.next_wake().expect("something is waited for");
    let told = watch.wake(due);
    let [HandSeen::Stands { claim, legality }] = &told[..] else {
        panic!("{} {from}{to} {feeling:?}: {told:?}", position.to_fen());
    };
    let ClaimedMove::Step(step) = claim else { panic!("{claim:?}") };
    let said = (step.role, step.from.square(), step.to, step.promotion);
    assert_eq!(said, (Some(piece.role), Some(from), to, None));
    Some((matches!(legality, Legality::Legal(_)), due.since(moment(now)).as_micros()))
}

/// A trace with what is told of it.
fn retold(text: &str) -> String {
    let mut out = String::new();
    let (mut feeling, mut facing) = (Feeling::Pieces, Facing::AsNumbered);
    let (mut patience, mut touches) = (BoardPatience::USUAL, TouchFacts::Ignored);
    let mut start = Position::initial();
    let mut playing: Option<(WoodenBoard, HandWatch)> = None;
    for line in text.lines().filter(|line| !line.starts_with('>')) {
        let _ = writeln!(out, "{line}");
        match line.split(' ').collect::<Vec<_>>()[..] {
            [""] | ["#", ..] => {}
            ["feels", what] => {
                feeling = match what {
                    "pieces" => Feeling::Pieces,
                    "colours" => Feeling::Colours,
                    "something" => Feeling::Occupied,
                    other => panic!("a board that feels {other}"),
                }
            }
            ["turned"] => facing = Facing::Turned,
            ["pegs"] => patience = BoardPatience::PEGS,
            ["touches"] => touches = TouchFacts::ForTheArbiter,
            ["position", ..] => {
                start = Position::from_fen(&line["position ".len()..]).expect("a FEN");
            }
            [seconds, ref deed @ ..] => {
                let at = seconds.parse::<f64>().unwrap_or_else(|_| panic!("a moment: {line}"));
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small")]
                let at = Moment::from_micros((at * 1e6).round() as u64);
                let (wood, watch) = playing.get_or_insert_with(|| {
                    let start = Standing::Regular(start.clone());
                    let wood = WoodenBoard { pieces: start.board(), feeling, facing };
                    (wood, HandWatch::new(&start, patience, touches))
                });
                while let Some(due) = watch.next_wake().filter(|due| *due <= at) {
                    let seen = watch.wake(due);
                    let is_stuck = seen.is_empty() && watch.next_wake() == Some(due);
                    tell(&mut out, due, seen);
                    if is_stuck {
                        break;
                    }
                }
                let seen = act(wood, watch, at, deed);
                tell(&mut out, at, seen);
            }
            _ => {}
        }
    }
    out
}

fn act(wood: &mut WoodenBoard, watch: &mut HandWatch, at: Moment, deed: &[&str]) -> Vec<HandSeen> {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    match *deed {
        ["lift", from] => wood.put(square(from), None),
        ["place", piece] => {
            let (letter, to) = piece.split_at(1);
            let piece =
                Piece::from_char(letter.chars().next().expect("a letter")).expect("a piece");
            wood.put(square(to), Some(piece));
        }
        ["press"] => return watch.press(at),
        ["said", side, claim] => {
            let by = if side == "white" { Color::White } else { Color::Black };
            watch.said(at, by, &claim_of(claim));
            return watch.wake(at);
        }
        ["turns"] => wood.facing = wood.facing.other(),
        ["says", claim] => return watch.moved(&claim_of(claim)),
        ["lost"] => return watch.lose(at),
        ["stands"] | ["wait"] => {}
        ref other => panic!("no deed: {other:?}"),
    }
    if *deed == ["wait"] { watch.wake(at) } else { watch.read(at, wood.reading()) }
}

fn tell(out: &mut String, at: Moment, seen: Vec<HandSeen>) {
    for seen in seen {
        let told = match seen {
            HandSeen::Agrees => "agrees".to_owned(),
            HandSeen::Touched(touch) => {
                format!("touched {}{} at {}", touch.piece.char(), touch.square, seconds(touch.at))
            }
            HandSeen::Stands { claim, legality } => {
                let legality = match legality {
                    Legality::Legal(_) => String::new(),
                    other => format!(", {other:?}"),
                };
                format!("stands {}{legality}", text_of(&claim))
            }
            HandSeen::OneOf(claims) => {
                let claims: Vec<String> = claims.iter().map(text_of).collect();
                format!("one of {}", claims.join(" "))
            }
            HandSeen::TakenBack(claim) => format!("taken back {}", text_of(&claim)),
            HandSeen::NotBelieved(square) => format!("{square} is not believed"),
            HandSeen::NotSetUp(looks) => format!("is not set up, {looks:?}"),
            HandSeen::Differs(divergence) => {
                let squares: Vec<String> =
                    divergence.squares.iter().map(ToString::to_string).collect();
                format!("differs on {} from ply {:?}", squares.join(" "), divergence.ply)
            }
        };
        let _ = writeln!(out, "> {} {told}", seconds(at));
    }
}

fn seconds(at: Moment) -> String {
    format!("{}.{:03}", at.as_micros() / 1_000_000, at.as_micros() / 1_000 % 1_000)
}

fn text_of(claim: &ClaimedMove) -> String {
    match claim {
        ClaimedMove::Castle(CastlingSide::KingSide) => "O-O".to_owned(),
        ClaimedMove::Castle(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        ClaimedMove::Step(step) => {
            let from = step.from.square().map_or_else(String::new, |from| from.to_string());
            let becomes = step.promotion.map_or_else(String::new, |role| role.char().to_string());
            format!("{from}{}{becomes}", step.to)
        }
    }
}

fn claim_of(text: &str) -> ClaimedMove {
    match text {
        "O-O" => return ClaimedMove::Castle(CastlingSide::KingSide),
        "O-O-O" => return ClaimedMove::Castle(CastlingSide::QueenSide),
        _ => {}
    }
    let square = |part: &str| part.parse::<Square>().expect("a square");
    match ClaimedMove::between(square(&text[..2]), square(&text[2..4])) {
        ClaimedMove::Step(step) => ClaimedMove::Step(hector::chess::ClaimedStep {
            promotion: text[4..].chars().next().and_then(Role::from_char),
            ..step
        }),
        castle @ ClaimedMove::Castle(_) => castle,
    }
}
