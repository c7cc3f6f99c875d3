//! What the opponent's page shows: what the Laws allow its reader to see, and nothing of the player's own. Pieces are
//! shown only with the permit of training.

use shakmaty::Board;

use crate::chess::{Color, File, Rank, Role, Square};
use crate::clock::{Going, Moment};
use crate::laws::Capability;
use crate::layer::Sits;
use crate::present::board::words::{BoardWords, SquareNames, figure};
use crate::present::conversation::{Out, PageCount, ToPage};
use crate::sheets::ended_with;
use crate::table::{Game, Permit, Phase, Points, Said};
use crate::words::pages::{
    PagesOf, PhoneClock, PhoneClockFace, PhoneEntry, PhoneLine, PhonePage, PhoneSquare, PhoneTap,
    phone_way_in, refused_pages,
};
use crate::words::{Language, Texts, Wording};

use super::BesidePage;
use super::note::PageNote;

/// Placeholder for the reader's key in each form. Text from people never contains this character.
pub const KEY_PLACE: &str = "\u{2}key\u{2}";

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Everything the page depends on, except the time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PageStage {
    does: PageDoes,
    note: Option<PageNote>,
    from: Option<Square>,
    /// Only in training.
    pieces: Option<Board>,
    runs: Option<Color>,
    draw: PlayersOffer,
}

/// Whether an offer of a draw by the player is passed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlayersOffer {
    None,
    Draw,
}

impl PageStage {
    /// Whether the next step has changed without a new note.
    pub(super) fn is_followed_by(&self, now: &PageStage) -> bool {
        self.does != now.does && self.note == now.note
    }
}

/// What the opponent can do next.
#[derive(Debug, Clone, PartialEq, Eq)]
enum PageDoes {
    NotBegun,
    /// To move, after this announcement by the player.
    Moves(Option<Said>),
    /// To move, although the player's clock runs.
    HasPressedUnmoved,
    /// The player has the move, or has announced this one.
    Waits(Option<Said>),
    /// The player is asked about this move.
    Proposes(Said),
    HasAnnounced(Said),
    Interrupted,
    Over(Points),
}

/// The entry pages and the error pages, each with its path.
pub fn ways_in() -> Vec<(String, String)> {
    let of_language = |language: Language| {
        let texts = Texts::new(language);
        let code = language.code();
        let (wrong, later) = (texts.page_wrong(), texts.web_later());
        let at = |path: &'static str, remark: Option<String>| {
            (path, phone_way_in(path, remark, KEY_PLACE, &texts))
        };
        let ways = [
            at("/", None),
            at("/login", None),
            at("/login/wrong", Some(wrong)),
            at("/login/later", Some(later)),
        ];
        let refused = refused_pages(PagesOf::Opponent, &texts);
        let under_its_path = |(path, text): (&str, String)| (format!("/{code}{path}"), text);
        ways.into_iter().chain(refused).map(under_its_path).collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(of_language).collect()
}

impl<S: Sits> BesidePage<S> {
    pub(super) fn has_begun(&self) -> bool {
        self.game().clock().going() != Going::NotStarted
    }

    pub(super) fn stage(&self) -> PageStage {
        let game = self.game();
        let permit = Permit::in_mode(game.mode());
        PageStage {
            does: self.does_now(),
            note: self.note.clone(),
            from: self.from,
            pieces: permit.map(|permit| pieces(permit, game)),
            runs: game.clock().running(),
            draw: match game.offer_of(!self.side()).filter(|_| passes_on(game)) {
                Some(_) => PlayersOffer::Draw,
                None => PlayersOffer::None,
            },
        }
    }

    fn does_now(&self) -> PageDoes {
        let (game, side) = (self.game(), self.side());
        match game.phase() {
            Phase::Over(points) => return PageDoes::Over(*points),
            Phase::Playing => {}
            Phase::Adjourned(_) | Phase::Referred(_) => return PageDoes::Interrupted,
        }
        if !self.has_begun() {
            return PageDoes::NotBegun;
        }
        if let Some(proposal) = &self.proposal {
            return PageDoes::Proposes(proposal.said.clone());
        }
        let turn = game.turn();
        match (turn.by == side, turn.announced()) {
            (true, Some(said)) => PageDoes::HasAnnounced(said.clone()),
            (true, None) if game.clock().running() == Some(!side) => PageDoes::HasPressedUnmoved,
            (true, None) => {
                let last = game.plies().last().map(|ply| ply.made.said.clone());
                PageDoes::Moves(last.filter(|_| passes_on(game)))
            }
            (false, said) => PageDoes::Waits(said.filter(|_| passes_on(game)).cloned()),
        }
    }

    pub(super) fn prints(&mut self) -> Vec<Out> {
        let stage = self.stage();
        let mut out: Vec<Out> = Language::ALL
            .into_iter()
            .map(|language| {
                let text = self.page(&stage, &Texts::new(language)).html(&Texts::new(language));
                let path = format!("/{}/board", language.code());
                Out::ToPage(ToPage::Prints { path, text })
            })
            .collect();
        self.shown = Some(stage);
        out.push(Out::ToPage(ToPage::IsPrinted));
        out
    }

    fn page(&self, stage: &PageStage, texts: &Texts) -> PhonePage {
        let entry = match stage.does {
            PageDoes::NotBegun | PageDoes::Interrupted | PageDoes::Over(_) => PhoneEntry::Closed,
            _ => PhoneEntry::Open(Box::new(self.tap(stage, texts))),
        };
        PhonePage {
            told: self.told(stage, texts),
            clocks: self.clocks(stage, texts),
            entry,
            form_key: KEY_PLACE,
        }
    }

    fn told(&self, stage: &PageStage, texts: &Texts) -> Vec<PhoneLine> {
        let language = self.sitter.seat().running.wording.words;
        let plain = |sentence: String| PhoneLine { sentence, words: None };
        let with = |sentence: String, said: &Said| PhoneLine {
            sentence,
            words: Some((said.words.clone(), language)),
        };
        let mut told: Vec<PhoneLine> =
            stage.note.iter().map(|note| plain(note.told(texts))).collect();
        if stage.draw == PlayersOffer::Draw {
            told.push(plain(texts.page_offers_draw()));
        }
        let heard = |said: &Said| [with(texts.page_heard(), said), plain(texts.page_repeat())];
        match &stage.does {
            PageDoes::NotBegun => told.push(plain(texts.page_not_begun())),
            PageDoes::Moves(said) => {
                told.extend(said.iter().flat_map(heard));
                told.push(plain(texts.page_your_move()));
            }
            PageDoes::HasPressedUnmoved => told.push(plain(texts.page_others_clock_runs())),
            PageDoes::Waits(None) => told.push(plain(texts.page_others_move())),
            PageDoes::Waits(Some(said)) => told.extend(heard(said)),
            PageDoes::Proposes(said) => told.push(with(texts.page_waits(), said)),
            PageDoes::HasAnnounced(said) => told.push(with(texts.page_announced(), said)),
            PageDoes::Interrupted => told.push(plain(texts.page_interrupted())),
            PageDoes::Over(points) => {
                told.push(plain(texts.page_over(&ended_with(*points, texts))));
            }
        }
        told
    }

    fn sides(&self) -> [Color; 2] {
        [self.side(), !self.side()]
    }

    fn clocks(&self, stage: &PageStage, texts: &Texts) -> [PhoneClock; 2] {
        let [own, other] = self.sides();
        let reading = self.game().clock().reading(Moment::ZERO);
        let has_limit = |side: Color| reading.of(side).remaining.is_some();
        let face = |side: Color, number| match has_limit(side) {
            true => PhoneClockFace::Counts(number),
            false => PhoneClockFace::WithoutLimit,
        };
        [
            PhoneClock {
                name: texts.page_your_clock(own),
                face: face(own, 0),
                runs: stage.runs == Some(own),
            },
            PhoneClock {
                name: texts.page_others_clock(other),
                face: face(other, usize::from(has_limit(own))),
                runs: stage.runs == Some(other),
            },
        ]
    }

    /// The countdowns on the page.
    pub(super) fn counts(&self, now: Moment) -> Vec<PageCount> {
        let clock = self.game().clock();
        let reading = clock.reading(now);
        let count = |side: Color| {
            let face = reading.of(side);
            let runs_after = (clock.running() == Some(side)).then_some(face.wait);
            Some(PageCount { left: face.remaining?, runs_after })
        };
        self.sides().into_iter().filter_map(count).collect()
    }

    fn tap(&self, stage: &PageStage, texts: &Texts) -> PhoneTap {
        let wording = self.sitter.seat().running.wording;
        let example = [Square::E7, Square::E5].map(|at| wording.say_square(at)).join(" ");
        let instruction = match stage.from {
            None => texts.page_tap_from(),
            Some(from) => texts.page_tap_to(&from.to_string()),
        };
        let named = Wording::in_one_language(texts.language());
        let promotions =
            PROMOTIONS.map(|role| (role.char(), named.say_piece(role).to_owned())).to_vec();
        let squares = self.squares().map(|at| self.square(at, stage, texts)).collect();
        PhoneTap { example: (example, "e7e5"), instruction, promotions, squares }
    }

    /// From the opponent's side of the board.
    fn squares(&self) -> impl Iterator<Item = Square> {
        let is_black = self.side() == Color::Black;
        let turned = move |at: Square| if is_black { at.rotate_180() } else { at };
        Rank::ALL.into_iter().rev().flat_map(move |rank| {
            File::ALL.into_iter().map(move |file| turned(Square::from_coords(file, rank)))
        })
    }

    fn square(&self, at: Square, stage: &PageStage, texts: &Texts) -> PhoneSquare {
        let wording = Wording::in_one_language(texts.language());
        let piece = stage.pieces.as_ref().and_then(|board| board.piece_at(at));
        let words = BoardWords { texts, wording, squares: SquareNames::Written };
        let is_chosen = stage.from == Some(at);
        let called = std::iter::once(at.to_string())
            .chain(piece.map(|piece| words.named(piece)))
            .chain(is_chosen.then(|| texts.page_chosen()));
        PhoneSquare {
            name: at.to_string(),
            called: called.collect::<Vec<_>>().join(", "),
            figure: piece.map(figure),
            is_dark: at.is_dark(),
            is_chosen,
        }
    }
}

/// The pieces of the game, where help is allowed.
fn pieces(_: Permit, game: &Game) -> Board {
    game.present().board().clone()
}

/// Whether this event passes a player's announcements on.
fn passes_on(game: &Game) -> bool {
    game.setting().allows(Capability::RelayAnnouncements)
}
