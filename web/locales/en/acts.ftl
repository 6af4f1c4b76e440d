# What people do at the board, told to those who may know it.

who-arbiter = The arbiter
who-clock = The clock
who-organiser = The organiser
who-appeals = The appeals committee

act-piece-touched = { $who } touches { $on }{ $piece ->
    [none] .
   *[other] , { $piece }.
}
act-piece-lifted = { $who } lifts the piece from { $from }.
act-piece-released = { $who } puts it on { $on }.
act-piece-taken-off = { $who } takes { $from } off the board.
act-piece-put = { $who } puts a { $kind } on { $on }.
act-piece-displaced = { $who } knocks over the piece on { $from }.
act-adjusting-announced = { $who } says “j'adoube”.
act-clock-pressed = { $who } presses the clock.
act-clock-stopped = { $who } stops the clocks{ $text ->
    [none] .
   *[other] : { $text }.
}
act-said = { $who } says “{ $text }”.
act-sheet-written = { $who } writes { $text }.
act-draw-offered = { $who } offers a draw.
act-draw-accepted = { $who } accepts the draw.
act-draw-declined = { $who } declines the draw.
act-resigned = { $who } resigns.
act-draw-claimed = { $who } claims a draw: { $ground ->
    [threefold] the position occurs for the third time
   *[other] fifty moves without capture or pawn move
}{ $text ->
    [none] .
   *[other] , writing { $text }.
}
act-claimed = { $who } claims: { $claim ->
    [time] the opponent's flag has fallen.
    [illegal_move] the opponent's move is illegal.
    [touch_move] the opponent must move the piece he touched.
   *[other] something is wrong at the board.
}
act-arrived = { $who } has come to the board.
act-left = { $who } has left the board.
act-result-signed = { $who } signs { $text }.
act-clock-set-by-arbiter = { $who } sets the clocks.
act-game-started = { $who } starts the game.
act-game-interrupted = The clocks are stopped for now.
act-game-resumed = { $who } sets the clock running again.
act-flag-fell = { $side ->
    [white] White's flag falls.
   *[other] Black's flag falls.
}
act-announced = The round begins.
act-time-passed = Time has run out.
