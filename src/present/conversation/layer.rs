//! A layer around a session, which passes everything through and adds something of its own: an electronic board, the
//! other place, the arbiter's desk.

use std::path::PathBuf;

use crate::cells::Surroundings;
use crate::clock::Moment;
use crate::words::Attention;

use super::{Event, Out, Session};

/// A session around another one. `Layered` implements the passing through once for all layers.
pub trait Layer {
    /// The session in the middle.
    type Middle: Session;
    fn middle(&self) -> &Self::Middle;
    fn middle_mut(&mut self) -> &mut Self::Middle;
    /// Takes an event, for this layer or for the middle.
    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out>;
    /// What follows after an event.
    fn afterwards(&mut self, out: Vec<Out>, now: Moment) -> Vec<Out>;
    /// When the layer itself has to act, whatever the person does.
    fn follows_at(&self) -> Option<Moment>;
}

/// A session with a layer around it.
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
