# Parts of sentences. They read the arguments of the message that uses them.

side = { $side ->
    [white] White
   *[black] Black
}
opponent = { $side ->
    [white] Black
   *[black] White
}
colour = { $side ->
    [white] white
   *[black] black
}
piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
kind = { $kind ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
# A piece on the board: its colour, what it is and where it stands.
man = { colour } { piece } on { $square }
castling = { $wing ->
    [king-side] 0-0
   *[queen-side] 0-0-0
}
