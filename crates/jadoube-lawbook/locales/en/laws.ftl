# The words around the law book.

laws-article = Article { $article }
laws-of = Laws of { $edition }
laws-heading = heading
laws-kind-enforced = enforced: a program rules by it
laws-kind-procedure = procedure: what players and arbiter have to do
laws-kind-configured = configured: the organiser chooses
laws-kind-recorded = recorded: for a human to judge
laws-kind-informative = informative: explains or defines
laws-not-in-edition = The Laws of { $edition } have no such article.
laws-stands-in = In the Laws of { $edition } it is { $number }.
laws-numbers = Numbers
laws-changed = What changed
laws-differences = Where editions differ
laws-notes = Arbiters' Manual
laws-cases = Law cases that prove it
laws-open-points = Left open by the Laws
laws-decision = Decided here:
laws-organiser = The organiser may set { $setting }.
laws-misprints = Misprints
laws-penalties = Penalties
laws-setting = Setting
laws-words = Words
laws-parts = Parts
laws-related = See also
laws-source-outside = from outside the extract
laws-source-later = taken from a later edition
laws-default = { $setting }, by default { $default }
laws-contents = The Laws of Chess, edition { $edition }
laws-contents-count = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
laws-contents-hint = jadoube laws 9 lists an article, jadoube laws 9.2 shows a clause, jadoube laws touched piece searches.
laws-older-wording = Another wording
laws-not-all-words = No clause has all the words of “{ $words }”; these have some.
laws-more-hits = { $count ->
    [one] and one more; give more words to narrow it down
   *[other] and { $count } more; give more words to narrow it down
}

# What is not in the book.
laws-unknown-article = the Laws of { $edition } have no article { $number }
laws-did-you-mean = did you mean
laws-number-in = { $number } in { $edition }
laws-see-chapters = `jadoube laws` lists the chapters
laws-nothing-found = nothing in the Laws of { $edition } matches `{ $words }`
laws-other-words = try other words, fewer words, or another edition; `jadoube laws` lists the chapters
