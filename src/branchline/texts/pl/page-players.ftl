# Strony graczy, historia gier, rankingi i statystyki serwisu.

page-rated = gra rankingowa
page-new-rated = Gra rankingowa
page-new-rated-yes = Gra zmienia rankingi. Każdy musi mieć konto i nie ma podpowiedzi.
page-new-rated-no = Gra towarzyska: nie zmienia rankingów.
page-new-rated-friend = W grze rankingowej każdy zajmuje jedno miejsce: miejsca dla osób przy tym urządzeniu obsadź inaczej.
page-end-ratings = Rankingi
page-end-replaced = Bot rozegrał dużą część gry albo jej końcówkę za: { $seats }. W historii i rankingu liczy się to jako ostatnie miejsce.
page-end-counts-last = ostatnie miejsce, bez względu na punkty
page-end-last = Zajmujesz ostatnie miejsce
page-end-last-why = Bot wykonał za ciebie ponad jedną czwartą ruchów albo dokończył grę. W grze rankingowej liczy się to jako ostatnie miejsce, bez względu na punkty.
page-players-title = Gracz
page-players-page = Profil gracza
page-players-own-page = Mój profil
page-players-own-games = Moje gry
page-players-games = Gry
page-players-private = Ten profil widzisz tylko ty: twoje konto jest prywatne.
page-players-none = Jeszcze żadnej ukończonej gry.
page-players-played = Gry
page-players-won = Wygrane
page-players-tickets = Zrealizowane bilety
page-players-longest = Najdłuższa trasa
page-players-favourite = Ulubiona plansza
page-players-rating = Ranking
page-players-number = { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
        [many] { $number } graczy
       *[other] { $number } gracza
    }
page-players-chart = Wykres rankingu: { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }; teraz { $rating }
page-players-boards = Według planszy
page-players-points = Średnio punktów
page-players-best = Najwięcej punktów
page-players-accuracy = Dokładność
page-players-provisional = Ranking tymczasowy
page-players-provisional-note = Znak zapytania oznacza ranking tymczasowy: ustalony staje się po około dziesięciu grach rankingowych.
page-players-rivals = Bezpośrednie pojedynki
page-players-rival = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, wyżej: { $ahead }, niżej: { $behind }
page-players-bot = Bot ({ $level })
page-players-somebody = Ktoś
page-players-place = { $place ->
        [1] I miejsce
        [2] II miejsce
        [3] III miejsce
        [4] IV miejsce
       *[5] V miejsce
    }
page-players-agreed = zakończona za zgodą graczy
page-players-abandoned = porzucona
page-players-result = Wynik
page-players-result-won = Wygrane
page-players-result-lost = Niewygrane
page-players-result-left = Opuszczone
page-players-result-unfinished = Bez zwycięzcy
page-players-filter = Filtry
page-players-opponent = Nick rywala
page-players-from = Od
page-players-to = Do
page-players-points-of = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
page-players-left-resigned = poddana
page-players-left-stand-in = grę dokończył bot: liczy się to jako ostatnie miejsce, niezależnie od punktów
page-players-accuracy-of = dokładność { $number }
page-players-record = Zapis
page-players-all-records = Pobierz wszystkie zapisy
page-players-more = Pokaż więcej
page-players-nothing = Żadna gra nie pasuje.
page-leaderboard = Najlepsi gracze
page-leaderboard-own = Zajmujesz miejsce { $rank } z { $number }.
page-leaderboard-rank = Miejsce
page-leaderboard-player = Gracz
page-leaderboard-none = Nikt nie ma tu jeszcze ustalonego rankingu. Możesz go mieć jako pierwsza osoba: wystarczy około dziesięciu gier rankingowych.
page-leaderboard-bots = Dla porównania: boty
page-leaderboard-note = Rankingi są osobne dla każdej planszy i liczby graczy. Każdy zaczyna od 1500.
page-statistics = Statystyki
page-statistics-games = { $number ->
        [one] { $number } ukończona gra
        [few] { $number } ukończone gry
        [many] { $number } ukończonych gier
       *[other] { $number } ukończonej gry
    }, { $rated ->
        [0] żadna rankingowa
       *[other] w tym rankingowych: { $rated }
    }.
page-statistics-wins = Co daje zwycięstwo
page-statistics-winner-points = Punkty zwycięzców
page-statistics-tickets = Zrealizowane bilety
page-statistics-path = Najdłuższa trasa
page-statistics-pairs = Średnie. Gdzie są dwie liczby, pierwsza dotyczy zwycięzców, a druga pozostałych.
page-statistics-heat = Mapy cieplne
page-statistics-show = Kolory pokazują
page-statistics-claims = Częstość zajmowania
page-statistics-wins-share = Skuteczność
page-statistics-picture = Mapa cieplna: { $board }
page-statistics-few = W tym serwisie rozegrano jeszcze za mało gier na statystyki.
page-statistics-few-heat = Na tej planszy rozegrano jeszcze za mało gier na mapę cieplną.
page-statistics-title = Statystyki tego serwisu
page-statistics-note = Liczby pochodzą z gier z udziałem ludzi w tym serwisie i nie mówią nic o nikim z osobna.
