# Wskazówki w pierwszych grach, w jednym albo dwóch wierszach.

page-tips-off = Bez wskazówek
page-tip-offer = Na każdym bilecie są dwa miasta do połączenia. Zrealizowany daje na koniec punkty, niezrealizowany je odbiera.
page-tip-turn = Brakuje kart? Dobierz dwie. Podświetlone połączenia możesz zająć od razu: wybierz jedno, a zobaczysz cenę.
page-tip-route = Masz karty na połączenie { $route }, po drodze do celu z twojego biletu. Wybierz je na planszy, by je zająć.
page-tip-tunnel = Tunel { $route } jest po drodze: gdy zapłacisz, odkrywa się karty, a pasujące oznaczają dopłatę.
page-tip-ferry = Prom { $route } jest po drodze: za każdą lokomotywę na nim wykładasz swoją{ $number ->
        [0] .
        [one] {" "}albo dowolną kartę kolorową.
        [few] {" "}albo dowolne { $number } karty kolorowe.
       *[many] {" "}albo dowolnych { $number } kart kolorowych.
    }
page-tip-station = Dworzec pozwala użyć do biletów połączenia innego gracza, które prowadzi do tego miasta.
page-tip-ways = Wybierz jeden ze swoich biletów: plansza pokaże połączenia, których jeszcze potrzebuje.
page-tip-countries = Połącz dwa kraje własnymi połączeniami i weź z obu wierzchnią kartę. Kto pierwszy, ten dostaje najwięcej.
page-tip-collected = Kraje są połączone: każdy dał ci wierzchnią kartę ze swojego stosu. Kto pierwszy, ten dostaje najwięcej.
page-tip-reset = Wśród odkrytych kart było za dużo lokomotyw, więc wszystkie wymieniono.
page-tip-done = Wszystkie twoje bilety są zrealizowane! Dobierz nowe albo buduj długie połączenia dla punktów.
page-tip-last-turns = { $you ->
        [yes] Prawie skończyły ci się wagony
       *[no] { $seat } prawie nie ma już wagonów
    }, więc to twoja ostatnia tura. Potem podliczamy punkty.
