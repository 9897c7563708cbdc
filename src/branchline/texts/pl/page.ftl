# Strona w przeglądarce: jej rama. Co mówi się przy stole, jest w page-table.ftl; pokój może mieć własny plik.

page-home = Branchline, strona główna
page-menu = Menu
page-community = Społeczność
page-close = Zamknij
page-reload = Wczytaj ponownie
page-nowhere = Pod tym adresem nic nie ma.
page-unreachable = Serwer jest teraz nieosiągalny.
page-retrying-unreachable = Serwer jest teraz nieosiągalny. Strona stale próbuje się z nim połączyć.
page-retrying-busy = Serwer jest teraz przeciążony. Za chwilę kolejna próba.
page-waiting = Chwileczkę…
page-newer = Serwer ma nowszą wersję tej strony.
page-forgetful = Ta przeglądarka niczego dla tej strony nie przechowuje: ustawienia przetrwają do jej zamknięcia.
page-no-cookies = Ta przeglądarka nie przyjmuje plików cookie z tej strony, więc serwer nie może cię rozpoznać. Zezwól na nie i spróbuj ponownie.

page-choices = Ustawienia
page-language = Język
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Motyw
page-theme-light = Jasny
page-theme-dark = Ciemny
page-theme-system = Jak w systemie
page-motion = Animacje
page-motion-full = Tak
page-motion-none = Nie
page-motion-system = Jak w systemie
page-speed = Tempo pokazywania ruchów innych
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-none = Od razu
page-sound = Dźwięki
page-sound-on = Włącz dźwięki
page-sound-off = Wyłącz dźwięki
page-confirm = Potwierdzaj ruchy, których nie da się cofnąć
page-tips = Wskazówki w pierwszych grach
page-text = Widok tekstowy
page-text-what = Stół jako tekst, dla czytników ekranu i klawiatury.

page-board = Plansza
