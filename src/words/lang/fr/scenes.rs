//! The French names of the scenes. The first of several is the one that help shows.

use crate::scene_names::SceneNames;

pub(super) static SCENES: SceneNames = SceneNames {
    menu: &[],
    play: &["jouer", "joue", "jeu"],
    practice: &["entraînement", "s'entraîner", "entraîner", "pratique"],
    review: &["écouter", "revoir"],
    drill: &["exercices", "exercice"],
    relay: &["relais"],
    arbiter: &["arbitre"],
    hall: &["salle"],
    clock: &["pendule"],
    say: &["dire", "dis"],
    hear: &["entendre", "comprendre"],
    convert: &["convertir"],
    rule: &["règle", "règles"],
    compare: &["comparer"],
    games: &["parties"],
    verify: &["vérifier"],
    transcribe: &["transcrire"],
    enrol: &["apprendre"],
    contribute: &["contribuer"],
    model: &["modèle", "modèles", "modele", "modeles"],
    doctor: &["docteur", "diagnostic"],
    keys: &["touches", "touche"],
    help: &["aide"],
};
