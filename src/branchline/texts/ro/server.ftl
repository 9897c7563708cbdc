# Ce refuză o masă.

refusal-seat-taken = acest loc este ocupat ({ $seat })
refusal-seat-not-yours = acesta nu este locul tău ({ $seat })
refusal-seat-resigned = ai abandonat partida: până la sfârșit joacă un bot în locul tău
refusal-seat-present = nimeni nu joacă în locul tău
refusal-seat-stood-in = în locul tău joacă un bot: revino mai întâi în joc
refusal-seat-has-bot = pe acest loc joacă deja un bot ({ $seat })
refusal-clock-decides = partida are ceas: un bot preia locul jucătorului când îi expiră timpul
refusal-seat-not-awaited = nu este rândul acestui jucător ({ $seat })
refusal-seat-not-away = acest jucător a fost aici de curând ({ $seat }): încearcă din nou peste { $number ->
        [one] o secundă
        [few] { $number } secunde
       *[other] { $number } de secunde
    }
refusal-seats-free = { $number ->
        [one] mai este { $number } loc liber
        [few] mai sunt { $number } locuri libere
       *[other] mai sunt { $number } de locuri libere
    }
refusal-nothing-to-undo = nu este nimic de anulat
refusal-after-chance = mai întâi trebuie trasă o carte: restul este o mutare separată
refusal-not-host = numai gazda poate face asta
refusal-dismissed = gazda te-a scos de la această masă
refusal-nobody-to-dismiss = pe acest loc nu este nimeni de scos de la masă
refusal-no-such-table = nu există o astfel de masă
refusal-table-not-open = partida a început deja
refusal-table-not-started = partida nu a început încă
refusal-table-over = partida s-a încheiat
refusal-table-not-over = asta se arată abia după sfârșitul partidei
refusal-rematched = există deja o masă nouă: { $table }
refusal-not-player = numai cei care au jucat pot face asta
refusal-code-needed = locul acesta cere codul mesei
refusal-no-such-level = nu există botul „{ $level }”; nivelurile sunt { $levels }
refusal-move-id-taken = acest move_id este al mutării altcuiva
refusal-table-worn = ai făcut asta de prea multe ori la această masă
refusal-hints-off = sfaturile sunt disponibile doar în partidele fără alte persoane
refusal-too-many-tables = { $most ->
        [one] ai { $most } masă neterminată: termin-o mai întâi
        [few] ai { $most } mese neterminate: termină mai întâi una dintre ele
       *[other] ai { $most } de mese neterminate: termină mai întâi una dintre ele
    }

# Ce refuză serverul înainte să se uite la vreo masă.

refusal-stale = între timp situația de la masă s-a schimbat
refusal-try-again = acum nu a mers și nu s-a schimbat nimic: încearcă din nou
refusal-bad-message = mesajul nu poate fi înțeles: { $error }
refusal-no-guest = alege mai întâi un nume
refusal-guest-already = ai deja un nume aici
refusal-banned = { $until ->
        [0] accesul tău la acest server este blocat
       *[other] accesul tău la acest server este blocat până la { $time } UTC
    }
refusal-other-origin = această cerere vine de pe alt site
refusal-wrong-code = acest cod este necunoscut sau nu mai este valabil
refusal-no-such-board = nu există harta „{ $board }”
refusal-no-such-record = această înregistrare nu mai este aici: deschide-o din nou
refusal-no-record-board = această partidă s-a jucat pe harta „{ $board }” ({ $digest }), pe care serverul nu o are: administratorul lui poate pune fișierul hărții în directorul cu hărți
refusal-too-large = e prea mult: limita în octeți este { $most }
refusal-too-many = prea multe cereri: așteaptă puțin
refusal-stored-too-much = ai atins limita de date salvate într-o zi: încearcă mâine
refusal-not-ready = serverul pornește: așteaptă puțin
refusal-name-empty = scrie un nume
refusal-nothing-here = la această adresă nu este nimic
refusal-no-such-method = asta nu se poate face la această adresă
refusal-too-slow = mesajul nu a venit la timp
refusal-trouble = a apărut o eroare și nu s-a schimbat nimic: încearcă din nou

# Ce au impus moderatorii și ce refuză moderarea.

refusal-muted = { $until ->
        [0] un moderator ți-a interzis să scrii în chat
       *[other] un moderator ți-a interzis să scrii în chat până la { $time } UTC
    }
refusal-suspended = { $until ->
        [0] un moderator te-a suspendat: îți poți termina partidele, dar nu te poți așeza la mese, nu poți deschide mese și nu poți scrie în chat
       *[other] un moderator te-a suspendat până la { $time } UTC: îți poți termina partidele, dar nu te poți așeza la mese, nu poți deschide mese și nu poți scrie în chat
    }
refusal-address-banned = acest server nu acceptă conexiuni din rețeaua ta
refusal-nobody-to-report = acolo nu e nimeni de raportat
refusal-report-self = nu te poți raporta pe tine
refusal-no-such-report = nu există un astfel de raport
refusal-no-such-sanction = sancțiunea a fost deja anulată
refusal-no-such-rule = nu există o astfel de regulă
refusal-person-gone = această persoană nu mai există aici
refusal-is-moderator = moderatorii nu pot sancționa alți moderatori: adresează-te administratorului
refusal-name-taken-now = numele vechi aparține acum altcuiva
refusal-bad-network = aceasta nu este o rețea: scrie-o de exemplu 203.0.113.0/24 sau 2001:db8::/32
refusal-network-too-wide = rețeaua este prea mare: cel puțin /{ $most }
refusal-network-own = în această rețea ești tu sau acest server
moderation-neutral-name = Jucătorul { $text }

# Conturi.

refusal-name-taken = „{ $name }” sau un nume foarte asemănător aparține contului altcuiva: alege altul
refusal-name-forbidden = numele „{ $name }” nu este permis aici: alege altul
refusal-account-already = ai deja un cont și îl folosești acum
refusal-no-account = pentru asta e nevoie de un cont
refusal-registration-closed = pe acest server nu se mai pot crea conturi
refusal-invitation-needed = pentru un cont pe acest server e nevoie de un cod de invitație
refusal-invitation-wrong = acest cod de invitație este necunoscut, expirat sau folosit deja
refusal-password-short = parola este prea scurtă: folosește cel puțin { $number } caractere
refusal-password-long = parola este prea lungă: limita în octeți este { $number }
refusal-password-weak = această parolă e prea ușor de ghicit: alege una mai lungă, de exemplu câteva cuvinte care n-au legătură între ele
refusal-wrong-sign-in = numele și parola sau codul nu corespund niciunui cont
refusal-not-fresh = ca să schimbi asta, confirmă mai întâi că ești tu: conectează-te încă o dată
refusal-sign-in-instead = ai un cont: conectează-te cu el pe celălalt dispozitiv
refusal-both-seated = ocupi două locuri la aceeași masă, ca oaspete și cu acest cont: termină mai întâi partida aceea sau conectează-te fără partidele jucate ca oaspete
refusal-no-passkeys-here = la această adresă cheile de acces nu funcționează: au nevoie de HTTPS și de un nume de domeniu în locul unei adrese IP
refusal-passkey-late = a durat prea mult sau cererea a fost deja folosită: încearcă din nou
refusal-passkey-wrong = această cheie de acces nu este valabilă aici
refusal-passkey-known = această cheie de acces este deja folosită
refusal-no-such-passkey = această cheie de acces nu mai există
refusal-last-sign-in = este singurul tău mod de conectare: setează mai întâi o parolă sau adaugă altă cheie de acces
refusal-too-many-passkeys = { $most ->
        [one] poți avea cel mult o cheie de acces: șterge-o mai întâi
        [few] poți avea cel mult { $most } chei de acces: șterge mai întâi una
       *[other] poți avea cel mult { $most } de chei de acces: șterge mai întâi una
    }
refusal-no-such-session = acest dispozitiv este deja deconectat
refusal-erase-unsure = ca să confirmi, scrie numele tău: { $name }

# Ce spune `branchline serve`.

serve-up = Branchline rulează la { $address } – Ctrl-C îl oprește
serve-alone = Numai acest calculator are acces; `branchline serve --host 0.0.0.0` dă acces și altora.
serve-no-https = Fără HTTPS, oricine are acces la rețea poate citi mesajele și poate juca în numele altora: în afara unei rețele de încredere, pune serverul în spatele unui proxy cu HTTPS (--https).
serve-boards = Pune-ți hărțile proprii în { $path }
serve-no-valkey = Valkey are nevoie de pachete suplimentare: pip install '{ $text }'
serve-down = Branchline s-a oprit; totul este salvat.

# Ce spune `branchline join`.

join-seated = { $name } stă pe locul { $number } și așteaptă începerea partidei
join-fault = botul nu a ales ({ $error }): se trage la sorți una dintre acțiunile permise
join-points = { $points ->
        [one] { $name }: { $points } punct
        [few] { $name }: { $points } puncte
       *[other] { $name }: { $points } de puncte
    }
join-left = { $name } eliberează locul { $number }
join-stood-in = { $name } pleacă de pe locul { $number }, iar un bot îi ține locul
join-stopped = { $name } se oprește
join-not-left = { $name } se oprește, dar nu poate anunța serverul: { $error }
join-ended = partida s-a încheiat fără punctaj

# Cel care învață, în prima partidă.

lesson-you = Tu

# Prieteni, persoane blocate, invitații și potrivire rapidă.

refusal-account-needed = ai nevoie de un cont: mai întâi înregistrează-te sau conectează-te
refusal-no-such-player = nu există un astfel de jucător
refusal-guest-no-friend = acest jucător nu are cont, iar prieteni pot fi numai cei care au cont
refusal-only-others = ești chiar tu
refusal-not-friends = îți poți invita numai prietenii
refusal-too-many-friends = { $most ->
        [one] unul dintre conturile voastre are deja { $most } prieten
        [few] unul dintre conturile voastre are deja { $most } prieteni
       *[other] unul dintre conturile voastre are deja { $most } de prieteni
    }
refusal-too-many-requests = { $most ->
        [one] { $most } cerere încă așteaptă răspuns
        [few] { $most } cereri încă așteaptă răspuns
       *[other] { $most } de cereri încă așteaptă răspuns
    }
refusal-too-many-blocked = { $most ->
        [one] poți bloca sau ascunde din chat cel mult { $most } persoană
        [few] poți bloca sau ascunde din chat cel mult { $most } persoane
       *[other] poți bloca sau ascunde din chat cel mult { $most } de persoane
    }
refusal-too-many-invited = { $most ->
        [one] la această masă a fost deja invitată { $most } persoană
        [few] la această masă au fost deja invitate { $most } persoane
       *[other] la această masă au fost deja invitate { $most } de persoane
    }
refusal-quick-no-host = o partidă rapidă nu are gazdă: începe singură
refusal-quick-one-seat = într-o partidă rapidă ocupi un singur loc

# Partidele cotate, jucătorii și rezultatele lor.
refusal-rated-one-seat = într-o partidă cotată, fiecare ocupă un singur loc
refusal-hints-rated = în partidele cotate nu există sfaturi
refusal-player-private = acest jucător își ține pagina privată
refusal-no-such-game = nu există o astfel de partidă sau nu este a ta
refusal-few-games = pe această hartă s-au jucat încă prea puține partide
