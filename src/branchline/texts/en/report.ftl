# The page of `branchline report`: heads, findings, words on plots. Heads and words have no full stop.

report-heading = { $title }: board report
report-bot = { $bot } in every seat
report-players = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
report-games = { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
report-games-each = { $number ->
        [one] { $number } game
       *[other] { $number } games
    } with each number of players
report-cases = { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
report-choose = Number of players
report-about = This shows how one bot plays the board, not how people would. The thin lines are 95% confidence intervals; with so many of them, a few will be off by chance. A dashed line marks an even share of wins.
report-made = Made by Branchline { $version }:

report-compare = By number of players
report-compare-first = First-seat advantage
report-compare-first-found = The first seat wins { $least } to { $most } more games in a hundred than an even share.
report-compare-score = Score
report-compare-score-found = A player scores { $least } to { $most } points on average.
report-compare-rounds = Rounds
report-compare-rounds-found = A game takes { $least } to { $most } rounds on average.
report-compare-contested = Contested claims
report-compare-contested-found = Between { $least } and { $most } of all claims are contested.
report-compare-completed = Tickets completed
report-compare-completed-found = Between { $least } and { $most } of all tickets held are completed.
report-compare-routes = Routes claimed
report-compare-routes-found = Between { $least } and { $most } of the board’s routes are claimed in a game.

report-maps = The board
report-map-used = Usage
report-map-used-found = { $best } is the most claimed route, in { $share } of games; { $hub } is the city reached by the most players, { $reached } of them.
report-map-used-routes = routes: games in which they are claimed
report-map-used-cities = cities: players who reach them
report-map-contested = Competition
report-map-contested-found = { $share } of all claims are contested, most often { $best }: in { $most } of games.
report-map-contested-none = No claim was contested.
report-map-contested-routes = routes: games in which their claim is contested
report-map-contested-cities = cities: games in which two or more players reach them
report-contested-means = A claim is contested if another player could still have made it and had already built at both ends of the route (for a route into a country, at its city). What players intend can’t be known, only where they have built.
report-map-round = Timing
report-map-round-found = Of the routes in use, { $best } is claimed first, in round { $first } on average, and { $worst } last, in round { $last }.
report-map-round-routes = routes: mean round of their claim, if claimed in { $share } of games or more
report-map-station = Stations
report-map-station-found = { $best } gets a station most often: in { $share } of games.
report-map-station-none = No station was built.
report-map-station-cities = cities: games with a station in them

report-routes = Routes and cities
report-scatter-routes = Used and contested
report-scatter-routes-found = In a game, { $claimed } of { $number } routes are claimed, { $contested } of them contested.
report-top-routes = Most used routes
report-top-routes-found = { $best } is claimed in { $share } of games, { $worst } in { $least }.
report-all-routes = All routes
report-lengths = By length
report-lengths-found = Routes with { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    } are claimed most often: { $share } of them in a game.
report-length = { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }
report-top-cities = Most reached cities
report-top-cities-found = { $best } is reached by { $share } of players, { $worst } by { $least }.
report-all-cities = All cities
report-used = used
report-contested = contested
report-round = round
report-reached = reached
report-met = by several

report-tickets = Tickets
report-completion = Kept and completed
report-completion-found = Of the tickets held, { $share } are completed: { $best } most often ({ $most }), { $worst } least ({ $least }).
report-kept = kept
report-completed = completed
report-kept-means = Kept: at the start, out of the times it was offered. Completed: out of all tickets held at the end, whenever they were drawn.
report-value = Value
report-value-found = { $best } earns the most, { $most } points on average, and { $worst } the least, { $least }.
report-value-means = A ticket that isn’t completed counts as lost points.
report-points = points
report-scatter-tickets = High and low values
report-scatter-tickets-found = The more valuable half of the tickets is completed in { $dear } of cases, the less valuable half in { $cheap }.
report-printed = points printed on the ticket

report-opening = Opening tickets that win
report-opening-best = Players who keep { $best } at the start win { $share } of games, reliably more than an even share of { $par }.
report-opening-worst = Players who keep { $worst } win { $share } of games, reliably less than an even share of { $par }.
report-opening-none = No opening ticket differs reliably from an even share of { $par }: { $best } looks best with { $share }.
report-opening-means = Reliably means that the ticket’s interval would exclude an even share even if it were widened to hold for all tickets at once.
report-victories = wins
report-pairs = Opening pairs that win
report-pairs-found = Kept together, { $best } win most reliably: { $share } of { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }.
report-pairs-none = No two tickets were kept together at least { $number ->
        [one] once
       *[other] { $number } times
    }: more games are needed.
report-pairs-means = Pairs kept together often enough, ranked by the low end of their intervals: among hundreds of pairs, the best-looking ones are partly lucky.
report-number = How many to keep at the start
report-number-found = Most players keep { $usual } ({ $share }); the largest share of wins goes to those who keep { $best }: { $most }.
report-number-kept = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
report-players-share = players

report-first = Who goes first
report-victories-of = Wins
report-first-more = The first seat wins { $share } ± { $error } of games, more than an even share of { $par }.
report-first-less = The first seat wins { $share } ± { $error } of games, less than an even share of { $par }.
report-first-even = The first seat wins { $share } ± { $error } of games, which can’t be told apart from an even share of { $par }.
report-place = seat { $number }
report-place-scores = Scores by turn order
report-place-scores-found = The first seat scores { $first } points on average, the last one { $last }.
report-boxes-means = Box: the middle half; line: nine tenths; tick: the median; dot: the mean.

report-scores = Scores
report-totals = Points
report-totals-found = A player scores { $mean } points on average, the best player in a game { $winner }.
report-all-players = all players
report-winners = winners
report-others = others
report-parts = Where points come from
report-parts-found = What sets winners apart most: { $part }, by { $points } points.
report-part-routes = routes
report-part-tickets = tickets
report-part-stations = unbuilt stations
report-part-path-bonus = longest path
report-part-ticket-bonus = Globetrotter
report-part-countries = countries
report-margin = Margins
report-margin-found = Half of all games are won by { $number ->
        [one] { $number } point
       *[other] { $number } points
    } or less.

report-turns = Turns
report-rounds = Rounds
report-rounds-found = A game takes { $mean } rounds on average, and nine games in ten take { $low } to { $high }.
report-turns-used = What turns are used for
report-turns-used-found = Of { $all } turns, a player spends { $drawing } on train cards and { $claiming } on routes.
report-turns-used-cards = train cards
report-turns-used-tickets = tickets
report-turns-used-route = routes
report-turns-used-station = stations
report-turns-used-given-up = declined tunnels
report-turns-used-passed = passes
report-turns-a-player = turns per player
report-endings = How games end
report-endings-found = { $share } of games end after the last turns.
report-ending-last-turns = last turns
report-ending-all-passed = everyone passed
report-ending-idle = nothing happened
report-axis-games = games

report-stations = Stations built
report-stations-found = { $share } of players build at least one station.
report-tunnels = Tunnels
report-tunnels-found = { $share } of tunnels cost extra cards; { $declined } are declined.
report-tunnel-cards = { $number ->
        [0] nothing more
        [one] { $number } more card
       *[other] { $number } more cards
    }
report-countries = Countries
report-countries-found = { $best } earns the most: { $points } points per player on average.
