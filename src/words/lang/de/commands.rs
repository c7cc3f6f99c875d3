//! The German words of the commands: first those that Hector says and hears, then others that may be typed.

use crate::commands::{CommandWords, words};
use crate::{Command, Topic};

pub(super) fn command(command: Command) -> CommandWords {
    match command {
        Command::Keys => words("tasten"),
        Command::Help => words("hilfe"),
        Command::OwnTime => {
            words("meine zeit, zeit").typed("zeit bitte, wie spät, wie spät ist es")
        }
        Command::OpponentTime => words("zeit des gegners, gegnerzeit"),
        Command::Times => words("uhr"),
        Command::Moves => words("züge"),
        Command::WhoseTurn => words("wer ist am zug, wer ist dran")
            .typed("am zug, wer ist an der reihe, bin ich an der reihe"),
        Command::Score => words("mitschrift, partieformular, formular"),
        Command::LastMove => words("letzter zug, letzter"),
        Command::OpponentMove => words("letzter zug des gegners"),
        Command::HowToCastle => words("wie rochiere ich"),
        Command::Repeat => words("noch einmal")
            .typed("nochmal, noch mal, wiederhole, wiederholen, sag das noch einmal"),
        Command::Spell => words("buchstabiere").typed("buchstabieren"),
        Command::SpellByNames => {
            words("buchstabiere nato").typed("buchstabieren nato, nato buchstabieren")
        }
        Command::Hush => words("still"),
        Command::Press => words("drücke").typed("drücken, uhr drücken, die uhr drücken"),
        Command::OpponentPress => words("gegner drückt"),
        Command::Start => {
            words("beginne").typed("beginnen, anfangen, starten, uhr starten, die uhr starten")
        }
        Command::Correct => {
            words("korrigiere, nein").typed("korrigieren, zug korrigieren, den zug korrigieren")
        }
        Command::Reads => words("lies").typed("lesen, vorlesen"),
        Command::OfferDraw => words("remis, biete remis").typed(
            "biete remis an, ich biete remis an, ich biete remis, remis anbieten, \
                 remisangebot",
        ),
        Command::OpponentOffersDraw => {
            words("gegner bietet remis").typed("gegner bietet remis an, der gegner bietet remis an")
        }
        Command::OpponentAcceptsDraw => words("gegner nimmt remis an, gegner nimmt an")
            .typed("der gegner nimmt an, der gegner nimmt remis an"),
        Command::OpponentDeclinesDraw => words("gegner lehnt remis ab, gegner lehnt ab")
            .typed("der gegner lehnt ab, der gegner lehnt remis ab"),
        Command::AcceptDraw => words("nehme an").typed(
            "ich nehme an, nehme remis an, ich nehme remis an, remis annehmen, annehmen, \
                 das remis annehmen",
        ),
        Command::DeclineDraw => words("lehne ab").typed(
            "ich lehne ab, lehne remis ab, ich lehne remis ab, remis ablehnen, ablehnen, \
                 das remis ablehnen",
        ),
        Command::ClaimDraw => words("reklamiere remis").typed(
            "ich reklamiere remis, remis reklamieren, beantrage remis, ich beantrage remis, \
                 remis beantragen, beanspruche remis, ich beanspruche remis, remis \
                 beanspruchen, remisantrag, remisreklamation",
        ),
        Command::ClaimTime => words("reklamiere zeit, fahne").typed("zeit reklamieren"),
        Command::Resign => {
            words("gebe auf").typed("ich gebe auf, aufgeben, partie aufgeben, die partie aufgeben")
        }
        Command::Seal => words("versiegle, abgabezug").typed("versiegeln, zug versiegeln"),
        Command::OpponentSeals => words("gegner hat versiegelt, gegner versiegelt")
            .typed("der gegner hat versiegelt, der gegner hat abgegeben, gegner hat abgegeben"),
        Command::OpponentResigns => words("gegner gibt auf").typed("der gegner gibt auf"),
        Command::CallArbiter => {
            words("schiedsrichter rufen").typed("den schiedsrichter rufen, rufe den schiedsrichter")
        }
        Command::Sign => words("unterschreibe").typed("unterschreiben"),
        Command::Device => words("gerät"),
        Command::Code => words("code, der code"),
        Command::Board => words("brett, lies das brett")
            .typed("brett lesen, brett vorlesen, das brett lesen, das brett vorlesen"),
        Command::Pieces => words("figuren, wo ist, wo ist der, wo ist die, wo sind, wo sind die"),
        Command::Scan => words("reihe, linie"),
        Command::Pawns => words("bauern, bauern nach linien"),
        Command::Square => words("feld, was ist auf, was steht auf"),
        Command::MovesFrom => words("züge von"),
        Command::LegalMoves => words("mögliche züge, erlaubte züge"),
        Command::Audit => words("prüfe brett").typed("brett prüfen, das brett prüfen"),
        Command::Faster => words("schneller"),
        Command::Slower => words("langsamer"),
        Command::Louder => words("lauter"),
        Command::Softer => words("leiser"),
        Command::Higher => words("höher"),
        Command::Lower => words("tiefer"),
        Command::Talk => words("sprich").typed("sprechen"),
        Command::Ear => words("mikrofon, ohr"),
        Command::Verbosity => words("wortzahl"),
        Command::ReadBack => words("wiederhole züge").typed("züge wiederholen"),
        Command::Precision => words("genauigkeit"),
        Command::Voice => words("stimme"),
        Command::Voices => words("stimmen"),
        Command::TimesToTell => words("erinnere").typed("erinnern"),
        Command::BrailleAlone => words("nur braille"),
        Command::BrailleTable => words("brailletabelle"),
        Command::AnnouncementWords => words("ansagen"),
        Command::MyName => words("ich heiße, mein name ist")
            .typed("mein name, name ist, nenn mich, nennen sie mich"),
        Command::OpponentName => words("gegner heißt").typed("mein gegner heißt, der gegner heißt"),
        Command::TellSettings => words("einstellungen"),
        Command::SpeakEnglish => words("englisch"),
        Command::Arbiter => words("schiedsrichter"),
        Command::Quit => words("ende").typed("beenden, verlassen"),
        Command::Menu => words("menü, hauptmenü"),
        Command::SpeakGerman => words("deutsch"),
        Command::SpeakFrench => words("französisch"),
        Command::TakeBack => words("nimm zurück").typed(
            "zug zurück, rückgängig, nimm den zug zurück, zurücknehmen, zug zurücknehmen, \
                 den zug zurücknehmen",
        ),
        Command::Hint => words("tipp").typed("hinweis"),
        Command::Attacked => words("bedroht, was ist bedroht"),
        Command::Attackers => words("wer greift an, angreifer").typed("wer greift … an"),
        Command::Defenders => words("wer deckt, verteidiger"),
        Command::Diagonals => words("diagonalen"),
        Command::Lines => words("strahlen"),
        Command::KnightSteps => words("springer strahlen"),
        Command::KingSteps => words("könig strahlen"),
        Command::Captures => words("was schlägt, schlagzüge"),
        Command::Changed => words("was ist neu"),
        Command::LastMoves => words("letzte züge"),
        Command::Material => words("material"),
        Command::Evaluation => words("bewertung, wer steht besser"),
        Command::Opening => words("eröffnung"),
        Command::Blindfold => words("blindspiel"),
        Command::Opponent => words("gegner"),
        Command::PlayOn => words("spiele weiter").typed("weiterspielen, weiter spielen"),
        Command::Alarm => words("wecker"),
        Command::NewGame => words("neue partie, noch eine partie"),
        Command::Rematch => words("revanche"),
        Command::Options => words("optionen"),
        Command::ReviewGame => words("nachspielen, partie nachspielen, partie abspielen"),
        Command::SendGame => words("verschicke, verschicke die partie")
            .typed("verschicken, partie verschicken, die partie verschicken"),
        Command::WhereSaved => words("wo ist sie gespeichert, gespeichert").typed(
            "wo ist es gespeichert, wo ist die partie gespeichert, wo gespeichert, wo liegt \
                 die partie, welche datei",
        ),
        Command::Walk => words("abgehen"),
        Command::Forward => words("weiter, nächster zug"),
        Command::Back => words("zurück, voriger zug"),
        Command::ToStart => words("zum anfang, anfang, zum start"),
        Command::ToEnd => words("zum schluss, ans ende, zum ende"),
        Command::ToLineEnd => words("ende der variante"),
        Command::NextComment => words("nächster kommentar"),
        Command::PreviousComment => words("voriger kommentar"),
        Command::NextMistake => words("nächster fehler"),
        Command::PreviousMistake => words("voriger fehler"),
        Command::GoTo => words("gehe zu, zug"),
        Command::Play => words("spiele ab, abspielen").typed("spiele, spiel ab"),
        Command::Stop => words("stopp, halt").typed("stoppen, anhalten"),
        Command::Pace => words("tempo"),
        Command::Branches => words("varianten"),
        Command::Branch => words("variante"),
        Command::LeaveBranch => words("hauptvariante, verlasse variante")
            .typed("variante verlassen, die variante verlassen"),
        Command::Comment => words("kommentar"),
        Command::RecordedWorth => words("notierte bewertung"),
        Command::Arrows => words("pfeile"),
        Command::Header => words("welche partie, partiedaten"),
        Command::Result => words("ergebnis"),
        Command::Game => words("partie"),
        Command::NextGame => words("nächste partie"),
        Command::PreviousGame => words("vorige partie"),
        Command::Find => words("suche, finde").typed("suchen, finden"),
        Command::Found => words("gefunden, treffer"),
        Command::AllGames => words("alle partien"),
        Command::Bookmark => words("lesezeichen"),
        Command::Bookmarks => words("alle lesezeichen"),
        Command::ToBookmark => words("zum lesezeichen"),
        Command::RemoveBookmark => words("lösche lesezeichen")
            .typed("entferne lesezeichen, lesezeichen löschen, das lesezeichen löschen"),
        Command::Guess => words("rate, rate züge").typed("raten, züge raten"),
        Command::Show => words("zeige").typed("zeigen"),
        Command::Skip => words("überspringen").typed("überspringe"),
        Command::Solution => {
            words("lösung").typed("ich weiß nicht, weiß nicht, ich weiß es nicht, keine ahnung")
        }
        Command::Due => words("was ist fällig, fällig"),
        Command::Progress => words("fortschritt"),
        Command::Level => words("stufe"),
    }
}

pub(super) fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Moves => "züge",
        Topic::Board => "brett",
        Topic::Clock => "uhr",
        Topic::Ending => "ende der partie",
        Topic::Arbiter => "schiedsrichter",
        Topic::Games => "partien",
        Topic::Questions => "fragen",
        Topic::Voice => "stimme",
        Topic::Braille => "braille",
        Topic::Program => "programm",
    }
}
