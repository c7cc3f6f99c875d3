# Quelqu'un donne des enregistrements de sa voix.

contribution_welcome = Vous pouvez enregistrer votre voix, pour qu'Hector apprenne à comprendre davantage de personnes. Cela prend environ six minutes. Rien n'est envoyé : les enregistrements deviennent un seul fichier sur cet ordinateur, et vous décidez qui le reçoit.
contribution_consent = On enregistre votre voix, votre tranche d'âge, votre langue maternelle et votre micro, mais pas votre nom. Ceux qui vous connaissent peuvent reconnaître votre voix, et ce qui a été transmis ne peut pas être repris partout. Avez-vous 18 ans ou plus, et êtes-vous d'accord ? Oui ou non.
contribution_yes_or_no = Veuillez taper oui ou non.
contribution_licence = À quoi peuvent servir les enregistrements ? 1 : à tout, par tous. 2 : à tout, par tous ceux qui disent d'où ils viennent. 3 : seulement à entraîner et à tester la reconnaissance vocale d'Hector. Tapez le numéro.
contribution_age = Quel âge avez-vous ? 1 : de 18 à 29 ans. 2 : de 30 à 49 ans. 3 : de 50 à 69 ans. 4 : 70 ans ou plus. 5 : je préfère ne pas le dire.
contribution_mother_tongue = Quelle est votre langue maternelle ?
contribution_microphone = Quel micro utilisez-vous ? Par exemple : micro-casque, ordinateur portable.
contribution_number = Veuillez taper un nombre de 1 à { $most }.
contribution_line = Veuillez taper de une à { $most } lettres.
contribution_declined = Rien n'a été enregistré.
contribution_begins = Vous entendez { $announcements } annonces et { $sentences } phrases, et vous dites chacune comme vous la dites à l'échiquier.
contribution_written = Les enregistrements se trouvent dans { $file }, dans votre dossier { $folder }. Rien n'a été envoyé. Donnez le fichier à la personne qui vous l'a demandé.
contribution_removed = Les enregistrements sont effacés.
nothing_to_remove = Il n'y a pas d'enregistrements, donc rien à effacer.
