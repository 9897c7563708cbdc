var e=`action-take = take { $card-object } from the face-up cards
action-draw = draw a card from the deck
action-tickets = draw tickets
action-keep = keep { $tickets }
action-claim = claim { $route } with { $cards-object }
action-claim-swaps = claim { $route } with { $cards-object } and substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-only-swaps = claim { $route } with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = build a station in { $city } with { $cards-object }
action-pay = pay the extra cost with { $cards-object }
action-decline = decline the tunnel
action-give = give { $card-object } as a substitute
action-pass = pass
ticket-points = { $ticket } ({ number-points })
ticket-points-trains = { $ticket } ({ number-points }, { number-trains })
number-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
number-trains = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
number-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
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
event-keep = { $you ->
        [yes] You keep { $tickets }
       *[no] { $seat } keeps { $tickets }
    }
event-keep-returning = { $you ->
        [yes] You keep { $tickets } and return { $returned }
       *[no] { $seat } keeps { $tickets } and returns { $returned }
    }
event-keep-number = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
event-keep-secret = { $you ->
        [yes] You have chosen your tickets
       *[no] { $seat } has chosen tickets
    }
event-kept = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
event-kept-seen = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }: { $tickets }
event-take = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card-object } from the face-up cards
event-draw = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card-object } from the deck
event-draw-secret = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from the deck
event-tickets = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    } to choose from
event-tickets-seen = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    } to choose from: { $tickets }
event-claim = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards-object } for { $route }
event-claim-swaps = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards-object } for { $route }, with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
event-claim-only-swaps = { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } { $route } with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
event-give = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $card-object } as a substitute
event-tunnel = { $you ->
        [yes] You turn up
       *[no] { $seat } turns up
    } { $turned_up-object } for the tunnel { $route }: { $owed ->
        [0] nothing more to pay
        [one] { $owed } more card to pay
       *[other] { $owed } more cards to pay
    }
event-tunnel-nothing = { $you ->
        [yes] You find
       *[no] { $seat } finds
    } no cards to turn up for the tunnel { $route }: nothing more to pay
event-pay = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } the extra cost with { $cards-object }
event-decline = { $you ->
        [yes] You decline the tunnel { $route } and take back { $cards-object }
       *[no] { $seat } declines the tunnel { $route } and takes back { $cards-object }
    }
event-claimed = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } on { $route } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-station = { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a station in { $city } with { $cards-object }
event-countries = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } country cards: { $countries }
event-pass = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }
event-turned-up = Turned face up: { $card-subject }
event-reset = Too many face-up locomotives: { $face_up-object } are discarded
event-reshuffle = The discards are shuffled into a new deck: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-last-turns = { $you ->
        [yes] You are almost out of trains: everyone has one last turn, and so do you
       *[no] { $seat } is almost out of trains: everyone has one last turn
    }
event-over = { $ending ->
        [all-passed] The game is over because everyone passed
        [idle] The game is over because nothing has happened for a long time
       *[last-turns] The game is over
    }: { $you ->
        [yes] you win
       *[no] { $winners-number ->
            [one] { $winners } wins
           *[other] { $winners } share the victory
        }
    }
page-home = Branchline, home
page-menu = Menu
page-community = Community
page-close = Close
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreachable = The server can’t be reached right now.
page-retrying-unreachable = The server can’t be reached right now. This page keeps trying.
page-retrying-busy = The server is busy right now. This page keeps trying.
page-waiting = One moment…
page-newer = The server has a newer version of this page.
page-forgetful = This browser doesn’t store anything for this page, so your settings last only until you close it.
page-no-cookies = This browser doesn’t accept cookies from this page, so the server can’t recognise you. Allow cookies for this page, then try again.
page-choices = Settings
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Theme
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = System default
page-motion = Animation
page-motion-full = On
page-motion-none = Off
page-motion-system = System default
page-speed = How fast others’ moves are shown
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = Instant
page-sound = Sounds
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-confirm = Confirm moves that can’t be undone
page-tips = Tips in first games
page-text = Text view
page-text-what = The table as text, for screen readers and keyboards.
page-board = Board
account-sign-in = Sign in
account-register = Create an account
account-password = Password
account-password-hint = At least 8 characters; a few words that don’t belong together are best
account-password-show = Show password
account-password-new = New password
account-password-none = You have no password yet
account-password-save = Set password
account-password-set = The new password is set. All other devices are signed out.
account-with-passkey = Use a passkey
account-or-password = Or with your name and password:
account-code = Recovery code
account-lost = Lost your password or passkey?
account-use-password = Sign in with a password
account-signed-in = Welcome back, { $name }.
account-none-yet = No account yet?
account-have-one = Already have an account?
account-twice = You have two seats at that table
account-twice-told = You’re at the same table twice: as a guest on this device and with your account. Finish that game first, or sign in without the guest’s games: you can’t get back to those afterwards.
account-twice-go = Sign in without them
account-registered = Your account is ready, { $name }.
account-why = With an account, you have your name and your games on all your devices. Games you’ve played as a guest come with you. No e-mail address needed.
account-closed = No new accounts can be created on this server.
account-name-hint = Nobody else here will be able to use it
account-invitation = Invitation code
account-passkey-why = A passkey lets you sign in with your fingerprint, your face or the device’s PIN.
account-register-passkey = Use a passkey instead
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkey-name = Passkey name
account-passkey-drop = Delete the passkey { $name }
account-delete = Delete
account-used = last used on { $day }
account-codes = Recovery codes
account-codes-keep = { $kind ->
        [password] If you lose your password,
        [passkey] If you lose your passkey,
       *[both] If you lose your password or passkey,
    } you can sign in with one of these codes. Each works once. Write them down: they won’t be shown again.
account-codes-copy = Copy them
account-codes-select = The codes are selected: now copy them.
account-codes-save = Save them as a file
account-codes-kept = I’ve saved them
account-codes-new = Replace my codes
account-sessions = Where you are signed in
account-device = Unknown device
account-here = this device
account-session-end = Sign out
account-session-end-of = Sign out: { $name }
account-sessions-end = Sign out all other devices
account-confirm = Confirm it’s you
account-confirm-why = It’s been a while since you signed in.
account-confirm-go = Confirm
account-trains = Your favourite trains
account-train = Train style { $number }
account-heading = Account
account-name = Change your name
account-data = Your data
account-export = Download my data
account-export-what = Everything this server has stored about you, as one file.
account-erase = Erase all my data
account-erase-ask = Erase all your data?
account-erase-what = Your name, account, chat and devices are deleted for good. You leave your tables; in other people’s games, your seat shows “deleted player”.
account-erase-type = To confirm, enter your name: { $name }
account-erased = All your data has been erased.
account-out = Sign out
account-out-what = This device will be signed out. You keep your account and your games.
account-blank = deleted player
account-codes-left = { $number ->
        [one] You have { $number } code left.
       *[other] You have { $number } codes left.
    }
page-coach-title = The coach
page-coach-review = Review the game
page-coach-told = Win chances after every move, the turning points, and what would have been better. It takes about half a minute.
page-coach-queued = Other games come first; this one is in the queue.
page-coach-working = The coach is going through the game…
page-coach-failed = The review didn’t work. You can ask again.
page-coach-chart = Win chances here: { $text }
page-coach-lesson = For next time:
page-coach-accuracy = Accuracy
page-coach-accuracy-told = Accuracy from 0 to 100: 100 means that no decision gave away chances to win; luck with the cards doesn’t count
page-coach-act = This move
page-coach-luck = Luck
page-coach-choice = Choice
page-coach-unit = Change in the win chance; luck is which cards came from the deck
page-coach-cost = { $kind ->
        [blunder] Blunder: it cost about { $number } out of 100 games
        [mistake] Mistake: it cost about { $number } out of 100 games
        [slip] Small slip: it cost about { $number } out of 100 games, a small difference
       *[hidden] Bad luck: with the cards as they lay, it cost about { $number } out of 100 games
    }
page-coach-no-act = Nothing was played at this step
page-coach-turning-points = Turning points
page-coach-no-turning-points = No single choice decided this game
page-coach-ahead = { $turn ->
        [0] { $name } was ahead from the start.
       *[other] { $name } was ahead from about move { $turn } on.
    }
page-coach-moment = Best moment
page-coach-gain = It won about { $number } more out of 100 games than the next best move
page-coach-nothing = Nothing stood out: no choice was clearly better or worse than the others.
page-coach-hindsight = No choice was a clear mistake by what this player could know. In hindsight, with all cards known, this one changed the most:
page-coach-hindsight-turn = Move { $number }: win chance { $text }
page-coach-better = Better
page-coach-numbers = More reasons and numbers
page-coach-games = Simulated games: { $number }
page-coach-won = Games won
page-coach-part = { $part ->
        [routes] Points from routes
        [tickets] Points from tickets
        [stations] Points from stations
        [longest-path] Points from the longest path
        [most-tickets] Points from the Globetrotter bonus
        [countries] Points from country cards
        [total] Total points
       *[rival] Best rival’s points
    }
page-coach-try = Try again
page-coach-your-move = What would you do here?
page-coach-thinking = The coach is thinking…
page-coach-back = Back to the replay
page-coach-again = Try something else
page-coach-yours = Your move
page-coach-played = In the game
page-coach-best = Best
page-coach-chance-told = Win chances, judged by what this player could know
page-coach-verdict-best = That’s the best move!
page-coach-verdict-better = Better than in the game
page-coach-verdict-equal = About as good as in the game
page-coach-verdict-worse = Not as good as in the game
page-coach-show-points = Show points in the chart
page-coach-show-chances = Show win chances in the chart
page-end-count = Final scoring
page-end-skip = Skip to the result
page-end-again = Replay the scoring
page-end-routes = { $you ->
        [yes] Your routes
       *[no] { $seat }’s routes
    }
page-end-done = { $you ->
        [yes] You complete { $ticket }
       *[no] { $seat } completes { $ticket }
    }
page-end-failed = { $you ->
        [yes] You don’t complete { $ticket }
       *[no] { $seat } doesn’t complete { $ticket }
    }
page-end-station = { $you ->
        [yes] Your station in { $city } borrows { $route }
       *[no] { $seat }’s station in { $city } borrows { $route }
    }
page-end-stations = { $you ->
        [yes] Your unbuilt stations
       *[no] { $seat }’s unbuilt stations
    }
page-end-countries = { $you ->
        [yes] Your country cards
       *[no] { $seat }’s country cards
    }
page-end-path = { $you ->
        [yes] You have
       *[no] { $seat } has
    } the longest path: { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
page-end-most-tickets = Globetrotter: { $you ->
        [yes] you have
       *[no] { $seat } has
    } completed the most tickets ({ $number })
page-end-won = { $you ->
        [yes] You win!
       *[no] { $winners-number ->
            [one] { $winners } wins!
           *[other] { $winners } share the victory!
        }
    }
page-end-lead = { $points ->
        [one] { $points } point ahead of { $seat }.
       *[other] { $points } points ahead of { $seat }.
    }
page-end-place = You finish { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind first place.
page-end-best = What went well
page-end-best-ticket = Best ticket: { $ticket }, { number-points }
page-end-best-tickets = All tickets completed: { $number }
page-end-best-route = Longest route: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } route claimed
       *[other] { $number } routes claimed
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] You have the longest path, { number-trains } long: it brings { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } has the longest path, { number-trains } long: it brings { number-points }.
           *[other] { $winners } share the longest path, { number-trains } long: it brings { number-points } to each.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] The longest path of the other player: { $text }.
       *[other] The longest paths of the others: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] You completed the most tickets, { $number }: the Globetrotter bonus brings { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } completed the most tickets, { $number }: the Globetrotter bonus brings { number-points }.
           *[other] { $winners } completed the most tickets, { $number } each: the Globetrotter bonus brings { number-points } to each.
        }
    }
page-end-tie = Equal points. The tie is broken by { $ties }.
page-end-shared = Equal points, and nothing breaks the tie.
page-end-agreed = Ended without a winner
page-end-resigned = Everyone else resigned.
page-end-you-resigned = You resigned.
page-end-all-passed = Everyone passed in turn.
page-end-idle = Nothing had happened for a long time.
page-end-part = Where the points come from
page-end-of-tickets = { $you ->
        [yes] Your tickets
       *[no] { $seat }’s tickets
    }
page-end-no-tickets = No tickets
page-end-next = What next
page-end-larger = Larger map
page-end-smaller = Smaller map
page-rematch = Play again
page-rematch-go = Go to the new table
page-end-play-too = Play too
page-end-what = Branchline: railway board games in your browser, alone or with friends. Free, no account needed.
page-end-replay = Watch the replay
page-end-picture = Picture
page-end-picture-told = The board at the end: { $text }
page-end-picture-share = Share the picture
page-end-picture-save = Save the picture
page-end-record = Download the record
page-end-prove = Check the shuffle
page-proof-told = Before anyone sat down, the server picked a secret and showed its fingerprint. Then each seat added a random number of its own. Together, the secret and the numbers decided the whole deal, so nobody could choose it alone. Now the secret is revealed, and your browser checks it.
page-proof-secret = The secret matches the fingerprint shown before the game
page-proof-secret-not = The secret doesn’t match the fingerprint shown before the game
page-proof-seed = The secret and the numbers give the deal’s seed: { $text }
page-proof-kept = The game’s history matches the fingerprint your browser kept while you played (up to event { $number })
page-proof-edited = The history was changed after the game: up to event { $number } it doesn’t match the fingerprint your browser kept
page-proof-cut = The history was cut off: your browser kept the fingerprint of event { $number }, which is missing
page-proof-server = The server has replayed the whole game from that seed
page-proof-holds = Everything checks out: the shuffle was fair.
page-proof-fails = Something doesn’t check out.
page-proof-none = This game has no proof of its shuffle.
page-proof-unsafe = Browsers check fingerprints only on HTTPS pages: here you have only the server’s word for it.
page-proof-checking = Checking…
page-proof-values = Show the values
page-proof-fingerprint = Fingerprint
page-proof-hidden = Secret
page-proof-share = { $seat }’s number
page-proof-heads = Fingerprint of the history up to event { $number }
page-proof-heads-told = While you played, your browser kept fingerprints of the game’s history, some of them signed by the server.
page-proof-heads-save = Save them
page-proof-later = Compare the fingerprint with the one you saw at the table before the game.
page-end-winner = Winner
page-friends = Friends
page-friends-all = { $number ->
        [0] Your friends
        [one] { $number } friend
       *[other] { $number } friends
    }
page-friends-none = Nobody here yet. Share your link, or add people you have played with: use the menu beside their name.
page-friends-online = Online
page-friends-today = Here today
page-friends-week = Here this week
page-friends-long = Not here lately
page-friends-hidden = Status hidden
page-friends-join = Join
page-friends-watch = Watch
page-friends-play = Play
page-friends-play-of = Invite { $name } to a new game
page-friends-remove = Remove
page-friends-remove-of = Remove { $name } from your friends
page-friends-remove-text = They won’t be told. You can become friends again at any time.
page-friends-accept = Accept
page-friends-decline = Decline
page-friends-asked = Friend request sent to { $name }.
page-friends-now = You and { $name } are friends now.
page-friends-account = To have friends here, you need an account, so that they can find you on any device. Your games come with you.
page-friends-register = Create an account
page-friends-sign-in = Sign in
page-friends-link = Your friend link
page-friends-link-share = Anyone who opens it can become your friend. It works for seven days, for as many people as you like.
page-friends-link-new = Make a link
page-friends-link-revoke = Cancel all my links
page-friends-link-how = { $name } would like to be friends on Branchline.
page-friends-link-follow = Become friends
page-friends-link-own = This is your own link. Send it to somebody else!
page-friends-link-already = You and { $name } are friends already.
page-friends-link-wrong = This link doesn’t work
page-friends-link-wrong-how = It has expired, or it was cancelled. Ask for a new one.
page-friends-blocked-people = Blocked and muted
page-friends-is-blocked = Blocked
page-friends-is-muted = Muted
page-friends-unblock = Unblock
page-friends-unblock-of = Unblock { $name }
page-friends-unmute-of = Unmute { $name }
page-friends-blocked = You won’t meet { $name } in quick matches any more, or hear from them.
page-friends-muted = You won’t see what { $name } writes any more.
page-player-menu = Menu for { $name }
page-player-add = Add as a friend
page-player-is-friend = You are friends.
page-player-guest = This player has no account, so you can’t be friends yet.
page-player-account = To add friends, you need an account.
page-player-mute = Mute
page-player-block = Block
page-player-block-how = Muting hides what they write. Blocking also stops their invitations and friend requests, and quick matches keep you apart. They won’t be told.
page-inbox = Waiting for you
page-inbox-invited = { $name } invites you to a game: { $title }
page-inbox-rematch = { $name } wants a rematch: { $title }
page-inbox-request = { $name } would like to be friends
page-inbox-join = Join
page-inbox-dismiss = No, thanks
page-invite-friends = Invite friends
page-invite-friend = Invite
page-invite-of = Invite { $name }
page-invite-sent = Invited
page-invite-all = { $number ->
        [one] Show { $number } friend
       *[other] Show all { $number } friends
    }
page-match = Find a game
page-match-how = Play with people who are looking for the same game. The game starts when all seats are taken.
page-match-board = Board
page-match-any-board = Any board
page-match-players = Players
page-match-any = Any
page-match-pace = Clock
page-match-pace-none = No clock
page-match-pace-live = 10 minutes
page-match-pace-days = 1 day per turn
page-match-bots = { $seconds ->
        [one] Fill up with bots after { $seconds } second
       *[other] Fill up with bots after { $seconds } seconds
    }
page-match-rated = Rated game
page-match-find = Find me a game
page-match-waiting = Looking for players…
page-match-starting = Everyone’s here: the game is starting…
page-match-waited = Time waited
page-match-bots-in = { $number ->
        [one] A bot takes the free seat in { $time }
       *[other] Bots take the free seats in { $time }
    }
page-match-cancel = Stop looking
page-lobby-seats = Who’s playing
page-lobby-public = Open to all
page-lobby-private = Private
page-lobby-pace-none = No clock
page-lobby-pace-live = { $minutes } min + { $seconds } s per turn
page-lobby-pace-days = { $number ->
        [one] { $number } day per turn
       *[other] { $number } days per turn
    }
page-lobby-invited = { $name } invites you to a game
page-lobby-taken = { $number } of { $total } seats taken
page-lobby-join = Join the game
page-lobby-no-longest-path = No bonus for the longest path
page-lobby-strict-ferries = Strict ferries: substitutes only for the locomotives shown
page-lobby-watching-delayed = Spectators see the game with a delay
page-lobby-watching-end = Spectators see the game once it’s over
page-lobby-code = Code for this private table
page-lobby-start = Start the game
page-lobby-free = { $number ->
        [one] { $number } seat is still free: send the link or add a bot.
       *[other] { $number } seats are still free: send the link or add bots.
    }
page-lobby-fill = Fill with bots and start
page-lobby-wait-others = The game begins when everyone is here.
page-lobby-wait-host = Everyone is here: the host can start the game.
page-lobby-full = All seats are taken. Stay to watch the game, or create a table of your own.
page-lobby-held-back = The players have chosen to show their game later. It will appear here on its own.
page-lobby-about = Collect cards, claim railway routes and connect the cities on your tickets: the most points win.
page-lobby-proof = Proof of a fair shuffle
page-lobby-sealed = The deal is already sealed; after the game, anyone can check that nobody tampered with it:
page-seat-free = Free seat
page-seat-invited = For someone with the link
page-seat-bot = Bot, { bot-level }
page-seat-yours = Your seat
page-seat-here = Here
page-seat-sit = Sit here
page-seat-fill = Fill
page-seat-friend = Add a friend
page-seat-leave = Leave
page-seat-leave-of = Leave { $name }’s seat
page-seat-away = Remove
page-seat-away-of = Remove { $name }
page-fill = Who takes seat { $number }?
page-fill-bot = A bot
page-fill-friend = A friend on this device
page-fill-friend-go = Add
page-share = Invite others
page-share-how = Send this link, or let them scan the QR code.
page-share-link = Link to this table
page-share-copy = Copy
page-share-copied = Copied
page-share-send = Share
page-share-text = Come and play Branchline with me.
page-share-picture = The link as a QR code
page-share-code = Code
page-share-game = Share this game
page-share-game-how = Anyone with this link can watch the game.
page-chat-players = Only the players can read this. Say hello!
page-chat-spectators = Only spectators can read this; the players can’t.
page-chat-unread = New messages
page-chat-write = Say something
page-chat-send = Send
page-chat-phrases = Quick phrases
page-chat-join = Enter a name to join the chat
page-chat-join-go = Join
page-chat-mute = Mute { $name }
page-chat-muted = { $name } is muted.
page-chat-unmute = Unmute
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thanks!
page-phrase-oops = Oops…
page-phrase-hurry = Your move!
page-phrase-rematch = Rematch?
page-phrase-goodbye = Goodbye!
page-call = Notify me when it’s my turn
page-call-turn = It’s your turn: { $title }
page-call-forbidden = Your browser doesn’t let this page show notifications. Allow them for this site in the browser’s settings.
page-shut = No table here
page-shut-no-such-table = The link may be mistyped, or the table was removed because nobody used it. Ask for a new link.
page-shut-banned = You have been banned from this server. If you think that’s a mistake, contact whoever runs it.
page-shut-other-origin = Open the page at the server’s own address.
page-unreachable-next = The server can’t be reached right now, and nothing was changed. Check your connection and try again.
page-next-seat-taken = Someone was quicker: choose another seat.
page-next-code-needed = Ask the person who invited you for the link.
page-next-stale = Look again, then choose.
page-next-too-many = Then try again.
page-next-too-many-tables = You’ll find your games on the home page.
page-next-table-not-open = You can watch.
page-next-wrong-code = Ask for a new one.
page-next-no-guest = Then try again.
page-next-banned = Whoever runs it can tell you why.
page-next-not-ready = It takes a minute or two, just once.
page-report-of = Report { $name }
page-report-who = Player
page-report-why = What’s wrong?
page-report-insults = Insults or threats
page-report-cheating = Cheating
page-report-stalling = Stalling or leaving on purpose
page-report-name = An offensive name
page-report-other = Something else
page-report-lines = Which messages?
page-report-text = Anything else the moderators should know? (optional)
page-report-send = Send report
page-report-note = Only the moderators see this. { $name } won’t be told who reported them.
page-report-thanks = Thank you. The moderators will look into it.
page-reliability-new = new player
page-reliability-reliable = reliable
page-reliability-leaves = often leaves early
page-sanctions = What the moderators decided
page-sanction-mute = You’re muted: you can’t write in the chat.
page-sanction-suspend = You’re suspended: you can finish your games, but you can’t join tables, create tables or chat.
page-sanction-ban = You’re banned from this server.
page-sanction-rename = Your name was replaced. Please choose one that isn’t offensive.
page-sanction-until = Until { $time }.
page-sanction-forever = For good.
page-sanction-why = Reason: { $reason }
page-next-muted = Your profile page tells you why.
page-next-suspended = Your profile page tells you why.
page-next-address-banned = Whoever runs the server can tell you why.
page-moderation = Moderation
page-moderation-show = Show
page-moderation-open = Reports
page-moderation-handled = History
page-moderation-sanctions = In force
page-moderation-networks = Networks
page-moderation-names = Names
page-moderation-none-open = No open reports. Well done!
page-moderation-none = Nothing here.
page-moderation-gone = a deleted player
page-moderation-by = Reported by { $name }, { $time }
page-moderation-server = Noticed by the server, { $time }
page-moderation-same-person = One person with two accounts?
page-moderation-with = and { $name }
page-moderation-same-device = Both accounts were used in the same browser. Rated games together: { $games }; { $name } finished ahead in { $ahead }.
page-moderation-same-network = Both accounts play from the same network. Latest rated games together: { $games }; { $name } finished ahead in { $ahead }.
page-moderation-lines = Chat messages; the reported ones are marked
page-moderation-table = Go to the table
page-moderation-reports = { $number ->
        [0] No other reports
        [one] { $number } other report
       *[other] { $number } other reports
    }
page-moderation-dismiss = Nothing wrong
page-moderation-reopen = Reopen
page-moderation-rename = Replace name
page-moderation-impose = Sanction…
page-moderation-impose-on = Sanction { $name }
page-moderation-kind = Sanction
page-moderation-mute = Mute
page-moderation-suspend = Suspend
page-moderation-ban = Ban
page-moderation-renamed = Renamed (was { $name })
page-moderation-mute-note = Can’t write in the chat.
page-moderation-suspend-note = Can’t join tables, create tables or chat; can finish games in progress.
page-moderation-ban-note = Can’t use the server at all.
page-moderation-length = For how long?
page-moderation-hour = 1 hour
page-moderation-day = 1 day
page-moderation-week = 1 week
page-moderation-month = 1 month
page-moderation-forever = For good
page-moderation-reason = Reason (the player will see it)
page-moderation-network-reason = Reason
page-moderation-do = Impose
page-moderation-done = Done: { $name }
page-moderation-undo = Undo
page-moderation-undo-of = Undo: { $name }
page-moderation-undone = Undone.
page-moderation-lifted = undone
page-moderation-outcome = { $outcome ->
        [dismissed] Nothing wrong
        [mute] Muted
        [suspend] Suspended
        [ban] Banned
       *[rename] Name replaced
    }, by { $name }, { $time }
page-moderation-where = Find their network
page-moderation-nowhere = Their network isn’t known any more: networks are kept only in memory.
page-moderation-network = Network, like 203.0.113.0/24
page-moderation-network-ban = Ban a network
page-moderation-network-note = Nobody from there can use the server, including people who did nothing wrong. Prefer short times and small networks.
page-moderation-find-name = Name of an account
page-moderation-find-go = Find
page-moderation-find-none = No account with this name.
page-moderation-rule = Name or word
page-moderation-rule-name = As a whole name
page-moderation-rule-word = Anywhere in a name
page-moderation-rule-kind = Not allowed
page-moderation-rule-add = Add
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
page-replay-scrub = Position in the game
page-replay-at = Move { $text }, step { $number }
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-turn = Move
page-replay-speed = Speed: { $number }×
page-replay-viewer = View as
page-replay-all = Everyone: all hands visible
page-replay-nothing = The game is about to begin.
page-replay-link = Copy the link to this move
page-replay-copied = The link to this move has been copied.
page-replay-result = Back to the result
page-replay-why = What a bot says
page-replay-coach = The coach simulated many games from here and found something better: { $text }
page-replay-thinking = Thinking…
page-replay-nobody = Nobody made a choice here.
page-replay-no-choice = There was nothing to choose.
page-replay-agrees = A strong bot would have done the same.
page-replay-instead = A strong bot would have chosen: { $text }
page-replay-told-to = To { $name }, it would have said:
page-chart = Points during the game; at the end: { $text }
page-chart-table = Points after each move
page-record = Open a recorded game
page-record-told = Any game recorded by Branchline, whether at a table, in the terminal or in the arena, can be watched here step by step.
page-record-drop = Drop a record file here, or choose one.
page-record-choose = Choose a file
page-record-other = Open another record
page-start-where = Where to?
page-start-what = A railway board game: collect cards, claim routes, complete your tickets.
page-start-free = Free, in your browser, no account needed.
page-start-bots = Play against bots
page-start-players = { $least }–{ $most } players
page-start-trains = { $number ->
        [one] { $number } train each
       *[other] { $number } trains each
    }
page-start-opponents = Opponents
page-start-level = Level
page-start-level-of = { $name } ({ $number } of { $total })
page-start-name = Your name
page-start-some-name = { $number ->
        [0] Night Train
        [1] Quiet Signal
        [2] Silver Otter
        [3] Early Express
        [4] Green Lantern
        [5] Merry Heron
        [6] Window Seat
       *[other] Paper Fox
    }
page-start-play = Play
page-start-how = How to play
page-start-going = Your games
page-start-past = Finished games
page-start-past-all = { $number ->
        [one] { $number } game
       *[other] All { $number } games
    }
page-start-friends = With friends
page-start-friends-how = Create a table and send the link. Nobody needs an account.
page-start-new = New table
page-start-open = Open tables
page-start-open-none = Nobody is waiting right now. Create a table that is open to all, and others will see it here.
page-start-open-all = All tables
page-start-learn = First time?
page-start-learn-go = Play the lesson
page-start-rules = Rules
page-start-record = Open a recorded game
page-start-seats = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
page-list-over = Finished
page-list-running = In progress
page-list-your-turn = Your turn
page-list-their-turn = Waiting for others
page-list-free = { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
page-list-full = About to begin
page-pace-none = No clock
page-pace-live = Live
page-pace-days = Correspondence
page-tables = Tables
page-tables-state = Show
page-tables-open = Open
page-tables-running = In progress
page-tables-over = Finished
page-tables-any = All
page-tables-none-open = No open tables of this kind. Create one that is open to all: it will appear here, and others can join.
page-tables-none-running = No public games are in progress right now.
page-tables-none-over = No public games have finished lately.
page-code = Join a table
page-code-label = Have a code?
page-code-enter = Join
page-code-wrong = No table has the code { $text }. Check it, or ask for a new link: unused tables are removed.
page-code-often = Too many codes have been tried from here. Wait a minute, then try again.
page-code-lost = The server can’t be reached right now. Check your connection, then try again.
page-again = Try again
page-new = New table
page-new-seats = Seats
page-new-players = Players
page-new-you = You
page-new-seat = Seat { $number }
page-new-seat-open = Open seat
page-new-seat-invited = Only with the link
page-new-seat-bot-novice = Bot, novice
page-new-seat-bot-easy = Bot, easy
page-new-seat-bot-medium = Bot, medium
page-new-seat-bot-hard = Bot, hard
page-new-seat-bot-expert = Bot, expert
page-new-seat-bot-master = Bot, master
page-new-seat-friend = Friend on this device
page-new-friend = Friend’s name
page-new-friend-name = Player { $number }
page-new-hot-seat = You’re sharing this device: before each turn, the cards stay covered until you’ve passed it on.
page-new-public = Anyone can join
page-new-public-yes = The table appears in the list of open tables.
page-new-public-no = Only people you send the link to.
page-new-more = Clock and other options
page-new-pace = Clock
page-new-bank = Time per player
page-new-minutes = { $number } min
page-new-days = Time per turn
page-new-pace-none = Take as long as you like.
page-new-pace-live = Everyone gets this much time, plus a little more each turn. If you run out, a bot takes over.
page-new-pace-days = For games that last days. If you miss the deadline, a bot takes over.
page-new-watching = Spectators see the game
page-new-watching-live = Right away
page-new-watching-delayed = 5 minutes later
page-new-watching-end = At the end
page-new-longest-path = Bonus for the longest path
page-new-strict-ferries = Strict ferries
page-new-strict-ferries-note = Substitutes (colour cards played instead of a locomotive) replace only the locomotives that a ferry shows.
page-new-make = Create table
page-new-make-then = You’ll then get a link to send.
page-new-start = Start the game
page-new-start-then = Every seat is taken: the game begins right away.
page-me = You
page-me-of = You: { $name }
page-me-rename = Save
page-me-renamed = Your name is now { $name }.
page-me-nobody = You don’t have a name here yet. At your first table you’ll be { $name }, unless you choose another.
page-me-devices = On another device
page-me-devices-how = Play there under the same name, with the same games. No password, just a one-time code.
page-me-code = Show a code
page-me-code-until = Enter it on the other device before { $time }.
page-me-arrive = Code from your other device
page-me-arrive-go = Sign in
page-me-arrived = Welcome back, { $name }.
page-me-forget = Sign out on this device
page-me-forget-what = This device will forget who you are. You can only get back to your games with a code from another device.
page-me-forget-ask = Sign out on this device?
page-me-forgotten = You are signed out on this device.
page-nowhere-next = The address may be mistyped, or what was here is gone.
page-home-go = Home page
page-map = The board: drag or use the arrow keys to move it, plus and minus to zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board
page-players = Players
page-you = you
page-trains = Trains left
page-cards = Cards in hand
page-tickets = Tickets
page-stations = Stations left
page-countries = Points from country cards
page-clock = Clock
page-clock-left = Time left: { $time }
page-clock-days = { $hours ->
        [0] { $days }\xA0d
       *[other] { $days }\xA0d { $hours }\xA0h
    }
page-clock-hours = { $hours }\xA0h
page-clock-minutes = { $minutes }\xA0min
page-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
page-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
page-minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
page-resigned = resigned
page-stood-in = bot playing
page-wants-end = wants to stop
page-away = away
page-warming-up = warming up
page-did-take = face-up { $card }
page-did-draw = { $card ->
        [none] card
       *[other] { $card }
    } from the deck
page-did-draws = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the deck
page-did-tickets = new tickets
page-did-keep = tickets chosen
page-did-kept = { page-did-keep }
page-did-claimed = { $route }, +{ $points }
page-did-station = station in { $city }
page-did-decline = tunnel { $route } declined
page-did-pass = pass
page-told-routes = { $number ->
        [0] You can’t claim any routes
        [one] You can claim { $number } route
       *[other] You can claim { $number } routes
    }
page-told-new = You can now claim { $routes }
page-turn-how = Draw two cards, claim a route{ $stations ->
        [yes] , draw tickets or build a station.
       *[no] {" "}or draw tickets.
    }
page-face-up = Face-up cards, the deck and the tickets
page-take = Take { $card-object }
page-draw = Draw from the deck: { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
page-draw-tickets = Draw tickets: { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
page-discards = { $number ->
        [one] { $number } discarded card
       *[other] { $number } discarded cards
    }
page-hand = Your cards
page-ask-tickets = Draw new tickets?
page-ask-tickets-how = { $number ->
        [one] You draw { $number } ticket and must keep it.
       *[other] You draw { $number } tickets and must keep at least { $least } of them.
    } A ticket that you keep but don’t complete costs you its points.
page-ask-tickets-yes = Draw tickets
page-route = { $colour-route } route{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry
       *[plain] { "" }
    }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }
page-symbols = { $number ->
        [one] { $number } locomotive needed
       *[other] { $number } locomotives needed
    }
page-tunnel-note = { $number ->
        [one] Then { $number } card is turned up: you may have to pay extra.
       *[other] Then { $number } cards are turned up: you may have to pay extra.
    }
page-country-top = { $country } gives you its top card, worth { number-points }, once your routes connect it with another country.
page-country-gain = Connects countries: you take { $countries }, worth { number-points } in all.
page-country-gain-short = Country cards: +{ $points }
page-country-left = In the stack: { $values }
page-country-empty = The stack is empty.
page-country-taken = { $you ->
        [yes] Your cards: { $values }
       *[no] { $seat }: { $values }
    }
page-other-route = Other track
page-other-route-number = Track { $number }
page-can-claim = You can claim it
page-news-route = Claimed since your last turn
page-news-card = Turned up since your last turn
page-watching = you’re just watching
page-short-grey = not enough cards: you need { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    } of one colour{ $locomotives ->
        [0] { "" }
        [one] {" "}and { $locomotives } locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
page-any-cards = { $number ->
        [one] any card
       *[other] any { $number } cards
    } can replace one
page-short-both = not enough cards: you still need { $text } and { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
page-short-rest = { $text }, if you pay the rest with substitutes
page-claim-with = Claim it with:
page-pay-with = Pay with { $text }
page-pay-swaps = { $text ->
        [none] Pay with substitutes
       *[other] Pay with { $text } and substitutes
    } for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
page-swaps = { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
page-swap-spaces = { $number ->
        [one] Spaces paid for with { $number } substitute each
       *[other] Spaces paid for with { $number } substitutes each
    }
page-more-payments = { $number ->
        [one] { $number } more way to pay
       *[other] { $number } more ways to pay
    }
page-build-station = Build a station here
page-station-price = Station no. { $ordinal } costs { $cost ->
        [one] { $cost } card.
       *[other] { $cost } cards of one colour.
    }
page-station-why = A station lets you use one route of another player into this city for your tickets. At the end, each station you didn’t build is worth { number-points }.
page-no-station = You can’t build a station here now.
page-city-tickets = Your tickets to this city: { $text }
page-station-mode = Build a station: choose a city
page-keep = { $number ->
        [0] Keep
        [one] Keep { $number } ticket
       *[other] Keep { $number } tickets
    }
page-ticket-done = , completed
page-ticket-open = , still possible
page-ticket-lost = , out of reach
page-ticket-completed = Ticket completed:
page-ticket-needs = { $trains ->
        [one] { $trains } train to go
       *[other] { $trains } trains to go
    }
page-ticket-held = { $held } of { $number } in hand
page-ticket-no-path = only with a station
page-ticket-hide = Hide this ticket
page-no-tickets = None yet
page-give = Give { $card-object }
page-give-back = Take back { $card-object }
page-give-more = { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
page-give-now = Give these cards
page-tunnel = Tunnel { $route }
page-tunnel-prompt = { $able ->
        [yes] { $owed ->
            [one] Pay { $owed } more card or take yours back
           *[other] Pay { $owed } more cards or take yours back
        }
       *[no] You can’t pay for the tunnel
    }
page-tunnel-of = { $seat }: tunnel { $route }
page-tunnel-turning = Each locomotive, and each card of the colour you played, will cost you one more card.
page-tunnel-pay = { $owed ->
        [one] { $owed } of these counts
       *[other] { $owed } of these count
    }. Extra cost: { $text }{ $only ->
        [yes] .
       *[no] { $owed ->
            [one] {" "}or a locomotive.
           *[other] , or locomotives.
        }
    }
page-tunnel-cannot = You don’t have enough.
page-owed = { $owed ->
        [0] Nothing more to pay.
        [one] { $owed } more card to pay.
       *[other] { $owed } more cards to pay.
    }
page-decline = Take your cards back and end your turn
page-line-down = Connection lost; reconnecting…
page-stood-in-for-you = A bot is playing for you
page-others-choose = { $seats } { $seats-number ->
        [one] is
       *[other] are
    } still choosing tickets
page-come-back = I’m back
page-absent = { $seat } is away
page-absent-wait = { $seat } is away: a bot can take over in { $time }
page-absent-bot = Let a bot play
page-pass = Pass
page-undo = Undo
page-undo-within = Undo ({ $seconds } s left)
page-skip = Show all moves at once
page-watching-now = Watching
page-log = Log
page-chat = Chat
page-last-turn-yours = Your last turn
page-last-turns = { $seats-number ->
        [one] Last turn: { $seats }
       *[other] Last turns: { $seats }
    }
page-last-turn-to-come = Last round: you have one more turn
page-invite = Copy a link for spectators
page-invite-copied = Link copied: anyone who has it can watch.
page-invite-link = Anyone with this link can watch: { $text }
page-rules = Rules of this board
page-stand-in = Let a bot play for me
page-stand-in-rated = In a rated game, you finish last if a bot makes more than a quarter of your moves, or plays on to the end for you.
page-ask-stand-in = Let a bot play for you?
page-vote-yes = Propose ending the game
page-ask-propose = Propose ending the game?
page-ask-propose-text = The other players will be asked. If all agree, the game ends at once, without a winner.
page-end-now = End the game
page-ask-end = End this game?
page-ask-end-text = It ends at once, without a winner.
page-ask-end-rated = It ends at once, and you finish last: this is a rated game.
page-end-asked = { $seat } proposes ending the game now, without a winner.
page-end-asked-yes = End the game
page-end-asked-no = Keep playing
page-end-proposed = You have proposed ending the game. Still to answer: { $names }
page-vote-no = Withdraw the proposal
page-resign = Resign
page-ask-resign = Resign from this game?
page-ask-resign-text = You can’t come back to it. A bot will play for you as long as at least two other players remain.
page-ask-resign-ends = The game ends at once.
page-ask-resign-rated = You can’t come back to it, and you finish last: this is a rated game. A bot will play for you as long as at least two other players remain.
page-ask-resign-last = The game ends at once, and you finish last: this is a rated game.
page-leave = Leave the table (the game goes on)
page-cancel = Cancel
page-log-resigned = { $you ->
        [yes] You resign
       *[no] { $seat } resigns
    }
page-log-voted = { $you ->
        [yes] You { $end ->
            [no] want to keep playing
           *[yes] propose ending the game
        }
       *[no] { $seat } { $end ->
            [no] wants to keep playing
           *[yes] proposes ending the game
        }
    }
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] You have run out of time
           *[no] { $seat } has run out of time
        }
        [away] { $you ->
            [yes] You have been away for a while
           *[no] { $seat } has been away for a while
        }
       *[left] { $you ->
            [yes] You are away
           *[no] { $seat } is away
        }
    }: a bot takes over
page-log-came-back = { $you ->
        [yes] You are back
       *[no] { $seat } is back
    }
page-log-undone = { $you ->
        [yes] You undo your last move
       *[no] { $seat } undoes the last move
    }
page-curtain = { $name }’s turn
page-curtain-text = Pass the device on: nobody else should see the next cards.
page-curtain-go = I’m { $name }
page-curtain-down = Hand over the device
page-curtain-undo = { $name }: undo
page-hint = What would an expert do?
page-hint-more = More
page-hint-thinking = An expert is thinking…
page-hint-warming-up = Still warming up: in a minute, the expert will think further ahead.
page-text-board = Show the board
page-text-type = What do you want to do?
page-text-example = For example: draw, take red, tickets. You can shorten words. A question mark lists what’s possible.
page-text-do = Do it
page-text-possible = What you can do now
page-text-nothing = Nothing right now: it’s not your turn.
page-text-position = Where the game stands
page-text-which = This could mean several things. Which one?
page-text-many = { $number ->
        [one] { $number } action is possible; it is listed below.
       *[other] { $number } actions are possible; they are listed below.
    }
page-text-no-routes = You can’t claim any routes right now.
page-text-no-city = There is no city “{ $text }”.
page-text-which-route = Which route? For example: { $example }
page-text-group-cards = Cards
page-text-group-tickets = Tickets
page-text-group-routes = Routes: { $number }
page-text-group-stations = Stations
page-text-group-paying = Payment
page-text-hand = In your hand: { $cards }
page-text-cards = Cards and decks
page-text-face-up = Face up: { $text }
page-text-decks = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck, { $discards } discarded, { $left ->
        [one] { $left } ticket
       *[other] { $left } tickets
    } left
page-text-player = { $seat }: { number-points }, { number-trains } left, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $held ->
        [one] { $held } ticket
       *[other] { $held } tickets
    }
page-text-stations = { $number ->
        [one] { $number } station left
       *[other] { $number } stations left
    }
page-text-countries = country cards: { $countries }
page-text-you = (you)
page-text-map = The board, city by city
page-text-owned = { $you ->
        [yes] yours
       *[no] belongs to { $seat }
    }
page-tips-off = No more tips
page-tip-offer = Each ticket names two cities to connect. Completed, it scores its points at the end; if not, it costs them.
page-tip-turn = Short of cards? Draw two. Highlighted routes can be claimed at once: choose one to see its price.
page-tip-route = You have the cards for { $route }, on the way of one of your tickets. Choose it on the board to claim it.
page-tip-tunnel = The tunnel { $route } is on your way: after you pay, cards are turned up, and matching ones cost extra.
page-tip-ferry = The ferry { $route } is on your way: each locomotive shown on it takes one of yours{ $number ->
        [0] .
        [one] , or any colour card.
       *[other] , or any { $number } colour cards.
    }
page-tip-station = A station lets you use another player’s route into its city for your tickets.
page-tip-ways = Choose one of your tickets: the board shows the routes that it still needs.
page-tip-countries = Connect two countries with your routes, and take the top card of each. Whoever is first gets the most.
page-tip-collected = You have connected countries: each gave you the top card of its stack. The first to arrive gets the most.
page-tip-reset = Too many locomotives were face up, so all the face-up cards were replaced.
page-tip-done = All your tickets are completed! Draw new ones, or build long routes for points.
page-tip-last-turns = { $you ->
        [yes] You were
       *[no] { $seat } was
    } almost out of trains, so this is your last turn. Then the points are added up.
prompt-start = Choose your tickets: keep at least { $least } of { $offered }
prompt-turn = { $you ->
        [yes] Your turn
       *[no] { $seat }’s turn
    }
prompt-second_card = { $you ->
        [yes] Draw your second card
       *[no] { $seat } draws a second card
    }
prompt-offer = Choose tickets: keep at least { $least } of { $offered }
prompt-tunnel = { $owed ->
        [one] The tunnel { $route } costs { $owed } more card: pay or decline
       *[other] The tunnel { $route } costs { $owed } more cards: pay or decline
    }
prompt-paying = { $to_give ->
        [one] Give { $to_give } more substitute
       *[other] Give { $to_give } more substitutes
    }
prompt-over = The game is over
refusal-game-over = the game is over
refusal-not-your-turn = { $you ->
        [yes] you can’t play now
       *[no] { $seat } can’t play now
    }: it’s { $turn }’s turn
refusal-already-chosen = { $you ->
        [yes] you have already chosen your tickets
       *[no] { $seat } has already chosen tickets
    }: others are still choosing
refusal-which-seat = several seats can play now ({ $seats }): say which
refusal-no-such-seat = there is no seat { $number }: this game has seats 0 to { $last }
refusal-not-now = { $action ->
        [none] that
       *[other] { $action }
    } isn’t possible now: { $phase }
refusal-no-such-action = there is no such action
refusal-not-face-up = there is no face-up { $card-lacking }
refusal-second-card-locomotive = a face-up locomotive can’t be the second card
refusal-deck-empty = the deck is empty
refusal-ticket-deck-empty = the ticket deck is empty
refusal-can-act = you can pass only when nothing else is possible
refusal-keep-more = { $offered ->
        [one] keep the only ticket offered
       *[other] keep at least { $least } of the { $offered } tickets offered
    }
refusal-not-offered = { $ticket ->
        [none] that
       *[other] { $ticket }
    } isn’t among the tickets offered
refusal-tunnel-colour = you paid with locomotives only, so only locomotives can pay the rest
refusal-tunnel-count = the tunnel costs { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }, not { $paid }
refusal-tunnel-wrong-card = the tunnel takes { $asked-object } or a locomotive, not { $card-object }
refusal-cards-short = not enough cards: you still need { $short-lacking }
refusal-substitutes-short = not enough cards: you still need { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
refusal-give-order = substitutes are given in a fixed order: if { $card-subject } comes next, too few are left for the { $to_give ->
        [one] { $to_give } card
       *[other] { $to_give } cards
    } still to give
refusal-give-colour-only = only colour cards can replace a locomotive on a ferry
refusal-substitute-count = substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    } cost { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $given }
refusal-no-stations = this board has no stations
refusal-no-stations-left = { $stations ->
        [one] your only station is already built
       *[other] all { $stations } of your stations are already built
    }
refusal-station-there = { $city } already has { $yours ->
        [yes] your station
       *[no] { $owner }’s station
    }
refusal-station-count = station no. { $ordinal } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, not { $paid }
refusal-route-taken = { $yours ->
        [yes] { $route } is already yours
       *[no] { $route } belongs to { $owner }
    }
refusal-double-own = you can’t claim { $route }: the other track of this double route is yours
refusal-double-closed = { $route } is closed: with { $players } players, only one track of a double route can be claimed
refusal-country-own = you already have a route into { $country }: only one per country is allowed
refusal-trains-short = { $route } needs { $length ->
        [one] { $length } train
       *[other] { $length } trains
    }, but only { $trains ->
        [one] { $trains } is left
       *[other] { $trains } are left
    }
refusal-one-colour = pay with cards of one colour, not { $cards }
refusal-wrong-colour = { $route } is { $colour }: { $card-subject } can’t pay for it
refusal-no-locomotives = locomotives can replace other cards only on ferries and in tunnels, not on { $route }
refusal-needs-locomotives = { $route } needs { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }
refusal-no-substitutes = { $route } takes no substitutes
refusal-too-many-swaps = { $route } takes substitutes for at most { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }, not { $swaps }
refusal-wrong-count = { $route } needs { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, not { $paid }
doing-take = taking a face-up card
doing-draw = drawing from the deck
doing-tickets = drawing tickets
doing-keep = keeping tickets
doing-claim = claiming a route
doing-station = building a station
doing-pay = paying for a tunnel
doing-decline = declining a tunnel
doing-give = giving a substitute
doing-pass = passing
phase-start = everyone chooses tickets first
phase-turn = the turn has only just begun
phase-second_card = this turn ends with your second card
phase-offer = choose from the offered tickets first
phase-tunnel = pay for the tunnel or decline it first
phase-paying = give the substitutes first
phase-over = the game is over
rule-country-bonus = You take country cards when a claim of yours connects a country with any other for the first time. Then every country in that network gives you the top card of its stack, even if it gave you one before. An empty stack gives nothing.
tie-completed-tickets = more completed tickets
tie-fewer-stations = fewer stations built
tie-longest-path-bonus = the longest-path bonus
tie-ticket-points = more points from tickets
tie-longest-path = the longest path
name-me = You
name-player = Player
name-random = Random
name-greedy = Greedy
name-neural = Neural network
name-planner = Planner
name-racer = Racer
name-search = Thinker
name-novice = Novice
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-expert = Expert
name-master = Master
bot-level = { $level ->
        [novice] novice
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
        [master] master
       *[other] { $level }
    }
bot-with-level = { $name } ({ bot-level })
ticket-done = completed
ticket-open = open
ticket-lost = out of reach
ticket-way = { $trains ->
        [one] needs { $trains } train
       *[other] needs { $trains } trains
    }
ticket-long = long
score-routes = routes
score-tickets = tickets
score-countries = countries
score-stations = stations
score-path = longest path
score-most-tickets = Globetrotter
score-total = total
command-help = help
    .about = what is possible now; ? is short for it
command-hint = hint
    .about = what you might do, and why
command-why = why
    .about = why you can’t claim a route, given its name or number
command-routes = routes map
    .about = all routes you can claim; with a city, all routes there
command-rules = rules
    .about = the rules of this board
command-table = table
    .about = show the table again; Enter does the same
typed-draw = draw
typed-take = take, pick
typed-tickets = tickets, draw tickets, take tickets, new tickets
typed-keep = keep
typed-claim = claim
typed-station = station, build station, build a station
typed-pay = pay
typed-decline = decline, refuse
typed-give = give
typed-pass = pass, skip
typed-with = with, using
typed-for = for, and substitutes for, with substitutes for, substitutes for
typed-and = and, plus
typed-filler = a, an, the, card, cards, of, from, from the deck, deck, face up, face-up, route, ticket, tickets, in, at, space, spaces, more, as, a substitute, as a substitute, tunnel
typed-purple = purple, pink, violet
typed-blue = blue, blues
typed-orange = orange, oranges
typed-white = white, whites
typed-green = green, greens
typed-yellow = yellow, yellows
typed-black = black, blacks
typed-red = red, reds
typed-locomotive = locomotive, locomotives, loco, locos, wild, wilds`;export{e as default};