# Bretter und Mitschriften.

white = Weiß
black = Schwarz
without_limit = unbegrenzt
and_last = { $first } und { $last }
or_last = { $first } oder { $last }
and_next = { $first }; { $next }
white_piece =
    { $piece ->
        [Dame] weiße Dame
       *[other] weißer { $piece }
    }
pieces_of_side = { $side }:
pieces_called =
    { $count ->
        [one] { $piece }
       *[other]
            { $piece ->
                [Dame] Damen
                [Turm] Türme
                [Bauer] Bauern
               *[other] { $piece }
            }
    }
row_of_squares = { $first } bis { $last }{ $rank }
black_piece =
    { $piece ->
        [Dame] schwarze Dame
       *[other] schwarzer { $piece }
    }
move_piece =
    { $piece ->
        [Bauer] den Bauern von { $from } nehmen, auf { $to } setzen
        [Dame] die Dame von { $from } nehmen, auf { $to } setzen
        [Queen] die Queen von { $from } nehmen, auf { $to } setzen
        [Tour] die Tour von { $from } nehmen, auf { $to } setzen
       *[other] den { $piece } von { $from } nehmen, auf { $to } setzen
    }
take_off =
    { $piece ->
        [Bauer] den Bauern von { $from } vom Brett nehmen
        [Dame] die Dame von { $from } vom Brett nehmen
        [Queen] die Queen von { $from } vom Brett nehmen
        [Tour] die Tour von { $from } vom Brett nehmen
       *[other] den { $piece } von { $from } vom Brett nehmen
    }
put_white_on =
    { $piece ->
        [Bauer] einen weißen Bauern auf { $to } setzen
        [Dame] eine weiße Dame auf { $to } setzen
        [Queen] eine weiße Queen auf { $to } setzen
        [Tour] eine weiße Tour auf { $to } setzen
       *[other] einen weißen { $piece } auf { $to } setzen
    }
put_black_on =
    { $piece ->
        [Bauer] einen schwarzen Bauern auf { $to } setzen
        [Dame] eine schwarze Dame auf { $to } setzen
        [Queen] eine schwarze Queen auf { $to } setzen
        [Tour] eine schwarze Tour auf { $to } setzen
       *[other] einen schwarzen { $piece } auf { $to } setzen
    }
percent_sure = zu { $percent } Prozent sicher
nothing_wrong_so_far = Bisher kein Fehler, { $sure }.
nothing_wrong = Kein Fehler, { $sure }.
likely_wrong = Falsch. Vermutlich, { $sure }: { $corrections }.
wrong_unexplained = Falsch, und kein naheliegendes Versehen erklärt es. Lassen Sie das ganze Brett vorlesen.
what_stands_on = Was steht auf { $square }? { $found }
no_more_questions = Keine Fragen mehr. { $found }
scores_agree = die Mitschriften stimmen überein
scores_agree_for =
    { $plies ->
        [one] die Mitschriften stimmen 1 Halbzug lang überein
       *[other] die Mitschriften stimmen { $plies } Halbzüge lang überein
    }
score_lacks =
    { $missing ->
        [one] in der Mitschrift von { $side } fehlt 1 Halbzug
       *[other] in der Mitschrift von { $side } fehlen { $missing } Halbzüge
    } nach { $plies ->
        [one] 1 übereinstimmenden
       *[other] { $plies } übereinstimmenden
    }
score_has_too_many =
    { $extra ->
        [one] in der Mitschrift von { $side } ist 1 Halbzug zu viel
       *[other] in der Mitschrift von { $side } sind { $extra } Halbzüge zu viel
    } nach { $plies ->
        [one] 1 übereinstimmenden
       *[other] { $plies } übereinstimmenden
    }
score_has_gap =
    { $plies ->
        [0] die Mitschrift von { $side } hat schon am Anfang eine Lücke
        [one] die Mitschrift von { $side } hat eine Lücke nach 1 übereinstimmenden Halbzug
       *[other] die Mitschrift von { $side } hat eine Lücke nach { $plies } übereinstimmenden Halbzügen
    }
score_kept_elsewhere = die Mitschrift von { $side } wird anderswo geführt: Vergleichen Sie sie mit dieser; entscheidend ist die Stelle, an der sie auseinandergehen
part_castling = die Rochade
part_piece = die Figur
part_from_file = die erste Linie
part_from_rank = die erste Reihe
part_to_file = die zweite Linie
part_to_rank = die zweite Reihe
part_promotion = die Umwandlung
