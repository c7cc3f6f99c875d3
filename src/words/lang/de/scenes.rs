//! The German names of the scenes. The first of several is the one that help shows.

use crate::scene_names::SceneNames;

pub(super) static SCENES: SceneNames = SceneNames {
    menu: &["menü", "hauptmenü"],
    play: &["spiel", "spielen", "spiele"],
    practice: &["üben", "übe", "übung", "trainieren"],
    review: &["anhören", "nachspielen"],
    drill: &["aufgaben", "aufgabe", "übungen"],
    relay: &["fernpartie"],
    arbiter: &["schiedsrichter"],
    hall: &["saal"],
    clock: &["uhr", "schachuhr"],
    say: &["sagen", "sage", "sag"],
    hear: &["verstehen", "hören", "höre"],
    convert: &["umwandeln", "konvertieren"],
    rule: &["regel", "regeln"],
    compare: &["vergleichen", "vergleiche"],
    games: &["partien"],
    verify: &["prüfen", "prüfe"],
    transcribe: &["mitschreiben", "transkribieren"],
    enrol: &["anlernen"],
    contribute: &["beitragen"],
    model: &["modell", "modelle"],
    doctor: &["doktor", "diagnose"],
    keys: &["tasten", "taste"],
    help: &["hilfe"],
};
