# A game at two places, and the arbiter's desk far from the table.

place_listens = Der andere Ort findet diesen unter { $address }. Der Code: { $code }.
table_listens_for_desk = Der Schiedsrichtertisch findet dieses Brett unter { $address }. Der Code: { $code }.
desk_ready = Mit dem Brett verbunden. Züge bisher: { $moves }.
desk_help = Tippen Sie, was Sie tun, etwa: hält an, fährt fort, erledigt 1, gibt schwarz 2 min, stellt wieder her 10, fragt nach einem bericht. ende verlässt den Tisch.
desk_cut_off = Keine Verbindung zum Brett. Was Sie tun, muss warten, bis sie wieder da ist.
sure_to_leave_desk = Den Tisch verlassen? Die Partie geht weiter. Ja oder nein.
which_code = Der Code, den der andere Ort nennt: vier Felder.
code_unclear = „{ $text }“ ist kein Code. Erwartet werden vier Felder, etwa Eva vier, Anna eins, Hector acht, David fünf oder e4 a1 h8 d5.
going_there = Verbindung zu { $address } wird aufgebaut.
nobody_answers = Dort antwortet noch niemand. Hector versucht es weiter.
place_is_there = Der andere Ort ist verbunden.
place_cut_off = Die Verbindung zum anderen Ort ist unterbrochen. Hier geht das Spiel weiter; was fehlt, wird nachgeholt.
wrong_code_tried = Jemand hat einen falschen Code versucht. Falsche Versuche bisher: { $tried }. Die nächsten müssen immer länger warten.
no_hector_there = Dort antwortet kein Hector. Erwartet wird die Adresse, die der andere Ort nennt. Hector versucht es weiter.
wrong_code = Der Code ist fünfmal gescheitert: Er ist falsch, oder dort antwortet jemand anderes. Fragen Sie noch einmal nach dem Code.
not_known_there = Der andere Ort kennt diesen nicht. Hector versucht es weiter. Bleibt es dabei, beginnen Sie mit einem neuen Code.
nobody_new_there = Der andere Ort lässt niemand Neues zu: Sein Code ist schon benutzt worden.
no_code_now = Dort wurden zu viele falsche Codes versucht. Ihrer muss warten. Hector versucht es weiter.
call_the_arbiter = Rufen Sie den Schiedsrichter.
places_part = Die beiden Orte sind verschieden. Hier eingegeben: { $here }. Dort angesagt: { $there }. Nach D.2.9 wird an beiden Orten die letzte gemeinsame Stellung hergestellt.
places_differ_in_counters = Die beiden Orte unterscheiden sich in der Zahl der Züge.
places_differ_in_position = Die beiden Orte unterscheiden sich in der Stellung.
places_differ_in_white_score = Die beiden Orte unterscheiden sich in der Mitschrift von Weiß.
places_differ_in_black_score = Die beiden Orte unterscheiden sich in der Mitschrift von Schwarz.
places_differ_in_clock = Die beiden Orte unterscheiden sich darin, wessen Uhr läuft.
places_parted_there = Am anderen Ort steht ein anderer Zug als hier angesagt wurde; er übernimmt nichts mehr von hier. Nach D.2.9 wird die letzte gemeinsame Stellung an beiden Orten wiederhergestellt.
