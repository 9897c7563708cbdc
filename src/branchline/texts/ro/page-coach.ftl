# Analiza unei partide încheiate de către antrenor, în pagină.

page-coach-title = Antrenorul
page-coach-review = Analizează partida
page-coach-told = Șansele de câștig după fiecare mutare, momentele decisive și ce ar fi fost mai bine. Durează cam o jumătate de minut.
page-coach-queued = Alte partide sunt la rând înaintea acesteia.
page-coach-working = Antrenorul parcurge partida…
page-coach-failed = Analiza nu a reușit. O poți cere din nou.
page-coach-chart = Șanse de câștig aici: { $text }
page-coach-lesson = Pentru data viitoare:
page-coach-accuracy = Precizie
page-coach-accuracy-told = Precizie de la 0 la 100: 100 înseamnă că nicio decizie n-a irosit șanse de victorie; norocul la cărți nu contează
page-coach-act = Această mutare
page-coach-luck = Noroc
page-coach-choice = Decizie
page-coach-unit = Schimbarea șansei de câștig; noroc = ce cărți ies din teanc
page-coach-cost = { $kind ->
        [blunder] Greșeală mare: a scăzut șansa de câștig cu cam { $number } %
        [mistake] Greșeală: a scăzut șansa de câștig cu cam { $number } %
        [slip] Mică scăpare: a scăzut șansa de câștig cu cam { $number } %
       *[hidden] Ghinion: cu cărțile așa cum erau, a scăzut șansa de câștig cu cam { $number } %
    }
page-coach-no-act = La acest pas nu s-a jucat nimic
page-coach-turning-points = Momente decisive
page-coach-no-turning-points = Nicio decizie nu a întors singură soarta partidei
page-coach-ahead = { $turn ->
        [0] { $name } conduce de la început.
       *[other] { $name } conduce cam de la mutarea { $turn } încolo.
    }
page-coach-moment = Cel mai bun moment
page-coach-gain = Cam { $number } victorii în plus la 100 de partide față de cea mai bună dintre celelalte mutări
page-coach-nothing = Nimic nu a ieșit în evidență: nicio alegere nu a fost clar mai bună sau mai proastă decât altele.
page-coach-hindsight = După ce putea ști acest jucător, nicio alegere nu a fost o greșeală clară. Privind înapoi, cu toate cărțile cunoscute, aceasta a schimbat cel mai mult:
page-coach-hindsight-turn = Mutarea { $number }: șansa de câștig { $text }
page-coach-better = Mai bine
page-coach-numbers = Alte motive și cifre
page-coach-games = Partide simulate: { $number }
page-coach-won = Partide câștigate
page-coach-part = { $part ->
        [routes] Puncte din rute
        [tickets] Puncte din bilete
        [stations] Puncte din gări
        [longest-path] Puncte din cel mai lung traseu
        [most-tickets] Puncte din bonusul Globetrotter
        [countries] Puncte din cărți de țară
        [total] Punctaj total
       *[rival] Punctele celui mai bun rival
    }
page-coach-try = Încearcă din nou
page-coach-your-move = Tu ce ai face aici?
page-coach-thinking = Antrenorul se gândește…
page-coach-back = Înapoi la reluare
page-coach-again = Încearcă altceva
page-coach-yours = Mutarea ta
page-coach-played = În partidă
page-coach-best = Cea mai bună
page-coach-chance-told = Șanse de câștig după ceea ce putea ști acest jucător
page-coach-verdict-best = Este cea mai bună mutare!
page-coach-verdict-better = Mai bine decât în partidă
page-coach-verdict-equal = Cam la fel de bine ca în partidă
page-coach-verdict-worse = Mai slab decât în partidă
page-coach-show-points = Arată punctele în grafic
page-coach-show-chances = Arată șansele în grafic
