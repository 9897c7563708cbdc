# Un joc înregistrat, decizie cu decizie. Titlurile și etichetele nu au punct.

analysis-head = { $title }, așa cum îl vede { $text }
analysis-bot = Sfatul botului: { $move }
analysis-agreed = { $seat }: decizii ca ale botului: { $agreed } din { $number } ({ $percent }%)
analysis-lost = Pierdut în partidele de probă, în medie: { $percent }% pe decizie
analysis-decimal-mark = ,
analysis-mistakes = Cele mai mari greșeli:
refusal-analysis-unfinished = { $path } nu este terminat: --seat spune ale cui decizii să fie arătate, căci toate ar arăta cărți ascunse
