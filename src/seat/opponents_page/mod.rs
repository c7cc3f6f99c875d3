//! A seat with a page for the opponent, who sits at the second board with a telephone. A move entered there is proposed
//! to the player, who has heard the announcement. A press and a call for the arbiter count as the opponent's own acts.
//! The page never acts for the player or the arbiter, and never tells what is legal.

mod forms;
mod note;
mod stage;

pub use stage::{KEY_PLACE, ways_in};

use crate::chess::{Color, Square};
use crate::clock::{Clock, Moment, Span};
use crate::present::conversation::{Asked, Dialogue as _, Event, FromPage, Out, ToPage};
use crate::present::spoken::Priority;
use crate::table::{Game, Phase, Said};

use super::layer::{Layer, Sits};
use super::player::SeatDeed;
use note::PageNote;
use stage::PageStage;

/// Someone opening the page is reported at most this often.
const TELLS_AGAIN: Span = Span::from_seconds(10);
/// Countdowns are corrected at least this often.
const COUNTS_AGAIN: Span = Span::from_seconds(5);

/// A seat, and the opponent's page.
pub struct BesidePage<S> {
    sitter: S,
    proposal: Option<PageProposal>,
    /// What was proposed earlier.
    proposed: Option<ProposedSoFar>,
    /// The square tapped first for a move.
    from: Option<Square>,
    /// The outcome of the last form.
    note: Option<PageNote>,
    came_in: Option<Moment>,
    shown: Option<PageStage>,
    counted: Option<(Clock, Moment)>,
}

/// An entered move that the player has not answered yet.
struct PageProposal {
    said: Said,
    /// What the opponent had announced by then.
    before: AnnouncedSoFar,
    asking: WhenAsked,
}

/// How often moves were proposed in a turn, and the time of the latest.
#[derive(Debug, Clone, Copy)]
struct ProposedSoFar {
    turn: u32,
    times: u32,
    latest: Moment,
}

/// Whether the player has been asked about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WhenAsked {
    /// Not yet: as soon as no other question is open.
    Later,
    Now,
}

/// What a side has announced so far. Any announcement changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct AnnouncedSoFar {
    plies: usize,
    turn: u32,
    announced: Option<Said>,
    corrected: usize,
}

impl AnnouncedSoFar {
    fn by(side: Color, game: &Game) -> AnnouncedSoFar {
        let turn = game.turn();
        let plies = game.plies().iter().filter(|ply| ply.by == side).count();
        let (announced, corrected) = match turn.by == side {
            true => (turn.announced().cloned(), turn.corrected.len()),
            false => (None, 0),
        };
        AnnouncedSoFar {
            plies: plies + usize::from(announced.is_some()),
            turn: turn.serial,
            announced,
            corrected,
        }
    }

    /// Whether something has been announced since.
    fn is_before(&self, now: &AnnouncedSoFar) -> bool {
        now.plies > self.plies
            || (now.turn == self.turn
                && (now.announced != self.announced || now.corrected != self.corrected))
    }
}

impl<S: Sits> BesidePage<S> {
    pub fn new(sitter: S) -> BesidePage<S> {
        BesidePage {
            sitter,
            proposal: None,
            proposed: None,
            from: None,
            note: None,
            came_in: None,
            shown: None,
            counted: None,
        }
    }

    /// Prints the page for the first time.
    pub fn opens(&mut self) -> Vec<Out> {
        self.prints()
    }

    fn side(&self) -> Color {
        !self.sitter.seat().own
    }

    fn game(&self) -> &Game {
        &self.sitter.seat().running.game
    }

    /// Asks the player about an entered move if no other question is open, and settles what has been answered.
    fn follow(&mut self) -> Vec<Out> {
        let now = AnnouncedSoFar::by(self.side(), self.game());
        let is_played = matches!(self.game().phase(), Phase::Playing);
        let Some(proposal) = &mut self.proposal else { return Vec::new() };
        let seat = self.sitter.seat_mut();
        let asked_here = |asked: &Option<Asked<SeatDeed>>| {
            matches!(asked, Some(Asked::Deed(SeatDeed::FromPage(_))))
        };
        if proposal.before.is_before(&now) || !is_played {
            if asked_here(&seat.open.asked) {
                seat.open.asked = None;
            }
            self.proposal = None;
            self.note = is_played.then_some(PageNote::Taken);
            return Vec::new();
        }
        let same_is_asked = match &seat.open.asked {
            Some(Asked::Deed(SeatDeed::FromPage(said) | SeatDeed::FromBoard(_, _, said))) => {
                said.claim == proposal.said.claim
            }
            _ => false,
        };
        match (&seat.open.asked, proposal.asking) {
            _ if same_is_asked => {
                proposal.asking = WhenAsked::Now;
                Vec::new()
            }
            (None, WhenAsked::Now) => {
                self.proposal = None;
                self.note = Some(PageNote::NotTaken);
                Vec::new()
            }
            (None, WhenAsked::Later) | (Some(Asked::Deed(SeatDeed::FromPage(_))), _) => {
                proposal.asking = WhenAsked::Now;
                let deed = SeatDeed::FromPage(proposal.said.clone());
                let asked = seat.question(&deed);
                seat.open.asks(deed);
                vec![seat.tells(asked)]
            }
            (Some(_), _) => {
                proposal.asking = WhenAsked::Later;
                Vec::new()
            }
        }
    }

    fn takes_news(&mut self, news: FromPage, now: Moment) -> Vec<Out> {
        match news {
            FromPage::CameIn => {
                let is_told = self.came_in.is_some_and(|before| now.since(before) < TELLS_AGAIN);
                self.came_in = Some(now);
                let told = self.sitter.seat().tells(self.sitter.seat().tongue.texts.page_came_in());
                if is_told { Vec::new() } else { vec![told] }
            }
            FromPage::WrongCode(tried) => {
                let seat = self.sitter.seat();
                vec![seat.utter(Priority::Telling, seat.tongue.texts.wrong_code_tried(tried))]
            }
            FromPage::Form { path, fields } => {
                let mut out = self.takes_form(&path, &fields, now);
                out.extend(self.follow());
                // The sender waits for an answer even if nothing changed.
                match self.shown.as_ref() == Some(&self.stage()) {
                    true => out.push(Out::ToPage(ToPage::IsPrinted)),
                    false => out.extend(self.prints()),
                }
                out
            }
        }
    }

    fn prints_changes(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        let stage = self.stage();
        if self.shown.as_ref() != Some(&stage) {
            // The note of the last form is outdated once something else has happened.
            if self.shown.as_ref().is_some_and(|shown| shown.is_followed_by(&stage)) {
                self.note = None;
            }
            out.extend(self.prints());
        }
        let clock = self.game().clock();
        let is_right = self
            .counted
            .as_ref()
            .is_some_and(|(counted, at)| counted == clock && now.since(*at) < COUNTS_AGAIN);
        if !is_right {
            self.counted = Some((clock.clone(), now));
            out.push(Out::ToPage(ToPage::Counts(self.counts(now))));
        }
        out
    }
}

impl<S: Sits> Layer for BesidePage<S> {
    type Middle = S;

    fn middle(&self) -> &S {
        &self.sitter
    }

    fn middle_mut(&mut self) -> &mut S {
        &mut self.sitter
    }

    fn afterwards(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.follow());
        out.extend(self.prints_changes(now));
        out
    }

    fn follows_at(&self) -> Option<Moment> {
        None
    }

    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Page(news) = event else { return self.sitter.take(event, now) };
        let mut out = self.sitter.take(Event::TimePasses, now);
        out.extend(self.takes_news(news, now));
        out
    }
}
