# The first start.

first_rate = Le débit : plus pour plus vite, moins pour moins vite, Entrée quand il convient.
first_works = { $device } : marche.
first_missing = { $device } : manque ; hector doctor dit ce qui aide.
first_keys = Cinq touches. Appuyez sur chacune après son nom ; Échap passe.
first_key = { $key } : { $does }.
first_wrong = C'était une autre touche. { $key } : { $does }.
first_done = Prêt. Tout peut être changé à tout moment pendant la partie.
your_voice = Voix
your_microphone = Microphone
your_recogniser = Reconnaissance
your_display = Plage braille
