# Faults in a user's file. The value of a message is the headline, attributes are labels and helps, and `.meaning` is
# what `halfpoint rule S001` prints.

S001 = the file is not YAML: { $why }
    .meaning = The text does not follow the grammar of YAML, so nothing in it can be read. Mend the place shown; most often a quotation mark, a bracket or the indentation is missing there.
