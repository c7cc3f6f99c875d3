//! What each rule is about, in French, in the words of the Laws as they are published there. Words
//! only.

use crate::laws::Rule;

pub(super) fn about(rule: Rule) -> &'static str {
    match rule {
        Rule::Adjusting => "Rectifier des pièces",
        Rule::Touched => "Les pièces touchées doivent être jouées ou prises",
        Rule::TouchedCastling => "Roi et tour touchés",
        Rule::PromotionTouched => "La nouvelle pièce qui touche la case est celle de la promotion",
        Rule::NothingTouchedCanMove => "Une pièce touchée qui ne peut bouger n'oblige à rien",
        Rule::MoveMade => "Quand un coup est joué",
        Rule::ProtestLost => "Toucher une pièce fait perdre le droit de réclamer",
        Rule::Checkmate => "Le mat termine la partie",
        Rule::Resignation => "Abandon",
        Rule::Stalemate => "Pat",
        Rule::DeadPosition => "Position morte",
        Rule::Agreement => "Nulle par accord mutuel",
        Rule::MoveCompleted => "Quand un coup est achevé",
        Rule::CompletedByNextMove => {
            "Le coup suivant achève celui qui n'a pas été suivi d'une pression"
        }
        Rule::LatePress => "Un joueur peut encore appuyer après la réponse",
        Rule::OneHandOnClock => "La main qui joue appuie sur la pendule",
        Rule::ClockHandling => "Le bon maniement de la pendule",
        Rule::ClockAssistant => "Un assistant pour la pendule",
        Rule::DefaultTime => "Retard permis au joueur",
        Rule::BothAbsent => "Les deux joueurs absents",
        Rule::FlagFallen => "Quand un drapeau est considéré comme tombé",
        Rule::TimeForfeit => "Dépassement du temps",
        Rule::FaultyClock => "Une pendule défectueuse",
        Rule::WrongClockSetting => "Une pendule mal réglée",
        Rule::StoppingTheClock => "Un joueur arrête la pendule pour appeler l'arbitre",
        Rule::UnjustifiedStop => "Arrêter la pendule sans bonne raison",
        Rule::ScoreAssistant => "Un assistant qui note la partie",
        Rule::TouchOnRequest => {
            "En rapide, l'arbitre ne juge des pièces touchées que si un joueur le demande"
        }
        Rule::RestoredTimes => "Les temps de la pendule après une position rétablie",
        Rule::WrongArray => "Position de départ incorrecte",
        Rule::BoardTurned => "Échiquier mal placé",
        Rule::ColoursReversed => "Couleurs inversées",
        Rule::DisplacedPieces => "Pièces déplacées",
        Rule::IllegalMove => "Un coup illégal achevé est repris",
        Rule::PawnNotReplaced => "Un pion laissé sur la dernière rangée",
        Rule::PressWithoutMove => "Appuyer sur la pendule sans coup",
        Rule::TwoHands => "Un coup joué à deux mains",
        Rule::OneHand => "Chaque coup se joue d'une seule main",
        Rule::IllegalMovePenalty => "La pénalité pour un coup illégal",
        Rule::TwoHandsPenalty => "La pénalité pour les deux mains",
        Rule::PressWithoutMovePenalty => "La pénalité pour une pression sans coup",
        Rule::ForcedMove => "Le choix de l'adversaire après un coup irrégulier",
        Rule::IrregularCastling => "Après un roque illégal, le roi doit jouer",
        Rule::ParryingCheck => "Une pièce touchée qui peut parer un échec doit le parer",
        Rule::IrregularFoundLater => "Un coup irrégulier constaté après la réponse",
        Rule::PieceNamed => {
            "Ni la pièce ni le roi ne peuvent jouer : l'adversaire désigne une pièce"
        }
        Rule::DemandedMove => "Ce que l'adversaire peut exiger, et jusqu'à quand",
        Rule::DemandersClock => {
            "Pendant la réflexion sur une exigence, la pendule de celui qui peut exiger marche"
        }
        Rule::DisplacedFoundLater => "Pièces déplacées, découvertes plus tard",
        Rule::IllegalPosition => "Quand une position est illégale",
        Rule::Recording => "Notation des coups",
        Rule::RecordingInAdvance => "Coup noté à l'avance",
        Rule::RecordingSuspended => "Pas d'obligation de noter sous cinq minutes",
        Rule::NobodyRecords => {
            "Personne ne devait noter : feuilles complétées quand un drapeau tombe"
        }
        Rule::OneDoesNotRecord => {
            "Un joueur n'a pas noté : feuille complétée quand un drapeau tombe"
        }
        Rule::Reconstruction => "Reconstitution des coups",
        Rule::NextPeriodsFirstMove => {
            "Le coup suivant compte comme le premier de la nouvelle période"
        }
        Rule::SignedResult => "Un résultat signé est acquis",
        Rule::DrawRestriction => "Un tournoi peut restreindre les nulles par accord",
        Rule::DrawOffer => "Proposition de nulle",
        Rule::ClaimIsAnOffer => "Une réclamation de nulle vaut proposition",
        Rule::ThreefoldIntended => "Une position sur le point d'apparaître pour la troisième fois",
        Rule::ThreefoldAppeared => "Une position apparue pour la troisième fois",
        Rule::SamePosition => "Quand des positions sont identiques",
        Rule::FiftyIntended => "Cinquante coups sur le point d'être complets",
        Rule::FiftyCompleted => "Cinquante coups complets",
        Rule::Challenge => "Un défi de mater en cinquante coups",
        Rule::PerpetualCheck => "Échec perpétuel",
        Rule::ClaimLostByTouch => "Toucher une pièce fait perdre la réclamation à ce coup",
        Rule::ClaimStopsClock => "La pendule pendant une réclamation",
        Rule::ClaimCorrect => "Une réclamation correcte est nulle aussitôt",
        Rule::ClaimWrong => "Une réclamation incorrecte",
        Rule::Fivefold => "Cinq fois la même position",
        Rule::SeventyFiveMoves => "Soixante-quinze coups",
        Rule::Points => "Points d'une partie",
        Rule::NotesAndAdvice => "Ni notes, ni informations, ni conseils",
        Rule::Device => "Appareils électroniques",
        Rule::Distraction => "Distraire ou gêner l'adversaire",
        Rule::RefusalToComply => "Refus persistant de respecter les règles",
        Rule::BothGuilty => "Les deux joueurs refusent",
        Rule::PlayersCheckClaims => "Vérifier une réclamation revient aux joueurs",
        Rule::ExternalDisturbance => "Du temps pour une perturbation extérieure",
        Rule::ArbiterSilence => "Ce que l'arbitre ne dit pas",
        Rule::Sanctions => "Les sanctions de l'arbitre",
        Rule::RapidRange => "Ce qu'est le jeu rapide",
        Rule::BlitzRange => "Ce qu'est le blitz",
        Rule::RapidMinutes => "Minutes de pénalité en rapide",
        Rule::BlitzMinutes => "Minutes de pénalité en blitz",
        Rule::RapidSupervised => "Jeu rapide selon les règles de compétition",
        Rule::BlitzSupervised => "Blitz selon les règles de compétition",
        Rule::RapidUnsupervisedIllegal => "Un coup illégal en rapide sans surveillance",
        Rule::BlitzUnsupervisedIllegal => "Un coup illégal en blitz sans surveillance",
        Rule::SetUpClaims => "Réclamations sur la position de départ en rapide",
        Rule::TimeWinClaim => "Réclamer le gain au temps en rapide",
        Rule::IllegalPositionSeen => "Les deux rois en échec, ou un pion sur la dernière rangée",
        Rule::FlagCall => "L'arbitre annonce la chute d'un drapeau",
        Rule::Notation => "Notation algébrique",
        Rule::BlindBoards => "L'échiquier d'un joueur non-voyant",
        Rule::Announcement => "Les coups sont annoncés et répétés",
        Rule::BlindTouched => "Quand un joueur non-voyant a touché une pièce",
        Rule::BlindMade => "Quand un joueur non-voyant a joué un coup",
        Rule::BlindPress => "Alors seulement la pendule de l'adversaire est mise en marche",
        Rule::BlindClock => "La pendule d'un joueur non-voyant",
        Rule::BlindScore => "La notation d'un joueur non-voyant",
        Rule::SlipOfTheTongue => "Un lapsus",
        Rule::BoardsDiffer => "Les deux échiquiers diffèrent",
        Rule::BlindAssistant => "L'assistant d'un joueur non-voyant",
        Rule::OpponentsAssistant => "L'assistant du joueur voyant",
        Rule::Adjournment => "Mise sous enveloppe d'un coup",
        Rule::EarlyAdjournment => "Ajournement avant la fin de la séance",
        Rule::BlackSeals => "Sans limite de temps, les noirs mettent leur coup sous enveloppe",
        Rule::OfferAtTheSeal => "Une offre de nulle autour du coup sous enveloppe",
        Rule::LateAtResumption => "Retard à la reprise",
        Rule::BothAbsentAtResumption => "Les deux joueurs absents à la reprise",
        Rule::EnvelopeMissing => "L'enveloppe est manquante",
        Rule::PositionLost => "La position d'une partie ajournée est perdue",
        Rule::AmbiguousSeal => "Un coup sous enveloppe ambigu ou illégal",
        Rule::ResumedTimes => "Temps erronés à la reprise",
        Rule::Resumption => "Reprise d'une partie ajournée",
        Rule::Chess960 => "Échecs 960",
        Rule::Odds => "Parties à avantage",
        Rule::BothFlags => "Les deux drapeaux tombés",
        Rule::IncrementRequest => "Demande de cinq secondes par coup",
        Rule::LastTwoMinutes => "La réclamation dans les deux dernières minutes",
        Rule::NoArbiterPresent => "La réclamation en l'absence d'arbitre",
    }
}
