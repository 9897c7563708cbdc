# Pregătirea partidei, semințele generatorului de numere aleatorii și înregistrările partidelor.

refusal-wrong-players = { $title }: joc pentru { $low }–{ $high } jucători, nu pentru { $players }
refusal-no-first-seat = nu poate începe locul { $number }: locurile sunt de la 0 la { $last }
refusal-no-path-choice = { $title }: bonusul pentru cel mai lung traseu nu este opțional
refusal-no-ferry-choice = { $title }: regula cărților înlocuitoare pe feriboturi nu se poate alege
refusal-too-few-games = trebuie cel puțin o partidă, nu { $games }
refusal-wrong-actions = { $games ->
        [one] { $games } partidă cere o acțiune
        [few] { $games } partide cer tot atâtea acțiuni
       *[other] { $games } de partide cer tot atâtea acțiuni
    }, nu un tablou de forma { $shape }
refusal-wrong-games = numărul de partide trebuie să fie de la 1 la { $most }, nu { $games }
refusal-wrong-threads = numărul de fire de execuție trebuie să fie cel puțin 1, nu { $threads }
refusal-bad-seed = sămânța „{ $text }” nu este un număr de la 0 la 2^{ $bits } − 1 și nici unul hexazecimal de cel mult { $digits } de cifre

refusal-file-missing = { $path }: nu există un asemenea fișier sau director
refusal-file-unreadable = { $path }: fișierul nu poate fi citit ({ $error })
refusal-file-not-text = { $path }: nu este un fișier text

record-line = înregistrarea, rândul { $line }:
refusal-record-not-one = { record-line } nu este înregistrarea unei partide: o înregistrare începe cu un rând care conține „branchline”
refusal-record-version = { record-line } înregistrarea are versiunea { $version }; acest program citește versiunea { $ours }
refusal-record-cut = { record-line } înregistrarea se întrerupe: lipsește ultimul rând
refusal-record-cut-line = { record-line } înregistrarea se întrerupe în acest rând
refusal-record-no-line = { record-line } nu este un rând dintr-o înregistrare
refusal-record-changed = { record-line } acest rând a fost schimbat după ce a fost scris
refusal-record-goes-on = { record-line } înregistrarea continuă după ultimul ei rând
refusal-record-acts = { record-line } { $announced ->
        [one] este anunțată { $announced } acțiune
        [few] sunt anunțate { $announced } acțiuni
       *[other] sunt anunțate { $announced } de acțiuni
    }, dar { $found ->
        [one] aici este { $found }
       *[other] aici sunt { $found }
    }
refusal-record-fields = { record-line } { $error }
refusal-record-start = { record-line } { $error }
refusal-record-seats = { record-line } numărul de nume ({ $number }) diferă de numărul de jucători ({ $players })
refusal-record-act = { record-line } „{ $text }”: { $error }
refusal-record-other-board = { record-line } partida s-a jucat pe altă versiune a hărții „{ $text }” ({ $digest }, nu { $ours })
refusal-board-missing = partida s-a jucat pe harta „{ $text }” ({ $digest }), care nu se află aici: indică fișierul ei cu --board FIȘIER sau pune-l în { $path }
refusal-board-changed = { $path } este altă versiune ({ $ours }) a hărții „{ $text }” decât cea pe care s-a jucat ({ $digest }): indică fișierul potrivit cu --board FIȘIER
refusal-board-other = { $path } este harta „{ $board }”, dar partida s-a jucat pe „{ $text }”
refusal-record-end = { record-line } partida nu se încheie așa cum spune înregistrarea
refusal-record-seedless = { record-line } înregistrarea nu are nici sămânță, nici poziție de început
refusal-record-after-proof = { record-line } după dovada împărțirii urmează numai jurnalul și ultimul rând
