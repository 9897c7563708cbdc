# Cuvintele de pe desenele hărților: legenda, punctele, jucătorii.

drawing-subtitle = { $low }–{ $high } jucători · câte { $number ->
        [one] { $number } vagon
        [few] { $number } vagoane
       *[other] { $number } de vagoane
    }

drawing-routes = Rute
drawing-coloured = cărți de culoarea rutei
drawing-grey = cărți de o singură culoare, oricare
drawing-tunnel = tunel: poate costa mai mult
drawing-ferry = feribot: o locomotivă pentru fiecare simbol
drawing-any-cards = { $number ->
        [one] oricare { $number } carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    } în loc de una
drawing-station = gară
drawing-country = țară: valorile cărților, cea de sus cu cifre mari

drawing-colours = Culori
drawing-points = Puncte
drawing-spaces = câmpuri
drawing-longest-path = cel mai lung traseu
drawing-most-tickets = cele mai multe bilete realizate
drawing-unbuilt = pentru fiecare gară neconstruită

drawing-players = Jucători
drawing-trains = vagoane rămase

drawing-heat = Hartă termică
drawing-heat-routes = rute
drawing-heat-cities = orașe
heat-claims = Rutele după cât de des sunt ocupate
heat-wins = Rutele după ponderea câștigătorilor printre cei care le-au ocupat
