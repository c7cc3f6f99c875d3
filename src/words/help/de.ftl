# Die Hilfe der Befehlszeile. Ein Befehl heißt nach seinem Weg, seine Optionen sind Attribute.

shared = Was mehrere Befehle gemeinsam haben
    .language = Die Sprache der Antworten: de, fr oder en. Ohne Angabe die, die Sie gewählt haben, oder die des Systems
    .fen = Die Stellung, mit der begonnen wird (FEN); ohne Angabe die Grundstellung
    .chess960 = Chess960 spielen, auch wo der FEN es nicht sagt
    .words = Die Sprache der Figuren und der Rochade
    .ranks = Die Sprache der Reihen: Deutsch, wenn der Schiedsrichter nicht anders entscheidet
    .files = Die Namen der Linien
    .letters = Die Buchstaben der Figuren in geschriebenen Zügen
    .edition = Die Ausgabe der Regeln: 1929, 2009, 2014, 2017, 2018 oder 2023
    .regime = Die Bedenkzeitklasse: standard, rapid oder blitz
    .unsupervised = Im Schnellschach und Blitzschach: Nicht jede Partie hat einen Schiedsrichter, der sie beaufsichtigt und mitschreibt
    .silent = Keine Stimme und keine Töne: Alles steht als Text da
    .resume = Die Partie einer Aufzeichnung fortsetzen; ohne Datei die letzte unbeendete
    .line = Die Züge des gefundenen Matts sagen
    .json = Mit einem JSON-Objekt je Zeile antworten
    .quick = Nur antworten, was auf einen Blick zu sehen ist
    .within = Wie lange höchstens über eine Stellung nachgedacht wird, etwa 200ms oder 2s
    .braille = Die Schrift, in der Braille geschrieben wird: die Schachschrift eines Landes, oder Schwarzschrift mit einer Tabelle buchstabiert
    .braille_ranks = Wie eine Schachschrift die Zahlen der Reihen schreibt; ohne Angabe wie ihr Land
    .liblouis = Schwarzschrift mit dieser Tabelle von liblouis buchstabieren, in den Buchstaben von --letters, statt mit einer Schachschrift; sie muss alle Züge auseinanderhalten
    .comments = Kommentare mit dieser Tabelle von liblouis buchstabieren, auch mit einer Kurzschrift; was gekürzt ist, lässt sich nicht zurücklesen
    .line_length = Wie viele Formen eine Zeile Braille hat
    .page_length = Wie viele Zeilen eine Seite für einen Drucker hat
    .page_numbers = Wo die Nummer einer Seite für einen Drucker steht

values = Was hinter einer Option stehen kann
    .DRILL = ÜBUNG
    .FILE = DATEI
    .FOLDER = ORDNER
    .NAME = NAME
    .NUMBER = NUMMER
    .ADDRESS = ADRESSE
    .LANGUAGE = SPRACHE
    .TIME = ZEIT
    .TIMES = ZEITEN
    .KEYS = TASTEN
    .DEPTH = TIEFE
    .FEN = FEN
    .MOVES = ZÜGE
    .STYLE = STIL
    .WORDS = WÖRTER
    .RANKS = REIHEN
    .FILES = LINIEN
    .NOTATION = NOTATION
    .LETTERS = BUCHSTABEN
    .FROM_LETTERS = BUCHSTABEN
    .IN = EINGABE
    .TO = ZIEL
    .FROM = QUELLE
    .OUT = AUSGABE
    .BRAILLE = SCHRIFT
    .BRAILLE_RANKS = REIHEN
    .FROM_BRAILLE = SCHRIFT
    .FROM_BRAILLE_RANKS = REIHEN
    .TABLE = TABELLE
    .CELLS = FORMEN
    .LINES = ZEILEN
    .PAGE_NUMBERS = ORT
    .EDITION = AUSGABE
    .GAME = PARTIE
    .FALLEN = SEITE
    .REGIME = KLASSE
    .BY = SEITE
    .PLY = HALBZUG
    .INTENDED = ZUG
    .OFFENCE = VERSTOSS
    .NTH = NUMMER
    .BLACK = SCHWARZ
    .RATINGS = WERTUNGSZAHLEN
    .RATING_RULES = ORDNUNG
    .ROUNDS_A_DAY = RUNDEN
    .SCORE = PUNKTE
    .PLAYERS = SPIELER
    .FEDERATIONS = FÖDERATIONEN
    .RULE = REGEL
    .ONE = EINE
    .OTHER = ANDERE
    .BOARD = BRETT
    .COUNTERS = ZÄHLER
    .HASH = PRÜFSUMME
    .GRAMMAR = WORTSCHATZ
    .CHECK = PRÜFUNG

hector = Der Schachbegleiter eines Spielers, der das Brett nicht sehen kann

play = Eine Partie am Brett spielen, Zeile für Zeile
    .event = Die Einstellungen des Turniers, eine TOML-Datei
    .seat = Am Tisch als einer der Spieler sitzen wie an einem Terminal, auch wenn Zeilen aus einer Datei oder Pipe kommen: Jede Zeile ist, was der Spieler tippt
    .lines = An einem Terminal Zeilen des ganzen Tisches nehmen statt die eines Spielers
    .arbiter_number = Nach einer eigenen Nummer des Schiedsrichters fragen, für die Aufzeichnung und für den Schiedsrichtertisch: Sie wird zweimal getippt und nicht gezeigt, oder es sind die ersten zwei Zeilen der Standardeingabe
    .language = Die Sprache, in der Hector mit dem Spieler spricht: de, fr oder en; ohne Angabe die des Systems. Auch Zeilen des ganzen Tisches werden in ihr beantwortet, ohne Angabe auf Englisch
    .transcript = Jede gelesene Zeile vor das schreiben, was aus ihr folgt, so dass die Ausgabe das Protokoll der Partie ist; Zeilen, die mit „to“ beginnen, werden in der Eingabe übergangen
    .replay = Am Ende die Aufzeichnung noch einmal spielen und scheitern, wenn eine andere Partie herauskommt
    .real_time = Die Zeit von selbst vergehen lassen wie an einem Terminal, auch wenn Zeilen aus einer Datei oder Pipe kommen
    .record = Die Aufzeichnung in dieser Datei führen. Wo jemand tippt, wird sie ohnehin im Ordner der Partien geführt
    .listen = Hier auf einen anderen Hector warten, an dem der Gegner sitzt: eine Adresse und ein Port, etwa 0.0.0.0:4711
    .arbiter = Hier auf den Schiedsrichtertisch warten: eine Adresse und ein Port
    .no_record = Keine Aufzeichnung führen

practice = Gegen Hector oder ein Schachprogramm spielen, nach Gehör
    .game = Diese unfertige Partie fortsetzen, eine Datei des Ordners practice
    .new = Eine neue Partie beginnen, ohne dass eine unfertige angeboten wird
    .seed = Eine Zahl, aus der alles folgt, was der Gegner zufällig tut; ohne Angabe jedes Mal eine andere
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems
    .transcript = Wo Zeilen aus einer Datei oder einer Pipe kommen: jede gelesene Zeile vor das schreiben, was aus ihr folgt

review = Die Partien einer Datei hören
    .file = Die Partiedatei, in PGN
    .game = Mit dieser Partie der Datei beginnen, gezählt ab 1
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems
    .transcript = Wo Zeilen aus einer Datei oder einer Pipe kommen: jede gelesene Zeile vor das schreiben, was aus ihr folgt

drill = Ansagen, Felder, Matts, Endspiele und Verfahren lernen, nach Gehör
    .drill = Mit dieser Übung beginnen: alphabet, farben, springer, diagonalen, gedächtnis, matt, endspiele oder verfahren
    .progress = Sagen, was Sie geschafft haben und was fällig ist, und enden
    .export = Den Fortschritt als Tabelle mit Werten zwischen Kommas in diese Datei schreiben, oder mit einem Bindestrich in die Standardausgabe, und enden
    .file = Den Fortschritt in dieser Datei aufbewahren statt in Hectors eigener
    .seed = Eine Zahl, aus der alles folgt, was zufällig gezogen wird; ohne Angabe jedes Mal eine andere
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems
    .transcript = Wo Zeilen aus einer Datei oder einer Pipe kommen: jede gelesene Zeile vor das schreiben, was aus ihr folgt

relay = An einem Ende einer Partie spielen, deren anderes Ende an einem anderen Ort ist
    .address = Wo der andere Hector wartet: Adresse und Port, etwa 192.168.1.5:4711
    .arbiter_number = Nach einer eigenen Nummer des Schiedsrichters an diesem Ort fragen: Sie wird zweimal getippt und nicht gezeigt
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems

arbiter = Am Schiedsrichtertisch einer Partie sitzen
    .address = Wo der Tisch auf seinen Schiedsrichter wartet: Adresse und Port, etwa 192.168.1.5:4712
    .again = Zum Tisch von vorhin zurückkehren, ohne Code
    .check = Nachweisen, was dieses Gerät Spielern im Turniermodus sagt, und es ausgeben
    .event = Die Einstellungen des Turniers, für das es nachgewiesen wird, eine TOML-Datei
    .silent = Keine Stimme: Alles steht als Text da
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems

clock = Die sprechende Uhr allein, für zwei beliebige Menschen
    .time = Die Bedenkzeit: 90+30, "40/90 then 30 each 30 s", oder wie in PGN
    .black = Die Bedenkzeit von Schwarz, wenn sie eine andere ist
    .left = Die Tasten des Spielers links
    .right = Die Tasten des Spielers rechts
    .black_left = Schwarz sitzt links
    .tournament = Nichts sagen, wonach niemand gefragt hat: kein Blättchen, kein Ton
    .remind = Die laufende Zeit von selbst sagen, wenn noch so viel bleibt: "10 min, 1 min, 30 s"
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems

perft = Die Stellungen zählen, die regelgemäße Züge erreichen
    .depth = Wie viele Halbzüge vorausgesehen wird
    .divide = Für jeden ersten Zug einzeln zählen

say = Züge in den Wörtern einer Ansage sagen
    .moves = Die Züge der Reihe nach, etwa e4 Nf3 g1f3 O-O; ohne Angabe von der Standardeingabe, einer je Zeile
    .style = Wie viel gesagt wird: full nennt immer beide Felder; short nur, was den Zug von den anderen unterscheidet; literate fügt Schlagen, Schach und Matt hinzu
    .aloud = Jede Antwort auch sprechen

hear = Die Wörter einer Ansage als Zug verstehen
    .spoken = Die Wörter eines Zuges; ohne Angabe von der Standardeingabe, ein Zug je Zeile
    .any_language = Deutsch, Französisch und Englisch und beide Namen der Linien zugleich hören

convert = Partien von einer Schreibweise in eine andere bringen
    .input = Die Datei, die gelesen wird; ohne Angabe oder bei einem Strich die Standardeingabe
    .to = Wie die Antwort geschrieben wird; braille ist Unicode-Braille ohne Seiten, brf ist Braille-ASCII auf Seiten, für einen Drucker
    .from = Wie die Datei geschrieben ist; auto nimmt sie für PGN, wenn ein Tag vorn steht, für Braille, wenn ein Braillezeichen vorn steht, sonst für algebraische Züge; braille ist Unicode-Braille, brf ist Braille-ASCII für Drucker
    .from_letters = Die Buchstaben der Figuren in der Datei, nie erraten
    .out = Wohin geschrieben wird; ohne Angabe die Standardausgabe
    .style = Wie viel ein gesprochener Satz sagt
    .from_braille = Die Schrift, in der eine Datei in Braille geschrieben ist, nie erraten
    .from_braille_ranks = Wie diese Schrift die Zahlen der Reihen schreibt

rule = Fragen, was die Regeln zu einer Stellung, einem Blättchen, einem Verstoß, einem Antrag oder einer Bedenkzeit sagen

rule_over = Ist diese Stellung das Ende der Partie?
    .fen = Die Stellung
    .game = Eine Partiedatei, deren Züge auch von Wiederholung zeugen

rule_flag = Wer bekommt was, wenn ein Blättchen gefallen ist?
    .fen = Die Stellung; ohne Angabe Stellungen aus der Standardeingabe, eine je Zeile
    .fallen = Wessen Blättchen gefallen ist: white oder black

rule_resign = Wer bekommt was, wenn ein Spieler aufgibt?
    .fen = Die Stellung; ohne Angabe Stellungen aus der Standardeingabe, eine je Zeile
    .by = Wer aufgibt: white oder black

rule_dead = Kann niemand mehr mattsetzen, durch keine Folge regelgemäßer Züge?
    .fen = Die Stellung; ohne Angabe Stellungen aus der Standardeingabe, eine je Zeile

rule_claim = Ist ein Remisantrag richtig, durch Wiederholung oder durch fünfzig Züge?
    .game = Die Partie: PGN oder nur Züge, die erste Partie darin; ein Strich liest die Eingabe
    .ply = Nach wie vielen Halbzügen der Antrag gestellt wird; ohne Angabe am Ende der Partie
    .intended = Der Zug, der aufgeschrieben und nicht gespielt wurde, etwa Nf3 oder g1f3
    .touched = Wer den Antrag stellt, hat in diesem Zug eine Figur berührt
    .restricted = Das Turnier schränkt Remisvereinbarungen ein

rule_penalty = Was kostet ein Verstoß?
    .offence = Der Verstoß, etwa illegal-move, two-hands, press-without-move oder wrong-claim
    .nth = Der wievielte regelwidrige Zug dieses Spielers es ist
    .replied = Der Gegner hat den nächsten Zug schon gemacht
    .unpressed = Der Spieler hat die Uhr nicht gedrückt
    .fen = Die Stellung, um zu sehen, ob der Gegner mattsetzen kann
    .by = Wer den Verstoß beging: white oder black

rule_class = Ist eine Bedenkzeit Standardschach, Schnellschach oder Blitzschach, und wird sie gewertet?
    .time = Minuten und Sekunden je Zug, etwa 15+10, oder Perioden, etwa "40/90 then 30 each 30 s"
    .black = Die Bedenkzeit von Schwarz, wenn sie eine andere ist
    .ratings = Die Wertungszahlen der Spieler, für Standardschach
    .rating_rules = Die Wertungsordnung: 2017 oder 2024

rule_norms = Was verlangt eine Titelnorm, und erfüllen diese Zahlen sie?
    .rounds_a_day = Runden am Tag
    .score = Punkte und Partien, etwa 5.5/9
    .players = Spieler des Turniers
    .federations = Föderationen, aus denen die Spieler kommen
    .disabled_players = Eine Weltmeisterschaft blinder, gehörloser oder körperbehinderter Spieler

rule_table = Was bestimmt eine Ausgabe? Ihre ganze Tabelle, eine Zeile je Eintrag

rule_event = Was sagt eine Datei mit den Einstellungen eines Turniers?
    .file = Die Datei, in der Form von docs/event-example.toml

rule_article = Wo schreibt eine Ausgabe eine Regel?
    .rule = Eine Nummer wie 7.5.5 oder ein Name wie illegal-move; ohne Angabe alle Regeln

compare = Finden, wo zwei Mitschriften oder zwei Bretter auseinandergehen, und was die Regeln dazu sagen
    .one = Eine Mitschrift (PGN, Züge, oder eine Ansage je Zeile), ein Brett (ein FEN, oder Reihen, wie sie vorgelesen werden) oder eine Aufzeichnung von Hector, in der die beider Spieler sind; ein Strich liest die Standardeingabe
    .other = Die andere; sie fehlt nur nach einer Aufzeichnung
    .first_board = Was auf dem Brett des ersten steht, um zu sagen, was Hände daran ändern müssen
    .second_board = Was auf dem Brett des zweiten steht
    .counters = Die Zugzähler der Uhr, der von Weiß und der von Schwarz, etwa 12/11
    .first_letters = Die Buchstaben der Figuren in der ersten Mitschrift, wo es nicht die von --letters sind
    .second_letters = Die Buchstaben der Figuren in der zweiten Mitschrift
    .first_notation = Wie die erste Mitschrift geschrieben ist: algebraic, algebraisch, oder descriptive, beschreibend wie 1929
    .second_notation = Wie die zweite Mitschrift geschrieben ist
    .edition = Die Ausgabe der Regeln: 1929, 2009, 2014, 2017, 2018 oder 2023. Ohne Angabe die einer Aufzeichnung, sonst 2023

games = Die aufgezeichneten Partien auflisten, und eine herausschreiben
    .folder = Der Ordner der Aufzeichnungen

games_pgn = Eine Partie als PGN, mit den Zeiten, die die Uhr zeigte
    .file = Die Aufzeichnung
    .letters = Die Buchstaben der Figuren

games_sheet = Die Partieformulare beider Spieler, mit allem, worin sie nicht übereinstimmen
    .file = Die Aufzeichnung
    .to = Wie die Formulare geschrieben werden: text, braille ist Unicode-Braille ohne Seiten, brf ist Braille-ASCII auf Seiten, für einen Drucker
    .letters = Die Buchstaben der Figuren

verify = Nachweisen, dass eine Aufzeichnung nicht verändert wurde
    .file = Die Aufzeichnung
    .arbiter_number = Nach der Nummer fragen, die der Schiedsrichter vor der Partie gab, und sie vergleichen: Sie wird getippt und nicht gezeigt, oder es ist die erste Zeile der Standardeingabe
    .hash = Eine Prüfsumme, die während der Partie oder danach vorgelesen oder gedruckt wurde; Leerzeichen zählen nicht

transcribe = Sagen, was das Ohr in Aufnahmen hört
    .recordings = WAV-Dateien jeder Rate und mit beliebig vielen Kanälen
    .grammar = Worauf gehört wird; mehrmals für eines von mehreren
    .json = Ein JSON-Objekt je Zeile: file, text, accepted, und words mit start, end und conf
    .model = Der Ordner eines Modells für Vosk; ohne Angabe das von Hector
    .voice = Eine Stimme, die mit hector enrol gelernt wurde
    .language = Die Sprache von Antworten, Befehlen und Klagen; ohne Angabe für das Gehörte die der Figuren, für das Gesagte Ihre eigene

enrol = Dem Ohr die eigene Stimme beibringen
    .name = Wie die Stimme heißt: bis zu 40 Buchstaben, Ziffern, Striche und Unterstriche
    .from = Aus den Aufnahmen in einem Ordner lernen, ohne Mikrofon. Seine Liste, prompts.tsv, hat für jede eine Zeile: den Namen einer WAV-Datei, einen Tabulator, was darin gesagt wird
    .list = Die gelernten Stimmen auflisten
    .remove = Die Stimme vergessen: Gehört wird wieder, was ohne sie gehört wurde
    .model = Der Ordner des Modells, mit dem begonnen wird; ohne Angabe das von Hector
    .microphone = Ein Teil vom Namen des Mikrofons; ohne Angabe das des Systems
    .language = Die Sprache, in der Hector mit Ihnen spricht
    .silent = Die Ansagen zeigen und nicht sprechen

doctor = Herausfinden, was auf diesem Rechner geht, und wie sich richten lässt, was nicht geht
    .json = In JSON antworten, für ein Programm
    .check = Eine einzige Prüfung machen und in JSON antworten
