//! The scenes that every program of this crate opens. They reach no others, so that each program contains only what its
//! own table names.

use super::program::Scene;
use super::{doctor, games, talking_clock, verify};

pub(super) const CLOCK: Scene = Scene::when_sealed::<talking_clock::ClockOptions>(
    "clock",
    "Run only the talking clock, for two people",
);

pub(super) const GAMES: Scene =
    Scene::of::<games::GamesOptions>("games", "List the recorded games, or write one out");

pub(super) const VERIFY: Scene =
    Scene::when_sealed::<verify::VerifyOptions>("verify", "Check whether a record was altered");

pub(super) const DOCTOR: Scene = Scene::when_sealed::<doctor::DoctorOptions>(
    "doctor",
    "Check what works on this computer, and say how to fix what does not",
);
