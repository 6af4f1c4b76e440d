# What surrounds every page.

shell-skip = To the content
shell-pages = Pages
shell-laws = Laws
shell-language = Language
shell-theme = Light
theme-auto = Auto
theme-light = Light
theme-dark = Dark
theme-daylight = Daylight

page-start = New game
page-join = Opening a link
page-links = Links
page-play = Game
page-not-found = No such page

not-found-text = There is no page at this address.
not-found-home = To the start page

join-opening = The link is being opened…
join-no-token = This address is not complete. Open the whole link that you were sent.
join-failed = The link does not work: { $reason }

# What went wrong with a request, and what to do.
problem-unreachable = The server cannot be reached. Check the connection; nothing you did is lost.
problem-no-valid-link = This link is not known or no longer valid. Ask the arbiter for a new one.
problem-not-your-role = This is not for you to do: { $detail }
problem-needs-create-key = Creating needs the key of this server: { $detail }
problem-not-found = There is no such game or page.
problem-too-many = That was too much at once. Wait a moment and try again.
problem-store-unavailable = The server cannot write the record now. It is tried again in a moment.
problem-game-moved = Another server has taken over this game. It is tried again in a moment.
problem-too-late = This was done before something that is already in the record. Tell the arbiter.
problem-id-used = Something else was sent under the same name. Do it again.
problem-record-broken = The record of this game was altered or is damaged, so nothing is written on it any more. Tell the arbiter.
problem-unknown-act = That cannot be done here: { $detail }
problem-bad-request = The server could not read this: { $detail }
problem-store-failed = The record could not be read or written. Tell the arbiter.
