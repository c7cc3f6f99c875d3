//! What the scenes are called in English, where they have another name than their own. Words only.

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
