# Nauka gry na stronie: pierwsza gra i zasady z obrazkami.

page-learn-title = Pierwsza gra
page-learn-next = Dalej
page-learn-skip = Pomiń lekcję
page-learn-enough = Zakończ lekcję
page-learn-again = Jeszcze raz
page-learn-hide = Ukryj
page-learn-show = Pokaż tekst
page-learn-welcome = Witaj! Budujesz koleje na małej wyspie, a twoim rywalem jest bot. Wygrywa ten, kto na koniec ma najwięcej punktów. To zajmie około pięciu minut i możesz wyjść w każdej chwili.
page-learn-other-board = Na planszy { $title } niektóre zasady są inne: powiemy o nich na końcu lekcji.
page-learn-tickets = Najpierw bilety. Na każdym są dwa miasta, które masz połączyć własną, nieprzerwaną trasą. Jeśli ją zbudujesz, na koniec zdobywasz punkty z biletu, a jeśli nie, tyle samo tracisz. Wszystkie te miasta leżą wzdłuż jednej trasy, więc zatrzymaj wszystkie bilety.
page-learn-hand = To twoje karty: { $cards }. Kartami płaci się za połączenia. Lokomotywa zastępuje każdy kolor.
page-learn-claim = Teraz budujemy. Połączenie { $route } przyda się do twoich biletów i masz na nie karty. Wybierz je na planszy.
page-learn-wait = Nie masz jeszcze kart na potrzebne połączenie: dobierz dwie.
page-learn-pay = Każde pole kosztuje jedną kartę w kolorze połączenia. Wybierz, jak zapłacisz.
page-learn-claimed = Twoje wagony stoją na połączeniu { $route }: { number-points }. Im dłuższe połączenie, tym więcej punktów.
page-learn-rival = Potem bot zajął połączenie { $route }. Każde należy tylko do jednego gracza: gdy ktoś cię ubiegnie, szukaj drogi naokoło.
page-learn-draw = Brakuje kart? Dobierz dwie: odkryte albo w ciemno ze stosu. Odkryta lokomotywa liczy się za obie.
page-learn-second = Teraz druga karta.
page-learn-ways = Wskaż jeden ze swoich biletów: plansza pokaże drogę, która wymaga najmniej wagonów.
page-learn-countries = Tylko niektóre plansze mają kraje, każdy ze stosem kart. Na tej wyspie są dwa: { $countries }. Połącz je własnymi połączeniami i weź z obu wierzchnią kartę. Kto pierwszy, ten dostaje najwięcej.
page-learn-free = Teraz graj dalej po swojemu. Dobieraj karty, buduj z myślą o biletach i dobieraj nowe, gdy zrealizujesz swoje. Połączenia, które możesz zająć, są podświetlone; wybierz inne, a zobaczysz, dlaczego nie możesz go zająć.
page-learn-tip-tunnel = Tunel: gdy zapłacisz, odkrywa się karty ze stosu. Każda lokomotywa i każda karta w kolorze zapłaty kosztuje cię jeszcze jedną kartę. Możesz też wziąć swoje karty z powrotem i stracić tylko turę.
page-learn-tip-ferry = Prom: za każdą lokomotywę na nim wykładasz swoją{ $number ->
        [0] .
        [one] {" "}albo dowolną kartę kolorową.
        [few] {" "}albo dowolne { $number } karty kolorowe.
       *[many] {" "}albo dowolnych { $number } kart kolorowych.
    }
page-learn-tip-station = Dworzec pozwala użyć do biletów jednego połączenia innego gracza, które prowadzi do tego miasta. Każdy niezbudowany dworzec jest na koniec wart punkty.
page-learn-tip-countries = { page-tip-collected }
page-learn-tip-reset = { page-tip-reset }
page-learn-tip-done = { page-tip-done }
page-learn-tip-last-turns = Komuś prawie skończyły się wagony: każdy ma jeszcze jedną turę, a potem podliczamy punkty.
page-learn-count = Gra skończona. Teraz podliczamy punkty: połączenia, bilety i wszystko inne, co się na tej planszy liczy.
page-learn-won = Wygrywasz { $points } do { $number }!
page-learn-lost = Tym razem wygrywa bot, { $number } do { $points }.
page-learn-over = To już wszystko: inne plansze mają tylko kilka dodatkowych zasad.
page-learn-closing-won = Brawo!
page-learn-closing-lost = Dobra gra!
page-learn-known = Co już wiesz
page-learn-known-tickets = Połącz dwa miasta z biletu własną trasą, a na koniec zdobędziesz jego punkty. Jeśli się nie uda, tyle samo stracisz.
page-learn-known-turn = W swojej turze robisz jedną rzecz: dobierasz dwie karty, zajmujesz połączenie albo dobierasz nowe bilety.
page-learn-known-routes = Każde pole połączenia kosztuje jedną kartę w jego kolorze. Długie połączenia są warte o wiele więcej niż krótkie.
page-learn-known-countries = Na planszach z krajami łącz je, by zdobywać ich karty: kto pierwszy, ten dostaje najwięcej.
page-learn-known-end = Gdy komuś prawie skończą się wagony, każdy ma jeszcze jedną turę. Potem podliczamy punkty.
page-learn-different = Inaczej na planszy { $title }
page-learn-final-board = Zobacz planszę na koniec gry
page-learn-first-game = Twoja pierwsza prawdziwa partia
page-learn-first-game-how = Wybierz planszę. Gdy coś zdarzy się po raz pierwszy, wyjaśni to krótka wskazówka.
page-learn-first-game-play = Zagraj z łatwymi botami

page-rules-title = Zasady
page-rules-of = { $title }: zasady
page-rules-players = Gracze
page-rules-contents = Spis treści
page-rules-back = Wróć do gry
page-rules-learn = Ucz się, grając
page-rules-play = Zagraj na tej planszy
page-rules-book = Pełne zasady
page-rules-deck = Stos
page-rules-face-up = Odkryte karty
page-rules-points = Punkty za połączenie
page-rules-points-spaces = Pola
page-rules-points-worth = Punkty
page-rules-plain = Kolorowe połączenie
page-rules-grey = Szare połączenie
page-rules-double = Podwójne połączenie
page-rules-tunnel = Tunel: jego pola mają przerywane brzegi
page-rules-ferry = Prom: są na nim lokomotywy
page-rules-any = Połączenie za dowolne karty
page-rules-station = Dworzec
page-rules-country = Dwa połączone kraje
page-rules-ticket = Zrealizowany bilet

page-tap = Jak tu zagrać turę
page-tap-draw = Dobierz karty
page-tap-draw-how = Wybierz odkrytą kartę albo stos.
page-tap-claim = Zajmij połączenie
page-tap-claim-how = Wybierz je na planszy. Podświetlone są te, na które masz karty.
page-tap-pay = Zapłać
page-tap-pay-how = Wybierz karty, którymi chcesz zapłacić.
page-tap-tickets = Dobierz bilety
page-tap-tickets-how = Wybierz stos biletów, a potem bilety, które zatrzymasz.
page-tap-station = Zbuduj dworzec
page-tap-station-how = Naciśnij ten przycisk, a potem wybierz miasto.
page-tap-hint = Nie wiesz, co zrobić?
page-tap-hint-how = W grze z botami ten przycisk podpowiada ruch.
page-tap-new = Nowe od twojego ostatniego ruchu
page-tap-new-how = Odkryte karty z małą kropką pojawiły się od twojego ostatniego ruchu.
