//! Other English names of the scenes, if they have any.

use crate::scene_names::SceneNames;

pub(super) static SCENES: SceneNames = SceneNames {
    menu: &[],
    play: &[],
    practice: &["practise"],
    review: &[],
    drill: &["drills"],
    relay: &[],
    arbiter: &[],
    hall: &[],
    clock: &[],
    say: &[],
    hear: &[],
    convert: &[],
    rule: &["rules"],
    compare: &[],
    games: &[],
    verify: &[],
    transcribe: &[],
    enrol: &["enroll"],
    contribute: &[],
    model: &["models"],
    doctor: &[],
    keys: &["key"],
    help: &[],
};
