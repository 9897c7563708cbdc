# Omówienie zakończonej gry przez trenera, na stronie.

page-coach-title = Trener
page-coach-review = Omów grę
page-coach-told = Szanse na wygraną po każdym ruchu, punkty zwrotne i lepsze zagrania. Zajmie to około pół minuty.
page-coach-queued = Najpierw inne gry, ta czeka w kolejce.
page-coach-working = Trener przegląda grę…
page-coach-failed = Omówienie się nie udało. Możesz poprosić jeszcze raz.
page-coach-chart = Szanse na wygraną w tym momencie: { $text }
page-coach-lesson = Na następny raz:
page-coach-accuracy = Dokładność
page-coach-accuracy-told = Dokładność od 0 do 100: 100 oznacza, że żadna decyzja nie zmniejszyła szans na wygraną; szczęście do kart się nie liczy
page-coach-act = Ten ruch
page-coach-luck = Szczęście
page-coach-choice = Decyzja
page-coach-unit = Zmiana szansy na wygraną; szczęście to karty, które wychodzą z talii
page-coach-cost = { $kind ->
        [blunder] Duży błąd: kosztował wygraną w około { $number } na 100 gier
        [mistake] Błąd: kosztował wygraną w około { $number } na 100 gier
        [slip] Drobna niedokładność: kosztowała wygraną w około { $number } na 100 gier, to niewiele
       *[hidden] Pech: przy takim układzie kart ten ruch kosztował wygraną w około { $number } na 100 gier
    }
page-coach-no-act = W tym kroku nie było żadnego ruchu
page-coach-turning-points = Punkty zwrotne
page-coach-no-turning-points = Żadna pojedyncza decyzja nie odwróciła losów gry
page-coach-ahead = { $turn ->
        [0] Od początku prowadzi { $name }.
       *[other] Mniej więcej od ruchu { $turn } prowadzi { $name }.
    }
page-coach-moment = Najlepszy moment
page-coach-gain = Około { $number } wygranych więcej na 100 gier niż po najlepszym z innych ruchów
page-coach-nothing = Nic się nie wyróżniło: żaden wybór nie był wyraźnie lepszy ani gorszy od innych.
page-coach-hindsight = Z tego, co ten gracz mógł wiedzieć, żaden wybór nie był wyraźnym błędem. Patrząc wstecz, gdy znane są wszystkie karty, najwięcej zmienił ten:
page-coach-hindsight-turn = Ruch { $number }: szansa na wygraną { $text }
page-coach-better = Lepiej
page-coach-numbers = Dalsze powody i liczby
page-coach-games = Symulowane gry: { $number }
page-coach-won = Wygrane gry
page-coach-part = { $part ->
        [routes] Punkty za połączenia
        [tickets] Punkty za bilety
        [stations] Punkty za dworce
        [longest-path] Punkty za najdłuższą trasę
        [most-tickets] Punkty za premię Globtroter
        [countries] Punkty za karty krajów
        [total] Punkty razem
       *[rival] Punkty najlepszego rywala
    }
page-coach-try = Spróbuj jeszcze raz
page-coach-your-move = Co tu zagrasz?
page-coach-thinking = Trener myśli…
page-coach-back = Wróć do powtórki
page-coach-again = Spróbuj inaczej
page-coach-yours = Twój ruch
page-coach-played = W grze
page-coach-best = Najlepszy
page-coach-chance-told = Szanse na wygraną według tego, co ten gracz mógł wiedzieć
page-coach-verdict-best = To najlepszy ruch!
page-coach-verdict-better = Lepiej niż w grze
page-coach-verdict-equal = Mniej więcej tak samo jak w grze
page-coach-verdict-worse = Gorzej niż w grze
page-coach-show-points = Pokaż punkty na wykresie
page-coach-show-chances = Pokaż szanse na wykresie
