# Die Hilfe der Befehlszeile. Ein Befehl heißt nach seinem Weg, seine Optionen sind Attribute.

shared = Was mehrere Befehle gemeinsam haben
    .language = Die Sprache der Antworten: de, fr oder en. Ohne Angabe Ihre eigene oder die des Systems
    .announcements = Die Sprache, in der Züge angesagt werden: de, fr oder en; ohne Angabe die, die Sie gewählt haben
    .fen = Die Anfangsstellung als FEN; ohne Angabe die Grundstellung
    .chess960 = Chess960 spielen, auch wenn die FEN es nicht angibt
    .words = Die Sprache der Figuren und der Rochade. Ohne Angabe Deutsch, wie im Anhang D; zum Verstehen die Ihrer Ansagen oder Ihre eigene
    .ranks = Die Sprache der Reihen: Deutsch, wenn der Schiedsrichter nichts anderes bestimmt
    .files = Die Namen der Linien
    .letters = Die Buchstaben der Figuren in geschriebenen Zügen. Ohne Angabe die englischen; zum Sagen und Verstehen zuerst die Ihrer Sprache
    .edition = Die Ausgabe der Regeln: 1929, 2009, 2014, 2017, 2018 oder 2023
    .regime = Die Bedenkzeitklasse: standard, rapid oder blitz
    .unsupervised = Im Schnellschach und Blitz: Nicht jede Partie wird von einem Schiedsrichter beaufsichtigt und mitgeschrieben
    .silent = Ohne Stimme und Töne: Alles erscheint als Text
    .microphone = Ein Teil des Mikrofonnamens; ohne Angabe das Mikrofon des Systems
    .screen = Wie die getippte Zeile gezeigt wird: append überschreibt nichts und schreibt darunter weiter, wie es zu einem Screenreader passt; in-place bleibt in der Zeile. Ohne Angabe gelten die Einstellungen, und wo ACCESSIBLE gesetzt ist, append
    .resume = Die Partie aus dieser Aufzeichnung fortsetzen; ohne Datei die letzte nicht beendete
    .line = Auch die Züge bis zum Matt nennen
    .json = Die Antworten als JSON ausgeben, ein Objekt pro Zeile
    .quick = Nur sagen, was sich sofort erkennen lässt
    .within = Die längste Rechenzeit pro Stellung, zum Beispiel 200ms oder 2s
    .braille = Die Brailleschrift der Ausgabe: die Schachschrift eines Landes, oder normaler Text nach einer Brailletabelle
    .braille_ranks = Wie die Schachschrift die Zahlen der Reihen schreibt; ohne Angabe wie in ihrem Land üblich
    .liblouis = Statt einer Schachschrift normalen Text nach dieser Tabelle von liblouis schreiben, mit den Buchstaben von --letters; jeder Zug muss darin eindeutig bleiben
    .comments = Kommentare nach dieser Tabelle von liblouis schreiben, auch in Kurzschrift; gekürzte Kommentare lassen sich nicht wieder einlesen
    .line_length = Zeichen pro Braillezeile
    .page_length = Zeilen pro Seite für den Brailledrucker
    .page_numbers = Wo die Seitenzahl für den Brailledrucker steht

values = Was hinter einer Option stehen kann
    .SCENE = SZENE
    .CODE = CODE
    .PORT = ANSCHLUSS
    .OF = WESSEN
    .VENUE = SPIELORT
    .ARBITER = SCHIEDSRICHTER
    .MEMBER = WESSEN
    .EVENT = TURNIER
    .TABLES = TISCHE
    .DRILL = ÜBUNG
    .MANNER = WEISE
    .FILE = DATEI
    .MINUTES = MINUTEN
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
    .TO = FORMAT
    .FROM = QUELLE
    .OUT = AUSGABE
    .BRAILLE = SCHRIFT
    .BRAILLE_RANKS = REIHEN
    .FROM_BRAILLE = SCHRIFT
    .FROM_BRAILLE_RANKS = REIHEN
    .TABLE = TABELLE
    .CELLS = ZEICHEN
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
    .RATING_RULES = WERTUNGSORDNUNG
    .ROUNDS_A_DAY = RUNDEN
    .SCORE = PUNKTE
    .PLAYERS = SPIELER
    .FEDERATIONS = FÖDERATIONEN
    .RULE = REGEL
    .SHEET = MITSCHRIFT
    .OTHER = ANDERE
    .BOARD = BRETT
    .COUNTERS = ZÄHLER
    .HASH = PRÜFSUMME
    .GRAMMAR = WORTSCHATZ
    .CHECK = PRÜFUNG

hector = Der Schachbegleiter für Spieler, die das Brett nicht sehen

hector-recorder = Mitschrift, Uhr und Stimme für das Turnier, für Spieler, die das Brett nicht sehen

play = Eine Partie am Brett spielen
    .event = Die TOML-Datei mit den Einstellungen des Turniers
    .seat = Als einer der Spieler am Tisch sitzen, auch wenn die Zeilen aus einer Datei oder Pipe kommen: Jede Zeile ist das, was der Spieler tippt
    .lines = Auch am Terminal Zeilen für den ganzen Tisch lesen, nicht nur die eines Spielers. Geantwortet wird auf Englisch oder in der Sprache von --language
    .arbiter_number = Nach einer Nummer fragen, die der Schiedsrichter selbst wählt, für die Aufzeichnung und den Schiedsrichtertisch: Sie wird zweimal unsichtbar getippt, oder sie steht in den ersten zwei Zeilen der Standardeingabe
    .language = Die Sprache, in der Hector mit dem Spieler spricht: de, fr oder en; ohne Angabe die des Systems
    .transcript = Vor jede Antwort die Zeile schreiben, zu der sie gehört, damit die Ausgabe das Protokoll der Partie ist; Zeilen der Eingabe, die mit „to“ beginnen, werden übersprungen
    .replay = Am Ende die Aufzeichnung noch einmal abspielen und einen Fehler melden, wenn eine andere Partie entsteht
    .real_time = Die Uhr wirklich laufen lassen wie am Terminal, auch wenn die Zeilen aus einer Datei oder Pipe kommen
    .record = Die Partie in dieser Datei aufzeichnen. Am Terminal wird sie sonst im Ordner der Partien aufgezeichnet
    .listen = Hier auf den Hector des Gegners warten: Adresse und Port, zum Beispiel 0.0.0.0:4711
    .arbiter = Hier auf den Schiedsrichtertisch warten: Adresse und Port
    .hall = Die Partie einem Saal melden: der Code dieses Tisches oder die Datei damit
    .page = Eine Seite für das Telefon des Gegners anbieten, unter dieser Nummer und diesem Port, zum Beispiel 0.0.0.0:8443; das gilt auch ohne Angabe
    .board = Ein elektronisches Brett fühlen: sein Anschluss, zum Beispiel /dev/ttyUSB0, bluetooth für eines ohne Kabel, chessnut für eines von Chessnut an einem USB-Kabel, oder seine Sprache und der Anschluss, zum Beispiel chesslink:/dev/ttyUSB0. Zwei Bretter nennt man nach dem, dem sie gehören: opponent=/dev/ttyUSB0 und mine=/dev/ttyUSB1
    .board_of = Wessen Brett es ist, wenn nur eines genannt ist: das des Gegners (opponent, auch ohne Angabe) oder das eigene (mine)
    .no_record = Die Partie nicht aufzeichnen

menu = Fragen, was Sie tun wollen: spielen, lernen oder anhören
    .language = { practice.language }
    .transcript = { practice.transcript }

practice = Gegen Hector oder ein Schachprogramm spielen, nach Gehör
    .game = Diese angefangene Partie fortsetzen, eine Datei aus dem Ordner practice
    .new = Eine neue Partie beginnen, ohne eine angefangene anzubieten
    .options = Vor der Partie nach Farbe, Gegner und Bedenkzeit fragen; sonst ist sie wie Ihre letzte
    .seed = Startzahl für den Zufall des Gegners: Mit derselben Zahl spielt er gleich. Ohne Angabe jedes Mal eine andere
    .board = Auf einem elektronischen Brett spielen: sein Anschluss, etwa /dev/ttyUSB0, bluetooth, chessnut für eines von Chessnut an einem USB-Kabel, oder was es spricht und der Anschluss, etwa chesslink:/dev/ttyUSB0. Ihre Züge machen Sie darauf, und die des Gegners setzen Sie, wie Hector sie sagt
    .language = Die Sprache, in der Hector spricht: de, fr oder en; ohne Angabe die des Systems
    .transcript = Bei Zeilen aus einer Datei oder Pipe: vor jede Antwort die Zeile schreiben, zu der sie gehört

review = Partien aus einer Datei anhören
    .file = Die Partiedatei, in PGN; oder die Nummer einer eigenen Partie, oder letzte. Ohne Angabe die eigenen Partien
    .game = Mit dieser Partie beginnen; die erste hat die Nummer 1
    .board = Die Partie auf einem elektronischen Brett stellen: sein Anschluss, etwa /dev/ttyUSB0, bluetooth, chessnut für eines von Chessnut an einem USB-Kabel, oder was es spricht und der Anschluss, etwa chesslink:/dev/ttyUSB0. Züge, die von selbst kommen, warten, bis der vorige steht
    .language = { practice.language }
    .transcript = { practice.transcript }

drill = Ansagen, Felder, Matts, Endspiele und Verfahren lernen, nach Gehör
    .drill = Mit dieser Übung beginnen: alphabet, farben, springer, diagonalen, gedächtnis, matt, endspiele, verfahren, lektionen oder fehler. Die Lektionen zeigen, wie die Figuren ziehen; fehler nimmt Stellungen aus Ihren eigenen Partien
    .progress = Nur sagen, was Sie geschafft haben und was fällig ist
    .export = Nur den Fortschritt als CSV-Tabelle in diese Datei schreiben; ein Bindestrich steht für die Standardausgabe
    .picture = Nur den Fortschritt als Bild mit Text (SVG) in diese Datei schreiben, für einen sehenden Trainer; ein Bindestrich steht für die Standardausgabe
    .file = Den Fortschritt in dieser Datei speichern statt in der üblichen
    .seed = Startzahl für den Zufall: Mit derselben Zahl kommen dieselben Aufgaben. Ohne Angabe jedes Mal eine andere
    .language = { practice.language }
    .transcript = { practice.transcript }

relay = Eine Partie spielen, bei der der Gegner an einem anderen Ort sitzt
    .address = Wo der Hector des Gegners wartet: Adresse und Port, zum Beispiel 192.168.1.5:4711
    .arbiter_number = Nach einer Nummer fragen, die der Schiedsrichter an diesem Ort selbst wählt: Sie wird zweimal unsichtbar getippt
    .language = { practice.language }

hall = Viele Partien als Schiedsrichter begleiten
    .event = Die TOML-Datei mit den Einstellungen des Turniers. Was der Saal speichert, kommt daneben in einen Ordner gleichen Namens
    .tables = Wie viele Tische es gibt. Ein Tisch, der einen Code hat, behält ihn
    .address = Wo die Tische diesen Rechner finden: sein Name oder seine Nummer und ein Port; auch der Port danach wird benutzt. Ohne Angabe die Nummer dieses Rechners und Port 4333
    .name = Der Name dessen, der an diesem Rechner sitzt; er steht bei allem, was er anordnet
    .arbiter = Ein Schiedsrichter an einem anderen Rechner und seine Tische, zum Beispiel "Anna=1-20,35"; der Name allein für alle Tische. Für jeden einmal angeben
    .new_code = Diesem Tisch oder Schiedsrichter einen neuen Code geben; der alte öffnet dann nichts mehr. Für jeden einmal angeben
    .pairings = Ein Turnierbericht im Format der FIDE (TRF) mit den Paarungen der Runde, die gespielt wird. Die erste Paarung sitzt an Tisch 1
    .pair_list = Die Paarungen der Runde, wie ein Auslosungsprogramm sie aufzählt, für einen Bericht, der die Runde noch nicht enthält
    .round = Die Runde im Bericht. Ohne Angabe die erste, die gepaart ist und kein Ergebnis hat
    .live = Für jedes Brett während der Partie eine Partiedatei schreiben, so viele Minuten später. Ohne Angabe, wie das Turnier es unter hall.live_delay sagt, sonst keine
    .broadcast = Eine Datei mit zwei Zeilen: die Adresse eines Servers, der laufende Partien so annimmt wie lichess.org, und das Token dafür
    .web = Seiten für Zuschauer und Schiedsrichter unter dieser Nummer und diesem Port anbieten, zum Beispiel 0.0.0.0:8443. Unter 127.0.0.1 unverschlüsselt, für einen Proxy auf diesem Rechner
    .web_password = Ein neues Passwort für die Seiten der Schiedsrichter erfragen, zweimal und unsichtbar
    .web_behind_proxy = Ein Proxy auf diesem Rechner nennt in X-Forwarded-For, von wem jede Anfrage kommt: Grenzen und falsche Passwörter zählen dann für jeden Leser einzeln, statt für alle zusammen
    .web_password_file = Eine Datei, in deren erster Zeile das Passwort für die Seiten der Schiedsrichter steht. Danach kann sie gelöscht werden
    .nats = Ein Server, der schon läuft, zum Beispiel tls://a.example:4222; für jeden eines Verbunds einmal angeben. Ohne Angabe startet der Saal einen eigenen
    .language = { practice.language }

hall_configure = Schreiben, was die Server eines Verbunds brauchen, für jeden Rechner einen Ordner
    .event = { hall.event }
    .tables = { hall.tables }
    .address = { hall.address }
    .arbiter = { hall.arbiter }
    .new_code = { hall.new_code }
    .server = Ein Server des Verbunds, zum Beispiel a.example:4222; dreimal angeben. Auch der Port danach wird benutzt
    .venue = Ein Spielort mit eigenem Server, dessen Tische weiterspielen, wenn seine Leitung unterbrochen ist: Name, Adresse des Servers und Tische, zum Beispiel berlin=b.example:4222=1-20,35

arbiter = Eine Partie als Schiedsrichter begleiten
    .address = Wo der Tisch auf den Schiedsrichter wartet: Adresse und Port, zum Beispiel 192.168.1.5:4712
    .hall = Die Tische eines Saals von hier begleiten: der Code des eigenen Platzes oder die Datei damit
    .again = Ohne Code an den Tisch von vorhin zurückkehren
    .check = Prüfen und ausgeben, was dieses Gerät Spielern im Turniermodus sagt
    .event = Die TOML-Datei mit den Einstellungen des Turniers, für das geprüft wird
    .silent = Ohne Stimme: Alles erscheint als Text
    .language = { practice.language }

clock = Nur die sprechende Schachuhr, für zwei Personen
    .time = Die Bedenkzeit: 90+30, "40/90 then 30 each 30 s", oder wie in PGN
    .black = Die Bedenkzeit von Schwarz, falls sie anders ist
    .left = Die Tasten des Spielers links
    .right = Die Tasten des Spielers rechts
    .black_left = Schwarz sitzt links
    .tournament = Nichts von selbst sagen, auch nicht, dass ein Blättchen fällt, und keine Töne
    .remind = Die Restzeit von selbst sagen, wenn noch so viel bleibt: "10 min, 1 min, 30 s"
    .language = { practice.language }

perft = Zählen, wie viele Stellungen durch regelgemäße Züge entstehen
    .depth = Wie viele Halbzüge tief
    .divide = Für jeden ersten Zug getrennt zählen

say = Züge so schreiben, wie sie angesagt werden
    .moves = Die Züge der Reihe nach, zum Beispiel e4 Nf3 g1f3 O-O; ohne Angabe aus der Standardeingabe, einer pro Zeile
    .style = Wie ausführlich: full nennt immer beide Felder, short nur das Nötige, literate auch Schlagen, Schach und Matt
    .aloud = Jede Antwort auch vorlesen

hear = Verstehen, welchen Zug eine Ansage meint
    .spoken = Die Wörter eines Zuges; ohne Angabe aus der Standardeingabe, ein Zug pro Zeile
    .any_language = Deutsch, Französisch und Englisch und beide Namen der Linien zugleich verstehen

convert = Partien in eine andere Schreibweise umwandeln
    .input = Die Datei, die gelesen wird; ohne Angabe oder mit einem Bindestrich die Standardeingabe
    .to = Das Format der Ausgabe; braille ist Unicode-Braille ohne Seiten, brf ist Braille-ASCII mit Seiten für einen Brailledrucker
    .from = Das Format der Datei; auto erkennt PGN an einem Tag am Anfang und Braille an einem Braillezeichen am Anfang, alles andere liest es als algebraische Züge; braille ist Unicode-Braille, brf ist Braille-ASCII für Brailledrucker
    .from_letters = Die Buchstaben der Figuren in der Datei; sie werden nie erraten
    .out = Die Datei, in die geschrieben wird; ohne Angabe die Standardausgabe
    .style = Wie ausführlich Ansagen sind
    .from_braille = Die Brailleschrift, in der die Datei geschrieben ist; sie wird nie erraten
    .from_braille_ranks = Wie diese Schrift die Zahlen der Reihen schreibt

rule = Nachschlagen, was die Regeln sagen

rule_over = Ist die Partie mit dieser Stellung zu Ende?
    .fen = Die Stellung
    .game = Eine Partiedatei, damit auch Wiederholungen zählen

rule_flag = Wie endet die Partie, wenn ein Blättchen gefallen ist?
    .fen = Die Stellung; ohne Angabe Stellungen aus der Standardeingabe, eine pro Zeile
    .fallen = Wessen Blättchen gefallen ist: white oder black

rule_resign = Wie endet die Partie, wenn ein Spieler aufgibt?
    .fen = { rule_flag.fen }
    .by = Wer aufgibt: white oder black

rule_dead = Ist es eine tote Stellung, in der niemand mehr mattsetzen kann?
    .fen = { rule_flag.fen }

rule_claim = Ist ein Remisantrag berechtigt?
    .game = Die Partie, als PGN oder nur Züge; aus einer Datei die erste; ein Bindestrich steht für die Standardeingabe
    .ply = Nach wie vielen Halbzügen der Antrag gestellt wird; ohne Angabe am Ende der Partie
    .intended = Der aufgeschriebene, noch nicht gespielte Zug, zum Beispiel Nf3 oder g1f3
    .touched = Der Antragsteller hat in diesem Zug schon eine Figur berührt
    .restricted = Remisvereinbarungen sind im Turnier eingeschränkt

rule_penalty = Welche Folgen hat ein Verstoß?
    .offence = Der Verstoß, zum Beispiel illegal-move, two-hands, press-without-move oder wrong-claim
    .nth = Der wievielte regelwidrige Zug dieses Spielers es ist
    .replied = Der Gegner hat den nächsten Zug schon gemacht
    .unpressed = Der Spieler hat die Uhr nicht gedrückt
    .fen = Die Stellung, um zu sehen, ob der Gegner mattsetzen kann
    .by = Wer den Verstoß beging: white oder black

rule_class = Ist eine Bedenkzeit Standardschach, Schnellschach oder Blitz?
    .time = Minuten und Sekunden pro Zug, zum Beispiel 15+10, oder Perioden, zum Beispiel "40/90 then 30 each 30 s"
    .black = { clock.black }
    .ratings = Die Wertungszahlen der Spieler, für Standardschach
    .rating_rules = Die Wertungsordnung: 2017 oder 2024

rule_norms = Erfüllen diese Zahlen eine Titelnorm?
    .rounds_a_day = Runden pro Tag
    .score = Punkte und Partien, zum Beispiel 5.5/9
    .players = Wie viele Spieler am Turnier teilnehmen
    .federations = Aus wie vielen Föderationen die Spieler kommen
    .disabled_players = Es ist eine Weltmeisterschaft blinder, gehörloser oder körperbehinderter Spieler

rule_table = Alles, was eine Ausgabe der Regeln festlegt

rule_event = Was steht in der Datei eines Turniers?
    .file = Die Datei, geschrieben wie docs/event-example.toml

rule_article = In welchem Artikel einer Ausgabe steht eine Regel?
    .rule = Eine Nummer wie 7.5.5 oder ein Name wie illegal-move; ohne Angabe alle Regeln

compare = Finden, worin sich zwei Mitschriften oder zwei Bretter unterscheiden, und was die Regeln dazu sagen
    .one = Eine Mitschrift (PGN, Züge, oder eine Ansage pro Zeile), ein Brett (FEN, oder die Reihen, wie man sie vorliest) oder eine Aufzeichnung von Hector, die beide Mitschriften enthält; ein Bindestrich steht für die Standardeingabe
    .other = Die zweite; bei einer Aufzeichnung von Hector kann sie fehlen
    .first_board = Was auf dem ersten Brett steht, um zu sagen, was daran geändert werden muss
    .second_board = Was auf dem zweiten Brett steht
    .counters = Die Zugzähler der Uhr für Weiß und Schwarz, zum Beispiel 12/11
    .first_letters = Die Buchstaben der Figuren in der ersten Mitschrift, falls andere als mit --letters
    .second_letters = Die Buchstaben der Figuren in der zweiten Mitschrift
    .first_notation = Wie die erste Mitschrift geschrieben ist: algebraic, algebraisch, oder descriptive, beschreibend wie 1929
    .second_notation = Wie die zweite Mitschrift geschrieben ist
    .edition = Die Ausgabe der Regeln: 1929, 2009, 2014, 2017, 2018 oder 2023. Ohne Angabe die der Aufzeichnung, sonst 2023

games = Die aufgezeichneten Partien auflisten oder eine davon ausgeben
    .folder = Der Ordner der Aufzeichnungen

games_pgn = Eine Partie als PGN ausgeben, mit den Zeiten der Uhr
    .file = Die Aufzeichnung, oder ihre Nummer in der Liste der Partien, oder letzte
    .letters = Die Buchstaben der Figuren

games_sheet = Die Partieformulare beider Spieler ausgeben, mit allen Unterschieden
    .file = { games_pgn.file }
    .to = Das Format der Formulare: text; html, eine Seite zum Drucken und Unterschreiben, auch für Screenreader; braille, Unicode-Braille ohne Seiten; brf, Braille-ASCII mit Seiten für einen Brailledrucker
    .letters = Die Buchstaben der Figuren; ohne Angabe die Ihrer Sprache

verify = Prüfen, ob eine Aufzeichnung verändert wurde
    .file = { games_pgn.file }
    .arbiter_number = Nach der Nummer fragen, die der Schiedsrichter vor der Partie gewählt hat, und sie vergleichen: Sie wird unsichtbar getippt, oder sie steht in der ersten Zeile der Standardeingabe
    .hash = Eine Prüfsumme, die während oder nach der Partie vorgelesen oder gedruckt wurde; Leerzeichen sind egal

transcribe = Aufnahmen in Text umwandeln, wie das Ohr sie versteht
    .recordings = WAV-Dateien; Abtastrate und Zahl der Kanäle sind egal
    .grammar = Welche Wörter erwartet werden; mehrmals angeben, wenn mehreres möglich ist
    .json = Ein JSON-Objekt pro Zeile: file, text, accepted, und words mit start, end und conf
    .model = Der Ordner eines Sprachmodells für Vosk; ohne Angabe das von Hector
    .voice = Eine Stimme, die mit hector anlernen gelernt wurde
    .language = Die Sprache der erwarteten Antworten und Befehle, ohne Angabe die der Figuren, und die der Meldungen, ohne Angabe Ihre eigene

enrol = Die Spracherkennung an die eigene Stimme gewöhnen
    .name = Ein Name für die Stimme: bis zu 40 Buchstaben, Ziffern, Bindestriche und Unterstriche
    .from = Aus den Aufnahmen in einem Ordner lernen, ohne Mikrofon. Die Liste prompts.tsv darin hat für jede Aufnahme eine Zeile: den Namen der WAV-Datei, einen Tabulator und den gesprochenen Text
    .from_games = Aus Ihren Ansagen in Partien lernen, deren Ton Sie behalten haben, ohne Mikrofon
    .list = Die gelernten Stimmen auflisten
    .remove = Die Stimme löschen: Die Erkennung arbeitet wieder wie ohne sie
    .model = Der Ordner des Sprachmodells, das angepasst wird; ohne Angabe das von Hector
    .language = Die Sprache, in der Hector mit Ihnen spricht
    .silent = Die Ansagen nur zeigen, nicht vorlesen

contribute = Die eigene Stimme aufnehmen, für alle, die die Spracherkennung verbessern
    .remove = Löschen, was aufgenommen und noch nicht gepackt ist
    .language = { enrol.language }
    .silent = { enrol.silent }

model = Sprachmodelle auflisten, herunterladen, vergleichen und löschen
    .sources = Eine Liste anderer Modelle zum Herunterladen, in der Form von models/fetchable.txt

model_list = Die vorhandenen Modelle auflisten, und die, die sich herunterladen lassen

model_fetch = Ein Modell aus dem Internet herunterladen, mit curl. Was abgebrochen ist, wird fortgesetzt
    .model = Der Name des Modells, wie er in der Liste steht
    .sum = Der SHA-256, den das Archiv haben muss, wo die Liste keinen hat

model_test = Ein Modell an Aufnahmen prüfen, damit sich Modelle vergleichen lassen
    .model = Der Name eines Modells oder sein Ordner; ohne Angabe das benutzte
    .recordings = Ein Ordner mit Aufnahmen und einer Liste, expected.tsv oder prompts.tsv; ohne Angabe die von Hector
    .json = Als JSON antworten, für Programme

model_use = Ab jetzt mit diesem Modell hören
    .model = { model_fetch.model }

model_remove = Ein heruntergeladenes Modell löschen
    .model = { model_fetch.model }
    .yes = Nicht fragen

doctor = Prüfen, was auf diesem Computer funktioniert, und sagen, wie sich Fehler beheben lassen
    .json = { model_test.json }
    .check = Nur diese eine Prüfung machen und als JSON antworten
    .try_model = Nur ein Sprachmodell laden und melden, ob das gelingt

keys = Alle Tasten und Wörter ausgeben
    .scene = Die Szene, deren Tasten genannt werden, zum Beispiel üben; ohne Angabe die von allen
