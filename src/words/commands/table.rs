//! The words of every command, in every language of the user: a table and nothing else.

use super::Command;
use crate::words::language::Language;

/// Whether something follows a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    Nothing,
    Anything,
}

/// The words of a command: English, German, French. The letters of other chess programs
/// for blind players are among the English ones.
pub(super) type Words = [&'static [&'static str]; 3];

/// French words that by voice are no command with nothing after them, because they sound as
/// another: who says a plural puts "les" before, "coup" asks for a number.
pub(super) const NEVER_ALONE: [&str; 4] = ["variantes", "signets", "derniers coups", "coup"];

pub(super) const COMMANDS: &[(Command, Rest, Words)] = &[
    (Command::Keys, Rest::Nothing, [&["keys"], &["tasten"], &["touches"]]),
    (Command::Help, Rest::Nothing, [&["help", "h"], &["hilfe"], &["aide"]]),
    (
        Command::OwnTime,
        Rest::Nothing,
        [&["my time", "time"], &["meine zeit", "zeit"], &["mon temps", "temps"]],
    ),
    (
        Command::OpponentTime,
        Rest::Nothing,
        [
            &["opponent time", "opponent's time"],
            &["zeit des gegners", "gegnerzeit"],
            &["temps adverse"],
        ],
    ),
    (Command::Times, Rest::Nothing, [&["clock", "c", "times"], &["uhr"], &["pendule"]]),
    (Command::Moves, Rest::Nothing, [&["moves", "completed moves"], &["züge"], &["coups"]]),
    (
        Command::Score,
        Rest::Nothing,
        [&["score"], &["mitschrift", "partieformular", "formular"], &["feuille"]],
    ),
    (
        Command::LastMove,
        Rest::Nothing,
        [&["last", "l", "last move"], &["letzter zug", "letzter"], &["dernier coup", "dernier"]],
    ),
    (Command::Repeat, Rest::Nothing, [&["repeat", "again"], &["noch einmal"], &["encore"]]),
    (Command::Spell, Rest::Nothing, [&["spell"], &["buchstabiere"], &["épelle"]]),
    (
        Command::SpellByNames,
        Rest::Nothing,
        [&["spell nato", "spell names"], &["buchstabiere nato"], &["épelle nato"]],
    ),
    (Command::Hush, Rest::Nothing, [&["quiet", "hush"], &["still"], &["silence"]]),
    (Command::Press, Rest::Nothing, [&["press"], &["drücke"], &["appuie"]]),
    (
        Command::OpponentPress,
        Rest::Nothing,
        [&["opponent presses"], &["gegner drückt"], &["adversaire appuie"]],
    ),
    (Command::Start, Rest::Nothing, [&["start"], &["beginne"], &["commence"]]),
    (
        Command::Correct,
        Rest::Anything,
        [&["correct", "no"], &["korrigiere", "nein"], &["corrige", "non"]],
    ),
    (Command::Reads, Rest::Anything, [&["read"], &["lies"], &["lis"]]),
    (
        Command::OfferDraw,
        Rest::Nothing,
        [&["draw", "offer draw"], &["remis", "biete remis"], &["nulle", "propose nulle"]],
    ),
    (
        Command::OpponentOffersDraw,
        Rest::Nothing,
        [&["opponent offers draw"], &["gegner bietet remis"], &["adversaire propose nulle"]],
    ),
    (Command::AcceptDraw, Rest::Nothing, [&["accept", "accept draw"], &["nehme an"], &["accepte"]]),
    (
        Command::DeclineDraw,
        Rest::Nothing,
        [&["decline", "decline draw"], &["lehne ab"], &["refuse"]],
    ),
    (
        Command::ClaimDraw,
        Rest::Anything,
        [&["claim draw"], &["reklamiere remis"], &["réclame nulle"]],
    ),
    (
        Command::ClaimTime,
        Rest::Nothing,
        [&["claim time", "flag"], &["reklamiere zeit", "fahne"], &["réclame temps", "drapeau"]],
    ),
    (Command::Resign, Rest::Nothing, [&["resign"], &["gebe auf"], &["abandonne"]]),
    (
        Command::OpponentResigns,
        Rest::Nothing,
        [&["opponent resigns"], &["gegner gibt auf"], &["adversaire abandonne"]],
    ),
    (
        Command::CallArbiter,
        Rest::Nothing,
        [&["call arbiter"], &["schiedsrichter rufen"], &["appelle arbitre"]],
    ),
    (Command::Sign, Rest::Nothing, [&["sign"], &["unterschreibe"], &["signe"]]),
    (Command::Device, Rest::Nothing, [&["device"], &["gerät"], &["appareil"]]),
    (
        Command::Board,
        Rest::Anything,
        [
            &["board", "b", "read the board"],
            &["brett", "lies das brett"],
            &["échiquier", "lis l'échiquier"],
        ],
    ),
    (
        Command::Pieces,
        Rest::Anything,
        [
            &["pieces", "p", "where is", "where is the", "where are", "where are the"],
            &["figuren", "wo ist", "wo ist der", "wo ist die", "wo sind", "wo sind die"],
            &["pièces", "où est", "où est le", "où est la", "où sont", "où sont les"],
        ],
    ),
    (
        Command::Scan,
        Rest::Anything,
        [&["scan", "s", "rank", "file"], &["reihe", "linie"], &["rangée", "colonne"]],
    ),
    (
        Command::Square,
        Rest::Anything,
        [
            &["square", "what is on"],
            &["feld", "was ist auf", "was steht auf"],
            &["case", "que contient"],
        ],
    ),
    (Command::MovesFrom, Rest::Anything, [&["moves from", "m"], &["züge von"], &["coups de"]]),
    (Command::Audit, Rest::Nothing, [&["audit"], &["prüfe brett"], &["vérifie échiquier"]]),
    (Command::Faster, Rest::Nothing, [&["faster"], &["schneller"], &["plus vite"]]),
    (Command::Slower, Rest::Nothing, [&["slower"], &["langsamer"], &["moins vite"]]),
    (Command::Louder, Rest::Nothing, [&["louder"], &["lauter"], &["plus fort"]]),
    (Command::Softer, Rest::Nothing, [&["softer"], &["leiser"], &["moins fort"]]),
    (Command::Higher, Rest::Nothing, [&["higher"], &["höher"], &["plus haut"]]),
    (Command::Lower, Rest::Nothing, [&["lower"], &["tiefer"], &["plus bas"]]),
    (Command::Talk, Rest::Nothing, [&["talk"], &["sprich"], &["parle"]]),
    (
        Command::Ear,
        Rest::Nothing,
        [&["microphone", "ear"], &["mikrofon", "ohr"], &["micro", "oreille"]],
    ),
    (Command::Verbosity, Rest::Nothing, [&["verbosity"], &["wortzahl"], &["détail"]]),
    (Command::Precision, Rest::Nothing, [&["precision"], &["genauigkeit"], &["précision"]]),
    (Command::Voice, Rest::Anything, [&["voice"], &["stimme"], &["voix"]]),
    (Command::Voices, Rest::Anything, [&["voices"], &["stimmen"], &["liste des voix"]]),
    (Command::TimesToTell, Rest::Anything, [&["remind"], &["erinnere"], &["rappelle"]]),
    (
        Command::BrailleAlone,
        Rest::Nothing,
        [&["braille alone"], &["nur braille"], &["braille seul"]],
    ),
    (
        Command::BrailleTable,
        Rest::Anything,
        [&["braille table"], &["brailletabelle"], &["table braille"]],
    ),
    (Command::Speak(Language::English), Rest::Nothing, [&["english"], &["englisch"], &["anglais"]]),
    (Command::Arbiter, Rest::Anything, [&["arbiter"], &["schiedsrichter"], &["arbitre"]]),
    (Command::Quit, Rest::Nothing, [&["quit", "q", "exit"], &["ende"], &["quitter"]]),
    (Command::Speak(Language::German), Rest::Nothing, [&["german"], &["deutsch"], &["allemand"]]),
    (
        Command::Speak(Language::French),
        Rest::Nothing,
        [&["french"], &["französisch"], &["français"]],
    ),
    (
        Command::TakeBack,
        Rest::Nothing,
        [&["take back", "takeback", "undo"], &["nimm zurück"], &["reprends"]],
    ),
    (Command::Hint, Rest::Nothing, [&["hint"], &["tipp"], &["indice"]]),
    (
        Command::Attacked,
        Rest::Nothing,
        [
            &["attacked", "what is attacked"],
            &["bedroht", "was ist bedroht"],
            &["attaquées", "pièces attaquées"],
        ],
    ),
    (
        Command::Attackers,
        Rest::Anything,
        [&["who attacks", "attackers"], &["wer greift an", "angreifer"], &["qui attaque"]],
    ),
    (
        Command::Defenders,
        Rest::Anything,
        [&["who defends", "defenders"], &["wer deckt", "verteidiger"], &["qui défend"]],
    ),
    (Command::Diagonals, Rest::Anything, [&["diagonals", "x"], &["diagonalen"], &["diagonales"]]),
    (Command::Lines, Rest::Anything, [&["lines"], &["strahlen"], &["lignes"]]),
    (
        Command::KnightSteps,
        Rest::Anything,
        [&["knight lines"], &["springer strahlen"], &["lignes cavalier"]],
    ),
    (Command::KingSteps, Rest::Anything, [&["king lines"], &["könig strahlen"], &["lignes roi"]]),
    (
        Command::Captures,
        Rest::Anything,
        [&["captures"], &["was schlägt", "schlagzüge"], &["prises de", "prises"]],
    ),
    (
        Command::Changed,
        Rest::Nothing,
        [&["what changed", "changed"], &["was ist neu"], &["quoi de neuf"]],
    ),
    (
        Command::LastMoves,
        Rest::Anything,
        [&["last moves"], &["letzte züge"], &["derniers coups", "les derniers coups"]],
    ),
    (Command::Material, Rest::Nothing, [&["material"], &["material"], &["matériel"]]),
    (
        Command::Evaluation,
        Rest::Nothing,
        [
            &["evaluation", "who is better"],
            &["bewertung", "wer steht besser"],
            &["évaluation", "qui est mieux"],
        ],
    ),
    (Command::Opening, Rest::Nothing, [&["opening"], &["eröffnung"], &["ouverture"]]),
    (Command::Blindfold, Rest::Anything, [&["blindfold"], &["blindspiel"], &["à l'aveugle"]]),
    (Command::Opponent, Rest::Nothing, [&["opponent", "o"], &["gegner"], &["adversaire"]]),
    (Command::PlayOn, Rest::Nothing, [&["play on"], &["spiele weiter"], &["joue la fin"]]),
    (Command::Walk, Rest::Anything, [&["walk", "i"], &["abgehen"], &["parcours"]]),
    (
        Command::Forward,
        Rest::Anything,
        [
            &["next", "forward", "n", "on"],
            &["weiter", "nächster zug"],
            &["suivant", "avance", "va"],
        ],
    ),
    (
        Command::Back,
        Rest::Anything,
        [&["back", "previous"], &["zurück", "voriger zug"], &["retour", "précédent"]],
    ),
    (
        Command::ToStart,
        Rest::Nothing,
        [
            &["to the start", "beginning"],
            &["zum anfang", "anfang", "zum start"],
            &["au début", "début"],
        ],
    ),
    (
        Command::ToEnd,
        Rest::Nothing,
        [&["to the end", "end"], &["zum schluss", "ans ende", "zum ende"], &["à la fin", "fin"]],
    ),
    (Command::GoTo, Rest::Anything, [&["go to", "move"], &["gehe zu", "zug"], &["va à", "coup"]]),
    (Command::Play, Rest::Nothing, [&["play"], &["spiele ab", "abspielen"], &["lecture"]]),
    (Command::Stop, Rest::Nothing, [&["stop"], &["stopp", "halt"], &["arrête"]]),
    (Command::Pace, Rest::Anything, [&["pace"], &["tempo"], &["cadence"]]),
    (
        Command::Branches,
        Rest::Nothing,
        [&["branches", "variations"], &["varianten"], &["variantes", "les variantes"]],
    ),
    (Command::Branch, Rest::Anything, [&["branch", "variation"], &["variante"], &["variante"]]),
    (
        Command::LeaveBranch,
        Rest::Nothing,
        [
            &["leave branch", "main line"],
            &["hauptvariante", "verlasse variante"],
            &["ligne principale"],
        ],
    ),
    (Command::Comment, Rest::Nothing, [&["comment"], &["kommentar"], &["commentaire"]]),
    (
        Command::RecordedWorth,
        Rest::Nothing,
        [&["recorded evaluation", "eval"], &["notierte bewertung"], &["évaluation notée"]],
    ),
    (Command::Arrows, Rest::Nothing, [&["arrows", "marks"], &["pfeile"], &["flèches"]]),
    (
        Command::Header,
        Rest::Nothing,
        [
            &["which game", "header"],
            &["welche partie", "partiedaten"],
            &["quelle partie", "en-tête"],
        ],
    ),
    (Command::Result, Rest::Nothing, [&["result"], &["ergebnis"], &["résultat"]]),
    (Command::Game, Rest::Anything, [&["game"], &["partie"], &["partie"]]),
    (Command::NextGame, Rest::Nothing, [&["next game"], &["nächste partie"], &["partie suivante"]]),
    (
        Command::PreviousGame,
        Rest::Nothing,
        [&["previous game"], &["vorige partie"], &["partie précédente"]],
    ),
    (Command::Find, Rest::Anything, [&["find", "search"], &["suche", "finde"], &["cherche"]]),
    (Command::Found, Rest::Anything, [&["found"], &["gefunden", "treffer"], &["trouvées"]]),
    (
        Command::AllGames,
        Rest::Nothing,
        [&["all games"], &["alle partien"], &["toutes les parties"]],
    ),
    (Command::Bookmark, Rest::Anything, [&["bookmark"], &["lesezeichen"], &["signet"]]),
    (
        Command::Bookmarks,
        Rest::Nothing,
        [&["bookmarks"], &["alle lesezeichen"], &["signets", "les signets"]],
    ),
    (Command::ToBookmark, Rest::Anything, [&["to bookmark"], &["zum lesezeichen"], &["au signet"]]),
    (
        Command::RemoveBookmark,
        Rest::Anything,
        [&["remove bookmark"], &["lösche lesezeichen"], &["efface signet"]],
    ),
    (Command::Guess, Rest::Anything, [&["guess"], &["rate", "rate züge"], &["devine"]]),
    (Command::Show, Rest::Nothing, [&["show"], &["zeige"], &["montre"]]),
    (Command::Skip, Rest::Nothing, [&["skip"], &["überspringen"], &["passe"]]),
    (Command::Solution, Rest::Nothing, [&["solution"], &["lösung"], &["solution"]]),
    (
        Command::Due,
        Rest::Nothing,
        [&["what is due", "due"], &["was ist fällig", "fällig"], &["à revoir"]],
    ),
    (Command::Progress, Rest::Nothing, [&["progress"], &["fortschritt"], &["progrès"]]),
    (Command::Level, Rest::Anything, [&["level"], &["stufe"], &["niveau"]]),
];
