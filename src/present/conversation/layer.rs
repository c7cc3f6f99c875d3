//! Somebody around a session, who lets everything through and adds what follows from it: an electronic board, the
//! other place, the arbiter's desk. Never decides what the person in the middle does.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::clock::Moment;
use crate::words::Attention;

use super::{Event, Out, Session};

/// Whoever is around a session is a session too: what is said here once, nobody can forget to
/// let through.
pub trait Layer {
    /// Who sits in the middle.
    type Middle: Session;
    /// The person in the middle.
    fn middle(&self) -> &Self::Middle;
    /// The person in the middle, to whom something happens.
    fn middle_mut(&mut self) -> &mut Self::Middle;
    /// Something happens: here, or to the person in the middle.
    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out>;
    /// What else follows once something has happened.
    fn afterwards(&mut self, out: Vec<Out>, now: Moment) -> Vec<Out>;
    /// When something follows of itself, whatever the person does.
    fn follows_at(&self) -> Option<Moment>;
}

/// Whoever sits in the middle, with what is around.
pub struct Layered<A>(pub A);

impl<A: Layer> Session for Layered<A> {
    fn take(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let out = self.0.hears(event, now);
        self.0.afterwards(out, now)
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        [self.0.middle().wake_at(now), self.0.follows_at()].into_iter().flatten().min()
    }

    fn around(&self) -> Surroundings {
        self.0.middle().around()
    }

    fn sound_file(&self, now: Moment) -> Option<PathBuf> {
        self.0.middle().sound_file(now)
    }

    fn attention(&self) -> Option<Attention> {
        self.0.middle().attention()
    }
}
