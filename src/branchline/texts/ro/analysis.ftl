# O partidă înregistrată, decizie cu decizie. Titlurile și etichetele nu au punct.

analysis-head = { $title }, din perspectiva botului { $text }
analysis-bot = Sfatul botului: { $move }
analysis-agreed = { $seat }, decizii identice cu ale botului: { $agreed } din { $number } ({ $percent }%)
analysis-lost = Pierdere medie în partidele simulate: { $percent }% pe decizie
analysis-decimal-mark = ,
analysis-mistakes = Cele mai mari greșeli:
refusal-analysis-unfinished = { $path } nu este o partidă încheiată: alege cu --seat ale cui decizii să fie arătate, căci toate la un loc ar dezvălui cărți ascunse
