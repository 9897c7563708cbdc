# Zapisana gra, decyzja po decyzji. Nagłówki i etykiety bez kropki.

analysis-head = { $title } oczami bota { $text }
analysis-bot = Bot radzi: { $move }
analysis-agreed = { $seat }: zgodnie z botem w { $agreed } z { $number } decyzji ({ $percent }%)
analysis-lost = Średnia strata w symulowanych grach: { $percent }% na decyzję
analysis-decimal-mark = ,
analysis-mistakes = Największe błędy:
refusal-analysis-unfinished = { $path }: gra nie jest skończona; wskaż przez --seat, czyje decyzje pokazać, bo pokazanie wszystkich odsłoniłoby zakryte karty
