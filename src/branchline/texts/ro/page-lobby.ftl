# Pagina la o masă înaintea partidei, în chat și când privești în altă parte.

page-lobby-seats = Cine joacă
page-lobby-public = Publică
page-lobby-private = Privată
page-lobby-pace-none = Fără ceas
page-lobby-pace-live = { $minutes } min + { $seconds } s pe tură
page-lobby-pace-days = { $number ->
        [one] { $number } zi pe tură
        [few] { $number } zile pe tură
       *[other] { $number } de zile pe tură
    }
page-lobby-invited = { $name } te invită la o partidă
page-lobby-taken = Locuri ocupate: { $number } din { $total }
page-lobby-join = Intră în partidă
page-lobby-no-longest-path = Fără bonus pentru cel mai lung traseu
page-lobby-strict-ferries = Regula strictă a feriboturilor: cărți înlocuitoare doar pentru locomotivele desenate
page-lobby-watching-delayed = Spectatorii văd partida cu întârziere
page-lobby-watching-end = Spectatorii văd partida abia după încheiere
page-lobby-code = Codul acestei mese private
page-lobby-start = Începe partida
page-lobby-free = { $number ->
        [one] { $number } loc este încă liber: trimite linkul sau adaugă un bot.
        [few] { $number } locuri sunt încă libere: trimite linkul sau adaugă boți.
       *[other] { $number } de locuri sunt încă libere: trimite linkul sau adaugă boți.
    }
page-lobby-fill = Completează cu boți și începe
page-lobby-wait-others = Partida începe când sunt toți aici.
page-lobby-wait-host = Sunt toți aici: gazda poate începe partida.
page-lobby-full = Toate locurile sunt ocupate. Poți rămâne să privești partida sau poți deschide o masă a ta.
page-lobby-held-back = Jucătorii au ales să-și arate partida mai târziu. Va apărea aici de la sine.
page-lobby-about = Strânge cărți, ocupă rute feroviare și leagă orașele de pe biletele tale: câștigă cine are cele mai multe puncte.
page-lobby-proof = Dovada unei amestecări corecte
page-lobby-sealed = Împărțirea este deja sigilată; după partidă, oricine poate verifica dacă a umblat cineva la ea:

page-seat-free = Loc liber
page-seat-invited = Pentru cine are linkul
page-seat-bot = Bot, { bot-level }
page-seat-yours = Locul tău
page-seat-here = Aici
page-seat-sit = Așază-te aici
page-seat-fill = Completează
page-seat-friend = Adaugă pe cineva
page-seat-leave = Eliberează locul
page-seat-leave-of = Eliberează locul: { $name }
page-seat-away = Scoate de la masă
page-seat-away-of = Scoate de la masă: { $name }
page-fill = Cine ocupă locul { $number }?
page-fill-bot = Un bot
page-fill-friend = Cineva pe acest dispozitiv
page-fill-friend-go = Adaugă

page-share = Invită-i pe alții
page-share-how = Trimite acest link sau lasă-i să scaneze codul QR.
page-share-link = Linkul acestei mese
page-share-copy = Copiază
page-share-copied = Copiat
page-share-send = Distribuie
page-share-text = Vino să jucăm Branchline.
page-share-picture = Linkul sub formă de cod QR
page-share-code = Cod
page-share-game = Distribuie această partidă
page-share-game-how = Cine are acest link poate urmări partida.

page-chat-players = Mesajele le văd doar jucătorii. Salută-i!
page-chat-spectators = Mesajele le văd doar spectatorii, nu și jucătorii.
page-chat-unread = Mesaje noi
page-chat-write = Scrie ceva
page-chat-send = Trimite
page-chat-phrases = Mesaje rapide
page-chat-join = Scrie un nume ca să intri în chat
page-chat-join-go = Intră
page-chat-mute = Ascunde mesajele: { $name }
page-chat-muted = Mesaje ascunse: { $name }.
page-chat-unmute = Arată din nou mesajele
page-phrase-hello = Salut!
page-phrase-good-luck = Succes!
page-phrase-well-played = Bine jucat!
page-phrase-thanks = Mulțumesc!
page-phrase-oops = Hopa…
page-phrase-hurry = E rândul tău!
page-phrase-rematch = Revanșă?
page-phrase-goodbye = Pe curând!

page-call = Anunță-mă când îmi vine rândul
page-call-turn = E rândul tău: { $title }
page-call-forbidden = Browserul nu permite paginii să afișeze notificări. Permite-le pentru acest site în setările browserului.

page-shut = Aici nu este nicio masă
page-shut-no-such-table = Poate că linkul este greșit sau masa a fost ștearsă fiindcă nu o folosea nimeni. Cere un link nou.
page-shut-banned = Accesul tău la acest server este blocat. Dacă crezi că este o greșeală, scrie-i administratorului.
page-shut-other-origin = Deschide pagina la adresa proprie a serverului.

page-unreachable-next = Serverul nu răspunde acum și nu s-a schimbat nimic. Verifică conexiunea și încearcă din nou.
page-next-seat-taken = Cineva a fost mai rapid: alege alt loc.
page-next-code-needed = Cere-i linkul persoanei care te-a invitat.
page-next-stale = Mai uită-te o dată, apoi alege.
page-next-too-many = Apoi încearcă din nou.
page-next-too-many-tables = Partidele tale sunt pe pagina principală.
page-next-table-not-open = Poți urmări partida.
page-next-wrong-code = Cere unul nou.
page-next-no-guest = Apoi încearcă din nou.
page-next-banned = Administratorul îți poate spune de ce.
page-next-not-ready = Durează un minut sau două, o singură dată.
