# Les titres de l'aide, et les lignes de commande incomprises.

help_usage = Utilisation : { $usage }
help_options_in_usage = OPTIONS
help_command_in_usage = COMMANDE
help_commands = Commandes
help_options = Options
help_arguments = Arguments
help_for_itself = Afficher cette aide
help_for_version = Afficher la version
help_default = { $text }. Par défaut : { $value }
help_values = { $text }. Valeurs possibles : { $values }
help_also_called = { $about }. Aussi : { $name }
see_help = { $why } Voir { $command }.
value_not_offered = « { $read } » n'est pas une valeur de { $option }. Attendu : { $known }.
value_unfit = « { $read } » n'est pas une valeur valide pour { $option }.
value_no_number = « { $read } » n'est pas une valeur valide pour { $option }. Attendu : un nombre entier.
value_nought = « { $read } » n'est pas une valeur valide pour { $option }. Attendu : un nombre à partir de 1.
value_missing = Il manque une valeur après { $option }.
value_unwanted = « { $read } » est une valeur de trop pour { $option }.
option_unknown = « { $read } » est inconnu ici.
option_unknown_but = « { $read } » est inconnu ici. Vouliez-vous dire { $nearest } ?
option_twice = { $option } est donné deux fois. Attendu : une fois.
options_conflict = { $one } et { $other } ne peuvent pas être combinés.
option_missing = Il manque quelque chose : { $options }.
command_missing = Il manque une commande. Attendu : { $known }.
command_line_unreadable = La ligne de commande est illisible.
no_depth = { $read } demi-coups sont trop loin. Attendu : { $most } au plus.
