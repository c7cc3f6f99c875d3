# Der Screenreader NVDA und die Stimmen von Windows.

spoken_by_nvda = Ab jetzt spricht NVDA.
spoken_by_system = NVDA läuft nicht. Es spricht die Stimme von Windows.
read_by_screen_reader = Ihr Screenreader liest dieses Fenster vor. Hector selbst spricht nicht.
no_windows_voice_for = Keine Stimme für { $language }. Fügen Sie eine hinzu, in den Einstellungen von Windows unter Zeit und Sprache, Spracheingabe.
mute_no_nvda = Keine Stimme: NVDA läuft nicht, oder nimmt von Hector keinen Text an.
mute_no_nvda_library = Keine Stimme: { $file } fehlt oder ist beschädigt. Ohne diese Datei erreicht Hector NVDA nicht.
mute_other_reader = Ein anderer Screenreader läuft. Er liest das Fenster von Hector vor, und Hector selbst spricht nicht.
mute_windows_none = Keine Stimme: Windows hat keine für andere Programme.
mute_windows_silent = Keine Stimme: Windows nahm den Text an und sprach ihn nicht zu Ende.
the_voice_of_windows = die Stimme von Windows
fix_by_starting_nvda = Starten Sie NVDA mit Steuerung, Alt und N, oder löschen Sie in settings.txt die Zeile: { $line }
fix_by_nvda_library = Entpacken Sie die Zip-Datei von Hector noch einmal, damit { $file } da ist
braille_by_nvda = Braille geht über NVDA, und NVDA läuft. Ob eine Braillezeile angeschlossen ist, sagt NVDA nicht.
blank_no_nvda = Keine Braillezeile: NVDA läuft nicht, oder nimmt von Hector keinen Text an.
blank_no_nvda_library = Keine Braillezeile: { $file } fehlt oder ist beschädigt. Ohne diese Datei erreicht Hector NVDA nicht.
fix_braille_by_nvda = Starten Sie NVDA mit Steuerung, Alt und N, und wählen Sie dort Ihre Braillezeile, in den Einstellungen für Braille
