### The table of the standings.

standings-rank = место
standings-number = №
standings-name = участник
standings-decided = что решило
standings-shared = делят место
standings-caption = Итоговое положение участников
standings-unasked = Серым: для порядка мест не понадобилось.
