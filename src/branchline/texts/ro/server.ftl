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
refusal-not-host = numai gazda poate face asta
refusal-no-such-table = nu există o astfel de masă
refusal-table-not-open = jocul a început deja
refusal-table-not-started = jocul nu a început încă
refusal-table-over = jocul s-a terminat
