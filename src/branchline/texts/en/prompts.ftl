# What a player is asked in each phase.

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
