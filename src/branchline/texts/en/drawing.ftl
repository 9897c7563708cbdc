# Words on drawings of boards: legend, points, players.

drawing-subtitle = { $low }–{ $high } players · { $number ->
        [one] { $number } train each
       *[other] { $number } trains each
    }

drawing-routes = Routes
drawing-coloured = cards of its colour
drawing-grey = cards of any one colour
drawing-tunnel = tunnel: may cost more
drawing-ferry = ferry: a locomotive for each symbol
drawing-any-cards = { $number ->
        [one] { $number } card of any kind
       *[other] any { $number } cards
    } can pay for a space
drawing-station = station
drawing-country = country: card values, the top card’s in large type

drawing-colours = Colours
drawing-points = Points
drawing-spaces = spaces
drawing-longest-path = longest path
drawing-most-tickets = most tickets completed
drawing-unbuilt = for each unbuilt station

drawing-players = Players
drawing-trains = trains left

drawing-heat = Heat map
drawing-heat-routes = routes
drawing-heat-cities = cities
heat-claims = Routes by how often they are claimed
heat-wins = Routes by the share of their claims made by winners
