# Dateien, Aufzeichnungen und Einstellungen, die nicht zu brauchen sind.

why_not_there = nicht vorhanden
why_not_allowed = nicht erlaubt
why_no_room = kein Platz mehr
why_folder = ein Ordner
why_too_large = zu groß
why_no_text = kein Text in UTF-8
system_says = das System meldet „{ $words }“
settings_file_unreadable = Ihre Einstellungen in { $path } sind nicht lesbar: { $why }. Es gelten die üblichen.
settings_unreadable =
    { $count ->
        [one] { $lines } in { $path } ist nicht lesbar und wird übergangen. Erwartet etwa: { $example }.
       *[other] { $lines } in { $path } sind nicht lesbar und werden übergangen. Erwartet etwa: { $example }.
    }
quoted = „{ $text }“
settings_not_kept = Ihre Einstellungen können nicht in { $path } gespeichert werden: { $why }.
folder_unreadable = Der Ordner „{ $path }“ ist nicht lesbar: { $why }.
no_folder_known = Es ist kein Ordner für Aufzeichnungen bekannt. Setzen Sie { $names }.
record_exists = Die Aufzeichnung „{ $path }“ gibt es schon. Erwartet: ein neuer Name.
record_exists_or_resume = Die Aufzeichnung „{ $path }“ gibt es schon. Erwartet: ein neuer Name, oder { $option }, um sie fortzusetzen.
no_record_there = Es gibt keine Aufzeichnung „{ $path }“. Der Befehl partien nennt die, die es gibt.
record_not_opened = Die Aufzeichnung „{ $path }“ lässt sich nicht öffnen oder anlegen. Erwartet: ein Ordner, in dem Sie schreiben dürfen.
record_not_writable = Die Aufzeichnung „{ $path }“ darf nicht beschrieben werden. Erwartet: ein Ordner und eine Datei, in denen Sie schreiben dürfen.
disk_full = Der Datenträger ist voll, darum ist „{ $path }“ nicht geschrieben. Schaffen Sie Platz; was fehlt, wird dann geschrieben.
record_gone = Die Aufzeichnung „{ $path }“ wurde gelöscht oder verschoben, während sie geschrieben wurde.
record_too_large = „{ $path }“ ist zu groß für eine Aufzeichnung von Hector. Erwartet: höchstens { $most } Megabyte.
record_in_use = Die Aufzeichnung „{ $path }“ wird gerade von einem anderen Hector geschrieben.
not_a_record = „{ $path }“ ist keine Aufzeichnung von Hector.
record_cut = Die Aufzeichnung „{ $path }“ ist abgeschnitten: Ihr Ende fehlt. Erwartet: eine vollständige Kopie.
record_damaged = Die Aufzeichnung „{ $path }“ ist beschädigt und nicht lesbar. Erwartet: eine unbeschädigte Kopie.
record_not_readable = Die Aufzeichnung „{ $path }“ lässt sich nicht öffnen. Erwartet: eine Datei, die Sie lesen dürfen.
record_newer = „{ $path }“ hat ein neuerer Hector geschrieben. Erwartet: Tabellen höchstens der Version { $most }; gefunden: { $found }.
record_altered = „{ $path }“ wurde verändert: { $how }
record_unproven = Das Ende von „{ $path }“ ist nicht bewiesen: Ab Zeile { $row } fehlt jede Signatur. Ein früherer Hector kann diese Zeilen geschrieben haben, aber auch jeder andere.
signed_by_another_key = „{ $path }“ ist mit einem anderen Schlüssel signiert, darum kann dieser Hector sie nicht fortsetzen.
key_file_broken = „{ $path }“ ist kein Schlüssel. Erwartet: 32 Bytes. Verschieben Sie die Datei, dann wird ein neuer erstellt.
key_unusable = Der Schlüssel „{ $path }“ lässt sich nicht lesen oder anlegen: { $why }.
no_random_numbers = Das System liefert keine Zufallszahlen, darum kann kein Schlüssel erstellt werden.
record_not_copied = „{ $path }“ lässt sich zum Lesen nicht kopieren: { $why }.
record_fails = Die Aufzeichnung „{ $path }“ lässt sich nicht benutzen: { $why }.
row_missing = Zeile { $row } fehlt.
row_unlike_its_hash = Zeile { $row } passt nicht zu ihrer Prüfsumme.
row_of_wrong_kind = Zeile { $row } ist von einer Art, die dort nicht hingehört.
row_unsigned = Zeile { $row } fehlt die Signatur.
row_unlike_its_signature = Zeile { $row } oder eine seit der letzten signierten davor passt nicht zur Signatur.
alive_unlike_its_signature = das letzte Lebenszeichen passt nicht zu seiner Signatur.
tables_unlike_a_record = ihre Tabellen sind nicht die einer Aufzeichnung.
no_first_row = Das ist nicht die erste Zeile einer Aufzeichnung.
record_format_newer = Diese Aufzeichnung hat Format { $found }; dieser Hector liest Formate bis { $most }.
first_row_line = Zeile { $line } des Kopfes ist nicht lesbar: { $why }.
row_unreadable = Zeile { $row } ist nicht lesbar: { $why }.
about_file = „{ $path }“: { $why }
game_in_record_is_over = Die Partie in „{ $path }“ ist beendet.
sealed_for = Dieses Gerät ist für die Partie in „{ $path }“ versiegelt. Erwartet wird { $option }, oder der Schiedsrichter, der es öffnet.
seal_not_kept = Die Versiegelung gilt nur, solange das Programm läuft: { $error }.
sealed_until_opened = Das Gerät ist versiegelt. Sie können es verlassen, wenn die Partie ein Ergebnis hat, wenn der Schiedsrichter es öffnet oder wenn 24 Stunden lang niemand weiterspielt.
no_unfinished_game = In „{ $path }“ ist keine angefangene Partie. Erwartet: eine angefangene Partie, oder nach { $option } die Datei einer Aufzeichnung.
reading_failed = Die Eingabe konnte nicht gelesen werden: { $why }.
writing_failed = Die Antwort konnte nicht geschrieben werden: { $why }.
line_numbered = Zeile { $number }: { $why }
line_too_long = Zu lang. Erwartet: höchstens { $most } Bytes.
line_no_text = Kein Text. Erwartet: UTF-8.
row_word_unlike = „{ $found }“ steht, wo der Aufbau „{ $expected }“ hat
row_ends = die Zeile endet, wo der Aufbau „{ $expected }“ hat
row_goes_on = nach dem Ende folgt „{ $found }“
row_begins_otherwise = sie beginnt nicht mit „{ $expected }“
first_row_says = Zeile { $line } des Kopfes: { $why }
