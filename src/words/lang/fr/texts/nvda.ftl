# Le lecteur d'écran NVDA et les voix de Windows.

spoken_by_nvda = NVDA parle désormais.
spoken_by_system = NVDA ne fonctionne pas. C'est la voix de Windows qui parle.
read_by_screen_reader = Votre lecteur d'écran lit cette fenêtre. Hector lui-même ne parle pas.
no_windows_voice_for = Pas de voix pour { $language }. Ajoutez-en une dans les paramètres de Windows, sous Heure et langue, Voix.
mute_no_nvda = Pas de voix : NVDA ne fonctionne pas, ou n'accepte pas le texte d'Hector.
mute_no_nvda_library = Pas de voix : { $file } manque ou est endommagé. Sans ce fichier, Hector ne peut pas joindre NVDA.
mute_other_reader = Un autre lecteur d'écran fonctionne. Il lit la fenêtre d'Hector, et Hector lui-même ne parle pas.
mute_windows_none = Pas de voix : Windows n'en a pas pour d'autres programmes.
mute_windows_silent = Pas de voix : Windows a accepté le texte et ne l'a pas dit jusqu'au bout.
the_voice_of_windows = la voix de Windows
fix_by_starting_nvda = démarrez NVDA par Contrôle, Alt et N, ou supprimez cette ligne dans settings.txt : { $line }
fix_by_nvda_library = décompressez de nouveau le fichier zip d'Hector, pour que { $file } soit là
braille_by_nvda = Le braille passe par NVDA, qui fonctionne. NVDA ne dit pas si une plage y est branchée.
blank_no_nvda = Pas de plage braille : NVDA ne fonctionne pas, ou n'accepte pas le texte d'Hector.
blank_no_nvda_library = Pas de plage braille : { $file } manque ou est endommagé. Sans ce fichier, Hector ne peut pas joindre NVDA.
fix_braille_by_nvda = démarrez NVDA par Contrôle, Alt et N, et choisissez-y votre plage, dans ses paramètres de braille
