//! The sentences of learning a voice in German. Words only.

use super::EnrolWords;

pub(super) static GERMAN: EnrolWords = EnrolWords {
    welcome: "Hector lernt Ihre Stimme. Sie hören {prompts} Ansagen und sprechen jede so nach, wie Sie am Brett ansagen. Das dauert etwa vier Minuten.",
    goes_on: "{done} von {prompts} sind schon gelesen. Es geht weiter.",
    keys: "Eingabetaste: jetzt sprechen; wenn Sie schweigen, kommt die nächste. R: noch einmal hören. B: die vorige noch einmal sprechen. Escape: aufhören, und ein andermal weitermachen.",
    progress: "{done} von {prompts}.",
    nothing_heard: "Nichts gehört. Eingabetaste, und noch einmal sprechen.",
    too_soft: "Zu leise. Näher an das Mikrofon; Eingabetaste, und noch einmal sprechen.",
    too_loud: "Zu laut, es knackt. Etwas weg vom Mikrofon; Eingabetaste, und noch einmal sprechen.",
    too_long: "Das war mehr als eine Ansage. Eingabetaste, und noch einmal sprechen.",
    no_microphone: "{reason} Was gelesen ist, bleibt aufgehoben.",
    none_before: "Davor war keine.",
    interrupted: "Aufgehoben: {done} von {prompts}. {command} macht weiter.",
    all_read: "Das war die letzte. Danke.",
    learning: "Lernt aus {sentences} Ansagen. Das dauert bis zu einer Minute.",
    left_out: "Ausgelassen, weil die Wörter darin nicht zu finden waren: {files}.",
    figures: "Verstanden von {prompts} Ansagen, aus denen nicht gelernt wurde: vorher {before}, jetzt {after}.",
    kept: "Aufgehoben als {name}.",
    not_kept: "Nicht aufgehoben: es würde weniger verstanden als vorher. Nichts hat sich geändert.",
    removed: "Die Stimme {name} ist vergessen.",
    none_yet: "Noch keine Stimme wurde gelernt.",
};
