# Board and clock.

side-white = White
side-black = Black
board-label = Board
square-empty = { $square }, empty
square-man = { $square }, { $side ->
    [white] white
   *[black] black
} { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
piece-name = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}

clock-of = { $side ->
    [white] White's clock
   *[black] Black's clock
}
clock-runs = runs
clock-none = No clock
clock-first-flag = fell first
clock-period = Period { $number } of { $of }
