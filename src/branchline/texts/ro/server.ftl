# Ce refuză o masă.

refusal-seat-taken = locul { $seat } este ocupat
refusal-seat-not-yours = locul { $seat } nu este al tău
refusal-seat-resigned = cine s-a dat bătut nu se mai poate întoarce
refusal-seat-present = nimeni nu joacă în locul tău
refusal-seat-stood-in = în locul tău joacă un bot: întoarce-te mai întâi
refusal-seats-free = { $number ->
        [one] mai este { $number } loc liber
        [few] mai sunt { $number } locuri libere
       *[other] mai sunt { $number } de locuri libere
    }
refusal-nothing-to-undo = nu este nimic de luat înapoi
refusal-after-chance = mai întâi se vede ce aduce norocul: ce urmează este o mutare aparte
refusal-not-host = numai gazda poate face asta
refusal-no-such-table = nu există o astfel de masă
refusal-table-not-open = jocul a început deja
refusal-table-not-started = jocul nu a început încă
refusal-table-over = jocul s-a terminat
refusal-table-not-over = asta se arată abia după sfârșitul jocului
refusal-rematched = există deja o masă nouă: { $table }
refusal-not-player = numai cei care au jucat pot face asta
refusal-code-needed = locul acesta cere codul mesei
refusal-no-such-level = nu există botul „{ $level }”; există { $levels }
refusal-move-id-taken = acest move_id este al mutării altcuiva

# Ce refuză serverul înainte să se uite la vreo masă.

refusal-stale = masa a mers mai departe de când te-ai uitat
refusal-try-again = acum nu a mers și nu s-a făcut nimic: încearcă din nou
refusal-bad-message = mesajul nu poate fi înțeles: { $error }
refusal-no-guest = încă nu te cunoaște nimeni aici: spune întâi cine ești
refusal-guest-already = ești deja oaspete aici
refusal-banned = serverul acesta este închis pentru tine
refusal-other-origin = asta vine de pe pagina altui site
refusal-wrong-code = nu există nimic cu acest cod sau nu mai e valabil
refusal-no-such-board = nu există planșa „{ $board }”
refusal-too-large = peste { $most } octeți: e prea mult
refusal-too-many = prea des: așteaptă puțin
refusal-not-ready = regulile încă se compilează: așteaptă puțin
refusal-name-empty = un nume are nevoie de litere

# Ce spune `branchline serve`.

serve-up = Branchline este la { $address } – Ctrl-C îl oprește
serve-alone = Numai acest calculator are acces; `branchline serve --host 0.0.0.0` îi lasă și pe alții.
serve-down = Branchline s-a oprit; totul este păstrat.
