# Partien, die gehört werden.

only_in_review = Das gibt es nur in { $command }.
review_help = Die Eingabetaste sagt den nächsten Zug. Tippen Sie zum Beispiel zurück, zug 12, variante 1, spiele ab, suche, rate, oder fragen Sie wie beim Üben: feld e4, wer greift e4 an.
review_where = Partie { $game }, nach dem { $number }. Zug von { $side }.
review_at_start = Partie { $game }, am Anfang.
review_left = Ihre Stelle ist gespeichert. Mit { $command } und dieser Datei geht es dort weiter.
review_leave = Verlassen? Ja oder nein.
not_in_review = Das gehört zu einer Partie, die gespielt wird. Hier hören Sie Partien.
review_unfinished = Sie haben in Partie { $game } bei Zug { $number } aufgehört. Dort weiter? Ja oder nein; Eingabetaste für Ja.
indexing = Die Partien dieser Datei werden gezählt, nur dieses eine Mal.
index_damaged = Das Verzeichnis dieser Datei ist beschädigt. Es wird neu erstellt.
index_outdated = Die Datei hat sich geändert. Ihre Partien werden neu gezählt.
index_failed = Die Partien können nicht gezählt werden: { $why }.
still_busy = Noch nicht: Das läuft noch.
games_counted =
    { $count ->
        [one] 1 Partie.
       *[other] { $count } Partien.
    }
file_is_packed = „{ $path }“ ist komprimiert. Erwartet wird eine Partiedatei: Entpacken Sie sie zuerst.
file_is_no_game_file = „{ $path }“ ist keine Partiedatei. Erwartet werden Partien in PGN.
file_is_utf_16 = „{ $path }“ ist in UTF-16 gespeichert. Erwartet wird UTF-8: Öffnen Sie die Datei in einem Texteditor, und speichern Sie sie mit der Codierung UTF-8.
input_is_packed = Die Standardeingabe ist komprimiert. Erwartet werden Partien: Entpacken Sie sie zuerst.
input_is_no_game_file = Die Standardeingabe ist keine Partiedatei. Erwartet werden Partien in PGN.
input_is_utf_16 = Die Standardeingabe ist in UTF-16. Erwartet wird UTF-8: Speichern Sie die Datei als UTF-8, oder wandeln Sie sie um mit { $command }.
file_has_changed = Die Datei hat sich inzwischen geändert. Verlassen Sie sie und öffnen Sie sie neu.
file_fails = Die Datei kann nicht gelesen werden: { $why }.
game_broken = Partie { $number } ist fehlerhaft. { $why }
game_headed = Partie { $number } von { $count }: { $white } gegen { $black }.
game_headed_without_names = Partie { $number } von { $count }.
game_listed = Partie { $number }: { $white } gegen { $black }.
game_listed_without_names = Partie { $number }.
somebody = jemand
practice_event = Übungspartie
you_as_player = Sie
game_won_by = { $side } gewinnt.
game_drawn = Remis.
game_open = Kein Ergebnis.
month_told =
    { $month ->
        [1] Januar { $year }.
        [2] Februar { $year }.
        [3] März { $year }.
        [4] April { $year }.
        [5] Mai { $year }.
        [6] Juni { $year }.
        [7] Juli { $year }.
        [8] August { $year }.
        [9] September { $year }.
        [10] Oktober { $year }.
        [11] November { $year }.
       *[12] Dezember { $year }.
    }
date_told =
    { $month ->
        [1] { $day }. Januar { $year }.
        [2] { $day }. Februar { $year }.
        [3] { $day }. März { $year }.
        [4] { $day }. April { $year }.
        [5] { $day }. Mai { $year }.
        [6] { $day }. Juni { $year }.
        [7] { $day }. Juli { $year }.
        [8] { $day }. August { $year }.
        [9] { $day }. September { $year }.
        [10] { $day }. Oktober { $year }.
        [11] { $day }. November { $year }.
       *[12] { $day }. Dezember { $year }.
    }
move_of_black = { $number }, Schwarz:
game_starts = Anfang.
set_up_start = Die Partie beginnt nicht mit der Grundstellung. { $side } ist am Zug.
line_ends = Die Variante endet hier.
game_ends = Ende. { $result }
at_the_start = Davor kommt nichts.
branches_here =
    { $count ->
        [one] Eine Variante.
       *[other] { $count } Varianten.
    }
branch_begins = Variante { $number }:
no_branch_here = Hier ist keine Variante.
which_branch =
    { $count ->
        [one] Es gibt keine Variante „{ $text }“. Hier ist nur Variante 1.
       *[other] Es gibt keine Variante „{ $text }“. Erwartet wird 1 bis { $count }.
    }
not_in_branch = Das ist die Hauptvariante.
branch_left = Zurück:
no_comment = Hier ist kein Kommentar.
no_arrows = Hier ist nichts gezeichnet.
drawn_here = Gezeichnet:
arrow_to = nach
no_recorded_worth = Die Datei hat hier keine Bewertung.
recorded_worth = Die Datei: { $side } steht um { $pawns } besser.
recorded_level = Die Datei: ausgeglichen.
recorded_mate =
    Die Datei: { $moves ->
        [one] { $side } setzt in 1 Zug matt.
       *[other] { $side } setzt in { $moves } Zügen matt.
    }
clock_left = { $side }: { $time }.
move_took = Der Zug dauerte { $time }.
no_clock_here = Die Datei hat hier keine Zeiten.
no_comment_that_way = In dieser Richtung steht kein Kommentar mehr.
no_mistake_that_way = In dieser Richtung nennt die Datei keinen Fehler mehr.
which_move = „{ $text }“ ist kein Zug dieser Partie. Erwartet wird eine Nummer von { $first } bis { $last }, etwa { $first } oder { $first } schwarz.
move_by_its_number = Zu welchem Zug? Erwartet wird eine Nummer von { $first } bis { $last }, etwa { $first } oder { $first } schwarz.
game_without_moves = Diese Partie hat keine Züge.
how_many = „{ $text }“ ist keine Anzahl von Zügen. Erwartet wird etwa 5.
move_not_in_file = Die Datei hat hier einen anderen Zug. Mit rate können Sie raten.
plays_by_itself =
    Abspielen. Stille zwischen den Zügen: { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }. Jede Taste hält an.
stopped = Angehalten.
pace_is =
    Stille zwischen den Zügen: { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.
pace_unclear = „{ $text }“ ist kein Tempo. Erwartet: 0 bis 60 Sekunden.
which_game =
    { $count ->
        [one] Es gibt keine Partie „{ $text }“. Die Datei hat nur Partie 1.
       *[other] Es gibt keine Partie „{ $text }“. Erwartet wird 1 bis { $count }.
    }
no_game_of_number =
    { $count ->
        [one] In „{ $name }“ gibt es keine Partie { $number }. Die Datei hat nur eine Partie.
       *[other] In „{ $name }“ gibt es keine Partie { $number }. Erwartet wird 1 bis { $count }.
    }
no_next_game = Es gibt keine weitere Partie.
no_previous_game = Davor gibt es keine Partie.
seek_what = Wonach suchen? Zum Beispiel suche carlsen, suche spieler tal ergebnis 1-0, suche eröffnung B90, suche stellung, suche bauern, suche material KTBKT.
sought_year_unclear = „{ $text }“ ist kein Jahr. Erwartet zum Beispiel 1999.
sought_result_unclear = „{ $text }“ ist kein Ergebnis. Erwartet wird weiß, schwarz oder remis.
sought_material_unclear = „{ $text }“ nennt keine zwei Seiten. Erwartet zum Beispiel KTBKT oder Turm und Bauer gegen Turm.
found_none = Nichts gefunden.
found_games =
    { $count ->
        [one] 1 Partie gefunden. nächste partie führt zu ihr
       *[other] { $count } Partien gefunden. nächste partie führt zu ihnen
    }, alle partien beendet die Suche.
nothing_sought = Es wurde nichts gesucht.
all_games_again = Alle Partien.
positions_first = Für die erste Suche dieser Art werden einmal alle Züge gelesen.
position_in_branch = Die Stellung kommt in einer Variante vor.
game_breaks_off = Die Partie bricht hier ab. { $error }
breaks_off_after = Sie bricht nach dem { $number }. Zug von { $side } ab.
breaks_off_at_once = Sie bricht vor dem ersten Zug ab.
branches_cut =
    { $count ->
        [one] Eine Variante enthält einen Zug, der nicht geht: Sie endet davor.
       *[other] { $count } Varianten enthalten einen Zug, der nicht geht: Sie enden davor.
    }
more_repaired =
    { $count ->
        [one] Noch eine Stelle wurde berichtigt.
       *[other] Noch { $count } Stellen wurden berichtigt.
    }
variation_breaks_off = Die Variante bricht hier ab. { $error }
position_not_here = Die Stellung kommt hier doch nicht vor.
bookmark_set = Lesezeichen { $number }.
bookmark_is =
    { $number }: { $word } Partie { $game }, { $place ->
        [0] Anfang
       *[other] Zug { $place }
    }.
no_bookmarks = Keine Lesezeichen.
which_bookmark = Es gibt kein Lesezeichen „{ $text }“.
bookmark_removed = Lesezeichen { $number } gelöscht.
bookmark_elsewhere = Die Datei hat dort jetzt eine andere Partie.
too_many_bookmarks = Mehr als { $most } Lesezeichen passen nicht. Löschen Sie zuerst eines.
places_not_kept = Ihre Stellen werden nicht gespeichert: { $why }.
places_unread = Ihre Lesezeichen dieser Datei sind nicht alle lesbar. Die lesbaren bleiben.
guess_begins = Raten Sie die Züge von { $side }. tipp hilft, zeige sagt den Zug, stopp beendet.
your_guess = Ihr Zug?
guess_right = Richtig.
guess_good = Auch gut. Die Partie ging weiter:
guess_wrong = Nein. Das ist schwächer.
guess_hint_piece = Diese Figur zog: { $piece }.
guess_hint_square = Nach { $square }.
guess_counts = Richtig: { $right }. Auch gut: { $good }. Falsch: { $wrong }. Gezeigt: { $shown }. Tipps: { $hints }.
guess_over = Es gibt nichts mehr zu raten.
not_guessing = Sie raten gerade nicht. Mit rate beginnen Sie.
stop_guessing_first = Das würde den Zug verraten. zeige sagt ihn, stopp beendet das Raten.
glyph_told =
    { $number ->
        [0] Keine Bemerkung.
        [1] Guter Zug.
        [2] Fehler.
        [3] Glänzender Zug.
        [4] Grober Fehler.
        [5] Interessanter Zug.
        [6] Zweifelhafter Zug.
        [7] Erzwungener Zug.
        [8] Der einzige Zug.
        [9] Der schlechteste Zug.
        [10] Ausgeglichen.
        [11] Ausgeglichen und ruhig.
        [12] Ausgeglichen und lebhaft.
        [13] Unklar.
        [140] Mit der Idee:
        [141] Gerichtet gegen:
        [142] Besser ist:
        [143] Schlechter ist:
        [144] Gleich gut ist:
        [145] Bemerkung des Herausgebers.
        [146] Neuerung.
        [147] Schwacher Punkt.
        [148] Endspiel.
        [149] Linie.
        [150] Diagonale.
        [151] Weiß hat das Läuferpaar.
        [152] Schwarz hat das Läuferpaar.
        [153] Ungleichfarbige Läufer.
        [154] Gleichfarbige Läufer.
        [220] Stellungsbild.
        [221] Stellungsbild, von Schwarz gesehen.
       *[other] Unbekanntes Zeichen { $number }.
    }
glyph_of_side =
    { $side }: { $number ->
        [14] steht etwas besser
        [16] steht klar besser
        [18] steht auf Gewinn
        [20] steht erdrückend; die andere Seite sollte aufgeben
        [22] ist im Zugzwang
        [24] hat etwas mehr Raum
        [26] hat klar mehr Raum
        [28] hat entscheidend mehr Raum
        [30] ist etwas besser entwickelt
        [32] ist klar besser entwickelt
        [34] ist entscheidend besser entwickelt
        [36] hat die Initiative
        [38] hat dauerhafte Initiative
        [40] greift an
        [42] hat nicht genug Ersatz
        [44] hat genug Ersatz
        [46] hat mehr als genug Ersatz
        [48] ist etwas stärker im Zentrum
        [50] ist klar stärker im Zentrum
        [52] ist entscheidend stärker im Zentrum
        [54] ist etwas stärker am Königsflügel
        [56] ist klar stärker am Königsflügel
        [58] ist entscheidend stärker am Königsflügel
        [60] ist etwas stärker am Damenflügel
        [62] ist klar stärker am Damenflügel
        [64] ist entscheidend stärker am Damenflügel
        [66] schwache Grundreihe
        [68] sichere Grundreihe
        [70] unsicherer König
        [72] sicherer König
        [74] König schlecht gestellt
        [76] König gut gestellt
        [78] sehr schwache Bauern
        [80] schwache Bauern
        [82] starke Bauern
        [84] sehr starke Bauern
        [86] Springer schlecht gestellt
        [88] Springer gut gestellt
        [90] Läufer schlecht gestellt
        [92] Läufer gut gestellt
        [94] Türme schlecht gestellt
        [96] Türme gut gestellt
        [98] Dame schlecht gestellt
        [100] Dame gut gestellt
        [102] Figuren wirken schlecht zusammen
        [104] Figuren wirken gut zusammen
        [106] hat die Eröffnung sehr schlecht gespielt
        [108] hat die Eröffnung schlecht gespielt
        [110] hat die Eröffnung gut gespielt
        [112] hat die Eröffnung sehr gut gespielt
        [114] hat das Mittelspiel sehr schlecht gespielt
        [116] hat das Mittelspiel schlecht gespielt
        [118] hat das Mittelspiel gut gespielt
        [120] hat das Mittelspiel sehr gut gespielt
        [122] hat das Endspiel sehr schlecht gespielt
        [124] hat das Endspiel schlecht gespielt
        [126] hat das Endspiel gut gespielt
        [128] hat das Endspiel sehr gut gespielt
        [130] hat etwas Gegenspiel
        [132] hat klares Gegenspiel
        [134] hat entscheidendes Gegenspiel
        [136] ist in Zeitnot
        [138] ist in großer Zeitnot
       *[other] { $number }
    }.
decimal = { $whole },{ $decimals }
does_tell_recorded_times = beide Zeiten, wie die Datei sie hat
does_tell_place = wo Sie sind
does_tell_moves_heard = die Züge bis hierher
does_tell_latest = den letzten Zug noch einmal
does_hint_guess = ein Tipp, während Sie raten
index_damaged_now = Das Verzeichnis dieser Datei ist beschädigt. Verlassen Sie sie und öffnen Sie sie neu.
