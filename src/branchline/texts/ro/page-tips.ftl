# Sfaturi în primele partide, pe un rând sau două.

page-tips-off = Fără sfaturi
page-tip-offer = Pe fiecare bilet sunt două orașe de legat. Realizat, îți aduce la sfârșit punctele lui; nerealizat, ți le ia.
page-tip-turn = Nu ai destule cărți? Trage două. Rutele evidențiate le poți ocupa pe loc: alege una ca să vezi cât costă.
page-tip-route = Ai cărțile pentru ruta { $route }, care e pe drumul unuia dintre biletele tale. Alege-o pe hartă ca s-o ocupi.
page-tip-tunnel = Tunelul { $route } e pe drumul tău: după ce plătești se întorc cărți, iar cele potrivite costă în plus.
page-tip-ferry = Feribotul { $route } e pe drumul tău: fiecare locomotivă de pe el cere una de-a ta{ $number ->
        [0] .
        [one] {" "}sau orice carte colorată.
        [few] {" "}sau oricare { $number } cărți colorate.
       *[other] {" "}sau oricare { $number } de cărți colorate.
    }
page-tip-station = O gară îți permite să folosești pentru bilete o rută a altui jucător care ajunge în orașul ei.
page-tip-ways = Alege unul dintre biletele tale: harta arată rutele de care mai are nevoie.
page-tip-countries = Leagă două țări cu rutele tale și iei cartea de deasupra de la fiecare. Cine ajunge primul primește cel mai mult.
page-tip-collected = Ai legat țări între ele: fiecare ți-a dat cartea de deasupra din teancul ei. Primul venit primește cel mai mult.
page-tip-reset = La vedere erau prea multe locomotive, așa că toate cărțile de acolo au fost înlocuite.
page-tip-done = Toate biletele tale sunt realizate! Trage altele noi sau construiește rute lungi pentru puncte.
page-tip-last-turns = { $you ->
        [yes] Aproape că nu mai ai vagoane
       *[no] { $seat } aproape că nu mai are vagoane
    }, așa că aceasta e ultima ta tură. Apoi se calculează punctajul.
