# Strona polecenia `branchline report`: nagłówki, wnioski, słowa na wykresach. Nagłówki i słowa bez kropki.

report-heading = { $title }: raport o planszy
report-bot = { $bot } na każdym miejscu
report-players = { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
       *[many] { $number } graczy
    }
report-games = { $number ->
        [one] { $number } gra
        [few] { $number } gry
       *[many] { $number } gier
    }
report-games-each = po { $number ->
        [one] { $number } grze
        [few] { $number } gry
       *[many] { $number } gier
    } dla każdej liczby graczy
report-cases = { $number ->
        [one] { $number } przypadek
        [few] { $number } przypadki
       *[many] { $number } przypadków
    }
report-choose = Liczba graczy
report-about = Raport pokazuje, jak na tej planszy gra jeden bot, a nie jak graliby ludzie. Cienkie kreski to 95-procentowe przedziały ufności; jest ich tak wiele, że kilka z nich przypadkiem mija się z prawdą. Linia przerywana oznacza równy udział w zwycięstwach.
report-made = Utworzono w Branchline { $version }:

report-compare = Według liczby graczy
report-compare-first = Przewaga rozpoczynającego
report-compare-first-found = Liczba zwycięstw rozpoczynającego na sto gier w porównaniu z równym udziałem: od { $least } do { $most }.
report-compare-score = Wynik
report-compare-score-found = Gracz zdobywa średnio od { $least } do { $most } pkt.
report-compare-rounds = Rundy
report-compare-rounds-found = Gra trwa średnio od { $least } do { $most } rundy.
report-compare-contested = Rywalizacja o połączenia
report-compare-contested-found = Rywalizacja dotyczy od { $least } do { $most } zajmowanych połączeń.
report-compare-completed = Zrealizowane bilety
report-compare-completed-found = Gracze realizują od { $least } do { $most } posiadanych biletów.
report-compare-routes = Zajęte połączenia
report-compare-routes-found = W jednej grze zajmowane jest od { $least } do { $most } połączeń planszy.

report-maps = Plansza
report-map-used = Wykorzystanie
report-map-used-found = Najczęściej zajmowane połączenie to { $best }: w { $share } gier; miasto, do którego dociera najwięcej graczy, to { $hub }: { $reached }.
report-map-used-routes = połączenia: gry, w których są zajmowane
report-map-used-cities = miasta: gracze, którzy do nich docierają
report-map-contested = Rywalizacja
report-map-contested-found = Gracze rywalizują o { $share } zajmowanych połączeń, najczęściej o { $best }: w { $most } gier.
report-map-contested-none = O żadne połączenie gracze nie rywalizowali.
report-map-contested-routes = połączenia: gry, w których ktoś o nie rywalizuje
report-map-contested-cities = miasta: gry, w których dociera do nich dwóch lub więcej graczy
report-contested-means = Rywalizacja oznacza, że inny gracz mógł jeszcze zająć to połączenie i miał już wagony przy obu jego końcach (przy połączeniu z krajem: w jego mieście). Zamiarów graczy nie znamy, wiemy tylko, gdzie stoją ich wagony.
report-map-round = Kiedy
report-map-round-found = Z używanych połączeń najwcześniej zajmowane jest { $best }, średnio w rundzie { $first }, a najpóźniej { $worst }, w rundzie { $last }.
report-map-round-routes = połączenia: średnia runda zajęcia, jeśli zajęto je w { $share } gier lub częściej
report-map-station = Dworce
report-map-station-found = Dworzec najczęściej stoi w mieście { $best }: w { $share } gier.
report-map-station-none = Nie zbudowano żadnego dworca.
report-map-station-cities = miasta: gry, w których stoi w nich dworzec

report-routes = Połączenia i miasta
report-scatter-routes = Wykorzystanie i rywalizacja
report-scatter-routes-found = W jednej grze zajmowanych jest średnio { $claimed } z { $number } połączeń, w tym { $contested } po rywalizacji.
report-top-routes = Najczęściej zajmowane połączenia
report-top-routes-found = Połączenie { $best } jest zajmowane w { $share } gier, a połączenie { $worst } w { $least }.
report-all-routes = Wszystkie połączenia
report-lengths = Według długości
report-lengths-found = Najczęściej zajmowane są połączenia o długości { $length ->
        [one] { $length } pola
       *[many] { $length } pól
    }: { $share } z nich w jednej grze.
report-length = { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }
report-top-cities = Miasta, do których dociera najwięcej graczy
report-top-cities-found = { $best }: dociera tu { $share } graczy; { $worst }: { $least }.
report-all-cities = Wszystkie miasta
report-used = zajęte
report-contested = rywalizacja
report-round = runda
report-reached = osiągane
report-met = przez kilku

report-tickets = Bilety
report-completion = Zatrzymane i zrealizowane
report-completion-found = Z posiadanych biletów zrealizowanych jest { $share }: najczęściej { $best } ({ $most }), najrzadziej { $worst } ({ $least }).
report-kept = zatrzymane
report-completed = zrealizowane
report-kept-means = Zatrzymane: na początku, spośród przypadków, w których bilet był do wyboru. Zrealizowane: spośród wszystkich biletów posiadanych na końcu, bez względu na to, kiedy je dobrano.
report-value = Wartość
report-value-found = Najwięcej przynosi { $best }, średnio { $most } pkt, a najmniej { $worst }, { $least } pkt.
report-value-means = Niezrealizowany bilet liczy się jako strata punktów.
report-points = punkty
report-scatter-tickets = Wysokie i niskie wartości
report-scatter-tickets-found = Cenniejsza połowa biletów jest realizowana w { $dear } przypadków, mniej cenna w { $cheap }.
report-printed = punkty na bilecie

report-opening = Zwycięskie bilety początkowe
report-opening-best = Kto zatrzyma na początku { $best }, wygrywa { $share } gier, istotnie więcej niż równy udział { $par }.
report-opening-worst = Kto zatrzyma { $worst }, wygrywa { $share } gier, istotnie mniej niż równy udział { $par }.
report-opening-none = Żaden bilet początkowy nie odbiega istotnie od równego udziału { $par }; najlepiej wypada { $best }: { $share }.
report-opening-means = Istotnie znaczy, że przedział biletu nie objąłby równego udziału nawet wtedy, gdyby poszerzyć go tak, by obowiązywał dla wszystkich biletów naraz.
report-victories = zwycięstwa
report-pairs = Zwycięskie pary początkowe
report-pairs-found = Najpewniejsza para to { $best }: wygrywa w { $share } z { $number ->
        [one] { $number } przypadku
       *[many] { $number } przypadków
    }.
report-pairs-none = Żadnych dwóch biletów nie zatrzymano razem co najmniej { $number ->
        [one] { $number } raz
       *[many] { $number } razy
    }: potrzeba więcej gier.
report-pairs-means = Pary zatrzymane dość często, według dolnego końca przedziału: spośród setek par te, które wyglądają najlepiej, mają też trochę szczęścia.
report-number = Ile zatrzymać na początku
report-number-found = Najwięcej graczy zatrzymuje { $usual } ({ $share }); największy udział w zwycięstwach mają ci, którzy zatrzymują { $best }: { $most }.
report-number-kept = { $number ->
        [one] { $number } bilet
        [few] { $number } bilety
       *[many] { $number } biletów
    }
report-players-share = gracze

report-first = Kto zaczyna
report-victories-of = Zwycięstwa
report-first-more = Rozpoczynający wygrywa { $share } ± { $error } gier, więcej niż równy udział { $par }.
report-first-less = Rozpoczynający wygrywa { $share } ± { $error } gier, mniej niż równy udział { $par }.
report-first-even = Rozpoczynający wygrywa { $share } ± { $error } gier; nie da się tego odróżnić od równego udziału { $par }.
report-place = miejsce { $number }
report-place-scores = Wyniki według kolejności graczy
report-place-scores-found = Rozpoczynający zdobywa średnio { $first } pkt, ostatni { $last } pkt.
report-boxes-means = Pudełko: środkowa połowa; linia: dziewięć dziesiątych; kreska: mediana; kropka: średnia.

report-scores = Wyniki
report-totals = Punkty
report-totals-found = Gracz zdobywa średnio { $mean } pkt, a najlepszy w grze { $winner } pkt.
report-all-players = wszyscy gracze
report-winners = zwycięzcy
report-others = pozostali
report-parts = Skąd są punkty
report-parts-found = Zwycięzców najbardziej wyróżnia pozycja „{ $part }”: o { $points } pkt więcej.
report-part-routes = połączenia
report-part-tickets = bilety
report-part-stations = niezbudowane dworce
report-part-path-bonus = najdłuższa trasa
report-part-ticket-bonus = globtroter
report-part-countries = kraje
report-margin = Przewaga zwycięzcy
report-margin-found = Połowa gier kończy się przewagą najwyżej { $number ->
        [one] { $number } punktu
       *[many] { $number } punktów
    }.

report-turns = Tury
report-rounds = Rundy
report-rounds-found = Gra trwa średnio { $mean } rundy, a dziewięć gier na dziesięć – od { $low } do { $high } rund.
report-turns-used = Na co idą tury
report-turns-used-found = Z { $all } tury gracz poświęca { $drawing } na karty wagonów, a { $claiming } na połączenia.
report-turns-used-cards = karty wagonów
report-turns-used-tickets = bilety
report-turns-used-route = połączenia
report-turns-used-station = dworce
report-turns-used-given-up = rezygnacje z tuneli
report-turns-used-passed = pas
report-turns-a-player = tury na gracza
report-endings = Jak kończą się gry
report-endings-found = { $share } gier kończy się po ostatnich turach.
report-ending-last-turns = ostatnie tury
report-ending-all-passed = wszyscy spasowali
report-ending-idle = nic się nie działo
report-axis-games = gry

report-stations = Zbudowane dworce
report-stations-found = { $share } graczy buduje co najmniej jeden dworzec.
report-tunnels = Tunele
report-tunnels-found = { $share } tuneli wymaga dopłaty; z { $declined } gracze rezygnują.
report-tunnel-cards = { $number ->
        [0] bez dopłaty
        [one] { $number } karta więcej
        [few] { $number } karty więcej
       *[many] { $number } kart więcej
    }
report-countries = Kraje
report-countries-found = Najwięcej daje kraj { $best }: średnio { $points } pkt na gracza.
