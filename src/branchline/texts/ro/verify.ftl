# Verificarea unei partide înregistrate și a împărțirii cărților. Contribuția este numărul pe care un loc îl adaugă (nonce).

verify-holds = { $path }: înregistrarea este corectă
verify-fails = { $path }: înregistrarea nu este corectă
verify-game = Partida este așa cum a fost înregistrată: { $title }, jucători: { $players }; { $number ->
        [one] { $number } acțiune este permisă
        [few] toate cele { $number } acțiuni sunt permise
       *[other] toate cele { $number } de acțiuni sunt permise
    } de reguli.
verify-game-over = Se încheie așa cum spune înregistrarea.
verify-game-open = Nu este încheiată.
verify-no-proof = Înregistrarea nu are o dovadă a împărțirii: nimic nu arată cum au fost amestecate cărțile.
verify-deal = Împărțirea este dovedită: secretul corespunde angajamentului, iar sămânța rezultă din secret și din contribuțiile tuturor locurilor.
verify-log = Jurnalul mesei este complet: { $number ->
        [one] { $number } eveniment este legat
        [few] { $number } evenimente sunt legate
       *[other] { $number } de evenimente sunt legate
    } într-un lanț de amprente și { $number ->
        [one] semnat
       *[other] semnate
    } cu cheia { $text }.
verify-erased = { $number ->
        [one] Numele unui jucător a fost șters la cererea sa. În rest, jurnalul este neschimbat.
        [few] Numele a { $number } jucători au fost șterse la cererea lor. În rest, jurnalul este neschimbat.
       *[other] Numele a { $number } de jucători au fost șterse la cererea lor. În rest, jurnalul este neschimbat.
    }
verify-last-share = Ultima contribuție la împărțire a venit de la locul { $number } ({ $name }). Dacă acest jucător nu era înțeles cu serverul, nimeni nu putea alege împărțirea.
verify-kept = Până la evenimentul { $number }, istoricul este cel pe care l-a dat serverul: de atunci nimic nu a fost modificat, tăiat sau reordonat.
verify-no-head = Fără o amprentă păstrată în timpul partidei (--head), jurnalul ar fi putut fi rescris în întregime.
verify-compare = Secretul a fost deci stabilit înainte să se așeze cineva, iar contribuția ta face parte din împărțire, dacă masa arăta acest angajament înainte să te așezi, iar contribuția locului tău este cea pe care ai dat-o:
verify-table = masa
verify-commitment = angajamentul
verify-nonce = contribuția locului { $number }
refusal-deal-secret = { record-line } secretul nu este cel anunțat: amprenta lui SHA-256 diferă de angajament
refusal-deal-nonces = { record-line } numărul de contribuții ({ $number }) diferă de numărul de jucători ({ $players })
refusal-deal-seed = { record-line } sămânța partidei nu rezultă din secret și din contribuții
refusal-deal-given = { record-line } aici este dat ceva ce ar fi trebuit să vină din împărțire
refusal-log-hash = { record-line } jurnalul a fost modificat după calcularea amprentei
refusal-log-erased = { record-line } jurnalul pretinde nume șterse unde nu pot exista
refusal-log-signature = { record-line } jurnalul nu este semnat cu cheia pe care o indică
refusal-log-acts = { record-line } jurnalul arată alte acțiuni decât înregistrarea
refusal-log-deal = { record-line } jurnalul arată alt angajament sau alte contribuții decât dovada
refusal-head-table = { record-line } amprenta este a altei mese: { $text }
refusal-head-signature = { record-line } amprenta evenimentului { $number } nu a fost semnată cu cheia pe care o indică
refusal-head-cut = { record-line } istoricul a fost trunchiat: serverul a dat amprenta evenimentului { $number }, dar jurnalul se termină cu evenimentul { $found }
refusal-head-edited = { record-line } istoricul a fost modificat sau reordonat: până la evenimentul { $number } nu este cel a cărui amprentă a dat-o serverul
refusal-head-no-log = { record-line } înregistrarea nu conține un jurnal, deci amprentele nu au cu ce fi comparate
refusal-heads-not-any = { $path }: nu este un fișier cu amprente, așa cum le salvează pagina sau clientul Python
