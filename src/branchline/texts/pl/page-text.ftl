# Widok tekstowy i podpowiedzi.

page-hint = Co zrobiłby ekspert?
page-hint-more = Więcej
page-hint-thinking = Ekspert się zastanawia…
page-hint-warming-up = Ekspert jeszcze się rozgrzewa: za minutę będzie planował więcej ruchów naprzód.

page-text-board = Pokaż planszę
page-text-type = Co chcesz zrobić?
page-text-example = Na przykład: dobierz, weź czerwoną, bilety. Słowa można skracać. Znak zapytania pokazuje, co jest możliwe.
page-text-do = Wykonaj
page-text-possible = Co możesz teraz zrobić
page-text-nothing = Na razie nic: to nie twoja kolej.
page-text-position = Stan gry
page-text-which = To można rozumieć na kilka sposobów. O co chodzi?
page-text-many = { $number ->
        [one] Możliwa jest { $number } akcja; jest wymieniona niżej.
        [few] Możliwe są { $number } akcje; są wymienione niżej.
       *[many] Możliwych jest { $number } akcji; są wymienione niżej.
    }
page-text-no-routes = Teraz nie możesz zająć żadnego połączenia.
page-text-no-city = Nie ma miasta „{ $text }”.
page-text-which-route = Które połączenie? Na przykład: { $example }
page-text-group-cards = Karty
page-text-group-tickets = Bilety
page-text-group-routes = Połączenia: { $number }
page-text-group-stations = Dworce
page-text-group-paying = Zapłata
page-text-hand = Na ręce: { $cards }
page-text-cards = Karty i stosy
page-text-face-up = Odkryte: { $text }
page-text-decks = W stosie { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }, odrzucone: { $discards }, { $left ->
        [one] został { $left } bilet
        [few] zostały { $left } bilety
       *[many] zostało { $left } biletów
    }
page-text-player = { $seat }: { number-points }, jeszcze { number-trains }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[many] { $hand } kart
    }, { $held ->
        [one] { $held } bilet
        [few] { $held } bilety
       *[many] { $held } biletów
    }
page-text-stations = { $number ->
        [one] został { $number } dworzec
        [few] zostały { $number } dworce
       *[many] zostało { $number } dworców
    }
page-text-countries = karty krajów: { $countries }
page-text-you = (ty)
page-text-map = Plansza, miasto po mieście
page-text-owned = { $you ->
        [yes] twoje
       *[no] zajęte: { $seat }
    }
