# Întreținerea bazei de date a serverului. Rânduri și titluri fără punct.

admin-schema-good = Schema este la zi: revizia { $after }
admin-schema-old = { $before ->
        [none] Nu există încă o schemă, iar revizia necesară este { $after }: rulează branchline admin migrate
       *[other] Schema este la revizia { $before }, dar este nevoie de { $after }: rulează branchline admin migrate
    }
admin-schema-changed = { $before ->
        [none] Schema a fost creată: revizia { $after }
       *[other] Schema a trecut de la revizia { $before } la { $after }
    }
admin-exported = { $number ->
        [one] { $path } conține { $number } masă
        [few] { $path } conține { $number } mese
       *[other] { $path } conține { $number } de mese
    }. În fișier sunt cărți ascunse, secretele împărțirilor și mesajele din chat: protejează-l la fel ca pe baza de date
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
    } Pentru confirmare, scrie { $word }:
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
admin-moderator = { $name } este acum moderator
admin-no-moderator = { $name } nu mai este moderator
admin-names-name = { $text }: nume rezervat
admin-names-word = { $text }: interzis în nume
admin-names-removed = { $text }: regulă ștearsă
admin-backed-up = { $number ->
        [one] { $path } este o copie completă, cu { $number } masă
        [few] { $path } este o copie completă, cu { $number } mese
       *[other] { $path } este o copie completă, cu { $number } de mese
    }
admin-drilled = { $path } a fost restaurat în { $seconds } s: { $number ->
        [one] { $number } masă
        [few] { $number } mese
       *[other] { $number } de mese
    }, { $events ->
        [one] { $events } eveniment
        [few] { $events } evenimente
       *[other] { $events } de evenimente
    }, { $people ->
        [one] { $people } persoană
        [few] { $people } persoane
       *[other] { $people } de persoane
    }; toate partidele au fost rejucate, { $damaged ->
        [0] niciuna deteriorată
       *[other] deteriorate: { $damaged }
    }
admin-bar = mese

# Liste.

admin-head-table = masă
admin-head-board = hartă
admin-head-seats = locuri
admin-head-status = stare
admin-head-pace = ritm
admin-head-version = vers.
admin-head-touched = activitate
admin-head-person = persoană
admin-head-name = nume
admin-head-language = limbă
admin-head-tables = mese
admin-head-created = de când
admin-head-seen = ultima vizită
admin-head-banned = blocare
admin-head-at = ora
admin-head-who = cine
admin-head-action = acțiune
admin-head-to = cui
admin-head-details = detalii
admin-head-kind = tip
admin-head-megabytes = MB azi
admin-usage-person = persoană
admin-usage-address = adresă
admin-usage-network = rețea
admin-status-open = deschisă
admin-status-running = în curs
admin-status-over = încheiată
admin-status-gone = abandonată
admin-pace-none = fără ceas
admin-pace-live = în timp real
admin-pace-days = mai multe zile
admin-bot = bot { $text }
admin-banned-mark = da

# Ce nu se poate.

refusal-no-database = { $path }: nu există o astfel de bază de date; creeaz-o cu branchline admin migrate
refusal-database-address = adresa unei baze de date are forma sqlite:///FIȘIER sau postgresql://UTILIZATOR@GAZDĂ/NUME
refusal-database-down = baza de date nu poate fi folosită: { $error }
refusal-no-driver = PostgreSQL are nevoie de pachete suplimentare: pip install '{ $text }'
refusal-schema-old = { $before ->
        [none] baza de date nu are încă o schemă
       *[other] schema este la revizia { $before }, dar este nevoie de { $after }
    }: rulează branchline admin migrate
refusal-schema-newer = schema este la revizia { $before }, creată de o versiune Branchline mai nouă; cea de aici cunoaște doar { $after }
refusal-no-table = nu există masa { $text }
refusal-no-person = nu există persoana { $text }
refusal-no-such-account = nu există contul { $text }
refusal-table-there = masa există deja aici
refusal-code-there = altă masă folosește deja codul { $text }
refusal-delete-unsure = nu are cine să confirme; { $text } șterge fără să întrebe
refusal-file-there = { $path } există deja: alege alt nume
refusal-file-unwritable = { $path }: fișierul nu poate fi scris ({ $error })
refusal-export-not-one = { $path }: nu este un fișier scris de branchline admin export
refusal-export-version = { $path }: scris în formatul { $version }; acest program citește formatul { $ours }
refusal-export-cut = { $path }: fișierul se întrerupe, îi lipsește sfârșitul
refusal-export-damaged = { $path }: rândul { $line } a fost schimbat după ce a fost scris
refusal-import-refused = { $path }: nu s-a importat nimic din cauza mesei { $text }: { $error }
refusal-backup-postgres = PostgreSQL are propriul instrument pentru copii de rezervă: pg_dump --format=custom --file=FIȘIER URL
refusal-drill-not-one = { $path }: nu este o bază de date SQLite. Ca să încerci o copie PostgreSQL, restaureaz-o cu pg_restore într-o bază de date goală și rulează acolo branchline admin check
refusal-drill-damaged = { $path }: copia este deteriorată ({ $error })
refusal-backup-failed = { $path }: baza de date nu poate fi copiată ({ $error })

# Ce nu este în regulă cu o masă.

refusal-log-gap = evenimentul { $number } nu se află la locul lui în jurnal
refusal-log-start = jurnalul nu începe cu crearea mesei
refusal-log-secret = secretul nu corespunde angajamentului
refusal-log-board = harta { $text } s-a schimbat de când a fost creată masa
refusal-log-body = evenimentul { $number } nu corespunde coloanelor sale
refusal-log-seat = evenimentul { $number } este despre locul { $place }, care nu există
refusal-log-event = evenimentul { $number } este imposibil: { $error }
refusal-log-twice = o mutare apare de două ori în jurnal
refusal-log-replay = partida încheiată nu poate fi rejucată: { $error }
refusal-log-result = la rejucare, partida încheiată dă alt rezultat
refusal-row-differs = jurnalul diferă de datele salvate ale mesei: { $text }
refusal-log-board-unknown = harta { $text } nu este una dintre cele incluse, iar textul ei lipsește
refusal-log-board-text = textul hărții { $text } nu este corect: { $error }
refusal-log-board-other = masa vine cu harta { $text }, dar se joacă pe alta
refusal-log-bot = evenimentul { $number } așază la masă un bot de nivel necunoscut: { $text }
refusal-log-chain = evenimentul { $number } sau unul dinaintea lui a fost modificat: amprenta stocată nu corespunde
refusal-log-order = evenimentul { $number } nu poate apărea în acest loc al jurnalului
refusal-log-field = evenimentul { $number } are un câmp pe care niciun server nu îl scrie: { $text }
refusal-row-field = masa are un câmp pe care niciun server nu îl scrie: { $text }
refusal-chat-line = mesajul { $number } din chat nu este unul pe care l-ar scrie un server
refusal-table-twice = masa apare de două ori în fișier
refusal-chat-order = mesajele din chat nu sunt în ordine
refusal-odd-text = conține text pe care nicio bază de date nu îl poate stoca
admin-ratings-computed = { $number ->
        [one] Cotațiile au fost calculate din { $number } partidă cotată
        [few] Cotațiile au fost calculate din { $number } partide cotate
       *[other] Cotațiile au fost calculate din { $number } de partide cotate
    }
admin-ratings-checked = { $number ->
        [one] { $number } partidă cotată
        [few] { $number } partide cotate
       *[other] { $number } de partide cotate
    }, { $damaged ->
        [0] toate cotațiile sunt corecte
        [one] { $damaged } cotație diferă
        [few] { $damaged } cotații diferă
       *[other] { $damaged } de cotații diferă
    }


# Conturi.

admin-head-ways = conectare cu
admin-password = parolă
admin-passkeys = { $number ->
        [one] o cheie de acces
        [few] { $number } chei de acces
       *[other] { $number } de chei de acces
    }
admin-invited = Cod de invitație: { $text } ({ $number ->
        [one] pentru un cont
        [few] pentru { $number } conturi
       *[other] pentru { $number } de conturi
    }; zile de valabilitate: { $days })
admin-reset = Cod de recuperare de unică folosință pentru { $name }: { $text }
