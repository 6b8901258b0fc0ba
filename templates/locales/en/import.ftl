# Faults, warnings and notes about report files and pasted tables, as in diagnostics.ftl, and what the commands on them
# say.

## Encodings

T001 = the file is not UTF-8; it is read as { $encoding }
    .help = if the letters are wrong, name the encoding: --encoding windows-1252
    .meaning = Report files do not say how their letters are encoded. A file that is not UTF-8 is read as windows-1251 where its letters beyond ASCII stand together as in Cyrillic words, and as windows-1252 where they stand alone. Tie-breaks do not depend on it; names do.

T002 = a byte here is no letter of { $encoding }
    .help = name another encoding with --encoding, or save the file as UTF-8
    .meaning = The file has bytes that the encoding does not have, so what they stand for cannot be known. Scenarios are always UTF-8; for report files and tables --encoding names another encoding.

## Report files: the records and their columns

T003 = the file has no players: no line begins with 001
    .help = a report file has one 001 record for each player; was another file meant?
    .meaning = In a tournament report file every player has a line that begins with 001. Without one there is no tournament to compute.

T004 = the record { $tag } is not known; it is kept as it stands
    .meaning = Programs and federations add records of their own to report files. No tie-break depends on them. They are named once each; a scenario that is imported has them as comments, and a report file that is written again has them too.

T005 = the record { $tag } is about pairings; no tie-break depends on it
    .meaning = Accelerated pairings, forbidden pairs and absences in the next round change who meets whom. The points that acceleration adds never count in a tie-break.

T006 = a tab stands in a player’s record; it counts as one column
    .meaning = The fields of a report file stand at fixed columns, and a tab shifts what follows it. Where the rest of the line then stands in the wrong columns, that is reported too; have the program export the file again.

T007 = the columns of this line count bytes, not letters; it is read so
    .meaning = Some programs give a letter beyond ASCII two columns because it takes two bytes. The line fits its columns only when they are counted in bytes, so they are.

T008 = something stands in column { $column }, which must be blank: the fields of this line are shifted
    .label = nothing may stand here
    .help = points stand in columns 81–84, the rank in 86–89, the rounds from column 92 on, ten columns each
    .meaning = The fields of a report file are found by their columns, so a line that is shifted by one column says something else. The line is not read; export the file again, or move its fields.

T009 = “{ $text }” in columns { $columns } is not a pairing number
    .number = the player’s or the team’s own number
    .member = the number of a member of the team
    .opponent = the number of an opponent, or 0000
    .meaning = Players are numbered with whole numbers from 1 on, and opponents are named by these numbers. 0000 or nothing stands for a round without an opponent.

T010 = the { $field } “{ $text }” cannot be taken; it is left out
    .columns = columns { $columns } hold the { $field }
    .beyond = there are only { $columns } players
    .meaning = Points and ranks are only compared with what the rules give, and a rating can be missing, so the file is computed without the value.

T011 = the name is taken as “{ $name }”
    .empty = columns 15–47 hold no name
    .empty-team = the team’s record holds no name
    .first = this one has the same name
    .again = and this one
    .meaning = Values are told by names, so everybody needs a name of their own. A missing name is made of the number; a name that occurs twice is followed by the number.

## Report files: the games

T012 = “{ $text }” is not a result
    .help = results are 1 = 0 for games, W D L for games of less than one move, + and - for forfeits, F H U Z for byes
    .meaning = The last column of a round holds one letter. Another letter cannot be guessed, because the kinds of unplayed rounds count differently.

T013 = the bye “{ $text }” has an opponent, { $number }
    .help = a bye stands with 0000; a game that was not played is + or - for both
    .meaning = F, H, U and Z are rounds without an opponent. With an opponent the line says two things that count differently in tie-breaks.

T014 = “{ $text }” without an opponent in round { $round } is not the letter of a bye
    .win = taken as the pairing-allocated bye, U
    .draw = taken as a half-point bye, H
    .help = write F, H, U or Z instead: the kinds count differently in tie-breaks
    .meaning = Report files before 2016 had no letters for byes. A full point without an opponent may be the bye that the pairing gives or one that was asked for, and the rules treat them differently; the likelier is taken.

T015 = “{ $text }” in round { $round } names no opponent
    .help = taken as a round in which the player was not paired; where there was a forfeited game, name the opponent in both records
    .meaning = A forfeit loss belongs to a scheduled game. Without its opponent the round is a zero-point bye: also a voluntary unplayed round, but the limit that a scheduled opponent sets cannot be applied.

T016 = the game of round { $round } has no colour
    .missing = the column of the colour is blank
    .unreadable = neither w nor b
    .meaning = The colour of a game is w or b. Tie-breaks that count games with Black cannot be computed without it, all others can.

T017 = the result of round { $round } is not known
    .label = no result
    .help = the player’s points are taken from the file; write the result in to compute them
    .meaning = A round without a result, or with a question mark, has no value of its own. The printed points tell what it was worth all the same, so they are taken over and not compared.

T018 = round { $round } is not over; it is left out
    .meaning = The last round of the file has pairings or byes but no result. The standings are those after the round before it.

T019 = no round has been played
    .help = rounds stand from column 92 on, ten columns each
    .meaning = The file lists players without games, so there is nothing to compute yet.

## Report files: what is said of the tournament

T020 = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 } here, { $other } elsewhere
    .first = first said here
    .again = and otherwise here
    .fewer = the players’ records have more rounds
    .fewer-help = the rounds of the players’ records count
    .meaning = Records 142 and XXR say how many rounds the tournament has. The first of them counts, unless the players’ records have more.

T021 = “{ $text }” in record { $tag } cannot be read; it is left aside
    .date = not a date such as 2026/05/01
    .rounds = not a number of rounds
    .number = not a whole number
    .line-up = not a round, two teams and the players of the boards (record 300)
    .team = not the number of a team
    .points = not a number of points
    .forfeit = not +-, -+ or -- with a round and two teams (record 330)
    .abnormal = not a type (W D L F H Z + - or blank) with points, a round and participants (record 299)
    .colours = not the colours of the boards, such as WBWB
    .bye = not a kind of bye (F, H or Z in column 5) with a round (columns 7–9)
    .meaning = The record does not have the form that the format gives it. What it says is left aside; everything else is read.

T022 = the edition { $edition } is taken
    .silent = the file has no start date (record 042), which tells the edition in force
    .earlier = the tournament started on { $day }, before any edition that Halfpoint holds
    .meaning = The tie-breaks of a tournament follow the edition in force when it starts. Where the start date is missing, or is earlier than every edition that Halfpoint holds, the values may differ from those of the tournament’s own time.

T023 = the system is taken to be { $system }
    .silent = the file does not name it; who met whom tells it
    .text = “{ $text }” does not tell the system; who met whom does
    .meaning = Unplayed rounds count differently in a Swiss and in a round robin. Where neither record 192 nor 092 tells the system, a file in which everybody is paired with everybody is a round robin and any other a Swiss; --system says otherwise.

T024 = tournaments of the type { $text } are not computed
    .help = Swiss tournaments, round robins and double round robins are; --system takes the file as one of them
    .meaning = Knock-outs, Scheveningen matches and round robins of more than two cycles have no tie-breaks here.

T025 = the records of teams are left aside; the tournament is read as one of players
    .individual = teams are listed here
    .players = players take part, by this record
    .missing = no record 310 or 013 lists the teams
    .help = a tournament of teams has a record 310 (before 2026: 013) for each team
    .meaning = A tournament of teams is read from the records of its teams and the records of their players. Where no record lists the teams, or the file says that players take part, the players’ own games and points are taken.

T026 = “{ $text }” is no value of a scoring system
    .help = record 162 has symbols W D L A P X with values, such as W 3.0; XXS has W=3; BBW and its like have one value each
    .teams = record 362 has the symbols TW TD TL with values, such as TW 2.0
    .meaning = Points for results are stated by symbol and value. With another value every score would be another, so the file is not computed.

T027 = this value cannot be held
    .colour = another value with Black
    .white = and with White
    .unknown = unknown results are worth a draw, or what the printed points say
    .board = on a board of a match, a forfeited game counts as a loss
    .meaning = Halfpoint has one value for a win, a draw and a loss with either colour; where the file has two, the later one is taken. On the boards of teams a forfeited game is worth what a lost one is.

T028 = not all that record 299 says is taken as it stands
    .all = a bonus or a penalty for the whole tournament belongs to no round; it is left out
    .help = the points of those it concerns are not compared; name a round to have them counted
    .type = nobody has such a result in this round
    .nobody = nobody has this number
    .both = match points and game points differ; of a player the game points count
    .columns = the fields stand at the columns 7, 12, 17 and 21, as some programs write them; they are read so
    .meaning = Record 299 says that other points were awarded than a result is worth, or a bonus or a penalty in a round. Scores are sums over rounds, so points that belong to no round have no place in them, and the values that depend on them may differ.

T029 = a bye { $text } of player { $number } in round { $round }
    .nobody = nobody has this number; the bye is left aside
    .other = the player’s own record says something else, which counts
    .filled = the player’s own record has nothing in this round; the bye is put there
    .cell = the player’s own record
    .meaning = Record 240 lists byes. They belong into the players’ records as well; where the two differ, the player’s record counts, and where it is blank, the bye does.

T030 = the file has no list of tie-breaks
    .help = --tie-breaks names it, such as --tie-breaks BH-C1,BH,SB; without it the ranks are compared as far as the points decide
    .meaning = Records 202 and 212 of the format of 2026 list the tie-breaks; older files have none. The points are compared all the same.

T031 = { $code } is left out of the list: { $why }
    .help = the ranks are compared as far as the codes before it decide
    .meaning = A code of the list cannot be computed for this tournament. The other codes are computed; the ranks of the file follow from the whole list, so those whom the codes before it leave level may stand in any order.

T032 = the ranks are compared as far as the list is known: { $codes }
    .help = --tie-breaks names the whole list, such as --tie-breaks BH-C1,BH,SB
    .meaning = The table does not name all its tie-breaks. Those whom the codes that are known leave level may stand in any order among themselves; whoever stands outside the places of their group is said to be wrong.

T033 = the list leaves { $count ->
    [one] places { $first }–{ $last }
   *[other] { $count } groups, first places { $first }–{ $last },
 } level; the file gives everybody a rank of their own
    .help = the shared places are expected
    .meaning = Report files before 2026 have no shared ranks, so what orders those whom the list leaves level cannot be seen from the file: a lot, a play-off, or the program. The ranks are compared as shared places.

T034 = round { $round } has several pairing-allocated byes
    .first = one here
    .again = another here
    .meaning = The pairing gives at most one bye in a round. One of the two is probably a bye that was asked for (F, H or Z), which counts differently.

T035 = record { $tag } is given twice; the first counts
    .first = first here
    .again = and otherwise here
    .meaning = The record may stand once. Remove the line that is not meant.

T036 = { $what ->
    [teams] { $count ->
        [one] { $count } team is
       *[other] { $count } teams are
     }
   *[players] { $count ->
        [one] { $count } player is
       *[other] { $count } players are
     }
 } announced, { $other } listed
    .meaning = Records 062 and 082 say how many players and teams there are. Where the number differs from the list, lines may be missing.

## Pasted tables

T037 = there is no table of players
    .help = a heading such as “Name” begins the table, with one column per round, headed “1.Rd”, “2.Rd” and so on
    .meaning = A table is found by its headings: a column of names and a column for each round, or for each player in a round robin. Copy the headings with it.

T038 = the cells may mean the ranks or the starting numbers
    .rank = these are the ranks
    .start = these are the starting numbers
    .help = say which: --numbers rank or --numbers start
    .meaning = A crosstable refers to opponents by rank or by starting number. Where both make a tournament without contradictions, or neither does, the table cannot tell which is meant.

T039 = “{ $text }” does not tell the kind of bye; it is taken as { $taken }
    .help = change it where it was another: the kinds count differently in tie-breaks
    .meaning = Tables print what an unplayed round was worth. A point may be the bye that the pairing gives or a full-point bye; nothing may be a bye on request, an absence or a late entry.

T040 = the column “{ $text }” does not name its tie-break
    .help = name them in their order: --tie-breaks BH-C1,BH,SB
    .meaning = Headings such as TB1 only count the tie-breaks. Their values are compared when the list is named.

T041 = this line is not part of the table; it is left out
    .meaning = Lines between the players that hold no player, such as a caption or a legend, are left out.

## Report files: teams

T042 = no player has the number { $number }, which { $name } lists
    .meaning = The records 310 and 013 list the members of a team by their numbers, and every member has a 001 record.

T043 = player { $number } is a member of two teams
    .first = first here
    .again = and in { $name }
    .meaning = Who met whom in a match is told by the teams of the players, so each player has one team.

T044 = { $name } ({ $number }) belongs to no team
    .played = this player has an opponent
    .meaning = No record lists the player as a member of a team. A player without games is left out; games of such a player belong to no match, so the file is not computed.

T045 = the points of { $name } are { $printed } here; the games give { $computed }
    .meaning = The points of the players of teams are compared with their games. No tie-break of teams depends on them, but one of the two is wrong.

T046 = the match of { $name } in round { $round } is not clear
    .own = an opponent from the same team
    .two = an opponent from { $opponent }
    .one = and an opponent from another team
    .meaning = In one round all players of a team play against players of one other team. The opponents that the records of the players name are of several teams, so there is no match to count.

T047 = the match { $name } – { $opponent } in round { $round } has a board without a result
    .help = write the result into the records of both players
    .meaning = The game points of a match are the sum of its boards, so a match counts when every board has a result.

T048 = no game of the match { $name } – { $opponent } in round { $round } was played
    .forfeited = it is taken as forfeited as a whole
    .counts = it is taken as a match with forfeited games
    .record = record 330 says that a match is forfeited as a whole, which counts differently in tie-breaks
    .meaning = A match in which every game is forfeited by the same team was not played. Files before 2026 cannot say so; since then record 330 does.

T049 = the line-ups of { $name } and { $opponent } give the boards of round { $round } different orders
    .help = the order of { $name } is taken; a record 300 states the line-up of a round
    .meaning = The boards of a match stand in the order of the members of a team. Where the players of the other team sat in another order than their record has, a record 300 says so. Tie-breaks on boards depend on the order.

T050 = { $count ->
    [one] { $count } board
   *[other] { $count } boards
 } in the match { $name } – { $opponent } of round { $round }, where a match has { $other }
    .more = more boards than a match can have
    .fewer = the other boards are taken as forfeited by both teams
    .meaning = Record 352 says how many boards a match has, and without it the match with the most boards does. A board for which neither team has a player is won by nobody.

T051 = { $name } has no match in round { $round }, and nothing says why
    .help = taken as a zero-point bye; a record 320 (the pairing’s bye) or 240 (F, H or Z) tells another one
    .meaning = Files of 2016 have no byes of teams. The kinds of byes are worth different points and count differently in tie-breaks, so a bye of this team has to be written into the file or into the scenario.

T052 = record { $tag } of team { $number } and the rest of the file do not fit in round { $round }
    .nobody = no team has this number, or the round is none of the tournament
    .line-up = the team’s players of this round, or its opponent, are others; the record is left aside
    .other = the players have another opponent in this round; the record is left aside
    .played = games were played; the match counts as forfeited
    .game = a game of this round
    .first = one bye here
    .again = and another; the first counts
    .fixed = a round robin has no byes; the round is free
    .meaning = The records 240, 300, 320 and 330 say what the players’ records cannot tell of a team. Where the two contradict each other, it is said which of them counts.

## Reasons for leaving a code out

trf-points-first = points stand first, and once
trf-listed-before = it stands in the list already

## What a report file cannot hold

trf-loss-expectations = { $count ->
    [one] { $count } expected value beside points and ranks
   *[other] { $count } expected values beside points and ranks
 }
trf-loss-teaching = texts about the case, tags, questions, and values under other regulations
trf-loss-readings = the readings in which the event differs from its edition
trf-loss-edition = the edition, which a report file has only by the start date of the tournament
trf-loss-name = the end of the name “{ $what }”
trf-loss-scoring = the value of “{ $what }” in the scoring system
trf-loss-points = the points of { $what }, which have more than one decimal
trf-loss-ratings = ratings that change during the event, or the rating that is announced for those who have none
trf-loss-colours = that colours are not known: “-” stands for them, which the format has for byes
trf-loss-rounds = that the rounds of the grid are not known: they are made up
trf-loss-unknown-games = rounds that are not known: “?” stands for them
trf-loss-line-ups = who sat on which board of some matches, which the scenario does not tell or the file cannot hold: the first members of a team are taken
trf-loss-players = the players of { $what }: the file needs one for each board, so some are made up
trf-loss-records = the records { $what }, which may name players by numbers that are others now
trf-loss-primary = that game points rank the teams

## What `halfpoint check` compares of a report file or a table

check-compared = compared: { $points ->
    [one] { $points } score
   *[other] { $points } scores
 }, { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
 }, { $values ->
    [one] { $values } tie-break value
   *[other] { $values } tie-break values
 }
check-rounds = rounds: { $rounds } played
check-rounds-of = rounds: { $rounds } played of { $scheduled }
check-list = list: { $list }
check-edition = edition: { $edition }
check-edition-by-start = edition: { $edition } (the tournament started on { $start })
check-ranks-swapped = ranks { $one } and { $two } are swapped: by { $code }, { $name } ({ $value }) is above { $other } ({ $others })
check-rank-decided = by { $code }, { $name } ({ $value }) is above { $other } ({ $others })
check-rank-level = the list leaves { $name } and { $other } level
check-place = { $path }:{ $line }:{ $column }
