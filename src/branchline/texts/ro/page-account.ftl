# Pagina: conturi, conectare, date personale.

account-sign-in = Conectează-te
account-register = Creează un cont
account-password = Parolă
account-password-hint = Cel puțin 8 caractere; cel mai bine câteva cuvinte fără legătură între ele
account-password-show = Arată parola
account-password-new = Parolă nouă
account-password-none = Nu ai încă o parolă
account-password-save = Setează parola
account-password-set = Parola nouă este setată. Toate celelalte dispozitive au fost deconectate.
account-with-passkey = Folosește o cheie de acces
account-or-password = Sau cu numele și parola:
account-code = Cod de recuperare
account-lost = Ai pierdut parola sau cheia de acces?
account-use-password = Conectează-te cu parola
account-signed-in = Bine ai revenit, { $name }.
account-none-yet = Nu ai încă un cont?
account-have-one = Ai deja un cont?
account-twice = Ocupi două locuri la aceeași masă
account-twice-told = Ocupi două locuri la aceeași masă: unul ca oaspete, pe acest dispozitiv, și altul cu contul tău. Termină mai întâi partida aceea sau conectează-te fără partidele jucate ca oaspete: la ele nu te vei mai putea întoarce.
account-twice-go = Conectează-te fără ele
account-registered = Contul tău este gata, { $name }.
account-why = Cu un cont ai numele și partidele tale pe toate dispozitivele. Partidele jucate ca oaspete se păstrează. Nu e nevoie de adresă de e-mail.
account-closed = Pe acest server nu se mai pot crea conturi.
account-name-hint = Nimeni altcineva nu va putea folosi acest nume aici
account-invitation = Cod de invitație
account-passkey-why = Cu o cheie de acces te conectezi cu amprenta, cu fața sau cu PIN-ul dispozitivului.
account-register-passkey = Creează-l cu o cheie de acces
account-passkeys = Chei de acces
account-passkey-add = Adaugă o cheie de acces
account-passkey-name = Numele cheii de acces
account-passkey-drop = Șterge cheia de acces { $name }
account-delete = Șterge
account-used = ultima utilizare: { $day }
account-codes = Coduri de recuperare
account-codes-keep = { $kind ->
        [password] Dacă pierzi parola,
        [passkey] Dacă pierzi cheia de acces,
       *[both] Dacă pierzi parola sau cheia de acces,
    } te poți conecta cu unul dintre aceste coduri; fiecare este valabil o singură dată. Notează-le: apar doar acum.
account-codes-copy = Copiază-le
account-codes-select = Codurile sunt selectate: copiază-le.
account-codes-save = Salvează-le într-un fișier
account-codes-kept = Le-am salvat
account-codes-new = Coduri noi în locul celor vechi
account-sessions = Dispozitive conectate
account-device = Dispozitiv necunoscut
account-here = acest dispozitiv
account-session-end = Deconectează
account-session-end-of = Deconectează: { $name }
account-sessions-end = Deconectează toate celelalte dispozitive
account-confirm = Ești tu?
account-confirm-why = A trecut ceva timp de când te-ai conectat. Confirmă că ești tu.
account-confirm-go = Confirmă
account-trains = Vagoanele tale preferate
account-train = Vagoane { $number }
account-heading = Cont
account-name = Schimbă-ți numele
account-data = Datele tale
account-export = Descarcă datele mele
account-export-what = Tot ce păstrează acest server despre tine, într-un singur fișier.
account-erase = Șterge toate datele mele
account-erase-ask = Ștergi toate datele despre tine?
account-erase-what = Numele, contul, mesajele și dispozitivele tale se șterg definitiv. Pleci de la mesele tale, iar în partidele celorlalți, pe locul tău va scrie „jucător șters”.
account-erase-type = Ca să confirmi, scrie numele tău: { $name }
account-erased = Toate datele despre tine au fost șterse.
account-out = Deconectează-te
account-out-what = Te deconectezi pe acest dispozitiv. Contul și partidele rămân.
account-blank = jucător șters
account-codes-left = { $number ->
        [one] Ți-a rămas un cod.
        [few] Ți-au rămas { $number } coduri.
       *[other] Ți-au rămas { $number } de coduri.
    }
