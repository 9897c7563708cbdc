# Paginile jucătorilor, istoricul partidelor, clasamentele și statisticile site-ului.

page-rated = cotată
page-new-rated = Partidă cotată
page-new-rated-yes = Partida contează la cotație. Fiecare are nevoie de un cont, iar sfaturile nu sunt disponibile.
page-new-rated-no = O partidă amicală: nu contează la cotație.
page-new-rated-friend = Într-o partidă cotată fiecare ocupă un singur loc: alege pe altcineva pentru locurile de pe acest dispozitiv.
page-end-ratings = Cotații
page-end-replaced = Un bot a jucat o mare parte din partidă sau finalul ei pentru { $seats }: în istoric și la cotație, asta contează ca ultimul loc.
page-end-counts-last = ultimul loc, indiferent de puncte
page-end-last = Ești pe ultimul loc
page-end-last-why = Un bot a făcut mai mult de un sfert din mutările tale sau a terminat partida în locul tău. Într-o partidă cotată, asta înseamnă ultimul loc, indiferent de puncte.
page-players-title = Jucător
page-players-page = Pagina jucătorului
page-players-own-page = Pagina mea de jucător
page-players-own-games = Partidele mele
page-players-games = Partide
page-players-private = Doar tu vezi această pagină: contul tău e privat.
page-players-none = Încă nicio partidă încheiată.
page-players-played = Partide
page-players-won = Câștigate
page-players-tickets = Bilete realizate
page-players-longest = Cel mai lung traseu
page-players-favourite = Harta preferată
page-players-rating = Cotație
page-players-number = { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }
page-players-chart = Graficul cotației: { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }; acum { $rating }
page-players-boards = Pe hărți
page-players-points = Puncte în medie
page-players-best = Cele mai multe puncte
page-players-accuracy = Precizie
page-players-provisional = Cotație provizorie
page-players-provisional-note = Semnul întrebării arată că această cotație e provizorie: se confirmă după vreo zece partide cotate.
page-players-rivals = Față în față
page-players-rival = { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, loc mai bun: { $ahead }, loc mai slab: { $behind }
page-players-bot = Bot ({ $level })
page-players-somebody = Cineva
page-players-place = { $place ->
        [1] locul I
        [2] locul II
        [3] locul III
        [4] locul IV
       *[5] locul V
    }
page-players-agreed = încheiată de comun acord
page-players-abandoned = lăsată neterminată
page-players-result = Rezultat
page-players-result-won = Câștigate
page-players-result-lost = Necâștigate
page-players-result-left = Părăsite
page-players-result-unfinished = Fără câștigător
page-players-filter = Filtre
page-players-opponent = Numele adversarului
page-players-from = De la
page-players-to = Până la
page-players-points-of = { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
page-players-left-resigned = abandon
page-players-left-stand-in = un bot a terminat partida: contează ca ultimul loc, oricâte puncte ar fi
page-players-accuracy-of = precizie { $number }
page-players-record = Înregistrare
page-players-all-records = Descarcă toate înregistrările
page-players-more = Arată mai multe
page-players-nothing = Nicio partidă nu corespunde căutării.
page-leaderboard = Clasament
page-leaderboard-own = Ești pe locul { $rank } din { $number }.
page-leaderboard-rank = Loc
page-leaderboard-player = Jucător
page-leaderboard-none = Nimeni nu are încă o cotație confirmată aici. Joacă vreo zece partide cotate și deschizi tu clasamentul.
page-leaderboard-bots = Boții, pentru comparație
page-leaderboard-note = Cotațiile sunt separate pentru fiecare hartă și număr de jucători. Toți încep cu 1500.
page-statistics = Statistici
page-statistics-games = { $number ->
        [one] { $number } partidă încheiată
        [few] { $number } partide încheiate
       *[other] { $number } de partide încheiate
    }, { $rated ->
        [0] niciuna cotată
       *[other] din care cotate: { $rated }
    }.
page-statistics-wins = Ce aduce victoria
page-statistics-winner-points = Punctele câștigătorilor
page-statistics-tickets = Bilete realizate
page-statistics-path = Cel mai lung traseu
page-statistics-pairs = Medii. Unde sunt două numere, primul e al câștigătorilor, iar al doilea al celorlalți.
page-statistics-heat = Hărți termice
page-statistics-show = Culorile arată
page-statistics-claims = Ocupări
page-statistics-wins-share = Reușită
page-statistics-picture = Hartă termică: { $board }
page-statistics-few = Pe acest site s-au jucat încă prea puține partide pentru statistici.
page-statistics-few-heat = Pe această hartă s-au jucat încă prea puține partide pentru o hartă termică.
page-statistics-title = Statisticile acestui site
page-statistics-note = Numerele provin din partide cu oameni de pe acest site și nu spun nimic despre cineva anume.
