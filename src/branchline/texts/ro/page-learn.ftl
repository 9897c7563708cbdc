# Învățarea jocului în pagină: prima partidă și regulile cu imagini.

page-learn-title = Prima partidă
page-learn-next = Continuă
page-learn-skip = Sari peste lecție
page-learn-enough = Încheie lecția
page-learn-again = Încă o dată
page-learn-hide = Ascunde
page-learn-show = Arată textul
page-learn-welcome = Bun venit! Construiești căi ferate pe o insulă mică, împotriva unui bot. Câștigă cine are la sfârșit cele mai multe puncte. Durează cam cinci minute și poți pleca oricând.
page-learn-other-board = Pe harta { $title } unele reguli sunt altele: le afli la sfârșitul lecției.
page-learn-tickets = Întâi biletele. Pe fiecare sunt două orașe pe care trebuie să le legi cu rutele tale. Dacă la sfârșit sunt legate, primești punctele biletului; dacă nu, pierzi tot atâtea. Toate acestea sunt pe un singur drum: alege-le pe toate și păstrează-le.
page-learn-hand = Acestea sunt cărțile tale: { $cards }. Cu ele plătești rutele. O locomotivă înlocuiește orice culoare.
page-learn-claim = Acum construiește. Ruta { $route } este bună pentru biletele tale și ai cărțile pentru ea. Alege-o pe hartă.
page-learn-wait = Încă nu ai cărțile pentru o rută de care ai nevoie: trage două.
page-learn-pay = Fiecare câmp costă o carte de culoarea rutei. Alege cum plătești.
page-learn-claimed = Vagoanele tale sunt pe ruta { $route }: { number-points }. Cu cât o rută este mai lungă, cu atât aduce mai multe puncte.
page-learn-rival = Apoi botul a ocupat ruta { $route }. O rută este a unui singur jucător: dacă ți-o ia altcineva, caută alt drum.
page-learn-draw = Nu ai destule cărți? Trage două: dintre cele la vedere sau, pe nevăzute, din teanc. O locomotivă la vedere contează cât amândouă.
page-learn-second = Și a doua carte.
page-learn-ways = Alege unul dintre biletele tale: harta arată drumul care cere cele mai puține vagoane.
page-learn-countries = Doar unele hărți au țări, fiecare cu un teanc de cărți. Insula aceasta are două: { $countries }. Leagă-le cu rutele tale și iei de la fiecare cartea de deasupra. Cine ajunge primul primește cel mai mult.
page-learn-free = Acum continuă cum vrei tu. Trage cărți, construiește pentru bilete și trage altele noi când le-ai realizat. Rutele pe care le poți ocupa sunt evidențiate; alege oricare alta ca să vezi de ce nu o poți ocupa.
page-learn-tip-tunnel = Un tunel: după ce ai plătit, se întorc cărți din teanc. Pentru fiecare locomotivă și fiecare carte de culoarea cu care ai plătit mai dai o carte. Sau îți iei cărțile înapoi și pierzi doar tura.
page-learn-tip-ferry = Un feribot: fiecare locomotivă de pe el cere una de-a ta{ $number ->
        [0] .
        [one] {" "}sau orice carte colorată.
        [few] {" "}sau oricare { $number } cărți colorate.
       *[other] {" "}sau oricare { $number } de cărți colorate.
    }
page-learn-tip-station = O gară îți permite să folosești pentru biletele tale o rută a altui jucător care ajunge în orașul ei. Fiecare gară neconstruită aduce puncte la sfârșit.
page-learn-tip-countries = { page-tip-collected }
page-learn-tip-reset = { page-tip-reset }
page-learn-tip-done = { page-tip-done }
page-learn-tip-last-turns = Cineva aproape că nu mai are vagoane: fiecare mai are o tură, apoi se calculează punctajul.
page-learn-count = Partida s-a încheiat. Acum se adună punctele: rute, bilete și tot ce mai contează pe această hartă.
page-learn-won = Ai câștigat cu { $points } la { $number }!
page-learn-lost = De data aceasta a câștigat botul, cu { $number } la { $points }.
page-learn-over = Asta e tot ce îți trebuie: celelalte hărți au doar câteva reguli în plus.
page-learn-closing-won = Bravo!
page-learn-closing-lost = Ai jucat bine!
page-learn-known = Ce știi acum
page-learn-known-tickets = Leagă cele două orașe de pe un bilet cu rutele tale și primești la sfârșit punctele lui. Dacă nu reușești, pierzi tot atâtea.
page-learn-known-turn = La rândul tău faci un singur lucru: tragi două cărți, ocupi o rută sau tragi bilete noi.
page-learn-known-routes = Fiecare câmp al unei rute costă o carte de culoarea ei. Rutele lungi aduc mult mai multe puncte decât cele scurte.
page-learn-known-countries = Pe hărțile cu țări, leagă-le între ele ca să le câștigi cărțile: cine ajunge primul primește cel mai mult.
page-learn-known-end = Când cineva aproape că nu mai are vagoane, fiecare mai are o tură. Apoi se adună punctele.
page-learn-different = Altfel pe harta { $title }
page-learn-final-board = Vezi harta de la final
page-learn-first-game = Prima ta partidă adevărată
page-learn-first-game-how = Alege o hartă. Când apare ceva pentru prima oară, un sfat scurt îți explică.
page-learn-first-game-play = Joacă împotriva unor boți ușori

page-rules-title = Regulile
page-rules-of = { $title }: regulile
page-rules-players = Jucători
page-rules-contents = Cuprins
page-rules-back = Înapoi la joc
page-rules-learn = Învață jucând
page-rules-play = Joacă pe această hartă
page-rules-book = Regulile complete
page-rules-deck = Teanc
page-rules-face-up = Cărți la vedere
page-rules-points = Puncte pentru o rută
page-rules-points-spaces = Câmpuri
page-rules-points-worth = Puncte
page-rules-plain = O rută colorată
page-rules-grey = O rută gri
page-rules-double = O rută dublă
page-rules-tunnel = Un tunel: câmpurile lui au margini întrerupte
page-rules-ferry = Un feribot: pe el sunt locomotive
page-rules-any = O rută care se plătește cu orice cărți
page-rules-station = O gară
page-rules-country = Două țări legate
page-rules-ticket = Un bilet realizat

page-tap = Cum joci aici o tură
page-tap-draw = Trage cărți
page-tap-draw-how = Alege o carte la vedere sau teancul.
page-tap-claim = Ocupă o rută
page-tap-claim-how = Alege-o pe hartă. Sunt evidențiate rutele pentru care ai cărțile.
page-tap-pay = Plătește
page-tap-pay-how = Alege cărțile cu care vrei să plătești.
page-tap-tickets = Trage bilete
page-tap-tickets-how = Alege teancul de bilete, apoi ce păstrezi.
page-tap-station = Construiește o gară
page-tap-station-how = Apasă acest buton, apoi alege un oraș.
page-tap-hint = Nu știi ce să faci?
page-tap-hint-how = În partidele cu boți, acest buton îți sugerează o mutare.
page-tap-new = Nou de la ultima ta tură
page-tap-new-how = Cărțile la vedere cu un punct mic au apărut după ultima ta tură.
