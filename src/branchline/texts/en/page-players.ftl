# Player pages, histories, leaderboards and the statistics of the site.

page-rated = rated
page-new-rated = Rated game
page-new-rated-yes = The game counts towards ratings. Everybody needs an account, and there are no hints.
page-new-rated-no = A friendly game: ratings don’t change.
page-new-rated-friend = In a rated game, everybody has only one seat: change the seats for friends on this device.
page-end-ratings = Ratings
page-end-replaced = A bot played much of the game, or the end of it, for { $seats }: histories and ratings count that as last place.
page-end-counts-last = finishes last, whatever the points
page-end-last = You finish last
page-end-last-why = A bot made more than a quarter of your moves, or played on to the end for you. In a rated game, that counts as last place, whatever the points.
page-players-title = Player
page-players-page = Player page
page-players-own-page = My player page
page-players-own-games = My games
page-players-games = Games
page-players-private = Only you can see this page: your account is private.
page-players-none = No finished games yet.
page-players-played = Games
page-players-won = Won
page-players-tickets = Tickets completed
page-players-longest = Longest path
page-players-favourite = Favourite board
page-players-rating = Rating
page-players-number = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-players-chart = Rating chart with { $number ->
        [one] { $number } point
       *[other] { $number } points
    }; now { $rating }
page-players-boards = By board
page-players-points = Average points
page-players-best = Most points
page-players-accuracy = Accuracy
page-players-provisional = Provisional rating
page-players-provisional-note = The question mark means that this rating is provisional: it becomes established after about ten rated games.
page-players-rivals = Head to head
page-players-rival = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, ahead { $ahead }, behind { $behind }
page-players-bot = Bot ({ $level })
page-players-somebody = Somebody
page-players-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
        [4] 4th place
       *[5] 5th place
    }
page-players-agreed = ended by agreement
page-players-abandoned = abandoned
page-players-result = Result
page-players-result-won = Won
page-players-result-lost = Lost
page-players-result-left = Left early
page-players-result-unfinished = Without a winner
page-players-filter = Filters
page-players-opponent = Opponent’s name
page-players-from = From
page-players-to = To
page-players-points-of = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
page-players-left-resigned = resigned
page-players-left-stand-in = a bot finished the game: that counts as last place, whatever the points
page-players-accuracy-of = accuracy { $number }
page-players-record = Record
page-players-all-records = Download all records
page-players-more = Show more
page-players-nothing = No games match.
page-leaderboard = Leaderboard
page-leaderboard-own = You are number { $rank } of { $number }.
page-leaderboard-rank = Rank
page-leaderboard-player = Player
page-leaderboard-none = Nobody has an established rating here yet. Play about ten rated games to be the first.
page-leaderboard-bots = The bots, for comparison
page-leaderboard-note = Each board and number of players has its own ratings. Everybody starts at 1500.
page-statistics = Statistics
page-statistics-games = { $number ->
        [one] { $number } finished game
       *[other] { $number } finished games
    }, { $rated ->
        [0] none of them rated
       *[other] { $rated } of them rated
    }.
page-statistics-wins = What wins
page-statistics-winner-points = Points of winners
page-statistics-tickets = Tickets completed
page-statistics-path = Longest path
page-statistics-pairs = Averages. Where there are two numbers, the first is for winners and the second for everyone else.
page-statistics-heat = Heat maps
page-statistics-show = Colours show
page-statistics-claims = Claims
page-statistics-wins-share = Success
page-statistics-picture = Heat map of { $board }
page-statistics-few = There are too few finished games on this site for statistics yet.
page-statistics-few-heat = There are too few games on this board for a heat map yet.
page-statistics-title = Statistics of this site
page-statistics-note = These numbers come from games with people on this site, and say nothing about anybody in particular.
