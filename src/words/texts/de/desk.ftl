# Zeilen, die nichts sagen, was getan werden kann.

at_the_desk = Schiedsrichter: { $told }
not_readable_here = „{ $read }“ ist hier nicht zu lesen. Erwartet: { $expected }.
what_the_arbiter_does = was der Schiedsrichter tut, etwa { $words }
a_length_of_time = eine Zeitdauer, etwa 20 s, 1 min 30 s oder 2 h, höchstens ein Jahr
moves_to_reconstruct = die Zahl der Züge, etwa „reconstructs 37 moves“
a_ply_and_a_number = „ply“ und eine Zahl
until_when_and_where = „until“, dann wann und wo
number_of_a_case = die Nummer eines Falles
one_side_and_no_more = „white“ oder „black“ und sonst nichts
time_or_moves = „time“ und eine Zeitdauer, oder „moves“ und eine Zahl
case_and_remedy = die Nummer eines Falles, und „with“ und die Nummer einer Maßnahme, wenn es mehrere sind
what_was_seen = was gesehen wurde, etwa { $words }
a_square = ein Feld wie e4
a_line_of_text = Text in UTF-8, höchstens { $most } Bytes
