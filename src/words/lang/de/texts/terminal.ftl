# Die Aufzeichnung, eine Zeile beim Tippen, und wie weit eine lange Arbeit ist.

not_on_record = Nicht aufgezeichnet. { $reason } Die Partie geht weiter.
still_not_on_record = Nicht aufgezeichnet.
on_record_again = Wieder aufgezeichnet. Nichts fehlt.
record_anew = Die Aufzeichnung wurde entfernt oder verändert. Sie ist vollständig neu geschrieben, als „{ $path }“.
record_given_up = Die Aufzeichnung wurde beendet. Die Partie geht ohne sie weiter.
machine_slept = Das Gerät war { $time } lang im Ruhezustand. Die Schachuhr lief weiter.
wall_goes_forward = Die Uhr des Computers wurde um { $by } vorgestellt. Die Schachuhr folgt ihr nicht.
wall_goes_back = Die Uhr des Computers wurde um { $by } zurückgestellt. Die Schachuhr folgt ihr nicht.
record_ends_with =
    { $rows ->
        [one] Aufzeichnung: 1 Zeile. Letzte Prüfsumme: { $hash }.
       *[other] Aufzeichnung: { $rows } Zeilen. Letzte Prüfsumme: { $hash }.
    }
no_record_kept = Nichts wird aufgezeichnet.
line_full = Die Zeile ist voll.
line_start = Anfang der Zeile.
line_end = Ende der Zeile.
no_earlier_line = Keine frühere Zeile.
no_later_line = Keine spätere Zeile.
nothing_erased = Nichts wurde gelöscht.
no_such_key = Diese Taste hat hier keine Funktion.
share_done = { $percent } Prozent.
share_done_and_left = { $percent } Prozent. Noch etwa { $left }.
