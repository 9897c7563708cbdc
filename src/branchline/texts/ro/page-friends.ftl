# Prieteni, invitații și potrivire rapidă.

page-friends = Prieteni
page-friends-all = { $number ->
        [0] Prietenii tăi
        [one] { $number } prieten
        [few] { $number } prieteni
       *[other] { $number } de prieteni
    }
page-friends-none = Nu e nimeni aici deocamdată. Trimite-le prietenilor linkul tău sau adaugă oameni cu care ai jucat, din meniul de lângă numele lor.
page-friends-online = Online
page-friends-today = A fost aici azi
page-friends-week = A fost aici săptămâna asta
page-friends-long = N-a mai trecut de mult
page-friends-hidden = Stare ascunsă
page-friends-join = Intră
page-friends-watch = Urmărește
page-friends-play = Joacă
page-friends-play-of = Invită la o partidă nouă: { $name }
page-friends-remove = Elimină
page-friends-remove-of = Elimină dintre prieteni: { $name }
page-friends-remove-text = Nu i se spune nimic. Puteți deveni din nou prieteni oricând.
page-friends-accept = Acceptă
page-friends-decline = Refuză
page-friends-asked = Cererea de prietenie a fost trimisă: { $name }.
page-friends-now = Tu și { $name } sunteți acum prieteni.
page-friends-account = Ca să ai prieteni aici, ai nevoie de un cont: așa te regăsesc pe orice dispozitiv. Partidele tale se păstrează.
page-friends-register = Creează un cont
page-friends-sign-in = Conectează-te
page-friends-link = Linkul tău pentru prieteni
page-friends-link-share = Cine îl deschide poate deveni prieten cu tine. Linkul e valabil șapte zile, pentru oricâte persoane.
page-friends-link-new = Creează un link
page-friends-link-revoke = Anulează toate linkurile mele
page-friends-link-how = { $name } vrea să fiți prieteni pe Branchline.
page-friends-link-follow = Să fim prieteni
page-friends-link-own = Acesta e linkul tău. Trimite-l altcuiva!
page-friends-link-already = Tu și { $name } sunteți deja prieteni.
page-friends-link-wrong = Linkul nu funcționează
page-friends-link-wrong-how = A expirat sau a fost anulat. Cere unul nou.
page-friends-blocked-people = Blocări și mesaje ascunse
page-friends-is-blocked = Jucător blocat
page-friends-is-muted = Mesaje ascunse
page-friends-unblock = Deblochează
page-friends-unblock-of = Deblochează: { $name }
page-friends-unmute-of = Arată din nou mesajele: { $name }
page-friends-blocked = Nu vei mai nimeri cu { $name } în partide rapide și nu îi vei mai vedea mesajele.
page-friends-muted = Nu vei mai vedea ce scrie { $name }.

page-player-menu = Meniu pentru { $name }
page-player-add = Adaugă la prieteni
page-player-is-friend = Sunteți prieteni.
page-player-guest = Acest jucător nu are cont, așa că nu puteți fi încă prieteni.
page-player-account = Ca să adaugi prieteni, ai nevoie de un cont.
page-player-mute = Ascunde mesajele
page-player-block = Blochează
page-player-block-how = Dacă ascunzi mesajele cuiva, nu mai vezi ce scrie. Cine e blocat nici nu te mai poate invita la partide, nici nu-ți mai poate cere prietenia, iar în partide rapide nu mai nimeriți împreună. Persoana nu află.

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
        [one] Completează cu boți după { $seconds } secundă
        [few] Completează cu boți după { $seconds } secunde
       *[other] Completează cu boți după { $seconds } de secunde
    }
page-match-rated = Partidă cotată
page-match-find = Caută-mi o partidă
page-match-waiting = Căutăm jucători…
page-match-starting = Toată lumea e aici: partida începe…
page-match-waited = Timp de așteptare
page-match-bots-in = { $number ->
        [one] Un bot ocupă locul liber peste { $time }
        [few] Boții ocupă locurile libere peste { $time }
       *[other] Boții ocupă locurile libere peste { $time }
    }
page-match-cancel = Nu mai căuta
