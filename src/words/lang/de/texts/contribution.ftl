# Jemand stellt Aufnahmen seiner Stimme zur Verfügung.

contribution_welcome = Sie können Ihre Stimme aufnehmen, damit Hector mehr Menschen verstehen lernt. Das dauert etwa sechs Minuten. Nichts wird gesendet: Aus den Aufnahmen wird eine Datei auf diesem Rechner, und Sie entscheiden, wer sie bekommt.
contribution_consent = Aufgenommen werden Ihre Stimme, Ihre Altersgruppe, Ihre Muttersprache und Ihr Mikrofon, aber nicht Ihr Name. Wer Sie kennt, kann Ihre Stimme erkennen, und was weitergegeben ist, lässt sich nicht überall zurückholen. Sind Sie 18 oder älter und einverstanden? Ja oder nein.
contribution_yes_or_no = Bitte ja oder nein eingeben.
contribution_licence = Wofür dürfen die Aufnahmen verwendet werden? 1: für alles, von allen. 2: für alles, von allen, die sagen, woher sie stammen. 3: nur, um die Spracherkennung von Hector zu trainieren und zu prüfen. Geben Sie die Nummer ein.
contribution_age = Wie alt sind Sie? 1: 18 bis 29. 2: 30 bis 49. 3: 50 bis 69. 4: 70 oder älter. 5: keine Angabe.
contribution_mother_tongue = Was ist Ihre Muttersprache?
contribution_microphone = Was für ein Mikrofon ist es? Zum Beispiel: Headset, Laptop.
contribution_number = Bitte eine Zahl von 1 bis { $most } eingeben.
contribution_line = Bitte ein bis { $most } Buchstaben eingeben.
contribution_declined = Es wurde nichts aufgenommen.
contribution_begins = Sie hören { $announcements } Ansagen und { $sentences } Sätze und sprechen jeden so nach, wie Sie am Brett sprechen.
contribution_written = Die Aufnahmen liegen in { $file } in Ihrem Ordner { $folder }. Gesendet wurde nichts. Geben Sie die Datei demjenigen, der Sie darum gebeten hat.
contribution_removed = Die Aufnahmen sind gelöscht.
nothing_to_remove = Es gibt keine Aufnahmen, also auch nichts zu löschen.
