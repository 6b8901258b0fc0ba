### The table of the standings.

standings-rank = место
standings-number = №
standings-name = { $entrants ->
    [teams] команда
   *[players] участник
}
standings-decided = что решило
standings-shared = делят место
standings-caption = { $entrants ->
    [teams] Итоговое положение команд
   *[players] Итоговое положение участников
}
standings-unasked = Серым: для порядка мест не понадобилось.
