# Cărți, locuri și enumerări: cuvintele din care se fac propozițiile.
#
# Mic glosar:
#   route rută („ruta Berlin – Warszawa”) · double route rută dublă · face-up cards cărțile la vedere · deck teanc ·
#   discards cărțile decartate · locomotive locomotivă · ticket bilet · station gară · tunnel tunel · ferry feribot ·
#   substitute carte înlocuitoare · trains vagoane · space câmp · country card carte de țară · turn tură, rând ·
#   claim a ocupa · lay a juca (cărți) · turn up a întoarce · completed realizat · path traseu · board hartă ·
#   game partidă (una anume: „partida s-a încheiat”), joc (jocul ca atare, regulile lui, „în joc”)
#
# Numele jucătorilor și ale orașelor nu se declină; timpul prezent nu cere gen.
# Formele unei cărți: cea simplă și .lacking nearticulat, .subject și .object cu articol nehotărât.

card-purple = carte mov
    .subject = o carte mov
    .object = o carte mov
    .lacking = carte mov
cards-purple = { $number ->
         [one] { $number } carte mov
         [few] { $number } cărți mov
        *[other] { $number } de cărți mov
    }
    .object = { cards-purple }
    .lacking = { cards-purple }
card-blue = carte albastră
    .subject = o carte albastră
    .object = o carte albastră
    .lacking = carte albastră
cards-blue = { $number ->
         [one] { $number } carte albastră
         [few] { $number } cărți albastre
        *[other] { $number } de cărți albastre
    }
    .object = { cards-blue }
    .lacking = { cards-blue }
card-orange = carte portocalie
    .subject = o carte portocalie
    .object = o carte portocalie
    .lacking = carte portocalie
cards-orange = { $number ->
         [one] { $number } carte portocalie
         [few] { $number } cărți portocalii
        *[other] { $number } de cărți portocalii
    }
    .object = { cards-orange }
    .lacking = { cards-orange }
card-white = carte albă
    .subject = o carte albă
    .object = o carte albă
    .lacking = carte albă
cards-white = { $number ->
         [one] { $number } carte albă
         [few] { $number } cărți albe
        *[other] { $number } de cărți albe
    }
    .object = { cards-white }
    .lacking = { cards-white }
card-green = carte verde
    .subject = o carte verde
    .object = o carte verde
    .lacking = carte verde
cards-green = { $number ->
         [one] { $number } carte verde
         [few] { $number } cărți verzi
        *[other] { $number } de cărți verzi
    }
    .object = { cards-green }
    .lacking = { cards-green }
card-yellow = carte galbenă
    .subject = o carte galbenă
    .object = o carte galbenă
    .lacking = carte galbenă
cards-yellow = { $number ->
         [one] { $number } carte galbenă
         [few] { $number } cărți galbene
        *[other] { $number } de cărți galbene
    }
    .object = { cards-yellow }
    .lacking = { cards-yellow }
card-black = carte neagră
    .subject = o carte neagră
    .object = o carte neagră
    .lacking = carte neagră
cards-black = { $number ->
         [one] { $number } carte neagră
         [few] { $number } cărți negre
        *[other] { $number } de cărți negre
    }
    .object = { cards-black }
    .lacking = { cards-black }
card-red = carte roșie
    .subject = o carte roșie
    .object = o carte roșie
    .lacking = carte roșie
cards-red = { $number ->
         [one] { $number } carte roșie
         [few] { $number } cărți roșii
        *[other] { $number } de cărți roșii
    }
    .object = { cards-red }
    .lacking = { cards-red }
card-locomotive = locomotivă
    .subject = o locomotivă
    .object = o locomotivă
    .lacking = locomotivă
cards-locomotive = { $number ->
         [one] { $number } locomotivă
         [few] { $number } locomotive
        *[other] { $number } de locomotive
    }
    .object = { cards-locomotive }
    .lacking = { cards-locomotive }
cards-none = nicio carte
    .object = nicio carte
    .lacking = nicio carte

colour-purple = mov
    .route = { colour-purple }
colour-blue = albastră
    .route = { colour-blue }
colour-orange = portocalie
    .route = { colour-orange }
colour-white = albă
    .route = { colour-white }
colour-green = verde
    .route = { colour-green }
colour-yellow = galbenă
    .route = { colour-yellow }
colour-black = neagră
    .route = { colour-black }
colour-red = roșie
    .route = { colour-red }
colour-grey = gri
    .route = { colour-grey }

seat-number = locul { $number }
list-and = { $list } și { $last }
list-or = { $list } sau { $last }
city-also = { $city } ({ $other })
route-number = { $route } ({ $number })
country-cards = { $country } ({ $values })
quoted = „{ $text }”
