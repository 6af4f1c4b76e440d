# What the Laws make of what happened. An id is the name of the variant, in words with hyphens.

## Duties: what a player must do.

ruling-must-move-any = { side } may make any legal move
ruling-must-move = { side } must move the { kind } on { $square }
ruling-must-take = { side } must take the piece on { $square }
ruling-must-take-with = { side } must take the piece on { $on } with the { kind } on { $square }
ruling-must-castle = { side } must castle { $wing ->
    [king-side] kingside
   *[queen-side] queenside
}
ruling-must-finish = { side } must finish the move from { $square } to { $to }
ruling-must-promote = { side } must promote to a { kind } on { $square }
ruling-must-restore = { side } must put the pieces back in { side }'s own time
ruling-must-write-first = { side } must first write the move
ruling-must-update-sheet = { side } must bring the scoresheet up to date before moving
ruling-must-set-board = { side } must set up the board by the scoresheets
ruling-need-not-record = { side } need not record
ruling-may-not-adjust = { side } may not adjust pieces now
ruling-announcement-too-late = the announcement comes too late: the piece was touched before

## The board.

ruling-touch-counted = the touch on { $squares } counts
ruling-adjusting-allowed = { side } may adjust pieces
ruling-move-made = the move from { $square } to { $to } is made
ruling-men-moved = men were moved in a way that is no move
ruling-move-completed = { side }'s move is completed
ruling-position-restored = the position is restored
ruling-move-stands = { side }'s move stands
ruling-becomes-queen = the pawn on { $square } becomes a queen
ruling-illegal-moves-counted = { $count ->
    [one] { side } has made one illegal move
   *[other] { side } has made { $count } illegal moves
}
ruling-sealed-move-made = the sealed move from { $square } to { $to } is made
ruling-move-sealed = { side } has sealed a move
ruling-take-back-agreed = { side } agrees to take the move back

## The clock.

ruling-clock-goes-over = { opponent }'s clock runs
ruling-clock-started = { side }'s clock is started
ruling-clocks-stopped = both clocks are stopped
ruling-time-added = { side } gains { $time }
ruling-time-taken = { side } loses { $time }
ruling-clock-set = { side }'s clock is set to { $time }
ruling-counter-set = the move counters are set to { $white } for White and { $black } for Black
ruling-clock-setting-stays = the setting of the clock stays
ruling-control-met = the moves of the period were completed in time

## Claims, offers and penalties.

ruling-no-penalty = there is no penalty
ruling-warned = { side } is warned
ruling-claim-rejected = the claim is rejected
ruling-request-refused = the request is refused
ruling-offer-opened = { side } has offered a draw
ruling-offer-lapsed = the draw offer has lapsed
ruling-offer-no-longer-open = the draw offer is no longer open
ruling-condition-void = the condition put with the offer is void
ruling-no-agreement = a draw cannot be agreed here

## The end of the game.

ruling-wins = { side } wins: { termination }
ruling-wins-by-forfeit = { side } wins by forfeit
ruling-drawn = the game is drawn: { termination }
ruling-both-lose = both players lose: { termination }
ruling-ends = the game ends { $score }: { termination }
ruling-started-anew = the game is void and a new one is played
ruling-result-stands = the result stands
ruling-result-replaced = the result becomes { $score }

## The arbiter and appeals.

ruling-decision-stands = the decision stands
ruling-decision-replaced = the decision of entry { $number } is replaced
ruling-appeal-upheld = the appeal is upheld
ruling-appeal-rejected = the appeal is rejected
ruling-arbiter-waits = the arbiter waits for the next completed move
ruling-arbiter-must-decide = the arbiter must decide
ruling-no-effect = nothing follows

## Facts: what the arbiter is told.

fact-move = { side }'s move { $number } is illegal
fact-touch-move = { side }'s move { $number } is not with the touched piece
fact-flag = { side }'s flag has fallen
fact-position = the position is illegal
fact-man = the man on { $square } is displaced
fact-both-kings-in-check = both kings are in check
fact-pawn-not-promoted = the pawn on { $square } is not promoted
fact-both-hands = { side } used both hands
fact-pressed-without-move = { side } pressed the clock without a move
fact-initial-position = the initial position is wrong
fact-board-turned = the board lies turned
fact-colours = the players have each other's colours
fact-clock-setting = the clock is set wrongly
fact-clock-failed = the clock has failed
fact-sheet = { side }'s scoresheet differs from the board
fact-boards-differ = the two boards differ
fact-occurred = { $count ->
    [one] the position has occurred once
   *[other] the position has occurred { $count } times
}
fact-quiet-moves = { $count ->
    [one] one move by each player without capture or pawn move
   *[other] { $count } moves by each player without capture or pawn move
}
fact-adjusting-alone = { side } adjusts pieces in the opponent's absence
fact-other-hand = { side } pressed the clock with the other hand

## Choices: what the arbiter may decide.

choice-clocks-stay = the clocks stay as they are
choice-clocks-as-they-were = the clocks show what they showed at the restored position
choice-finish-castling = it was castling, and it is finished
choice-illegal-move = it was an illegal move
choice-accident = it was an accident
choice-touch-counts = the touch counts
choice-touch-does-not-count = the touch does not count
choice-play-on = play goes on
choice-new-game = a new game is played
choice-restore = the position is restored
choice-win = { side } wins
choice-draw = the game is drawn
choice-no-penalty = no penalty
choice-warning = a warning
choice-take-report = what the late clock reported counts
choice-ignore-report = what the late clock reported does not count
