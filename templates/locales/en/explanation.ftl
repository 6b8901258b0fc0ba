# Explanations of single values.
#
# Sentences are trusted: no signs of Markdown or HTML in them. Values come in escaped. A participant is named, never
# referred to by a pronoun. For a number $x that need not be whole, $x-count is the number itself when it is whole and
# "fraction" when it is not. Every message has $entrants, which is "teams" in tournaments of teams and "players" in others.

## Names of tie-breaks

tie-break-PTS = Points
tie-break-MPTS = Match points
tie-break-GPTS = Game points
tie-break-DE = Direct encounter
tie-break-WIN = Wins
tie-break-WON = { $entrants ->
    [teams] Matches won
   *[players] Games won
}
tie-break-BPG = { $entrants ->
    [teams] Matches played with Black
   *[players] Games played with Black
}
tie-break-BWG = { $entrants ->
    [teams] Matches won with Black
   *[players] Games won with Black
}
tie-break-PS = Progressive score
    .cut = Progressive score Cut-{ $count }
tie-break-REP = Rounds elected to play
tie-break-STD = Standard points
tie-break-TPN = Tournament pairing number
    .reversed = Tournament pairing number (reversed)
tie-break-BH = Buchholz
    .cut = Buchholz Cut-{ $count }
    .median = Buchholz Median-{ $count }
tie-break-AOB = Average of opponents' Buchholz
    .fore = Average of opponents' Fore Buchholz
tie-break-FB = Fore Buchholz
    .cut = Fore Buchholz Cut-{ $count }
    .median = Fore Buchholz Median-{ $count }
tie-break-SB = Sonneborn-Berger
    .cut = Sonneborn-Berger Cut-{ $count }
    .median = Sonneborn-Berger Median-{ $count }
tie-break-KS = Koya
    .raised = Koya (limit +{ $moved })
    .lowered = Koya (limit −{ $moved })
tie-break-ARO = Average rating of opponents
    .cut = Average rating of opponents Cut-{ $count }
    .median = Average rating of opponents Median-{ $count }
tie-break-TPR = Tournament performance rating
tie-break-PTP = Perfect tournament performance
tie-break-APRO = Average performance rating of opponents
tie-break-APPO = Average perfect performance of opponents
tie-break-RTNG = Rating
    .reversed = Rating (reversed)
tie-break-BC = Board count
tie-break-TBR = Top board results
tie-break-BBE = Bottom board elimination
tie-break-MPvGP = Match points or game points
tie-break-EMMSB = Extended Sonneborn-Berger (match points by match points)
    .cut = Extended Sonneborn-Berger Cut-{ $count } (match points by match points)
tie-break-EMGSB = Extended Sonneborn-Berger (match points by game points)
    .cut = Extended Sonneborn-Berger Cut-{ $count } (match points by game points)
tie-break-EGMSB = Extended Sonneborn-Berger (game points by match points)
    .cut = Extended Sonneborn-Berger Cut-{ $count } (game points by match points)
tie-break-EGGSB = Extended Sonneborn-Berger (game points by game points)
    .cut = Extended Sonneborn-Berger Cut-{ $count } (game points by game points)
tie-break-EDE = Extended direct encounter
tie-break-EDEBT = Extended direct encounter (then board count and top board results)
tie-break-EDEBB = Extended direct encounter (then board count and bottom board elimination)
tie-break-EDET = Extended direct encounter (then top board results)
tie-break-EDEB = Extended direct encounter (then bottom board elimination)
tie-break-SSSC = Scores and schedule strength combination
    .fore = Scores and schedule strength combination with Fore Buchholz
tie-break-again = { $name } ({ $turn })
tie-break-with-forfeits = { $entrants ->
    [teams] { $name } (forfeits as matches)
   *[players] { $name } (forfeits as games)
}
tie-break-on-match-points = { $name } on match points
tie-break-on-game-points = { $name } on game points

## Headings

title-value = { $tie-break } of { $name } ({ $number }): { $value }
title-undefined = { $tie-break } of { $name } ({ $number }): no value
summary-value = { $code } of { $name } ({ $number }) = { $value }
summary-undefined = { $code } of { $name } ({ $number }) has no value

title-place = { $tie-break } of { $name } ({ $number }): place { $first } of { $count }
title-places = { $tie-break } of { $name } ({ $number }): places { $first }–{ $last } of { $count }
summary-place = { $code } of { $name } ({ $number }) = place { $first } of { $count }
summary-places = { $code } of { $name } ({ $number }) = places { $first }–{ $last } of { $count }

lead-edition = Under { $edition }.
lead-score = { $maximum-count ->
    [one] { $name } scored { $score } of 1 possible point.
   *[other] { $name } scored { $score } of { $maximum } possible points.
}
lead-score-MP = { $maximum-count ->
    [one] { $name } scored { $score } of 1 possible match point.
   *[other] { $name } scored { $score } of { $maximum } possible match points.
}
lead-score-GP = { $maximum-count ->
    [one] { $name } scored { $score } of 1 possible game point.
   *[other] { $name } scored { $score } of { $maximum } possible game points.
}
lead-primary-score = The code names no score, so it counts { $score }, the primary score of the event ({ $rule }, { $term }).
score-match-points = match points
score-game-points = game points
lead-interim = These are interim standings after round { $round } of { $rounds }.
lead-changed = The event departs from the edition on one point ({ $rule }). { $reading }
lead-tied-on = { $score-count ->
    [one] { $names } are tied on { $score } point.
   *[other] { $names } are tied on { $score } points.
}
lead-tied-on-MP = { $score-count ->
    [one] { $names } are tied on { $score } match point.
   *[other] { $names } are tied on { $score } match points.
}
lead-tied-on-GP = { $score-count ->
    [one] { $names } are tied on { $score } game point.
   *[other] { $names } are tied on { $score } game points.
}
lead-tied = { $names } are tied when the turn of this tie-break comes.
lead-koya-in-swiss = Koya is defined for round robins ({ $rule }); in a Swiss it may be used only if the event's own regulations say so.

section-opponents = What each opponent counts
section-own-rounds = { $count ->
    [one] { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } own unplayed round
   *[other] { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } own unplayed rounds
}
section-opponents-rounds = The opponents' own unplayed rounds
section-final-round = The final round taken as drawn
section-contributions = The contributions
section-sum = The sum
section-cuts = { $count ->
    [one] The cut
   *[other] The cuts
}
section-result = The value
section-limit = The limit
section-koya = Who reaches the limit
section-koya-own = The own score
section-rounds = Round by round
section-running = The running score
section-points = The points
section-number = The number
section-opponents-buchholz = The Buchholz of each opponent
section-average = The opponents met over the board
section-average-of-opponents = The opponents
section-quotient = The average
section-secondary = The secondary score
section-factor = The factor
section-boards = The boards
section-by-boards = { $tie-break }
section-on-score = The matches among { $names }, in { $score }
section-encounters = { $entrants ->
    [teams] The matches of the tied among themselves
   *[players] The games of the tied among themselves
}
section-encounters-anew = A new table: { $names }
section-order = The order
section-undefined = Why there is no value
section-average-rating = The average rating of the opponents
section-fraction = The fraction of points
section-difference = The rating difference
section-score-to-reach = The score to be reached
section-expected = The expected score at { $rating }
section-opponents-performances = The performance of each opponent
section-opponents-perfect = The perfect performance of each opponent
section-rating = The rating

## Tables

caption-excerpt = The rows of the crosstable that matter
caption-grid = The crosstable, row against column
caption-contributions = What each round contributes
caption-final-round = Scores with round { $round } taken as drawn
caption-koya = Opponents and the limit
caption-rounds = What each round counts
caption-running = The score after each round
caption-points = The points of each round
caption-encounters = The separate standings
caption-average = The Buchholz of the opponent of each round
caption-boards = What { $name } made on each board
caption-compared = What is compared
caption-ratings = The rating of the opponent of each round
caption-performances = The performance of the opponent of each round
caption-perfect-performances = The perfect performance of the opponent of each round
caption-expected = The expected score at { $rating }, game by game

column-number = no.
column-name = { $entrants ->
    [teams] team
   *[players] name
}
column-participant = { $entrants ->
    [teams] team
   *[players] participant
}
column-points = points
column-for-opponents = for opponents
column-round = round
column-game = game
column-opponent = opponent
column-result = result
column-counts = score
column-opponent-score = score
column-times = points
column-product = product
column-opponent-match-points = opponent's match points
column-opponent-game-points = opponent's game points
column-times-match-points = own match points
column-times-game-points = own game points
column-board = board
column-round-against = { $round }: { $opponent }
column-board-product = × board
column-on-board = board { $board }
column-times-board = { $board } × board { $board }
column-board-count = board count
column-boards-up-to = { $board ->
    [one] board 1
   *[other] boards 1–{ $board }
}
column-what = counts?
column-why = why
column-final-round = round { $round }
column-taken-as = taken as
column-fore-points = points then
column-score-and-limit = score and limit
column-points-counted = points
column-counted = counted
column-before-and-points = before and points
column-running = score then
column-buchholz = Buchholz
column-rating = rating
column-performance = TPR
column-perfect-performance = PTP
column-difference = difference
column-expected = expected

column-has = has
column-least = at least
column-most = could reach
column-place = place

place-alone = { $first }
place-shared = { $first }–{ $last }
cell-self = ×
cell-not-met = ?
cell-nothing = –

as-awarded = as awarded
undefined-value = no value

part-counts = counts
part-left-out = does not count
part-unknown = not known
part-cut = cut

remark = { $words } { $cites }
remarks = { $before }; { $after }
remark-adjusted = adjusted, { $score } as awarded
remark-fore = final round drawn, { $score } as awarded
remark-dummy = dummy with the own score
remark-virtual-opponent = virtual opponent
remark-dummy-draws = dummy, { $own } capped at { $draw } × { $rounds }
remark-dummy-opponent = dummy, { $own } capped at the scheduled opponent's { $cap }

cell-game = { $opponent } { $colour } { $points }
cell-game-without-colour = { $opponent }: { $points }
cell-points = { $points }
cell-forfeit-win-alone = +
cell-forfeit-loss-alone = −
cell-open = …
cell-forfeit-win = { $opponent } +
cell-forfeit-loss = { $opponent } −
cell-pairing-allocated-bye = pab { $points }
cell-full-point-bye = fpb { $points }
cell-half-point-bye = hpb { $points }
cell-zero-point-bye = zpb { $points }
cell-absent = –
cell-free-round = free
cell-not-yet-played = { $opponent } …
cell-unknown = ?

result-game = { $colour } { $points }
result-points = { $points }
result-forfeit-win = + forfeit
result-forfeit-loss = − forfeit
result-forfeit-both = − both forfeit
result-not-yet-played = …
result-none = –

against-pairing-allocated-bye = pairing-allocated bye
against-full-point-bye = full-point bye
against-half-point-bye = half-point bye
against-zero-point-bye = zero-point bye
against-absent = absent, withdrawn
against-free-round = free round
against-unknown = { $entrants ->
    [teams] matches not known
   *[players] games not known
}

legend-used = the working uses it
legend-cut = cut from the sum
legend-changed = counts otherwise than awarded
legend-colours = ● played with Black, ○ with White
legend-colours-of-teams = ● Black on board 1, ○ White on board 1
legend-forfeits = + won and − lost by forfeit, with the scheduled opponent
legend-pairing-allocated-bye = pab: pairing-allocated bye, with the points awarded
legend-full-point-bye = fpb: full-point bye, with the points awarded
legend-half-point-bye = hpb: half-point bye, with the points awarded
legend-zero-point-bye = zpb: zero-point bye, with the points awarded
legend-absent = – absent after withdrawing
legend-unknown = ? not known
legend-not-yet-played = … not played yet

## What opponents count (16.3)

opponents-fixed-pairings = The pairings are fixed: everybody counts the score as it stands in the table, forfeits included ({ $rule }).
opponents-fixed-pairings-fore = The pairings are fixed: everybody counts the score with the final round drawn ({ $fore-rule }), forfeits of earlier rounds as they stand in the table ({ $rule }).
opponents-drew-the-final-round = { $count ->
    [one] { $names } played every round and drew round { $round }, the final one, so the own score counts: taking it as drawn ({ $rule }) changes nothing.
   *[other] { $names } played every round and drew round { $round }, the final one, so their own scores count: taking it as drawn ({ $rule }) changes nothing.
}
opponents-final-scores = { $count ->
    [one] Not every result of { $names } is known, so the final score counts as it is stated.
   *[other] Not every result of { $names } is known, so their final scores count as they are stated.
}
opponents-final-round-unknown = { $count ->
    [one] What { $names } made in the final round is not known, and so neither what is left when it is taken as drawn.
   *[other] What { $names } made in the final round is not known, and so neither what is left when it is taken as drawn.
}
opponents-own-scores = { $count ->
    [one] { $names } played every round, so the own score counts.
   *[other] { $names } played every round, so their own scores count.
}
opponents-all-own-scores = { $count ->
    [one] { $names } played every round: the own score counts, nothing is adjusted.
   *[other] { $names } played every round: their own scores count, nothing is adjusted.
}
opponent-counts-adjusted = { $name } counts { $adjusted } for opponents, not the { $score } awarded.
opponent-counts-awarded = { $name } counts { $adjusted }, as awarded.
opponent-pairing-allocated-bye = { $count ->
    [one] Round { $rounds } was a pairing-allocated bye, category { $category }, and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were pairing-allocated byes, category { $category }, and each counts as awarded, { $points } ({ $rule }).
}
opponent-full-point-bye = { $count ->
    [one] Round { $rounds } was a full-point bye, category { $category }, and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were full-point byes, category { $category }, and each counts as awarded, { $points } ({ $rule }).
}
opponent-forfeit-win = { $count ->
    [one] Round { $rounds } was won by forfeit, category { $category }, and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were won by forfeit, category { $category }, and each counts as awarded, { $points } ({ $rule }).
}
opponent-half-point-bye = { $count ->
    [one] Round { $rounds } was a requested half-point bye before a round that is not a voluntary unplayed one, category { $category }, and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were requested half-point byes before a round that is not a voluntary unplayed one, category { $category }, and each counts as awarded, { $points } ({ $rule }).
}
opponent-zero-point-bye = { $count ->
    [one] Round { $rounds } was a zero-point bye before a round that is not a voluntary unplayed one, category { $category }, and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were zero-point byes before a round that is not a voluntary unplayed one, category { $category }, and each counts as awarded, { $points } ({ $rule }).
}
opponent-half-point-bye-before-the-final-round = { $count ->
    [one] Round { $rounds } was a requested half-point bye before round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round: category { $category }, counting as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were requested half-point byes before round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round: category { $category }, each counting as awarded, { $points } ({ $rule }).
}
opponent-zero-point-bye-before-the-final-round = { $count ->
    [one] Round { $rounds } was a zero-point bye before round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round: category { $category }, counting as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were zero-point byes before round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round: category { $category }, each counting as awarded, { $points } ({ $rule }).
}
opponent-final-round-drawn = { $ended ->
    [won] Round { $round }, the final one, was won and counts as a draw, { $draw } where { $points } was awarded ({ $rule }).
    [lost] Round { $round }, the final one, was lost and counts as a draw, { $draw } where { $points } was awarded ({ $rule }).
    [drawn] Round { $round }, the final one, was drawn and counts as a draw, { $draw } where { $points } was awarded ({ $rule }).
    [won-by-forfeit] Round { $round }, the final one, was won by forfeit; like every pairing of that round it counts as drawn, { $draw } where { $points } was awarded, and is no unplayed round ({ $rule }).
    [lost-by-forfeit] Round { $round }, the final one, was lost by forfeit; like every pairing of that round it counts as drawn, { $draw } where { $points } was awarded, and is no unplayed round ({ $rule }).
    [forfeited-by-both] Round { $round }, the final one, was forfeited by both sides; like every pairing of that round it counts as drawn, { $draw } where { $points } was awarded, and is no unplayed round ({ $rule }).
   *[not-played] Round { $round }, the final one, has not been played yet and counts as a draw, { $draw } ({ $rule }).
}
opponent-forfeit-loss = { $count ->
    [one] Round { $rounds } was lost by forfeit, category { $category }; a forfeit never becomes a draw and counts as awarded, { $points } ({ $rule }).
   *[other] Rounds { $rounds } were lost by forfeit, category { $category }; a forfeit never becomes a draw, and each counts as awarded, { $points } ({ $rule }).
}
opponent-requested-bye-drawn = { $count ->
    [one] Round { $rounds } was a requested bye, category { $category }; as this event reads it, it is a draw like a trailing one, { $draw } ({ $rule }).
   *[other] Rounds { $rounds } were requested byes, category { $category }; as this event reads it, each is a draw like a trailing one, { $draw } ({ $rule }).
}
opponent-forfeit-loss-drawn = { $count ->
    [one] Round { $rounds } was lost by forfeit at the end, category { $category }, and is read as a draw, { $draw }.
   *[other] Rounds { $rounds } were lost by forfeit at the end, category { $category }, and each is read as a draw, { $draw }.
}
opponent-withdrawn-drawn = { $count ->
    [one] { $end ->
        [last] { $name } withdrew before round { $rounds }, the last round: it is a zero-point bye ({ $term }), category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] { $name } withdrew before round { $rounds }: that round is a zero-point bye ({ $term }) with nothing but voluntary unplayed rounds after it, category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] { $name } withdrew before round { $first }: rounds { $rounds }, the last ones, are zero-point byes ({ $term }), category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] { $name } withdrew before round { $first }: rounds { $rounds } are zero-point byes ({ $term }) with nothing but voluntary unplayed rounds from the first of them to the last round, category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
    }
}
opponent-trailing-half-point-bye-drawn = { $count ->
    [one] { $end ->
        [last] Round { $rounds }, the last round, was a requested half-point bye, category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] Round { $rounds } was a requested half-point bye with nothing but voluntary unplayed rounds after it, category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] Rounds { $rounds }, the last ones, were requested half-point byes, category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] Rounds { $rounds } were requested half-point byes with nothing but voluntary unplayed rounds from the first of them to the last round, category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
    }
}
opponent-trailing-zero-point-bye-drawn = { $count ->
    [one] { $end ->
        [last] Round { $rounds }, the last round, was a zero-point bye ({ $term }), category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] Round { $rounds } was a zero-point bye ({ $term }) with nothing but voluntary unplayed rounds after it, category { $category }, and counts for opponents as a draw, { $draw } ({ $rule }).
    }
   *[other] { $end ->
        [last] Rounds { $rounds }, the last ones, were zero-point byes ({ $term }), category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
       *[other] Rounds { $rounds } were zero-point byes ({ $term }) with nothing but voluntary unplayed rounds from the first of them to the last round, category { $category }, and each counts for opponents as a draw, { $draw } ({ $rule }).
    }
}
opponent-unplayed-drawn = { $count ->
    [one] Round { $first } was not played over the board: a draw, { $draw } ({ $rule }).
   *[other] Rounds { $rounds } were not played over the board: a draw each, { $draw } ({ $rule }).
}
opponent-trailing-bye = { $count ->
    [one] { $end ->
        [last] Round { $rounds }, the last round, was a requested bye, category { $category }, and is read as awarded, { $points }.
       *[other] Round { $rounds } was a requested bye with nothing but voluntary unplayed rounds after it, category { $category }, and is read as awarded, { $points }.
    }
   *[other] { $end ->
        [last] Rounds { $rounds }, the last ones, were requested byes, category { $category }, and each is read as awarded, { $points }.
       *[other] Rounds { $rounds } were requested byes with nothing but voluntary unplayed rounds from the first of them to the last round, category { $category }, and each is read as awarded, { $points }.
    }
}

## The final round as drawn (8.3)

final-round-drawn = Every pairing of round { $round } counts as a draw, { $draw }, for both sides, a forfeit too; a bye keeps its points. All scores are made anew on this basis ({ $rule }).
final-round-not-paired = The final round has no pairings yet, so there is nothing to take as drawn: the value is that of Buchholz ({ $rule }).

## Own unplayed rounds (16.4)

own-pairing-allocated-bye = Round { $round } was a pairing-allocated bye, which nobody requests: category { $category }.
own-full-point-bye = Round { $round } was a full-point bye: category { $category }.
own-forfeit-win = In round { $round } { $opponent } did not play, and { $name } won by forfeit: category { $category }.
own-forfeit-loss = In round { $round } { $name } did not play against { $opponent } and lost by forfeit: category { $category }.
own-forfeit-both = In round { $round } neither { $name } nor { $opponent } played, a forfeit loss for both: category { $category }.
own-half-point-bye = { $later ->
    [drawn] Round { $round } was a requested half-point bye ({ $term }). After it comes round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round ({ $voluntary }): category { $category }.
    [played] Round { $round } was a requested half-point bye ({ $term }), and { $name } played again later: category { $category }.
   *[other] Round { $round } was a requested half-point bye ({ $term }), and a later round is not a voluntary unplayed one ({ $voluntary }): category { $category }.
}
own-zero-point-bye = { $later ->
    [drawn] Round { $round } was a zero-point bye ({ $term }). After it comes round { $final }, which counts as drawn ({ $fore-rule }) and so not as a voluntary unplayed round ({ $voluntary }): category { $category }.
    [played] Round { $round } was a zero-point bye ({ $term }), and { $name } played later: category { $category }.
   *[other] Round { $round } was a zero-point bye ({ $term }), and a later round is not a voluntary unplayed one ({ $voluntary }): category { $category }.
}
own-withdrawn = { $later ->
    [nothing] Round { $round }, the last one, came after withdrawing and is a zero-point bye ({ $term }): category { $category }.
   *[other] Round { $round } came after withdrawing and is a zero-point bye ({ $term }) with nothing but voluntary unplayed rounds ({ $voluntary }) after it: category { $category }.
}
own-trailing-half-point-bye = { $later ->
    [nothing] Round { $round }, the last one, was a requested half-point bye ({ $term }): category { $category }.
   *[other] Round { $round } was a requested half-point bye ({ $term }) with nothing but voluntary unplayed rounds ({ $voluntary }) after it: category { $category }.
}
own-trailing-zero-point-bye = { $later ->
    [nothing] Round { $round }, the last one, was a zero-point bye ({ $term }): category { $category }.
   *[other] Round { $round } was a zero-point bye ({ $term }) with nothing but voluntary unplayed rounds ({ $voluntary }) after it: category { $category }.
}
own-forfeit-as-game = { $entrants ->
    [teams] Round { $round } was a forfeit. Here forfeits count as matches against the scheduled opponent ({ $rule }): the score of { $opponent } counts, and there is no dummy.
   *[players] Round { $round } was a forfeit. Here forfeits count as games against the scheduled opponent ({ $rule }): the score of { $opponent } counts, and there is no dummy.
}
own-regular-game = { $entrants ->
    [teams] The match with { $opponent } was a forfeit. With fixed pairings it is a regular match with the points awarded ({ $rule }), and there is no dummy.
   *[players] The game with { $opponent } was a forfeit. With fixed pairings it is a regular game with the points awarded ({ $rule }), and there is no dummy.
}
own-free-round = Round { $round } was free. With fixed pairings a free round is no element of the sum ({ $rule }).
own-not-yet-played = { $entrants ->
    [teams] The match with { $opponent } has not been played yet and adds nothing so far.
   *[players] The game with { $opponent } has not been played yet and adds nothing so far.
}

dummy-uncapped =
    With { $awarded } awarded it counts as { $result ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    } against a dummy with { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } { $from ->
        [adjusted] adjusted score
        [fore] own score with the final round drawn
       *[final] own score
    }, { $own } ({ $dummy }).
dummy-capped-by-draws =
    With { $awarded } awarded it counts as { $result ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    } against a dummy with { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } { $from ->
        [adjusted] adjusted score
        [fore] own score with the final round drawn
       *[final] own score
    }, { $own } ({ $dummy }), but no more than a draw for each round: { $product } ({ $draws-rule }).
dummy-capped-by-draws-alone =
    With { $awarded } awarded it counts as { $result ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    } against a dummy with { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } { $from ->
        [adjusted] adjusted score
        [fore] own score with the final round drawn
       *[final] own score
    }, { $own } ({ $dummy }), but, as this event reads it for a forfeit too, no more than a draw for each round: { $product } ({ $draws-rule }).
dummy-capped-by-opponent =
    With { $awarded } awarded it counts as { $result ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    } against a dummy with { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } { $from ->
        [adjusted] adjusted score
        [fore] own score with the final round drawn
       *[final] own score
    }, { $own } ({ $dummy }), but no more than the score that the scheduled opponent, { $opponent }, counts: { $cap } ({ $forfeit-rule }).
dummy-capped-by-both =
    With { $awarded } awarded it counts as { $result ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    } against a dummy with { $name }{ $name-ending ->
        [s] '
       *[other] 's
    } { $from ->
        [adjusted] adjusted score
        [fore] own score with the final round drawn
       *[final] own score
    }, { $own } ({ $dummy }), but, as this event reads it, no more than the score of the scheduled opponent, { $opponent }, { $opponent-cap } ({ $forfeit-rule }), and no more than a draw for each round, { $product } ({ $draws-rule }).
own-virtual-opponent = { $entrants ->
    [teams] Round { $round } was not played over the board and gave { $name } { $awarded }. It counts as a match against a virtual opponent ({ $rule }), who has { $name }{ $name-ending ->
            [s] '
           *[other] 's
        } score before the round, { $before }, the { $complement } that a win would have given more, and { $later } from draws in the later rounds: { $value }.
   *[players] Round { $round } was not played over the board and gave { $name } { $awarded }. It counts as a game against a virtual opponent ({ $rule }), who has { $name }{ $name-ending ->
            [s] '
           *[other] 's
        } score before the round, { $before }, the { $complement } that a win would have given more, and { $later } from draws in the later rounds: { $value }.
}
cap-binds = The cap is lower and binds: { $value }.
cap-idle = The own score is not above the cap, which does not bind: { $value }.

aside-no-forfeit-cap = The other cap, the score of the scheduled opponent ({ $rule }), is for forfeits only.
aside-no-draws-cap = The other cap, a draw for each round ({ $rule }), is for byes and for rounds after withdrawing.
aside-own-score-not-adjusted = In the tie-breaks of opponents { $name } counts { $adjusted } ({ $rule }); the dummy starts from the own score as awarded, { $score } ({ $dummy }).

## Cuts (14, 16.5)

cut-lowest-head = Low cut { $order }.
cut-highest-head = High cut { $order }.
cut-equal = Of several equal values one goes.
cut-least = { $source ->
    [game] The lowest value is { $value }, the score of { $opponent } in game { $round }; it is cut ({ $rule }).
    [opponent] The lowest value is { $value }, the score of { $opponent } in round { $round }; it is cut ({ $rule }).
   *[dummy] The lowest value is { $value }, the dummy's in round { $round }; it is cut ({ $rule }).
}
cut-least-product = { $by ->
    [product] The smallest product, { $value } of round { $round }, is cut.
   *[opponent] { $equal ->
        [several] { $source ->
            [game] The lowest score, { $score }, occurs more than once. Of the products that belong to it the smallest goes: { $value }, against { $opponent } in game { $round } ({ $rule }).
            [opponent] The lowest score, { $score }, occurs more than once. Of the products that belong to it the smallest goes: { $value }, against { $opponent } in round { $round } ({ $rule }).
           *[dummy] The lowest score, { $score }, occurs more than once. Of the products that belong to it the smallest goes: { $value }, against the dummy of round { $round } ({ $rule }).
        }
       *[one] { $source ->
            [game] The lowest score is that of { $opponent }, { $score }. The product that belongs to it goes, whatever its size: { $value } of game { $round } ({ $rule }).
            [opponent] The lowest score is that of { $opponent }, { $score }. The product that belongs to it goes, whatever its size: { $value } of round { $round } ({ $rule }).
           *[dummy] The lowest score is that of the dummy of round { $round }, { $score }. The product that belongs to it goes, whatever its size: { $value } ({ $rule }).
        }
    }
}
cut-would-be = { $source ->
    [game] The lowest value is { $value }, the score of { $opponent } in game { $round }; by the general rule it would go ({ $rule }).
    [opponent] The lowest value is { $value }, the score of { $opponent } in round { $round }; by the general rule it would go ({ $rule }).
   *[dummy] The lowest value is { $value }, the dummy's in round { $round }; by the general rule it would go ({ $rule }).
}
cut-would-be-product = { $by ->
    [product] The smallest product is { $value }, of round { $round }; it would go.
   *[opponent] { $equal ->
        [several] { $source ->
            [game] The lowest score, { $score }, occurs more than once. By the general rule the smallest of the products that belong to it would go: { $value }, against { $opponent } in game { $round } ({ $rule }).
            [opponent] The lowest score, { $score }, occurs more than once. By the general rule the smallest of the products that belong to it would go: { $value }, against { $opponent } in round { $round } ({ $rule }).
           *[dummy] The lowest score, { $score }, occurs more than once. By the general rule the smallest of the products that belong to it would go: { $value }, against the dummy of round { $round } ({ $rule }).
        }
       *[one] { $source ->
            [game] The lowest score is that of { $opponent }, { $score }. By the general rule the product that belongs to it would go: { $value } of game { $round } ({ $rule }).
            [opponent] The lowest score is that of { $opponent }, { $score }. By the general rule the product that belongs to it would go: { $value } of round { $round } ({ $rule }).
           *[dummy] The lowest score is that of the dummy of round { $round }, { $score }. By the general rule the product that belongs to it would go: { $value } ({ $rule }).
        }
    }
}
cut-voluntary-instead = But { $name } has a voluntary unplayed round ({ $term }), and the lowest contribution of such a round is cut instead, unless it is lower ({ $rule }): { $voluntary }, from round { $round }, is not lower than { $least }, so { $cut } goes and { $least } stays ({ $exception }).
cut-voluntary-is-least = That round is itself a voluntary unplayed one ({ $term }), and of such rounds the lowest contribution goes first ({ $rule }): both rules take the same value, and { $cut } goes ({ $exception }).
cut-voluntary-lower = { $name } has a voluntary unplayed round ({ $term }), and the lowest contribution of such a round would be cut instead, unless it is lower ({ $rule }): { $voluntary }, from round { $round }, is lower than { $least }, so the exception does not apply and { $cut } goes ({ $exception }).
cut-most = { $source ->
    [game] The highest value of those left is { $value }, the score of { $opponent } in game { $round }; it is cut ({ $rule }).
    [opponent] The highest value of those left is { $value }, the score of { $opponent } in round { $round }; it is cut ({ $rule }).
   *[dummy] The highest value of those left is { $value }, the dummy's in round { $round }; it is cut ({ $rule }).
}
cut-most-product = { $source ->
    [game] The highest score of those left is that of { $opponent }, { $score }. The product that belongs to it is cut, of several the largest: { $value } of game { $round } ({ $rule }).
    [opponent] The highest score of those left is that of { $opponent }, { $score }. The product that belongs to it is cut, of several the largest: { $value } of round { $round } ({ $rule }).
   *[dummy] The highest score of those left is that of the dummy of round { $round }, { $score }. The product that belongs to it is cut, of several the largest: { $value } ({ $rule }).
}
cut-running = The score after round { $round }, { $value }, is cut, whatever the round was ({ $rule }).

aside-no-voluntary = { $name } has no voluntary unplayed round ({ $term }), so the rule that such a round is cut first ({ $rule }) does not apply.
aside-no-voluntary-left = Where no value of a voluntary unplayed round ({ $term }) is left, the rule that such a round is cut first ({ $rule }) does not apply.
aside-high-cut = The exception for voluntary unplayed rounds ({ $rule }) is for low cuts only; the high cut takes the highest value whatever its round.
aside-progressive-cut = The exception for voluntary unplayed rounds ({ $rule }) does not reach progressive scores.
aside-smaller-product = { $source ->
    [game] The smaller product { $value }, against { $opponent } in game { $round }, stays: the cut looks for the lowest score, and { $opponent } has { $score } ({ $rule }).
    [opponent] The smaller product { $value }, against { $opponent } in round { $round }, stays: the cut looks for the lowest score, and { $opponent } has { $score } ({ $rule }).
   *[dummy] The smaller product { $value }, against the dummy of round { $round }, stays: the cut looks for the lowest score, and the dummy has { $score } ({ $rule }).
}

## Koya (9.2)

limit-half = { $threshold ->
    [above] { $unit ->
        [rounds] The highest possible score is taken to be { $maximum }, a win in each of { $games } rounds. Opponents with more than half of it, { $limit }, count ({ $rule }).
       *[games] { $entrants ->
            [teams] The highest possible score is { $maximum }, a win in each of { $games } matches. Opponents with more than half of it, { $limit }, count ({ $rule }).
           *[players] The highest possible score is { $maximum }, a win in each of { $games } games. Opponents with more than half of it, { $limit }, count ({ $rule }).
        }
    }
   *[at-least] { $unit ->
        [rounds] The highest possible score is taken to be { $maximum }, a win in each of { $games } rounds. Opponents with at least half of it, { $limit }, count ({ $rule }).
       *[games] { $entrants ->
            [teams] The highest possible score is { $maximum }, a win in each of { $games } matches. Opponents with at least half of it, { $limit }, count ({ $rule }).
           *[players] The highest possible score is { $maximum }, a win in each of { $games } games. Opponents with at least half of it, { $limit }, count ({ $rule }).
        }
    }
}
limit-half-to-be-moved = { $unit ->
    [rounds] The highest possible score is taken to be { $maximum }, a win in each of { $games } rounds; half of it is { $limit } ({ $rule }).
   *[games] { $entrants ->
        [teams] The highest possible score is { $maximum }, a win in each of { $games } matches; half of it is { $limit } ({ $rule }).
       *[players] The highest possible score is { $maximum }, a win in each of { $games } games; half of it is { $limit } ({ $rule }).
    }
}
limit-raised = { $threshold ->
    [above] { $steps ->
        [one] The code raises this limit by one half point: opponents with more than { $limit } count ({ $rule }).
       *[other] The code raises this limit by { $steps } half points: opponents with more than { $limit } count ({ $rule }).
    }
   *[at-least] { $steps ->
        [one] The code raises this limit by one half point: opponents with at least { $limit } count ({ $rule }).
       *[other] The code raises this limit by { $steps } half points: opponents with at least { $limit } count ({ $rule }).
    }
}
limit-raised-by-groups = { $steps ->
    [one] The code leaves out the lowest score group that counted, which puts it at { $limit } ({ $rule }).
   *[other] The code leaves out the { $steps } lowest score groups that counted, which puts it at { $limit } ({ $rule }).
}
limit-lowered-by-groups = { $steps ->
    [one] The code adds the next score group below, which puts it at { $limit } ({ $rule }).
   *[other] The code adds the next { $steps } score groups below, which puts it at { $limit } ({ $rule }).
}
limit-lowered = { $threshold ->
    [above] { $steps ->
        [one] The code lowers this limit by one half point: opponents with more than { $limit } count ({ $rule }).
       *[other] The code lowers this limit by { $steps } half points: opponents with more than { $limit } count ({ $rule }).
    }
   *[at-least] { $steps ->
        [one] The code lowers this limit by one half point: opponents with at least { $limit } count ({ $rule }).
       *[other] The code lowers this limit by { $steps } half points: opponents with at least { $limit } count ({ $rule }).
    }
}
koya-without-own = { $entrants ->
    [teams] As this event reads it, an opponent is measured without the points from the matches against { $name } ({ $rule }).
   *[players] As this event reads it, an opponent is measured without the points from the games against { $name } ({ $rule }).
}
koya-own-score-added = { $name } has { $score } and reaches the limit too; as this event reads it, the own score is then added ({ $rule }).
koya-own-score-short = { $name } has { $score } and does not reach the limit; as this event reads it, the own score would otherwise be added ({ $rule }).

## The own record (7)

counts-WIN = { $entrants ->
    [teams] A round counts when the points awarded in it are those of a win, { $win }, whether or not a match was played ({ $rule }).
   *[players] A round counts when the points awarded in it are those of a win, { $win }, whether or not a game was played ({ $rule }).
}
counts-WON = { $entrants ->
    [teams] A round counts when the match was won over the board; byes and forfeits do not ({ $rule }).
   *[players] A round counts when it was won over the board; byes and forfeits do not ({ $rule }).
}
counts-WON-with-forfeits = { $entrants ->
    [teams] A round counts when the match was won over the board ({ $rule }) or by forfeit, which with fixed pairings is read as a regular match ({ $fixed }).
   *[players] A round counts when it was won over the board ({ $rule }) or by forfeit, which with fixed pairings is read as a regular game ({ $fixed }).
}
counts-BPG = { $entrants ->
    [teams] A round counts when the match was played over the board with Black on board 1, whatever the result ({ $rule }).
   *[players] A round counts when it was played over the board with Black, whatever the result ({ $rule }).
}
counts-BPG-with-forfeits = { $entrants ->
    [teams] A round counts when the match was played over the board with Black on board 1, whatever the result ({ $rule }), or won by forfeit with Black on board 1, which with fixed pairings is read as a regular match ({ $fixed }).
   *[players] A round counts when it was played over the board with Black, whatever the result ({ $rule }), or won by forfeit with Black, which with fixed pairings is read as a regular game ({ $fixed }).
}
counts-BWG = { $entrants ->
    [teams] A round counts when the match was won over the board with Black on board 1 ({ $rule }).
   *[players] A round counts when it was won over the board with Black ({ $rule }).
}
counts-BWG-with-forfeits = { $entrants ->
    [teams] A round counts when the match was won over the board with Black on board 1 ({ $rule }) or by forfeit with Black on board 1, which with fixed pairings is read as a regular match ({ $fixed }).
   *[players] A round counts when it was won over the board with Black ({ $rule }) or by forfeit with Black, which with fixed pairings is read as a regular game ({ $fixed }).
}
counts-REP = A round counts unless it was a half-point bye, a zero-point bye or a forfeit loss ({ $rule }).
counts-REP-with-forfeits = { $entrants ->
    [teams] A round counts unless it was a half-point bye or a zero-point bye ({ $rule }); with fixed pairings a forfeit loss is a regular match and counts too ({ $fixed }).
   *[players] A round counts unless it was a half-point bye or a zero-point bye ({ $rule }); with fixed pairings a forfeit loss is a regular game and counts too ({ $fixed }).
}
counts-STD = A round counts 1 with more points than the scheduled opponent got in it, ½ with as many and 0 with fewer; without an opponent, 1 for more than a draw's { $draw } and ½ for just as much ({ $rule }).
counts-STD-against-draw = As this event reads it, a round counts 1 with more than the { $draw } of a draw, ½ with just as much and 0 with less, whatever the scheduled opponent got ({ $rule }).
running-rule = After every round stands the score so far, unplayed rounds with the points awarded; these scores are added up ({ $rule }).
number-rule = The tied stand in the order of their pairing numbers, the lowest first ({ $rule }). { $name } has number { $number }.
number-reversed = The tied stand in the reverse order of their pairing numbers, the highest first ({ $rule }). { $name } has number { $number }.

## Average of opponents' Buchholz (8.2)

opponent-buchholz = { $name } has { $value }:
average-rule = { $entrants ->
    [teams] The sum is divided by the number of matches that were played and not rounded ({ $rule }).
   *[players] The sum is divided by the number of games over the board and not rounded ({ $rule }).
}

## Ratings (10)

only-over-board = Only games over the board count; byes and forfeits leave no opponent behind ({ $rule }).
only-over-board-fixed = Only games over the board count ({ $rule }); with fixed pairings too a forfeit leaves no opponent behind ({ $fixed }).
ratings-with-forfeits = With fixed pairings a forfeit is a regular game ({ $rule }); as this event reads it, it counts here too.
average-whole = The average is whole: there is nothing to round ({ $rule }).
average-rounded = It is rounded to the nearest whole number: { $value } ({ $rule }).
average-rounded-half = It is rounded to the nearest whole number; { $average } lies halfway and goes up: { $value } ({ $rule }).
average-rounded-half-even = It is rounded to the nearest whole number ({ $rule }); { $average } lies halfway and, as this event reads it, goes to the even one: { $value }.
average-rounded-down = As this event reads it, the average is rounded down ({ $rule }): { $value }.
cut-lowest-rating = { $left ->
    [all] The lowest rating is { $value }, that of { $opponent } in { $unit ->
            [game] game { $round }
           *[round] round { $round }
        }; it is cut ({ $rule }).
   *[left] The lowest rating of those left is { $value }, that of { $opponent } in { $unit ->
            [game] game { $round }
           *[round] round { $round }
        }; it is cut ({ $rule }).
}
cut-highest-rating = The highest rating of those left is { $value }, that of { $opponent } in { $unit ->
            [game] game { $round }
           *[round] round { $round }
        }; it is cut ({ $rule }).
aside-ratings-cut = { $name } has a voluntary unplayed round, but the rule that such a round is cut first ({ $rule }) does not reach ratings: an unplayed round has none.
score-over-board = { $games ->
    [one] { $score ->
        [one] { $name } made { $points } point in 1 game over the board ({ $rule }).
       *[other] { $name } made { $points } points in 1 game over the board ({ $rule }).
    }
   *[other] { $score ->
        [one] { $name } made { $points } point in { $games } games over the board ({ $rule }).
       *[other] { $name } made { $points } points in { $games } games over the board ({ $rule }).
    }
}
score-with-forfeits = { $games ->
    [one] { $score ->
        [one] { $name } made { $points } point in 1 game, a forfeit, which as this event reads it is a regular game here too ({ $rule }).
       *[other] { $name } made { $points } points in 1 game, a forfeit, which as this event reads it is a regular game here too ({ $rule }).
    }
   *[other] { $score ->
        [one] { $name } made { $points } point in { $games } games, forfeits among them, which as this event reads it are regular games here too ({ $rule }).
       *[other] { $name } made { $points } points in { $games } games, forfeits among them, which as this event reads it are regular games here too ({ $rule }).
    }
}
score-free-rounds-left-out = Free rounds and games that have not been played enter neither the points nor the games.
score-left-out = Byes and forfeits enter neither the points nor the games.
score-standard = Here a win counts 1 and a draw ½, whatever the event awards ({ $rule }).
fraction-rounded = Rounded to two decimals, half upwards, it is { $fraction } ({ $rule }).
fraction-rounded-half-even = Rounded to two decimals, and where it lies halfway to the even one, as this event reads it, it is { $fraction } ({ $rule }).
fraction-rounded-down = Rounded down to two decimals, as this event reads it, it is { $fraction } ({ $rule }).
difference-found = For { $fraction } the table has { $difference } ({ $table }).
difference-full = For a full score { $difference } is added ({ $rule }, { $table }).
difference-zero = For a score of zero 800 is taken away: { $difference } ({ $rule }, { $table }).
expected-total = expected score
expected-reached = At { $rating } the expected score is { $expected }, which reaches the { $points } made ({ $rule }).
expected-missed = One point lower, at { $rating }, it is { $expected }, less than { $points }. So { $least } is the least rating that will do ({ $rule }).
expected-not-exceeded = At { $rating } the expected score is { $expected }, no more than the { $points } made ({ $rule }).
expected-exceeded = One point higher, at { $rating }, it is { $expected }, more than { $points }. So { $greatest } is the highest rating that fits, as this event reads it ({ $rule }).
expected-full = A whole point is expected only with 736 points more than the opponent ({ $table }), so after a full score the value is that much above the highest opponent.
perfect-zero = Any rating that is low enough is expected to score nothing, so there is no least one. After a score of zero the value is 800 points below the lowest opponent ({ $rule }).
opponent-performance = { $games ->
    [one] { $name } performed at { $value }, with { $points } of 1, a fraction of { $fraction }, against an average of { $average }:
   *[other] { $name } performed at { $value }, with { $points } of { $games }, a fraction of { $fraction }, against an average of { $average }:
}
opponent-perfect = { $name } has { $value }, with { $points } of { $games }: the expected score is { $reached } at { $value } and { $missed } at { $less }.
opponent-perfect-highest = { $name } has { $value }, with { $points } of { $games }: the expected score is { $reached } at { $value } and { $missed } at { $more }.
opponent-perfect-zero = { $games ->
    [one] { $name } has { $value }, 800 below the only opponent, with 0 of 1:
   *[other] { $name } has { $value }, 800 below the lowest opponent, with 0 of { $games }:
}
rating-rule = The tied stand in the order of their own ratings, the highest first ({ $rule }). { $name } has { $rating }.
rating-reversed = The tied stand in the reverse order of their own ratings, the lowest first ({ $rule }). { $name } has { $rating }.
rating-substitute = That is the rating announced for players without one, of whom { $name } is one ({ $rule }).
rating-first = { $name } had several ratings, { $ratings }; the first counts ({ $rule }).
rating-last = { $name } had several ratings, { $ratings }; the event announced that the last counts ({ $rule }).

## Direct encounter (6)

encounter-not-tied = { $name } was not tied with anybody when the turn of direct encounter came, so there was nothing to decide ({ $rule }).
encounter-average = { $entrants ->
    [teams] { $count } matches of { $name } and { $opponent } count. Not their sum but their average enters ({ $rule }): for { $name } { $own }, for { $opponent } { $other }.
   *[players] { $count } games of { $name } and { $opponent } count. Not their sum but their average enters ({ $rule }): for { $name } { $own }, for { $opponent } { $other }.
}
encounter-forfeit-left-out = { $rounds ->
    [known] { $entrants ->
        [teams] The match of { $name } and { $opponent } in round { $round } was a forfeit. It does not count: the two have not met in it ({ $rule }).
       *[players] The game of { $name } and { $opponent } in round { $round } was a forfeit. It does not count: the two have not met in it ({ $rule }).
    }
   *[unknown] { $count ->
        [one] One game of { $name } and { $opponent } was a forfeit. It does not count: the two have not met in it ({ $rule }).
       *[other] { $count } games of { $name } and { $opponent } were forfeits. They do not count: the two have not met in them ({ $rule }).
    }
}
encounter-forfeit-regular = { $rounds ->
    [known] { $entrants ->
        [teams] The match of { $name } and { $opponent } in round { $round } was a forfeit. With fixed pairings it is a regular match and counts ({ $rule }).
       *[players] The game of { $name } and { $opponent } in round { $round } was a forfeit. With fixed pairings it is a regular game and counts ({ $rule }).
    }
   *[unknown] { $count ->
        [one] One game of { $name } and { $opponent } was a forfeit. With fixed pairings it is a regular game and counts ({ $rule }).
       *[other] { $count } games of { $name } and { $opponent } were forfeits. With fixed pairings they are regular games and count ({ $rule }).
    }
}
encounter-forfeit-counts = { $rounds ->
    [known] { $entrants ->
        [teams] The match of { $name } and { $opponent } in round { $round } was a forfeit. The event includes forfeits, so it counts ({ $rule }).
       *[players] The game of { $name } and { $opponent } in round { $round } was a forfeit. The event includes forfeits, so it counts ({ $rule }).
    }
   *[unknown] { $count ->
        [one] One game of { $name } and { $opponent } was a forfeit. The event includes forfeits, so it counts ({ $rule }).
       *[other] { $count } games of { $name } and { $opponent } were forfeits. The event includes forfeits, so they count ({ $rule }).
    }
}
encounter-not-yet-played = { $rounds ->
    [known] { $entrants ->
        [teams] The match of { $name } and { $opponent } in round { $round } has not been played yet.
       *[players] The game of { $name } and { $opponent } in round { $round } has not been played yet.
    }
   *[unknown] { $count ->
        [one] One game of { $name } and { $opponent } has not been played yet.
       *[other] { $count } games of { $name } and { $opponent } have not been played yet.
    }
}
encounter-pair = { $name } – { $opponent }
encounter-missing = { $count ->
    [one] { $entrants ->
        [teams] One pair has no match that counts: { $pairs }.
       *[players] One pair has no game that counts: { $pairs }.
    }
   *[other] { $entrants ->
        [teams] { $count } pairs have no match that counts: { $pairs }.
       *[players] { $count } pairs have no game that counts: { $pairs }.
    }
}
encounter-missing-ignored = As this event reads it, the scores are compared although not all have met.
encounter-all-met = { $count ->
    [2] { $entrants ->
        [teams] The two have met, so the score of their matches decides ({ $rule }).
       *[players] The two have met, so the score of their games decides ({ $rule }).
    }
   *[other] Every two have met, so the scores rank the group ({ $rule }).
}
encounter-all-equal = { $count ->
    [2] The two have met and have the same score: direct encounter does not separate them ({ $rule }).
   *[other] Every two have met and all have the same score: direct encounter does not separate them ({ $rule }).
}
encounter-one-table = { $names } stay tied: there is no second table.
encounter-begin-anew = { $entrants ->
    [teams] { $names } are still without a place of their own and begin anew with only their matches among themselves ({ $rule }).
   *[players] { $names } are still without a place of their own and begin anew with only their games among themselves ({ $rule }).
}
encounter-games-unknown = { $entrants ->
    [teams] Not all matches of the group are known, so nobody can be placed: two who seem not to have met may have met in a match that is not known.
   *[players] Not all games of the group are known, so nobody can be placed: two who seem not to have met may have met in a game that is not known.
}
encounter-must-all-meet = Not all have met, and as this event reads it nobody is ranked then.
encounter-some-certain = { $entrants ->
    [teams] Not all have met. A place is given only where it is certain whatever the missing matches might bring ({ $rule }).
   *[players] Not all have met. A place is given only where it is certain whatever the missing games might bring ({ $rule }).
}
encounter-certain = { $name } has { $least } for certain, and nobody of the others can reach more than { $most }: place { $place }.
encounter-last = { $name } is the last one left: place { $place }.
encounter-uncertain = { $than ->
    [more] Place { $place } is not certain for anybody: { $name } has { $least } for certain, but { $other } could reach { $most }.
   *[as-much] Place { $place } is not certain for anybody: { $name } has { $least } for certain, but { $other } could reach as much, { $most }.
}
encounter-nothing-certain = Not all have met. First place then needs somebody whose worst case is better than everybody else's best ({ $rule }).
encounter-could-catch-up = { $than ->
    [more] { $name } has { $least } for certain, but { $other } could reach { $most }: nobody can be placed.
   *[as-much] { $name } has { $least } for certain, but { $other } could reach as much, { $most }: nobody can be placed.
}
encounter-order = Direct encounter gives { $order }.
encounter-stay-tied = { $names } stay tied, and the next tie-break of the list decides among them ({ $rule }).
encounter-stay-tied-at-last = { $names } stay tied, and the list has no tie-break left: they share their places ({ $rule }).
encounter-still-tied = { $names } are still tied, and the next tie-break of the list decides among them ({ $rule }).

## Teams (11-13)

strength-secondary = With { $primary } as the primary score ({ $rule }), { $score } are the secondary one.
factor-fixed = The event fixes the factor: { $factor } ({ $rule }).
factor-rule = The factor is the highest number of { $primary } that one can reach in the tournament, { $highest } with { $win } for each win, divided by the highest number of { $secondary } that one can reach in a match, { $match } ({ $rule }).
factor-rounded = Rounded down to a whole number, the factor is { $factor }; the quotient that it gives is not rounded ({ $rule }).
factor-whole = That is a whole number: the factor is { $factor } ({ $rule }).
factor-of-nought = Rounded down that would be 0, by which nothing can be divided; the factor is taken as { $factor } ({ $rule }).

counts-BC = On each board the game points of all matches that count, whoever played, are multiplied by the number of the board, and the products are added up. The lower sum is better, and it applies only to teams with equal game points ({ $rule }).
boards-rule-TBR = The game points on board 1 are compared; teams that are still equal are compared on board 2, and so on ({ $rule }).
boards-rule-BBE = The game points on all boards but the last are compared; teams that are still equal are compared without the last two boards, and so on ({ $rule }).
boards-of = { $name } on the boards, round by round with the number of the opponent:
boards-mutual = Only the match between the two teams counts here ({ $rule }).
boards-line-up = Round { $round } against { $against }, from board 1 on: { $players }.
boards-player = { $name } { $points }
boards-nobody = nobody { $points }
boards-win = Round { $round } was a pairing-allocated bye, which counts as a win on every board, { $points } each, whatever the event awards for it ({ $rule }).
boards-forfeit = The match of round { $round } against { $against } was forfeited as a whole and counts { $points } on every board ({ $rule }).
boards-nothing = Round { $round } ({ $against }) gives nothing on the boards: the exception is for the pairing-allocated bye alone ({ $rule }).
boards-bye = Round { $round } ({ $against }) counts { $points } on every board, as this event reads it ({ $rule }).
boards-game-forfeited = The game on board { $board } against { $against } in round { $round } was a forfeit. On the boards a forfeit counts as an ordinary result, { $points } ({ $rule }).
boards-lower-count = { $above } has { $first } and { $below } { $second }: the lower count stands first ({ $rule }).
boards-differ-on = On board { $board } { $above } has { $first } and { $below } { $second }: that decides ({ $rule }).
boards-differ-up-to = { $board ->
    [one] On board 1 { $above } has { $first } and { $below } { $second }: that decides ({ $rule }).
   *[other] On boards 1 to { $board } { $above } has { $first } and { $below } { $second }: that decides ({ $rule }).
}
boards-equal = The boards do not separate them ({ $rule }).
boards-game-points-differ = The game points are not equal, so board count does not apply ({ $rule }).
boards-no-mutual-match = As this event reads it, only the match between two teams counts, and these are more than two or have not met: nobody is separated ({ $rule }).
boards-unknown = The boards of some match are not known.

stage-primary = That was decided by { $primary }, and { $secondary } are not asked ({ $rule }).
stage-secondary = As { $primary } separate nobody, { $secondary } decide ({ $rule }).
stage-neither = Neither { $primary } nor { $secondary } separate them ({ $rule }).
stage-boards = Neither { $primary } nor { $secondary } separate the two; the code then asks the boards ({ $rule }).
stage-anew = { $names } are still tied and begin again with { $primary }, with only the matches among themselves ({ $rule }).
ranking-order = The order is { $order }.
ranking-not-tied = { $name } was not tied with anybody when the turn of this tie-break came, so there was nothing to decide ({ $rule }).

## No value

undefined-nobody-met = { $entrants ->
    [teams] { $name } met nobody over the board, and without a match there is no value ({ $rule }). Whoever has no value stands below everybody who has one.
   *[players] { $name } met nobody over the board, and without a game there is no value ({ $rule }). Whoever has no value stands below everybody who has one.
}
undefined-games-unknown = { $entrants ->
    [teams] The matches that the value needs are not known.
   *[players] The games that the value needs are not known.
}
undefined-colour-unknown = { $entrants ->
    [teams] The colour on board 1 of a match that may count is not known.
   *[players] The colour of a game that may count is not known.
}
undefined-opponent-undefined = The value of an opponent is not defined.
undefined-nothing-left = The cuts leave no opponent, so there is nothing to average ({ $rule }). Whoever has no value stands below everybody who has one.
undefined-unrated = A rating is missing, and the event announced none for players without one.
undefined-no-mutual-match = As this event reads it, only the match between two teams counts on the boards, so a team has no value of its own; a tied pair has ({ $rule }).
undefined-boards-unknown = The results on the boards are not known.
undefined-unknown = The value cannot be computed from what is known.

## Why one is above another

why-title = { $above } is above { $below }
why-title-level = { $above } and { $below } are level
why-points = { $above } scored { $first } and { $below } { $second }: the points decide before any tie-break is asked.
why-both-scored = { $score-count ->
    [one] Both scored { $score } point.
   *[other] Both scored { $score } points.
}
why-both-scored-MP = { $score-count ->
    [one] Both scored { $score } match point.
   *[other] Both scored { $score } match points.
}
why-both-scored-GP = { $score-count ->
    [one] Both scored { $score } game point.
   *[other] Both scored { $score } game points.
}
why-first = The first tie-break of the list, { $tie-break }, decides ({ $rule }).
why-earlier = { $name }
why-later = { $count ->
    [one] { $earlier } leaves the two level; then { $tie-break } decides ({ $rule }).
   *[other] { $earlier } leave the two level; then { $tie-break } decides ({ $rule }).
}
why-higher = { $above } has { $first }, { $below } { $second }.
why-lower = { $above } has { $first }, { $below } { $second }, and the lower number comes first.
why-lower-rating = { $above } has { $first }, { $below } { $second }, and the lower rating comes first.
why-met-once = The two met once, in round { $round }, and { $winner } won.
why-met-once-in-a-grid = The two met once, and { $winner } won.
why-group = The tied group has { $count } members: { $names }.
why-encounter-scores = { $count ->
    [2] { $entrants ->
        [teams] { $above } has { $first } from their matches, { $below } { $second } ({ $rule }).
       *[players] { $above } has { $first } from their games, { $below } { $second } ({ $rule }).
    }
   *[other] { $entrants ->
        [teams] From the matches among the { $count } tied { $above } has { $first } and { $below } { $second } ({ $rule }).
       *[players] From the games among the { $count } tied { $above } has { $first } and { $below } { $second } ({ $rule }).
    }
}
why-certain = { $above } has { $least } for certain, and { $below } can reach no more than { $most } ({ $rule }).
why-places-given = It gives { $above } place { $first } and { $below } place { $second }.
why-level = Every tie-break of the list leaves { $above } and { $below } equal. They share the places { $first } to { $last }, unless the event draws lots ({ $rule }).
why-value = { $code } { $value }
why-level-values = Both have { $values }.
why-level-not-met = { $entrants ->
    [teams] { $above } and { $below } have no match against each other that counts for direct encounter ({ $rule }).
   *[players] { $above } and { $below } have no game against each other that counts for direct encounter ({ $rule }).
}
why-level-equal = { $entrants ->
    [teams] From the matches against each other { $above } and { $below } have as much, { $first } ({ $rule }).
   *[players] From the games against each other { $above } and { $below } have as much, { $first } ({ $rule }).
}
why-level-in-the-table = { $entrants ->
    [teams] From the matches against each other { $above } has { $first } and { $below } { $second } ({ $rule }), but in the table of all who are tied this does not separate the two.
   *[players] From the games against each other { $above } has { $first } and { $below } { $second } ({ $rule }), but in the table of all who are tied this does not separate the two.
}
why-read-above = Then { $above } is above { $below }.
why-read-level = Then { $above } and { $below } stay level.
why-list = The list is { $list }.
why-had-begun = Had the list begun with { $code }, { $below } would be above { $above }: { $first } against { $second } ({ $rule }).
why-place = place { $first }
why-places = places { $first }–{ $last }
why-code = { $name } ({ $code })
why-not-tied = –
why-decides = decides
why-equal = equal
why-not-asked = not asked
why-list-heading = The list of tie-breaks
why-otherwise-heading = In another order
caption-list = What each tie-break says of the two
column-tie-break = tie-break
column-verdict = so

## Why a step is as it is, in a few words

reason-bye = bye that was not requested
reason-forfeit-win = forfeit win
reason-requested-bye = requested bye
reason-forfeit-loss = forfeit loss
reason-trailing-bye = trailing requested bye
reason-draw-for-opponents = a draw for opponents
reason-cap-binds = the cap binds
reason-cap-idle = the cap does not bind
reason-forfeit-as-game = { $entrants ->
    [teams] forfeit counted as a match
   *[players] forfeit counted as a game
}
reason-regular-game = { $entrants ->
    [teams] forfeit, a regular match
   *[players] forfeit, a regular game
}
reason-stays-unplayed = forfeit loss, stays unplayed
reason-final-round-drawn = taken as drawn
reason-reaches-limit = reaches the limit
reason-below-limit = does not reach the limit
reason-worth-win = worth a win
reason-not-worth-win = not worth a win
reason-won-over-board = won over the board
reason-not-won = played, not won
reason-not-over-board = not over the board
reason-played-black = { $entrants ->
    [teams] Black on board 1
   *[players] played with Black
}
reason-played-white = { $entrants ->
    [teams] White on board 1
   *[players] played with White
}
reason-elected = ready to play
reason-not-elected = chose not to play
reason-more-than-opponent = more than the opponent
reason-equal-to-opponent = as much as the opponent
reason-less-than-opponent = less than the opponent
reason-more-than-draw = more than a draw
reason-exactly-draw = just a draw
reason-less-than-draw = less than a draw
reason-free-round = free round, no element of the sum
reason-after-withdrawal = after withdrawing, left out as this event reads it
reason-not-yet-played = not played yet
reason-games-unknown = { $entrants ->
    [teams] matches not known
   *[players] games not known
}
reason-colour-unknown = colour not known
reason-nobody-met = nobody met over the board
reason-opponent-undefined = the opponent has no value
reason-least-significant = least significant value
reason-most-significant = most significant value
reason-voluntary-instead = voluntary unplayed round, goes first
reason-voluntary-is-least = least, and a voluntary unplayed round
reason-voluntary-lower = least significant; the voluntary unplayed round is lower
reason-first-round = first rounds are cut
reason-all-met = all have met
reason-some-certain = some places are certain
reason-nothing-certain = no place is certain
reason-all-equal = all are equal
reason-must-all-meet = not all have met
reason-forfeit-left-out = forfeit, does not count
reason-win-on-every-board = bye given by the pairing, a win on every board
reason-forfeit-on-every-board = match forfeited, the same on every board
reason-nothing-on-boards = bye, nothing on the boards
reason-bye-on-every-board = bye, counted on every board
reason-boards-unknown = boards not known
reason-game-points-differ = game points differ, so it does not apply
reason-no-mutual-match = no match between just two teams
reason-boards-decide = the boards separate
reason-boards-equal = the boards are equal
reason-primary-decides = the primary score separates
reason-secondary-decides = the secondary score separates
reason-no-score-decides = neither score separates
reason-factor-of-nought = rounds to 0, taken as 1
reason-factor-fixed = fixed by the event
reason-place = the place in the group
reason-forfeit-unplayed = forfeit, not over the board
reason-standard-result = 1, ½ or 0 whatever the event awards
reason-substitute-rating = announced for players without a rating
reason-unrated = no rating
reason-first-rating = the first of several ratings
reason-last-rating = the last of several ratings
reason-nothing-left = the cuts leave nothing
reason-zero-score = after a score of zero
reason-score-reached = enough
reason-score-missed = too little
reason-score-not-exceeded = not too much
reason-score-exceeded = too much

## What another reading would give

notes-heading = What other readings would give
note-edition = Another edition
note-admissible = Another reading
note-misreading = A mistake
note-differs = That gives { $line }.
note-differs-bare = That gives { $value }.
note-again = That gives the same value: { $line }.
note-again-after-cut = The sum before the cut is then { $sum }, and the value again { $line }.
note-again-bare = That gives the same value, { $value }.
note-undefined = There is then no value.
note-order = The order is then { $order }.
note-all-tied = Then all stay tied.
order-place = { $first }. { $names }
order-places = { $first }.–{ $last }. { $names }

reading-taken = { $reading }
reading-dummy-cap-capped = Since 1 March 2026 the dummy of an unplayed round has a cap ({ $rule }).
    .by = a dummy under the cap of { $rule }
reading-dummy-cap-uncapped = Before 1 March 2026 the dummy of an unplayed round had no cap.
    .by = a dummy without the cap of { $rule }
reading-dummy-cap-both-caps = It is a mistake to limit a forfeit's dummy by both caps at once ({ $rule }).
    .by = a forfeit's dummy under both caps at once ({ $rule })
reading-dummy-cap-draws-only = It is a mistake to limit every dummy by a draw in every round, without asking for the category of the round ({ $rule }).
    .by = a dummy capped by a draw in every round, whatever the category of the round ({ $rule })
reading-own-score-final = By the edition the dummy starts from the final score as awarded ({ $rule }).
    .by = a dummy with the final score as awarded ({ $rule })
reading-own-score-adjusted = It is a mistake to start the dummy from the own adjusted score ({ $rule }).
    .by = a dummy with the own adjusted score ({ $rule })
reading-cap-rounds-computed-for = The cap may be read to count the rounds for which the standings are computed ({ $rule }).
    .by = a cap of a draw in each round so far ({ $rule })
reading-cap-rounds-scheduled = The cap may be read to count all scheduled rounds, also in interim standings ({ $rule }).
    .by = a cap of a draw in each scheduled round ({ $rule })
reading-trailing-byes-draws = By the edition trailing requested byes, and no other rounds, count as draws for opponents ({ $rule }).
    .by = counting as draws the trailing requested byes of opponents and no other rounds ({ $rule })
reading-trailing-byes-as-awarded = It is a common mistake to take the scores of opponents with trailing requested byes as they stand in the table ({ $rule }).
    .by = counting the trailing byes of opponents as awarded and not as draws ({ $rule })
reading-trailing-byes-every-bye = It is a mistake to count every requested bye of an opponent as a draw, also one before rounds that were played ({ $rule }).
    .by = counting every requested bye of opponents as a draw ({ $rule })
reading-trailing-forfeits-as-awarded = By the edition a forfeit loss counts for opponents as awarded ({ $rule }).
    .by = counting the trailing forfeit losses of opponents as awarded ({ $rule })
reading-trailing-forfeits-draws = It is a mistake to count a forfeit loss at the end as a draw for opponents ({ $rule }).
    .by = counting the trailing forfeit losses of opponents as draws ({ $rule })
reading-cut-order-voluntary-first = Since 1 September 2023 voluntary unplayed rounds are cut first ({ $rule }).
    .by = cutting voluntary unplayed rounds first ({ $rule })
reading-cut-order-plain-lowest = It is a common mistake to cut the plain lowest whatever the kind of round ({ $rule }).
    .by = cutting the plain lowest whatever the kind of round ({ $rule })
reading-sonneborn-berger-cut-lowest-opponent = Since 1 August 2024 the product of the lowest opponent is cut, of several the smallest ({ $rule }).
    .by = cutting the product of the lowest opponent ({ $rule })
reading-sonneborn-berger-cut-worst-result = Until 31 July 2024 the worst result against the lowest opponents was cut.
    .by = cutting the worst result against the lowest opponents ({ $rule })
reading-sonneborn-berger-cut-lowest-product = It is a common mistake to cut the smallest product ({ $rule }).
    .by = cutting the smallest product ({ $rule })
reading-sonneborn-berger-unplayed-dummy = { $entrants ->
    [teams] By the edition an unplayed round is a match against a dummy ({ $rule }).
   *[players] By the edition an unplayed round is a game against a dummy ({ $rule }).
}
    .by = multiplying unplayed rounds by the score of a dummy ({ $rule })
reading-sonneborn-berger-unplayed-left-out = It is a common mistake to leave unplayed rounds out ({ $rule }).
    .by = leaving unplayed rounds out of the products ({ $rule })
reading-fore-final-round-last-scheduled = By the edition the final round is the last one scheduled ({ $rule }).
    .by = taking the last scheduled round for the final one ({ $rule })
reading-fore-final-round-last-entered = It is a mistake to take the latest round for the final one ({ $rule }).
    .by = taking the latest round for the final one ({ $rule })
reading-direct-encounter-missing-certainty = Since 1 September 2023 a certain place is given even when not all have met ({ $rule }).
    .by = giving the places that are certain although not all have met ({ $rule })
reading-direct-encounter-missing-all-must-meet = It is a common mistake to rank nobody unless all have met ({ $rule }).
    .by = ranking nobody unless all have met ({ $rule })
reading-direct-encounter-missing-ignore-missing = { $entrants ->
    [teams] It is a common mistake to compare the scores as if nobody missed a match ({ $rule }).
   *[players] It is a common mistake to compare the scores as if nobody missed a game ({ $rule }).
}
    .by = { $entrants ->
        [teams] comparing the scores as if nobody missed a match ({ $rule })
       *[players] comparing the scores as if nobody missed a game ({ $rule })
    }
reading-direct-encounter-repeats-average = { $entrants ->
    [teams] Since 1 September 2023 several matches between the same two are averaged ({ $rule }).
   *[players] Since 1 September 2023 several games between the same two are averaged ({ $rule }).
}
    .by = { $entrants ->
        [teams] averaging several matches between the same two ({ $rule })
       *[players] averaging several games between the same two ({ $rule })
    }
reading-direct-encounter-repeats-sum = { $entrants ->
    [teams] It is a mistake to add up several matches between the same two ({ $rule }).
   *[players] It is a mistake to add up several games between the same two ({ $rule }).
}
    .by = { $entrants ->
        [teams] adding up several matches between the same two ({ $rule })
       *[players] adding up several games between the same two ({ $rule })
    }
reading-direct-encounter-forfeits-left-out = By the edition forfeits count only where the pairings are fixed or the event includes them ({ $rule }).
    .by = counting forfeits in direct encounter only where the pairings are fixed or the event includes them ({ $rule })
reading-direct-encounter-forfeits-counted = The rules of an event may include forfeits ({ $rule }).
    .by = counting forfeits in direct encounter ({ $rule })
reading-direct-encounter-forfeits-never = It is a mistake to leave forfeits out of direct encounter in a round robin ({ $rule }).
    .by = leaving forfeits out of direct encounter in a round robin ({ $rule })
reading-koya-maximum-own-games = { $entrants ->
    [teams] The maximum may be read as a win in every match that one can be paired for ({ $rule }).
   *[players] The maximum may be read as a win in every game that one can be paired for ({ $rule }).
}
    .by = { $entrants ->
        [teams] half of a win in every match that one can be paired for ({ $rule })
       *[players] half of a win in every game that one can be paired for ({ $rule })
    }
reading-koya-maximum-rounds = It is a mistake to take a win in every round for the maximum when everybody sits one out ({ $rule }).
    .by = half of a win in every round although everybody sits one out ({ $rule })
reading-koya-threshold-at-least-half = By the edition exactly half of the maximum is enough ({ $rule }).
    .by = counting the opponents with exactly half of the maximum ({ $rule })
reading-koya-threshold-above-half = It is a common mistake to ask for more than half of the maximum ({ $rule }).
    .by = leaving out the opponents with exactly half of the maximum ({ $rule })
reading-round-robin-forfeit-wins-over-the-board = { $entrants ->
    [teams] The text may be read so that a forfeit win is not a match over the board ({ $rule }).
   *[players] The text may be read so that a forfeit win is not a game over the board ({ $rule }).
}
    .by = { $entrants ->
        [teams] counting matches over the board alone ({ $rule })
       *[players] counting games over the board alone ({ $rule })
    }
reading-round-robin-forfeit-wins-regular-games = { $entrants ->
    [teams] The text may be read so that with fixed pairings a forfeit win is a regular match ({ $rule }).
   *[players] The text may be read so that with fixed pairings a forfeit win is a regular game ({ $rule }).
}
    .by = { $entrants ->
        [teams] counting a forfeit win as a regular match ({ $rule })
       *[players] counting a forfeit win as a regular game ({ $rule })
    }
reading-round-robin-forfeit-losses-unplayed = Since 1 March 2026 a forfeit loss with fixed pairings stays unplayed here ({ $rule }).
    .by = taking away forfeit losses ({ $rule })
reading-round-robin-forfeit-losses-regular-games = { $entrants ->
    [teams] Until 28 February 2026 a forfeit loss with fixed pairings was a regular match here.
   *[players] Until 28 February 2026 a forfeit loss with fixed pairings was a regular game here.
}
    .by = { $entrants ->
        [teams] counting a forfeit loss as a regular match ({ $rule })
       *[players] counting a forfeit loss as a regular game ({ $rule })
    }
reading-standard-points-against-opponent = By the edition the points are compared with those of the scheduled opponent ({ $rule }).
    .by = comparing the points with those of the scheduled opponent ({ $rule })
reading-standard-points-against-draw = It is a mistake to compare the points of every round with a draw ({ $rule }).
    .by = comparing the points of every round with a draw ({ $rule })
reading-buchholz-in-round-robins-refused = Since 1 March 2026 the code is not allowed in a round robin ({ $rule }).
    .by = not allowing the code in a round robin ({ $rule })
reading-buchholz-in-round-robins-allowed = Before 1 March 2026 the code was allowed in a round robin.
    .by = allowing the code in a round robin ({ $rule })
reading-unplayed-own-dummy = { $entrants ->
    [teams] Since 1 September 2023 an unplayed round is a match against a dummy ({ $rule }).
   *[players] Since 1 September 2023 an unplayed round is a game against a dummy ({ $rule }).
}
    .by = a dummy for every own unplayed round ({ $rule })
reading-unplayed-own-virtual-opponent = { $entrants ->
    [teams] Before 1 September 2023 an unplayed round was a match against a virtual opponent.
   *[players] Before 1 September 2023 an unplayed round was a game against a virtual opponent.
}
    .by = a virtual opponent for every own unplayed round ({ $rule })
reading-unplayed-opponents-adjusted = Since 1 September 2023 only trailing requested byes become draws for opponents ({ $rule }).
    .by = making draws of the trailing requested byes of opponents alone ({ $rule })
reading-unplayed-opponents-all-draws = Before 1 September 2023 every unplayed round of an opponent counted as a draw.
    .by = a draw for every unplayed round of an opponent ({ $rule })
reading-rounds-after-withdrawal-byes = By the edition the rounds after a withdrawal are zero-point byes and count like others ({ $rule }).
    .by = counting the rounds after a withdrawal like other zero-point byes ({ $rule })
reading-rounds-after-withdrawal-dropped = It is a common mistake to leave out the rounds after a withdrawal ({ $rule }).
    .by = leaving out the rounds after a withdrawal ({ $rule })
reading-sonneborn-berger-draws-points-scored = By the edition a draw counts the opponent's score times the points of a draw ({ $rule }).
    .by = the opponent's score times the points of a draw ({ $rule })
reading-sonneborn-berger-draws-whole = It is a mistake to count the whole score of an opponent for a draw ({ $rule }).
    .by = the whole score of an opponent for a draw ({ $rule })
reading-direct-encounter-rest-anew = Since 1 September 2023 those who are still equal are compared anew among themselves ({ $rule }).
    .by = comparing anew those who are still equal ({ $rule })
reading-direct-encounter-rest-one-table = It is a common mistake to stop after the first table ({ $rule }).
    .by = stopping after the first table ({ $rule })
reading-koya-steps-half-points = Since 1 September 2023 the limit moves by half points ({ $rule }).
    .by = moving the limit by half points ({ $rule })
reading-koya-steps-score-groups = Before 1 September 2023 the limit moved by score groups.
    .by = moving the limit by score groups ({ $rule })
reading-koya-forfeits-counted = By the edition forfeits count in a round robin ({ $rule }).
    .by = { $entrants ->
        [teams] counting forfeits as matches ({ $rule })
       *[players] counting forfeits as games ({ $rule })
    }
reading-koya-forfeits-left-out = It is a mistake to leave forfeits out in a round robin ({ $rule }).
    .by = leaving forfeits out ({ $rule })
reading-koya-own-result-nothing = By the edition the own result plays no part ({ $rule }).
    .by = measuring opponents by their final scores and adding nothing else ({ $rule })
reading-koya-own-result-taken-from-opponents = { $entrants ->
    [teams] It is a mistake to measure an opponent without the points from the matches against the team ({ $rule }).
   *[players] It is a mistake to measure an opponent without the points from the games against the participant ({ $rule }).
}
    .by = { $entrants ->
        [teams] measuring opponents without the points from the matches against the team ({ $rule })
       *[players] measuring opponents without the points from the games against the participant ({ $rule })
    }
reading-koya-own-result-added = It is a mistake to add the own score when it reaches the limit ({ $rule }).
    .by = adding the own score to the points made against the others ({ $rule })
reading-rating-rounding-half-up = By the edition an average is rounded to the nearest whole number, exactly half upwards ({ $rule }).
    .by = rounding an average that lies halfway up ({ $rule })
reading-rating-rounding-half-even = It is a mistake to round an average that lies halfway to the even number ({ $rule }).
    .by = rounding an average that lies halfway to the even number ({ $rule })
reading-rating-rounding-down = It is a common mistake to round an average down ({ $rule }).
    .by = rounding an average down ({ $rule })
reading-fraction-rounding-half-up = The fraction of points can be rounded to the nearest hundredth, exactly half upwards, as the official exercises do ({ $rule }).
    .by = rounding a fraction of points that lies halfway up ({ $rule })
reading-fraction-rounding-half-even = It is a mistake to round a fraction of points that lies halfway to the even hundredth ({ $rule }).
    .by = rounding a fraction of points that lies halfway to the even hundredth ({ $rule })
reading-fraction-rounding-down = It is a mistake to round the fraction of points down ({ $rule }).
    .by = rounding the fraction of points down ({ $rule })
reading-perfect-performance-lowest = By the edition the lowest rating counts of which the score is expected ({ $rule }).
    .by = the lowest rating of which the score is expected ({ $rule })
reading-perfect-performance-highest = It is a mistake to take the highest rating that fits the score ({ $rule }).
    .by = the highest rating that fits the score ({ $rule })
reading-round-robin-forfeit-ratings-over-the-board = Since 1 March 2026 forfeits stay unplayed for the tie-breaks on ratings, with fixed pairings too ({ $rule }).
    .by = leaving forfeits out of the tie-breaks on ratings ({ $rule })
reading-round-robin-forfeit-ratings-regular-games = Until 28 February 2026 the text could be read so that with fixed pairings forfeits count here.
    .by = counting forfeits with fixed pairings as games for ratings ({ $rule })
reading-extended-direct-encounter-restart-restart-on-primary = Where the secondary score has split a group, each smaller group begins again with the primary score ({ $rule }).
    .by = beginning again with the primary score in each smaller group ({ $rule })
reading-extended-direct-encounter-restart-stay-on-secondary = Where the secondary score has split a group, one may also go on with it in the smaller groups, as the official exercises do ({ $rule }).
    .by = going on with the secondary score in the smaller groups ({ $rule })
reading-board-tie-breaks-scope-whole-tournament = The boards of all matches of the tournament can be compared ({ $rule }).
    .by = comparing the boards of all matches of the tournament ({ $rule })
reading-board-tie-breaks-scope-mutual-match = The boards can also be compared in the match between the two teams alone, as the official exercises do ({ $rule }).
    .by = comparing the boards in the match between the two teams alone ({ $rule })
reading-team-bye-boards-nothing = A requested bye can give nothing on the boards ({ $rule }).
    .by = nothing on the boards for a requested bye ({ $rule })
reading-team-bye-boards-as-result = A requested bye can also count on every board as what it is worth ({ $rule }).
    .by = a requested bye counted on every board as what it is worth ({ $rule })

## Single steps

step-tie-break = { $tie-break } of { $name }
step-contribution = { $unit ->
    [game] Game { $round }, { $against }
   *[round] Round { $round }, { $against }
}
step-score = Score of { $name }
step-fore-score = Score of { $name } with the final round drawn
step-adjusted = Score of { $name } for opponents
step-fore-adjusted = Score of { $name } for opponents with the final round drawn
step-awarded = { $unit ->
    [game] Points of game { $round }
   *[round] Points of round { $round }
}
step-stated = Score as stated
step-addition = { $unit ->
    [game] What game { $round } adds
   *[round] What round { $round } adds
}
step-dummy = Score of the dummy
step-virtual-opponent = Score of the virtual opponent
step-complement = What a win would have given more
step-later-draws = Draws in the later rounds
step-opponent-cap = Cap: the score of the scheduled opponent
step-draws-cap = Cap: a draw for each round
step-draw = Points of a draw
step-win = Points of a win
step-rounds = Number of rounds
step-games = { $entrants ->
    [teams] Number of matches
   *[players] Number of games
}
step-half = One half
step-limit = The limit
step-moved-limit = The limit, moved
step-limit-moved = By how much it is moved
step-reaches = Whether the limit is reached, 1 for yes
step-without-own = { $entrants ->
    [teams] Score without the matches against the team
   *[players] Score without the games against the participant
}
step-against-own = { $entrants ->
    [teams] Points in the matches against the team
   *[players] Points in the games against the participant
}
step-before = Score before the round
step-running = Score after the round
step-cut = { $unit ->
    [game] Cut { $order }, of game { $round }
   *[round] Cut { $order }, of round { $round }
}
step-candidate = { $unit ->
    [game] The least significant value, of game { $round }
   *[round] The least significant value, of round { $round }
}
step-candidate-voluntary = { $unit ->
    [game] The lowest game that was voluntarily not played, game { $round }
   *[round] The lowest voluntary unplayed round, round { $round }
}
step-sum = The sum
step-count = By how many it is divided
step-table = The separate standings
step-table-anew = The new table
step-encounters = Points of { $name } in the separate standings
step-certain = For certain
step-reachable = Could reach
step-missing = { $entrants ->
    [teams] The missing matches
   *[players] The missing games
}
step-pairing-number = Pairing number
step-ranking = Order by { $tie-break } of the group of { $name }
step-stage = The tied group
step-stage-anew = The smaller group, from the beginning
step-on-score = Direct encounter on { $score ->
        [MP] match points
       *[GP] game points
    }
step-on-boards = Results on the boards of the two teams
step-board-total = Points of { $name } on board { $board }
step-board = Board { $board }: its number times the points on it
step-board-number = Number of the board
step-top-boards = { $count ->
        [one] Board 1
       *[other] Boards 1 to { $count } together
    }
step-factor = The factor
step-factor-quotient = The factor before rounding
step-rounded-factor = The factor, rounded down
step-highest-score = The highest primary score in the tournament
step-least-factor = The least factor one can divide by
step-divided = The schedule strength divided by the factor
step-rating = Rating of { $name }
step-over-board = Points of { $name } over the board
step-average = The average, not rounded yet
step-fraction = The fraction of points
step-rounded-fraction = The fraction in whole hundredths
step-from-fraction = The rating difference of the fraction
step-lowest-rating = The lowest rating of an opponent
step-below-lowest = How far below it a score of zero stands
step-expectation = Expected score of { $rating }
step-distance = Difference of the ratings
step-assumed = The rating that is tried

step-above = Above it
step-below = From these
