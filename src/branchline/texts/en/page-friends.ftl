# Friends, invitations and quick match.

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
