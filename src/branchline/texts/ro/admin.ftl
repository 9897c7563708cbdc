# Grija pentru baza de date a serverului. Rânduri și titluri fără punct.

admin-schema-good = Schema este la zi: revizia { $after }
admin-schema-old = { $before ->
        [none] Nu există încă o schemă, este nevoie de revizia { $after }: branchline admin migrate
       *[other] Schema este la revizia { $before }, este nevoie de { $after }: branchline admin migrate
    }
admin-schema-changed = { $before ->
        [none] Schema a fost creată: revizia { $after }
       *[other] Schema a trecut de la revizia { $before } la { $after }
    }
admin-exported = { $number ->
        [one] { $path } conține { $number } masă
        [few] { $path } conține { $number } mese
       *[other] { $path } conține { $number } de mese
    }. În fișier sunt cărțile ascunse, secretele împărțirilor și discuțiile: păzește-l ca pe baza de date
admin-imported = { $number ->
        [one] A fost importată { $number } masă
        [few] Au fost importate { $number } mese
       *[other] Au fost importate { $number } de mese
    }
admin-deleted = { $number ->
        [0] Nu a fost șters nimic
        [one] A fost ștearsă { $number } masă
        [few] Au fost șterse { $number } mese
       *[other] Au fost șterse { $number } de mese
    }
admin-delete-sure = { $number ->
        [one] Ștergi definitiv această masă?
        [few] Ștergi definitiv aceste { $number } mese?
       *[other] Ștergi definitiv aceste { $number } de mese?
    } Pentru a o face, scrie { $word }:
admin-yes = da d
admin-checked = { $number ->
        [one] { $number } masă verificată
        [few] { $number } mese verificate
       *[other] { $number } de mese verificate
    }, { $damaged ->
        [0] niciuna deteriorată
        [one] { $damaged } deteriorată
        [few] { $damaged } deteriorate
       *[other] { $damaged } de mese deteriorate
    }
admin-banned = { $name } ({ $text }): accesul este blocat
admin-unbanned = { $name } ({ $text }): accesul este permis din nou
admin-backed-up = { $number ->
        [one] { $path } este o copie completă, cu { $number } masă
        [few] { $path } este o copie completă, cu { $number } mese
       *[other] { $path } este o copie completă, cu { $number } de mese
    }
admin-bar = mese

# Liste.

admin-head-table = masă
admin-head-board = hartă
admin-head-seats = locuri
admin-head-status = stare
admin-head-pace = ritm
admin-head-version = vers.
admin-head-touched = ultima schimbare
admin-head-person = persoană
admin-head-name = nume
admin-head-language = limbă
admin-head-tables = mese
admin-head-created = din
admin-head-seen = ultima vizită
admin-head-banned = blocat
admin-status-open = deschisă
admin-status-running = în joc
admin-status-over = terminată
admin-status-gone = părăsită
admin-pace-none = fără ceas
admin-pace-live = în timp real
admin-pace-days = mai multe zile
admin-bot = bot { $text }
admin-banned-mark = da

# Ce nu se poate.

refusal-no-database = { $path }: nu există o astfel de bază de date; branchline admin migrate creează una
refusal-database-address = o bază de date este sqlite:///FIȘIER sau postgresql://UTILIZATOR@GAZDĂ/NUME
refusal-database-down = baza de date nu poate fi folosită: { $error }
refusal-no-driver = PostgreSQL are nevoie de alte pachete: pip install '{ $text }'
refusal-schema-old = { $before ->
        [none] baza de date nu are încă o schemă
       *[other] schema este la revizia { $before }, este nevoie de { $after }
    }: rulează branchline admin migrate
refusal-schema-newer = schema este la revizia { $before }, făcută de un Branchline mai nou; acesta cunoaște { $after }
refusal-no-table = nu există masa { $text }
refusal-no-person = nu există persoana { $text }
refusal-table-there = masa este deja aici
refusal-code-there = altă masă de aici are codul ei { $text }
refusal-delete-unsure = nu are cine să răspundă; { $text } șterge fără să întrebe
refusal-file-there = { $path } există deja: alege alt nume
refusal-file-unwritable = { $path }: nu poate fi scris ({ $error })
refusal-export-not-one = { $path }: nu este un fișier scris de branchline admin export
refusal-export-version = { $path }: scris în formatul { $version }; acest program citește formatul { $ours }
refusal-export-cut = { $path }: fișierul se întrerupe, îi lipsește sfârșitul
refusal-export-damaged = { $path }: rândul { $line } nu este așa cum a fost scris
refusal-import-refused = { $path }: nu s-a importat nimic: masa { $text }: { $error }
refusal-backup-postgres = PostgreSQL are propria unealtă pentru copii: pg_dump --format=custom --file=FIȘIER URL
refusal-backup-failed = { $path }: nu poate fi copiat ({ $error })

# Ce nu este în regulă cu o masă.

refusal-log-gap = în jurnal nu este evenimentul { $number } acolo unde trebuie
refusal-log-start = jurnalul nu începe cu crearea mesei
refusal-log-secret = secretul nu este cel promis
refusal-log-board = harta { $text } s-a schimbat de când a fost creată masa
refusal-log-body = evenimentul { $number } nu este ceea ce spun coloanele lui
refusal-log-seat = evenimentul { $number } este despre locul { $place }, care nu există
refusal-log-event = evenimentul { $number } nu este posibil: { $error }
refusal-log-twice = o mutare este de două ori în jurnal
refusal-log-replay = jocul terminat nu poate fi reluat: { $error }
refusal-log-result = jocul terminat are la reluare alt rezultat
refusal-row-differs = jurnalul spune altceva decât lista: { $text }
refusal-log-board-unknown = harta { $text } nu este una dintre cele incluse, iar textul ei lipsește
refusal-log-board-text = textul hărții { $text } nu este corect: { $error }
refusal-log-board-other = la această masă nu se joacă pe harta { $text } care o însoțește
refusal-log-bot = evenimentul { $number } așază la masă un bot care nu este niciunul dintre niveluri: { $text }
refusal-log-order = evenimentul { $number } nu poate apărea în acest loc al jurnalului
refusal-log-field = evenimentul { $number }: niciun server nu scrie un asemenea câmp: { $text }
refusal-row-field = niciun server nu scrie un asemenea câmp al unei mese: { $text }
refusal-chat-line = rândul { $number } al discuției nu este unul pe care îl scrie un server
refusal-table-twice = masa apare de două ori în fișier
refusal-chat-order = rândurile discuției nu sunt în ordine
refusal-odd-text = are un text pe care nicio bază de date nu îl păstrează
