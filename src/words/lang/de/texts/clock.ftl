# The talking clock alone.

clock_ready = Bereit: { $time }. Links: { $left }. Rechts: { $right }. Die Taste von Schwarz startet die Uhr von Weiß. Ein Fragezeichen nennt die Tasten.
time_of_side = { $side }: { $time }.
moves_of_both = Züge: Weiß { $white }, Schwarz { $black }.
clock_stopped = Angehalten.
clock_goes_for = Die Uhr läuft für { $side }.
flag_of = Fallblättchen: { $side }.
period_began = { $side }: Zeitperiode { $period }.
clock_line = Erwartet wird Weiß oder Schwarz und eine Zeit, etwa Weiß 10 min.
clock_keys = { $left }: der Spieler links drückt. { $right }: der Spieler rechts drückt. S: anhalten oder weiter. T: beide Zeiten. F5: Zeit links. F6: Zeit rechts. M oder F7: Züge. F2: wiederholen. Pfeil auf oder ab: schneller oder langsamer. Bild auf oder ab: lauter oder leiser. Escape: Sprache abbrechen. Q: verlassen. Weiß 10 min: eine Zeit stellen.
sure_to_leave_clock = Die Uhr verlassen? Noch einmal q verlässt sie, jede andere Taste nicht.
sure_to_leave_clock_for_menu = Die Uhr verlassen und zum Menü? q verlässt sie, jede andere Taste nicht.
clock_ready_as_told = Bereit. Links: { $left }. Rechts: { $right }. Die Taste von Schwarz startet die Uhr von Weiß. Ein Fragezeichen nennt die Tasten.
