//! Guessing the moves of one side: right, as good, or wrong, with hints, and a count at the end. The move is revealed
//! only when it is asked for or guessed.

use crate::chess::opponent::worth_after;
use crate::chess::{Color, Move};
use crate::present::conversation::{Dialogue as _, GivenLine, MoveAsked, Out, TakesAnswers as _};
use crate::present::spoken::Segment;
use crate::words::{NoLegalMove, Quoted, side_named};

use super::Reviewing;
use super::telling::SideWithNumber;
use crate::review::course::Course;

/// The state of the guessing so far.
#[derive(Debug, Clone)]
pub(crate) struct Guessing {
    /// Whose moves are guessed.
    pub(crate) side: Color,
    right: u32,
    good: u32,
    wrong: u32,
    shown: u32,
    hints: u32,
    /// How many hints were given for the present move.
    helped: u8,
}

/// How many positions to examine when comparing two moves.
const COMPARED: u64 = 30_000;
/// How much worse a guess may be and still count as just as good, in hundredths of a pawn.
const AS_GOOD: i32 = 30;

impl Reviewing {
    /// Begins to guess the moves of a side, by default the side to move.
    pub(crate) fn guess(&mut self, text: &str) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let side = match text {
            "" => course.position().turn(),
            text => match side_named(text) {
                Some(side) => side,
                None => {
                    let sentence = self.tongue.texts.colour_unclear(Quoted(text));
                    return self.refuse(&sentence);
                }
            },
        };
        let guessing =
            Guessing { side, right: 0, good: 0, wrong: 0, shown: 0, hints: 0, helped: 0 };
        self.playing = None;
        self.guessing = Some(guessing);
        let mut out = vec![self.answer(self.tongue.texts.guess_begins(side))];
        out.extend(self.go_on_guessing(Vec::new()));
        out
    }

    /// Plays the other side's move, then asks for the next guess or ends.
    fn go_on_guessing(&mut self, mut segments: Vec<Segment>) -> Vec<Out> {
        let Some(mut course) = self.course.take() else { return self.refuse(&self.trouble) };
        let side = self.seen_from();
        // A null move is not to be guessed.
        let passes = |course: &Course| course.coming().is_some_and(|next| next.legal().is_none());
        while (course.position().turn() != side || passes(&course)) && course.forward().is_some() {
            segments.extend(self.latest_told(&course, SideWithNumber::Always));
        }
        let is_over = course.coming().is_none();
        segments.push(match is_over {
            true => self.plain(self.end_told(&course)),
            false => self.plain(self.tongue.texts.your_guess()),
        });
        self.course = Some(course);
        let mut out = vec![self.says(segments)];
        if is_over {
            out.extend(self.stop_guessing());
        }
        out
    }

    /// Ends the guessing and tells the count.
    pub(crate) fn stop_guessing(&mut self) -> Vec<Out> {
        let Some(Guessing { right, good, wrong, shown, hints, .. }) = self.guessing.take() else {
            return self.refuse(self.tongue.texts.not_guessing());
        };
        vec![self.answer(self.tongue.texts.guess_counts(right, good, wrong, shown, hints))]
    }

    /// Makes the move that was guessed or shown, with words before it.
    fn reveal(&mut self, before: &str) -> Vec<Out> {
        if let Some(guessing) = &mut self.guessing {
            guessing.helped = 0;
        }
        let Some(mut course) = self.course.take() else { return self.refuse(&self.trouble) };
        let mut segments: Vec<Segment> = Vec::new();
        if !before.is_empty() {
            segments.push(self.plain(before));
        }
        if course.forward().is_some() {
            segments.extend(self.latest_told(&course, SideWithNumber::Always));
        }
        self.course = Some(course);
        self.go_on_guessing(segments)
    }

    /// Reveals the move.
    pub(crate) fn show_move(&mut self) -> Vec<Out> {
        match &mut self.guessing {
            Some(guessing) => guessing.shown += 1,
            None => return self.refuse(self.tongue.texts.not_guessing()),
        }
        self.reveal("")
    }

    /// First the piece, then where it goes.
    pub(crate) fn hint(&mut self) -> Vec<Out> {
        let coming = self.course.as_ref().and_then(|course| course.coming());
        let coming = coming.and_then(|played| played.legal());
        let (Some(guessing), Some(coming)) = (&mut self.guessing, coming) else {
            return self.refuse(self.tongue.texts.not_guessing());
        };
        guessing.hints += 1;
        guessing.helped += 1;
        let told = match guessing.helped {
            1 => self.tongue.texts.guess_hint_piece(coming.role()),
            _ => {
                let to = match coming.castling_side() {
                    Some(side) => side.king_to(self.seen_from()),
                    None => coming.to(),
                };
                self.tongue.texts.guess_hint_square(&self.tongue.wording.say_square(to))
            }
        };
        vec![self.answer(&told)]
    }

    /// Takes a typed or spoken move: a guess, or where to go in the game.
    pub(crate) fn take_move(&mut self, line: &GivenLine) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let (typed, moves) = (line.text(), self.tongue.moves());
        let given = line.read_move(&moves);
        let found = moves.legal_of(given, typed, course.position(), &self.tongue.texts);
        match found {
            Err(NoLegalMove::NotUnderstood(reason)) => {
                self.refuse(self.tongue.texts.not_understood(Quoted(typed), &reason))
            }
            Err(NoLegalMove::NotPlayable(reason)) => self.refuse(&reason),
            Err(NoLegalMove::Several(which)) => self.ask_which(MoveAsked::alone(which)),
            Ok(legal) if self.guessing.is_some() => self.take_guess(legal),
            Ok(legal) => self.follow(legal),
        }
    }

    /// Goes to where the game or one of its branches has this move.
    fn follow(&mut self, legal: Move) -> Vec<Out> {
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        if course.coming().is_none_or(|coming| coming.legal() != Some(legal)) {
            let branches = course.coming().map(|coming| coming.variations()).unwrap_or_default();
            let begins = |line: &crate::chess::notation::pgn::Line| {
                line.moves().first().is_some_and(|first| first.legal() == Some(legal))
            };
            let Some(branch) = branches.iter().position(begins) else {
                return self.refuse(self.tongue.texts.move_not_in_file());
            };
            course.forward();
            course.enter(branch);
            return self.tell_latest();
        }
        self.forward(1)
    }

    fn take_guess(&mut self, legal: Move) -> Vec<Out> {
        let coming = self.course.as_ref().and_then(|course| course.coming());
        let Some(coming) = coming.and_then(|played| played.legal()) else {
            return self.refuse(self.tongue.texts.guess_over());
        };
        let is_good = legal != coming && self.is_as_good(legal, coming);
        let Some(guessing) = &mut self.guessing else { return Vec::new() };
        if legal == coming {
            guessing.right += 1;
            return self.reveal(&self.tongue.texts.guess_right());
        }
        if is_good {
            guessing.good += 1;
            return self.reveal(&self.tongue.texts.guess_good());
        }
        guessing.wrong += 1;
        self.refuse(self.tongue.texts.guess_wrong())
    }

    /// Whether Hector finds a move at least as good as that of the game.
    fn is_as_good(&self, guessed: Move, played: Move) -> bool {
        let Some(course) = &self.course else { return false };
        let history = course.way().since_the_last_pass();
        let worth = |legal| worth_after(&history, legal, COMPARED);
        worth(guessed) >= worth(played) - AS_GOOD
    }
}
