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
verify-deal = Rozdanie jest udowodnione: sekret zgadza się ze zobowiązaniem, a ziarno wynika z sekretu i wkładów wszystkich miejsc.
verify-log = Dziennik stołu jest kompletny i podpisany kluczem { $text }: { $number ->
        [one] { $number } zdarzenie
        [few] { $number } zdarzenia
       *[many] { $number } zdarzeń
    } w łańcuchu skrótów.
verify-erased = { $number ->
        [one] Nick { $number } gracza usunięto na jego życzenie. Poza tym dziennik jest niezmieniony.
       *[other] Nicki { $number } graczy usunięto na ich życzenie. Poza tym dziennik jest niezmieniony.
    }
verify-last-share = Ostatni wkład do rozdania pochodził z miejsca { $number } ({ $name }). Jeśli ta osoba nie była w zmowie z serwerem, nikt nie mógł ustalić rozdania.
verify-kept = Do zdarzenia { $number } historia jest taka, jaką wydał serwer: od tego czasu niczego nie zmieniono, nie ucięto ani nie przestawiono.
verify-no-head = Bez skrótu zachowanego podczas gry (--head) dziennik mógłby zostać napisany od nowa w całości.
verify-compare = To dowodzi, że sekret ustalono, zanim ktokolwiek usiadł, i że twój wkład jest częścią rozdania, o ile ten stół pokazywał to zobowiązanie jeszcze przed zajęciem twojego miejsca, a wkład twojego miejsca to ten, który wtedy podano:
verify-table = stół
verify-commitment = zobowiązanie
verify-nonce = wkład miejsca { $number }
refusal-deal-secret = { record-line } sekret nie zgadza się ze zobowiązaniem: jego SHA-256 jest inny
refusal-deal-nonces = { record-line } liczba miejsc z wkładem to { $number }, a graczy { $players }
refusal-deal-seed = { record-line } ziarno gry nie wynika z sekretu i wkładów
refusal-deal-given = { record-line } podano tu coś, co powinno było wynikać z rozdania
refusal-log-hash = { record-line } dziennik zmieniono po obliczeniu jego skrótu
refusal-log-erased = { record-line } dziennik podaje usunięte nicki tam, gdzie nie mogło ich być
refusal-log-signature = { record-line } dziennika nie podpisano kluczem, który podaje
refusal-log-acts = { record-line } dziennik mówi o innych akcjach niż zapis
refusal-log-deal = { record-line } dziennik mówi o innym zobowiązaniu lub innych wkładach niż dowód
refusal-head-table = { record-line } skrót dotyczy innego stołu: { $text }
refusal-head-signature = { record-line } skrótu zdarzenia { $number } nie podpisano kluczem, który podaje
refusal-head-cut = { record-line } historię ucięto: serwer wydał skrót zdarzenia { $number }, a dziennik kończy się na zdarzeniu { $found }
refusal-head-edited = { record-line } historię zmieniono lub przestawiono: do zdarzenia { $number } nie jest tą, której skrót wydał serwer
refusal-head-no-log = { record-line } zapis nie zawiera dziennika, więc nie ma z czym porównać skrótów
refusal-heads-not-any = { $path }: to nie jest plik ze skrótami, jaki zapisuje strona lub klient w Pythonie
