# Karty, miejsca i wyliczenia: słowa, z których składają się zdania.
#
# Słowniczek:
#   route połączenie („połączenie Berlin – Warszawa”) · double route podwójne połączenie (jedno z dwóch: tor) ·
#   path trasa (ciąg połączeń) · face-up cards odkryte karty · deck stos · discards karty odrzucone ·
#   locomotive lokomotywa · ticket bilet (zrealizowany) · station dworzec · tunnel tunel · ferry prom ·
#   substitute karta zastępcza · trains wagony · space pole · country card karta kraju · turn tura, ruch · pay more dopłata
#
# Kolory (colour-…) są rodzaju żeńskiego, bo nazywają karty; .route to rodzaj nijaki, przy połączeniu.
# Połączenie sieciowe to zawsze „połączenie z serwerem” albo „z internetem”.
#
# Nicki graczy i nazwy miast się nie odmieniają; czas teraźniejszy nie wymaga rodzaju.
# Formy karty: zwykła i .subject to mianownik, .object biernik, .lacking dopełniacz.

card-purple = fioletowa karta
    .subject = fioletowa karta
    .object = fioletową kartę
    .lacking = fioletowej karty
cards-purple = { $number ->
         [one] { $number } fioletowa karta
         [few] { $number } fioletowe karty
        *[many] { $number } fioletowych kart
    }
    .object = { $number ->
             [one] { $number } fioletową kartę
             [few] { $number } fioletowe karty
            *[many] { $number } fioletowych kart
        }
    .lacking = { $number ->
             [one] { $number } fioletowej karty
            *[many] { $number } fioletowych kart
        }
card-blue = niebieska karta
    .subject = niebieska karta
    .object = niebieską kartę
    .lacking = niebieskiej karty
cards-blue = { $number ->
         [one] { $number } niebieska karta
         [few] { $number } niebieskie karty
        *[many] { $number } niebieskich kart
    }
    .object = { $number ->
             [one] { $number } niebieską kartę
             [few] { $number } niebieskie karty
            *[many] { $number } niebieskich kart
        }
    .lacking = { $number ->
             [one] { $number } niebieskiej karty
            *[many] { $number } niebieskich kart
        }
card-orange = pomarańczowa karta
    .subject = pomarańczowa karta
    .object = pomarańczową kartę
    .lacking = pomarańczowej karty
cards-orange = { $number ->
         [one] { $number } pomarańczowa karta
         [few] { $number } pomarańczowe karty
        *[many] { $number } pomarańczowych kart
    }
    .object = { $number ->
             [one] { $number } pomarańczową kartę
             [few] { $number } pomarańczowe karty
            *[many] { $number } pomarańczowych kart
        }
    .lacking = { $number ->
             [one] { $number } pomarańczowej karty
            *[many] { $number } pomarańczowych kart
        }
card-white = biała karta
    .subject = biała karta
    .object = białą kartę
    .lacking = białej karty
cards-white = { $number ->
         [one] { $number } biała karta
         [few] { $number } białe karty
        *[many] { $number } białych kart
    }
    .object = { $number ->
             [one] { $number } białą kartę
             [few] { $number } białe karty
            *[many] { $number } białych kart
        }
    .lacking = { $number ->
             [one] { $number } białej karty
            *[many] { $number } białych kart
        }
card-green = zielona karta
    .subject = zielona karta
    .object = zieloną kartę
    .lacking = zielonej karty
cards-green = { $number ->
         [one] { $number } zielona karta
         [few] { $number } zielone karty
        *[many] { $number } zielonych kart
    }
    .object = { $number ->
             [one] { $number } zieloną kartę
             [few] { $number } zielone karty
            *[many] { $number } zielonych kart
        }
    .lacking = { $number ->
             [one] { $number } zielonej karty
            *[many] { $number } zielonych kart
        }
card-yellow = żółta karta
    .subject = żółta karta
    .object = żółtą kartę
    .lacking = żółtej karty
cards-yellow = { $number ->
         [one] { $number } żółta karta
         [few] { $number } żółte karty
        *[many] { $number } żółtych kart
    }
    .object = { $number ->
             [one] { $number } żółtą kartę
             [few] { $number } żółte karty
            *[many] { $number } żółtych kart
        }
    .lacking = { $number ->
             [one] { $number } żółtej karty
            *[many] { $number } żółtych kart
        }
card-black = czarna karta
    .subject = czarna karta
    .object = czarną kartę
    .lacking = czarnej karty
cards-black = { $number ->
         [one] { $number } czarna karta
         [few] { $number } czarne karty
        *[many] { $number } czarnych kart
    }
    .object = { $number ->
             [one] { $number } czarną kartę
             [few] { $number } czarne karty
            *[many] { $number } czarnych kart
        }
    .lacking = { $number ->
             [one] { $number } czarnej karty
            *[many] { $number } czarnych kart
        }
card-red = czerwona karta
    .subject = czerwona karta
    .object = czerwoną kartę
    .lacking = czerwonej karty
cards-red = { $number ->
         [one] { $number } czerwona karta
         [few] { $number } czerwone karty
        *[many] { $number } czerwonych kart
    }
    .object = { $number ->
             [one] { $number } czerwoną kartę
             [few] { $number } czerwone karty
            *[many] { $number } czerwonych kart
        }
    .lacking = { $number ->
             [one] { $number } czerwonej karty
            *[many] { $number } czerwonych kart
        }
card-locomotive = lokomotywa
    .subject = lokomotywa
    .object = lokomotywę
    .lacking = lokomotywy
cards-locomotive = { $number ->
         [one] { $number } lokomotywa
         [few] { $number } lokomotywy
        *[many] { $number } lokomotyw
    }
    .object = { $number ->
             [one] { $number } lokomotywę
             [few] { $number } lokomotywy
            *[many] { $number } lokomotyw
        }
    .lacking = { $number ->
             [one] { $number } lokomotywy
            *[many] { $number } lokomotyw
        }
cards-none = brak kart
    .object = 0 kart
    .lacking = 0 kart

colour-purple = fioletowa
    .route = fioletowe
colour-blue = niebieska
    .route = niebieskie
colour-orange = pomarańczowa
    .route = pomarańczowe
colour-white = biała
    .route = białe
colour-green = zielona
    .route = zielone
colour-yellow = żółta
    .route = żółte
colour-black = czarna
    .route = czarne
colour-red = czerwona
    .route = czerwone
colour-grey = szara
    .route = szare

seat-number = miejsce { $number }
list-and = { $list } i { $last }
list-or = { $list } lub { $last }
city-also = { $city } ({ $other })
route-number = { $route } ({ $number })
country-cards = { $country } ({ $values })
quoted = „{ $text }”
