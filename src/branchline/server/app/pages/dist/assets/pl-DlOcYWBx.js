var e=`<h1 id="zasady-gry-branchline">Zasady gry Branchline</h1>
<p>Branchline zawiera cztery plansze z jednej rodziny kolejowych gier planszowych: <strong>Stany Zjednoczone</strong>, <strong>Europa</strong>,
<strong>Polska</strong> i <strong>Kraje Północy</strong>. Serwer może mieć też inne plansze, które łączą zasady tych czterech. Gracze zbierają
kolorowe karty, płacą nimi za połączenia między miastami i starają się połączyć pary miast ze swoich tajnych biletów.
Wygrywa ten, kto na koniec ma najwięcej punktów.</p>
<h2 id="spis-treści">Spis treści</h2>
<ul>
<li><a href="#u%C5%BCyte-s%C5%82owa">Użyte słowa</a></li>
<li><a href="#wszystkie-plansze">Wszystkie plansze (G1–G20)</a></li>
<li><a href="#stany-zjednoczone">Stany Zjednoczone (U1–U3)</a></li>
<li><a href="#europa">Europa (E1–E15)</a>, z przykładami: <a href="#przyk%C5%82ad-tunel">tunel</a> i <a href="#przyk%C5%82ad-dworce">dworce</a></li>
<li><a href="#polska">Polska (P1–P10)</a>, z przykładami: <a href="#przyk%C5%82ady-karty-kraj%C3%B3w">karty krajów</a></li>
<li><a href="#kraje-p%C3%B3%C5%82nocy">Kraje Północy (N1–N12)</a>, z przykładami: <a href="#przyk%C5%82ad-prom">prom</a> i
<a href="#przyk%C5%82ad-murmansklieksa">połączenie Murmansk–Lieksa</a></li>
<li><a href="#rozstrzygni%C4%99cia">Rozstrzygnięcia (D1–D22)</a></li>
<li><a href="#jak-czyta%C4%87-oznaczenia">Jak czytać oznaczenia</a></li>
<li><a href="#o-tych-zasadach">O tych zasadach</a></li>
</ul>
<h2 id="użyte-słowa">Użyte słowa</h2>
<ul>
<li><strong>Karta</strong>: karta wagonu, czyli karta kolorowa albo lokomotywa.</li>
<li><strong>Karta kolorowa</strong>: karta w jednym z ośmiu kolorów.</li>
<li><strong>Lokomotywa</strong>: karta uniwersalna.</li>
<li><strong>Stos</strong>: zakryte karty, z których się dobiera i których nikt nie widzi. <strong>Odkryte karty</strong>: karty leżące odkryte obok
stosu. <strong>Karty odrzucone</strong>: karty, które odrzucono i które nie stały się jeszcze na nowo stosem.</li>
<li><strong>Połączenie</strong>: jeden ciąg pól między dwoma miastami, który można zająć. <strong>Długość</strong>: liczba jego pól.</li>
<li><strong>Podwójne połączenie</strong>: dwa połączenia między tymi samymi dwoma miastami. <strong>Nitka</strong>: jedno z nich.</li>
<li><strong>Wagony</strong>: plastikowe wagoniki gracza.</li>
<li><strong>Bilet</strong>: karta z nazwami dwóch miast i wartością. <strong>Stos biletów</strong>: bilety do dobrania. <strong>Oferta</strong>: bilety, spośród
których gracz wybiera.</li>
<li><strong>Miejsce</strong>: miejsce gracza przy stole. <strong>Runda</strong>: po jednej turze każdego gracza.</li>
</ul>
<p>Wartość biletu to ta, którą na nim wydrukowano. Nie zawsze jest to najkrótsza odległość między jego miastami.</p>
<h2 id="wszystkie-plansze">Wszystkie plansze</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>zasada</th>
</tr>
</thead>
<tbody><tr id="G1">
<th scope="row">G1</th>
<td>Kart jest 110: 14 lokomotyw i po 12 kart w każdym z ośmiu kolorów: fioletowym, niebieskim, pomarańczowym, białym, zielonym, żółtym, czarnym i czerwonym.</td>
</tr>
<tr id="G2">
<th scope="row">G2</th>
<td>Na początku karty się tasuje, każdy gracz dostaje 4, a 5 się odkrywa; G8 dotyczy także tych pierwszych pięciu. Pozostałe karty to stos. Gracze oglądają swoje karty i odkryte karty, zanim wybiorą bilety. Liczba kart na ręce nie jest ograniczona.</td>
</tr>
<tr id="G3">
<th scope="row">G3</th>
<td>Wszyscy gracze dostają naraz ofertę biletów swojej planszy. Wybierają w tajemnicy i równocześnie. Raz zatrzymany bilet zostaje u gracza do końca gry. Liczba posiadanych biletów nie jest ograniczona. Bilety są tajne aż do podliczania punktów.</td>
</tr>
<tr id="G4">
<th scope="row">G4</th>
<td>Zaczyna gracz, którego miejsce wskaże gospodarz; jeśli nie wskaże żadnego, rozstrzyga losowanie. (Według instrukcji zaczyna gracz, który najwięcej podróżował.) Dalej gra się po kolei, od miejsca do miejsca.</td>
</tr>
<tr id="G5">
<th scope="row">G5</th>
<td>Tura to dokładnie jedna akcja: dobranie kart, zajęcie połączenia albo dobranie biletów. W Europie jest czwarta: budowa dworca.</td>
</tr>
<tr id="G6">
<th scope="row">G6</th>
<td>Dobierając karty, bierze się dwie, każdą spośród odkrytych albo w ciemno z wierzchu stosu. W miejsce wziętej odkrytej karty od razu odkrywa się nową ze stosu, zanim wybierze się drugą kartę.</td>
</tr>
<tr id="G7">
<th scope="row">G7</th>
<td>Odkrytą lokomotywę można wziąć tylko jako pierwszą kartę i wtedy nie dobiera się drugiej. Jako drugiej karty nie wolno jej wziąć nigdy, nawet jeśli dopiero co ją odkryto. Lokomotywa z wierzchu stosu liczy się za jedną kartę, jak każda inna. (Kraje Północy: inaczej, N2.)</td>
</tr>
<tr id="G8">
<th scope="row">G8</th>
<td>Gdy co najmniej 3 odkryte karty są lokomotywami, wszystkie odkryte karty się odrzuca i odkrywa w ich miejsce pięć nowych. Powtarza się to tak długo, jak długo co najmniej 3 nowe karty są lokomotywami. (Kraje Północy: inaczej, N3. Ograniczenia: D1.)</td>
</tr>
<tr id="G9">
<th scope="row">G9</th>
<td>W chwili, gdy ze stosu schodzi ostatnia karta, choćby w połowie akcji, leżące wtedy karty odrzucone tasuje się i tworzy z nich nowy stos. Jeśli kart odrzuconych nie ma, luki wśród odkrytych kart pozostają. Gdy tylko znów są karty odrzucone, stają się stosem, luki się z niego uzupełnia, a potem sprawdza G8.</td>
</tr>
<tr id="G10">
<th scope="row">G10</th>
<td>Gdy nie można dobrać żadnej karty, ta akcja jest niedostępna i gracz musi wykonać inną. Kiedy tak jest, mówi D10.</td>
</tr>
<tr id="G11">
<th scope="row">G11</th>
<td>Gracz może zająć dowolne wolne połączenie, stykające się z innymi jego połączeniami lub nie: jedno w turze, całe, od razu. Kosztuje ono tyle kart, ile wynosi jego długość, i tyle samo wagonów się na nim stawia; kto ma mniej wagonów, nie może go zająć. Zapłacone karty się odrzuca.</td>
</tr>
<tr id="G12">
<th scope="row">G12</th>
<td>Za kolorowe połączenie płaci się kartami w jego kolorze, za szare kartami jednego koloru, dowolnie wybranego. Lokomotywa zastępuje każdy kolor, a zapłata samymi lokomotywami jest dozwolona. (Kraje Północy to ograniczają: N4.)</td>
</tr>
<tr id="G13">
<th scope="row">G13</th>
<td>Żaden gracz nie może mieć obu torów podwójnego połączenia.</td>
</tr>
<tr id="G14">
<th scope="row">G14</th>
<td>Przy małej liczbie graczy w każdym podwójnym połączeniu można zająć tylko jeden tor: gdy ktokolwiek go zajmie, drugi jest zamknięty dla wszystkich. Mała liczba to 2 lub 3 graczy (w Krajach Północy tylko 2: N6). Połączenia, które przez pewien odcinek biegną obok siebie, ale łączą różne miasta, nie są podwójnym połączeniem. (Połączenia z krajami w Polsce: P4.)</td>
</tr>
<tr id="G15">
<th scope="row">G15</th>
<td>Zajęcie punktuje się od razu, według długości połączenia, jak wydrukowano na planszach: długość 1 daje 1 punkt, 2 daje 2, 3 daje 4, 4 daje 7, 5 daje 10, 6 daje 15, 8 daje 21, 9 daje 27.</td>
</tr>
<tr id="G16">
<th scope="row">G16</th>
<td>Dobierając bilety, bierze się 3 z wierzchu stosu biletów, albo wszystkie, jeśli zostało ich mniej, i zatrzymuje co najmniej jeden. Gdy nie został żaden, akcja jest niedostępna. Bilety niezatrzymane trafiają na spód stosu biletów (w Krajach Północy usuwa się je z gry: N8).</td>
</tr>
<tr id="G17">
<th scope="row">G17</th>
<td>Końcówka zaczyna się, gdy gracz kończy turę z najwyżej 2 wagonami. Każdy gracz ma wtedy jeszcze jedną turę, od następnego miejsca aż po gracza, który zaczął końcówkę; potem gra się kończy. Końcówka zaczyna się tylko raz. W ostatnich turach dozwolone są wszystkie akcje.</td>
</tr>
<tr id="G18">
<th scope="row">G18</th>
<td>Przy podliczaniu każdy zrealizowany bilet dodaje swoją wartość, a każdy niezrealizowany ją odejmuje. Bilet jest zrealizowany, jeśli własne połączenia gracza łączą jego dwa miasta. (Dworce w Europie: E11.) Potem dochodzą premie planszy. Wynik może być ujemny.</td>
</tr>
<tr id="G19">
<th scope="row">G19</th>
<td>Najdłuższa trasa, w Stanach Zjednoczonych, Europie i Polsce: 10 punktów dostaje gracz z najdłuższą nieprzerwaną trasą z własnych wagonów, mierzoną liczbą wagonów. Trasa może się sama przecinać i wracać do miasta więcej niż raz, ale żadnego połączenia nie używa dwa razy. Przy remisie każdy z remisujących dostaje 10 punktów. (Co najmniej jedno połączenie: D4. Polska: D9.)</td>
</tr>
<tr id="G20">
<th scope="row">G20</th>
<td>Wygrywa gracz z największą liczbą punktów. O remisie rozstrzygają kryteria planszy, w ich kolejności, każde wśród graczy, którzy po poprzednich nadal remisują. Gracze, którzy remisują także po ostatnim kryterium, dzielą się zwycięstwem.</td>
</tr>
</tbody></table>
<h2 id="stany-zjednoczone">Stany Zjednoczone</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>zasada</th>
</tr>
</thead>
<tbody><tr id="U1">
<th scope="row">U1</th>
<td>Dla 2 do 5 graczy. Każdy ma 45 wagonów. Biletów jest 30.</td>
</tr>
<tr id="U2">
<th scope="row">U2</th>
<td>Oferta to 3 bilety, z których zatrzymuje się co najmniej 2. Zwrócone trafiają na spód stosu biletów. (W jakiej kolejności: D12.)</td>
</tr>
<tr id="U3">
<th scope="row">U3</th>
<td>O remisie rozstrzyga większa liczba zrealizowanych biletów, a potem premia za najdłuższą trasę.</td>
</tr>
</tbody></table>
<h2 id="europa">Europa</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>zasada</th>
</tr>
</thead>
<tbody><tr id="E1">
<th scope="row">E1</th>
<td>Dla 2 do 5 graczy. Każdy ma 45 wagonów i 3 dworce. Biletów jest 46, w tym 6 długich i 40 zwykłych.</td>
</tr>
<tr id="E2">
<th scope="row">E2</th>
<td>Oferta to 1 długi i 3 zwykłe bilety. Co najmniej 2 z tych czterech się zatrzymuje, obojętnie które. Zwrócone usuwa się z gry bez pokazywania, podobnie jak nierozdane długie bilety. Później dobiera się tylko zwykłe bilety.</td>
</tr>
<tr id="E3">
<th scope="row">E3</th>
<td>Promy to połączenia przez wodę z co najmniej jednym symbolem lokomotywy; na tej planszy wszystkie są szare. Wśród zapłaconych kart musi być co najmniej tyle lokomotyw, ile jest symboli. Pozostałe karty są takie jak na każdym połączeniu tego koloru.</td>
</tr>
<tr id="E4">
<th scope="row">E4</th>
<td>Tunele: gracz najpierw wykłada zapłatę, a potem odkrywa 3 karty z wierzchu stosu. Za każdą z nich, która jest lokomotywą lub ma kolor wyłożonych kart kolorowych, trzeba dopłacić jedną kartę: w tym kolorze albo lokomotywę. Także w szarym tunelu chodzi o kolor wyłożonych kart kolorowych. Jeśli dopłaty nie ma, połączenie jest zajęte.</td>
</tr>
<tr id="E5">
<th scope="row">E5</th>
<td>Gracz może odmówić dopłaty, niezależnie od tego, czy może ją zapłacić. Zapłata wraca wtedy na rękę, a tura się kończy.</td>
</tr>
<tr id="E6">
<th scope="row">E6</th>
<td>Jeśli wyłożono same lokomotywy, liczą się tylko lokomotywy wśród odkrytych kart, a dopłacić za nie można tylko lokomotywami.</td>
</tr>
<tr id="E7">
<th scope="row">E7</th>
<td>Niezależnie od tego, czy gracz dopłaci, czy odmówi, odkryte karty odrzuca się na końcu tury.</td>
</tr>
<tr id="E8">
<th scope="row">E8</th>
<td>Jeśli stos i karty odrzucone nie wystarczają na odkrycie 3 kart, odkrywa się tyle, na ile wystarczają; jeśli nie ma żadnej, tunel jest zajęty bez dopłaty. Dopóki trwa tura, ani zapłata, ani karty już odkryte nie należą do kart odrzuconych. Odkrytych kart leżących obok stosu nigdy się do tego nie używa.</td>
</tr>
<tr id="E9">
<th scope="row">E9</th>
<td>Liczba wagonów stawianych w tunelu i punkty za niego wynikają z jego długości. Dopłata niczego w nich nie zmienia.</td>
</tr>
<tr id="E10">
<th scope="row">E10</th>
<td>Budowa dworca to akcja, która zajmuje turę. Można go zbudować w każdym mieście, w którym żaden gracz nie ma jeszcze dworca, niezależnie od tego, czy są tam czyjeś połączenia. Gracz buduje najwyżej jeden w turze i trzy w grze, a dworca nigdy się nie przenosi. Pierwszy dworzec gracza kosztuje 1 kartę, drugi 2 karty jednego koloru, trzeci 3 karty jednego koloru; lokomotywami może być dowolna ich liczba, nawet wszystkie. Zapłacone karty się odrzuca.</td>
</tr>
<tr id="E11">
<th scope="row">E11</th>
<td>Dzięki każdemu dworcowi jego właściciel liczy jedno połączenie innego gracza, które kończy się w mieście dworca, jak własne. Dotyczy to tylko biletów, a połączenie dworca jest to samo dla wszystkich biletów. Wybiera się je po zakończeniu gry (D5).</td>
</tr>
<tr id="E12">
<th scope="row">E12</th>
<td>Pożyczone połączenie nigdy nie liczy się do najdłuższej trasy.</td>
</tr>
<tr id="E13">
<th scope="row">E13</th>
<td>Każdy niezbudowany dworzec jest dla gracza wart 4 punkty.</td>
</tr>
<tr id="E14">
<th scope="row">E14</th>
<td>O remisie rozstrzyga większa liczba zrealizowanych biletów, potem mniejsza liczba zbudowanych dworców, a potem premia za najdłuższą trasę.</td>
</tr>
<tr id="E15">
<th scope="row">E15</th>
<td>Dobierając bilety w trakcie gry, trzeba zatrzymać co najmniej jeden, jak mówi G16. (Przegląd w jednej z instrukcji mówi o dwóch; szczegółowy rozdział tej samej instrukcji i druga instrukcja mówią o jednym.)</td>
</tr>
</tbody></table>
<h3 id="przykład-tunel">Przykład: tunel</h3>
<p>Anna zajmuje Venezia–Zürich, zielony tunel długości 2, i wykłada 1 zieloną kartę i 1 lokomotywę. Odkrywa zieloną kartę,
lokomotywę i czerwoną kartę. Zielona karta i lokomotywa się liczą, a czerwona nie, więc Anna ma dopłacić 2 karty, a każdą z nich
może być zielona karta albo lokomotywa (E4).</p>
<ul>
<li>Jeśli dopłaci, czyli da 2 zielone karty, 1 zieloną kartę i 1 lokomotywę albo 2 lokomotywy, połączenie jest jej. Zapłaciła 4
karty, ale stawia 2 wagony i dostaje 2 punkty (E9, G15).</li>
<li>Jeśli odmówi, jej zielona karta i lokomotywa wracają na rękę i jej tura się kończy (E5). Połączenie zostaje takie, jakie
było, i Anna może spróbować w późniejszej turze (D13).</li>
<li>W obu przypadkach trzy odkryte karty odrzuca się na końcu tury (E7).</li>
</ul>
<p>Gdyby wyłożyła 2 lokomotywy, przy tych samych trzech kartach miałaby do dopłacenia tylko 1 kartę, za lokomotywę wśród nich, i
mogłaby to zrobić tylko lokomotywą (E6).</p>
<p>W szarym tunelu, takim jak Paris–Zürich długości 3, kolor wyznaczają wyłożone karty. Jeśli Anna wyłoży 2 czerwone karty i 1
lokomotywę, a odkryje czerwoną, zieloną i zieloną kartę, ma dopłacić 1 kartę: czerwoną albo lokomotywę (E4).</p>
<p>Gdy brakuje kart: w stosie jest 1 karta i jest 1 karta odrzucona. Anna wykłada zapłatę i odkrywa kartę ze stosu. Stos jest teraz
pusty, więc jedyna karta odrzucona staje się stosem (G9) i Anna odkrywa także ją. Więcej kart nie ma, bo ani jej zapłata, ani
pierwsza odkryta karta nie są jeszcze odrzucone. O dopłacie decydują dwie odkryte karty (E8).</p>
<h3 id="przykład-dworce">Przykład: dworce</h3>
<p>Anna zajęła Brest–Paris, Paris–Zürich, Marseille–Zürich, Barcelona–Marseille i, osobno od nich, Venezia–Zágráb. Ben zajął
Venezia–Zürich, a Cleo zajęła München–Zürich. Bilety Anny to Brest–Venezia (8), Paris–Zágráb (7) i Barcelona–München (8). Jej własne
połączenia nie realizują żadnego z nich.</p>
<ul>
<li><em>Jeden dworzec, w Zürich.</em> Kosztował ją 1 kartę (E10). Może pożyczyć połączenie Bena albo Cleo, a to wybrane służy wszystkim
jej biletom (E11). Połączenie Bena realizuje Brest–Venezia i Paris–Zágráb: 8 + 7 − 8 = 7. Połączenie Cleo realizuje tylko
Barcelona–München: 8 − 8 − 7 = −7. Wybiera się za nią to, co najlepsze: połączenie Bena (D5). Dwa niezbudowane dworce dodają 8
punktów (E13). Razem to 15 punktów.</li>
<li><em>Drugi dworzec, w München.</em> Kosztował ją 2 karty jednego koloru albo lokomotywy zamiast dowolnych z nich (E10). Pożycza
połączenie Cleo, a ten w Zürich połączenie Bena. Wszystkie trzy bilety są zrealizowane: 8 + 7 + 8 = 23. Jeden niezbudowany
dworzec dodaje 4 punkty. Razem to 27 punktów.</li>
</ul>
<p>W obu przypadkach jej najdłuższa trasa to Brest–Paris–Zürich–Marseille–Barcelona, 3 + 3 + 2 + 4 = 12 wagonów. Pożyczone
połączenia się do niej nie liczą (E12).</p>
<h2 id="polska">Polska</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>zasada</th>
</tr>
</thead>
<tbody><tr id="P1">
<th scope="row">P1</th>
<td>Dla 2 do 4 graczy. Każdy ma 35 wagonów. Jest 35 biletów i 20 kart krajów.</td>
</tr>
<tr id="P2">
<th scope="row">P2</th>
<td>Oferta to 4 bilety, z których zatrzymuje się co najmniej 2. Bilety zwrócone przez wszystkich graczy tasuje się razem i kładzie na spód stosu biletów.</td>
</tr>
<tr id="P3">
<th scope="row">P3</th>
<td>Każdy sąsiedni kraj ma stos kart krajów, z najwyższą wartością na wierzchu. Stosy są jawne, podobnie jak karty, które gracze wzięli.</td>
</tr>
<tr id="P4">
<th scope="row">P4</th>
<td>Połączenia z sąsiednim krajem są otwarte przy każdej liczbie graczy: G14 ich nie zamyka. Żaden gracz nie może jednak mieć więcej niż jednego połączenia z tym samym krajem.</td>
</tr>
<tr id="P5">
<th scope="row">P5</th>
<td>Połączenie z krajem punktuje się według długości, jak każde połączenie (G15).</td>
</tr>
<tr id="P6">
<th scope="row">P6</th>
<td>Premia za kraje należy się, gdy zajęcie połączenia wprowadza kraj, który jest nowy wśród połączonych krajów gracza, do jego sieci, w której jest co najmniej jeden inny kraj. Każdy kraj tej sieci daje wtedy graczowi wierzchnią kartę swojego stosu: po jednej, także te kraje, które już kiedyś dały mu kartę. Pusty stos nic nie daje. (Co znaczy „nowy”: D8.)</td>
</tr>
<tr id="P7">
<th scope="row">P7</th>
<td>Gdy zajęcie łączy dwie sieci, a wszystkie ich kraje były już wcześniej połączone, żaden kraj nie jest nowy i gracz niczego nie bierze.</td>
</tr>
<tr id="P8">
<th scope="row">P8</th>
<td>Podlicza się jak w grze podstawowej i dodaje wartości wziętych kart krajów. (O najdłuższej trasie: D9.)</td>
</tr>
<tr id="P9">
<th scope="row">P9</th>
<td>O remisie rozstrzyga większa liczba zrealizowanych biletów, potem większa suma punktów za bilety (D18), a potem gracze dzielą się zwycięstwem.</td>
</tr>
<tr id="P10">
<th scope="row">P10</th>
<td>Podwójne połączenia jak w G13 i G14: przy 2 lub 3 graczach można zająć tylko jeden tor każdego z nich.</td>
</tr>
</tbody></table>
<h3 id="przykłady-karty-krajów">Przykłady: karty krajów</h3>
<p><em>Jeden stos się kończy.</em></p>
<ol>
<li>Pierwszy gracz łączy Rosję z Niemcami i bierze wierzchnią kartę każdego z tych krajów: 7 z Rosji, 7 z Niemiec.</li>
<li>Inny gracz łączy potem Niemcy z Czechami i bierze 4 z Niemiec i 10 z Czech.</li>
<li>Pierwszy gracz dołącza potem Białoruś do Rosji i Niemiec. Białoruś jest nowa, więc wszystkie trzy kraje sieci dają po karcie: 3
z Niemiec, 4 z Rosji, 6 z Białorusi.</li>
<li>Stos Niemiec jest teraz wyczerpany. Kto dotrze do Niemiec później, nie dostanie tam karty.</li>
</ol>
<p><em>Dwie sieci stają się jedną.</em></p>
<ol>
<li>Gracz połączył Rosję z Białorusią i, osobno od nich, Ukrainę ze Słowacją. Dało mu to po jednej karcie każdego z tych czterech
krajów.</li>
<li>Gracz łączy te dwie sieci. Wszystkie cztery kraje były już połączone, żaden nie jest nowy i gracz nie bierze karty (P7).</li>
<li>Później gracz dołącza Czechy. Są nowe, więc gracz bierze wierzchnią kartę każdego z pięciu krajów, które mają jeszcze karty
(P6).</li>
</ol>
<h2 id="kraje-północy">Kraje Północy</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>zasada</th>
</tr>
</thead>
<tbody><tr id="N1">
<th scope="row">N1</th>
<td>Dla 2 lub 3 graczy. Każdy ma 40 wagonów. Biletów jest 46.</td>
</tr>
<tr id="N2">
<th scope="row">N2</th>
<td>Odkrytą lokomotywę bierze się jak każdą inną kartę. Obie dobierane karty mogą być lokomotywami.</td>
</tr>
<tr id="N3">
<th scope="row">N3</th>
<td>Odkrytych kart nigdy się nie wymienia z powodu lokomotyw: w instrukcji nie ma takiej zasady.</td>
</tr>
<tr id="N4">
<th scope="row">N4</th>
<td>Lokomotywa zastępuje inne karty tylko na promach i w tunelach. Na zwykłych połączeniach ich nie zastępuje: ani na kolorowych, ani na szarych.</td>
</tr>
<tr id="N5">
<th scope="row">N5</th>
<td>Oferta to 5 biletów, z których zatrzymuje się co najmniej 2.</td>
</tr>
<tr id="N6">
<th scope="row">N6</th>
<td>Przy 2 graczach można zająć tylko jeden tor każdego podwójnego połączenia, a przy 3 graczach oba.</td>
</tr>
<tr id="N7">
<th scope="row">N7</th>
<td>Promy jak w E3. Tutaj jednak większość jest kolorowa i na takich karty inne niż wymagane lokomotywy są w kolorze połączenia. Karty kolorowe można zastąpić kolejnymi lokomotywami. Lokomotywę można zastąpić dowolnymi 3 kartami kolorowymi, w dowolnym zestawie, także w kolorze połączenia. (Które lokomotywy można tak zastąpić i jak brzmi ścisła zasada: D15.)</td>
</tr>
<tr id="N8">
<th scope="row">N8</th>
<td>Bilety niezatrzymane usuwa się z gry bez pokazywania, na początku i później.</td>
</tr>
<tr id="N9">
<th scope="row">N9</th>
<td>Tunele jak w E4, E5, E6, E7 i E9, a według D17 także E8.</td>
</tr>
<tr id="N10">
<th scope="row">N10</th>
<td>Połączenie Murmansk–Lieksa jest szare i ma 9 pól. Za każde z jego pól zamiast jednej karty w wybranym kolorze można wyłożyć dowolne 4 karty; mogą być wśród nich lokomotywy i karty w tym kolorze. Można tak zapłacić za dowolną liczbę pól, nawet za wszystkie dziewięć, co wymaga 36 kart. Przykład: 7 zielonych kart i 8 innych. Poza tym jest to zwykłe połączenie: lokomotywa sama niczego tu nie zastępuje.</td>
</tr>
<tr id="N11">
<th scope="row">N11</th>
<td>Globtroter: 10 punktów dostaje gracz, który zrealizował najwięcej biletów. Przy remisie każdy z remisujących dostaje 10 punktów. (Co najmniej jeden zrealizowany bilet: D4.) Premii za najdłuższą trasę nie ma.</td>
</tr>
<tr id="N12">
<th scope="row">N12</th>
<td>O remisie rozstrzyga większa liczba zrealizowanych biletów, a potem długość najdłuższej trasy gracza, mierzonej jak w G19.</td>
</tr>
</tbody></table>
<h3 id="przykład-prom">Przykład: prom</h3>
<p>Ålborg–Kristiansand to czerwony prom długości 2 z jednym symbolem lokomotywy. Można za niego zapłacić między innymi tak:</p>
<ul>
<li>1 lokomotywa, za symbol, i 1 czerwona karta;</li>
<li>2 lokomotywy, z których druga zastępuje czerwoną kartę;</li>
<li>3 karty kolorowe, na przykład niebieska, zielona i czerwona, zastępujące lokomotywę za symbol, i 1 czerwona karta (N7);</li>
<li>1 lokomotywa, za symbol, i 3 karty kolorowe, zastępujące drugą lokomotywę, a więc czerwoną kartę (D15);</li>
<li>6 kart kolorowych w dowolnym zestawie, zastępujących obie lokomotywy (D15).</li>
</ul>
<p>Ostatnia zapłata jest możliwa nawet bez czerwonej karty i bez lokomotywy na ręce. Przy stole ze ścisłą zasadą zostanie odrzucona:
prom ma jeden symbol, więc wolno wyłożyć tylko jedną trójkę. Lokomotywa nigdy nie jest jedną z tych trzech kart. Jakkolwiek się
zapłaci, połączenie zajmuje 2 wagony i daje 2 punkty.</p>
<h3 id="przykład-murmansklieksa">Przykład: Murmansk–Lieksa</h3>
<p>Gracz płaci 7 zielonymi kartami i 8 innymi kartami. Zielone karty opłacają siedem z dziewięciu pól. Pozostałe 8 kart to dwa
zestawy po 4 karty, a każdy zestaw opłaca jedno z dwóch pozostałych pól (N10). Jakiekolwiek są te 8 kart, wystarczą: dowolne kolory, także
zielony, i lokomotywy. Gracz stawia 9 wagonów i dostaje 27 punktów (G11, G15). Zapłata 8 zielonymi kartami i 1 lokomotywą jest
niedozwolona, bo lokomotywa liczy się tu tylko jako jedna z 4 kart takiego zestawu.</p>
<h2 id="rozstrzygnięcia">Rozstrzygnięcia</h2>
<table>
<thead>
<tr>
<th>oznaczenie</th>
<th>rozstrzygnięcie</th>
</tr>
</thead>
<tbody><tr id="D1">
<th scope="row">D1</th>
<td>Odkryte karty wymienia się (G8) tylko wtedy, gdy poza rękami graczy są co najmniej 3 karty kolorowe, i najwyżej 10 razy z rzędu; potem odkryte karty zostają takie, jakie są, aż do ich następnej zmiany. (Inaczej przy dziesięciu kartach poza rękami dwie piątki mogłyby się wymieniać bez końca.)</td>
</tr>
<tr id="D2">
<th scope="row">D2</th>
<td>Jeśli po pierwszej dobranej karcie nie ma drugiej, którą wolno wziąć, tura kończy się z tą jedną kartą.</td>
</tr>
<tr id="D3">
<th scope="row">D3</th>
<td>Gracz, który nie ma żadnej dozwolonej akcji, pasuje. Nikt inny pasować nie może. Pas w ostatnich turach zużywa ostatnią turę gracza. Gdy w jednej rundzie spasują wszyscy, gra się kończy i podlicza się punkty.</td>
</tr>
<tr id="D4">
<th scope="row">D4</th>
<td>Premia za najdłuższą trasę wymaga trasy z co najmniej jednego połączenia. Globtroter wymaga co najmniej jednego zrealizowanego biletu.</td>
</tr>
<tr id="D5">
<th scope="row">D5</th>
<td>Połączenia, które pożyczają dworce, to wybór najlepszy dla ich właściciela, dla wszystkich jego dworców razem: ten, który daje najwięcej punktów, a przy równej ich liczbie najwięcej zrealizowanych biletów. Kilka dworców może pożyczyć to samo połączenie; niezajętego nie pożycza żaden.</td>
</tr>
<tr id="D6">
<th scope="row">D6</th>
<td>Bilety dobrane w trakcie gry widzi tylko gracz, który je dobrał; pozostali widzą, ile z nich zatrzymał. Na początku nikt nie widzi, ile zatrzymali inni, dopóki wszyscy nie wybiorą.</td>
</tr>
<tr id="D7">
<th scope="row">D7</th>
<td>Jawne są: zapłata za połączenie lub dworzec, a za tunel nawet wtedy, gdy wraca na rękę; liczba kart na każdej ręce; wielkość stosu i stosu biletów; liczba biletów każdego gracza; karty odrzucone; wagony i dworce, które każdemu zostały; punkty za połączenia; karty krajów. Tajne są: karty na ręce, bilety, kolejność obu stosów i bilety usunięte z gry.</td>
</tr>
<tr id="D8">
<th scope="row">D8</th>
<td>W P6 kraj jest „nowy”, jeśli gracz nigdy wcześniej nie miał go w jednej sieci z innym krajem. Połączenie, którego zajęcie łączy kraje, może prowadzić do kraju albo leżeć wewnątrz Polski: liczy się tak samo. Karty bierze się automatycznie.</td>
</tr>
<tr id="D9">
<th scope="row">D9</th>
<td>Polska: premia za najdłuższą trasę (G19) domyślnie obowiązuje, ale można też zagrać bez niej. (Co do podliczania instrukcja odsyła do gry podstawowej, która tę premię ma, ale w spisie potrzebnych elementów nie wymienia karty tej premii.)</td>
</tr>
<tr id="D10">
<th scope="row">D10</th>
<td>Gdy stos jest pusty i nie ma kart odrzuconych, nadal można brać odkryte karty, z zachowaniem G7. Dobieranie kart jest niedostępne tylko wtedy, gdy ani w stosie, ani wśród odkrytych nie ma karty, którą wolno wziąć. (Trzy instrukcje, brane dosłownie, wykluczają całą akcję, gdy tylko nie ma już stosu ani kart odrzuconych; jedna mówi o sytuacji, w której wszystkie karty są na rękach graczy. Przy dosłownym odczytaniu leżących odkrytych kart nie można by już nigdy wziąć. Najpopularniejsza implementacja pozwala je brać i Branchline także.)</td>
</tr>
<tr id="D11">
<th scope="row">D11</th>
<td>Gra kończy się i podlicza się punkty po 20 pełnych rundach, w których nikt nie dobrał karty ani biletu, nie zajął połączenia ani nie zbudował dworca. (Same odmowy w tunelach mogłyby inaczej trwać bez końca.)</td>
</tr>
<tr id="D12">
<th scope="row">D12</th>
<td>Na każdej planszy, na której bilety zwrócone na początku trafiają pod stos biletów, najpierw tasuje się je razem, żeby nie miało znaczenia, kto wybrał wcześniej. Bilety zwrócone w trakcie gry trafiają pod stos w kolejności, w jakiej je zaoferowano.</td>
</tr>
<tr id="D13">
<th scope="row">D13</th>
<td>Odmowa w tunelu (E5) niczego nie zajmuje ani nie zamyka i zużywa turę. W późniejszej turze można znów spróbować. Gdy karty są odkryte, wyłożonej zapłaty nie można już zmienić.</td>
</tr>
<tr id="D14">
<th scope="row">D14</th>
<td>Podwójne połączenie jest podwójne także wtedy, gdy jego tory się różnią. W Krajach Północy są trzy takie: w dwóch tunel leży obok promu innej długości, a w jednym, złożonym z dwóch promów, tory mają 1 i 2 symbole.</td>
</tr>
<tr id="D15">
<th scope="row">D15</th>
<td>Trzy karty, które zastępują lokomotywę (N7), to tylko karty kolorowe, w dowolnym zestawie, i tylko na promach. Mogą zastąpić każdą lokomotywę zapłaty: wymaganą przez symbol i taką, która sama zastępowałaby kartę kolorową. (Czytane dosłownie, obie zasady promów z instrukcji się sumują, więc za prom o 3 polach można zapłacić 9 dowolnymi kartami kolorowymi.) Można też zagrać ze ścisłą zasadą: trójki tylko zamiast lokomotyw wymaganych przez symbole, a więc nie więcej ich, niż prom ma symboli.</td>
</tr>
<tr id="D16">
<th scope="row">D16</th>
<td>Polska: połączenia z krajami liczą się do najdłuższej trasy. Kraj to koniec linii: nie można przez niego przejechać i nie ma go na żadnym bilecie.</td>
</tr>
<tr id="D17">
<th scope="row">D17</th>
<td>Instrukcja Krajów Północy nie mówi, co się dzieje, gdy w tunelu można odkryć mniej niż 3 karty. Obowiązuje E8.</td>
</tr>
<tr id="D18">
<th scope="row">D18</th>
<td>Punkty za bilety, które porównuje P9, to wartości biletów zrealizowanych minus wartości niezrealizowanych.</td>
</tr>
<tr id="D19">
<th scope="row">D19</th>
<td>Gracz, który dobrał jedną kartę, dobiera także drugą, o ile jest taka, którą wolno wziąć (D2). (Instrukcje mówią, że gracz <em>może</em> dobrać dwie karty; Branchline nie pozwala poprzestać na jednej.)</td>
</tr>
<tr id="D20">
<th scope="row">D20</th>
<td>W szarym tunelu (E4) odkryte karty porównuje się z kolorem wyłożonych kart. (Tak mówi jedna z instrukcji Europy; druga porównuje je z kolorem tunelu, którego szary tunel nie ma.)</td>
</tr>
<tr id="D21">
<th scope="row">D21</th>
<td>Gracze, którzy remisują do końca, dzielą się zwycięstwem na każdej planszy (G20). (Mówi tak tylko instrukcja Polski.)</td>
</tr>
<tr id="D22">
<th scope="row">D22</th>
<td>Ostatnie kryterium remisu w Krajach Północy (N12) to najdłuższa trasa, mierzona jak w G19. (Instrukcja mówi o najdłuższej <em>trasie</em>, a tym samym słowem nazywa też pojedyncze połączenie.)</td>
</tr>
</tbody></table>
<h2 id="jak-czytać-oznaczenia">Jak czytać oznaczenia</h2>
<p>Każdy punkt zasad ma stałe oznaczenie: literę i numer. Tych samych oznaczeń używają kod i testy Branchline.</p>
<ul>
<li>Punkty <strong>G</strong> obowiązują na wszystkich planszach, chyba że punkt danej planszy stanowi inaczej.</li>
<li>Punkty <strong>U</strong>, <strong>E</strong>, <strong>P</strong> i <strong>N</strong> obowiązują na planszach Stany Zjednoczone, Europa, Polska i Kraje Północy. Punkt jednej
planszy obowiązuje na innej tylko wtedy, gdy jej własny punkt się do niego odwołuje, tak jak N9 do tuneli Europy.</li>
<li>Punkty <strong>D</strong> to rozstrzygnięcia Branchline tam, gdzie instrukcje milczą albo są niejasne. Obowiązują wszędzie, gdzie występuje
to, o czym mówią.</li>
</ul>
<p>Oznaczenie w nawiasie wskazuje punkt, który uzupełnia, ogranicza lub wyjaśnia ten właśnie czytany. Każdy punkt to jeden wiersz
tabeli, z samym oznaczeniem w pierwszej komórce. Przykłady pod tabelami ilustrują punkty; niczego do nich nie dodają.</p>
<h2 id="o-tych-zasadach">O tych zasadach</h2>
<p>Ta strona to komplet zasad, których trzyma się Branchline: dla graczy i dla wszystkich, którzy chcą rozstrzygnąć spór.
Branchline jest implementacją nieoficjalną. Zasady podano tu własnymi słowami projektu; nie użyto żadnego tekstu ani grafiki
wydawcy. „Instrukcja” i „instrukcje” oznaczają wydane instrukcje do gier.</p>
<p><strong>Plansza Polska jest rekonstrukcją.</strong> Nie istnieje publiczny spis jej połączeń i biletów. Zasady, liczby biletów i
kart krajów oraz wartości kart w przykładach pochodzą z instrukcji; pozostałe dane tej planszy dobrano do opublikowanych sum i
nie są danymi wydanej planszy. Plansza jest plikiem, który można wymienić, a każdy, kto na niej gra, jest o tym informowany.</p>
`;export{e as default};