# Prieteni, invitații și potrivire rapidă.

page-friends = Prieteni
page-friends-all = { $number ->
        [0] Prietenii tăi
        [one] { $number } prieten
        [few] { $number } prieteni
       *[other] { $number } de prieteni
    }
page-friends-none = Nu e nimeni aici deocamdată. Trimite-ți linkul sau adaugă oameni cu care ai jucat, din meniul de lângă numele lor.
page-friends-online = Online
page-friends-today = A fost aici azi
page-friends-week = A fost aici săptămâna asta
page-friends-long = N-a mai trecut de mult
page-friends-hidden = Stare ascunsă
page-friends-join = Intră
page-friends-watch = Privește
page-friends-play = Joacă
page-friends-play-of = Invită la o partidă nouă: { $name }
page-friends-remove = Elimină
page-friends-remove-of = Elimină dintre prieteni: { $name }
page-friends-remove-text = Nu i se spune nimic. Puteți deveni din nou prieteni oricând.
page-friends-accept = Acceptă
page-friends-decline = Refuză
page-friends-asked = { $name } a primit cererea ta.
page-friends-now = Tu și { $name } sunteți acum prieteni.
page-friends-account = Pentru prieteni ai nevoie de un cont, ca să te găsească de pe orice dispozitiv. Partidele tale vin cu tine.
page-friends-register = Creează un cont
page-friends-sign-in = Autentifică-te
page-friends-link = Linkul tău pentru prieteni
page-friends-link-share = Cine îl deschide îți devine prieten. Merge șapte zile, de câte ori vrei.
page-friends-link-new = Creează un link
page-friends-link-revoke = Anulează toate linkurile mele
page-friends-link-how = { $name } vrea să fiți prieteni pe Branchline.
page-friends-link-follow = Să fim prieteni
page-friends-link-own = Acesta e linkul tău. Trimite-l altcuiva!
page-friends-link-already = Tu și { $name } sunteți deja prieteni.
page-friends-link-wrong = Linkul nu funcționează
page-friends-link-wrong-how = A expirat sau a fost anulat. Cere unul nou.
page-friends-blocked-people = Blocați și amuțiți
page-friends-is-blocked = Blocat
page-friends-is-muted = Amuțit
page-friends-unblock = Deblochează
page-friends-unblock-of = Deblochează: { $name }
page-friends-unmute-of = Nu mai amuți: { $name }
page-friends-blocked = Nu te mai întâlnești cu { $name } în partide rapide și nu îi mai vezi mesajele.
page-friends-muted = Nu mai vezi ce scrie { $name }.

page-player-menu = Meniu pentru { $name }
page-player-add = Adaugă la prieteni
page-player-is-friend = Sunteți prieteni.
page-player-guest = Acest jucător nu are cont, așa că nu puteți fi încă prieteni.
page-player-account = Ca să adaugi prieteni, ai nevoie de un cont.
page-player-mute = Amuțește
page-player-block = Blochează
page-player-block-how = Dacă amuțești pe cineva, nu îi mai vezi mesajele. Cine e blocat nici nu te mai poate invita sau întreba și nu mai nimeriți împreună în partide rapide. Nu i se spune.

page-inbox = Te așteaptă
page-inbox-invited = { $name } te invită la o partidă: { $title }
page-inbox-rematch = { $name } vrea revanșa: { $title }
page-inbox-request = { $name } vrea să fiți prieteni
page-inbox-join = Intră
page-inbox-dismiss = Nu, mulțumesc

page-invite-friends = Invită prieteni
page-invite-friend = Invită
page-invite-of = Invită: { $name }
page-invite-sent = Invitație trimisă
page-invite-all = { $number ->
        [one] Arată { $number } prieten
        [few] Arată toți cei { $number } prieteni
       *[other] Arată toți cei { $number } de prieteni
    }

page-match = Găsește o partidă
page-match-how = Joacă cu cineva care caută același lucru. Partida începe când toate locurile sunt ocupate.
page-match-board = Hartă
page-match-any-board = Orice hartă
page-match-players = Jucători
page-match-any = Oricâți
page-match-pace = Ceas
page-match-pace-none = Fără ceas
page-match-pace-live = 10 minute
page-match-pace-days = O zi pe tură
page-match-bots = { $seconds ->
        [one] După { $seconds } secundă se așază boți
        [few] După { $seconds } secunde se așază boți
       *[other] După { $seconds } de secunde se așază boți
    }
page-match-rated = Partidă cu punctaj
page-match-find = Găsește-mi o partidă
page-match-waiting = Căutăm jucători…
page-match-starting = Suntem toți: partida începe…
page-match-waited = Timp de așteptare
page-match-bots-in = { $number ->
        [one] Un bot ocupă locul liber în { $time }
        [few] Boții ocupă locurile libere în { $time }
       *[other] Boții ocupă locurile libere în { $time }
    }
page-match-cancel = Nu mai căuta
