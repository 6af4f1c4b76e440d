# What happened, told after the name of who did it: in the record, and by ear.

actor-white = White
actor-black = Black
actor-assistant = { $side ->
    [white] White's assistant
   *[black] Black's assistant
}
actor-arbiter = Arbiter
actor-arbiter-number = Arbiter { $number }
actor-organiser = Organiser
actor-appeals = Appeals committee
actor-clock = Clock
actor-bystander = Spectator

# At the board.
event-piece-touched = touches { $on }
event-piece-brushed = brushes { $on } by accident
event-piece-lifted = lifts the piece from { $from }
event-piece-released = puts it on { $on }
event-piece-released-beside = puts it on { $on } beside the piece there
event-piece-released-between = puts it between { $one } and { $other }
event-piece-taken-off = takes the piece on { $from } off the board
event-piece-put = puts a { piece } on { $on }
event-piece-held = holds a { piece } on { $on }
event-spare-touched = touches a { piece } beside the board
event-piece-displaced = knocks over the piece on { $from }
event-piece-displaced-to = knocks the piece from { $from } { $to }
place-on = to { $square }
place-lying = over to { $square }
place-shifted = askew on { $square }
place-between = between { $one } and { $other }
place-in-hand = into the hand of { $who }
place-taken-off = off the board
place-beside = beside the board
event-piece-put-back = puts the piece from { $from } back on { $on }
event-adjusting-announced = says “j'adoube”
event-said = says “{ $text }”
event-move-announced = announces “{ $text }”
event-arrived = comes to the board
event-left = leaves the board
event-take-back-agreed = agrees to take back { $side ->
    [white] White's
   *[black] Black's
} move { $number }
event-screen-pointed-at = points to a screen
event-asked = asks the arbiter { $request ->
    [scoresheet] for a scoresheet
   *[record] to show the record of the moves
}

# The clock.
event-clock-pressed = presses the clock
event-clock-stopped = stops the clocks
event-clock-stopped-because = stops the clocks: { $because }
event-clock-handled = { $how ->
    [hit] hits the clock
    [lifted] lifts the clock
    [knocked-over] knocks over the clock
    [finger] keeps a finger on the clock
   *[held] holds the clock
}
event-clock-placed = puts the clock on { $place ->
    [right] Black's right
   *[left] Black's left
}
event-flag-fell = { $side ->
    [white] White's
   *[black] Black's
} flag falls
event-press-reported = reports that { $side ->
    [white] White
   *[black] Black
} pressed { $ago } ago
event-act-reported = A device reports late: { $who }, { $ago } earlier: “{ $act }”
event-time-passed = Time passes

# Offers, claims, the result.
event-draw-offered = offers a draw
event-draw-offered-condition = offers a draw if { $condition }
event-draw-accepted = accepts the draw
event-draw-declined = declines the draw
event-resigned = resigns
event-draw-claimed = claims a draw: { $ground ->
    [threefold] the position has occurred three times
   *[fifty-moves] fifty moves without capture or pawn move
}
event-draw-claimed-writing = writes “{ $writing }” and claims a draw: { $ground ->
    [threefold] the position will have occurred three times
   *[fifty-moves] fifty moves without capture or pawn move
}
event-claimed = claims: { $claim ->
    [time] the opponent's flag has fallen
    [illegal-move] the opponent's move was illegal
    [touch-move] the opponent touched another piece
    [accident] the touch was an accident
    [initial-position] the initial position was wrong
    [piece-displaced] a piece does not stand where it belongs
    [board-turned] the board is the wrong way round
    [clock-setting] the clock is set wrongly
   *[clock-defect] the clock does not work
}
event-result-signed = signs { $score }
event-appealed = appeals
event-appealed-because = appeals: { $because }

# Scoresheets.
event-sheet-written = writes “{ $text }”
event-sheet-replaced = gives { $side ->
    [white] White
   *[black] Black
} another scoresheet
event-sheet-handed-in = hands in { $sheet ->
    [original] the scoresheet
   *[copy] a copy of the scoresheet
}
event-sheet-loan-asked = asks for the opponent's scoresheet
event-sheet-loan-returned = gives the opponent's scoresheet back
event-sheet-reconstruction-ordered = has the game reconstructed
event-sheet-reconstruction-ended = ends the reconstruction: nobody knows how many moves were made
event-sheet-reconstruction-ended-moves = ends the reconstruction: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
event-sheet-recorder-accepted = lets somebody record for { $side ->
    [white] White
   *[black] Black
}
event-sheet-recorder-accepted-minus = lets somebody record for { $side ->
    [white] White
   *[black] Black
}, who loses { $minus } for it

# Adjourned games.
event-move-sealed = seals a move
event-envelope-opened = opens the envelope
event-envelope-opened-reading = opens the envelope and reads “{ $reading }”
event-adjournment-ordered = adjourns the game: the next move is to be sealed
event-adjournment-labelled = writes on the envelope: { $item }
envelope-item-names = the names, { $text }
envelope-item-position = the position, { $text }
envelope-item-used = the times used, White { $white }, Black { $black }
envelope-item-sealer = who sealed the move, { side }
envelope-item-move-number = the number of the sealed move, { $number }
envelope-item-draw-offer = that a draw is offered
envelope-item-resumption = when and where play goes on, { $text }
event-adjournment-checked = checks what is written on the envelope
event-adjournment-set-up = sets up the position { $fen }
event-adjournment-stated = says that “{ $text }” was the sealed move
event-adjournment-times-claimed = claims: the clocks were wrong when play went on

# Quickplay finish.
event-quickplay-increment-requested = asks for five seconds more for each move
event-quickplay-claimed = claims a draw: the opponent { $ground ->
    [no-normal-means] cannot win by normal means
   *[no-effort] makes no effort to win by normal means
}
event-quickplay-position-written = writes down the position { $fen }
event-quickplay-verified = confirms what the opponent wrote down

# Players who are visually disabled.
event-blind-two-boards-demanded = wants a board for each player
event-blind-assistant-requested = asks for an assistant
event-blind-assistant-requested-for = asks for an assistant for { $duties }
event-blind-information-requested = asks for the number of moves and the times
duty-moves = the moves on the boards
duty-announcements = the announcements
duty-score-and-clock = scoresheet and clock
duty-information = the number of moves and the times
duty-claims = claims
duty-adjournment = an adjournment

# Around the board.
event-conduct-recorded = records: { $who } – { $what }
event-conduct-permitted = permits { $who } { $what ->
    [leave-area] to leave the playing area
    [leave-venue] to leave the playing venue
    [enter-area] to enter the playing area
    [device] to have an electronic device
    [use-bag] to use the bag with the device
   *[phone] to use a phone
}
event-conduct-left-area = leaves the playing area
event-conduct-left-venue = leaves the playing venue
event-conduct-entered-area = enters the playing area
event-conduct-absence-reported = tells the arbiter about leaving the playing area
event-conduct-asked = asks the arbiter { $what }
inquiry-rule = to explain { $article }
inquiry-move = whether { $text } is allowed
inquiry-move-count = how many moves were made
event-conduct-told-arbiter = tells the arbiter alone: { $text }
event-conduct-disturbed = records a disturbance: { $text }
event-conduct-time-granted = grants extra time: { $what }
event-conduct-assistant-appointed = appoints Arbiter { $arbiter } to this game
event-conduct-expulsion-agreed = agrees to the expulsion of { $side ->
    [white] White
   *[black] Black
}

# Arbiters and the appeals committee.
event-announced = announces { $what }
announcement-round = the round
announcement-supervision = { $supervision ->
    [full] full supervision
   *[limited] limited supervision
}
event-game-started = starts the clock
event-game-interrupted = interrupts the game
event-game-resumed = resumes the game
event-arbiter-noticed = notices: { $what }
event-arbiter-decided = decides: { $what }
event-clock-set-by-arbiter = sets the clocks: { $what }
event-time-of = { side } { $time }
event-clock-set-move = move { $number }
event-control-set-by-arbiter = sets the clock for { $controls }
event-incident-recorded = records: { $text }
event-penalty-given = gives { $side ->
    [white] White
   *[black] Black
} a penalty: { $what }
event-appeal-upheld = upholds the appeal
event-appeal-upheld-score = upholds the appeal: { $score }
event-appeal-rejected = rejects the appeal
