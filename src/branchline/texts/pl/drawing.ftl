# Słowa na rysunkach plansz: legenda, punkty, gracze.

drawing-subtitle = { $low }–{ $high } graczy · { $number ->
        [one] po { $number } wagonie
        [few] po { $number } wagony
       *[many] po { $number } wagonów
    }

drawing-lanes = Linie
drawing-coloured = karty w kolorze linii
drawing-grey = karty w jednym, dowolnym kolorze
drawing-tunnel = tunel: możliwa dopłata
drawing-ferry = prom: lokomotywa za każdy symbol
drawing-any-cards = { $number ->
        [one] { $number } dowolna karta zapłaci
        [few] { $number } dowolne karty zapłacą
       *[many] { $number } dowolnych kart zapłaci
    } za pole
drawing-station = dworzec
drawing-country = kraj: wartości kart, wierzchnia duża

drawing-colours = Kolory
drawing-points = Punkty
drawing-spaces = pola
drawing-longest-path = najdłuższa trasa
drawing-most-tickets = najwięcej ukończonych biletów
drawing-unbuilt = za każdy niezbudowany dworzec

drawing-players = Gracze
drawing-trains = pozostałe wagony

drawing-heat = Mapa natężenia
drawing-heat-lanes = linie
drawing-heat-cities = miasta
