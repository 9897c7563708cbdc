# Cards, seats and lists: the words that sentences are made of.
#
# The words of the game:
#   route (between two cities) · double route (each of the two: track) · path (a chain of routes) · face-up cards ·
#   deck · discards · locomotive · ticket · station · tunnel · ferry · substitute · trains (the plastic cars) · space ·
#   country card · turn
#
# Forms of a card: the plain one; .subject is whoever does something; .object is what is taken, laid or paid; .lacking
# is what there is not enough of. English needs them for its articles, Polish for its cases. A colour names a card; its
# form .route goes with a route.

card-purple = purple card
    .subject = a purple card
    .object = a purple card
    .lacking = purple card
cards-purple = { $number ->
         [one] { $number } purple card
        *[other] { $number } purple cards
    }
    .object = { cards-purple }
    .lacking = { cards-purple }
card-blue = blue card
    .subject = a blue card
    .object = a blue card
    .lacking = blue card
cards-blue = { $number ->
         [one] { $number } blue card
        *[other] { $number } blue cards
    }
    .object = { cards-blue }
    .lacking = { cards-blue }
card-orange = orange card
    .subject = an orange card
    .object = an orange card
    .lacking = orange card
cards-orange = { $number ->
         [one] { $number } orange card
        *[other] { $number } orange cards
    }
    .object = { cards-orange }
    .lacking = { cards-orange }
card-white = white card
    .subject = a white card
    .object = a white card
    .lacking = white card
cards-white = { $number ->
         [one] { $number } white card
        *[other] { $number } white cards
    }
    .object = { cards-white }
    .lacking = { cards-white }
card-green = green card
    .subject = a green card
    .object = a green card
    .lacking = green card
cards-green = { $number ->
         [one] { $number } green card
        *[other] { $number } green cards
    }
    .object = { cards-green }
    .lacking = { cards-green }
card-yellow = yellow card
    .subject = a yellow card
    .object = a yellow card
    .lacking = yellow card
cards-yellow = { $number ->
         [one] { $number } yellow card
        *[other] { $number } yellow cards
    }
    .object = { cards-yellow }
    .lacking = { cards-yellow }
card-black = black card
    .subject = a black card
    .object = a black card
    .lacking = black card
cards-black = { $number ->
         [one] { $number } black card
        *[other] { $number } black cards
    }
    .object = { cards-black }
    .lacking = { cards-black }
card-red = red card
    .subject = a red card
    .object = a red card
    .lacking = red card
cards-red = { $number ->
         [one] { $number } red card
        *[other] { $number } red cards
    }
    .object = { cards-red }
    .lacking = { cards-red }
card-locomotive = locomotive
    .subject = a locomotive
    .object = a locomotive
    .lacking = locomotive
cards-locomotive = { $number ->
         [one] { $number } locomotive
        *[other] { $number } locomotives
    }
    .object = { cards-locomotive }
    .lacking = { cards-locomotive }
cards-none = no cards
    .object = no cards
    .lacking = no cards

colour-purple = purple
    .route = { colour-purple }
colour-blue = blue
    .route = { colour-blue }
colour-orange = orange
    .route = { colour-orange }
colour-white = white
    .route = { colour-white }
colour-green = green
    .route = { colour-green }
colour-yellow = yellow
    .route = { colour-yellow }
colour-black = black
    .route = { colour-black }
colour-red = red
    .route = { colour-red }
colour-grey = grey
    .route = { colour-grey }

seat-number = seat { $number }
list-and = { $list } and { $last }
list-or = { $list } or { $last }
city-also = { $city } ({ $other })
route-number = { $route } ({ $number })
country-cards = { $country } ({ $values })
quoted = “{ $text }”
