# Omówienie zakończonej gry. Nagłówki i etykiety bez kropki.

coach-head = { $title }: omówienie gry (symulowanych gier na ruch: { $number })
coach-accuracy = { $number ->
        [one] { $seat }: dokładność { $text } w { $number } decyzji
       *[other] { $seat }: dokładność { $text } w { $number } decyzjach
    }
coach-no-accuracy = { $seat }: nie było nic do stracenia, więc dokładności nie da się obliczyć
coach-luck = Szanse na wygraną: szczęście { $luck }, decyzje { $lost }
coach-turning-points = Punkty zwrotne
coach-no-turning-points = Żadna pojedyncza decyzja nie odwróciła losów gry
coach-turned = { $number }. { $seat }: { $move }
coach-cost = { $kind ->
        [blunder] Duży błąd: kosztował wygraną w około { $number } na 100 gier.
        [mistake] Błąd: kosztował wygraną w około { $number } na 100 gier.
        [slip] Drobna niedokładność: kosztowała wygraną w około { $number } na 100 gier; różnica jest mała.
       *[hidden] Pech: przy takim układzie kart ten ruch kosztował wygraną w około { $number } na 100 gier.
    }
coach-won = Symulowane gry: { $number }; wygrane po lepszym ruchu: { $won }, po zagranym: { $lost }.
coach-better = Lepiej: { $move }.
coach-own = Własne decyzje: { $seat }
coach-best-moment = Najlepszy moment: około { $number } wygranych więcej na 100 gier niż po najlepszym z innych ruchów ({ $move }).
coach-nothing = Nic się nie wyróżniło: żaden wybór nie był wyraźnie lepszy ani gorszy od innych.
coach-lesson-late = Bilet { $goals } dobierasz pod koniec (w zapasie { number-trains }) i zostaje on niezrealizowany. Pod koniec gry nowe bilety rzadko się opłacają.
coach-lesson-strayed = Bilet { $goals } zostaje niezrealizowany, a { $trains ->
        [few] { $trains } wagony idą
       *[many] { $trains } wagonów idzie
    } na połączenia, które nie przybliżają żadnego biletu. Najpierw buduj połączenia potrzebne do biletów.
coach-lesson-overlooked = { $number } razy dobierasz kartę ze stosu, choć odkryta leży ostatnia karta brakująca do połączenia z Twoich biletów. Najpierw sprawdzaj odkryte karty.
coach-lesson-failed = Bilet { $goals } zostaje niezrealizowany i odejmuje punkty. Zaczynaj od najdłuższego biletu, póki jego połączenia są wolne.
coach-lesson-left = Na koniec masz jeszcze { number-trains }; kart na ręce: { $number }. Nie dają one punktów: zajmuj połączenia wcześniej.
coach-lesson-short = Połączenia z jednym lub dwoma polami: { $number } z { $total }, razem { number-points }. Zbieraj karty na dłuższe, które dają znacznie więcej.
refusal-coach-unfinished = ta gra jeszcze trwa, a omówienie odsłoniłoby zakryte karty
refusal-coach-playouts = liczba symulowanych gier to { $number }; wybierz od { $least } do { $most }
refusal-coach-no-act = nie ma ruchu { $number }, ostatni to { $last }
refusal-coach-busy = trener ma teraz dużo pracy: spróbuj ponownie za kilka minut
