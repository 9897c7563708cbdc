# Analiza unei partide încheiate. Titlurile și etichetele nu au punct.

coach-head = { $title }: analiza partidei (partide simulate pe mutare: { $number })
coach-accuracy = { $number ->
        [one] { $seat }: precizie { $text } într-o singură decizie
        [few] { $seat }: precizie { $text } în { $number } decizii
       *[other] { $seat }: precizie { $text } în { $number } de decizii
    }
coach-no-accuracy = { $seat }: nicio decizie nu mai putea schimba nimic, deci precizia nu se poate calcula
coach-luck = Șanse de câștig: { $luck } din noroc, { $lost } din decizii
coach-turning-points = Momente decisive
coach-no-turning-points = Nicio decizie nu a întors singură soarta partidei
coach-turned = { $number }. { $seat }: { $move }
coach-cost = { $kind ->
        [blunder] Greșeală mare: a scăzut șansa de câștig cu cam { $number } %.
        [mistake] Greșeală: a scăzut șansa de câștig cu cam { $number } %.
        [slip] Mică scăpare: a scăzut șansa de câștig cu cam { $number } %; diferența este mică.
       *[hidden] Ghinion: cu cărțile așa cum erau, a scăzut șansa de câștig cu cam { $number } %.
    }
coach-won = Partide simulate: { $number }; câștigate cu mutarea mai bună: { $won }, cu cea jucată: { $lost }.
coach-better = Mai bine: { $move }.
coach-own = Deciziile proprii: { $seat }
coach-best-moment = Cel mai bun moment: cam { $number } victorii în plus la 100 de partide față de cea mai bună dintre celelalte mutări ({ $move }).
coach-nothing = Nimic nu a ieșit în evidență: nicio alegere nu a fost clar mai bună sau mai proastă decât altele.
coach-lesson-late = Biletul { $goals } l-ai luat când mai aveai { number-trains } și a rămas nerealizat. Spre final, biletele noi aduc rareori câștig.
coach-lesson-strayed = Biletul { $goals } a rămas nerealizat, iar { number-trains } au mers pe rute care nu apropiau niciun bilet. Construiește întâi rutele pentru bilete.
coach-lesson-overlooked = De { $number } ori ai tras din teanc, deși la vedere era ultima carte care îți lipsea pentru o rută din biletele tale. Uită-te întâi la cărțile la vedere.
coach-lesson-failed = Biletul { $goals } a rămas nerealizat și ți-a scăzut punctele. Începe cu biletul cel mai lung, cât rutele lui sunt libere.
coach-lesson-left = La final mai aveai { number-trains } și { $number } cărți în mână. Nu aduc puncte: ocupă rutele mai devreme.
coach-lesson-short = { $number } dintre cele { $total } rute ale tale au doar unul sau două câmpuri: { number-points } în total. Adună cărți pentru rute mai lungi, care aduc mult mai mult.
refusal-coach-unfinished = partida nu s-a încheiat: o analiză ar dezvălui cărți ascunse
refusal-coach-playouts = partide simulate: { $number }; alege între { $least } și { $most }
refusal-coach-no-act = nu există mutarea { $number }: ultima este { $last }
refusal-coach-busy = antrenorul are mult de lucru: încearcă din nou peste câteva minute
