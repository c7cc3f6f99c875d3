# The microphone and what it hears.

ear_off = Micro coupé.
ear_by_key = Micro par touche : barre d'espace, puis parlez.
ear_open = Micro ouvert.
ear_by_name = Micro ouvert pour tout ce qui suit le mot Hector.
heard_right = Ai-je bien entendu ? Oui ou non.
listening_on = J'écoute.
not_heard = Pas compris.
too_loud = Pas compris : trop fort. Parlez moins fort ou plus loin du micro.
too_quiet = Pas compris : trop bas. Parlez plus fort ou plus près du micro.
microphone_silent = Le micro ne capte que du silence. Il est peut-être coupé.
no_microphone = Pas de micro. Hector continue d'en chercher un ; { $doctor } dit ce qui aide.
microphone_back = Le micro est revenu.
microphone_not_ready = Le micro n'est pas encore prêt.
microphone_ready = Le micro est prêt.
recording_not_kept = L'enregistrement n'a pas pu être conservé.
