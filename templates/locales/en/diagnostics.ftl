# Faults in a user's file. The value of a message is the headline, attributes are labels and helps, and `.meaning` is
# what `halfpoint rule S001` prints. Values named $count, $other and $limit are numbers, all others are texts.

## The text of the file

S001 = from here on the file cannot be read as YAML
    .tab = a tab stands where YAML wants spaces
    .bracket = a comma or a closing bracket is missing before this place
    .unopened = this bracket closes nothing
    .quote = a quotation mark is opened and never closed
    .after-quote = something follows the closing quotation mark; a text that contains quotation marks goes between the other kind of them
    .escape = YAML has no such sequence with a backslash; between single quotation marks a backslash is a letter like any other
    .dash = a “-” that stands alone in a list goes between quotation marks: "-"
    .colon = a colon with a space after it begins a value: put a text that contains one between quotation marks, or mend the indentation
    .anchor = nothing before this place is marked with “&” and this name
    .star = a text that begins with “*” or “&” goes between quotation marks
    .unprintable = this character cannot be part of a text
    .quotable = a text that begins with this character goes between quotation marks
    .indentation = the indentation fits neither the line before nor any list or mapping above
    .key = a key with a colon is expected here, or the indentation of an earlier line is wrong
    .block = this line ends the text above: after “|” every line must stand at least as far to the right as the first
    .item = an item beginning with “- ” is expected here, or the indentation is wrong
    .other = the YAML parser says: { $why }
    .opened = this bracket is still open there
    .meaning = The text does not follow the grammar of YAML at this place, so nothing after it can be read. Mend what the message shows; most often a quotation mark, a bracket or the indentation is missing.

S002 = the file is larger than { $limit } MB
    .meaning = A scenario is one tournament, and one of thousands of players is still far smaller than this. Leave out what does not belong to it, or split the file.

S003 = lists and mappings stand inside each other more than { $limit } deep
    .meaning = No part of a scenario needs so much nesting. Most often brackets were opened and not closed.

S004 = the file has more than { $limit } million values
    .meaning = The values are counted after every alias (“*name”) is replaced by what it stands for. Aliases that contain aliases multiply; write the values out, or leave some of them out.

S005 = a second document begins in the same file
    .help = a scenario is one document: move what follows “---” to a file of its own
    .meaning = A line of “---” begins a new YAML document. One file holds one scenario.

S006 = the file holds nothing
    .help = `halfpoint new` writes a scenario to start from
    .meaning = The file is empty, or has only comments.

S007 = an alias stands inside the very value that it names
    .meaning = The value between the anchor (“&name”) and its end contains the alias (“*name”), so it would contain itself without end. Write the value out instead.

S008 = a YAML tag is not used in scenarios
    .meaning = A word that begins with “!” gives a value a type. Scenarios read every value from its text, so the tag would be ignored; remove it. A text that begins with “!” goes between quotation marks.

## Keys and values

S009 = a key must be a text, not a list or a mapping
    .meaning = The keys of a scenario are words, names, numbers and codes. A list or mapping before the colon is most often a forgotten pair of quotation marks.

S010 = the key “{ $key }” is given twice
    .first = first given here
    .again = and again here
    .meaning = Of two equal keys in one mapping only one could count. Remove one of them, or put both values into one place.

S011 = there is no key “{ $key }” here
    .similar = did you mean “{ $similar }”?
    .known = the keys that can stand here are: { $known }
    .meaning = Unknown keys are faults, so that a mistyped one is not left out in silence. Correct the spelling, or remove the key.

S012 = { $where ->
        [top] the scenario has no “{ $key }”
       *[other] the key “{ $key }” is missing in “{ $place }”
    }
    .teams = every team needs its cells, or none and “matches” tells everything: the result of a match follows from the game points of both teams
    .meaning = The key has no default, so it has to be written.

S013 = { $where ->
        [top] a scenario
       *[other] “{ $name }”
    } takes { $wanted ->
        [mapping] keys with values
        [list] a list
        [texts] a text, or one per language
       *[text] a text
    }, and this is { $found ->
        [mapping] a mapping of keys to values
        [list] a list
       *[text] a text
    }
    .list = a list stands between square brackets, or has one item a line, each after “- ”
    .meaning = The value is of another kind than the key takes. A mapping is written {"{"}key: value{"}"} or with one indented key a line, a list [item, item] or with one “- item” a line.

S014 = no player is called “{ $name }”
    .similar = did you mean this one?
    .help = names are matched letter by letter; a participant's number works too
    .meaning = The name or number stands for nobody in the tournament. Names are compared letter by letter, with case and accents; the pairing number can be used instead.

S015 = “{ $key }” has no value
    .help = give it a value, or remove the key
    .round = a round needs its pairings, such as 1-2 1-0
    .meaning = The key is written and nothing follows it. A key that is not needed can be left out.

S016 = “{ $key }” must be one line
    .meaning = The text is shown in headings and lists, where a line break has no place. Longer explanations belong into “about”.

S017 = “{ $key }” contains the invisible character { $character }
    .meaning = Control characters and marks of writing direction cannot be seen, and make a text look like another one. Most often they were copied along from a web page; delete them.

S018 = “{ $text }” is not a number
    .help = numbers are written 2, ½, 2½, 2.5, 2,5 or 5/2
    .meaning = Numbers are exact. Whole numbers, halves, quarters and thirds with their signs, decimals with up to six places and fractions are read; anything else is not guessed at.

S019 = “{ $text }” is not a whole number from { $least } to { $most }
    .meaning = Pairing numbers, ratings and rounds are whole numbers, written in digits, within the bounds that the message names.

## Regulations

S020 = there is no edition “{ $id }”
    .similar = did you mean “{ $similar }”?
    .known = the editions are: { $known }
    .meaning = The id names no edition that Halfpoint knows. The ids carry the month from which the edition is in force.

S021 = there is no axis “{ $axis }”
    .similar = did you mean “{ $similar }”?
    .known = the axes are: { $known }
    .first = an edition stands first; the axes that are read otherwise follow it
    .meaning = An axis is a point on which editions differ, the text is open or learners err. Only its options can be changed, by its id.

S022 = the axis “{ $axis }” has no option “{ $option }”
    .similar = did you mean “{ $similar }”?
    .known = its options are: { $known }
    .meaning = Each axis has a few named options; the one written here is none of them.

S023 = the axis “{ $axis }” is set twice
    .first = first set here
    .again = and again here
    .meaning = A reading takes one option of each axis. Keep the option that is meant.

S024 = “{ $what }” changes nothing
    .meaning = The scenario is read so already: the edition has this option, or is the scenario's own. The line can be removed, or another option was meant.

## The tournament as it is written

S025 = there is no system “{ $text }”
    .similar = did you mean “{ $similar }”?
    .known = the systems are: { $known }
    .meaning = The system decides how unplayed rounds count: in a Swiss by the articles on unplayed rounds, in round robins as games with fixed pairings.

S026 = the tournament gives no games
    .help = give “games” to the players, or “players” and the list “rounds”, or a “crosstable”
    .teams = give “games” to the teams, or list all “matches” with their boards
    .meaning = There are three ways to give the games: cells in the players' mappings, pairings round by round, or a pasted table. Where only final scores are known, “rounds” must say how many rounds there were.

S027 = the games are given in two ways
    .first = one way is here
    .again = the other is here
    .rounds = one way is here
    .games = the other begins here
    .help = keep one of them: “games” of the players, the list “rounds”, or “crosstable”
    .meaning = Two sources for the same games could contradict each other, so exactly one is read. A crosstable names its players itself and needs no list of players.

S028 = “{ $text }” does not say what happened in a round
    .similar = did you mean “{ $similar }”?
    .help = a cell is written 10b1 (opponent, colour, own result as 1, ½ or 0), 9+ or 9- (forfeit), pab, fpb, hpb, zpb (byes), absent, free, 12* or ?
    .colour = the colour is missing: 10b1 with Black, 10w1 with White, 10?1 when it is not known
    .team = the cell of a team is written 8w2½ (opponent, colour on board 1, own game points), 9+ or 9- (match forfeited), pab, fpb, hpb, zpb (byes), absent, free or 12*
    .team-unknown = what happened to a team must be known in every round: the result of a match follows from the game points of both teams
    .meaning = A cell names the opponent by number, the player's own colour and own result, or says in a word why there was no game. Letter case does not matter.

S029 = “{ $text }” is not a pairing
    .help = a pairing is written 1-2 1-0 (White first), 3?4 ½-½ (colours not known), 5-6 +:- (forfeit), or 7 pab (no opponent)
    .teams = a match is written 1-8: 1 ½ 0 1 (the team with White on board 1 first), 1?8 when colours are not known, and a bye 5: pab
    .meaning = A pairing names two participants by number and then the result, or one participant and the kind of bye.

S030 = “{ $text }” is not a result
    .help = results are 1-0, 0-1, ½-½, the forfeits +:-, -:+, -:-, and * for a game still to be played
    .meaning = The two sides of a result belong together: a win with a loss, a draw with a draw. A game that neither side won or drew is a double forfeit, -:-.

S031 = { $name } ({ $number }) is paired twice in one round
    .first = first paired here
    .again = and again here
    .meaning = A participant has one game or one bye in a round. One of the two pairings belongs to another round or another participant.

S032 = nobody has the number { $number }
    .meaning = Opponents are named by their pairing numbers, the “no” of their entries. Correct the number, or add the participant; of an opponent outside the list the name and the final score are enough.

S033 = the table has no column with the names of the players
    .help = give the table a header line that calls this column “name” or “player”
    .meaning = Columns are recognised by the header: no, name, rating, points. The others are the cells.

S034 = this row has { $count ->
        [one] one column
       *[other] { $count } columns
    }, the table has { $other }
    .help = columns are separated by “|”, by tabs or by two or more spaces, the same in every line
    .meaning = Every row of a table needs all of its columns, so that each cell stands under its heading. An empty cell between two “|” counts as a column.

S035 = the grid has { $count ->
        [one] one column
       *[other] { $count } columns
    } for { $other ->
        [one] one player
       *[other] { $other } players
    }
    .help = a round-robin grid has one column per player, in the order of the rows, with “*” where a player would meet themself
    .meaning = In a grid everybody stands against everybody, so there are as many columns as rows. Check whether a column of the table is taken for a game, or a row is missing.

S036 = { $name } cannot have the result “{ $text }” against themself
    .help = the diagonal of a grid holds “*”; perhaps the columns have slipped
    .meaning = The cell where a player's row crosses the same player's column has no game. A result there means that columns or rows are out of order.

S037 = “{ $text }” is not a result of a grid
    .help = a cell of a grid is 1, ½, 0, + or - (forfeit), or * (not yet played)
    .double = in a double round robin each cell holds two results, such as 1 ½; a game still to be played is *
    .meaning = Each cell of a grid holds the result that the player of the row has against the player of the column; in a double round robin two of them.

## The facts against each other

S038 = the tournament has no participants
    .label = no row of players follows
    .meaning = Without participants there is nothing to compute.

S039 = the tournament is too large: { $count } participants and { $other } rounds
    .help = up to { $participants } participants, { $rounds } rounds, and { $cells } cells in all can be computed
    .meaning = The bounds keep every computation exact and quick. No chess tournament comes near them.

S040 = the number { $number } is given to two participants
    .first = first given here
    .again = and again here
    .meaning = Games name opponents by number, so a number must mean one participant.

S041 = two participants are called “{ $name }”
    .first = the first is here
    .again = the second is here
    .help = tell them apart in the name, by a year of birth or a town
    .meaning = Expected values name participants, so a name must mean one of them.

S042 = the name “{ $name }” looks like a pairing number
    .help = add a word to the name
    .meaning = Participants are named by name or by number. A name of digits could be taken for the number of somebody else.

S043 = { $name } has { $count ->
        [one] one cell
       *[other] { $count } cells
    }, the other rows have { $other }
    .comma = a comma begins the next item of a list: write half a point as ½, 0.5 or =
    .help = every row needs a cell for each round: pab, hpb, zpb or absent where there was no game
    .meaning = A round that is left out cannot be told from one that is forgotten, so each round is written. After a withdrawal write “absent” for every round that follows.

S044 = { $count ->
        [one] one round is
       *[other] { $count } rounds are
    } announced, the games are those of { $other ->
        [one] one round
       *[other] { $other } rounds
    }
    .help = “rounds” is the number of cells in each row; a longer schedule is given by “scheduled-rounds”
    .grid = a grid shows one encounter with every other player; “rounds” can be left out
    .scheduled = “scheduled-rounds” counts all rounds of the tournament, also those already played
    .meaning = The number of rounds and the games contradict each other, and it decides about limits such as half of the points that can be scored. Correct one of them.

S045 = number { $number } is paired with themself
    .meaning = A participant cannot be their own opponent. The number of the opponent, or of the row, is wrong.

S046 = { $name } and { $opponent } do not agree that they met{ $form ->
        [rounds] {" "}in round { $round }
       *[grid] {""}
    }
    .one = here they met
    .two = here they did not
    .meaning = Every game stands in two rows, and both must tell it: the opponent's number, the complementary result, the other colour. One of the two cells is wrong.

S047 = { $name } and { $opponent } tell different results of their game{ $form ->
        [rounds] {" "}in round { $round }
       *[grid] {""}
    }
    .one = { $name } says this
    .two = { $opponent } says this
    .meaning = One side's win is the other's loss, a draw is a draw for both, and a forfeit is one for both. One of the two cells is wrong.

S048 = { $name } and { $opponent } claim the same colour in round { $round }
    .one = { $name } says this
    .two = { $opponent } says this
    .meaning = One of two opponents has White and the other Black. Correct one cell, or write “?” for a colour that is not known.

S049 = both { $one } and { $two } say that they met { $name } in round { $round }
    .first = first said here
    .again = and again here
    .meaning = The row of the opponent is not known, so it is completed from the rows of those who met them. In one round there can be only one.

S050 = a { $system ->
        [swiss] Swiss has no free rounds and no games still to be played
       *[round-robin] round robin has no byes
    }
    .swiss = a player without a game has pab, hpb, fpb, zpb or absent
    .round-robin = write free for the free round of an odd number of players, 9- for a forfeit against 9, and 12* for a game still to be played
    .meaning = In a Swiss a round without a game is a bye or an absence and counts by the articles on unplayed rounds. In a round robin every game is fixed beforehand, so it is played, forfeited or still to come.

S051 = { $name } is back after having withdrawn
    .absent = withdrawn here
    .back = and back here
    .help = a round missed in between is a zero-point bye, zpb
    .meaning = “absent” means that the participant has left the tournament, so only “absent” can follow it.

S052 = the games of { $name } give { $computed }, and { $printed } is printed
    .label = by the games it is { $computed }
    .meaning = A printed total is checked against the games. A cell, the total or the scoring system is wrong.

S053 = neither all games nor the points of { $name } are known
    .help = add “points”, the final score
    .meaning = A participant whose games are not known still counts for opponents, by the final score. It must be stated.

S054 = { $name } cannot have { $points } points: the games give between { $least } and { $most }
    .meaning = Some games of the participant are known; whatever happened in the others, the stated score cannot come out.

S055 = { $name } meets { $opponent } more often than { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
    .help = a second game of the same two belongs to a double-round-robin
    .meaning = In a round robin everybody meets everybody else as often as there are cycles. One of the games is another opponent's, or the system is another one.

S056 = the numbers of games between the same opponents are too many and too different
    .help = a tournament in which the same two meet so often is most likely a match; leave the extra games out
    .meaning = Direct encounter averages repeated games, and fractions of so many different denominators have no manageable common one.

S057 = { $name } cannot be worth { $value } points
    .meaning = Values of the scoring system have at most two decimals and lie between -100 and 100.

S058 = the scoring system does not reward the better result
    .help = a win must be worth more than a draw, and a draw not less than a loss
    .meaning = Rankings and tie-breaks presuppose that a win is worth more than a draw and a draw not less than a loss.

## The list of tie-breaks

S059 = there is no tie-break “{ $name }”
    .similar = did you mean { $similar }?
    .known = the tie-breaks are: { $known }
    .meaning = The code is not in the list of article 5. Codes are written as FIDE prints them, in any letter case.

S060 = “{ $score }” is neither MP nor GP
    .meaning = After the colon a code says whether it counts match points (MP) or game points (GP) of teams.

S061 = there is no modifier “{ $modifier }”
    .help = modifiers are C1, C2 (cuts), M1, M2 (medians), L+1, L-1 (limit), P (forfeits as played), F (fore), R (reversed)
    .meaning = Modifiers follow the code after a hyphen or a slash, such as BH-C1 or KS/L+1.

S062 = the modifier “{ $modifier }” repeats or excludes an earlier one
    .meaning = Each modifier is given once, and a cut and a median exclude each other.

S063 = { $name } takes no modifier “{ $modifier }”
    .cut = cuts belong to BH, FB, SB, PS, ARO and the four ESB, medians to BH, FB, SB and ARO
    .meaning = The regulation defines each modifier for some tie-breaks only.

S064 = the list of tie-breaks is empty
    .help = [PTS] ranks by points alone and leaves all ties
    .meaning = The ordered list decides the standings. An empty one is more likely forgotten than meant.

S065 = { $code } is in the list twice
    .first = first here
    .again = and again here
    .meaning = Players that a tie-break leaves tied are still tied when it is asked again. Most often another code was meant.

S066 = PTS stands at place { $count } of the list
    .help = points decide before every tie-break: put PTS first, or leave it out
    .meaning = Tie-breaks order players who have the same points, so points always come first.

S067 = { $code } is for teams (article { $article }), and the participants are players
    .help = leave it out, or write system: team-swiss
    .meaning = The code counts match points, game points or results on boards, which only tournaments of teams have.

S068 = { $code } asks for a score of teams, and the participants are players
    .help = leave out “:MP” or “:GP”
    .meaning = Match points and game points are scores of teams. Players have one score, so the code needs no choice between two.

S069 = { $code } is not for round robins
    .label = article { $article }
    .help = set the axis buchholz-in-round-robins to allowed if the event's rules say so
    .meaning = Everybody has the same opponents in a round robin, so sums of their scores say nothing. Since 1 March 2026 the regulation excludes the Buchholz family there; earlier editions allow it.

S070 = { $code } needs the order of the rounds, which a grid does not tell (article { $article })
    .help = give the games round by round, as “rounds” or in the players' “games”
    .meaning = Progressive scores add up the score after every round, and the fore Buchholz takes the last round as drawn. A grid says who met whom and not when.

S071 = { $code } needs the colours of all games (article { $article })
    .help = write w or b in place of “?”; in place of a grid, give the games round by round
    .meaning = Games with Black cannot be counted while some colours are not known.

S072 = { $code } is meant for round robins (article { $article })
    .meaning = In a Swiss the opponents differ from player to player, and the points against the upper half say more about the pairing than about the play. The value is computed all the same.

## Expected and printed values

S073 = the expected values of { $name } stand in two places
    .first = first here
    .again = and again here
    .help = the name and the number mean the same participant; put the values into one place
    .meaning = A participant can be named by name or by number, and both were used. Put all expected values under one of them.

S074 = { $subject } is expected twice, in two spellings
    .first = first here
    .again = and again here
    .meaning = BH-C1 and BH/C1 are the same code. Keep one of the two values.

S075 = “{ $text }” is not a place
    .help = a place is written 4, or 4-5 where places are shared
    .meaning = The value of rank is the place in the final standings, that of DE the place inside the tied group.

S076 = the places { $text } are upside down
    .swapped = did you mean { $last }-{ $first }?
    .meaning = Shared places are written from the better to the worse, such as 4-5.

S077 = place { $place } is beyond the { $count ->
        [one] one participant
       *[other] { $count } participants
    }
    .meaning = There are no more places than participants.

S078 = { $count ->
        [one] one contribution is
       *[other] { $count } contributions are
    } listed, for { $other ->
        [one] one round
       *[other] { $other } rounds
    }
    .rounds = give one for each round, in order, and "-" for a round that contributes nothing
    .grid = give one for each encounter, in the order of the table
    .meaning = Contributions are compared round by round, before any cut.

S079 = round { $round } cannot be cut: there { $count ->
        [one] is one round
       *[other] are { $count } rounds
    }
    .meaning = “cut” lists the rounds whose contributions are left out of the sum, counted from 1.

S080 = round { $round } is cut twice
    .first = first here
    .again = and again here
    .meaning = The contribution of a round can be left out once.

S081 = { $code } cuts { $count ->
        [one] one contribution
       *[other] { $count } contributions
    }, and { $other } are listed
    .meaning = The modifier says how many contributions are cut: C1 one, C2 two, M1 two, M2 four.

S082 = { $name } is not an opponent of { $own }
    .meaning = Only games against opponents can count.

S083 = { $name } is counted twice
    .first = first here
    .again = and again here
    .meaning = “counted” lists each opponent once, also one met twice.

S084 = { $subject } has no “{ $part }”
    .counted = only the Koya system (KS) selects the opponents whose games count
    .contributions = it is not a sum over rounds
    .cut = only a code with a cut or median, such as BH-C1, leaves contributions out
    .steps = a place is not worked out step by step; the tie-breaks that decide it are
    .meaning = How a value comes about depends on the tie-break; this part does not belong to it.

S085 = { $subject } of { $name } is both expected and said to be printed wrong
    .printed = said to be wrong here
    .expected = and expected here
    .help = a printed value that is right needs no entry here
    .meaning = “published” lists printed values that are wrong. The same value cannot be expected as well.

S086 = the same question is asked twice
    .first = first here
    .again = and again here
    .meaning = The worksheet would ask the same value of the same participant twice.

## Ratings

S087 = { $code } cannot be used: { $count ->
        [one] player { $number } has no rating
       *[other] { $count } players have no rating, player { $number } among them
    }
    .label = article { $article }
    .player = without a rating
    .help = if the event announced a rating for players without one, write it into the tournament, such as “unrated: 1400”; otherwise take the tie-breaks on ratings off the list
    .meaning = As soon as one player is unrated, the regulation takes the tie-breaks on ratings off the list, unless it was announced beforehand how unrated players are treated. One rating for all of them is the treatment that Halfpoint knows.

S088 = “{ $key }” cannot be “{ $text }”
    .known = the words that can stand here are: { $known }
    .meaning = The key takes one of a few words, and this is none of them.

## Teams

S089 = “{ $key }” is not for this system
    .players = this is a key of tournaments of teams: write system: team-swiss, or give “players”
    .teams = in a tournament of teams the participants are “teams”
    .rounds = give “games” to the teams, or list “matches”; “rounds” is then just their number
    .awarded-teams = teams are awarded “match-points” and “game-points”
    .awarded-players = players are awarded “points”
    .meaning = The system says whether the participants are players or teams. Players have games, teams have matches on several boards, and each kind has keys of its own.

S090 = “{ $text }” does not say what happened on a board
    .boards = write one result per board, as the team named first has it: 1, ½, 0, + or - (not played); or one +:- for a match forfeited as a whole
    .bye = after a single team stands pab, fpb, hpb, zpb, absent or free
    .meaning = The list “matches” gives the results of each match from board 1 on, seen from the team that is named first.

S091 = { $count ->
        [one] one board is given
       *[other] { $count } boards are given
    }, and a match has { $other }
    .help = a board that nobody played is written + or -, and -- when neither player came
    .line-up = a board where nobody sat is written -
    .meaning = Every match has as many boards as the key “boards” says. Correct the results, or that number.

S092 = the row of { $name } tells something else of round { $round }
    .here = this is listed
    .there = this is in the row
    .beyond = there is no such round
    .meaning = A match that is listed with its boards must stand in the rows of both teams, with the same opponent and the same colours. One of the two places is wrong.

S093 = the game points of { $name } in round { $round }: the boards give { $computed }, and the cell says { $stated }
    .boards = by these boards it is { $computed }
    .cell = the cell
    .meaning = The game points of a match are the sum of the points on its boards. A result on a board or the cell is wrong.

S094 = { $boards } boards cannot give { $name } and { $opponent } these game points in round { $round }
    .one = the points of { $name }
    .two = the points of { $opponent }
    .help = a board that neither side won or drew must be given in “matches”
    .meaning = The game points of the two sides come from the same boards, so with 1, ½ and 0 they add up to the number of boards. One of the two cells is wrong.

S095 = { $code } does not take “:{ $score }”
    .help = leave out “:MP” or “:GP”
    .match = leave out “:GP”
    .meaning = The name of the code says which score it counts, or it counts none. Wins are wins of matches: a number of game points is neither a win nor something else.

S096 = { $code } is not for teams
    .help = article { $article } offers teams the tie-breaks on match points and game points
    .meaning = The rating tie-breaks are defined for players. A team has no rating that the regulation defines.

S097 = { $code } needs the results on the boards
    .help = list the boards of every match that was played under “matches”
    .meaning = The code compares teams board by board. The game points of whole matches do not tell who made them.

S098 = { $code } is not for a knock-out
    .help = article { $article } has the codes that decide a match
    .meaning = In a knock-out a team meets only those it beats and the one it loses to, so the other tie-breaks say nothing. Points, direct encounter and the results on the boards decide.

## The bytes of the file

S099 = the file is not text in UTF-8
    .label = this byte means nothing in UTF-8
    .help = save the file as UTF-8; editors call it the encoding
    .meaning = Scenarios are text in UTF-8, in which every script can be written. The file was saved in another encoding, such as Windows-1251, or is no text at all.

## Editions

S100 = the edition { $edition } does not have { $code } (article { $article })
    .help = name another edition under “regulations”, or take the code off the list
    .meaning = Codes come and go with the editions. STD, TPN and RTNG are in the list since 1 March 2026, and AOB/F has been possible since then; before September 2023 the list was shorter still. A code that an edition does not define has no value under it.

S101 = “{ $text }” is not a day
    .help = write the year, the month and the day, such as 2025-05-01
    .meaning = The day on which a tournament starts decides which edition of the regulations is in force. It is written as year, month and day with hyphens between them.

S102 = on { $day } no edition that Halfpoint has was in force
    .help = name the edition under “regulations”; the first one is in force from { $first }
    .meaning = Without “regulations” the edition follows from the day on which the tournament starts. For a day before the first edition that Halfpoint has, the edition must be named.

## Pasted tables

S103 = the column “{ $column }” is no round
    .ignored = it is left out: tie-breaks are computed, not read
    .help = leave the column out; a round is headed by its number, such as 3, R3 or 3.Rd
    .meaning = In a pasted table of a Swiss every column is a number, a name, a rating, the points, a title, a federation or a round. Columns of printed tie-breaks are left out with a warning; to compare such values write them under “expect” or “published”.

S104 = “{ $text }” is not the path of a step
    .help = a path names the steps from the value on, with bars between them: TPR/p4/dp/rounded is the rounded fraction in the performance rating of number 4; “halfpoint explain FILE --step PATH” shows a step and those below it
    .meaning = A single step of a working is named by its path, as “halfpoint explain” writes it with “--step” and with “--format json”.

## Line-ups

S105 = “{ $name }” is no player of { $team }
    .similar = this is a player
    .help = name a player of the team, or give the place in the list “players”
    .roster = list the players of the team in board order under “players”
    .meaning = A line-up names players of the team's own list, by name or by their place in it.

S106 = { $same ->
        [same] { $name } sits at two boards
       *[other] { $name } sits below { $other }, out of the order of the list
    }
    .here = in “players” this one stands above
    .above = the board above
    .first = first here
    .again = and again here
    .help = in round { $round } the players of { $team } must sit in the order in which “players” lists them
    .meaning = The order of the players is fixed before the tournament: who is left out of a match lets the others move up, and nobody overtakes another. The line-up or the list is wrong.

S107 = nobody of { $team } sat at board { $board } in round { $round }, and the board is not lost by forfeit
    .help = write the board as - or --, or name the player
    .meaning = A game that a player did not come to is forfeited. The line-up or the result on the board is wrong.

S108 = two players of a team are called “{ $name }”
    .first = the first is here
    .again = the second is here
    .help = tell them apart in the name, by a year of birth or a town
    .meaning = Line-ups name players, so a name must mean one of them.

## Points awarded otherwise

S109 = the points of { $name } in round { $round } are given twice
    .first = first here
    .again = and again here
    .meaning = Under “awarded” each round of a participant stands once, with the points that count in place of those that the result is worth.
