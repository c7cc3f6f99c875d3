//! The sentences of learning a voice in French. Words only.

use super::EnrolWords;

pub(super) static FRENCH: EnrolWords = EnrolWords {
    welcome: "Hector apprend votre voix. Vous entendez {prompts} annonces et vous dites chacune comme vous la dites à l'échiquier. Cela prend environ quatre minutes.",
    goes_on: "{done} sur {prompts} sont déjà lues. On continue.",
    keys: "Entrée : parlez maintenant ; quand vous vous taisez, la suivante vient. R : entendre encore. B : redire la précédente. Échap : arrêter, et continuer un autre jour.",
    progress: "{done} sur {prompts}.",
    nothing_heard: "Rien entendu. Entrée, et redites-la.",
    too_soft: "Trop bas. Rapprochez-vous du micro ; Entrée, et redites-la.",
    too_loud: "Trop fort, cela grésille. Éloignez-vous un peu du micro ; Entrée, et redites-la.",
    too_long: "C'était plus qu'une annonce. Entrée, et redites-la.",
    no_microphone: "{reason} Ce qui est lu est gardé.",
    none_before: "Il n'y en a pas avant.",
    interrupted: "Gardées : {done} sur {prompts}. {command} continue.",
    all_read: "C'était la dernière. Merci.",
    learning: "Apprentissage de {sentences} annonces. Cela prend jusqu'à une minute.",
    left_out: "Laissées de côté, car les mots n'y étaient pas : {files}.",
    figures: "Comprises sur {prompts} annonces qui n'ont pas servi à apprendre : avant {before}, maintenant {after}.",
    kept: "Gardée sous le nom {name}.",
    not_kept: "Pas gardée : moins serait compris qu'avant. Rien n'a changé.",
    removed: "La voix {name} est oubliée.",
    none_yet: "Aucune voix n'a encore été apprise.",
};
