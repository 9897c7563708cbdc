# Stół jako tekst i podpowiedzi.

page-hint = Co zrobiłby ekspert?
page-hint-thinking = Ekspert się zastanawia …

page-text-board = Pokaż planszę
page-text-type = Co chcesz zrobić?
page-text-example = Na przykład: draw, take red, tickets. Słowa można skracać. Znak zapytania wylicza, co jest możliwe.
page-text-do = Zrób to
page-text-possible = Co możesz teraz zrobić
page-text-nothing = Na razie nic: to nie twój ruch.
page-text-position = Stan gry
page-text-which = To może znaczyć kilka rzeczy. Która z nich?
page-text-many = { $number ->
        [one] Możliwa jest { $number } akcja; jest wymieniona niżej.
        [few] Możliwe są { $number } akcje; są wymienione niżej.
       *[many] Możliwych jest { $number } akcji; są wymienione niżej.
    }
page-text-no-lanes = Teraz nie możesz zająć żadnej linii.
page-text-no-city = Nie ma miasta „{ $text }”.
page-text-which-lane = Która linia? Na przykład: { $example }
page-text-group-cards = Karty
page-text-group-tickets = Bilety
page-text-group-lanes = Linie: { $number }
page-text-group-stations = Dworce
page-text-group-paying = Do zapłacenia
page-text-hand = Na ręce: { $cards }
page-text-cards = Karty i stosy
page-text-row = Odkryte: { $text }
page-text-piles = W stosie { $pile ->
        [one] { $pile } karta
        [few] { $pile } karty
       *[many] { $pile } kart
    }, odrzucone: { $discards }, { $left ->
        [one] został { $left } bilet
        [few] zostały { $left } bilety
       *[many] zostało { $left } biletów
    }
page-text-player = { $seat }: { number-points }, zostało: { number-trains }, { $hand ->
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
page-text-map = Mapa, miasto po mieście
page-text-owned = { $you ->
        [yes] twoja
       *[no] zajęta: { $seat }
    }
