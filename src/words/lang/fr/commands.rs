//! The French words of the commands: first those that Hector says and hears, then others that may be typed.

use crate::commands::{CommandWords, words};
use crate::{Command, Topic};

pub(super) fn command(command: Command) -> CommandWords {
    match command {
        Command::Keys => words("touches"),
        Command::Help => words("aide"),
        Command::OwnTime => words("mon temps, temps").typed("quelle heure, quelle heure est-il"),
        Command::OpponentTime => words("temps adverse"),
        Command::Times => words("pendule"),
        Command::Moves => words("coups"),
        Command::WhoseTurn => {
            words("à qui de jouer, qui a le trait").typed("trait, à moi de jouer")
        }
        Command::Score => words("feuille"),
        Command::LastMove => words("dernier coup, dernier"),
        Command::OpponentMove => words("dernier coup de l'adversaire, dernier coup adverse"),
        Command::HowToCastle => words("comment roquer"),
        Command::Repeat => {
            words("encore").typed("répète, répéter, redis, répète s'il te plaît, répétez, redire")
        }
        Command::Spell => words("épelle").typed("épeler"),
        Command::SpellByNames => words("épelle nato").typed("épeler nato"),
        Command::Hush => words("silence"),
        Command::Press => words("appuie").typed("appuyer, appuyer sur la pendule"),
        Command::OpponentPress => words("adversaire appuie"),
        Command::Start => words("commence").typed("commencer, démarrer"),
        Command::Correct => words("corrige, non").typed("corriger, corriger le coup"),
        Command::Reads => words("lis").typed("lire"),
        Command::OfferDraw => words("nulle, propose nulle").typed(
            "propose la nulle, je propose la nulle, je propose nulle, proposer la nulle, \
                 proposer nulle, proposition de nulle",
        ),
        Command::OpponentOffersDraw => words("adversaire propose nulle").typed(
            "adversaire propose la nulle, l'adversaire propose nulle, l'adversaire propose \
                 la nulle",
        ),
        Command::OpponentAcceptsDraw => words("adversaire accepte nulle, adversaire accepte")
            .typed(
                "adversaire accepte la nulle, l'adversaire accepte, l'adversaire accepte la \
                 nulle",
            ),
        Command::OpponentDeclinesDraw => words("adversaire refuse nulle, adversaire refuse")
            .typed("adversaire refuse la nulle, l'adversaire refuse, l'adversaire refuse la nulle"),
        Command::AcceptDraw => words("accepte")
            .typed("j'accepte, accepte la nulle, j'accepte la nulle, accepter la nulle, accepter"),
        Command::DeclineDraw => words("refuse")
            .typed("je refuse, refuse la nulle, je refuse la nulle, refuser la nulle, refuser"),
        Command::ClaimDraw => words("réclame nulle").typed(
            "réclame la nulle, je réclame nulle, je réclame la nulle, réclamer nulle, \
                 réclamer la nulle, demande nulle, demande la nulle, je demande nulle, je \
                 demande la nulle, demander nulle, demander la nulle, réclamation de nulle",
        ),
        Command::ClaimTime => {
            words("réclame temps, drapeau").typed("réclamer temps, réclamer le temps")
        }
        Command::Resign => {
            words("abandonne").typed("j'abandonne, abandonner, abandonner la partie")
        }
        Command::Seal => words("scelle, coup sous pli").typed("sceller, sceller le coup"),
        Command::OpponentSeals => {
            words("adversaire a scellé, adversaire scelle").typed("l'adversaire a scellé")
        }
        Command::OpponentResigns => words("adversaire abandonne").typed("l'adversaire abandonne"),
        Command::CallArbiter => {
            words("appelle arbitre").typed("appelle l'arbitre, appeler arbitre, appeler l'arbitre")
        }
        Command::Sign => words("signe").typed("signer"),
        Command::Device => words("appareil"),
        Command::Code => words("code, le code"),
        Command::Board => words("échiquier, lis l'échiquier").typed("lire l'échiquier"),
        Command::Pieces => words("pièces, où est, où est le, où est la, où sont, où sont les"),
        Command::Scan => words("rangée, colonne"),
        Command::Pawns => words("pions, pions par colonne"),
        Command::Square => words("case, que contient"),
        Command::MovesFrom => words("coups de"),
        Command::LegalMoves => words("coups possibles, coups légaux"),
        Command::Audit => {
            words("vérifie échiquier").typed("vérifier échiquier, vérifier l'échiquier")
        }
        Command::Faster => words("plus vite"),
        Command::Slower => words("moins vite"),
        Command::Louder => words("plus fort"),
        Command::Softer => words("moins fort"),
        Command::Higher => words("plus haut"),
        Command::Lower => words("plus bas"),
        Command::Talk => words("parle").typed("parler"),
        Command::Ear => words("micro, oreille"),
        Command::Verbosity => words("détail"),
        Command::ReadBack => {
            words("relis les coups, répète les coups").typed("relire les coups, répéter les coups")
        }
        Command::Precision => words("précision"),
        Command::Voice => words("voix"),
        Command::Voices => words("liste des voix"),
        Command::TimesToTell => words("rappelle").typed("rappeler"),
        Command::BrailleAlone => words("braille seul"),
        Command::BrailleTable => words("table braille"),
        Command::AnnouncementWords => words("annonces"),
        Command::MyName => {
            words("je m'appelle, mon nom est").typed("mon nom, nom, appelle-moi, appelez-moi")
        }
        Command::OpponentName => words("adversaire s'appelle")
            .typed("l'adversaire s'appelle, mon adversaire s'appelle, adversaire est"),
        Command::TellSettings => words("réglages"),
        Command::SpeakEnglish => words("anglais"),
        Command::Arbiter => words("arbitre"),
        Command::Quit => words("quitter, quitte"),
        Command::Menu => words("menu"),
        Command::SpeakGerman => words("allemand"),
        Command::SpeakFrench => words("français"),
        Command::TakeBack => words("reprends")
            .typed("annule, annuler, reprends mon coup, reprendre, reprendre le coup"),
        Command::Hint => words("indice"),
        Command::Attacked => words("attaquées, pièces attaquées"),
        Command::Attackers => words("qui attaque"),
        Command::Defenders => words("qui défend"),
        Command::Diagonals => words("diagonales"),
        Command::Lines => words("lignes"),
        Command::KnightSteps => words("lignes cavalier"),
        Command::KingSteps => words("lignes roi"),
        Command::Captures => words("prises de, prises"),
        Command::Changed => words("quoi de neuf"),
        Command::LastMoves => {
            words("derniers coups, les derniers coups").never_alone("derniers coups")
        }
        Command::Material => words("matériel"),
        Command::Evaluation => words("évaluation, qui est mieux"),
        Command::Opening => words("ouverture"),
        Command::Blindfold => words("à l'aveugle"),
        Command::Opponent => words("adversaire"),
        Command::PlayOn => words("joue la fin").typed("jouer la fin"),
        Command::Alarm => words("alarme"),
        Command::NewGame => words("nouvelle partie, encore une partie"),
        Command::Rematch => words("revanche"),
        Command::Options => words("options"),
        Command::ReviewGame => words("réécoute, réécoute la partie, lis la partie")
            .typed("réécouter, réécouter la partie, lire la partie, revoir, revoir la partie"),
        Command::SendGame => words("envoie, envoie la partie").typed("envoyer, envoyer la partie"),
        Command::WhereSaved => words("où est-elle enregistrée, enregistrée").typed(
            "où est-ce enregistré, où est la partie, où est enregistrée la partie, \
                 enregistré, quel fichier",
        ),
        Command::Walk => words("parcours").typed("parcourir"),
        Command::Forward => words("suivant, avance, va").typed("avancer"),
        Command::Back => words("retour, précédent"),
        Command::ToStart => words("au début, début"),
        Command::ToEnd => words("à la fin, fin"),
        Command::ToLineEnd => words("fin de la variante"),
        Command::NextComment => words("commentaire suivant"),
        Command::PreviousComment => words("commentaire précédent"),
        Command::NextMistake => words("erreur suivante"),
        Command::PreviousMistake => words("erreur précédente"),
        Command::GoTo => words("va à, coup").never_alone("coup"),
        Command::Play => words("lecture").typed("joue, joue les coups"),
        Command::Stop => words("arrête").typed("arrêter"),
        Command::Pace => words("cadence"),
        Command::Branches => words("variantes, les variantes").never_alone("variantes"),
        Command::Branch => words("variante"),
        Command::LeaveBranch => words("ligne principale"),
        Command::Comment => words("commentaire"),
        Command::RecordedWorth => words("évaluation notée"),
        Command::Arrows => words("flèches"),
        Command::Header => words("quelle partie, en-tête"),
        Command::Result => words("résultat"),
        Command::Game => words("partie"),
        Command::NextGame => words("partie suivante"),
        Command::PreviousGame => words("partie précédente"),
        Command::Find => words("cherche").typed("chercher"),
        Command::Found => words("trouvées"),
        Command::AllGames => words("toutes les parties"),
        Command::Bookmark => words("signet"),
        Command::Bookmarks => words("signets, les signets").never_alone("signets"),
        Command::ToBookmark => words("au signet"),
        Command::RemoveBookmark => {
            words("efface signet").typed("enlève signet, effacer signet, effacer le signet")
        }
        Command::Guess => words("devine").typed("deviner"),
        Command::Show => words("montre").typed("montrer"),
        Command::Skip => words("passe").typed("passer"),
        Command::Solution => words("solution").typed("je ne sais pas, sais pas, aucune idée"),
        Command::Due => words("à revoir"),
        Command::Progress => words("progrès"),
        Command::Level => words("niveau"),
    }
}

pub(super) fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Moves => "coups",
        Topic::Board => "échiquier",
        Topic::Clock => "pendule",
        Topic::Ending => "fin de la partie",
        Topic::Arbiter => "arbitre",
        Topic::Games => "parties",
        Topic::Questions => "questions",
        Topic::Voice => "voix",
        Topic::Braille => "braille",
        Topic::Program => "programme",
    }
}
