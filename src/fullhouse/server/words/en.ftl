### What the server says, in English.

## The pages that are not built [server]

server-not-built = The server runs, but the pages for the browser have not been built yet.

## The commands [server]

cli-serve = Run the server for tables, pages and programs.
cli-serve-host = The address to listen on; 0.0.0.0 lets other devices in.
cli-serve-port = The port to listen on.
cli-serve-database = The file that keeps tables and results, or the address of a PostgreSQL database: postgresql://user:password@host/name.
cli-serve-bus = The address of a Redis or Valkey server through which several nodes keep each other informed: redis://host:6379/0.
cli-serve-node = The name of this node in logs and in the database; by default that of the machine.
cli-serve-workers = How many server processes share the work; more than one needs PostgreSQL.
cli-serve-public-url = The address at which people reach this server, if it is behind a proxy.
cli-play = Serve, open the browser, and show the address for phones on the same network.
cli-play-game = Start with this game.
cli-play-port = The port to listen on; another one is taken if it is in use.
cli-play-browser = Open the browser.
cli-play-nearby = Let phones and computers on the same network join.

## The commands [pages]

serve-ready = Full House is ready at { $address }
play-ready = Open { $address } here.
play-phones = On a phone on the same network: { $address }
play-nearby = Everyone on your network can open it. To keep it to this computer: { $command }
play-stop = Press Ctrl+C to stop. Tables are kept.

## Seats and turns [errors]

error-game-fault = There is an error in the rules of { $game }: the game cannot go on here.
error-which-seat = This device holds several seats; say for which one.
error-no-seat = This needs a seat at the table.
error-not-your-seat = That is not your seat.
error-table-paused = The game is paused.
error-bot-drives = A bot is playing for this seat.
error-no-bot-drives = No bot is playing for this seat.
error-only-the-clock = Only the clock says “{ $move }”.
error-unknown-seq = That has not happened yet.
error-stale = Someone was faster: look at the board again.
error-wrong-stage = { $stage ->
    [gathering] The game has not started yet.
    [playing] The game is already running.
   *[over] The game is over.
}
error-still-looking = This player has not been waited for long enough.
error-still-there = This player is still there, or has not been away long enough.
error-host-only = Only the host can do that.
error-bad-order = That is not an order of the { $seats } seats.
error-colour-taken = Seat { $seat } has that colour already.
error-unknown-bot = There is no bot “{ $bot }” for this game.
error-no-such-vote = That cannot be decided now.
error-bad-name = A name has 1 to { $most } visible characters.
error-open-seat-named = Seat { $seat } is open: it has no name yet.
error-no-open-seat = All seats at this table are taken.
error-no-spectators = Spectators are not allowed at this table.
error-table-full = This table has been in use for too long. Please create a new one.
error-no-such-round = There is no such game at this table.
error-not-alone = This table cannot move: people at other devices have seats here.
error-still-running = A running game cannot be copied from the server.
error-bad-log = Line { $line } of this table’s log does not fit the rules.
error-no-deck-here = { $game } is played without a puzzle: no deck is needed.
error-setup-and-deck = Your own puzzle or a deck: one of them, not both.
error-moves-without-setup = Moves made beforehand need the setup they were made on: send both, or neither.
error-problem-not-made = No puzzle of this level was found in time. Please try again, or choose another level.

## Keys, codes and the wire [errors]

error-unknown-token = This link is not valid, or it has expired.
error-unknown-code = There is no table with this code.
error-no-code-left = No free code was found. Please try again.
error-too-many-requests = { $wait ->
    [one] Too many requests. Please wait { $wait } second.
   *[other] Too many requests. Please wait { $wait } seconds.
}
error-too-many-connections = Too many connections from here. Please try again in a moment.
error-busy = { $wait ->
    [one] The server is busy. Please try again in { $wait } second.
   *[other] The server is busy. Please try again in { $wait } seconds.
}
error-too-much-work = That takes the server too long.
error-too-many-messages = Too fast. Please wait a moment.
error-too-many-reactions = That was a lot of reactions. { $most } in { $seconds } seconds are enough.
error-hello-first = A connection begins with a greeting.
error-hello-once = The greeting has been said already.
error-wrong-protocol = This page is out of date. Please reload it.
error-message-too-large = The message is too large.
error-bad-message = The message could not be understood: { misread }.
error-bad-request = The request could not be understood: { misread }.
error-unknown-path = There is nothing at this address.
error-wrong-method = This address does not take that kind of request.
error-internal-error = Something went wrong on the server. Nothing was changed.
error-database-unusable = The database { $path } cannot be used: { $detail }.
error-database-locked = The database { $path } is in use by another server.
error-bad-database-address = This is not the address of a PostgreSQL database; it looks like postgresql://user:password@host:5432/name.
error-database-login = PostgreSQL does not accept this user and password: { $path }.
error-database-missing = PostgreSQL has no database called { $name } ({ $path }). Create it first, for example with createdb.
error-database-away = No PostgreSQL server can be reached at { $path }: { $detail }.
error-no-answer = no answer in time
error-database-newer = a newer version of Full House made it
error-database-before-release = it was made before the first release: move { $path } away
error-database-foreign = another program keeps its tables there
error-database-unused = no server has used it yet
error-database-is-damaged = it is damaged
error-not-a-database = it is not a database
error-used-by-another = another program uses it
error-postgresql-missing = PostgreSQL needs an extra package: pip install "fullhouse[postgresql]".
error-bad-bus-address = This is not the address of a Redis or Valkey server; it looks like redis://host:6379/0.
error-bus-away = The bus at { $path } cannot be reached: { $detail }.
error-redis-missing = A bus needs an extra package: pip install "fullhouse[redis]".
error-workers-need-postgresql = Several workers need a PostgreSQL database that they share: give its address with --database.
error-bus-needs-postgresql = A bus connects servers that share a PostgreSQL database: give its address with --database.
error-database-not-a-file = This database is on a server; PostgreSQL’s own tools, pg_dump and pg_restore, make and restore its backups.
error-store-trouble = The server cannot store anything at the moment.
error-port-unusable = Cannot listen on { $host }, port { $port }: { $detail }.
error-unknown-host = This server does not answer under the name { $host }. Its operator can allow that name: --allowed-host { $host }.
error-cross-site = That request came from a page of another site.
error-not-json = A request that changes something carries JSON (application/json).
error-bad-upgrade = A WebSocket needs a GET request and HTTP/1.1.
error-metrics-closed = The metrics are private: they need a token, or a request from the machine itself.
error-coach-closed = A game against others is being played on this puzzle: no hints until it is over.
error-problem-in-play = A game against others is being played on this puzzle: other games on it, and checks of it, have to wait until it is over.
error-hint-gone = This hint no longer fits the board.
error-no-step-there = This step cannot be made here.
error-hint-at-table = Ask for hints about your own game at its table: the game counts them.
error-no-reason = The coach cannot say how the digit in { $cell } was found.
error-rude-name = Please choose another name.
error-bad-name-letters = A name needs at least one letter or digit, and not too many accents on one letter.

## Keys, codes and the wire [server]

bye-game-fault = There is an error in the rules of this game.
bye-not-stored = The server could not store the move. Please wait a moment.
bye-not-told = The server lost track of this game. Please wait a moment.
bye-too-many-messages = Too fast. Please wait a moment.
bye-stopping = The server is stopping.
bye-no-spectators = Spectators are no longer allowed at this table.
bye-moved = This seat has moved to another device.
bye-too-slow = The connection is too slow. Please wait a moment.
bye-store-trouble = The server cannot store anything at the moment. Please wait a moment.
bye-names-changed = A name at this table was deleted. Please wait a moment.
