### Pages on articles.

article-unverified = Unverified: { $why }
cite-unverified = { $number }, unverified
cite-of-edition = { $article } of { $edition }
article-code = Defines { $code }.
article-code-of-teams = Defines { $code }, a code of teams.
article-family = Names the family { $code }, whose members are defined below.
article-code-refused = Defines { $code }, which is recognised and not computed yet.
article-twins = In other editions
article-twin = { $title } ({ $edition })
article-modifiers = Its modifiers are ordered by
article-exception-to = Makes an exception to
article-exceptions = Exceptions to it are made by
article-confused-with = Not to be confused with
article-referred-by = Articles that refer to it
article-axis = Reading: { $id }
article-ruling = Ruling: { $id }
article-taken = taken by this edition
standing-edition = an edition’s rule
standing-former = the rule of an edition before September 2023
standing-admissible = an admissible reading
standing-misreading = a known misreading
article-scenarios = Scenarios that use it
article-not-computable = Nothing in this article is computed.
