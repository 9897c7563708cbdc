# Cuvintele de pe desenele hărților: legenda, punctele, jucătorii.

drawing-subtitle = { $low }–{ $high } jucători · câte { $number ->
        [one] { $number } vagon
        [few] { $number } vagoane
       *[other] { $number } de vagoane
    }

drawing-lanes = Linii
drawing-coloured = cărți de culoarea liniei
drawing-grey = cărți de oricare culoare, aceeași
drawing-tunnel = tunel: poate costa mai mult
drawing-ferry = feribot: o locomotivă pentru fiecare simbol
drawing-any-cards = { $number ->
        [one] { $number } carte oarecare plătește
        [few] oricare { $number } cărți plătesc
       *[other] oricare { $number } de cărți plătesc
    } un spațiu
drawing-station = gară
drawing-country = țară: valorile cărților, cea de sus cu cifre mari

drawing-colours = Culori
drawing-points = Puncte
drawing-spaces = spații
drawing-longest-path = cel mai lung traseu
drawing-most-tickets = cele mai multe bilete îndeplinite
drawing-unbuilt = pentru fiecare gară neconstruită

drawing-players = Jucători
drawing-trains = vagoane rămase

drawing-heat = Hartă termică
drawing-heat-lanes = linii
drawing-heat-cities = orașe
