# Words that every page shares.

list-end = { $before } and { $last }
colour-black = Black
colour-white = White
