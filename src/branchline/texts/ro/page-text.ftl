# Masa ca text și sfaturi.

page-hint = Ce ar face un expert?
page-hint-thinking = Un expert se gândește …

page-text-board = Arată harta
page-text-type = Ce vrei să faci?
page-text-example = De exemplu: draw, take red, tickets. Cuvintele pot fi scurtate. Semnul întrebării arată ce este posibil.
page-text-do = Fă asta
page-text-possible = Ce poți face acum
page-text-nothing = Nimic deocamdată: nu este rândul tău.
page-text-position = Cum stă jocul
page-text-which = Aceasta poate însemna mai multe lucruri. Care dintre ele?
page-text-many = { $number ->
        [one] Este posibilă { $number } acțiune; este arătată mai jos.
        [few] Sunt posibile { $number } acțiuni; sunt arătate mai jos.
       *[other] Sunt posibile { $number } de acțiuni; sunt arătate mai jos.
    }
page-text-no-lanes = Acum nu poți ocupa nicio linie.
page-text-no-city = Nu există orașul „{ $text }”.
page-text-which-lane = Care linie? De exemplu: { $example }
page-text-group-cards = Cărți
page-text-group-tickets = Bilete
page-text-group-lanes = Linii: { $number }
page-text-group-stations = Gări
page-text-group-paying = De plătit
page-text-hand = În mână: { $cards }
page-text-cards = Cărți și teancuri
page-text-row = La vedere: { $text }
page-text-piles = În teanc { $pile ->
        [one] { $pile } carte
        [few] { $pile } cărți
       *[other] { $pile } de cărți
    }, decartate: { $discards }, au rămas { $left ->
        [one] { $left } bilet
        [few] { $left } bilete
       *[other] { $left } de bilete
    }
page-text-player = { $seat }: { number-points }, au rămas { number-trains }, { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, { $held ->
        [one] { $held } bilet
        [few] { $held } bilete
       *[other] { $held } de bilete
    }
page-text-stations = { $number ->
        [one] a rămas { $number } gară
        [few] au rămas { $number } gări
       *[other] au rămas { $number } de gări
    }
page-text-countries = cărți de țară: { $countries }
page-text-you = (tu)
page-text-map = Harta, oraș cu oraș
page-text-owned = { $you ->
        [yes] a ta
       *[no] ocupată: { $seat }
    }
