//! What may be typed for a command besides the words of its row: fuller sentences, other forms of a verb,
//! what other programs call it. None is listened for, and none is told of.

use super::rows::Command;

/// These words, with commas between.
pub(super) fn also_typed(command: Command) -> &'static str {
    match command {
        Command::OwnTime => {
            "zeit bitte, time please, wie spät, wie spät ist es, what time is it, quelle heure, quelle heure est-il"
        }
        Command::WhoseTurn => {
            "turn, am i to move, am zug, wer ist an der reihe, bin ich an der reihe, trait, à moi de jouer"
        }
        Command::Repeat => {
            "nochmal, noch mal, wiederhole, wiederholen, sag das noch einmal, say that \
             again, répète, répéter, redis, répète s'il te plaît, répétez, redire"
        }
        Command::MyName => {
            "name is, my name's, call me, mein name, name ist, nenn mich, nennen sie mich, mon nom, nom, \
             appelle-moi, appelez-moi"
        }
        Command::OpponentName => {
            "the opponent is, the opponent is called, opponent's name is, my opponent is, mein gegner heißt, \
             der gegner heißt, l'adversaire s'appelle, mon adversaire s'appelle, adversaire est"
        }
        Command::Spell => "buchstabieren, épeler",
        Command::SpellByNames => "buchstabieren nato, nato buchstabieren, épeler nato",
        Command::Press => "drücken, uhr drücken, die uhr drücken, appuyer, appuyer sur la pendule",
        Command::Start => {
            "beginnen, anfangen, starten, uhr starten, die uhr starten, commencer, démarrer"
        }
        Command::Correct => {
            "korrigieren, zug korrigieren, den zug korrigieren, corriger, corriger le coup"
        }
        Command::Reads => "lesen, vorlesen, lire",
        Command::OfferDraw => {
            "offer a draw, i offer a draw, i offer draw, draw offer, biete remis an, ich \
             biete remis an, ich biete remis, remis anbieten, remisangebot, propose la \
             nulle, je propose la nulle, je propose nulle, proposer la nulle, proposer \
             nulle, proposition de nulle"
        }
        Command::OpponentOffersDraw => {
            "opponent offers a draw, the opponent offers a draw, gegner bietet remis an, \
             der gegner bietet remis an, adversaire propose la nulle, l'adversaire propose \
             nulle, l'adversaire propose la nulle"
        }
        Command::OpponentAcceptsDraw => {
            "opponent accepts the draw, the opponent accepts, the opponent accepts the \
             draw, der gegner nimmt an, der gegner nimmt remis an, adversaire accepte la \
             nulle, l'adversaire accepte, l'adversaire accepte la nulle"
        }
        Command::OpponentDeclinesDraw => {
            "opponent declines the draw, the opponent declines, the opponent declines the \
             draw, der gegner lehnt ab, der gegner lehnt remis ab, adversaire refuse la \
             nulle, l'adversaire refuse, l'adversaire refuse la nulle"
        }
        Command::AcceptDraw => {
            "accept the draw, i accept, i accept the draw, ich nehme an, nehme remis an, \
             ich nehme remis an, remis annehmen, j'accepte, accepte la nulle, j'accepte la \
             nulle, accepter la nulle, annehmen, das remis annehmen, accepter"
        }
        Command::DeclineDraw => {
            "decline the draw, i decline, i decline the draw, ich lehne ab, lehne remis ab, \
             ich lehne remis ab, remis ablehnen, je refuse, refuse la nulle, je refuse la \
             nulle, refuser la nulle, ablehnen, das remis ablehnen, refuser"
        }
        Command::ClaimDraw => {
            "claim a draw, claim the draw, i claim a draw, i claim the draw, i claim draw, \
             draw claim, ich reklamiere remis, remis reklamieren, beantrage remis, ich \
             beantrage remis, remis beantragen, beanspruche remis, ich beanspruche remis, \
             remis beanspruchen, remisantrag, remisreklamation, réclame la nulle, je \
             réclame nulle, je réclame la nulle, réclamer nulle, réclamer la nulle, demande \
             nulle, demande la nulle, je demande nulle, je demande la nulle, demander \
             nulle, demander la nulle, réclamation de nulle"
        }
        Command::ClaimTime => "zeit reklamieren, réclamer temps, réclamer le temps",
        Command::Resign => {
            "i resign, ich gebe auf, j'abandonne, to resign, aufgeben, partie aufgeben, die \
             partie aufgeben, abandonner, abandonner la partie"
        }
        Command::Seal => {
            "seal move, seal my move, versiegeln, zug versiegeln, sceller, sceller le coup"
        }
        Command::OpponentSeals => {
            "the opponent has sealed, der gegner hat versiegelt, der gegner hat abgegeben, \
             gegner hat abgegeben, l'adversaire a scellé"
        }
        Command::OpponentResigns => {
            "the opponent resigns, der gegner gibt auf, l'adversaire abandonne"
        }
        Command::CallArbiter => {
            "call the arbiter, den schiedsrichter rufen, rufe den schiedsrichter, appelle \
             l'arbitre, appeler arbitre, appeler l'arbitre"
        }
        Command::Sign => "unterschreiben, signer",
        Command::Board => {
            "brett lesen, brett vorlesen, das brett lesen, das brett vorlesen, lire \
             l'échiquier"
        }
        Command::Audit => {
            "brett prüfen, das brett prüfen, vérifier échiquier, vérifier l'échiquier"
        }
        Command::Talk => "sprechen, parler",
        Command::ReadBack => "züge wiederholen, relire les coups, répéter les coups",
        Command::TimesToTell => "erinnern, rappeler",
        Command::Quit => "beenden, verlassen",
        Command::TakeBack => {
            "annule, annuler, zug zurück, rückgängig, reprends mon coup, nimm den zug \
             zurück, zurücknehmen, zug zurücknehmen, den zug zurücknehmen, reprendre, \
             reprendre le coup"
        }
        Command::Hint => "hinweis",
        Command::Attackers => "wer greift … an",
        Command::PlayOn => "weiterspielen, weiter spielen, jouer la fin",
        Command::ReviewGame => {
            "réécouter, réécouter la partie, lire la partie, revoir, revoir la partie"
        }
        Command::SendGame => {
            "verschicken, partie verschicken, die partie verschicken, envoyer, envoyer la \
             partie"
        }
        Command::WhereSaved => {
            "where is the game saved, where is the game, where was it saved, which file, wo ist es \
             gespeichert, wo ist die partie gespeichert, wo gespeichert, wo liegt die partie, welche \
             datei, où est-ce enregistré, où est la partie, où est enregistrée la partie, enregistré, \
             quel fichier"
        }
        Command::Walk => "parcourir",
        Command::Forward => "avancer",
        Command::Play => "spiele, spiel ab, joue, joue les coups",
        Command::Stop => "stoppen, anhalten, arrêter",
        Command::LeaveBranch => "variante verlassen, die variante verlassen",
        Command::Find => "suchen, finden, chercher",
        Command::RemoveBookmark => {
            "delete bookmark, entferne lesezeichen, lesezeichen löschen, das lesezeichen \
             löschen, enlève signet, effacer signet, effacer le signet"
        }
        Command::Guess => "raten, züge raten, deviner",
        Command::Show => "zeigen, montrer",
        Command::Skip => "überspringe, passer",
        Command::Solution => {
            "i don't know, don't know, no idea, i give up, ich weiß nicht, weiß nicht, ich \
             weiß es nicht, keine ahnung, je ne sais pas, sais pas, aucune idée"
        }
        _ => "",
    }
}
