# Die Überschriften der Hilfe, und Befehlszeilen, die nicht zu verstehen sind.

help_usage = Aufruf: { $usage }
help_options_in_usage = OPTIONEN
help_command_in_usage = BEFEHL
help_commands = Befehle
help_options = Optionen
help_arguments = Angaben
help_for_itself = Diese Hilfe anzeigen
help_for_version = Die Version anzeigen
help_default = { $text }. Vorgabe: { $value }
help_values = { $text }. Mögliche Werte: { $values }
help_also_called = { $about }. Auch: { $name }
see_help = { $why } Siehe { $command }.
value_not_offered = „{ $read }“ ist kein Wert von { $option }. Erwartet: { $known }.
value_unfit = „{ $read }“ ist kein gültiger Wert für { $option }.
value_no_number = „{ $read }“ ist kein gültiger Wert für { $option }. Erwartet: eine ganze Zahl.
value_nought = „{ $read }“ ist kein gültiger Wert für { $option }. Erwartet: eine Zahl ab 1.
value_missing = Nach { $option } fehlt ein Wert.
value_unwanted = „{ $read }“ ist für { $option } ein Wert zu viel.
option_unknown = „{ $read }“ ist hier unbekannt.
option_unknown_but = „{ $read }“ ist hier unbekannt. Meinten Sie { $nearest }?
option_twice = { $option } ist zweimal angegeben. Erwartet: einmal.
options_conflict = { $one } und { $other } lassen sich nicht kombinieren.
option_missing = Etwas fehlt: { $options }.
command_missing = Ein Befehl fehlt. Erwartet: { $known }.
command_line_unreadable = Die Befehlszeile ist nicht lesbar.
no_depth = { $read } Halbzüge sind zu weit voraus. Erwartet: höchstens { $most }.
