# Bedenkzeiten, Zeiten zum Ansagen und die Tasten einer Uhr.

control_means = Das heißt: { $periods }.
control_of_sides = für Weiß { $white }, für Schwarz { $black }
period_then = { $first }, dann { $next }
period_of_moves =
    { $moves ->
        [one] für einen Zug
       *[other] für { $moves } Züge
    } { $time }
period_for_the_rest = { $time } für den Rest der Partie
period_with_bonus = { $period }, und { $bonus } dazu für jeden Zug
period_with_delay = { $period }, bei jedem Zug { $delay } Verzögerung
control_not_understood = Bedenkzeit nicht verstanden an Stelle { $column }: „{ $read }“. Erwartet: { $expected }.
control_unknown = „{ $read }“ ist keine Bedenkzeit. Erwartet wird { $expected }.
control_cut_short = Bedenkzeit nicht verstanden an Stelle { $column }: Der Text endet dort. Erwartet: { $expected }.
control_impossible = Bedenkzeit nicht möglich an Stelle { $column }. { $problem }
control_too_long = Bedenkzeit zu lang: { $length } Zeichen. Erwartet: höchstens { $most }, etwa { $example }.
control_without_period = Keine Zeitperiode. Erwartet: mindestens eine, oder „{ $word }“ für unbegrenzte Zeit.
control_of_too_many_periods = Mehr als { $most } Zeitperioden. Erwartet: höchstens { $most }.
period_not_last = Periode { $number } gilt für den Rest der Partie, aber eine weitere folgt. Erwartet: eine Zahl von Zügen, etwa { $example }.
period_without_time = Periode { $number } gibt keine Zeit. Erwartet: mehr als null.
period_too_long = Periode { $number } ist zu lang. Erwartet: höchstens 10000 Stunden.
a_time = eine Zeit, etwa 90 oder 90 min
a_bonus = ein Zuschlag, etwa 30 oder 30 s
moves_at_least_one = eine Zahl von Zügen, mindestens einer
a_number_of_moves = eine Zahl von Zügen
a_number_of_seconds = eine Zahl von Sekunden
few_minutes_or_a_unit = höchstens 240 Minuten, oder eine Zahl mit Einheit, etwa 300 s oder 5 h
what_goes_on = ein Zuschlag, etwa { $example }, „dann“ und eine weitere Periode, „jeweils“ und ein Zuschlag für alle, oder das Ende
black_with_its_time = ein Strichpunkt und „{ $word }“ mit seiner Zeit
a_word_and_a_time = „{ $word }“ und eine Zeit
this_word = das Wort „{ $word }“
increment_delay_or_bronstein = „increment“, „delay“ oder „bronstein“
a_unit = eine Einheit: h, min oder s
few_decimals = ein bis drei Stellen nach dem Punkt, wie in 0.5
at_most_nine_digits = eine Zahl von höchstens neun Ziffern
begins_at_the_first_move = „{ $word }“: Ein Zuschlag beginnt mit dem ersten Zug
what_goes_on_in_a_tag = ein Doppelpunkt und eine weitere Periode, ein Pluszeichen und ein Zuschlag, oder das Ende
no_times_named = „{ $read }“ nennt keine Zeiten. Erwartet: Zeitdauern mit Kommas dazwischen, etwa 10 min, 30 s.
not_a_key = „{ $name }“ ist keine Taste. Erwartet: Zeichen und Namen wie Tab, Enter, Left, Right, Backspace oder F9, mit Leerzeichen dazwischen.
a_side_without_a_key = Eine Seite hat keine Taste. Erwartet: mindestens eine für jede Seite.
key_of_both_sides = „{ $name }“ ist eine Taste beider Seiten. Erwartet: links andere Tasten als rechts.
no_key_called = Eine Taste „{ $name }“ gibt es nicht.
