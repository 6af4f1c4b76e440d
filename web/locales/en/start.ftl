# The start page and the links.

start-title = A game by the Laws of Chess
start-lead = Create a game, send the links to the players and the arbiter, and play as at a board: pieces are touched, put down, and the clock is pressed. The Laws decide everything, and each ruling names its article.
form-white = White's name
form-black = Black's name
form-control = Time control
form-no-clock = No clock
form-own-control = Another…
form-control-text = Time control, for example 90m/40 + 30m, +30s
class-none = Without a clock.
class-standard = By this time control the game is standard chess.
class-rapid = By this time control the game is rapid chess (Appendix A).
class-blitz = By this time control the game is blitz (Appendix B).
form-more = More settings
form-laws = The Laws
form-edition = Edition
form-supervision = Competition rules
supervision-full = apply in full
supervision-limited = limited supervision
form-observer = Irregularities are ruled on
observer-engine = at once, as the engine sees them
observer-arbiter = when the arbiter or a player notices
form-offers = Draw offers
offers-allowed = allowed
offers-from-move = allowed from a certain move on
offers-by-arbiter = only with the arbiter's consent
offers-never = not allowed
form-offers-from = From move
form-play = The play
form-start = Starting position
start-standard = chess
start-chess960 = Chess960
form-number = Number of the position, 0 to 959; random if left empty
form-moving = Moving
moving-by-hand = step by step, as at a board
moving-joined = in one go, for casual play
form-recording = Scoresheet
recording-automatic = kept by the board
recording-players = written by the players
form-language-white = White's notation
form-language-black = Black's notation
form-create = Create the game

held-title = Your games
held-none = None yet. Games whose links you open are listed here.

role-white = White
role-black = Black
role-white-assistant = White's assistant
role-black-assistant = Black's assistant
role-arbiter = Arbiter { $number }
role-organiser = Organiser
role-appeals = Appeals committee
role-spectator = Spectator

links-title = The game is ready
links-lead = Send each person their link, or let them scan the code. Whoever holds a link acts in its role, so give each link to one person only. When both players are there, Black starts White's clock by pressing.
links-more = Links for others
links-open = Open
links-open-of = Open the link of: { $role }
links-copy = Copy
links-copy-of = Copy the link of: { $role }
links-copied = Copied: { $role }
links-qr = Code of the link of: { $role }
links-gone = The links of this game were shown in the tab in which it was created. The arbiter can make new ones.

# The key of a server on which only those who know it can create.
key-title = This server asks for a key
key-why = Only those who know the server's key can create games and competitions here. Ask whoever runs the server for it. If the server was started without a key, nobody can create here until it is started with one. The key is kept until this tab is closed.
key-label = Key of the server
key-wrong = This is not the key of this server.
key-send = Create with this key
