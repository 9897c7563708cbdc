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
verify-compare = Secretul a fost deci stabilit înainte să se așeze cineva, iar contribuția ta face parte din împărțire, dacă masa arăta acest angajament înainte să te așezi, iar contribuția locului tău este cea pe care ai dat-o:
verify-table = masa
verify-commitment = angajamentul
verify-nonce = contribuția locului { $number }
refusal-deal-secret = { record-line } secretul nu este cel anunțat: amprenta lui SHA-256 diferă de angajament
refusal-deal-nonces = { record-line } sunt contribuții pentru { $number } locuri, dar jucătorii sunt { $players }
refusal-deal-seed = { record-line } sămânța partidei nu rezultă din secret și din contribuții
refusal-deal-given = { record-line } aici este dat ceva ce ar fi trebuit să vină din împărțire
