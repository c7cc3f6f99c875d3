# Cadences, temps à annoncer, et touches d'une pendule.

control_means = Cela veut dire : { $periods }.
control_of_sides = pour les Blancs { $white }, pour les Noirs { $black }
period_then = { $first }, puis { $next }
period_of_moves =
    { $moves ->
        [one] un coup
       *[other] { $moves } coups
    } en { $time }
period_for_the_rest = { $time } pour le reste de la partie
period_with_bonus = { $period }, et { $bonus } de plus à chaque coup
period_with_delay = { $period }, avec un délai de { $delay } à chaque coup
control_not_understood = Cadence non comprise à la position { $column } : « { $read } ». Attendu : { $expected }.
control_unknown = « { $read } » n'est pas une cadence. Il faut { $expected }.
control_cut_short = Cadence non comprise à la position { $column } : le texte s'arrête. Attendu : { $expected }.
control_impossible = Cadence impossible à la position { $column }. { $problem }
control_too_long = Cadence trop longue : { $length } caractères. Attendu : { $most } au plus, par exemple { $example }.
control_without_period = Aucune période. Attendu : une au moins, ou « { $word } » pour un temps illimité.
control_of_too_many_periods = Plus de { $most } périodes. Attendu : { $most } au plus.
period_not_last = La période { $number } vaut pour le reste de la partie, mais une autre suit. Attendu : un nombre de coups, par exemple { $example }.
period_without_time = La période { $number } ne donne pas de temps. Attendu : plus que zéro.
period_too_long = La période { $number } est trop longue. Attendu : 10000 heures au plus.
a_time = un temps, par exemple 90 ou 90 min
a_bonus = un incrément, par exemple 30 ou 30 s
moves_at_least_one = un nombre de coups, un au moins
a_number_of_moves = un nombre de coups
a_number_of_seconds = un nombre de secondes
few_minutes_or_a_unit = 240 minutes au plus, ou un nombre avec son unité, par exemple 300 s ou 5 h
what_goes_on = un incrément, par exemple { $example }, « puis » et une autre période, « chaque » et un incrément pour toutes, ou la fin
black_with_its_time = un point-virgule et « { $word } » avec son temps
a_word_and_a_time = « { $word } » et un temps
this_word = le mot « { $word } »
increment_delay_or_bronstein = « increment », « delay » ou « bronstein »
a_unit = une unité : h, min ou s
few_decimals = une à trois décimales, comme dans 0.5
at_most_nine_digits = un nombre de neuf chiffres au plus
begins_at_the_first_move = « { $word } » : un incrément commence au premier coup
what_goes_on_in_a_tag = un signe deux-points et une autre période, un signe plus et un incrément, ou la fin
no_times_named = « { $read } » ne nomme pas de temps. Attendu : des durées séparées par des virgules, par exemple 10 min, 30 s.
not_a_key = « { $name } » n'est pas une touche. Attendu : des caractères et des noms comme Tab, Enter, Left, Right, Backspace ou F9, séparés par des espaces.
a_side_without_a_key = Un côté n'a pas de touche. Attendu : une au moins pour chaque côté.
key_of_both_sides = « { $name } » est une touche des deux côtés. Attendu : d'autres touches à gauche qu'à droite.
no_key_called = Il n'y a pas de touche « { $name } ».
