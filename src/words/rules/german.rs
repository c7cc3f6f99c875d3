//! What each rule is about, in German, in the words of the Laws as they are published there. Words
//! only.

use crate::laws::Rule;

pub(super) fn about(rule: Rule) -> &'static str {
    match rule {
        Rule::Adjusting => "Figuren zurechtrücken",
        Rule::Touched => "Berührte Figuren müssen gezogen oder geschlagen werden",
        Rule::TouchedCastling => "König und Turm berührt",
        Rule::PromotionTouched => "Die neue Figur, die das Feld berührt, ist die der Umwandlung",
        Rule::NothingTouchedCanMove => {
            "Eine berührte Figur, die nicht ziehen kann, verpflichtet zu nichts"
        }
        Rule::MoveMade => "Wann ein Zug ausgeführt ist",
        Rule::ProtestLost => "Wer eine Figur berührt, verliert das Recht zu reklamieren",
        Rule::Checkmate => "Matt beendet die Partie",
        Rule::Resignation => "Aufgabe der Partie",
        Rule::Stalemate => "Patt",
        Rule::DeadPosition => "Tote Stellung",
        Rule::Agreement => "Remis durch Vereinbarung",
        Rule::MoveCompleted => "Wann ein Zug abgeschlossen ist",
        Rule::CompletedByNextMove => "Der nächste Zug schließt einen nicht gedrückten ab",
        Rule::LatePress => "Ein Spieler darf auch nach der Antwort noch drücken",
        Rule::OneHandOnClock => "Die Hand, die zieht, drückt die Uhr",
        Rule::ClockHandling => "Der richtige Umgang mit der Uhr",
        Rule::ClockAssistant => "Ein Assistent für die Uhr",
        Rule::DefaultTime => "Karenzzeit: wie spät ein Spieler kommen darf",
        Rule::BothAbsent => "Beide Spieler abwesend",
        Rule::FlagFallen => "Wann ein Blättchen als gefallen gilt",
        Rule::TimeForfeit => "Zeitüberschreitung",
        Rule::FaultyClock => "Eine defekte Uhr",
        Rule::WrongClockSetting => "Eine falsch gestellte Uhr",
        Rule::StoppingTheClock => "Ein Spieler hält die Uhr an und ruft den Schiedsrichter",
        Rule::UnjustifiedStop => "Wer die Uhr ohne guten Grund anhält",
        Rule::ScoreAssistant => "Ein Assistent, der mitschreibt",
        Rule::TouchOnRequest => {
            "Im Schnellschach entscheidet der Schiedsrichter über berührte Figuren nur auf Verlangen"
        }
        Rule::RestoredTimes => "Die Zeiten der Uhr nach einer wiederhergestellten Stellung",
        Rule::WrongArray => "Falsche Anfangsstellung",
        Rule::BoardTurned => "Falsch liegendes Brett",
        Rule::ColoursReversed => "Vertauschte Farben",
        Rule::DisplacedPieces => "Umgeworfene Figuren",
        Rule::IllegalMove => "Ein abgeschlossener regelwidriger Zug wird zurückgenommen",
        Rule::PawnNotReplaced => "Ein nicht umgewandelter Bauer auf der letzten Reihe",
        Rule::PressWithoutMove => "Drücken der Uhr ohne Zug",
        Rule::TwoHands => "Ein Zug mit zwei Händen",
        Rule::OneHand => "Jeder Zug wird mit einer Hand ausgeführt",
        Rule::IllegalMovePenalty => "Die Strafe für einen regelwidrigen Zug",
        Rule::TwoHandsPenalty => "Die Strafe für zwei Hände",
        Rule::PressWithoutMovePenalty => "Die Strafe für Drücken ohne Zug",
        Rule::ForcedMove => "Die Wahl des Gegners nach einem unzulässigen Zug",
        Rule::IrregularCastling => "Nach einer unzulässigen Rochade muss der König ziehen",
        Rule::ParryingCheck => {
            "Eine berührte Figur, die ein Schach parieren kann, muss es parieren"
        }
        Rule::IrregularFoundLater => "Ein unzulässiger Zug, der erst nach der Antwort bemerkt wird",
        Rule::PieceNamed => {
            "Weder die Figur noch der König kann ziehen: der Gegner nennt eine Figur"
        }
        Rule::DemandedMove => "Was der Gegner verlangen darf, und wie lange",
        Rule::DemandersClock => {
            "Während über ein Verlangen nachgedacht wird, läuft die Uhr dessen, der verlangen darf"
        }
        Rule::DisplacedFoundLater => "Verstellte Figuren, später bemerkt",
        Rule::IllegalPosition => "Wann eine Stellung regelwidrig ist",
        Rule::Recording => "Aufzeichnung der Züge",
        Rule::RecordingInAdvance => "Aufzeichnung eines Zuges im Voraus",
        Rule::RecordingSuspended => "Keine Schreibpflicht unter fünf Minuten",
        Rule::NobodyRecords => {
            "Niemand musste schreiben: Formulare beim Fall eines Blättchens ergänzen"
        }
        Rule::OneDoesNotRecord => {
            "Einer schrieb nicht: Formular beim Fall eines Blättchens ergänzen"
        }
        Rule::Reconstruction => "Rekonstruktion der Züge",
        Rule::NextPeriodsFirstMove => "Der nächste Zug gilt als erster der neuen Zeitperiode",
        Rule::SignedResult => "Ein unterschriebenes Ergebnis steht fest",
        Rule::DrawRestriction => "Ein Turnier darf Remisvereinbarungen einschränken",
        Rule::DrawOffer => "Remisangebot",
        Rule::ClaimIsAnOffer => "Ein Remisantrag gilt als Angebot",
        Rule::ThreefoldIntended => "Eine Stellung, die zum dritten Mal entstehen wird",
        Rule::ThreefoldAppeared => "Eine Stellung, die zum dritten Mal entstanden ist",
        Rule::SamePosition => "Wann Stellungen gleich sind",
        Rule::FiftyIntended => "Fünfzig Züge, die gleich voll sind",
        Rule::FiftyCompleted => "Fünfzig Züge sind voll",
        Rule::Challenge => "Eine Aufforderung, in fünfzig Zügen mattzusetzen",
        Rule::PerpetualCheck => "Dauerschach",
        Rule::ClaimLostByTouch => "Wer eine Figur berührt, verliert den Antrag in diesem Zug",
        Rule::ClaimStopsClock => "Die Uhr während eines Antrags",
        Rule::ClaimCorrect => "Ein richtiger Antrag ist sofort remis",
        Rule::ClaimWrong => "Ein falscher Antrag",
        Rule::Fivefold => "Fünfmal dieselbe Stellung",
        Rule::SeventyFiveMoves => "Fünfundsiebzig Züge",
        Rule::Points => "Punkte für eine Partie",
        Rule::NotesAndAdvice => "Keine Notizen, Informationen oder Ratschläge",
        Rule::Device => "Elektronische Geräte",
        Rule::Distraction => "Den Gegner ablenken oder stören",
        Rule::RefusalToComply => "Beharrliche Weigerung, die Regeln zu befolgen",
        Rule::BothGuilty => "Beide Spieler weigern sich",
        Rule::PlayersCheckClaims => "Einen Antrag zu prüfen ist Sache der Spieler",
        Rule::ExternalDisturbance => "Zeit für eine Störung von außen",
        Rule::ArbiterSilence => "Was der Schiedsrichter nicht sagt",
        Rule::Sanctions => "Die Strafen des Schiedsrichters",
        Rule::RapidRange => "Was Schnellschach ist",
        Rule::BlitzRange => "Was Blitzschach ist",
        Rule::RapidMinutes => "Strafminuten im Schnellschach",
        Rule::BlitzMinutes => "Strafminuten im Blitzschach",
        Rule::RapidSupervised => "Schnellschach nach den Wettkampfregeln",
        Rule::BlitzSupervised => "Blitzschach nach den Wettkampfregeln",
        Rule::RapidUnsupervisedIllegal => "Ein regelwidriger Zug im Schnellschach ohne Aufsicht",
        Rule::BlitzUnsupervisedIllegal => "Ein regelwidriger Zug im Blitzschach ohne Aufsicht",
        Rule::SetUpClaims => "Reklamationen zur Aufstellung im Schnellschach",
        Rule::TimeWinClaim => "Gewinn durch Zeitüberschreitung reklamieren im Schnellschach",
        Rule::IllegalPositionSeen => "Beide Könige im Schach, oder ein Bauer auf der letzten Reihe",
        Rule::FlagCall => "Der Schiedsrichter zeigt den Fall eines Blättchens an",
        Rule::Notation => "Notation",
        Rule::BlindBoards => "Das Brett eines blinden Spielers",
        Rule::Announcement => "Züge werden angesagt und wiederholt",
        Rule::BlindTouched => "Wann ein blinder Spieler eine Figur berührt hat",
        Rule::BlindMade => "Wann ein blinder Spieler einen Zug ausgeführt hat",
        Rule::BlindPress => "Erst dann wird die Uhr des Gegners in Gang gesetzt",
        Rule::BlindClock => "Die Uhr eines blinden Spielers",
        Rule::BlindScore => "Die Mitschrift eines blinden Spielers",
        Rule::SlipOfTheTongue => "Ein Versprecher",
        Rule::BoardsDiffer => "Die beiden Bretter sind verschieden",
        Rule::BlindAssistant => "Der Assistent eines blinden Spielers",
        Rule::OpponentsAssistant => "Der Assistent des sehenden Spielers",
        Rule::Adjournment => "Abgabe eines Zuges",
        Rule::EarlyAdjournment => "Abbruch vor dem Ende der Sitzung",
        Rule::BlackSeals => "Ohne Bedenkzeit gibt Schwarz den Zug ab",
        Rule::OfferAtTheSeal => "Ein Remisangebot beim Abgabezug",
        Rule::LateAtResumption => "Zu spät zur Wiederaufnahme",
        Rule::BothAbsentAtResumption => "Beide Spieler fehlen bei der Wiederaufnahme",
        Rule::EnvelopeMissing => "Der Umschlag fehlt",
        Rule::PositionLost => "Die Stellung einer Hängepartie ist verloren",
        Rule::AmbiguousSeal => "Ein unklarer oder regelwidriger Abgabezug",
        Rule::ResumedTimes => "Falsche Zeiten der Uhr nach der Wiederaufnahme",
        Rule::Resumption => "Wiederaufnahme einer Hängepartie",
        Rule::Chess960 => "Chess960, auch Fischerschach",
        Rule::Odds => "Partien mit Vorgabe",
        Rule::BothFlags => "Beide Blättchen gefallen",
        Rule::IncrementRequest => "Antrag auf fünf Sekunden je Zug",
        Rule::LastTwoMinutes => "Der Antrag in den letzten zwei Minuten",
        Rule::NoArbiterPresent => "Der Antrag, wenn kein Schiedsrichter da ist",
    }
}
