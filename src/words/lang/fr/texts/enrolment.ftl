# Apprendre une voix.

enrol_welcome = Hector apprend votre voix. Vous entendez { $prompts } annonces et vous dites chacune comme vous la dites à l'échiquier. Cela prend environ quatre minutes.
enrol_goes_on = Déjà dites : { $done } sur { $prompts }. On continue.
enrol_keys = Entrée : parlez maintenant ; quand vous vous taisez, la suivante vient. R : réécouter. B : redire la précédente. Échap : arrêter, et continuer plus tard.
enrol_progress = { $done } sur { $prompts }.
enrol_nothing_heard = Rien n'a été entendu. Appuyez sur Entrée et répétez.
enrol_too_soft = Pas assez fort. Rapprochez-vous du micro, appuyez sur Entrée et répétez.
enrol_too_loud = Trop fort, cela grésille. Éloignez-vous un peu du micro, appuyez sur Entrée et répétez.
enrol_too_long = C'était plus d'une annonce. Appuyez sur Entrée et répétez.
enrol_no_microphone = { $reason } Ce qui est dit reste enregistré.
enrol_none_before = Il n'y en a pas avant.
enrol_interrupted = Enregistrées : { $done } sur { $prompts }. { $command } continue.
enrol_all_read = C'était la dernière. Merci.
enrol_learning = Hector apprend à partir de { $sentences } annonces. Cela prend jusqu'à une minute.
enrol_other_words = Laissés de côté, car on y entend d'autres mots que ceux demandés : { $files }.
enrol_no_speech = Laissés de côté, car on n'y entend personne : { $files }.
enrol_figures = Comprises sur { $prompts } annonces qui n'ont pas servi à apprendre : avant { $before }, maintenant { $after }.
enrol_kept = Enregistrée sous le nom { $name }.
enrol_not_kept = Pas enregistrée : moins d'annonces seraient comprises qu'avant. Rien n'a changé.
enrol_removed = La voix { $name } est supprimée.
enrol_none_yet = Aucune voix n'a encore été apprise.
