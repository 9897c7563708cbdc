# Strona po końcu gry: liczenie, wyniki, dowód tasowania.

page-end-count = Podliczanie punktów
page-end-skip = Przejdź do wyniku
page-end-again = Podlicz jeszcze raz
page-end-routes = { $you ->
        [yes] Twoje połączenia
       *[no] Połączenia: { $seat }
    }
page-end-done = { $you ->
        [yes] Realizujesz bilet { $ticket }
       *[no] { $seat } realizuje bilet { $ticket }
    }
page-end-failed = { $you ->
        [yes] Nie realizujesz biletu { $ticket }
       *[no] { $seat } nie realizuje biletu { $ticket }
    }
page-end-station = { $you ->
        [yes] Twój dworzec w mieście { $city } korzysta z połączenia { $route }
       *[no] { $seat }: dworzec w mieście { $city } korzysta z połączenia { $route }
    }
page-end-stations = { $you ->
        [yes] Twoje niezbudowane dworce
       *[no] Niezbudowane dworce: { $seat }
    }
page-end-countries = { $you ->
        [yes] Twoje karty krajów
       *[no] Karty krajów: { $seat }
    }
page-end-path = { $you ->
        [yes] Masz
       *[no] { $seat } ma
    } najdłuższą trasę: { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
page-end-most-tickets = Globtroter: { $you ->
        [yes] masz
       *[no] { $seat } ma
    } najwięcej zrealizowanych biletów ({ $number })

page-end-won = { $you ->
        [yes] Wygrywasz!
       *[no] { $winners-number ->
            [one] Wygrywa { $winners }!
           *[many] Zwycięstwem dzielą się { $winners }!
        }
    }
page-end-lead = { $points ->
        [one] O { $points } punkt więcej niż { $seat }.
        [few] O { $points } punkty więcej niż { $seat }.
       *[many] O { $points } punktów więcej niż { $seat }.
    }
page-end-place = Zajmujesz { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
       *[5] piąte
    } miejsce ze stratą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    } do pierwszego.
page-end-best = Co się udało
page-end-best-ticket = Najlepszy bilet: { $ticket }, { number-points }
page-end-best-tickets = Zrealizowane wszystkie bilety: { $number }
page-end-best-route = Najdłuższe połączenie: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } zajęte połączenie
        [few] { $number } zajęte połączenia
       *[many] { $number } zajętych połączeń
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] Masz najdłuższą trasę ({ number-trains }): daje ona { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } ma najdłuższą trasę ({ number-trains }): daje ona { number-points }.
           *[other] { $winners } mają równie długą, najdłuższą trasę ({ number-trains }): każda daje { number-points }.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] Najdłuższa trasa rywala: { $text }.
       *[many] Najdłuższe trasy pozostałych: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] Masz najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } ma najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje { number-points }.
           *[other] { $winners } mają po równo najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje każdemu { number-points }.
        }
    }
page-end-tie = Tyle samo punktów. Remis rozstrzyga: { $ties }.
page-end-shared = Tyle samo punktów i nic nie rozstrzyga remisu.
page-end-agreed = Gra zakończona bez zwycięzcy
page-end-resigned = Wszyscy pozostali się poddali.
page-end-you-resigned = Poddajesz grę.
page-end-all-passed = Wszyscy po kolei spasowali.
page-end-idle = Przez długi czas nic się nie wydarzyło.
page-end-part = Za co są punkty
page-end-of-tickets = { $you ->
        [yes] Twoje bilety
       *[no] Bilety: { $seat }
    }
page-end-no-tickets = Brak biletów

page-end-next = Co dalej
page-end-larger = Większa mapa
page-end-smaller = Mniejsza mapa
page-rematch = Zagraj jeszcze raz
page-rematch-go = Przejdź do nowego stołu
page-end-play-too = Zagraj też
page-end-what = Branchline: kolejowe gry planszowe w przeglądarce, z botami albo ze znajomymi. Za darmo, bez konta.
page-end-replay = Obejrzyj powtórkę
page-end-picture = Obrazek
page-end-picture-told = Plansza na koniec gry: { $text }
page-end-picture-share = Udostępnij obrazek
page-end-picture-save = Zapisz obrazek
page-end-record = Pobierz zapis gry
page-end-prove = Sprawdź tasowanie

page-proof-told = Zanim ktokolwiek usiadł, serwer wylosował sekret i pokazał jego odcisk. Potem każde miejsce dołożyło własną losową liczbę. Sekret i liczby razem zdecydowały o całym rozdaniu, więc nikt nie mógł ustalić go w pojedynkę. Teraz sekret jest jawny, a twoja przeglądarka go sprawdza.
page-proof-secret = Sekret pasuje do odcisku pokazanego przed grą
page-proof-secret-not = Sekret nie pasuje do odcisku pokazanego przed grą
page-proof-seed = Sekret i liczby dają ziarno rozdania: { $text }
page-proof-kept = Przebieg gry zgadza się z odciskiem, który przeglądarka zachowała podczas gry (do zdarzenia { $number })
page-proof-edited = Historię zmieniono po grze: do zdarzenia { $number } nie pasuje do odcisku zachowanego w przeglądarce
page-proof-cut = Historię ucięto: przeglądarka zachowała odcisk zdarzenia { $number }, którego brakuje
page-proof-server = Serwer odtworzył z tego ziarna całą grę
page-proof-holds = Wszystko się zgadza: karty potasowano uczciwie.
page-proof-fails = Coś się nie zgadza.
page-proof-none = Ta gra nie ma dowodu tasowania.
page-proof-unsafe = Przeglądarki sprawdzają odciski tylko na stronach z HTTPS: tutaj trzeba wierzyć serwerowi na słowo.
page-proof-checking = Sprawdzanie…
page-proof-values = Pokaż wartości
page-proof-fingerprint = Odcisk
page-proof-hidden = Sekret
page-proof-share = Liczba ({ $seat })
page-proof-heads = Odcisk historii do zdarzenia { $number }
page-proof-heads-told = Podczas gry twoja przeglądarka zachowywała odciski jej historii, niektóre z podpisem serwera.
page-proof-heads-save = Zapisz je
page-proof-later = Porównaj odcisk z tym, który był widoczny przy stole przed grą.
page-end-winner = Zwycięstwo
