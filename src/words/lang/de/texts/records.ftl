# Die aufgezeichneten Partien, ihre Partieformulare, und der Beweis, dass keine verändert ist.

no_games_in = In { $path } sind keine Partien.
game_on_record = { $date }: { $white } gegen { $black }, { $moves }, { $ended }
numbered_game = { $number }. { $game }.
games_lie_in = Die Partien liegen in { $path }.
own_games_latest_first = Ihre Partien, die neueste zuerst: { $games }
no_saved_game = Es ist noch keine Partie von Ihnen gespeichert.
no_saved_game_of_number = Eine Partie { $number } gibt es nicht. Erwartet: 1 bis { $count }.
practice_has_no_record = Partie { $number } ist eine Übungspartie: Sie hat keine Aufzeichnung. Erwartet: eine Partie am Brett.
moves_counted =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
moves_by_clock = { $moves } nach der Uhr
moves_by_score = { $moves } nach der Mitschrift von { $side }
moves_not_announced = Züge nicht angesagt
is_unfinished = nicht beendet
is_annulled = annulliert
sheet_of = Die Mitschrift von { $player }.
side_with_name = { $side }, { $name }
sheet_is_empty = Es wurde nichts notiert.
sheet_is_elsewhere = Sie wird anderswo geführt und ist nicht in dieser Aufzeichnung.
no_sheet_in_record = Beide Mitschriften werden anderswo geführt; keine ist in dieser Aufzeichnung.
sheet_line = { $name }: { $value }.
the_event = Turnier
the_site = Ort
the_round = Runde
the_date = Datum
the_arbiters_number = Fingerabdruck der Nummer des Schiedsrichters
sheet_lacks = nichts
other_sheet_has = { $side } hat { $entry }
sheets_agree = Die Mitschriften stimmen überein, wo beide einen Zug haben.
sheets_differ_at = Sie unterscheiden sich bei Zug { $number } von { $side }.
game_not_finished = Die Partie ist nicht beendet.
ended_with = Ergebnis: { $result }.
nobody_has_signed = Niemand hat unterschrieben.
signed_by = Unterschrieben von { $sides }.
sheet_of_both = Partieformular: { $white } gegen { $black }
sheet_columns = Die Züge, wie jeder Spieler sie aufgeschrieben hat, mit der Restzeit nach dem eigenen Zug
sheet_has_no_moves = Es wurden keine Züge aufgeschrieben.
column_of_numbers = Zug
column_of_differences = Abweichung
sheet_differs_here = Die Formulare weichen beim Zug von { $side } voneinander ab.
the_result = Ergebnis
the_signatures = Unterschriften
has_signed = { $player }: unterschrieben.
has_not_signed = { $player }: nicht unterschrieben.
the_record = Aufzeichnung
unaltered =
    { $rows ->
        [one] Unverändert: 1 Zeile.
       *[other] Unverändert: { $rows } Zeilen.
    }
last_hash_is = Letzte Prüfsumme: { $hash }.
signed_with_key = Signiert mit dem Schlüssel { $key }.
was_silent = { $lasted } lang wurde nichts aufgezeichnet, während eine Uhr lief. Zeit nach dem Beginn: { $from }.
wall_set_forward = Die Uhr des Computers wurde um { $by } vorgestellt. Spätester Zeitpunkt nach dem Beginn: { $at }.
wall_set_back = Die Uhr des Computers wurde um { $by } zurückgestellt. Spätester Zeitpunkt nach dem Beginn: { $at }.
arbiters_number_is = Die Nummer des Schiedsrichters ist die aufgezeichnete.
arbiters_number_on_record = Die Nummer des Schiedsrichters ist aufgezeichnet, gesalzen. Fingerabdruck: { $fingerprint }.
arbiters_number_unprotected = Die Nummer des Schiedsrichters steht offen in einer Aufzeichnung eines früheren Hector: Wer sie hat, kennt die Nummer.
arbiters_number_is_not = Das ist nicht die aufgezeichnete Nummer des Schiedsrichters.
verify_cannot_know = Aus der Datei allein lässt sich nicht erkennen, ob sie mit einem anderen Schlüssel neu geschrieben, am Ende gekürzt oder zurückgesetzt wurde. Vergleichen Sie eine Prüfsumme, die während der Partie aufgeschrieben wurde.
other_place_had =
    { $rows ->
        [one] Die Aufzeichnung des anderen Orts hatte 1 Zeile, letzte Prüfsumme { $hash }.
       *[other] Die Aufzeichnung des anderen Orts hatte { $rows } Zeilen, letzte Prüfsumme { $hash }.
    }
no_arbiters_number = Keine Nummer des Schiedsrichters ist aufgezeichnet.
no_row_with_that_hash = Keine Zeile hat diese Prüfsumme: Es ist nicht die Aufzeichnung, aus der sie stammt.
hash_of_last_row = Die Prüfsumme ist die der letzten Zeile, { $row }.
hash_of_row =
    { $since ->
        [one] Die Prüfsumme ist die von Zeile { $row }; seither kam 1 Zeile dazu.
       *[other] Die Prüfsumme ist die von Zeile { $row }; seither kamen { $since } Zeilen dazu.
    }
not_a_hash = „{ $read }“ ist keine Prüfsumme. Erwartet: 64 Ziffern von 0 bis f.
record_gives_another_game = Aus ihrer Aufzeichnung nachgespielt, ergibt sich eine andere Partie. Das ist ein Fehler von Hector: Bitte melden Sie ihn mit der Aufzeichnung.
own_name_wanted = Ihr Name für das Partieformular? Eingabetaste für keinen.
own_name_is = Ihr Name: { $name }.
own_name_unknown = Kein Name. Zum Beispiel: { $command } Anna.
opponents_name_is = Ihr Gegner: { $name }.
sheet_keeps_name = Auf dem Partieformular bleibt der Name der Veranstaltung: { $name }.
opponents_name_unknown = Der Name des Gegners fehlt. Zum Beispiel: { $command } Max.
name_unfit = Das ist kein Name: höchstens { $most } Buchstaben, keine Ziffern.
help_with_name = Ihr Name steht auf dem Partieformular und in gespeicherten Partien. Tippen Sie ihn, oder drücken Sie die Eingabetaste für keinen. „{ $command }“ ändert ihn jederzeit.
