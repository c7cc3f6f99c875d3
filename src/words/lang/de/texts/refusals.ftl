# Was nicht angenommen wird oder nicht spielbar ist.

say_both_squares = Sagen Sie immer beide Felder: von wo und nach wo.
not_under_profile = Bei diesem Turnier nicht vorgesehen. Nötig wäre ein Gerät mit dieser Aufgabe: Es { $duty }.
game_over = Die Partie ist beendet.
game_adjourned = Die Partie ist vertagt. Erwartet: Der Schiedsrichter nimmt sie wieder auf.
no_offer = Es gibt kein Remisangebot, das zu beantworten wäre.
no_such_case = Fall { $case } ist nicht offen.
no_remedy = Fall { $case } hat keine Maßnahme zur Wahl. Weisen Sie ihn ab, oder handeln Sie von sich aus.
no_such_remedy =
    { $remedies ->
        [one] Fall { $case } hat nur Maßnahme 1. Erwartet: diese.
       *[other] Fall { $case } hat die Maßnahmen 1 bis { $remedies }. Erwartet: eine davon.
    }
no_such_ply = Halbzug { $ply } gibt es nicht. Erwartet: einer, der gespielt wurde.
not_sealing = Kein Zug ist abgegeben oder abzugeben, also ist nichts zu tun.
seal_lacks_from = Zum Abgabezug gehören beide Felder: von wo und nach wo. Noch ist nichts abgegeben.
seal_lacks_new_piece = Zum Abgabezug gehört, was aus dem Bauern wird. Noch ist nichts abgegeben.
seal_lacks_piece = Zum Abgabezug auf die letzte Reihe gehört, welche Figur zieht, oder, wenn es ein Bauer ist, was aus ihm wird. Noch ist nichts abgegeben.
not_sealed_yet = Der Zug ist noch nicht abgegeben. Liegt er auf Papier im Umschlag, tippen Sie: { $sees }.
sealed_move_unseen = Was im Umschlag liegt, ist hier nicht bekannt: Es steht auf Papier oder ist am anderen Ort. Nehmen Sie die Partie dort auf, wo der Zug abgegeben wurde, oder öffnen Sie den Umschlag und tippen Sie zuerst: { $reads } und den Zug.
sealed_move_known = Der Zug im Umschlag ist hier schon bekannt.
seal_stands = Im Umschlag liegt schon ein Zug, und er gilt. Nehmen Sie die Partie mit ihm auf.
seal_void = Eine frühere Stellung ist wiederhergestellt, darum gilt der Abgabezug nicht mehr. Erwartet wird: { $resume }.
at_rest = Die Partie ist vertagt, und keine Uhr läuft. Um fortzufahren, tippen Sie: { $resume }.
play_has_ended = Ein Antrag hat das Spiel beendet. Erwartet: Der benannte Schiedsrichter entscheidet.
nothing_to_verify = Kein Antrag wartet auf Ihre Bestätigung.
no_such_sanction = Diese Strafe gibt es in dieser Ausgabe der Regeln nicht: { $sanction }.
only_in_tournament = Versiegelt wird nur im Turniermodus.
device_stays_sealed = Das Gerät ist versiegelt. Der Schiedsrichter öffnet es.
device_not_sealed = Das Gerät ist nicht versiegelt.
nothing_to_sign = Es gibt noch kein Ergebnis zu unterschreiben.
players_own = Nicht angenommen: Das kann nur der Spieler selbst sagen, kein Assistent.
impossible = Unmöglich: { $reason }.
nothing_there = auf { $square } steht keine Figur
piece_not_yours =
    { $piece ->
        [Dame] die Dame auf { $square } gehört dem Gegner
       *[other] der { $piece } auf { $square } gehört dem Gegner
    }
other_piece_there =
    { $found ->
        [Dame] auf { $square } steht eine Dame
       *[other] auf { $square } steht ein { $found }
    }, { $named ->
        [Dame] keine Dame
       *[other] kein { $named }
    }
no_such_piece =
    { $piece ->
        [Bauer] es gibt keinen eigenen Bauern
        [Dame] es gibt keine eigene Dame
       *[other] es gibt keinen eigenen { $piece }
    }
no_such_piece_on_file =
    { $piece ->
        [Dame] auf der { $file }-Linie steht keine eigene Dame
       *[other] auf der { $file }-Linie steht kein eigener { $piece }
    }
no_such_piece_on_rank =
    { $piece ->
        [Dame] auf Reihe { $rank } steht keine eigene Dame
       *[other] auf Reihe { $rank } steht kein eigener { $piece }
    }
no_such_piece_on_square =
    { $piece ->
        [Dame] auf { $square } steht keine eigene Dame
       *[other] auf { $square } steht kein eigener { $piece }
    }
no_piece = es gibt keine eigene Figur
no_piece_on_file = auf der { $file }-Linie steht keine eigene Figur
no_piece_on_rank = auf Reihe { $rank } steht keine eigene Figur
no_piece_on_square = auf { $square } steht keine eigene Figur
several_can_go = mehrere Figuren können nach { $square } ziehen: von { $squares }
not_its_move =
    { $piece ->
        [Dame] eine Dame zieht nicht von { $from } nach { $to }
       *[other] ein { $piece } zieht nicht von { $from } nach { $to }
    }
already_there =
    { $piece ->
        [Dame] die Dame steht schon auf { $square }
       *[other] der { $piece } steht schon auf { $square }
    }
none_reaches =
    { $piece ->
        [Dame] keine Dame zieht nach { $square }
       *[other] kein { $piece } zieht nach { $square }
    }
own_piece_there = auf { $square } steht eine eigene Figur
piece_in_the_way = auf { $square } steht eine Figur im Weg
nothing_to_capture = ein Bauer hat auf { $square } nichts zu schlagen
en_passant_gone = auf { $square } kann jetzt nicht en passant geschlagen werden
king_attacked = der eigene König auf { $square } würde von { $from } aus angegriffen
king_captured = der König auf { $square } wird nie geschlagen
promotion_missing = der Bauer, der { $square } erreicht, muss Dame, Turm, Läufer oder Springer werden
promotion_impossible =
    { $piece ->
        [Bauer] ein Zug nach { $square } kann keinen Bauern ergeben
        [Dame] ein Zug nach { $square } kann keine Dame ergeben
       *[other] ein Zug nach { $square } kann keinen { $piece } ergeben
    }
castling_lost =
    { $wing ->
        [short] das Recht auf die kurze Rochade ist verloren oder bestand nie
       *[long] das Recht auf die lange Rochade ist verloren oder bestand nie
    }
castling_blocked =
    { $wing ->
        [short] die kurze Rochade ist verhindert: auf { $square } steht eine Figur
       *[long] die lange Rochade ist verhindert: auf { $square } steht eine Figur
    }
castling_attacked =
    { $wing ->
        [short] die kurze Rochade ist verhindert: { $square } wird von { $from } aus angegriffen
       *[long] die lange Rochade ist verhindert: { $square } wird von { $from } aus angegriffen
    }
