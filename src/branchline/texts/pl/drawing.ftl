# Słowa na rysunkach plansz: legenda, punkty, gracze.

drawing-subtitle = { $low }–{ $high } graczy · { $number ->
        [one] po { $number } wagonie
        [few] po { $number } wagony
       *[many] po { $number } wagonów
    }

drawing-routes = Połączenia
drawing-coloured = karty w kolorze połączenia
drawing-grey = karty w jednym, dowolnym kolorze
drawing-tunnel = tunel: możliwa dopłata
drawing-ferry = prom: lokomotywa za każdy symbol
drawing-any-cards = { $number ->
        [one] { $number } dowolna karta
        [few] { $number } dowolne karty
       *[many] { $number } dowolnych kart
    } za pole
drawing-station = dworzec
drawing-country = kraj: jego karty, wierzchnia dużym drukiem

drawing-colours = Kolory
drawing-points = Punkty
drawing-spaces = pola
drawing-longest-path = najdłuższa trasa
drawing-most-tickets = najwięcej zrealizowanych biletów
drawing-unbuilt = za każdy niezbudowany dworzec

drawing-players = Gracze
drawing-trains = pozostałe wagony

drawing-heat = Mapa cieplna
drawing-heat-routes = połączenia
drawing-heat-cities = miasta
heat-claims = Połączenia według tego, jak często są zajmowane
heat-wins = Połączenia według udziału zwycięzców wśród tych, którzy je zajęli
