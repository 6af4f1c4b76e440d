# What is said of a position.

position-legal = Nothing shows that the position is illegal.
position-unreachable = No series of legal moves leads here (3.10.3):
position-irregular = The position is illegal (3.10.3):
position-unplayable = No play is possible from this:
position-chess960 = Starting position { $number } of Chess960.
position-to-move = { side } has the move, number { $number }.
position-checkmated = { side } is checkmated by { $pieces }.
position-stalemated = { side } has the move and is stalemated.
position-in-check = { side } is in check from { $pieces }.
# One of those pieces, and what stands between two.
position-checker = the { piece } { $square }
position-and = and
position-castling = { side } keeps the right to castle { $castling }.
position-en-passant = A pawn can be captured en passant on { $square }.
position-quiet = Half-moves since a capture or pawn move: { $count }.
position-dead = The position is dead: the game is drawn (5.2.2).
position-legal-moves = Legal moves ({ $count }): { $moves }

# Why it is not a legal position.
flaw-no-king = { side } has no king
flaw-several-kings = { side } has kings on { $squares }
flaw-castling-elsewhere = a right to castle with a rook on { $square }, which is on neither player's first rank
flaw-castling-without-king = { side } may castle but has no king on the first rank
flaw-castling-without-rook = { side } may castle with a rook on { $square } that is not there
flaw-castling-twice = { side } has more than one right to castle { castling }
flaw-en-passant-on-wrong-rank = no pawn can just have passed { $square } by a double step
flaw-en-passant-without-pawn = a pawn is said to have passed { $square } but is not on { $to }
flaw-en-passant-blocked = a pawn is said to have passed { $square } but { $on } is not empty
flaw-opponent-in-check = { opponent } has the move and { side }'s king is attacked from { $squares }
flaw-both-in-check = both kings are in check
flaw-pawn-on-end-rank = a pawn stands on { $square }
flaw-too-many-men = { side } has { $count } pieces
flaw-too-many-pawns = { side } has { $count } pawns
flaw-too-many-promoted = promoted pieces of { side }: { $promoted }, missing pawns: { $missing }
flaw-too-many-checkers = check from { $squares } at once
flaw-impossible-check = no move can have given the check from { $squares }
flaw-impossible-double-step = the king was in check from { $squares } before a pawn is said to have passed { $square }

# Whether a side can still give mate.
mate-given = { side } has given mate.
mate-next-move = { side } can give mate on the next move: { $line }
mate-line = { side } can still give mate, for instance in { $count } half-moves: { $line }
mate-none = { side } cannot give mate: { $reason }.
mate-undecided = It was not decided whether { side } can give mate.
# Why a side cannot; stands after a colon.
mate-not-over = the game is over
mate-not-lone-king = a lone king cannot give mate
mate-not-lone-knight = a lone knight cannot give mate against queens alone
mate-not-bishops = bishops on squares of one colour cannot give mate against these pieces
mate-not-walled-in = on the squares that the pieces can still reach they cannot form a mate
mate-not-exhausted = there is no mate in any position that can still arise ({ $count } looked at)
