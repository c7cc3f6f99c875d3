# Lignes qui ne disent rien qui puisse se faire.

at_the_desk = Arbitre : { $told }
not_readable_here = « { $read } » ne peut être lu ici. Attendu : { $expected }.
what_the_arbiter_does = ce que fait l'arbitre, par exemple { $words }
a_length_of_time = une durée, par exemple 20 s, 1 min 30 s ou 2 h, un an au plus
moves_to_reconstruct = le nombre de coups, par exemple « reconstructs 37 moves »
a_ply_and_a_number = « ply » et un nombre
until_when_and_where = « until », puis quand et où
number_of_a_case = le numéro d'un cas
one_side_and_no_more = « white » ou « black » et rien de plus
time_or_moves = « time » et une durée, ou « moves » et un nombre
case_and_remedy = le numéro d'un cas, et « with » et le numéro d'une mesure s'il y en a plusieurs
what_was_seen = ce qui a été vu, par exemple { $words }
a_square = une case comme e4
a_line_of_text = du texte en UTF-8, { $most } octets au plus
