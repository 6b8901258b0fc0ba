### The table of the standings.

standings-rank = rank
standings-number = no.
standings-name = { $entrants ->
    [teams] team
   *[players] name
}
standings-decided = decided by
standings-shared = shared
standings-caption = Final standings
standings-unasked = Grey: not needed for the order.
