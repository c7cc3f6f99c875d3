# Der Tisch des Schiedsrichters in einem Saal, und was ein Tisch von seinem Saal hört.

hall_found = Die Verbindung zum Saal steht.
hall_pair_here = Runde { $round }, Tisch { $table }: Sie haben { $side } gegen { $opponent }. Nach den Paarungen sind Sie { $player }.
hall_is_away = Der Saal ist nicht erreichbar. Die Partie geht weiter, und der Saal bekommt alles später.
hall_is_another = Was dort antwortet, kennt den Code dieses Tisches nicht. Die Partie geht ohne den Saal weiter.
hall_code_doubled = Jemand anders meldet diese Partie dem Saal mit dem Code dieses Tisches. Bitte dem Schiedsrichter sagen.
hall_differs = Der Saal hat eine andere Aufzeichnung dieser Partie als dieser Tisch. Bitte dem Schiedsrichter sagen.
hall_code_unreadable = „{ $read }“ ist weder der Code eines Tisches noch eine Datei damit. Erwartet werden Adresse, Tisch und Felder, etwa { $example }.
hall_not_built_in = Dieser Hector wurde ohne Saal gebaut. Erwartet wird einer mit dem Merkmal „hall“.
hall_ready =
    { $tables ->
        [one] Der Saal ist offen, mit einem Tisch.
       *[other] Der Saal ist offen, mit { $tables } Tischen.
    } { $games ->
        [0] Noch keine Partie hat begonnen.
        [one] Eine Partie ist aufgezeichnet.
       *[other] { $games } Partien sind aufgezeichnet.
    }
hall_code = Tisch { $table }: { $command }
hall_codes_in = Der Code jedes Tisches steht in einer eigenen Datei in { $folder }.
hall_of_table = Tisch { $table }: { $told }
hall_table_line = Tisch { $table }: { $white } gegen { $black }, { $moves }.
hall_table_without_game = Tisch { $table }: noch keine Partie.
hall_table_paired = Tisch { $table }: { $white } gegen { $black }, noch keine Partie.
hall_pairing = Tisch { $table }: { $white } gegen { $black }.
hall_pairings_read =
    { $pairs ->
        [one] Runde { $round }: eine Paarung
       *[other] Runde { $round }: { $pairs } Paarungen
    } aus { $file } gelesen. „Paarungen“ sagt sie an.
hall_no_pairings = Es sind keine Paarungen eingelesen. Erwartet wird { $option } beim Öffnen des Saals.
hall_result = Ergebnis: { $result }.
hall_result_line = { $white } gegen { $black }: { $result }.
hall_open_cases =
    { $count ->
        [one] Ein offener Fall.
       *[other] { $count } offene Fälle.
    }
hall_not_begun = Noch nicht begonnen.
hall_is_silent = Von diesem Tisch kommt seit einiger Zeit nichts mehr.
hall_is_heard = Wieder verbunden.
hall_game_begins = Eine Partie beginnt.
hall_row_unreadable = Eintrag { $row } der Aufzeichnung ist für diese Version nicht lesbar.
hall_row_altered = Eintrag { $row } passt nicht zur Aufzeichnung und wurde abgewiesen. Der Tisch selbst hat den echten.
hall_row_foreign = Unter dem Namen dieses Tisches kam etwas, das zu keiner Aufzeichnung gehört; es wurde abgewiesen.
hall_two_games = Zwei Geräte melden als dieser Tisch, jedes eine andere Partie. Nur eines darf seinen Code haben; ein neuer Code schließt das andere aus.
hall_too_much = Von diesem Tisch kommt weit mehr, als eine Partie braucht. Er wird eine Weile nicht gehört, die anderen Tische laufen weiter. Ein neuer Code schließt aus, wer den alten hat.
hall_unsealed = Es kamen Nachrichten, die kein Code dieses Saals versiegelt hat. Sie wurden abgewiesen, und die Partien gehen weiter. Vielleicht schreibt jemand anders auf dem Server.
hall_clock_ahead = Die Uhr des Computers an diesem Tisch geht { $span } vor. Die Schachuhr hängt nicht an ihr.
hall_clock_behind = Die Uhr des Computers an diesem Tisch geht { $span } nach. Die Schachuhr hängt nicht an ihr.
hall_clock_right = Die Uhr des Computers an diesem Tisch geht wieder richtig.
hall_server_away = Die Verbindung zu allen Tischen ist unterbrochen. Sie spielen weiter und melden später.
hall_server_back = Die Tische sind wieder erreichbar.
hall_no_room = Der Datenträger des Saals ist voll; was die Tische melden, kann nicht gespeichert werden. Sie behalten es. Schaffen Sie Platz, dann geht es von selbst weiter.
hall_not_kept = Was die Tische melden, kann nicht gespeichert werden: { $reason }. Sie behalten es, bis es wieder geht.
hall_stream_repaired = Jemand hat die Einstellungen des Servers dieses Saals geändert. Sie stimmen wieder. Sehen Sie nach, wer Zugang zu diesem Rechner hat.
hall_kept_again = Was die Tische melden, wird wieder gespeichert.
hall_no_cases = Keine offenen Fälle.
hall_no_results = Noch keine Ergebnisse.
hall_no_such_table = Einen Tisch { $table } gibt es nicht. Erwartet wird eine Zahl von 1 bis { $most }.
hall_at_no_table = Kein Tisch ist geöffnet.
hall_leaves_table = Tisch { $table } ist geschlossen.
hall_not_understood = „{ $read }“ wird hier nicht verstanden. Erwartet wird „alle“, „fälle“, „runde“, „ergebnisse“ oder „tisch“ und eine Zahl; danach, was der Schiedsrichter dort tut.
hall_order_sent = An Tisch { $table } gesendet.
hall_nothing_done = Eine Anordnung hat nichts geändert: Die Partie war schon weiter, als sie am Tisch ankam. Bitte sehen Sie sich den Tisch noch einmal an.
hall_sure_to_close = Den Saal schließen? Die Partien gehen an ihren Tischen weiter.
hall_help = „alle“ nennt alle Tische, „fälle“, was einen Schiedsrichter braucht, „tisch 3“ öffnet einen Tisch, „zurück“ verlässt ihn. „hilfe tische“, „hilfe fälle“ und „hilfe hören“ sagen mehr.
hall_help_tables = „meine“ nennt Ihre Tische, „paarungen“, wer gegen wen spielt, „runde“ den Stand der Runde, „ergebnisse“ die Ergebnisse; „partien“ schreibt alle Partien in eine Datei. Tische einer Art: „laufende“, „hängepartien“, „beendete“, „wartende“, „blättchen“, „abweichungen“, „regelwidrige“, „tote“, „ansprüche“, „rufe“, „stumme“, „knappe“.
hall_help_cases = Am Tisch „übernehme 1“, damit es kein anderer tut, „gebe 1 ab“, um den Fall zurückzugeben, dann die Entscheidung, etwa „erledigt 1“. Auch „hält an“, „fährt fort“ und „gibt schwarz 2 minuten“ gelten dort.
hall_help_hearing = Mit „höre alle“ hören Sie ungefragt von jedem Tisch, mit „höre meine“ nur von Ihren.
hall_needs_server = Das Programm nats-server fehlt. Abhilfe: { $remedy }.
hall_server_ended = Der Server des Saals endete sofort: { $reason }
hall_server_silent = Der Server des Saals antwortet nicht.
hall_cannot_open = Der Saal kann in { $folder } nicht geöffnet werden: { $reason }
hall_bad_address = „{ $read }“ ist keine Adresse für einen Saal. Erwartet wird ein Name oder eine Nummer und ein Port unter 65535, etwa { $example }.
hall_too_many_tables = Erwartet werden 1 bis { $most } Tische.
hall_order_waits = Zu viele Anordnungen warten. Bitte diese noch einmal geben.
hall_clocks = Weiß { $white }, Schwarz { $black }.
hall_desk_of = Sie sind { $name }. Ihre Tische: { $sections }.
hall_desk_of_all = Sie sind { $name }. Alle Tische sind Ihre.
hall_away_from_desk = Der Saal ist von hier nicht erreichbar. Die Partien gehen weiter, und dieser Platz sucht ihn.
hall_desk_unknown = Was dort antwortet, kennt den Code dieses Platzes nicht. Bitte nach dem richtigen fragen.
hall_own_desk = Hauptschiedsrichter
hall_arbiter_code = { $name }: { $command }
hall_case_taken = { $arbiter } hat Fall { $case } übernommen.
hall_case_is_free = Fall { $case } ist wieder frei.
hall_case_is_yours = Fall { $case } an Tisch { $table } gehört Ihnen.
hall_case_is_anothers = { $arbiter } hat Fall { $case }.
hall_case_is_nobodys = Niemand hat Fall { $case } übernommen.
hall_no_such_case = An diesem Tisch gibt es keinen offenen Fall { $case }.
hall_taken_by = { $arbiter } kümmert sich.
hall_taken_by_you = Er gehört Ihnen.
hall_done_by = Von { $arbiter }: { $told }
hall_other_game = An Tisch { $table } hat eine andere Partie begonnen. Nichts wurde getan.
hall_act_not_kept = Nichts wurde getan: Der Saal kann es nicht speichern. { $reason }
hall_act_not_sent = Nichts wurde getan: Der Saal ist nicht erreichbar. Bitte noch einmal, sobald die Verbindung steht.
hall_act_unanswered = Der Saal hat nicht geantwortet. Bitte nachsehen, ob es getan ist, bevor Sie es noch einmal tun.
hall_sure_to_leave_desk = Den Platz verlassen? Der Saal und seine Partien gehen weiter.
hall_sure_against = { $arbiter } hat Fall { $case }. Trotzdem entscheiden?
hall_hears_all = Hier wird gesagt, was an allen Tischen geschieht.
hall_hears_own = Hier wird gesagt, was an Ihren Tischen geschieht: { $sections }.
hall_no_such_tables = Kein Tisch.
hall_round =
    { $going ->
        [0] Keine Partie läuft
        [one] Eine Partie läuft
       *[other] { $going } Partien laufen
    }, { $over ->
        [0] keine ist beendet
        [one] eine ist beendet
       *[other] { $over } sind beendet
    }, { $waiting ->
        [0] alle haben begonnen
        [one] eine hat noch nicht begonnen
       *[other] { $waiting } haben noch nicht begonnen
    }. { $cases ->
        [0] Keine offenen Fälle.
        [one] Ein offener Fall.
       *[other] { $cases } offene Fälle.
    }
hall_silent_tables =
    { $count ->
        [one] Von einem Tisch kommt nichts.
       *[other] Von { $count } Tischen kommt nichts.
    }
hall_adjourned_games =
    { $count ->
        [one] Eine Partie ist vertagt.
       *[other] { $count } Partien sind vertagt.
    }
hall_of_earlier_round = Es ist eine Partie einer früheren Runde, nicht die der Paarung, die jetzt hier sitzt.
hall_clock_low = { $side } hat wenig Zeit: { $left }.
hall_clock_is_low = Wenig Zeit.
hall_code_of_a_desk = Das ist der Code eines Schiedsrichters und nicht der eines Tisches. Erwartet wird: { $command }
hall_code_of_a_table = Das ist der Code eines Tisches und nicht der eines Schiedsrichters. Erwartet wird: { $command }
hall_bad_arbiter = „{ $read }“ ist kein Schiedsrichter mit Tischen. Erwartet wird ein Name und nach einem Gleichheitszeichen seine Tische, oder der Name allein für alle Tische, etwa { $example }.
hall_bad_member = „{ $read }“ ist weder die Nummer eines Tisches noch der Name eines Schiedsrichters dieses Saals.
hall_of_another_version = Den Saal in { $folder } hat eine andere Version von Hector angelegt. Erwartet wird diese Version, oder für einen neuen Saal eine Turnierdatei mit anderem Namen.
hall_desk_code_unreadable = „{ $read }“ ist weder der Code eines Schiedsrichters noch eine Datei damit. Erwartet werden Adresse, Platz und Felder, etwa { $example }.
hall_name_taken = „{ $name }“ heißt schon, wer am Tisch des Saals sitzt. Erwartet wird ein anderer Name für diesen Schiedsrichter.
hall_other_names = Die dort angegebenen Namen sind nicht die der Paarung dieser Runde: { $white } hat Weiß gegen { $black }.
hall_played_unknown = Ob beide gezogen haben, ist hier nicht bekannt: Dem Gerät werden keine Züge angesagt. Im Bericht zählt die Partie als gespielt; ist jemand nicht erschienen, ändern Sie das bitte in Ihrem Paarungsprogramm.
hall_scores =
    { $games ->
        [one] Eine Partie ist in { $path } geschrieben.
       *[other] { $games } Partien sind in { $path } geschrieben.
    }
hall_scores_elsewhere = Die Partien werden am Tisch des Saals selbst geschrieben. Bitte dort eingeben.
hall_no_scores = Noch keine Partien.
hall_not_published = Nicht veröffentlicht: { $reason } Es wird wieder versucht.
hall_written_again = Die Dateien werden wieder geschrieben.
hall_broadcast_again = Der Übertragungsserver nimmt die Partien wieder an.
hall_broadcast_refused = Der Übertragungsserver nimmt die Partien nicht an, mit Code { $number }.
hall_broadcast_unreached = Der Übertragungsserver ist nicht erreichbar: { $words }.
hall_broadcast_late = Der Übertragungsserver hat nicht rechtzeitig geantwortet.
hall_broadcast_needs_delay = Partien gehen so spät an einen Server, wie das Turnier es will. Erwartet wird { $option } oder { $key } im Turnier.
hall_broadcast_unreadable = „{ $path }“ wird nicht verstanden. Erwartet werden zwei Zeilen: eine Adresse wie { $example } und das Token dafür.
hall_file_unusable = „{ $path }“ ist nicht brauchbar. { $reason }
report_no_players = Sie hat keine Zeile eines Spielers. Erwartet wird ein Turnierbericht im Format der FIDE, TRF, in dem diese Zeilen mit 001 beginnen.
report_no_round = Keine Runde darin ist gepaart und noch ohne Ergebnisse. Erwartet wird --round und ihre Nummer.
report_bad_rank = Zeile { $line }: „{ $read }“ ist keine Startnummer. Erwartet wird eine Zahl von 1 bis 9999 in den Spalten 5 bis 8.
report_bad_points = Zeile { $line }: „{ $read }“ sind keine Punkte. Erwartet werden Punkte wie 2.5 in den Spalten 81 bis 84.
report_bad_opponent = Zeile { $line }: „{ $read }“ ist kein Gegner. Erwartet wird dessen Startnummer oder 0000.
report_bad_color = Zeile { $line }: „{ $read }“ ist keine Farbe. Erwartet wird w oder b für einen Spieler, der einen Gegner hat.
report_bad_result = Zeile { $line }: „{ $read }“ ist kein Ergebnis. Erwartet wird eines des Formats, etwa 1, 0 oder H, oder ein Leerzeichen.
report_rank_twice = Zeile { $line }: Die Startnummer { $rank } kommt zweimal vor. Erwartet wird für jeden Spieler eine andere.
report_unknown_opponent = Zeile { $line }: Einen Spieler mit der Startnummer { $opponent } gibt es nicht. Erwartet wird die Startnummer eines Spielers aus dem Bericht.
report_one_sided = Zeile { $line }: Spieler { $player } spielt gegen { $opponent }, aber in der Zeile von { $opponent } steht nicht dasselbe mit der anderen Farbe. Erwartet wird, dass beide Zeilen einander nennen, eine mit w und eine mit b.
report_nobody_paired = In Runde { $round } ist niemand gepaart. Erwartet wird --round und die Nummer einer gepaarten Runde.
pair_list_bad_pair = Zeile { $line }: „{ $read }“ ist keine Paarung. Erwartet werden zwei Startnummern, Weiß zuerst, mit 0 für den, der keinen Gegner hat.
pair_list_bad_count = Zeile { $line }: „{ $read }“ ist nicht die Anzahl der Paarungen. Erwartet wird eine Zahl.
pair_list_count = Zeile 1: „{ $told }“ Paarungen, es folgen aber { $found }. Erwartet werden so viele, wie die erste Zeile sagt.
pair_list_twice = Zeile { $line }: Der Spieler mit der Startnummer { $rank } ist in zwei Paarungen. Erwartet wird jeder Spieler nur einmal.
hall_not_configured = Die Server kennen noch nicht alle dieses Saals. { $command } mit denselben Tischen und Schiedsrichtern starten, jeden Ordner auf seinen Rechner bringen und den Server dort neu starten.
hall_number_of_servers = Ein Verbund von { $count } Servern wird nicht eingerichtet. Erwartet werden ein Server, drei oder fünf.
hall_bad_venue = „{ $read }“ ist kein Spielort eines Saals. Erwartet werden ein Name aus Buchstaben und Ziffern, die Adresse seines Servers und seine Tische, etwa { $example }.
hall_folder_of_server = Für einen Rechner: { $folder }
hall_servers_next = Jeden Ordner auf seinen Rechner bringen und dort im Ordner starten: { $start }. Danach den Saal öffnen: { $open }
