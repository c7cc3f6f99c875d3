//! The words of questions in German. Words only.

use super::sense::WordSense::{self, *};
use crate::chess::{Color, Role};
use crate::words::Language;

pub(super) const WORDS: &[(WordSense, &str)] = &[
    (
        Filler,
        "entschuldigung irgendein irgendeinen irgendeine irgendeiner verzeihung art der die das den dem des ein eine einen einem \
         einer eines es bist bin vom von zum zur im in auf an am bei beim mit für um und oder so jetzt gerade denn \
         doch bitte danke eigentlich noch schon nun aktuell aktuelle aktuellen momentan momentane momentanen heute \
         hier dort etwas bisschen wenig feld felder felde befindet befinden sich liegt liegen gibt gib geben gebt \
         werden wird wurde geworden gewesen hallo na also ok okay man dieser diese dieses diesem diesen \
         jener aus ob genau genaue überhaupt eben als heißt heißen genannt nennt bleibt bleiben beide beiden beides s n \
         nen nem ner ne ja ach äh ähm hm tja nur einfach gar halt wirklich tatsächlich gleich zuerst dann damit \
         dass wohl etwa vielleicht weißt sorry entschuldige hey hi steckt stecken platziert postiert sitzt sitzen \
         los über unter zwischen neben dazu davon daran eh nämlich sicherlich kurzfristig lieber liebe \
         liebes gegenwärtig gegenwärtige derzeit derzeitige derzeitigen jetzige jetzigen vorhanden vorhandenen \
         eigene eigenen jeweils übrigens dabei herr frau bloß nach hinter soeben vorhin stelle platz ort standort \
         erstmal zufällig mittlerweile inzwischen eventuell durch worden bis sofort allem aller \
         versteckt hingestellt geblieben übrig vergessen denk denke glaube glaub meinst sozusagen",
    ),
    (Me, "ich mir mich"),
    (My, "mein meine meinen meinem meiner meines meins unsere unser unseren"),
    (You, "du sie dir ihnen dich euch ihr"),
    (
        They,
        "er ihm ihn sein gegner gegners gegnerische gegnerischen gegnerischer gegnerischem gegnerisches computer \
         computers hector hectors gegenspieler gegenspielers seine seinen seiner seinem seines dein deine deinen \
         deiner deinem deines ihre ihren ihrem feind feinde feindes feindliche feindlichen feindlicher kontrahent \
         kontrahenten maschine rechner programm widersacher gegenseite fremde fremden partner partners",
    ),
    (We, "wir uns"),
    (Is, "ist sind seid"),
    (Past, "war waren warst"),
    (What, "was"),
    (Which, "welche welcher welches welchen welchem"),
    (Who, "wer wem wen wessen"),
    (Where, "wo wohin worauf woher"),
    (How, "wie wieso warum weshalb"),
    (Many, "viel viele vielen wieviel wieviele anzahl"),
    (
        Can,
        "kann kannst können könnt könnte könntest könnten könntet darf darfst dürfen dürfte möglich imstande",
    ),
    (Should, "muss musst müssen müsste soll sollte sollten sollen sollst würdest würden wäre"),
    (Have, "habe hab hat haben hast habt besitze besitzt besitzen verfüge verfügt"),
    (Not, "nicht kein keine keinen keiner keins nichts nie"),
    (Hardly, "kaum schlecht"),
    (More, "mehr erhöhe erhöhen höher rauf hoch steigern hochdrehen"),
    (
        Less,
        "weniger runter senken senke verringern verringere reduzieren reduziere niedriger herunter",
    ),
    (TooMuch, "zu"),
    (
        Show,
        "schau schaue guck gucke zeig zeige zeigen zeigst aussehen aussieht sieht nenn nenne nennen beschreibe \
         beschreib beschreiben beschreibst beschreibung liste auflisten aufzählen zähl zähle zählen finde finden find such \
         suche suchen anzeigen anschauen ansehen schauen sehen sehe gucken findet",
    ),
    (
        Say,
        "sag sage sagen sagst lies lesen les liest vorlesen vor vorgelesen gesagt erkläre erklär erklären erklärst erzähl \
         erzähle erzählen erzählst verrate verrat verraten verrätst mitteilen teile ansagen ansage angesagt durchgeben \
         durchsagen nennst vorliest lese vorsagen",
    ),
    (
        Want,
        "möchte möchten will wollen wollte willst brauche brauch bräuchte hätte gern gerne wünsche wissen wüsste \
         erfahren interessiert interessieren interessant lass lasse",
    ),
    (Pieces, "figur figuren steine steinen stein männer männchen offiziere truppen armee klötze"),
    (Piece(Role::King), "könig könige königs königen"),
    (Piece(Role::Queen), "dame damen königin königinnen"),
    (Piece(Role::Rook), "turm türme türmen turms"),
    (Piece(Role::Bishop), "läufer läufern läufers"),
    (Piece(Role::Knight), "springer springern springers pferd pferde pferden pferdchen rössel"),
    (Piece(Role::Pawn), "bauer bauern"),
    (Colour(Color::White), "weiß weiße weißen weißer weißes weißem"),
    (Colour(Color::Black), "schwarz schwarze schwarzen schwarzer schwarzes schwarzem"),
    (
        Board,
        "brett bretts stellung stellungen position schachbrett lage spielbrett spielfeld aufstellung konstellation überblick \
         übersicht figurenstellung diagramm situation",
    ),
    (
        Everything,
        "alles alle allen ganz ganze ganzen ganzes gesamte gesamten gesamtes komplett komplette kompletten komplettes \
         vollständig vollständige vollständigen sämtliche",
    ),
    (FileWord, "linie spalte linien spalten"),
    (RankWord, "reihe reihen zeile"),
    (Diagonal, "diagonale diagonalen diagonal"),
    (RankOf(1), "erste ersten erster"),
    (RankOf(2), "zweite zweiten zweiter"),
    (RankOf(3), "dritte dritten dritter"),
    (RankOf(4), "vierte vierten vierter"),
    (RankOf(5), "fünfte fünften fünfter"),
    (RankOf(6), "sechste sechsten sechster"),
    (RankOf(7), "siebte siebten siebter siebente siebenten"),
    (RankOf(8), "achte achten achter"),
    (
        There,
        "da steht stehen irgendwas irgendetwas besetzt jemand irgendwer drauf belegt gestanden irgendwo",
    ),
    (Empty, "leer frei unbesetzt leere freie"),
    (MoveNoun, "zug zuges halbzug spielzug"),
    (Moves, "züge zügen spielzüge halbzüge"),
    (
        Legal,
        "mögliche möglichen möglicher erlaubte erlaubten erlaubt legale legalen legal gültige gültigen zulässig zulässige",
    ),
    (Choices, "möglichkeiten optionen zugmöglichkeiten auswahl alternativen möglichkeit"),
    (
        Go,
        "ziehen zieht ziehe gehen geht gehe geh gezogen gegangen erreichen erreicht erreiche zog zogst zogen ging gingst bewegen bewegt \
         bewege springen springt laufen kommen kommt komme hingehen hinziehen hingezogen hinziehst zieh setzen setzt setze \
         gesetzt rücken gerückt gesprungen gelaufen gekommen bewegung hingegangen hinkommen ziehst hinspringen",
    ),
    (Away, "hin"),
    (
        Play,
        "spielen spielt spiele gespielt spielst spielte spieltest machen macht mache gemacht machst machte tun getan tut \
         tat mach unternehmen unternommen anfangen anstellen ausführen",
    ),
    (
        Last,
        "letzte letzter letzten letztes letztem vorige voriger vorigen vorherige vorherigen vorheriger zuletzt",
    ),
    (Next, "nächste nächster nächsten nächstes folgende folgender"),
    (
        Take,
        "schlagen schlägt schlage schlag nehmen nimmt nehme nimm fressen frisst fresse kassieren wegnehmen rausnehmen einsammeln schlägst",
    ),
    (Taken, "geschlagen genommen gefressen geschlagene geschlagenen geschnappt"),
    (Back, "zurück"),
    (
        Undo,
        "zurücknehmen rückgängig zurücknehme zurückgenommen zurückziehen zurückzunehmen widerrufen",
    ),
    (
        Slip,
        "vertan verklickt vertippt irrtum versehen fehler falsch geirrt verzogen verwechselt vergriffen verrutscht",
    ),
    (
        Attack,
        "greift greifen greife angreifen angegriffen angreifer angegriffene angegriffenen angreift bedroht bedrohen bedrohte bedrohten bedrohe \
         bedrohung bedrohungen bedrohst gefahr gefahren gefährdet hängt hängen hänge hängende droht drohen drohung drohungen sicher attackiert \
         attackieren attackiere attacke angreifbar unsicher",
    ),
    (
        Defend,
        "deckt decken gedeckt deckung verteidigt verteidigen verteidige verteidiger geschützt schützt schützen beschützt beschützen bewacht \
         bewachen gesichert sichert absichert abgesichert ungedeckt ungeschützt verteidigung schutz",
    ),
    (Check, "schach matt schachmatt schachgebot mattgesetzt"),
    (Turn, "dran zugrecht anzug drann"),
    (
        Hint,
        "tipps hinweise ideen tipp hinweis rat vorschlag vorschläge empfiehlst empfehlen empfehle empfehlung idee tip tips ratschlag \
         ratschläge ratlos rate vorschlagen zugvorschlag raten hilfestellung",
    ),
    (
        Best,
        "beste besten bester bestes gut gute guter guten stärkste stärksten sinnvoll sinnvolle sinnvollste klug kluger klügste",
    ),
    (Help, "hilfe hilf helfen helft hilfst helfe bedienung anleitung bedienungsanleitung"),
    (
        Castle,
        "rochade rochiere rochieren rochiert rochaderecht rochaderechte rochademöglichkeit rochierst rochaden",
    ),
    (
        Wing,
        "kurz kurze kurzen lang lange langen kleine kleinen große großen königsflügel damenflügel königsseite damenseite flügel seite seiten",
    ),
    (
        Again,
        "mal nochmal nochmals einmal wiederhole wiederholen wiederhol wiederholung wiederholst erneut wiederholt",
    ),
    (
        Better,
        "besser gewinnt gewinne gewinnen gewinn verliere verliert verlieren vorteil vorn führt führe führen vorteile nachteil schlechter überlegen \
         überlegener siegen siegt unterlegen verloren verlust",
    ),
    (Won, "gewonnen gesiegt"),
    (
        Evaluate,
        "bewerte bewertung bewerten bewertest beurteile einschätzung beurteilung beurteilen beurteilst einschätzen \
         schätzt schätze schätzen einschätzt analysiere analyse analysieren analysierst hältst findest einzuschätzen",
    ),
    (Stand, "stehe steh stehst läuft"),
    (Settings, "einstellungen einstellung eingestellt konfiguration konfiguriert voreinstellungen"),
    (
        Speak,
        "red sprich sprechen sprichst rede reden redest spricht redet stimme sprache sprachausgabe",
    ),
    (Faster, "schneller"),
    (Slower, "langsamer"),
    (Fast, "schnell rasch hastig flott"),
    (Slow, "langsam"),
    (Louder, "lauter"),
    (Softer, "leiser"),
    (Loud, "laut"),
    (Soft, "leise"),
    (Volume, "lautstärke ton"),
    (Speed, "tempo geschwindigkeit sprechtempo sprechgeschwindigkeit sprachtempo vorlesetempo"),
    (Command, "befehl befehle kommandos kommando befehlen"),
    (Type, "tippen tippe eingeben eingebe fragen schreiben"),
    (Time, "zeit bedenkzeit minuten restzeit sekunden restbedenkzeit spielzeit zeiten"),
    (Clock, "uhr uhren schachuhr"),
    (
        Material,
        "material materialstand materialverhältnis materialverteilung materialbilanz materiell materialmäßig punkte punkt \
         punktestand punkten figurenverhältnis figurenmäßig materialvorteil mehrbauer",
    ),
    (Opening, "eröffnung eröffnungen eröffnungsname"),
    (
        Score,
        "mitschrift partieformular notation zugliste zugfolge protokoll spielverlauf partieverlauf verlauf aufzeichnung",
    ),
    (SoFar, "bisher bisherigen bisherige bislang"),
    (Against, "gegen"),
    (New, "neue neues neuen frische"),
    (Game, "partie spiel"),
    (Hush, "still ruhe sei ruhig schweig klappe mund"),
    (Solution, "lösung antwort auflösung"),
    (Question, "frage aufgabe aufgaben"),
    (Keys, "tasten taste tastenkürzel tastatur kürzel tastenbelegung"),
    (
        Hear,
        "hören höre hör verstanden gehört verstehe verstehen mitbekommen mitgekriegt hörst anhören mitgehört",
    ),
    (Missed, "verpasst überhört"),
    (Other, "andere anderen anderer anderes"),
    (Start, "anfang beginn vorne begonnen"),
    (Number, "nummer wievielte wievielten wievielter wievieltem zugnummer zugzahl"),
    (ResultOf, "ergebnis resultat ausgang ausgegangen geendet"),
    (Changed, "geändert verändert veränderung änderung"),
    (Tongue(Language::English), "englisch"),
    (Tongue(Language::German), "deutsch"),
    (Tongue(Language::French), "französisch"),
    (GiveUp, "aufgeben"),
    (MenuWord, "menü hauptmenü"),
    (ColourWord, "farbe farben"),
    (Leave, "aufhören beenden schluss feierabend"),
];

pub(super) const PHRASES: &[(WordSense, &str)] = &[
    (Again, "noch mal"),
    (Again, "noch einmal"),
    (Again, "ein weiteres mal"),
    (Again, "wie bitte"),
    (Again, "was hast du gesagt"),
    (Again, "was sagtest du"),
    (Question, "die frage"),
    (Question, "nächste frage"),
    (Question, "deine frage"),
    (Question, "der frage"),
    (There, "gibt es"),
    (There, "gibts"),
    (Time, "wie lange"),
    (AnotherGame, "noch eine"),
    (AnotherGame, "noch eine partie"),
    (AnotherGame, "noch ein spiel"),
    (AnotherGame, "noch mal spielen"),
    (AnotherGame, "nochmal spielen"),
    (Attack, "verliere ich etwas"),
    (Attack, "verliere ich was"),
    (Attack, "aufpassen"),
    (Attack, "aufs korn"),
    (Attack, "unter beschuss"),
    (Attack, "in gefahr"),
    (Attack, "zielt auf"),
    (Attack, "zielen auf"),
    (Better, "liegt vorne"),
    (Better, "liege ich vorne"),
    (Better, "bin ich vorne"),
    (Better, "ist vorne"),
    (Better, "ist vorn"),
    (Better, "wer vorne"),
    (Material, "vorne an figuren"),
    (Filler, "keine ahnung"),
    (Filler, "bei dieser stellung"),
    (Filler, "bin mir nicht sicher"),
    (Filler, "nicht sicher"),
    (Filler, "nicht ganz sicher"),
    (Want, "würde gern"),
    (Want, "würde gerne"),
    (Want, "würde ich gern"),
    (Want, "würde ich gerne"),
    (Want, "hätte ich gern"),
    (Want, "hätte gern"),
    (Want, "hätte ich gerne"),
    (Want, "weiß nicht"),
    (Want, "weiß gar nicht"),
    (Want, "weiß nicht mehr"),
    (Want, "weiß gerade nicht"),
    (Want, "weiß grad nicht"),
    (Want, "weißt du"),
    (Want, "weiß ich nicht"),
    (Want, "weiß ich nicht mehr"),
    (Want, "wissen sie"),
    (Want, "ich frage mich"),
    (Want, "frag mich"),
    (Want, "erinnere mich nicht"),
    (Want, "finde nicht mehr"),
    (Want, "finde nicht"),
    (Want, "find nicht"),
    (Hint, "weiß nicht weiter"),
    (Filler, "eine frage"),
    (Filler, "mal eine frage"),
    (Hint, "weiß nicht mehr weiter"),
    (Hint, "komme nicht weiter"),
    (Hint, "komm nicht weiter"),
    (Hint, "was jetzt"),
    (Hint, "was nun"),
    (Hint, "schlägst du vor"),
    (Hint, "an meiner stelle"),
    (Hint, "fällt nichts ein"),
    (Hint, "fällt mir nichts ein"),
    (Hint, "fällt mir nix ein"),
    (Hint, "rätst du"),
    (Turn, "an der reihe"),
    (Turn, "am zug"),
    (Turn, "am zuge"),
    (Turn, "ans ziehen"),
    (My, "bei mir"),
    (My, "auf meiner seite"),
    (My, "von mir"),
    (They, "die andere seite"),
    (They, "auf der anderen seite"),
    (They, "auf seiner seite"),
    (They, "von dir"),
    (They, "bei dir"),
    (Board, "überblick verloren"),
    (Board, "orientierung verloren"),
    (Board, "faden verloren"),
    (Board, "wo alles steht"),
    (Board, "wo was steht"),
    (Board, "wo steht alles"),
    (Board, "wo steht was"),
    (Board, "was wo steht"),
    (Board, "was steht wo"),
    (Evaluate, "sieht es für mich aus"),
    (Evaluate, "sieht es aus für mich"),
    (There, "stehts"),
    (Evaluate, "wie sieht meine lage aus"),
    (Evaluate, "wie ist meine lage"),
    (Evaluate, "stehe ich gut"),
    (Evaluate, "steh ich gut"),
    (Evaluate, "stehe ich schlecht"),
    (Evaluate, "steh ich schlecht"),
    (Better, "auf gewinn"),
    (Better, "auf verlust"),
    (SoFar, "bis jetzt"),
    (SoFar, "bis hierher"),
    (SoFar, "bis hierhin"),
    (Help, "was kann ich sagen"),
    (Help, "was kann ich fragen"),
    (Help, "was kann ich hier machen"),
    (Help, "was kann ich hier tun"),
    (Undo, "nimm zurück"),
    (Undo, "ungeschehen"),
    (Undo, "noch mal zurück"),
    (GiveUp, "ich gebe auf"),
    (Changed, "was ist neu"),
    (Changed, "was ist anders"),
    (Say, "les vor"),
    (Say, "gib durch"),
    (Show, "zähl auf"),
    (Show, "zähle auf"),
    (Taken, "weggenommen"),
    (Check, "im schach"),
    (Can, "geht das"),
    (Can, "besteht die möglichkeit"),
];

/// What words of this language end with, shortest first.
pub(super) const ENDINGS: &[&str] = &[
    "", "e", "t", "n", "s", "en", "er", "es", "em", "st", "et", "te", "est", "ten", "tet", "end",
    "ung", "test", "ende", "enden", "ender", "ungen",
];
