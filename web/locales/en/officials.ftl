# Pages of officials and spectators.

page-competition = Competition
page-board = Board
page-watch = Game
page-people = Links and people
page-new-competition = New competition
page-add-boards = Add boards

officials-loading = Loading…
articles = Article
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

short-standard = standard
short-rapid = rapid
short-blitz = blitz
short-full = full (A.4, B.2)
short-limited = limited (A.5, B.3)
short-engine = the program rules at once
short-arbiter = the program tells the arbiter

# The grid of boards.
needed = { $count ->
    [0] no board needs you
    [one] { $count } board needs you
   *[other] { $count } boards need you
}
group-needed = Needs you
group-waiting = Waiting
group-playing = Playing
group-over = Finished
need-decision = Decision
need-call = Call
need-notice = Irregularity
need-paused = Clocks stopped
need-time-trouble = Time trouble
need-not-started = Not started
need-playing = Playing
need-over = Finished
need-appeal = Appeal
board-number = Board { $number }
board-move = Move { $number }
boards-all = All boards
boards-add = Add boards
boards-none = There is no board yet. Add boards by writing who plays whom; each player then gets a link.
boards-round = Round (if there are several)
competition-menu = Competition
bell = Sound
games-pgn = All games as PGN
tally-illegal = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
flag-first = first flag
flag-down = flag down
call-by = { $side ->
    [white] White
   *[black] Black
} calls the arbiter.
call-by-because = { $side ->
    [white] White
   *[black] Black
} calls the arbiter: { $text }
appeal-by = { $side ->
    [white] White
   *[black] Black
} has appealed.

# A board.
decide-title = You are needed
fact-seen = Seen by the program:
fact-notice = Notice it
appeal-waits = The appeals committee decides.
expulsion-agree = Agree to the expulsion of { $side ->
    [white] White
   *[black] Black
}
facts-title = What only officials see
facts-quiet = Without capture or pawn move
facts-quiet-count = { $moves } moves by each ({ $plies } half-moves)
facts-repeated = This position
facts-repeated-count = { $count ->
    [one] once, after move { $moves }
   *[other] { $count } times, after moves { $moves }
}
facts-start = start
facts-illegal = Illegal moves
facts-warnings = Warnings
facts-offer = Draw offer
facts-offer-by = open, by { $side ->
    [white] White
   *[black] Black
}
facts-none = none
facts-mate = { $side ->
    [white] Can White still mate?
   *[black] Can Black still mate?
}
facts-mate-yes = Yes, by some series of legal moves.
facts-mate-no = No, by no series of legal moves.
facts-mate-unknown = Not decided.
facts-mate-line = How, in { $count } half-moves
log-title = Record
log-everything = Every touch and press
log-empty = Nothing has happened yet. Start the clock when both players are ready.
log-clocks = White { $white }, Black { $black }
moves-title = Moves
moves-none = No move yet.
move-wrong = illegal, and stands
moves-number = Number
board-differs = The pieces are not where they should be by the Laws. Show that position
actions = What the arbiter can do
action-clock = Set clocks
action-notice = Irregularity
action-penalty = Penalty
action-incident = Record
action-other = More
file-case = As a law case
file-record = The record with its hashes
watch-note = No claim may be based on what a screen shows.

# Setting the clocks.
clock-set-title = Set the clocks
clock-set-runs = The clock is running. If there is time, interrupt the game first.
clock-set-move = Number of the next move (only if the counter is wrong)
clock-set-do = Set the clocks
clock-old = was { $time }
clock-new = becomes { $time }
clock-same = stays
clock-hours = Hours
clock-minutes = Minutes
clock-seconds = Seconds
clock-step = { $side ->
    [white] White
   *[black] Black
}: { $what }

# Penalties, incidents, irregularities.
penalty-title = Give a penalty
penalty-whom = To whom
penalty-which = Which penalty
penalty-choose-side = First say to whom. Then you see the penalties that the Laws allow now.
penalty-time-opponent = More time for the opponent
penalty-time-less = Less time for the player
penalty-how-long = How much
penalty-give = Give the penalty
incident-title = Write into the record
incident-what = What
incident-choose = Choose…
incident-note = A note in your own words
incident-disturbance = A disturbance from outside
incident-other = Another offence, in your own words
incident-conduct = Conduct
incident-article = The Laws speak of it in
incident-who = Who
incident-words = In your words
incident-do = Write it down
other-title = What else the arbiter can do
other-time = Time
other-permission = Permissions
other-sheet = Scoresheets
other-start = Before the game
other-arbiters = Arbiters
other-no-time = You can grant extra time once a disturbance is in the record: see “Record”.
other-which-arbiter = Which arbiter, by number
other-how-many = How many moves
other-do = Do it
incident-then-time = Once it is written down, you can grant extra time under “More”.
notice-title = Notice an irregularity
notice-hint = What follows if you notice it now.
notice-none = The program sees nothing for you to notice. If you saw something yourself, write it down under “Record”.

# Links.
people = Links and people
people-note = Whoever holds a link acts in its role. If a link is lost, revoke it and make a new one.
links-made = New links
links-once = These links are shown only once. Print them or send them now.
links-print = Print
links-kept = All links
links-officials = Officials and spectators
link-new = New link
link-role = For whom
link-game = Board
link-all-games = All boards
link-name = Name
link-make = Make the link
link-copy = Copy
link-copy-for = Copy the link: { $whom }
link-copied = Copied
link-qr = QR code: { $whom }
link-address = Link: { $whom }
link-vouch = Vouch
link-vouch-for = Vouch: { $whom }
link-vouch-why = Somebody else made this link. It gets a share of a sealed move only when you confirm that it is for the person it names.
link-revoke = Revoke
link-revoke-sure = Really revoke
link-revoke-for = Revoke: { $whom }
link-revoke-sure-for = Really revoke: { $whom }
link-revoked = revoked { $time }

# A new competition.
several-title = Several boards?
start-several = With arbiters, spectators and a grid of all boards that shows first which one needs a decision.
competition-name = Name of the competition
competition-site = Place
competition-arbiters = Arbiters, one name per line, the chief arbiter first
competition-boards = Boards, one per line: White – Black
competition-boards-hint = Anna Nowak – Ján Kováč
competition-count = { $count ->
    [0] No board yet; boards can also be added later.
    [one] { $count } board
   *[other] { $count } boards
}
competition-delay = Delay for spectators (minutes)
competition-create = Create the competition
competition-open = Open the competition
regulations = Regulations
regulations-control = Time control
regulations-own-control = Another time control…
regulations-control-text = Time control in words
regulations-supervision = Supervision
regulations-observer = What the program sees
