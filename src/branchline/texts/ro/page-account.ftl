# Pagina: conturi, conectare, date personale.

account-sign-in = Conectare
account-register = Creează un cont
account-password = Parolă
account-password-hint = Cel puțin 8 caractere; cel mai bine câteva cuvinte fără legătură între ele
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
account-twice = Stai de două ori la acea masă
account-twice-told = Stai la aceeași masă ca oaspete pe acest dispozitiv și cu contul tău. Poți termina mai întâi jocul acela sau te poți conecta fără jocurile oaspetelui. Ele rămân atunci fără tine.
account-twice-go = Conectează-te fără ele
account-registered = Contul tău este gata, { $name }.
account-why = Cu un cont ai numele și jocurile tale pe toate dispozitivele. Jocurile jucate ca oaspete vin cu tine. Nu e nevoie de adresă de e-mail.
account-closed = Pe acest server nu se mai pot crea conturi.
account-name-hint = Nimeni altcineva de aici nu poate folosi acest nume
account-invitation = Cod de invitație
account-passkey-why = Cu o cheie de acces te conectezi cu amprenta, cu fața sau cu PIN-ul dispozitivului.
account-register-passkey = Creează-l cu o cheie de acces
account-passkeys = Chei de acces
account-passkey-add = Adaugă o cheie de acces
account-passkey-name = Numele cheii de acces
account-passkey-drop = Șterge cheia de acces { $name }
account-delete = Șterge
account-used = folosit ultima dată: { $day }
account-codes = Coduri de recuperare
account-codes-keep = Dacă pierzi parola sau cheia de acces, fiecare dintre aceste coduri te lasă să intri o dată. Notează-le: apar doar acum.
account-codes-save = Salvează-le într-un fișier
account-codes-kept = Le-am păstrat
account-codes-new = Coduri noi în locul celor vechi
account-sessions = Unde ești conectat
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
account-data = Datele tale
account-export = Descarcă datele mele
account-export-what = Tot ce a stocat acest server despre tine, într-un singur fișier.
account-erase = Șterge-mă definitiv
account-erase-ask = Ștergi tot ce ține de tine?
account-erase-what = Numele, contul, mesajele și dispozitivele tale se șterg definitiv. Pleci de la mese; jocurile altora păstrează un loc fără nume.
account-erase-type = Ca să confirmi, scrie numele tău: { $name }
account-erased = Tot ce ținea de tine a fost șters.
account-out = Deconectare
account-out-what = Te deconectezi pe acest dispozitiv. Contul și jocurile rămân.
account-blank = jucător șters
account-codes-left = { $number ->
        [one] Ți-a rămas un cod.
        [few] Ți-au rămas { $number } coduri.
       *[other] Ți-au rămas { $number } de coduri.
    }
