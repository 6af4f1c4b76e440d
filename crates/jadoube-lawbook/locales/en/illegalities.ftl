# Why an attempt is not a legal move.

illegality-game-over = the game is over by { $ending ->
    [checkmate] checkmate
   *[stalemate] stalemate
}
illegality-empty-square = there is no piece on { $square }
illegality-opponents-piece = the { man } is the opponent's
illegality-not-moved = the { man } was put back on its square
illegality-king-taken = the { man } cannot be captured
illegality-own-piece = the { man } is the mover's own
illegality-not-how-it-moves = a { piece } does not go from { $square } to { $to }
illegality-path-blocked = the { man } is in the { kind }'s way
illegality-pawn-blocked = the { man } is in the pawn's way
illegality-double-step-blocked = the { man } is in the way of the pawn's double step
illegality-double-step-not-first = the pawn on { $square } is not on its original square and may advance only one square
illegality-nothing-to-capture = a pawn moves diagonally only to capture, and { $square } is empty
illegality-en-passant-not-possible = the { man } did not advance two squares on the last move
illegality-promotion-missing = the pawn on { $square } must be replaced by a queen, rook, bishop or knight
illegality-promotion-not-allowed = a pawn becomes a queen, rook, bishop or knight, not a { kind }
illegality-promotion-not-due = no pawn has arrived on the last rank: there is no promotion on { $square }
illegality-castling-right-lost = { castling } is not allowed: there is no right to castle with that rook
illegality-castling-out-of-check = { castling } is prevented: the { man } gives check
illegality-castling-through-attack = { castling } is prevented: the king would cross { $on }, attacked by the { man }
illegality-castling-into-attack = { castling } is prevented: the king would reach { $on }, attacked by the { man }
illegality-castling-blocked = { castling } is prevented: the { man } is in the way
illegality-king-left-in-check = the king is left in check from the { man }
illegality-king-into-check = the king would step onto { $on }, attacked by the { man }
illegality-king-exposed = the king would be exposed to the { man }
