# Ce pot scrie jucătorii în locul cuvintelor notației. Variantele sunt despărțite prin virgule și pot avea mai multe
# cuvinte; programul o scrie pe prima. Majusculele și diacriticele nu contează. Cuvintele englezești sunt valabile în
# orice limbă, așa că niciun cuvânt nu poate însemna altceva în altă limbă.
# typed-filler: cuvinte fără înțeles aici, cum ar fi articolele.

typed-draw = trage, trag, extrage, extrag
typed-take = ia, iau
typed-tickets = bilete, bilet, trage bilete, trag bilete, ia bilete, iau bilete, bilete noi
typed-keep = păstrează, păstrez, ține, țin
typed-claim = ocupă, ocup, revendică, revendic
typed-station = gară, gara, construiește o gară, construiesc o gară, construiește gară, construiește gara, construiește, construiesc
typed-pay = plătește, plătesc
typed-decline = renunță, renunț, refuză, refuz
typed-give = dă, dau
typed-pass = pas, pasează, pasez, spune pas, spun pas
typed-with = cu, folosind
typed-for = cu înlocuitoare pentru, cu cărți înlocuitoare pentru, plus cărți înlocuitoare pentru, cărți înlocuitoare pentru, înlocuitoare pentru, pentru, în loc de
typed-and = și, plus
typed-filler = o, un, carte, cărți, cartea, cărțile, de, din teanc, din, dintre cele la vedere, dintre, cele, la vedere, de la vedere, la, teanc, ruta, rută, biletul, biletele, bilete, gară, în orașul, orașul, oraș, în, câmp, câmpuri, în plus, ca înlocuitoare, ca, înlocuitoare, la tunel, tunelul, tunel

typed-purple = mov, violet, violetă, violete, purpuriu, purpurie, purpurii, roz
typed-blue = albastru, albastră, albastre, albaștri
typed-orange = portocaliu, portocalie, portocalii, oranj
typed-white = alb, albă, albe, albi
typed-green = verde, verzi
typed-yellow = galben, galbenă, galbene, galbeni
typed-black = negru, neagră, negre, negri
typed-red = roșu, roșie, roșii
typed-locomotive = locomotivă, locomotive, locomotiva, locomotivele, loco, joker, jokerul
