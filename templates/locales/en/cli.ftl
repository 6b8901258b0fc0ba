### What the commands say beside their output.

cli-error = error: { $why }
cli-warning = warning: { $why }
cli-words = { $words }
cli-loss = note: not in the report file: { $what }
cli-left-out = warning: { $path }: { $why }; it is left out of the list

## Languages, folders and files

cli-no-language =
    .similar = there is no language “{ $text }”; did you mean “{ $similar }”?
    .known = there is no language “{ $text }”; there is { $known }
cli-no-templates = the folder of templates, { $path }, does not exist
cli-does-not-exist = { $path } does not exist
cli-cannot-read = { $path } cannot be read: { $why }
cli-is-folder = it is a folder
cli-is-no-file = it is no file; write - to read standard input
cli-cannot-write = { $path } cannot be written: { $why }
cli-no-encoding = there is no encoding “{ $text }”
cli-nothing-to-check = there is no scenario (*.yaml) and no report file (*.trf) in { $paths }
cli-nothing-to-cover = there is no scenario (*.yaml) there

## Regulations

cli-no-edition = there is no edition “{ $text }”; there is { $known }
cli-no-reading = “{ $text }” is no reading; write AXIS=OPTION, such as dummy-cap=uncapped
cli-no-axis =
    .similar = there is no axis “{ $text }”; did you mean “{ $similar }”?
    .known = there is no axis “{ $text }”; “halfpoint readings” lists them
cli-no-option =
    .similar = the axis { $axis } has no option “{ $text }”; did you mean “{ $similar }”?
    .known = the axis { $axis } has no option “{ $text }”; there is { $known }
cli-edition-after-plus = “{ $text }” stands after the first +, where an axis is read otherwise
cli-no-topic = there is no article, code or diagnostic “{ $text }”
cli-no-topic-similar = there is no article, code or diagnostic “{ $text }”; did you mean “{ $similar }”?
cli-no-article = { $edition } has no article { $number }

## Tie-breaks

cli-code-twice = { $code } is in the list twice
cli-points-first = points decide before every tie-break: put PTS first, or leave it out

## Participants and steps

cli-no-participant = { $entrants ->
    [teams] no team is called “{ $text }”; a number works too
   *[players] no participant is called “{ $text }”; a number works too
}
cli-no-participant-similar = { $entrants ->
    [teams] no team is called “{ $text }”; did you mean “{ $similar }”?
   *[players] no participant is called “{ $text }”; did you mean “{ $similar }”?
}
cli-several-participants = “{ $text }” may be one of several: { $names }; write the whole name, or the number
cli-same-participant = { $entrants ->
    [teams] “{ $one }” and “{ $two }” are the same team
   *[players] “{ $one }” and “{ $two }” are the same participant
}
cli-not-compared = the two cannot be compared
cli-step-takes-both = --step takes both --participant and --tie-break, or neither
cli-no-step = there is no step “{ $path }”
cli-no-shared-step = there is no step “{ $path }”; a step that many workings share is found with --participant and --tie-break
cli-no-step-of-a-round = there is no step “{ $path }”; a grid does not tell the rounds: its encounters are named g1, g2 … in the order of the table

## What is written as a comment into an imported scenario

import-from = Imported from { $name }.
import-from-standard-input = Imported from standard input.
import-look = To look at:
import-kept = Records of the file that nothing is made of:
import-line = - line { $line }: { $found }

## Why a tournament cannot be written as a report file

trf-unwritable-boards = the results on the boards are not all known, and a report file is made of games
trf-unwritable-knock-out = knock-outs of players are not written as report files
trf-unwritable-number = the pairing number { $number } has more digits than a report file has room for
trf-unwritable-grid = the games of an incomplete grid have no rounds, which a report file needs
