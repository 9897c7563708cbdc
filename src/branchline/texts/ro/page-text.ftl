# Modul text și sfaturile.

page-hint = Ce ar face un expert?
page-hint-more = Detalii
page-hint-thinking = Un expert se gândește…
page-hint-warming-up = Încă se încălzește: peste un minut, expertul va gândi cu mai multe mutări înainte.

page-text-board = Arată harta
page-text-type = Ce vrei să faci?
page-text-example = De exemplu: trage, ia roșu, bilete. Cuvintele pot fi scurtate. Semnul întrebării arată ce este posibil.
page-text-do = Execută
page-text-possible = Ce poți face acum
page-text-nothing = Nimic deocamdată: nu este rândul tău.
page-text-position = Situația partidei
page-text-which = Poate însemna mai multe lucruri. Care dintre ele?
page-text-many = { $number ->
        [one] Este posibilă { $number } acțiune; o vezi mai jos.
        [few] Sunt posibile { $number } acțiuni; le vezi mai jos.
       *[other] Sunt posibile { $number } de acțiuni; le vezi mai jos.
    }
page-text-no-routes = Acum nu poți ocupa nicio rută.
page-text-no-city = Nu există orașul „{ $text }”.
page-text-which-route = Ce rută? De exemplu: { $example }
page-text-group-cards = Cărți
page-text-group-tickets = Bilete
page-text-group-routes = Rute: { $number }
page-text-group-stations = Gări
page-text-group-paying = De plătit
page-text-hand = În mână: { $cards }
page-text-cards = Cărți și teancuri
page-text-face-up = La vedere: { $text }
page-text-decks = În teanc: { $deck ->
        [one] { $deck } carte
        [few] { $deck } cărți
       *[other] { $deck } de cărți
    }, decartate: { $discards }, { $left ->
        [one] a rămas { $left } bilet
        [few] au rămas { $left } bilete
       *[other] au rămas { $left } de bilete
    }
page-text-player = { $seat }: { number-points }, { number-trains } în rezervă, { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, { $held ->
        [one] { $held } bilet
        [few] { $held } bilete
       *[other] { $held } de bilete
    }
page-text-stations = { $number ->
        [one] { $number } gară
        [few] { $number } gări
       *[other] { $number } de gări
    } în rezervă
page-text-countries = cărți de țară: { $countries }
page-text-you = (tu)
page-text-map = Harta, oraș cu oraș
page-text-owned = { $you ->
        [yes] a ta
       *[no] ocupată de { $seat }
    }
