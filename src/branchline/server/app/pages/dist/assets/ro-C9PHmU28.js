var e=`<h1 id="regulile-jocului-branchline">Regulile jocului Branchline</h1>
<p>Branchline cuprinde patru hărți dintr-o familie de jocuri de societate feroviare: <strong>Statele Unite</strong>, <strong>Europa</strong>,
<strong>Polonia</strong> și <strong>Țările nordice</strong>. Un server poate avea și alte hărți, care combină regulile acestora patru. Jucătorii
strâng cărți colorate, plătesc cu ele rute între orașe și încearcă să lege perechile de orașe de pe biletele lor secrete.
Câștigă cine are la sfârșit cele mai multe puncte.</p>
<h2 id="cuprins">Cuprins</h2>
<ul>
<li><a href="#cuvintele-folosite">Cuvintele folosite</a></li>
<li><a href="#toate-h%C4%83r%C8%9Bile">Toate hărțile (G1–G20)</a></li>
<li><a href="#statele-unite">Statele Unite (U1–U3)</a></li>
<li><a href="#europa">Europa (E1–E15)</a>, cu exemple: <a href="#exemplu-un-tunel">un tunel</a> și <a href="#exemplu-g%C4%83ri">gări</a></li>
<li><a href="#polonia">Polonia (P1–P10)</a>, cu exemple: <a href="#exemple-c%C4%83r%C8%9Bi-de-%C8%9Bar%C4%83">cărți de țară</a></li>
<li><a href="#%C8%9B%C4%83rile-nordice">Țările nordice (N1–N12)</a>, cu exemple: <a href="#exemplu-un-feribot">un feribot</a> și
<a href="#exemplu-murmansklieksa">ruta Murmansk–Lieksa</a></li>
<li><a href="#decizii">Decizii (D1–D22)</a></li>
<li><a href="#cum-se-citesc-codurile">Cum se citesc codurile</a></li>
<li><a href="#despre-aceste-reguli">Despre aceste reguli</a></li>
</ul>
<h2 id="cuvintele-folosite">Cuvintele folosite</h2>
<ul>
<li><strong>Carte</strong>: o carte de tren, adică o carte colorată sau o locomotivă.</li>
<li><strong>Carte colorată</strong>: o carte de una dintre cele opt culori.</li>
<li><strong>Locomotivă</strong>: cartea care înlocuiește orice culoare.</li>
<li><strong>Teanc</strong>: cărțile cu fața în jos din care se trage, pe care nu le vede nimeni. <strong>Cărți la vedere</strong>: cărțile cu fața în sus de
lângă teanc. <strong>Cărți decartate</strong>: cărțile care au fost decartate și nu au devenit încă din nou teanc.</li>
<li><strong>Rută</strong>: un șir de câmpuri între două orașe, care poate fi ocupat. <strong>Lungime</strong>: numărul câmpurilor ei.</li>
<li><strong>Rută dublă</strong>: două rute care leagă aceleași două orașe.</li>
<li><strong>Vagoane</strong>: vagoanele de plastic ale unui jucător.</li>
<li><strong>Bilet</strong>: un bilet de destinație, cu două orașe și o valoare. <strong>Teancul de bilete</strong>: biletele care pot fi trase.
<strong>Ofertă</strong>: biletele din care un jucător alege.</li>
<li><strong>Loc</strong>: locul unui jucător la masă. <strong>Rundă</strong>: câte o tură a fiecărui jucător.</li>
</ul>
<p>Valoarea unui bilet este cea tipărită pe el. Nu este întotdeauna distanța cea mai scurtă dintre orașele lui.</p>
<h2 id="toate-hărțile">Toate hărțile</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>regulă</th>
</tr>
</thead>
<tbody><tr id="G1">
<th scope="row">G1</th>
<td>Sunt 110 cărți: 14 locomotive și câte 12 cărți din fiecare dintre cele opt culori: mov, albastru, portocaliu, alb, verde, galben, negru și roșu.</td>
</tr>
<tr id="G2">
<th scope="row">G2</th>
<td>La început cărțile se amestecă, fiecare jucător primește 4, iar 5 se pun la vedere; G8 se aplică și acestor prime cinci. Cărțile rămase formează teancul. Jucătorii își văd cărțile și pe cele la vedere înainte să aleagă biletele. Numărul cărților din mână nu este limitat.</td>
</tr>
<tr id="G3">
<th scope="row">G3</th>
<td>Toți jucătorii primesc deodată oferta de bilete a hărții. Aleg în secret și în același timp. Un bilet păstrat rămâne la jucător până la sfârșitul jocului. Numărul biletelor nu este limitat. Biletele sunt secrete până la punctajul final.</td>
</tr>
<tr id="G4">
<th scope="row">G4</th>
<td>Începe jucătorul al cărui loc este ales de gazdă; dacă gazda nu alege, primul jucător este tras la sorți. (După regulamente, începe cel care a călătorit cel mai mult.) De acolo se joacă pe rând, din loc în loc.</td>
</tr>
<tr id="G5">
<th scope="row">G5</th>
<td>O tură înseamnă exact o acțiune: tragerea de cărți, ocuparea unei rute sau tragerea de bilete. Europa are și o a patra: construirea unei gări.</td>
</tr>
<tr id="G6">
<th scope="row">G6</th>
<td>A trage cărți înseamnă a lua două, fiecare fie dintre cele la vedere, fie, pe nevăzute, cea de deasupra teancului. O carte luată de la vedere este înlocuită imediat din teanc, înainte de alegerea celei de-a doua.</td>
</tr>
<tr id="G7">
<th scope="row">G7</th>
<td>O locomotivă la vedere poate fi luată numai ca primă carte și atunci ține locul întregii trageri: nu mai urmează a doua carte. Ca a doua carte nu este permisă niciodată, nici dacă abia a fost întoarsă. O locomotivă de deasupra teancului contează cât o carte, ca oricare alta. (Țările nordice diferă: N2.)</td>
</tr>
<tr id="G8">
<th scope="row">G8</th>
<td>Când cel puțin 3 dintre cărțile la vedere sunt locomotive, toate cărțile la vedere se decartează și în locul lor se întorc cinci noi. Aceasta se repetă cât timp cel puțin 3 dintre cele noi sunt locomotive. (Țările nordice diferă: N3. Limite: D1.)</td>
</tr>
<tr id="G9">
<th scope="row">G9</th>
<td>În clipa în care ultima carte pleacă din teanc, fie și la mijlocul unei acțiuni, cărțile decartate de atunci se amestecă și devin noul teanc. Dacă nu există cărți decartate, golurile dintre cărțile la vedere rămân. De îndată ce există din nou cărți decartate, acestea devin teancul, golurile se umplu din el, iar apoi se verifică G8.</td>
</tr>
<tr id="G10">
<th scope="row">G10</th>
<td>Când nu se poate trage nicio carte, această acțiune nu este disponibilă și jucătorul trebuie să facă alta. D10 spune când este așa.</td>
</tr>
<tr id="G11">
<th scope="row">G11</th>
<td>Un jucător poate ocupa orice rută liberă, legată sau nu de celelalte rute ale lui: una pe tură, toată, deodată. Costă atâtea cărți cât este lungimea ei și pe ea se așază tot atâtea vagoane; cine are mai puține vagoane nu o poate ocupa. Cărțile plătite se decartează.</td>
</tr>
<tr id="G12">
<th scope="row">G12</th>
<td>O rută colorată se plătește cu cărți de culoarea ei, una gri cu cărți de o singură culoare, la alegere. O locomotivă înlocuiește orice culoare, iar o plată numai din locomotive este valabilă. (Țările nordice limitează asta: N4.)</td>
</tr>
<tr id="G13">
<th scope="row">G13</th>
<td>Niciun jucător nu poate avea ambele rute ale unei rute duble.</td>
</tr>
<tr id="G14">
<th scope="row">G14</th>
<td>Cu puțini jucători, din fiecare rută dublă se poate ocupa o singură rută: de îndată ce una dintre cele două este ocupată, de oricine, cealaltă se închide pentru toți. Puțini înseamnă 2 sau 3 jucători (în Țările nordice numai 2: N6). Rutele care merg o porțiune una lângă alta, dar leagă orașe diferite, nu sunt o rută dublă. (Rutele spre țări în Polonia: P4.)</td>
</tr>
<tr id="G15">
<th scope="row">G15</th>
<td>O ocupare aduce puncte pe loc, după lungimea rutei, cum este tipărit pe hărți: lungimea 1 aduce 1 punct, 2 aduce 2, 3 aduce 4, 4 aduce 7, 5 aduce 10, 6 aduce 15, 8 aduce 21, 9 aduce 27.</td>
</tr>
<tr id="G16">
<th scope="row">G16</th>
<td>A trage bilete înseamnă a lua primele 3 din teancul de bilete, sau pe toate, dacă au rămas mai puține, și a păstra cel puțin unul. Acțiunea nu este disponibilă când nu a rămas niciunul. Biletele nepăstrate se pun sub teancul de bilete (în Țările nordice ies din joc: N8).</td>
</tr>
<tr id="G17">
<th scope="row">G17</th>
<td>Sfârșitul începe când un jucător își încheie tura cu 2 vagoane sau mai puține. Fiecare jucător mai are atunci o tură, de la locul următor până la jucătorul care a declanșat sfârșitul; apoi jocul se termină. Sfârșitul începe o singură dată. În ultimele ture este permisă orice acțiune.</td>
</tr>
<tr id="G18">
<th scope="row">G18</th>
<td>La punctajul final, fiecare bilet realizat își adaugă valoarea, iar fiecare bilet nerealizat și-o scade. Un bilet este realizat dacă rutele proprii ale jucătorului leagă cele două orașe ale lui. (Gările în Europa: E11.) Urmează bonusurile hărții. Un total poate fi negativ.</td>
</tr>
<tr id="G19">
<th scope="row">G19</th>
<td>Cel mai lung traseu, în Statele Unite, Europa și Polonia: 10 puncte primește jucătorul cu cel mai lung traseu neîntrerupt de vagoane proprii, măsurat după numărul vagoanelor. Traseul se poate intersecta cu el însuși și poate ajunge de mai multe ori într-un oraș, dar nu folosește nicio rută de două ori. Fiecare dintre cei aflați la egalitate primește cele 10 puncte. (Cel puțin o rută: D4. Polonia: D9.)</td>
</tr>
<tr id="G20">
<th scope="row">G20</th>
<td>Câștigă jucătorul cu cele mai multe puncte. La egalitate, jucătorii sunt departajați după criteriile hărții, în ordinea lor, fiecare aplicat celor pe care criteriile dinainte i-au lăsat la egalitate. Jucătorii rămași la egalitate după ultimul criteriu împart victoria.</td>
</tr>
</tbody></table>
<h2 id="statele-unite">Statele Unite</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>regulă</th>
</tr>
</thead>
<tbody><tr id="U1">
<th scope="row">U1</th>
<td>Pentru 2 până la 5 jucători. Fiecare are 45 de vagoane. Sunt 30 de bilete.</td>
</tr>
<tr id="U2">
<th scope="row">U2</th>
<td>Oferta este de 3 bilete, din care se păstrează cel puțin 2. Cele returnate se pun sub teancul de bilete. (În ce ordine: D12.)</td>
</tr>
<tr id="U3">
<th scope="row">U3</th>
<td>La egalitate contează, pe rând: mai multe bilete realizate, apoi bonusul pentru cel mai lung traseu.</td>
</tr>
</tbody></table>
<h2 id="europa">Europa</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>regulă</th>
</tr>
</thead>
<tbody><tr id="E1">
<th scope="row">E1</th>
<td>Pentru 2 până la 5 jucători. Fiecare are 45 de vagoane și 3 gări. Sunt 46 de bilete, dintre care 6 lungi și 40 obișnuite.</td>
</tr>
<tr id="E2">
<th scope="row">E2</th>
<td>Oferta este de 1 bilet lung și 3 bilete obișnuite. Se păstrează cel puțin 2 dintre aceste patru, indiferent care. Cele returnate ies din joc fără a fi arătate, la fel ca biletele lungi neîmpărțite. Mai târziu se trag numai bilete obișnuite.</td>
</tr>
<tr id="E3">
<th scope="row">E3</th>
<td>Feriboturile sunt rute peste apă pe care apar unul sau mai multe simboluri de locomotivă; pe această hartă toate sunt gri. Printre cărțile plătite trebuie să fie cel puțin atâtea locomotive câte simboluri sunt. Celelalte cărți sunt ca pentru orice rută de acea culoare.</td>
</tr>
<tr id="E4">
<th scope="row">E4</th>
<td>Tuneluri: jucătorul își joacă întâi plata, apoi întoarce primele 3 cărți din teanc. Pentru fiecare dintre ele care este locomotivă sau are culoarea cărților colorate jucate, mai datorează o carte: de acea culoare sau o locomotivă. Și într-un tunel gri contează culoarea cărților colorate jucate. Dacă nu se datorează nimic, ruta este ocupată.</td>
</tr>
<tr id="E5">
<th scope="row">E5</th>
<td>Jucătorul poate refuza să plătească ce datorează, fie că poate plăti, fie că nu. Plata se întoarce atunci în mână și tura se încheie.</td>
</tr>
<tr id="E6">
<th scope="row">E6</th>
<td>Dacă s-au jucat numai locomotive, contează doar locomotivele dintre cărțile întoarse, iar ele pot fi plătite numai cu locomotive.</td>
</tr>
<tr id="E7">
<th scope="row">E7</th>
<td>Fie că jucătorul plătește, fie că refuză, cărțile întoarse se decartează la sfârșitul turei.</td>
</tr>
<tr id="E8">
<th scope="row">E8</th>
<td>Dacă teancul și cărțile decartate nu ajung pentru 3 cărți, se întorc atâtea câte sunt; dacă nu este niciuna, tunelul este ocupat fără altă plată. Cât durează tura, nici plata, nici cărțile deja întoarse nu fac parte din cărțile decartate. Cărțile la vedere nu se folosesc niciodată pentru asta.</td>
</tr>
<tr id="E9">
<th scope="row">E9</th>
<td>Vagoanele așezate într-un tunel și punctele pentru el depind de lungimea lui. Cărțile plătite în plus nu schimbă nimic.</td>
</tr>
<tr id="E10">
<th scope="row">E10</th>
<td>Construirea unei gări este o acțiune care ocupă tura. Gara poate fi construită în orice oraș în care niciun jucător nu are încă o gară, fie că sunt, fie că nu sunt rute ale cuiva acolo. Un jucător construiește cel mult una pe tură și trei pe partidă, iar o gară nu se mută niciodată. Prima gară a unui jucător costă 1 carte, a doua 2 cărți de aceeași culoare, a treia 3 cărți de aceeași culoare; oricâte dintre aceste cărți, chiar toate, pot fi locomotive. Cărțile plătite se decartează.</td>
</tr>
<tr id="E11">
<th scope="row">E11</th>
<td>Prin fiecare gară, proprietarul ei socotește ca a lui o rută a altui jucător care ajunge în orașul gării. Acest lucru este valabil numai pentru bilete, iar ruta unei gări este aceeași pentru toate biletele. Alegerea se face după sfârșitul jocului (D5).</td>
</tr>
<tr id="E12">
<th scope="row">E12</th>
<td>O rută împrumutată nu contează niciodată pentru cel mai lung traseu.</td>
</tr>
<tr id="E13">
<th scope="row">E13</th>
<td>Fiecare gară neconstruită îi aduce jucătorului 4 puncte.</td>
</tr>
<tr id="E14">
<th scope="row">E14</th>
<td>La egalitate contează, pe rând: mai multe bilete realizate, apoi mai puține gări construite, apoi bonusul pentru cel mai lung traseu.</td>
</tr>
<tr id="E15">
<th scope="row">E15</th>
<td>Când se trag bilete în timpul jocului, trebuie păstrat cel puțin unul, cum spune G16. (Rezumatul unuia dintre regulamente spune două; capitolul detaliat al aceluiași regulament și celălalt regulament spun unul.)</td>
</tr>
</tbody></table>
<h3 id="exemplu-un-tunel">Exemplu: un tunel</h3>
<p>Anna ocupă Venezia–Zürich, un tunel verde de lungime 2, și joacă 1 carte verde și 1 locomotivă. Întoarce o carte verde, o
locomotivă și o carte roșie. Cartea verde și locomotiva contează, cea roșie nu, deci mai datorează 2 cărți, fiecare verde sau
locomotivă (E4).</p>
<ul>
<li>Dacă le plătește, cu 2 cărți verzi, cu 1 carte verde și 1 locomotivă sau cu 2 locomotive, ruta este a ei. A plătit 4 cărți, dar
așază 2 vagoane și primește 2 puncte (E9, G15).</li>
<li>Dacă refuză, cartea verde și locomotiva i se întorc în mână și tura ei se încheie (E5). Ruta rămâne cum era, iar ea poate încerca
din nou într-o tură următoare (D13).</li>
<li>În ambele cazuri, cele trei cărți întoarse se decartează la sfârșitul turei (E7).</li>
</ul>
<p>Dacă ar fi jucat 2 locomotive, din cauza acelorași trei cărți ar fi datorat numai 1 carte, pentru locomotiva dintre ele, și ar fi
putut-o plăti numai cu o locomotivă (E6).</p>
<p>Într-un tunel gri, cum este Paris–Zürich de lungime 3, culoarea o dau cărțile jucate. Dacă Anna joacă 2 cărți roșii și 1 locomotivă
și întoarce o carte roșie, una verde și încă una verde, datorează 1 carte: una roșie sau o locomotivă (E4).</p>
<p>Când cărțile sunt puține: în teanc este 1 carte și există 1 carte decartată. Anna își joacă plata și întoarce cartea din teanc.
Teancul este acum gol, deci singura carte decartată devine teancul (G9), iar Anna o întoarce și pe ea. Mai mult nu există, fiindcă
nici plata ei, nici prima carte întoarsă nu sunt încă decartate. Cele două cărți întoarse hotărăsc ce datorează (E8).</p>
<h3 id="exemplu-gări">Exemplu: gări</h3>
<p>Anna a ocupat Brest–Paris, Paris–Zürich, Marseille–Zürich, Barcelona–Marseille și, separat de ele, Venezia–Zágráb. Ben a ocupat
Venezia–Zürich, iar Cleo a ocupat München–Zürich. Biletele Annei sunt Brest–Venezia (8), Paris–Zágráb (7) și Barcelona–München (8).
Rutele ei proprii nu realizează niciunul.</p>
<ul>
<li><em>O gară, la Zürich.</em> A costat-o 1 carte (E10). Poate împrumuta ruta lui Ben sau pe cea a lui Cleo, iar cea aleasă servește pentru
toate biletele ei (E11). Cea a lui Ben realizează Brest–Venezia și Paris–Zágráb: 8 + 7 − 8 = 7. Cea a lui Cleo realizează numai
Barcelona–München: 8 − 8 − 7 = −7. Pentru ea se face cea mai bună alegere: ruta lui Ben (D5). Două gări neconstruite adaugă 8
puncte (E13). Împreună sunt 15 puncte.</li>
<li><em>O a doua gară, la München.</em> A costat-o 2 cărți de aceeași culoare sau locomotive în locul oricăreia dintre ele (E10). Împrumută
ruta lui Cleo, iar cea din Zürich pe a lui Ben. Toate cele trei bilete sunt realizate: 8 + 7 + 8 = 23. O gară neconstruită adaugă
4 puncte. Împreună sunt 27 de puncte.</li>
</ul>
<p>În ambele cazuri, cel mai lung traseu al ei este Brest–Paris–Zürich–Marseille–Barcelona, 3 + 3 + 2 + 4 = 12 vagoane. Un traseu peste o
rută împrumutată nu se numără (E12).</p>
<h2 id="polonia">Polonia</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>regulă</th>
</tr>
</thead>
<tbody><tr id="P1">
<th scope="row">P1</th>
<td>Pentru 2 până la 4 jucători. Fiecare are 35 de vagoane. Sunt 35 de bilete și 20 de cărți de țară.</td>
</tr>
<tr id="P2">
<th scope="row">P2</th>
<td>Oferta este de 4 bilete, din care se păstrează cel puțin 2. Biletele returnate de toți jucătorii se amestecă împreună, apoi se pun sub teancul de bilete.</td>
</tr>
<tr id="P3">
<th scope="row">P3</th>
<td>Fiecare țară vecină are un teanc de cărți de țară, cu valoarea cea mai mare deasupra. Teancurile sunt publice, la fel și cărțile luate de jucători.</td>
</tr>
<tr id="P4">
<th scope="row">P4</th>
<td>Rutele spre o țară vecină sunt deschise oricare ar fi numărul jucătorilor: G14 nu le închide. Dar niciun jucător nu poate avea mai mult de o rută spre aceeași țară.</td>
</tr>
<tr id="P5">
<th scope="row">P5</th>
<td>O rută spre o țară aduce puncte după lungimea ei, ca orice rută (G15).</td>
</tr>
<tr id="P6">
<th scope="row">P6</th>
<td>Bonusul pentru țări se acordă când, printr-o ocupare, o țară nouă printre țările legate ale jucătorului intră într-o rețea a lui în care se află cel puțin încă o țară. Fiecare țară din acea rețea îi dă atunci jucătorului cartea de deasupra din teancul ei: câte una, inclusiv țările care i-au mai dat o carte. Un teanc gol nu dă nimic. (Ce înseamnă „nouă”: D8.)</td>
</tr>
<tr id="P7">
<th scope="row">P7</th>
<td>Când o ocupare unește două rețele, iar toate țările lor erau deja legate, nicio țară nu este nouă și jucătorul nu ia nimic.</td>
</tr>
<tr id="P8">
<th scope="row">P8</th>
<td>Punctajul final este cel al jocului de bază, plus valorile cărților de țară luate. (Despre cel mai lung traseu: D9.)</td>
</tr>
<tr id="P9">
<th scope="row">P9</th>
<td>La egalitate contează, pe rând: mai multe bilete realizate, apoi mai multe puncte din bilete (D18); dacă nici acestea nu departajează, victoria se împarte.</td>
</tr>
<tr id="P10">
<th scope="row">P10</th>
<td>Rutele duble respectă G13 și G14: cu 2 sau 3 jucători se poate folosi numai o rută din fiecare.</td>
</tr>
</tbody></table>
<h3 id="exemple-cărți-de-țară">Exemple: cărți de țară</h3>
<p><em>Un teanc se termină.</em></p>
<ol>
<li>Un jucător leagă primul Rusia de Germania și ia cartea de deasupra a fiecăreia: 7 din Rusia, 7 din Germania.</li>
<li>Alt jucător leagă apoi Germania de Cehia și ia 4 din Germania și 10 din Cehia.</li>
<li>Primul jucător adaugă apoi Belarusul la Rusia și Germania. Belarusul este nou, deci toate cele trei țări ale rețelei dau câte o
carte: 3 din Germania, 4 din Rusia, 6 din Belarus.</li>
<li>Teancul Germaniei s-a terminat. Cine ajunge mai târziu în Germania nu primește nicio carte acolo.</li>
</ol>
<p><em>Două rețele devin una.</em></p>
<ol>
<li>Un jucător a legat Rusia de Belarus și, separat de ele, Ucraina de Slovacia. Asta i-a adus câte o carte de la fiecare dintre
cele patru țări.</li>
<li>Jucătorul unește cele două rețele. Toate cele patru țări erau deja legate, niciuna nu este nouă și nu se ia nicio carte (P7).</li>
<li>Mai târziu jucătorul adaugă Cehia. Este nouă, deci ia cartea de deasupra a fiecăreia dintre cele cinci țări care mai au cărți
(P6).</li>
</ol>
<h2 id="țările-nordice">Țările nordice</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>regulă</th>
</tr>
</thead>
<tbody><tr id="N1">
<th scope="row">N1</th>
<td>Pentru 2 sau 3 jucători. Fiecare are 40 de vagoane. Sunt 46 de bilete.</td>
</tr>
<tr id="N2">
<th scope="row">N2</th>
<td>O locomotivă la vedere se ia ca orice altă carte. Ambele cărți ale unei trageri pot fi locomotive.</td>
</tr>
<tr id="N3">
<th scope="row">N3</th>
<td>Cărțile la vedere nu se înlocuiesc niciodată din cauza locomotivelor: regulamentul nu are o asemenea regulă.</td>
</tr>
<tr id="N4">
<th scope="row">N4</th>
<td>O locomotivă înlocuiește alte cărți numai pe feriboturi și în tuneluri. Pe rutele obișnuite, fie ele colorate sau gri, nu înlocuiește nimic.</td>
</tr>
<tr id="N5">
<th scope="row">N5</th>
<td>Oferta este de 5 bilete, din care se păstrează cel puțin 2.</td>
</tr>
<tr id="N6">
<th scope="row">N6</th>
<td>Cu 2 jucători se folosește numai o rută din fiecare rută dublă; cu 3 jucători, ambele.</td>
</tr>
<tr id="N7">
<th scope="row">N7</th>
<td>Feriboturile respectă E3. Aici însă cele mai multe sunt colorate, iar pe acestea toate cărțile, în afara locomotivelor cerute, sunt de culoarea rutei. Cărțile colorate pot fi înlocuite cu alte locomotive. O locomotivă poate fi înlocuită cu oricare 3 cărți colorate, amestecate oricum, inclusiv de culoarea rutei. (Care locomotive, și o variantă mai strictă: D15.)</td>
</tr>
<tr id="N8">
<th scope="row">N8</th>
<td>Biletele nepăstrate ies din joc fără a fi arătate, la început și mai târziu.</td>
</tr>
<tr id="N9">
<th scope="row">N9</th>
<td>Tunelurile respectă E4, E5, E6, E7 și E9, iar conform D17 și E8.</td>
</tr>
<tr id="N10">
<th scope="row">N10</th>
<td>Ruta Murmansk–Lieksa este gri și are 9 câmpuri. Pentru fiecare dintre câmpurile ei se pot juca, în locul unei cărți de culoarea setului, oricare 4 cărți; printre ele pot fi locomotive și cărți de culoarea setului. Se poate plăti astfel pentru oricâte câmpuri, până la toate cele nouă, ceea ce cere 36 de cărți. Exemplu: 7 cărți verzi și 8 altele. Altminteri este o rută obișnuită: o locomotivă singură nu înlocuiește nimic acolo.</td>
</tr>
<tr id="N11">
<th scope="row">N11</th>
<td>Globetrotter: 10 puncte primește jucătorul care a realizat cele mai multe bilete. Fiecare dintre cei aflați la egalitate primește cele 10 puncte. (Cel puțin un bilet realizat: D4.) Nu există bonus pentru cel mai lung traseu.</td>
</tr>
<tr id="N12">
<th scope="row">N12</th>
<td>La egalitate contează, pe rând: mai multe bilete realizate, apoi lungimea celui mai lung traseu, măsurată ca în G19.</td>
</tr>
</tbody></table>
<h3 id="exemplu-un-feribot">Exemplu: un feribot</h3>
<p>Ålborg–Kristiansand este un feribot roșu de lungime 2 cu un simbol de locomotivă. Printre plățile posibile sunt:</p>
<ul>
<li>1 locomotivă, pentru simbol, și 1 carte roșie;</li>
<li>2 locomotive, a doua înlocuind cartea roșie;</li>
<li>3 cărți colorate, de exemplu una albastră, una verde și una roșie, în locul locomotivei pentru simbol, și 1 carte roșie (N7);</li>
<li>1 locomotivă, pentru simbol, și 3 cărți colorate, în locul unei a doua locomotive și deci al cărții roșii (D15);</li>
<li>6 cărți colorate amestecate oricum, în locul ambelor locomotive (D15).</li>
</ul>
<p>Ultima este valabilă chiar fără o carte roșie sau o locomotivă în mână. La o masă cu regula strictă este refuzată: feribotul are un
simbol, deci se poate juca un singur set de trei. O locomotivă nu este niciodată una dintre cele trei cărți. Oricum s-ar plăti, ruta
cere 2 vagoane și aduce 2 puncte.</p>
<h3 id="exemplu-murmansklieksa">Exemplu: Murmansk–Lieksa</h3>
<p>Un jucător plătește 7 cărți verzi și 8 alte cărți. Cărțile verzi plătesc șapte dintre cele nouă câmpuri. Celelalte 8 cărți sunt două
seturi de 4, iar fiecare set plătește unul dintre cele două câmpuri rămase (N10). Oricare ar fi cele 8 cărți, sunt bune: orice culori,
inclusiv verde, și locomotive. Jucătorul așază 9 vagoane și primește 27 de puncte (G11, G15). O plată de 8 cărți verzi și 1
locomotivă nu este valabilă, fiindcă aici o locomotivă contează numai ca una dintr-un set de 4.</p>
<h2 id="decizii">Decizii</h2>
<table>
<thead>
<tr>
<th>cod</th>
<th>decizie</th>
</tr>
</thead>
<tbody><tr id="D1">
<th scope="row">D1</th>
<td>Cărțile la vedere se înlocuiesc (G8) numai dacă cel puțin 3 cărți colorate nu sunt în mâinile jucătorilor și de cel mult 10 ori la rând; apoi rămân cum sunt până la următoarea lor schimbare. (Altfel, cu zece cărți care nu sunt în mâini, două grupuri de cinci s-ar putea înlocui unul pe altul fără sfârșit.)</td>
</tr>
<tr id="D2">
<th scope="row">D2</th>
<td>Dacă după prima carte trasă nu există o a doua care poate fi luată, tura se încheie cu acea singură carte.</td>
</tr>
<tr id="D3">
<th scope="row">D3</th>
<td>Un jucător care nu are nicio acțiune permisă pasează. Nimeni altcineva nu poate pasa. Un pas în ultimele ture consumă ultima tură a jucătorului. Când toți jucătorii au pasat într-o rundă, jocul se termină și se calculează punctajul.</td>
</tr>
<tr id="D4">
<th scope="row">D4</th>
<td>Bonusul pentru cel mai lung traseu cere un traseu de cel puțin o rută. Globetrotter cere cel puțin un bilet realizat.</td>
</tr>
<tr id="D5">
<th scope="row">D5</th>
<td>Rutele pe care le împrumută gările sunt cea mai bună alegere pentru proprietarul lor, pentru toate gările lui împreună: cea care aduce cele mai multe puncte și, între egale, cele mai multe bilete realizate. Mai multe gări pot împrumuta aceeași rută; nicio gară nu împrumută o rută neocupată.</td>
</tr>
<tr id="D6">
<th scope="row">D6</th>
<td>Biletele oferite în timpul jocului sunt văzute numai de jucătorul care le-a tras; ceilalți văd câte a păstrat. La început nimeni nu vede câte au păstrat ceilalți până nu au ales toți.</td>
</tr>
<tr id="D7">
<th scope="row">D7</th>
<td>Publice sunt: plata pentru o rută sau o gară, iar pentru un tunel chiar și când se întoarce în mână; numărul cărților din fiecare mână; mărimea teancului și a teancului de bilete; numărul biletelor fiecărui jucător; cărțile decartate; vagoanele și gările rămase fiecăruia; punctele pentru rute; cărțile de țară. Secrete sunt: mâinile, biletele, ordinea ambelor teancuri și biletele ieșite din joc.</td>
</tr>
<tr id="D8">
<th scope="row">D8</th>
<td>În P6, o țară este „nouă” dacă jucătorul nu a mai avut-o niciodată într-o rețea împreună cu altă țară. Ruta a cărei ocupare face legătura poate duce într-o țară sau poate fi în interiorul Poloniei: contează la fel. Cărțile se iau automat.</td>
</tr>
<tr id="D9">
<th scope="row">D9</th>
<td>Polonia: bonusul pentru cel mai lung traseu (G19) este inclus dacă nu se alege altfel, iar masa poate fi pregătită și fără el. (Pentru punctajul final regulamentul trimite la jocul de bază, care are acest bonus, dar în lista pieselor necesare nu apare cartea bonusului.)</td>
</tr>
<tr id="D10">
<th scope="row">D10</th>
<td>Când teancul și cărțile decartate sunt goale, se pot lua în continuare cărți la vedere, respectând G7. Tragerea cărților nu este disponibilă numai dacă nici teancul, nici cărțile la vedere nu au o carte care poate fi luată. (Literal, trei regulamente exclud toată acțiunea de îndată ce teancul și cărțile decartate sunt goale; unul vorbește despre toate cărțile aflate în mâinile jucătorilor. Citite literal, cărțile la vedere nu ar mai putea fi luate niciodată. Implementarea cea mai jucată permite luarea lor, la fel și Branchline.)</td>
</tr>
<tr id="D11">
<th scope="row">D11</th>
<td>Jocul se termină și se calculează punctajul după 20 de runde complete în care nimeni nu a tras o carte sau un bilet, nu a ocupat o rută și nu a construit o gară. (Altfel, doar refuzurile la tuneluri ar putea continua fără sfârșit.)</td>
</tr>
<tr id="D12">
<th scope="row">D12</th>
<td>Pe fiecare hartă unde biletele returnate la început se pun sub teancul de bilete, ele se amestecă întâi împreună, ca să nu conteze cine a ales mai devreme. Biletele returnate în timpul jocului se pun sub teanc în ordinea în care au fost oferite.</td>
</tr>
<tr id="D13">
<th scope="row">D13</th>
<td>Refuzul la un tunel (E5) nu ocupă și nu închide nicio rută și consumă tura. Tunelul poate fi încercat din nou într-o tură următoare. După ce cărțile sunt întoarse, plata jucată nu mai poate fi schimbată.</td>
</tr>
<tr id="D14">
<th scope="row">D14</th>
<td>O rută dublă este rută dublă chiar dacă rutele ei sunt diferite. Țările nordice au trei asemenea rute: la două, un tunel stă lângă un feribot de altă lungime, iar la una, din două feriboturi, rutele au 1 și 2 simboluri.</td>
</tr>
<tr id="D15">
<th scope="row">D15</th>
<td>Cele trei cărți care înlocuiesc o locomotivă (N7) sunt numai cărți colorate, amestecate oricum, și numai pe feriboturi. Ele pot înlocui orice locomotivă a plății: una cerută de un simbol și una care ar înlocui ea însăși o carte colorată. (După litera regulamentului, cele două reguli ale feriboturilor se adună, deci un feribot de 3 câmpuri poate fi plătit cu 9 cărți colorate diferite.) Masa poate fi pregătită și cu regula strictă: seturi de trei numai în locul locomotivelor cerute de simboluri, deci nu mai multe decât simbolurile feribotului.</td>
</tr>
<tr id="D16">
<th scope="row">D16</th>
<td>Polonia: rutele spre țări contează pentru cel mai lung traseu. O țară este capăt de linie și nu apare pe niciun bilet.</td>
</tr>
<tr id="D17">
<th scope="row">D17</th>
<td>Regulamentul Țărilor nordice nu spune ce se întâmplă când pentru un tunel se pot întoarce mai puțin de 3 cărți. Se aplică E8.</td>
</tr>
<tr id="D18">
<th scope="row">D18</th>
<td>Punctele din bilete pe care le compară P9 sunt valorile biletelor realizate minus cele ale biletelor nerealizate.</td>
</tr>
<tr id="D19">
<th scope="row">D19</th>
<td>Un jucător care a tras o carte o trage și pe a doua, dacă există una care poate fi luată (D2). (Regulamentele spun că un jucător <em>poate</em> trage două cărți; oprirea după una, la alegere, nu este oferită.)</td>
</tr>
<tr id="D20">
<th scope="row">D20</th>
<td>Într-un tunel gri (E4), cărțile întoarse se compară cu culoarea cărților jucate. (Așa spune unul dintre regulamentele Europei; celălalt le compară cu culoarea tunelului, pe care un tunel gri nu o are.)</td>
</tr>
<tr id="D21">
<th scope="row">D21</th>
<td>Jucătorii rămași la egalitate până la capăt împart victoria pe orice hartă (G20). (Numai regulamentul Poloniei spune asta.)</td>
</tr>
<tr id="D22">
<th scope="row">D22</th>
<td>Ultimul criteriu de departajare din Țările nordice (N12) este cel mai lung traseu, măsurat ca în G19. (Regulamentul vorbește despre cea mai lungă <em>trasa</em>, un cuvânt pe care îl folosește și pentru o singură rută.)</td>
</tr>
</tbody></table>
<h2 id="cum-se-citesc-codurile">Cum se citesc codurile</h2>
<p>Fiecare regulă are un cod care nu se schimbă: o literă și un număr. Aceleași coduri sunt citate în codul sursă și în testele
Branchline.</p>
<ul>
<li>Regulile <strong>G</strong> sunt valabile pe toate hărțile, dacă regula unei hărți nu spune altfel.</li>
<li>Regulile <strong>U</strong>, <strong>E</strong>, <strong>P</strong> și <strong>N</strong> sunt valabile pe hărțile Statele Unite, Europa, Polonia și Țările nordice. Regula unei hărți
este valabilă pe alta numai dacă aceasta trimite la ea, cum face N9 cu tunelurile Europei.</li>
<li>Regulile <strong>D</strong> sunt deciziile Branchline acolo unde regulamentele nu spun nimic sau sunt neclare. Sunt valabile oriunde există
lucrul la care se referă.</li>
</ul>
<p>Un cod între paranteze trimite la o regulă care o completează, o limitează sau o explică pe cea citită. Fiecare regulă este un rând
al unui tabel, cu codul singur în prima celulă. Exemplele de sub tabele ilustrează regulile; nu adaugă nimic la ele.</p>
<h2 id="despre-aceste-reguli">Despre aceste reguli</h2>
<p>Această pagină cuprinde toate regulile după care se joacă în Branchline: pentru jucători și pentru oricine vrea să lămurească o
dispută. Branchline este o implementare neoficială. Regulile sunt formulate aici cu cuvintele proiectului; nu se folosește niciun
text și nicio imagine a editorului. „Regulamentul” și „regulamentele” înseamnă regulamentele publicate ale jocurilor.</p>
<p><strong>Harta Polonia este o reconstrucție.</strong> Nu există o listă publică a rutelor și a biletelor ei. Regulile, numărul
biletelor și al cărților de țară și valorile cărților din exemple sunt cele din regulament; celelalte date ale hărții sunt alese
după totalurile publicate și nu sunt cele ale hărții publicate. Harta este un fișier care poate fi înlocuit, iar cine joacă pe ea
este anunțat.</p>
`;export{e as default};