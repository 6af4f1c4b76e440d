# What surrounds every page.

shell-skip = Skip to the content
shell-pages = Pages
shell-laws = Laws
shell-language = Language
shell-theme = Theme
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
not-found-home = Go to the start page

join-opening = Opening the link…
join-no-token = This address is incomplete. Open the whole link that you were sent.
join-failed = The link does not work: { $reason }

# What went wrong with a request, and what to do.
problem-unreachable = The server cannot be reached. Check the connection; nothing you did is lost.
problem-no-valid-link = This link is unknown or no longer valid. Ask the arbiter for a new one.
problem-not-your-role = Your role may not do this: { $detail }
problem-needs-create-key = To create something here you need the key of this server: { $detail }
problem-not-found = There is no such game or page.
problem-too-many = Those were too many requests at once. Wait a moment and try again.
problem-store-unavailable = The server cannot write the record now. It will try again in a moment.
problem-game-moved = Another server has taken over this game. This page will try again in a moment.
problem-too-late = This was done before something that is already in the record. Tell the arbiter.
problem-id-used = Something else was already sent under the same id. Do it again.
problem-record-broken = The record of this game was altered or is damaged, so nothing more is written to it. Tell the arbiter.
problem-unknown-act = That cannot be done here: { $detail }
problem-bad-request = The server could not read this: { $detail }
problem-store-failed = The record could not be read or written. Tell the arbiter.
