//! Whole games between people who make mistakes: they misspeak, mishear and misplace, press late, and their boards
//! differ; the machine dies, and the arbiter settles what comes up. The wooden boards are modelled separately from what
//! Hector knows, so that Hector can be checked against them.

use hector::chess::{ByColor, ClaimedMove, ClaimedStep, Color, Position, Role, Square};
use hector::clock::{Moment, Span};
use hector::laws::{Edition, Mode, read_event};
use hector::record::{fact_line, read_fact};
use hector::table::{
    Absence, Act, ArbiterAct, Case, Effect, Fact, Game, Intent, Matter, Notice, Person, Phase,
    Player, PlayerTold, Points, Question, Recorded, Said, Setting, decide, due, tell,
};
use shakmaty::{Board, Position as _};

use super::dice::Dice;
use super::seats::{announce, correct, press, repeat, said};

/// How many times each rare event happened, so that a test can check that it did.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Tally {
    pub(crate) games: usize,
    pub(crate) plies: usize,
    pub(crate) facts: usize,
    pub(crate) slips_of_hand: usize,
    pub(crate) slips_of_tongue: usize,
    pub(crate) corrected: usize,
    pub(crate) misheard: usize,
    pub(crate) not_repeated: usize,
    pub(crate) illegal: usize,
    pub(crate) late_presses: usize,
    pub(crate) empty_presses: usize,
    pub(crate) crashes: usize,
    pub(crate) divergences_told: usize,
    pub(crate) flags: usize,
    pub(crate) cases_settled: usize,
    pub(crate) boards_read: usize,
    pub(crate) in_training: usize,
    pub(crate) over: usize,
}

impl Tally {
    /// Adds the counts of another run.
    pub(crate) fn add(&mut self, other: &Tally) {
        let Tally { games, plies, facts, slips_of_hand, .. } = other;
        self.games += games;
        self.plies += plies;
        self.facts += facts;
        self.slips_of_hand += slips_of_hand;
        self.slips_of_tongue += other.slips_of_tongue;
        self.corrected += other.corrected;
        self.misheard += other.misheard;
        self.not_repeated += other.not_repeated;
        self.illegal += other.illegal;
        self.late_presses += other.late_presses;
        self.empty_presses += other.empty_presses;
        self.crashes += other.crashes;
        self.divergences_told += other.divergences_told;
        self.flags += other.flags;
        self.cases_settled += other.cases_settled;
        self.boards_read += other.boards_read;
        self.in_training += other.in_training;
        self.over += other.over;
    }
}

/// Plays the game with this seed to its end, and checks Hector's promises after every act.
pub(crate) fn simulate(seed: u64) -> Tally {
    let mut hall = Hall::new(seed);
    hall.intend(&Intent::Arbiter(ArbiterAct::Starts));
    let most = 20 + hall.dice.below(80);
    while hall.tally.plies < most && hall.is_going() {
        hall.ply();
    }
    hall.finish()
}

/// The playing hall: two people, two wooden boards, an arbiter, and Hector.
struct Hall {
    seed: u64,
    dice: Dice,
    game: Game,
    /// The record as it is on the disk.
    lines: Vec<String>,
    at: Moment,
    /// The real position of each wooden board.
    wood: ByColor<Board>,
    /// Whether Hector learns everything that the hands of a side do.
    watched: ByColor<Watched>,
    tally: Tally,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Watched {
    Always,
    Never,
}

impl Hall {
    fn new(seed: u64) -> Hall {
        let mut dice = Dice::new(seed);
        let control = dice.pick(&["90+30", "5+3", "3+0", "40/20 then 10 each 5 s", "1+1"]);
        let text =
            format!("[time]\ncontrol = \"{control}\"\n[device]\nprofile = \"full announcement\"\n");
        let mut event = read_event(&text).expect("a simulated event");
        event.edition = dice.pick(&Edition::ALL);
        event.mode = if dice.one_in(10) { Mode::Training } else { Mode::Tournament };
        let players = ByColor { white: Player::SIGHTED, black: Player::BLIND };
        let setting = Setting::new(event, players).expect("a time control");
        let board = setting.start.board().board().clone();
        let mut watch = || if dice.one_in(2) { Watched::Always } else { Watched::Never };
        let watched = ByColor { white: watch(), black: watch() };
        let mut tally = Tally { games: 1, ..Tally::default() };
        tally.in_training = usize::from(setting.event.mode == Mode::Training);
        Hall {
            seed,
            dice,
            game: Game::new(setting),
            lines: Vec::new(),
            at: Moment::ZERO,
            wood: ByColor { white: board.clone(), black: board },
            watched,
            tally,
        }
    }

    fn is_going(&self) -> bool {
        *self.game.phase() == Phase::Playing
    }

    /// One move, from the choice to the position on both boards after it.
    fn ply(&mut self) {
        // A move that was made but not pressed may be answered (1.3).
        let by = self.game.turn().by;
        let mover = if self.game.turn().made.is_some() { !by } else { by };
        let Some(position) = self.game.present().position().cloned() else {
            self.arbiter(ArbiterAct::Restores(self.game.plies().len().saturating_sub(1)));
            self.set_up_wood();
            return;
        };
        let Some(meant) = self.choose(&position) else {
            // No side has a move left, and the arbiter says so.
            self.settle_all();
            if self.is_going() {
                self.arbiter(ArbiterAct::Declares(Points::Draw));
            }
            return;
        };
        self.tally.plies += 1;
        self.wait();
        if self.dice.one_in(150) {
            self.tally.empty_presses += 1;
            self.intend(&press(mover));
            self.settle_all();
            return;
        }
        self.ask(mover);
        let wrong_before = self.wrong_and_watched();
        let owes_a_press = mover != by;
        // Training refuses impossible moves, so a hand does not go first there.
        if self.game.mode() == Mode::Tournament && self.dice.one_in(4) {
            self.carry_out(mover, mover, &meant);
            self.speak(mover, &position, &meant);
        } else {
            let spoken = self.speak(mover, &position, &meant);
            self.carry_out(mover, mover, &spoken);
        }
        if owes_a_press && self.dice.one_in(2) {
            self.intend(&press(by));
        }
        self.nothing_wrong_is_kept_from_the_arbiter(wrong_before);
        let early = self.dice.one_in(3);
        if early {
            self.press(mover);
        }
        self.copy(!mover);
        if !early {
            self.press(mover);
        }
        self.rest();
    }

    /// The move that a player wants to make: mostly a legal one.
    fn choose(&mut self, position: &Position) -> Option<Said> {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let chosen = said(position, self.dice.pick(&legal));
        if !self.dice.one_in(40) {
            return Some(chosen);
        }
        let elsewhere = self.elsewhere(&chosen);
        let is_legal = |claim: &ClaimedMove| matches!(hector::chess::judge(position, claim), Ok(found) if legal.contains(&found));
        if !is_legal(&elsewhere.claim) {
            self.tally.illegal += 1;
        }
        Some(elsewhere)
    }

    /// The same piece to another square.
    fn elsewhere(&mut self, meant: &Said) -> Said {
        let claim = match meant.claim {
            ClaimedMove::Castle(side) => ClaimedMove::Castle(!side),
            ClaimedMove::Step(step) => {
                let near: Vec<Square> =
                    Square::ALL.into_iter().filter(|at| at.distance(step.to) == 1).collect();
                let from = step.from.square();
                let to = self.dice.pick(&near);
                let to = if Some(to) == from { step.to } else { to };
                ClaimedMove::Step(ClaimedStep { to, promotion: None, ..step })
            }
        };
        Said { words: format!("other than {}", meant.words), claim }
    }

    /// Announces a move, perhaps with a slip of the tongue that is corrected. A move that training refuses is replaced
    /// by a possible one. Returns what the hand has to do.
    fn speak(&mut self, mover: Color, position: &Position, meant: &Said) -> Said {
        if self.dice.one_in(50) {
            self.tally.slips_of_tongue += 1;
            let slip = self.elsewhere(meant);
            self.intend(&announce(mover, &slip));
            if !self.dice.one_in(3) {
                self.tally.corrected += 1;
                self.intend(&correct(mover, meant));
            }
        } else {
            self.intend(&announce(mover, meant));
        }
        let turn = self.game.turn();
        let is_announced = turn.by == mover && turn.announced().is_some();
        if self.game.mode() == Mode::Training && !is_announced {
            let legal = position.legal_moves();
            let other = said(position, self.dice.pick(&legal));
            self.intend(&announce(mover, &other));
            return other;
        }
        meant.clone()
    }

    /// The opponent repeats the announced move and carries it out.
    fn copy(&mut self, side: Color) {
        let turn = self.game.turn();
        let announced = match (&turn.made, self.game.plies().last()) {
            (Some(made), _) if turn.by == !side => made.said.clone(),
            (_, Some(last)) if last.by == !side => last.made.said.clone(),
            _ => return,
        };
        let heard = if self.dice.one_in(40) {
            self.tally.misheard += 1;
            self.elsewhere(&announced)
        } else {
            announced
        };
        if self.dice.one_in(15) {
            self.tally.not_repeated += 1;
        } else {
            self.intend(&repeat(side, &heard));
        }
        self.carry_out(side, !side, &heard);
    }

    /// A hand carries the intended move out on its own board, or nearly so.
    fn carry_out(&mut self, side: Color, mover: Color, meant: &Said) {
        let done = if self.dice.one_in(60) {
            self.tally.slips_of_hand += 1;
            self.elsewhere(meant)
        } else {
            meant.clone()
        };
        moved(self.wood.get_mut(side), mover, &done.claim);
        if *self.watched.get(side) == Watched::Always {
            self.intend(&Intent::Do {
                side,
                who: Person::Player(side),
                act: Act::Moves(Said { words: "by hand".to_owned(), ..done }),
            });
        }
    }

    fn press(&mut self, side: Color) {
        if self.dice.one_in(60) {
            // Forgotten, and made up for after the reply or not at all.
            self.tally.late_presses += 1;
            return;
        }
        self.intend(&press(side));
    }

    /// Between two moves: a board is read, the arbiter decides, the machine dies.
    fn rest(&mut self) {
        if self.dice.one_in(25) {
            self.read_a_board();
        }
        if self.dice.one_in(6) {
            self.settle_all();
        }
        if self.dice.one_in(120) {
            self.crash();
        }
        if self.dice.one_in(400) {
            let side = self.a_side();
            let player = Person::Player(side);
            let act = self.dice.pick(&[&Act::OffersDraw, &Act::Resigns, &Act::ClaimsTime]).clone();
            self.intend(&Intent::Do { side, who: player, act });
        }
    }

    fn a_side(&mut self) -> Color {
        self.dice.pick(&[Color::White, Color::Black])
    }

    fn ask(&mut self, side: Color) {
        if self.dice.one_in(12) {
            let question = self.dice.pick(&[Question::Times, Question::Moves, Question::OwnScore]);
            self.intend(&Intent::Ask { side, who: Person::Player(side), question });
        }
    }

    /// Reads the real position of a board out, between two moves.
    fn read_a_board(&mut self) {
        if self.game.turn().made.is_some() || !self.is_going() {
            return;
        }
        self.tally.boards_read += 1;
        let side = self.a_side();
        let wood = self.wood.get(side).clone();
        self.intend(&Intent::Do {
            side,
            who: Person::Player(side),
            act: Act::ReadsBoard(wood.clone()),
        });
        let right = self.game.standing().board();
        let copying = self.game.turn().by == side;
        if wood != right && !copying && self.is_going() {
            assert!(self.divergence_is_open(), "{}: a board that was read is wrong", self.seed);
        }
    }

    /// The watched wooden boards that differ from the moves, between two moves.
    fn wrong_and_watched(&self) -> Vec<Color> {
        let right = self.game.present().board();
        [Color::White, Color::Black]
            .into_iter()
            .filter(|side| *self.watched.get(*side) == Watched::Always)
            .filter(|side| *self.wood.get(*side) != right)
            .collect()
    }

    /// Every difference on a watched board at the time of the next move must have been reported to the arbiter.
    fn nothing_wrong_is_kept_from_the_arbiter(&mut self, wrong: Vec<Color>) {
        if wrong.is_empty() || !self.is_going() || self.game.turn().made.is_none() {
            return;
        }
        self.tally.divergences_told += 1;
        assert!(self.divergence_is_open(), "{wrong:?} wrong and nobody told. {}", self.story());
    }

    fn divergence_is_open(&self) -> bool {
        self.game.cases().iter().any(|case| {
            let about_boards = matches!(
                case.matter,
                Matter::BoardsDiffer { .. }
                    | Matter::BoardsAlike { .. }
                    | Matter::HandAgainstWords { .. }
            );
            case.is_open() && about_boards
        })
    }

    /// The arbiter stops the clock, settles every open case, and resumes the game.
    fn settle_all(&mut self) {
        for _ in 0..8 {
            let Some(case) = self.game.cases().iter().find(|case| case.is_open()).cloned() else {
                return;
            };
            if !self.is_going() || self.game.turn().made.is_some() {
                return;
            }
            self.arbiter(ArbiterAct::Stops);
            self.tally.cases_settled += 1;
            match case.remedies.len() {
                0 => {
                    self.arbiter(ArbiterAct::Dismisses(case.number));
                    let wrong = matches!(
                        case.matter,
                        Matter::BoardsDiffer { .. }
                            | Matter::BoardsAlike { .. }
                            | Matter::HandAgainstWords { .. }
                    );
                    assert!(!wrong, "{}: no remedy for boards that differ", self.seed);
                }
                remedies => self.settle(&case, self.seed as usize % remedies),
            }
            if self.is_going() {
                self.arbiter(ArbiterAct::Resumes(None));
            }
        }
    }

    fn settle(&mut self, case: &Case, remedy: usize) {
        self.arbiter(ArbiterAct::Settles { case: case.number, remedy: remedy + 1 });
        for effect in &case.remedies[remedy].effects {
            match effect {
                Effect::Restore(_) | Effect::Queen(_) | Effect::PutRight => self.set_up_wood(),
                Effect::CorrectBoard(side, _) => {
                    *self.wood.get_mut(*side) = self.game.standing().board();
                }
                _ => {}
            }
        }
    }

    fn set_up_wood(&mut self) {
        let board = self.game.standing().board();
        self.wood = ByColor { white: board.clone(), black: board };
    }

    fn arbiter(&mut self, act: ArbiterAct) {
        self.intend(&Intent::Arbiter(act));
    }

    fn wait(&mut self) {
        let longest = if self.dice.one_in(20) { 200_000 } else { 8_000 };
        self.at = self.at + Span::from_millis(self.dice.next() % longest);
    }

    /// An act: decided, applied, written to the disk, reported; and everything is checked.
    fn intend(&mut self, intent: &Intent) {
        let facts = due(&self.game, self.at);
        let mut notices = self.take_in(&facts);
        assert!(notices.iter().all(|notice| is_for_nobody_or_arbiter(notice, &self.game)));
        if let Ok(facts) = decide(&self.game, intent, self.at) {
            notices.extend(self.take_in(&facts));
            self.tally.facts += facts.len();
        }
        if self.game.mode() == Mode::Tournament {
            for notice in &notices {
                self.is_allowed(notice, intent);
            }
        }
        self.times_are_sound();
    }

    fn take_in(&mut self, facts: &[Recorded]) -> Vec<Notice> {
        let mut notices = Vec::new();
        for fact in facts {
            if let Fact::Clock(_) = fact.fact {
                self.tally.flags += 1;
            }
            self.game.apply(fact);
            self.lines.push(fact_line(fact));
            notices.extend(tell(fact, &self.game));
        }
        self.tally.over += usize::from(!self.is_going() && !facts.is_empty());
        notices
    }

    /// What a player may hear in tournament mode: receipts, answers to own questions, the opponent's own words, offers
    /// and the result. Nothing else, ever.
    fn is_allowed(&self, notice: &Notice, intent: &Intent) {
        let Notice::ToPlayer(side, told) = notice else { return };
        let asked = matches!(intent, Intent::Ask { side: asker, .. } if asker == side);
        let spoken = |words: &str| match intent {
            Intent::Speak { said, .. } => said.words == words,
            _ => false,
        };
        let allowed = match told {
            PlayerTold::Noted | PlayerTold::DrawOffered => true,
            PlayerTold::Relayed { said, .. } => spoken(&said.words),
            // The regulations of the event, when they concern an offer or an agreement.
            PlayerTold::OffersRestricted(_) | PlayerTold::AgreementsRestricted(_) => {
                matches!(intent, Intent::Do { act: Act::OffersDraw | Act::AcceptsDraw, .. })
            }
            // From when the Laws allow an agreement, if the players agreed too early.
            PlayerTold::AgreedBeforeBothMoved | PlayerTold::AgreedBeforeBlacksThirtieth => {
                matches!(intent, Intent::Do { act: Act::AcceptsDraw, .. })
            }
            PlayerTold::Times { .. }
            | PlayerTold::MovesCompleted { .. }
            | PlayerTold::OwnScore(_)
            | PlayerTold::Capabilities(_) => asked,
            // No player is told of a press (12.6).
            PlayerTold::PressDue(_) | PlayerTold::PressCounts(_) => false,
            PlayerTold::Result(_) => !self.is_going(),
            PlayerTold::ToSeal(_)
            | PlayerTold::NobodySeals
            | PlayerTold::SealVoid
            | PlayerTold::Adjourned
            | PlayerTold::ResumptionSet(_)
            | PlayerTold::TakenUp
            | PlayerTold::ModeIs(_)
            | PlayerTold::DeviceSealed
            | PlayerTold::DeviceOpened
            | PlayerTold::Declined(_) => true,
            PlayerTold::Help(..) => false,
        };
        assert!(allowed, "{}: {notice:?} after {intent:?}", self.seed);
    }

    /// A running clock without time left has a fallen flag, or one that is due to fall.
    fn times_are_sound(&self) {
        if !self.is_going() {
            return;
        }
        let reading = self.game.clock().reading(self.at);
        for side in [Color::White, Color::Black] {
            let face = reading.of(side);
            if face.remaining == Some(Span::ZERO) {
                let runs = self.game.clock().running() == Some(side);
                let due_now = due(&self.game, self.at);
                assert!(
                    face.flag.is_some() || !due_now.is_empty() || !runs,
                    "{}: no time and no flag",
                    self.seed
                );
            }
        }
    }

    /// The machine dies and starts again: the record on the disk must give the same game.
    fn crash(&mut self) {
        self.tally.crashes += 1;
        let record = self.record();
        let again = Game::replay(self.game.setting().clone(), &record);
        assert_eq!(again, self.game, "{}: another game after a crash", self.seed);
        self.game = again;
        let absence = if self.dice.one_in(2) {
            let away = Span::from_seconds(self.dice.next() % 60);
            self.at = self.at + away;
            Absence::Measured(away)
        } else {
            Absence::Unmeasured
        };
        let mut facts = due(&self.game, self.at);
        facts.push(Recorded { at: self.at, fact: Fact::Returned(absence) });
        self.take_in(&facts);
        if absence == Absence::Unmeasured && self.is_going() {
            assert_eq!(self.game.clock().running(), None, "{}: the clock runs on", self.seed);
            self.arbiter(ArbiterAct::Resumes(None));
        }
    }

    /// The game and its history, for a message.
    fn story(&self) -> String {
        let latest = self.lines.len().saturating_sub(24);
        let boards = self.wood.as_ref().map(|board| board.board_fen().to_string());
        format!(
            "Game {}, {:?}:\n{}\nWood {boards:?}\nMoves {}\nCases {:#?}",
            self.seed,
            self.game.setting().edition(),
            self.lines[latest..].join("\n"),
            self.game.standing().to_fen(),
            self.game.cases()
        )
    }

    fn record(&self) -> Vec<Recorded> {
        self.lines.iter().map(|line| read_fact(line).expect("a line of the record")).collect()
    }

    fn finish(mut self) -> Tally {
        self.intend(&Intent::Arbiter(ArbiterAct::AsksForReport));
        let again = Game::replay(self.game.setting().clone(), &self.record());
        assert_eq!(again, self.game, "{}: another game from the record", self.seed);
        self.tally
    }
}

/// In tournament mode the clock itself tells players nothing but the result.
fn is_for_nobody_or_arbiter(notice: &Notice, game: &Game) -> bool {
    match notice {
        Notice::ToArbiter(_) => true,
        Notice::ToPlayer(_, told) => {
            game.mode() == Mode::Training || matches!(told, PlayerTold::Result(_))
        }
    }
}

/// Moves pieces without knowing the rules: a captured piece goes off the board, and a king takes its rook along.
fn moved(board: &mut Board, mover: Color, claim: &ClaimedMove) {
    match claim {
        ClaimedMove::Castle(side) => {
            let rank = mover.fold_wb(0, 7);
            let at = |file: u32| Square::new(rank * 8 + file);
            let (rook, to) = if side.is_king_side() { (7, (6, 5)) } else { (0, (2, 3)) };
            let is_there = |file: u32, piece| board.piece_at(at(file)) == Some(piece);
            let king_at = board.king_of(mover).filter(|king| u32::from(*king) / 8 == rank);
            let (true, Some(king_at)) = (is_there(rook, mover.rook()), king_at) else {
                // A king without a rook goes alone; without a king nothing moves.
                if let Some(king_at) = king_at {
                    board.discard_piece_at(king_at);
                    board.set_piece_at(at(to.0), mover.king());
                }
                return;
            };
            board.discard_piece_at(king_at);
            board.discard_piece_at(at(rook));
            board.set_piece_at(at(to.1), mover.rook());
            board.set_piece_at(at(to.0), mover.king());
        }
        ClaimedMove::Step(step) => {
            let Some(from) = step.from.square() else { return };
            let is_castling = board.piece_at(from) == Some(mover.king())
                && from == Square::new(mover.fold_wb(4, 60))
                && step.to.rank() == from.rank();
            let corner = |at: u32| board.piece_at(Square::new(at)) == Some(mover.rook());
            let home = mover.fold_wb(0, 56);
            if is_castling && step.to == Square::new(home + 6) && corner(home + 7)
                || is_castling && step.to == Square::new(home + 7) && corner(home + 7)
            {
                return moved(board, mover, &ClaimedMove::Castle(shakmaty::CastlingSide::KingSide));
            }
            if is_castling && step.to == Square::new(home + 2) && corner(home)
                || is_castling && step.to == Square::new(home) && corner(home)
            {
                return moved(
                    board,
                    mover,
                    &ClaimedMove::Castle(shakmaty::CastlingSide::QueenSide),
                );
            }
            let Some(mut piece) = board.remove_piece_at(from) else { return };
            let aside = Square::from_coords(step.to.file(), from.rank());
            let takes_in_passing = piece.role == Role::Pawn
                && from.file() != step.to.file()
                && board.piece_at(step.to).is_none()
                && board.piece_at(aside) == Some((!piece.color).pawn());
            if takes_in_passing {
                board.discard_piece_at(aside);
            }
            piece.role = step.promotion.unwrap_or(piece.role);
            board.set_piece_at(step.to, piece);
        }
    }
}
