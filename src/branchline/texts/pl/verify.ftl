# Sprawdzanie zapisanej gry i jej rozdania. Wkład to liczba, którą miejsce dokłada do rozdania (nonce).

verify-holds = { $path }: zapis jest poprawny
verify-fails = { $path }: zapis nie jest poprawny
verify-game = Gra przebiegła tak, jak ją zapisano: { $title }, liczba graczy: { $players }; { $number ->
        [one] { $number } akcja jest zgodna
        [few] wszystkie { $number } akcje są zgodne
       *[many] wszystkie akcje ({ $number }) są zgodne
    } z zasadami.
verify-game-over = Kończy się tak, jak mówi zapis.
verify-game-open = Nie jest skończona.
verify-no-proof = Zapis nie zawiera dowodu rozdania: nic nie pokazuje, jak potasowano karty.
verify-deal = Rozdanie jest udowodnione: sekret jest tym, który ogłoszono, a ziarno wynika z sekretu i wkładów wszystkich miejsc.
verify-compare = Sekret był więc ustalony, zanim ktokolwiek usiadł, a twój wkład jest częścią rozdania, jeśli ten stół pokazywał to zobowiązanie, zanim zajęto twoje miejsce, a wkład twojego miejsca jest tym, który wtedy podano:
verify-table = stół
verify-commitment = zobowiązanie
verify-nonce = wkład miejsca { $number }
refusal-deal-secret = { record-line } sekret nie jest tym, który ogłoszono: jego SHA-256 różni się od zobowiązania
refusal-deal-nonces = { record-line } liczba miejsc z wkładem to { $number }, a graczy { $players }
refusal-deal-seed = { record-line } ziarno gry nie wynika z sekretu i wkładów
refusal-deal-given = { record-line } podano tu coś, co powinno było wynikać z rozdania
