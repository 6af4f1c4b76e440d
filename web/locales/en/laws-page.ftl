# The rule book.

page-laws = Laws of Chess
laws-own-words = The Laws of Chess in our own words. The official text is FIDE's, at fide.com.
laws-search = Look for
laws-search-hint = touched piece, 9.2, flag…
laws-edition = Edition
laws-chapters = Chapters
laws-loading = Loading the article…
laws-all = All articles
laws-found = { $count ->
    [one] { $count } article found.
   *[other] { $count } articles found.
}
laws-found-none = Nothing matches “{ $words }”. Try other words, fewer words, or another edition.
laws-cases-hint = Each case is played by the program; a changed ruling would be noticed. Open one to read it.
laws-case-page = From { $page }
