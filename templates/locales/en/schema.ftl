### What the JSON Schema says of scenarios: of each mapping, with its keys as attributes, and of the words that can
### stand as values.

schema-title = Halfpoint scenario

## Mappings and their keys

schema-scenario = A tournament with the regulations it is played under and the values that it is expected to give.
    .title = What the scenario shows, in one line.
    .about = What the case teaches, in Markdown. Articles in square brackets, such as [16.4.1], become links.
    .source = Where the case comes from.
    .tags = Words to select the scenario by.
    .regulations = The edition of the regulations, or a mapping that reads single points otherwise (C.07 16.6). Without it the edition in force when the tournament starts, where “starts” tells, else that of 1 March 2026.
    .tournament = The facts: who took part and what happened.
    .tie-breaks = The ordered list of tie-breaks. Points (PTS) stand in front of it, written or not; without a list they alone rank.
    .expect = The expected values, per participant.
    .published = Printed values that are known to be wrong.
    .under = Expected values under another edition, or with single axes read otherwise.
    .questions = Questions for worksheets.

schema-regulations = An edition with the points that the event reads otherwise.
    .edition = The edition. Without it the one in force when the tournament starts, where “starts” tells, else that of 1 March 2026.
    .readings = The axes that the event reads otherwise than the edition: axis and option.

schema-tournament = The facts. The games are given in exactly one of three ways: in the rows of the players, round by round, or as a pasted crosstable.
    .system = How the pairings come about.
    .rounds = The number of rounds; or the rounds themselves, each a list of pairings such as 1-2 1-0 (White is named first), 3?4 ½-½ (colours not known), 5-6 +:- (forfeit), 7 pab (bye).
    .scheduled-rounds = The number of rounds of the whole tournament, where fewer have been played so far.
    .starts = The day on which the tournament starts, such as 2025-05-01. Without “regulations” it decides which edition is in force.
    .scoring = What each outcome is worth, where it is not 1, ½ and 0; for teams in match points, where it is not 2, 1 and 0.
    .boards = For teams: the number of boards of a match.
    .primary = For teams: the score that ranks them; match points without it.
    .game-scoring = For teams: what games and unplayed matches are worth in game points.
    .unrated = The rating that the event announced for players who have none. Without it no tie-break on ratings is computed when a player is unrated (C.07 10).
    .ratings-used = Which rating counts of a player who had several during the event; the first without it.
    .awarded = Points that were awarded otherwise than the scoring system says: what an arbiter decided, a bonus or a penalty.
    .players = The participants.
    .teams = The participants of a tournament of teams.
    .matches = For teams: the results on the boards, round by round. Each match is written 1-8: 1 ½ 0 1 (the team named first has White on board 1; its results from board 1 on), a game not played + or -, a match forfeited as a whole 1-8: +:-, a bye 5: pab.
    .crosstable = A pasted table, its columns separated by |, by tabs or by two or more spaces: a round-robin grid, or a Swiss table with one cell per round.

schema-scoring = What each outcome is worth, in points with at most two decimals.
    .win = A game won over the board; 1 without it.
    .draw = A game drawn; ½ without it.
    .loss = A game lost over the board; 0 without it.
    .forfeit-win = A win by forfeit; as a win without it.
    .forfeit-loss = A loss by forfeit, also when both sides forfeit; 0 without it.
    .pairing-allocated-bye = The bye that the pairing gives; as a win without it.
    .full-point-bye = A full-point bye; as a win without it.
    .half-point-bye = A half-point bye; as a draw without it.
    .zero-point-bye = A zero-point bye; 0 without it.
    .absence = A round after withdrawing; as a zero-point bye without it.

schema-awarded = Points of one participant in one round, in place of those that the result is worth.
    .of = Who was awarded them.
    .round = The round; in a grid the encounter, in the order of the table.
    .points = The points that were awarded.
    .match-points = For teams: the match points that were awarded.
    .game-points = For teams: the game points that were awarded. They do not change who won the match.

schema-game-scoring = What is worth how many game points: a game on one board, and everything else per match.
    .win = A game won; 1 without it.
    .draw = A game drawn; ½ without it.
    .loss = A game lost; 0 without it.
    .forfeit-win = A match won by forfeit; a win on every board without it.
    .forfeit-loss = A match lost by forfeit, also when both sides forfeit; 0 without it.
    .pairing-allocated-bye = The bye that the pairing gives; a draw on every board without it.
    .full-point-bye = A full-point bye; a win on every board without it.
    .half-point-bye = A half-point bye; a draw on every board without it.
    .zero-point-bye = A zero-point bye; 0 without it.
    .absence = A round after withdrawing; as a zero-point bye without it.

schema-team = One team.
    .no = The pairing number.
    .name = The name, in any script.
    .players = The players in board order.
    .line-ups = Who sat at the boards, from board 1 on, round by round: 3: [Ann, Ben, Dov, Eva]. Players are named, or given by their place in “players”; - stands for a board where nobody sat. They sit in the order of “players”.
    .match-points = The final match points, checked against the matches.
    .game-points = The final game points, checked against the matches.
    .games = One cell per round: 8w2½ (opponent, colour on board 1, own game points), 9w+ or 9- (match forfeited as a whole), pab, fpb, hpb, zpb (byes), absent, free, 12* (not yet played). It may be left out where "matches" tells everything.

schema-member = A player of a team.
    .name = The name, in any script.
    .rating = The rating.

schema-player = One participant.
    .no = The pairing number.
    .name = The name, in any script.
    .rating = The rating; left out, or 0 as tables print it, for a player who has none. Of a player who had several during the event a list, the first in front.
    .title = The title, such as WGM.
    .federation = The federation.
    .points = The final score: checked against the games, or the score itself where games are not known.
    .games = One cell per round: 10b1 (opponent, colour, own result), 9w+ or 9- (forfeit), pab, fpb, hpb, zpb (byes), absent, free, 12* (not yet played), ? (not known).

schema-derivation = A value and how it is expected to come about.
    .value = The value: a number, a place, or the word undefined.
    .counted = The opponents whose games count (KS).
    .contributions = What each round contributes, in order and before any cut; "-" for a round that contributes nothing.
    .cut = The rounds whose contributions are cut.
    .steps = Single steps of the working with their values. A step is named by its path, such as TPR/p4/dp/rounded; “halfpoint explain” shows the paths with “--format json”, and with “--step” one step and those below it.

schema-published = A printed value that is known to be wrong.
    .participant = Whose value it is.
    .tie-break = The code, or rank.
    .step = The path of a step of its working, such as TPR/p4/dp/rounded, where not the value but that step is printed.
    .printed = The value as printed.
    .because = Why it is wrong.
    .in = Where it is printed.

schema-question = A question for a worksheet.
    .ask = The tie-break asked for.
    .of = Whose value is asked for.

## Words

schema-system =
    .swiss = Pairings made round by round.
    .round-robin = Everybody meets everybody once.
    .double-round-robin = Everybody meets everybody twice.
    .team-swiss = Teams, paired round by round.
    .team-round-robin = Teams; every team meets every other once.
    .team-double-round-robin = Teams; every team meets every other twice.
    .team-knock-out = Teams; whoever loses a match is out.

schema-primary =
    .match-points = Match points rank the teams.
    .game-points = Game points rank the teams.

schema-ratings-used =
    .first = The first, as the regulation has it (C.07 10).
    .last = The last, where the event's own regulations say so.

## Values

schema-number = An exact number: 2, ½, 2½, 2.5, 2,5 or 5/2.
schema-words = The text in several languages: {"{"}en: …, ru: …{"}"}. Readers of a language that is not among them see the English one, or the first.
schema-participant = A participant: the name or the pairing number.
schema-rank = The rank in the final standings: 4, or 4-5 where places are shared.
schema-adjusted = The score that counts for opponents (C.07 16.3).
schema-expected = What is expected of one participant: tie-break codes with their values, rank, adjusted.
schema-expectations = Participants, by name or pairing number.
