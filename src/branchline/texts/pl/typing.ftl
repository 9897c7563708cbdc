# Co gracze mogą wpisywać zamiast słów zapisu. Możliwości oddziela się przecinkami, mogą mieć po kilka słów; program sam
# pisze pierwszą. Wielkość liter i znaki diakrytyczne nie mają znaczenia. Angielskie słowa działają w każdym języku,
# więc żadne słowo nie może znaczyć czegoś innego w innym języku.
# typed-filler: słowa tutaj bez znaczenia.

typed-draw = dobierz, dobieram, dociągnij, ciągnij, ciągnę, pociągnij
typed-take = weź, biorę, bierz, zabierz
typed-tickets = bilety, bilet, dobierz bilety, dobierz bilet, dobieram bilety, weź bilety, biorę bilety, ciągnij bilety, ciągnę bilety, nowe bilety
typed-keep = zatrzymaj, zatrzymuję, zostaw, zostawiam, zachowaj, zachowuję
typed-claim = zajmij, zajmuję, zajmę, przejmij
typed-station = dworzec, zbuduj dworzec, buduję dworzec, buduj dworzec, postaw dworzec, stawiam dworzec, zbuduj, buduję, stacja, stację, zbuduj stację
typed-pay = dopłać, dopłacam, zapłać, płacę, płać
typed-decline = zrezygnuj, rezygnuję, rezygnuj, odmów, odmawiam
typed-give = oddaj, oddaję, daj, daję
typed-pass = pas, spasuj, pasuję, pasuj
typed-with = za, z, używając, płacąc
typed-for = z zastępczymi za, z kartami zastępczymi za, oddając karty zastępcze za, karty zastępcze za, zastępcze za, zamiast
typed-and = i, oraz, plus
typed-filler = karta, kartę, karty, kart, kartami, połączenie, połączenia, trasa, trasę, odcinek, bilet, bilety, dworzec, miasto, mieście, w, we, ze stosu, ze, stosu, w ciemno, spośród odkrytych, spośród, z odkrytych, odkrytych, odkrytą, pole, pola, pól, zastępczą, jako kartę zastępczą, jako, z tunelu, do tunelu, tunel

typed-purple = fioletowa, fioletowej, fioletowy, fioletowe, fioletowych, fioletowego, fioletowymi, fiolet, różowa, różowej, różowy, różowe, różowych, purpurowa, purpurowej, purpurowe, purpurowych
typed-blue = niebieska, niebieskiej, niebieski, niebieskie, niebieskich, niebieskiego, niebieskimi
typed-orange = pomarańczowa, pomarańczowej, pomarańczowy, pomarańczowe, pomarańczowych, pomarańczowego, pomarańczowymi
typed-white = biała, białej, biały, białe, białych, białego, białymi
typed-green = zielona, zielonej, zielony, zielone, zielonych, zielonego, zielonymi
typed-yellow = żółta, żółtej, żółty, żółte, żółtych, żółtego, żółtymi
typed-black = czarna, czarnej, czarny, czarne, czarnych, czarnego, czarnymi
typed-red = czerwona, czerwonej, czerwony, czerwone, czerwonych, czerwonego, czerwonymi
typed-locomotive = lokomotywa, lokomotywy, lokomotywę, lokomotyw, lokomotywą, lokomotywie, lokomotywami, loko, lok, joker, jokera, jokery
