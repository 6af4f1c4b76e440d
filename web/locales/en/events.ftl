# What happened, as the log of a game tells it after the name of who did it.

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

event-not-told = something for the arbiter alone
event-piece-touched = touches { $squares }
event-piece-brushed = brushes { $squares } by accident
event-piece-lifted = lifts the piece from { $from }
event-piece-released = puts it down on { $on }
event-piece-taken-off = takes off the piece on { $from }
event-piece-put = puts a { $kind ->
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [king] king
   *[pawn] pawn
} on { $on }
event-piece-held = holds a piece on { $on }
event-spare-touched = touches a piece beside the board
event-piece-displaced = knocks over the piece on { $from }
event-piece-put-back = puts the piece from { $from } back on { $on }
event-adjusting-announced = says “j'adoube”
event-clock-pressed = presses the clock
event-clock-stopped = stops the clocks
event-clock-stopped-because = stops the clocks: { $text }
event-clock-handled = handles the clock as one must not
event-clock-placed = moves the clock to the other side
event-screen-pointed-at = points to a screen
event-asked = asks for something
event-announced = announces
event-said = says “{ $text }”
event-move-announced = announces “{ $text }”
event-sheet-written = writes “{ $text }”
event-move-sealed = seals a move
event-envelope-opened = opens the envelope
event-draw-offered = offers a draw
event-draw-accepted = accepts the draw
event-draw-declined = declines the draw
event-resigned = resigns
event-draw-claimed = claims a draw: { $ground ->
    [threefold] the position has occurred three times
   *[fifty-moves] fifty moves without capture or pawn move
}
event-draw-claimed-writing = writes “{ $text }” and claims a draw: { $ground ->
    [threefold] the position will have occurred three times
   *[fifty-moves] fifty moves without capture or pawn move
}
event-claimed = claims: { $claim ->
    [time] the opponent's flag has fallen
    [illegal-move] the opponent's move was illegal
    [touch-move] the opponent touched another piece
    [accident] the touch was an accident
    [initial-position] the initial position was wrong
    [board-turned] the board lies turned
    [clock-setting] the clock is set wrongly
   *[clock-defect] the clock does not work
}
event-take-back-agreed = agrees to take back a move
event-arrived = comes to the board
event-left = leaves the board
event-left-area = leaves the playing area
event-left-venue = leaves the playing venue
event-entered-area = enters the playing area
event-absence-reported = reports an absence
event-result-signed = signs { $score }
event-appealed = appeals
event-appealed-because = appeals: { $text }
event-arbiter-noticed = notices: { $what }
event-arbiter-decided = decides: { $what }
event-clock-set-by-arbiter = sets the clocks: { $what }
event-clock-set-move = move { $number }
event-control-set-by-arbiter = sets the clock for another time control
event-game-started = starts the clock
event-game-interrupted = interrupts the game
event-game-resumed = resumes the game
event-incident-recorded = records: { $text }
event-disturbed = records a disturbance: { $text }
event-recorded = records: { $who } – { $what }
event-time-granted = grants extra time
event-penalty-given = gives { $side ->
    [white] White
   *[black] Black
} a penalty: { $what }
event-appeal-upheld = upholds the appeal
event-appeal-upheld-with = upholds the appeal: { $score }
event-appeal-rejected = rejects the appeal
event-flag-fell = { $side ->
    [white] White's
   *[black] Black's
} flag falls
event-press-reported = reports a press from a while ago
event-time-passed = time passes
