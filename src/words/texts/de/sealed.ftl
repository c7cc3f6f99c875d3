# Der Beweis, dass ein Gerät einem Spieler nichts sagt, was die Regeln verbieten.

sealed_mode = Versiegelt: was dieses Gerät einem Spieler im Turniermodus sagt, bei dieser Veranstaltung.
sealed_asked = Einem Spieler, der fragt:
sealed_unasked = Von selbst, in jeder Lage:
sealed_situation = { $situation }: { $told }
sealed_holds = Die Prüfung hält: In allen { $count } Lagen wurde den Spielern nichts anderes gesagt.
sealed_broken =
    { $faults ->
        [one] Die Prüfung hält nicht: 1 Mitteilung, die kein Spieler erhalten darf.
       *[other] Die Prüfung hält nicht: { $faults } Mitteilungen, die kein Spieler erhalten darf.
    }
sealed_do_not_use = Dieses Gerät darf an keinem Turnierbrett stehen.
sealed_nothing = nichts
sealed_ordinary = ein gewöhnlicher Zug
sealed_illegal = ein regelwidriger Zug, abgeschlossen
sealed_misheard = ein falsch wiederholter Zug
sealed_capture = ein Schlagzug
sealed_check = ein Schach, und eines, das stehen blieb
sealed_mate = Matt
sealed_stalemate = Patt
sealed_dead = eine tote Stellung
sealed_repetition = eine Stellung zum fünften Mal
sealed_last_rank = ein Bauer, der auf der letzten Reihe stehen blieb
sealed_flag = eine gefallene Fahne
sealed_boards = Bretter, die verschieden sind
