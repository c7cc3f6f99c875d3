# Der Beweis, dass ein Gerät einem Spieler nichts sagt, was die Regeln verbieten.

sealed_program = Das ist { $program }, Version { $version }.
sealed_recorder = Dieses Programm zeichnet nur auf: Es enthält kein Schachprogramm, keine Bewertung von Stellungen, kein Üben und keine Durchsicht von Partien. Über ein Netzwerk kann es niemand erreichen; nur Stimme oder Braillezeile können an einem anderen Gerät sein, wenn der Benutzer das so eingerichtet hat.
sealed_mode = Versiegelt: was dieses Gerät einem Spieler im Turniermodus sagt, bei diesem Turnier.
sealed_asked = Einem Spieler, der fragt:
sealed_unasked = Von selbst, in jeder Lage:
sealed_situation = { $situation }: { $told }
sealed_holds = Prüfung bestanden: In allen { $count } Lagen wurde den Spielern nichts anderes gesagt.
sealed_broken =
    { $faults ->
        [one] Prüfung nicht bestanden: 1 Mitteilung, die kein Spieler erhalten darf.
       *[other] Prüfung nicht bestanden: { $faults } Mitteilungen, die kein Spieler erhalten darf.
    }
sealed_do_not_use = Dieses Gerät darf an keinem Turnierbrett benutzt werden.
sealed_nothing = nichts
sealed_ordinary = ein gewöhnlicher Zug
sealed_illegal = ein regelwidriger Zug, abgeschlossen
sealed_misheard = ein falsch wiederholter Zug
sealed_capture = ein Schlagzug
sealed_check = ein Schachgebot, und eines, das nicht pariert wurde
sealed_mate = Matt
sealed_stalemate = Patt
sealed_dead = eine tote Stellung
sealed_repetition = eine Stellung zum fünften Mal
sealed_last_rank = ein Bauer, der auf der letzten Reihe stehen blieb
sealed_flag = ein gefallenes Fallblättchen
sealed_boards = Bretter, die verschieden sind
