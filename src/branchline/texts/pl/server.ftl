# Czego stół odmawia.

refusal-seat-taken = miejsce { $seat } jest zajęte
refusal-seat-not-yours = miejsce { $seat } nie jest twoje
refusal-seat-resigned = kto się poddał, nie może wrócić
refusal-seat-present = nikt nie gra w twoim zastępstwie
refusal-seat-stood-in = w twoim zastępstwie gra bot: najpierw wróć
refusal-seats-free = { $number ->
        [one] jeszcze { $number } miejsce jest wolne
        [few] jeszcze { $number } miejsca są wolne
        [many] jeszcze { $number } miejsc jest wolnych
       *[other] jeszcze { $number } miejsca jest wolne
    }
refusal-nothing-to-undo = nie ma ruchu, który można cofnąć
refusal-not-host = to może zrobić tylko gospodarz
refusal-no-such-table = nie ma takiego stołu
refusal-table-not-open = gra już się zaczęła
refusal-table-not-started = gra jeszcze się nie zaczęła
refusal-table-over = gra jest skończona
