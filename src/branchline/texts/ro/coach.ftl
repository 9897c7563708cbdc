# Analiza unei partide încheiate. Titlurile și etichetele nu au punct.

coach-head = { $title }: analiza partidei (partide de probă pe mutare: { $number })
coach-accuracy = { $number ->
        [one] { $seat }: precizie { $text } într-o singură decizie
        [few] { $seat }: precizie { $text } în { $number } decizii
       *[other] { $seat }: precizie { $text } în { $number } de decizii
    }
coach-no-accuracy = { $seat }: nu mai era nimic în joc, deci nu există precizie
coach-luck = Schimbarea șanselor de câștig prin noroc: { $luck }, pierdere prin decizii: { $lost } puncte procentuale
coach-turning-points = Momente decisive
coach-no-turning-points = Nicio decizie nu a întors singură soarta partidei
coach-turned = { $number }. { $seat }: { $move } (−{ $percent } p.p.)
coach-better = Mai bine: { $move }.
refusal-coach-unfinished = partida nu s-a încheiat: o analiză ar dezvălui cărți ascunse
refusal-coach-playouts = { $number } partide de probă: alege între { $least } și { $most }
refusal-coach-no-act = nu există mutarea { $number }: ultima este { $last }
refusal-coach-busy = antrenorul are mult de lucru: încearcă din nou peste câteva minute
