# What a player is asked in each phase.

prompt-start = Choose your tickets: keep at least { $least } of { $offered }
prompt-turn = { $you ->
        [yes] It is your turn
       *[no] It is the turn of { $seat }
    }
prompt-second_card = { $you ->
        [yes] Draw your second card
       *[no] { $seat } draws a second card
    }
prompt-offer = Choose tickets: keep at least { $least } of { $offered }
prompt-tunnel = { $owed ->
        [one] The tunnel { $lane } asks for { $owed } more card: pay or decline
       *[other] The tunnel { $lane } asks for { $owed } more cards: pay or decline
    }
prompt-paying = { $to_give ->
        [one] { $to_give } substitute is still to give
       *[other] { $to_give } substitutes are still to give
    }
prompt-over = The game is over
