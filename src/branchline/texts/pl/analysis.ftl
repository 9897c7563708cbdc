# Zapisana gra, decyzja po decyzji. Nagłówki i etykiety bez kropki.

analysis-head = { $title } w oczach bota { $text }
analysis-bot = Bot radzi: { $deed }
analysis-agreed = { $seat }: decyzje takie jak bota: { $agreed } z { $number } ({ $percent }%)
analysis-lost = Strata w rozgrywkach próbnych, średnio: { $percent }% na decyzję
analysis-decimal-mark = ,
analysis-mistakes = Największe błędy:
refusal-analysis-unfinished = { $path }: gra nie jest skończona; --seat wskazuje, czyje decyzje pokazać, bo wszystkie odsłoniłyby ukryte karty
