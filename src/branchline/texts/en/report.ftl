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
report-about = What one bot does is what the board allows it, not what people would do. Intervals, drawn as thin lines, hold with 95 % each; among many, some miss by chance. A dashed line marks an even share of victories.
report-made = Made by Branchline { $version }:

report-compare = By number of players
report-compare-first = Advantage of the first seat
report-compare-first-found = Beyond an even share the first seat wins from { $least } to { $most } points of a hundred.
report-compare-score = Score
report-compare-score-found = A player scores from { $least } to { $most } points on average.
report-compare-rounds = Rounds
report-compare-rounds-found = A game takes from { $least } to { $most } rounds on average.
report-compare-contested = Contested claims
report-compare-contested-found = From { $least } to { $most } of all claims are contested.
report-compare-completed = Tickets completed
report-compare-completed-found = From { $least } to { $most } of all tickets held are completed.
report-compare-lanes = Lanes claimed
report-compare-lanes-found = From { $least } to { $most } of the board's lanes are claimed in a game.

report-maps = The board
report-map-used = Use
report-map-used-found = { $best } is the lane claimed most often, in { $share } of games; { $hub } is the city that most players reach, { $reached } of them.
report-map-used-lanes = lanes: games in which they are claimed
report-map-used-cities = cities: players who reach them
report-map-contested = Contest
report-map-contested-found = { $share } of all claims are contested, most often { $best }: in { $most } of games.
report-map-contested-none = No claim was contested.
report-map-contested-lanes = lanes: games in which their claim is contested
report-map-contested-cities = cities: games in which two or more players reach them
report-contested-means = A claim is contested if somebody else could still have made it and had built at both ends of the lane; for a lane into a country, at its city. What players intend is not known, only where they stand.
report-map-round = When
report-map-round-found = Of the lanes in use, { $best } goes first, in round { $first } on average, and { $worst } last, in round { $last }.
report-map-round-lanes = lanes: mean round of their claim, if claimed in { $share } of games or more
report-map-station = Stations
report-map-station-found = { $best } gets a station most often: in { $share } of games.
report-map-station-none = No station was built.
report-map-station-cities = cities: games with a station in them

report-lanes = Lanes and cities
report-scatter-lanes = Used and contested
report-scatter-lanes-found = In a game { $claimed } of { $number } lanes are claimed, { $contested } of them contested.
report-top-lanes = Most used lanes
report-top-lanes-found = { $best } is claimed in { $share } of games, { $worst } in { $least }.
report-all-lanes = All lanes
report-lengths = By length
report-lengths-found = Of the lanes with { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    } the most are claimed: { $share } in a game.
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
report-kept-means = Kept: at the start, of the times when it was offered. Completed: of all tickets held at the end, whenever they were drawn.
report-value = Value
report-value-found = { $best } brings most, { $most } points on average, and { $worst } least, { $least }.
report-value-means = A ticket that is not completed counts as lost points.
report-points = points
report-scatter-tickets = Dear and cheap ones
report-scatter-tickets-found = The dearer half of the tickets is completed in { $dear } of cases, the cheaper half in { $cheap }.
report-printed = points printed on the ticket

report-opening = Opening tickets that win
report-opening-best = Whoever keeps { $best } at the start wins { $share } of games, surely more than an even share of { $par }.
report-opening-worst = Whoever keeps { $worst } wins { $share }, surely less than an even share of { $par }.
report-opening-none = No opening ticket differs for sure from an even share of { $par }: { $best } looks best with { $share }.
report-opening-means = Sure means: the ticket's interval would exclude an even share even if it were made wide enough to hold for all tickets at once.
report-victories = victories
report-pairs = Opening pairs that win
report-pairs-found = Kept together, { $best } win most surely: { $share } of { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }.
report-pairs-none = No two tickets were kept together at least { $number ->
        [one] once
       *[other] { $number } times
    }: more games would tell.
report-pairs-means = Pairs kept together often enough, by the low end of their intervals: of hundreds of pairs the best-looking ones are partly lucky.
report-number = How many to keep at the start
report-number-found = Most players keep { $usual } ({ $share }); the greatest share of victories goes with { $best }, { $most }.
report-number-kept = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
report-players-share = players

report-first = Who begins
report-victories-of = Victories
report-first-more = The first seat wins { $share } ± { $error }, more than an even share of { $par }.
report-first-less = The first seat wins { $share } ± { $error }, less than an even share of { $par }.
report-first-even = The first seat wins { $share } ± { $error }; that can't be told from an even share of { $par }.
report-place = seat { $number }
report-place-scores = Scores in the order of turns
report-place-scores-found = The first seat scores { $first } points on average, the last one { $last }.
report-boxes-means = Box: the middle half; line: nine tenths; tick: the median; dot: the mean.

report-scores = Scores
report-totals = Points
report-totals-found = A player scores { $mean } points on average, the best of a game { $winner }.
report-all-players = all players
report-winners = winners
report-others = others
report-parts = Where points come from
report-parts-found = What sets winners apart most: { $part }, by { $points } points.
report-part-routes = lanes
report-part-tickets = tickets
report-part-stations = unbuilt stations
report-part-path-bonus = longest path
report-part-ticket-bonus = most tickets
report-part-countries = countries
report-margin = Margins
report-margin-found = Half of all games are won by { $number ->
        [one] { $number } point
       *[other] { $number } points
    } or less.

report-turns = Turns
report-rounds = Rounds
report-rounds-found = A game takes { $mean } rounds on average, and nine of ten games from { $low } to { $high }.
report-deeds = What turns are used for
report-deeds-found = Of { $all } turns a player spends { $drawing } on train cards and { $claiming } on lanes.
report-deed-cards = train cards
report-deed-tickets = tickets
report-deed-lane = lanes
report-deed-station = stations
report-deed-given-up = tunnels given up
report-deed-passed = passed
report-turns-a-player = turns of a player
report-endings = How games end
report-endings-found = { $share } of games end after the last turns.
report-ending-last-turns = last turns
report-ending-all-passed = everybody passed
report-ending-idle = nothing happened
report-axis-games = games

report-stations = Stations built
report-stations-found = { $share } of players build a station at all.
report-tunnels = Tunnels
report-tunnels-found = { $share } of tunnels ask for more cards; { $declined } are given up.
report-tunnel-cards = { $number ->
        [0] nothing more
        [one] { $number } card more
       *[other] { $number } cards more
    }
report-countries = Countries
report-countries-found = { $best } brings most: { $points } points to a player on average.
