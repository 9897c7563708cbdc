# Pagina în browser: rama ei. Ce se spune la masă este în page-table.ftl; un ecran poate avea fișierul lui.

page-home = Branchline, pagina principală
page-menu = Meniu
page-community = Comunitate
page-close = Închide
page-reload = Reîncarcă
page-nowhere = La această adresă nu există nimic.
page-unreachable = Serverul nu răspunde acum.
page-retrying-unreachable = Serverul nu răspunde acum. Pagina continuă să încerce.
page-retrying-busy = Serverul este suprasolicitat acum. Pagina continuă să încerce.
page-waiting = O clipă…
page-newer = Serverul are o versiune mai nouă a acestei pagini.
page-forgetful = Acest browser nu salvează nimic pentru pagină: setările se păstrează doar până o închizi.
page-no-cookies = Acest browser nu acceptă cookie-uri de la această pagină, așa că serverul nu te poate recunoaște. Permite-le, apoi încearcă din nou.

page-choices = Setări
page-language = Limbă
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Temă
page-theme-light = Deschisă
page-theme-dark = Închisă
page-theme-system = Ca în sistem
page-motion = Animații
page-motion-full = Da
page-motion-none = Nu
page-motion-system = Ca în sistem
page-speed = Cât de repede se văd mutările celorlalți
page-speed-slow = Lent
page-speed-normal = Normal
page-speed-fast = Rapid
page-speed-none = Imediat
page-sound = Sunete
page-sound-on = Pornește sunetele
page-sound-off = Oprește sunetele
page-confirm = Cere confirmare la mutările care nu se pot anula
page-tips = Sfaturi în primele partide
page-text = Mod text
page-text-what = Masa ca text, pentru cititoare de ecran și tastatură.

page-board = Hartă
