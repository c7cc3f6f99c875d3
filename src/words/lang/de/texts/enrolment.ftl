# Eine Stimme wird gelernt.

enrol_welcome = Hector lernt Ihre Stimme. Sie hören { $prompts } Ansagen und sprechen jede so nach, wie Sie am Brett ansagen. Das dauert etwa vier Minuten.
enrol_goes_on = Schon gesprochen: { $done } von { $prompts }. Es geht weiter.
enrol_keys = Eingabetaste: jetzt sprechen; wenn Sie schweigen, kommt die nächste. R: noch einmal hören. B: die vorige noch einmal sprechen. Escape: aufhören und später weitermachen.
enrol_progress = { $done } von { $prompts }.
enrol_nothing_heard = Nichts gehört. Eingabetaste drücken und noch einmal sprechen.
enrol_too_soft = Zu leise. Gehen Sie näher ans Mikrofon; dann Eingabetaste drücken und noch einmal sprechen.
enrol_too_loud = Zu laut, es knackt. Gehen Sie etwas weiter weg vom Mikrofon; dann Eingabetaste drücken und noch einmal sprechen.
enrol_too_long = Das war mehr als eine Ansage. Eingabetaste drücken und noch einmal sprechen.
enrol_no_microphone = { $reason } Was gesprochen ist, bleibt gespeichert.
enrol_none_before = Davor gibt es keine.
enrol_interrupted = Gespeichert: { $done } von { $prompts }. { $command } macht weiter.
enrol_all_read = Das war die letzte. Danke.
enrol_learning = Hector lernt aus { $sentences } Ansagen. Das dauert bis zu einer Minute.
enrol_other_words = Ausgelassen, weil darin andere Wörter zu hören sind als verlangt: { $files }.
enrol_no_speech = Ausgelassen, weil darin niemand zu hören ist: { $files }.
enrol_figures = Verstanden von { $prompts } Ansagen, aus denen nicht gelernt wurde: vorher { $before }, jetzt { $after }.
enrol_kept = Gespeichert als { $name }.
enrol_not_kept = Nicht gespeichert: Es würden weniger Ansagen verstanden als vorher. Nichts hat sich geändert.
enrol_removed = Die Stimme { $name } ist gelöscht.
enrol_none_yet = Es wurde noch keine Stimme gelernt.
