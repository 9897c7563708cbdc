# Regulile unei hărți pentru un jucător, spuse din setările ei. Propoziții întregi.

# Scopul.
rule-goal = Ocupă rute de cale ferată între orașe și leagă cu ele orașele de pe biletele tale secrete.
rule-winner = Pentru fiecare rută primești puncte pe loc, când o ocupi, iar pentru bilete la sfârșit. Câștigă jucătorul cu cele mai multe puncte.
rule-winner-bonuses = Pentru fiecare rută primești puncte pe loc, când o ocupi, iar pentru bilete și bonusuri la sfârșit. Câștigă jucătorul cu cele mai multe puncte.

# Pregătirea.
rule-players = { $title }: joc pentru { $low }–{ $high } jucători.
rule-players-exactly = { $title }: joc pentru { $number } jucători.
rule-trains = Fiecare jucător are { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    } de așezat pe rute.
rule-cards = Există câte { $each_colour ->
        [one] { $each_colour } carte
        [few] { $each_colour } cărți
       *[other] { $each_colour } de cărți
    } din fiecare dintre cele opt culori și { $locomotives ->
        [0] nicio locomotivă
        [one] { $locomotives } locomotivă
        [few] { $locomotives } locomotive
       *[other] { $locomotives } de locomotive
    }.
rule-deal = Cărțile se amestecă. Fiecare jucător primește { $hand ->
        [0] zero cărți
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, iar { $number } se pun la vedere. Restul formează teancul.
rule-offer = Primești { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    } și alegi pe care le păstrezi: cel puțin { $least }.
rule-offer-long = Primești { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    }, dintre care { $long ->
        [one] unul lung
        [few] { $long } lungi
       *[other] { $long } lungi
    }, și alegi pe care le păstrezi: cel puțin { $least }, indiferent care.
rule-offer-leaves = Biletele nepăstrate la început ies din joc.
rule-offer-returns = Biletele nepăstrate la început se pun sub teancul de bilete.
rule-first = Primul jucător este tras la sorți, dacă nu îl alege gazda. Apoi se joacă pe rând.

# Tura.
rule-turn = La rândul tău faci un singur lucru: tragi cărți, ocupi o rută sau tragi bilete.
rule-turn-stations = La rândul tău faci un singur lucru: tragi cărți, ocupi o rută, tragi bilete sau construiești o gară.
rule-pass = Pasezi numai dacă nu poți face niciunul dintre acestea.

# Tragerea cărților.
rule-draw = Tragi două cărți. Fiecare poate fi una dintre cărțile la vedere sau, pe nevăzute, cea de deasupra teancului. O carte luată de la vedere este înlocuită imediat din teanc, înainte să o alegi pe următoarea.
rule-face-up-locomotive-ends = O locomotivă la vedere contează cât ambele cărți: o poți lua numai ca primă carte, iar atunci nu mai tragi alta. O locomotivă trasă din teanc contează cât o singură carte.
rule-face-up-locomotive-plain = O locomotivă la vedere se ia ca orice altă carte.
rule-face-up-reset = Când la vedere { $number ->
        [one] este cel puțin { $number } locomotivă
        [few] sunt cel puțin { $number } locomotive
       *[other] sunt cel puțin { $number } de locomotive
    }, toate cărțile la vedere se decartează și se înlocuiesc.
rule-face-up-stays = Cărțile la vedere nu se înlocuiesc, oricâte locomotive ar fi printre ele.
rule-reshuffle = Când teancul se termină, cărțile decartate se amestecă și devin noul teanc.
rule-hand = Poți avea oricâte cărți în mână. Ceilalți văd câte ai, dar nu și care sunt.

# Ocuparea unei rute.
rule-claim = Poți ocupa orice rută liberă, chiar dacă nu se leagă de ale tale, dar una singură pe tură și toată deodată.
rule-pay = Joci atâtea cărți câte câmpuri are ruta. Ele se decartează.
rule-pay-colour = O rută colorată se plătește cu cărți de culoarea ei.
rule-pay-grey = O rută gri se plătește cu cărți de orice culoare, dar toate de aceeași culoare.
rule-locomotives = Locomotivele înlocuiesc cărți de orice culoare. Poți plăti chiar și numai cu locomotive.
rule-locomotives-special = Locomotivele { $where ->
       *[both] înlocuiesc alte cărți numai pe feriboturi și în tuneluri
        [ferries] înlocuiesc alte cărți numai pe feriboturi
        [tunnels] înlocuiesc alte cărți numai în tuneluri
        [nowhere] nu înlocuiesc alte cărți pe nicio rută
    }.
rule-place = Așezi câte un vagon al tău pe fiecare câmp. Ruta este acum a ta și nimeni altcineva nu o mai poate ocupa. Dacă nu mai ai destule vagoane, nu o poți ocupa.
rule-score-at-once = Punctele pentru rută le primești pe loc.
rule-points = Punctele după numărul de câmpuri: { $values }.

# Rute duble.
rule-doubles = O rută dublă este formată din rute alăturate între aceleași două orașe. Niciun jucător nu poate ocupa două dintre ele.
rule-doubles-closed = Cu { $players } jucători, din fiecare rută dublă se poate ocupa o singură rută: odată ce una este ocupată, restul se închide pentru toți.
rule-doubles-open = Cu { $players } jucători se pot ocupa toate rutele alăturate, dar de către jucători diferiți.

# Feriboturi.
rule-ferries = Pe un feribot sunt desenate una sau mai multe locomotive. Pentru fiecare dintre ele trebuie să joci o locomotivă. Celelalte câmpuri se plătesc ca de obicei; și acolo locomotivele pot înlocui alte cărți.
rule-ferry-substitutes = O locomotivă desenată pe feribot poate fi înlocuită cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }. Cărțile jucate astfel se numesc cărți înlocuitoare.
rule-ferry-substitutes-any = Pe un feribot, orice locomotivă, chiar și una jucată în locul unei cărți colorate, poate fi înlocuită cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }. Cărțile jucate astfel se numesc cărți înlocuitoare.
rule-ferry-substitutes-optional = Se poate juca și cu regula strictă a feriboturilor: atunci cărțile înlocuitoare se pot juca doar pentru locomotivele desenate pe feribot.

# Tuneluri.
rule-tunnels = Nu știi dinainte cât va costa un tunel. Întâi joci cărțile pentru câmpurile lui. Apoi se { $number ->
        [one] întoarce cartea de deasupra teancului
        [few] întorc primele { $number } cărți din teanc
       *[other] întorc primele { $number } de cărți din teanc
    }.
rule-tunnel-owed = Pentru fiecare carte întoarsă care este locomotivă sau are culoarea pe care ai jucat-o mai dai o carte: de acea culoare sau o locomotivă.
rule-tunnel-locomotives = Dacă ai jucat numai locomotive, contează doar locomotivele întoarse și le plătești tot cu locomotive.
rule-tunnel-decline = Dacă nu poți sau nu vrei să plătești, îți iei cărțile înapoi. Nu ocupi nimic, iar tura ta se încheie.
rule-tunnel-after = Cărțile întoarse se decartează. Cărțile plătite în plus nu schimbă nici numărul vagoanelor, nici punctele.

# Rute pentru orice cărți.
rule-any-cards = Pe ruta { $routes }, fiecare câmp poate fi plătit cu { $number ->
        [one] orice carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    } în loc de o carte potrivită. Poți plăti astfel oricâte câmpuri, chiar toate. Acestea sunt cărți înlocuitoare; printre ele pot fi și locomotive.

# Gări.
rule-stations = Fiecare jucător are { $stations ->
        [one] { $stations } gară
        [few] { $stations } gări
       *[other] { $stations } de gări
    }. Construirea unei gări ocupă toată tura.
rule-station-where = Poți construi în orice oraș care nu are încă o gară, chiar dacă nu ai rute acolo.
rule-station-costs = Costul în cărți, de la prima gară la ultima: { $values }. Cărțile pentru o gară sunt toate de aceeași culoare; locomotivele înlocuiesc orice culoare.
rule-station-borrow = O gară îți permite să folosești, pentru toate biletele tale, o rută a altui jucător care ajunge în orașul ei, ca și cum ar fi a ta. Cea mai bună rută pentru tine se alege automat la sfârșit.
rule-station-path = Rutele împrumutate astfel nu contează pentru cel mai lung traseu.

# Țări.
rule-country-stacks = Fiecare țară vecină are un teanc de cărți de țară, cu valoarea cea mai mare deasupra: { $countries }.
rule-country-routes = Rutele spre țări se ocupă și aduc puncte ca oricare altele. Poți avea o singură rută spre fiecare țară, dar ele nu se închid niciodată, indiferent de numărul jucătorilor.
rule-country-ends = O țară este capăt de linie: nu poți trece prin ea și nu apare pe niciun bilet.
rule-country-bonus = Primești cărți de țară când, ocupând o rută, legi o țară pentru prima oară de oricare alta. Atunci fiecare țară din acea rețea îți dă cartea de deasupra din teancul ei, chiar dacă ți-a mai dat una. Un teanc gol nu dă nimic.
rule-country-networks = Unirea a două rețele proprii nu aduce nimic dacă toate țările lor erau deja legate de altele.

# Bilete.
rule-tickets = Pe un bilet sunt două orașe și un număr de puncte. Îl realizezi legând cele două orașe cu rutele tale, pe orice drum.
rule-tickets-secret = Biletele tale sunt secrete și le păstrezi până la sfârșitul jocului. Poți avea oricâte.
rule-draw-tickets = Ca să tragi bilete, iei din teancul de bilete { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete (sau toate cele rămase, dacă sunt mai puține)
       *[other] { $offered } de bilete (sau toate cele rămase, dacă sunt mai puține)
    } și păstrezi cel puțin { $least }.
rule-drawn-leaves = Biletele trase și nepăstrate ies din joc.
rule-drawn-returns = Biletele trase și nepăstrate se pun sub teancul de bilete.
rule-tickets-long = Biletele lungi se împart numai la început.

# Sfârșitul.
rule-last-turns = Când un jucător își încheie tura { $trains ->
        [0] fără vagoane
        [one] cu cel mult { $trains } vagon
        [few] cu cel mult { $trains } vagoane
       *[other] cu cel mult { $trains } de vagoane
    }, fiecare mai are o singură tură; el joacă ultimul. Apoi jocul se termină.

# Punctajul final.
rule-score-routes = Rute: punctele lor le-ai primit deja în timpul jocului.
rule-score-tickets = Bilete: aduni punctele fiecărui bilet realizat și le scazi pe cele ale fiecărui bilet nerealizat. Totalul poate fi negativ.
rule-score-stations = Gări: aduni { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru fiecare gară neconstruită.
rule-score-countries = Cărți de țară: le aduni punctele.
rule-longest-path = Cel mai lung traseu: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru jucătorul care îl are. Toți cei aflați la egalitate primesc bonusul.
rule-longest-path-optional = Se poate juca și fără bonusul pentru cel mai lung traseu.
rule-most-tickets = Globetrotter: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru jucătorul cu cele mai multe bilete realizate. Toți cei aflați la egalitate primesc bonusul.
rule-path = Un traseu este un șir neîntrerupt de vagoane ale unui singur jucător, fără ramificații. Poate trece de mai multe ori prin același oraș, dar fiecare rută se numără o singură dată.
rule-ties = Câștigă jucătorul cu cele mai multe puncte. La egalitate contează, pe rând: { $ties }. Cei care rămân la egalitate împart victoria.
rule-ties-none = Câștigă jucătorul cu cele mai multe puncte. La egalitate, jucătorii împart victoria.

tie-completed-tickets = mai multe bilete realizate
tie-fewer-stations = mai puține gări construite
tie-longest-path-bonus = bonusul pentru cel mai lung traseu
tie-ticket-points = mai multe puncte din bilete
tie-longest-path = cel mai lung traseu

# Exemple cu numere, fiecare lângă o imagine a rutelor pe care le numește.
example-plain = Ruta { $route } are { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }. Joci { $cards-object } sau, de exemplu, { $short-object }. Așezi { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    } și primești { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-plain-only = Ruta { $route } are { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }. Joci { $cards-object }. Așezi { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    } și primești { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-grey = Ruta { $route } este gri. Joci, de exemplu, { $cards-object } sau { $short-object }, dar nu { $substitutes-object }. Aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-double-closed = Pe ruta dublă { $route }, alt jucător a ocupat una dintre rutele alăturate. Cu { $players } jucători, cealaltă este închisă.
example-double-open = Pe ruta dublă { $route }, alt jucător a ocupat una dintre rutele alăturate. Cu { $players } jucători, pe cealaltă o mai poți ocupa.
example-ferry = { $route } este un feribot cu { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }, pe care { $symbols ->
        [one] este desenată { $symbols } locomotivă
        [few] sunt desenate { $symbols } locomotive
       *[other] sunt desenate { $symbols } de locomotive
    }. Joci, de exemplu, { $cards-object }. Aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-ferry-substitutes = Îți lipsește o locomotivă? Joci în locul ei { $number ->
        [one] { $number } carte colorată
        [few] { $number } cărți colorate
       *[other] { $number } de cărți colorate
    }, de exemplu { $substitutes-object }, și în plus { $short-object }.
example-ferry-substitutes-only = Îți lipsește o locomotivă? Joci în locul ei { $number ->
        [one] { $number } carte colorată
        [few] { $number } cărți colorate
       *[other] { $number } de cărți colorate
    }, de exemplu { $substitutes-object }.
example-ferry-all = Astfel poți plăti chiar tot feribotul: cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }.
example-tunnel = { $route } este un tunel cu { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }. Joci { $cards-object }.
example-tunnel-owed = Cărți întoarse: { $turned_up }. { $number ->
        [one] Contează { $number } dintre ele, deci mai plătești o carte:
        [few] Contează { $number } dintre ele, deci mai plătești { $number } cărți, fiecare fiind
       *[other] Contează { $number } dintre ele, deci mai plătești { $number } de cărți, fiecare fiind
    } { $card-object } sau o locomotivă.
example-tunnel-paid = Dacă plătești, tunelul te costă { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }. Așezi { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    } și primești { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-any = Ruta { $route } are { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }. Joci, de exemplu, { $cards-object }, iar pentru { $swaps ->
        [one] câmpul rămas
        [few] cele { $swaps } câmpuri rămase
       *[other] cele { $swaps } de câmpuri rămase
    }, { $number ->
        [one] orice carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    }. Așezi { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    } și primești { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-any-only = Ruta { $route } are { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    } și se poate plăti cu { $number ->
        [one] orice carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    }. Aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-station = Ruta { $route } este a ta, iar { $lent } este a altui jucător. Cu o gară în { $city } le poți folosi pe amândouă pentru bilete, așa că { $cities } sunt legate pentru tine.
example-countries = Aceste rute sunt ale tale și leagă două țări. Iei cartea de deasupra din teancul fiecăreia: { $countries }. La sfârșit îți aduc { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
example-ticket = Aceste rute sunt ale tale, deci biletul { $ticket } este realizat și la sfârșit îți aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }. Altfel ai pierde tot atâtea.

# Titluri, când regulile se citesc ca o pagină.
rules-of-goal = Scopul jocului
rules-of-setup = Pregătirea
rules-of-turn = Rândul tău
rules-of-cards = Tragerea cărților
rules-of-routes = Ocuparea unei rute
rules-of-doubles = Rute duble
rules-of-ferries = Feriboturi
rules-of-tunnels = Tuneluri
rules-of-any = Rute care se plătesc cu orice cărți
rules-of-stations = Gări
rules-of-countries = Țări
rules-of-tickets = Bilete
rules-of-end = Sfârșitul jocului
rules-of-score = Punctajul final
