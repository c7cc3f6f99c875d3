# Der Tisch des Schiedsrichters in einem Saal, und was ein Tisch von seinem Saal hört.

hall_found = Verbindung zum Saal steht.
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
hall_result = Ergebnis: { $result }.
hall_result_line = { $white } gegen { $black }: { $result }.
hall_open_cases =
    { $count ->
        [one] Ein offener Fall.
       *[other] { $count } offene Fälle.
    }
hall_is_silent = Von diesem Tisch kommt seit einiger Zeit nichts mehr.
hall_is_heard = Wieder verbunden.
hall_game_begins = Eine Partie beginnt.
hall_row_unreadable = Eintrag { $row } der Aufzeichnung ist für diese Version nicht lesbar.
hall_row_altered = Eintrag { $row } passt nicht zur Aufzeichnung und wurde abgewiesen. Der Tisch selbst hat den echten.
hall_row_foreign = Unter dem Namen dieses Tisches kam etwas, das zu keiner Aufzeichnung gehört; es wurde abgewiesen.
hall_server_away = Die Verbindung zu allen Tischen ist unterbrochen. Sie spielen weiter und melden später.
hall_server_back = Die Tische sind wieder erreichbar.
hall_not_kept = Was die Tische melden, kann nicht gespeichert werden: { $reason }. Sie behalten es, bis es wieder geht.
hall_kept_again = Was die Tische melden, wird wieder gespeichert.
hall_no_cases = Keine offenen Fälle.
hall_no_results = Noch keine Ergebnisse.
hall_no_such_table = Einen Tisch { $table } gibt es nicht. Erwartet wird eine Zahl von 1 bis { $most }.
hall_at_no_table = Kein Tisch ist geöffnet.
hall_leaves_table = Tisch { $table } ist geschlossen.
hall_not_understood = „{ $read }“ wird hier nicht verstanden. Erwartet wird „alle“, „fälle“, „ergebnisse“ oder „tisch“ und eine Zahl; danach, was der Schiedsrichter dort tut.
hall_order_sent = An Tisch { $table } gesendet.
hall_sure_to_close = Den Saal schließen? Die Partien gehen an ihren Tischen weiter.
hall_help = „alle“ nennt alle Tische, „fälle“, was offen ist, „ergebnisse“ die Ergebnisse, „tisch“ und eine Zahl öffnet einen Tisch. Dort eingeben, was entschieden wird, etwa „erledigt 1“; „zurück“ verlässt ihn.
hall_needs_server = Das Programm nats-server fehlt. Abhilfe: { $remedy }.
hall_server_ended = Der Server des Saals endete sofort: { $reason }
hall_server_silent = Der Server des Saals antwortet nicht.
hall_cannot_open = Der Saal kann in { $folder } nicht geöffnet werden: { $reason }
hall_bad_address = „{ $read }“ ist keine Adresse für einen Saal. Erwartet wird ein Name oder eine Nummer und ein Port unter 65535, etwa { $example }.
hall_too_many_tables = Erwartet werden 1 bis { $most } Tische.
hall_order_waits = Zu viele Anordnungen warten. Bitte diese noch einmal geben.
hall_clocks = Weiß { $white }, Schwarz { $black }.
