# Eine Stimme wird gelernt.

enrol_welcome = Hector lernt Ihre Stimme. Sie hören { $prompts } Ansagen und sprechen jede so nach, wie Sie am Brett ansagen. Das dauert etwa vier Minuten.
enrol_goes_on = { $done } von { $prompts } sind schon gelesen. Es geht weiter.
enrol_keys = Eingabetaste: jetzt sprechen; wenn Sie schweigen, kommt die nächste. R: noch einmal hören. B: die vorige noch einmal sprechen. Escape: aufhören, und ein andermal weitermachen.
enrol_progress = { $done } von { $prompts }.
enrol_nothing_heard = Nichts gehört. Eingabetaste, und noch einmal sprechen.
enrol_too_soft = Zu leise. Näher an das Mikrofon; Eingabetaste, und noch einmal sprechen.
enrol_too_loud = Zu laut, es knackt. Etwas weg vom Mikrofon; Eingabetaste, und noch einmal sprechen.
enrol_too_long = Das war mehr als eine Ansage. Eingabetaste, und noch einmal sprechen.
enrol_no_microphone = { $reason } Was gelesen ist, bleibt aufgehoben.
enrol_none_before = Davor war keine.
enrol_interrupted = Aufgehoben: { $done } von { $prompts }. { $command } macht weiter.
enrol_all_read = Das war die letzte. Danke.
enrol_learning = Lernt aus { $sentences } Ansagen. Das dauert bis zu einer Minute.
enrol_left_out = Ausgelassen, weil die Wörter darin nicht zu finden waren: { $files }.
enrol_figures = Verstanden von { $prompts } Ansagen, aus denen nicht gelernt wurde: vorher { $before }, jetzt { $after }.
enrol_kept = Aufgehoben als { $name }.
enrol_not_kept = Nicht aufgehoben: es würde weniger verstanden als vorher. Nichts hat sich geändert.
enrol_removed = Die Stimme { $name } ist vergessen.
enrol_none_yet = Noch keine Stimme wurde gelernt.
