# Reports by players.

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

# Reliability, and what moderators have imposed on the reader.

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

# The moderators’ page.

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
