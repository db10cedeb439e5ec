### What whoever runs the server reads, in English.

## The commands

cli-archive = List finished games by time or by table, the latest first; the server may run meanwhile.
cli-archive-code = Only games of the table with this code.
cli-archive-since = Only games that ended on this day or later, such as 2026-11-15 or 2026-11-15T20:30 (UTC).
cli-archive-until = Only games that ended before this day.
cli-archive-most = How many games at most.
cli-archive-records = Print the record of each game instead, one per line.
archive-game = { $at } · { $code } · game { $round } · { $game } · { $seats }
archive-deleted = { $game }: the table has been deleted, and its record with it.
archive-none = No game was found.
cli-backup = Copy the database into a file and check the copy; the server may run meanwhile.
cli-backup-file = The file for the copy.
cli-backup-replace = Replace the file if it exists.
cli-restore = Check a backup and make it the database; the server must not be running.
cli-restore-file = The backup.
cli-restore-replace = Replace a database that is not empty; it is kept beside the new one, under its name with “.old”.
cli-copy-store = Copy everything from one database into another, empty one, and verify the copy; no server may be running.
cli-copy-store-source = The database to copy: a file, or the address of a PostgreSQL database.
cli-copy-store-target = The empty database for the copy: a file, or the address of a PostgreSQL database.
cli-doctor = Look at settings, database, clock, disk and port, and say what is wrong.
cli-play-reload = For writing your own game: restart whenever a file of a game from another package changes.
play-reloaded = A file has changed: restarted.
cli-new-game = Create a package with a small working game, as a start for rules of your own.
cli-new-game-name = The id of the game: small letters, digits and hyphens.
cli-new-game-folder = The folder for it; by default fullhouse- and the id.
new-game-made = { $path } has a small working game. To try it: pip install --no-deps --editable { $path }, then fullhouse play-out { $name }. The rules are in rules.py, what people read in words/en.ftl.
cli-serve-trusted-proxy = A proxy, or a network of proxies, whose X-Forwarded-For is believed; can be given several times.
cli-serve-allowed-host = A name under which the server answers, besides that of its public address; can be given several times.
cli-serve-known-key = The public key of another server, by which its records are recognised; can be given several times.
cli-serve-metrics-token = Anyone with this token may read /metrics from elsewhere; without one, only this machine may.
cli-serve-access-log = Log every request, without tokens and table codes.
cli-serve-log-format = How the log is written: lines for people, or JSON for programs.
cli-serve-name-filter = Refuse rude names.
backup-checking = Checking the copy…
backup-made = { $tables ->
    [one] { $path }: a checked copy with { $tables } table.
   *[other] { $path }: a checked copy with { $tables } tables.
}
backup-restored = { $tables ->
    [one] { $path } has been restored, with { $tables } table.
   *[other] { $path } has been restored, with { $tables } tables.
}

## The doctor

doctor-client-built = The pages for the browser are there.
doctor-client-missing = The pages for the browser have not been built.
doctor-kernel = The solver is there ({ $name }).
doctor-open-to-network = The server is open to the network without a public address: use this only among friends.
doctor-only-here = The server can be reached from this machine only.
doctor-public-address = Public address { $address }; trusted proxies: { $proxies }.
doctor-not-encrypted = The public address { $address } is not encrypted; use https.
doctor-database-new = The database { $path } does not exist yet; the server will create it.
doctor-database-empty = The database { $path } is empty; the server will set it up.
doctor-folder-unwritable = The folder { $path } cannot be written to.
doctor-database = { $tables ->
    [one] The database { $path } is sound: { $tables } table.
   *[other] The database { $path } is sound: { $tables } tables.
}
doctor-database-readable = Others on this machine can read { $path }; chmod 600 prevents that.
doctor-bus = The bus { $path } answers.
doctor-snapshots = { $count ->
    [one] The stored position of { $count } long game is what its log says.
   *[other] The stored positions of { $count } long games are what their logs say.
}
doctor-snapshots-differ = The stored positions of these tables differ from their logs: { $tables }.
doctor-clock = The clock shows { $now }.
doctor-clock-behind = The clock shows { $now }, but the server was already in use at { $last }.
doctor-clock-jumped = No server ran for { $days } days, since { $last }, or the clock is wrong. Those days count for no table, and nothing is deleted before the server has run for a day.
doctor-nothing-due = No table was left alone for so long that it would be ended or deleted.
doctor-due-end = { $count ->
    [one] One game was left alone for long and would be ended: { $tables }.
   *[other] { $count } games were left alone for long and would be ended: { $tables }.
}
doctor-due-delete = { $count ->
    [one] One table was left alone for long and would be deleted: { $tables }.
   *[other] { $count } tables were left alone for long and would be deleted: { $tables }.
}
doctor-disk = Free on the disk: { $free } MB.
doctor-disk-low = Free on the disk: only { $free } MB.
doctor-port = { $host }, port { $port } is free.
doctor-running = The server is already running at { $host }, port { $port }.

## Errors

error-bad-time = “{ $value }” is not a day or a time, such as 2026-11-15 or 2026-11-15T20:30.
error-time-order = The end, { $until }, must be after the start, { $since }.
error-file-exists = { $path } exists already; --replace replaces it.
error-folder-not-empty = The folder { $path } is not empty.
error-same-file = { $path } is the database itself.
error-database-not-empty = The database { $path } is not empty; --replace replaces it and keeps the old one.
error-database-in-use = The database { $path } is in use: stop the server first.
error-database-damaged = The database { $path } is damaged: { $detail }.
error-not-our-database = { $path } is not a database of Full House.
error-copy-target-used = { $path } is not empty; a copy needs an empty database.
error-copy-differs = The copy in { $path } differs from its source ({ $name }); nothing was kept of it.
error-not-copied = { $path } could not be copied: { $detail }.
error-bad-public-url = “{ $value }” is not an address such as https://play.example.org.
error-bad-proxy = “{ $value }” is not an address or a network such as 10.0.0.0/8.
error-bad-host = “{ $value }” is not the name of a machine.
error-bad-known-key = “{ $value }” is not a public key: it has 64 digits from 0 to f.
error-no-such-option = There is no option { $name } here. “{ $command } --help” lists all options.
error-misused-option = The option { $name } is used wrongly: a value is missing, or there is one too many. “{ $command } --help” shows how it is used.
error-missing-argument = “{ $name }” is missing. “{ $command } --help” tells what is expected.
error-argument-out-of-range = “{ $name }” has to be a number from { $first } to { $last }.
error-bad-argument = The value for “{ $name }” cannot be used. “{ $command } --help” tells what is expected.
error-argument-no-int = “{ $name }” has to be a whole number, not “{ $value }”.
error-argument-no-float = “{ $name }” has to be a number, not “{ $value }”.
error-no-such-command = There is no command “{ $name }”.
error-unknown-shell = Completion is available for bash, zsh, fish and PowerShell, not for “{ $name }”.
error-bad-command-line = There is too much on the command line. “{ $command } --help” shows how the command is used.
error-batch-actions = There are { $games } games, but the actions have the shape { $count }.
error-batch-action = Action { $action } is not allowed in game { $place }.
error-bot-not-started = “{ $command }” could not be started: { $detail }.
error-no-board-yet = There is no board to be seen from this seat (state of the table: { $stage }).
error-bot-silent = The program has not said “{ $expected }” within { $seconds } s.
error-bot-ended = The program “{ $bot }” has ended by itself (status { $status }).
error-bot-not-offered = “{ $line }” is not among the moves that were offered to { $bot }.
error-bot-stays = The program did not end properly when it was told “quit” (status { $status }).
error-bot-unfinished = { $game } was not played to the end (moves made: { $moves }).
error-ladder-alone = { $game } has no opponents to be rated against.
error-server-away = { $address } does not answer: { $detail }.

## The frame of help pages

cli-frame-usage = Usage:
cli-frame-help = Show this page.
cli-frame-version = Show the version.
cli-frame-completion = Write a script that completes commands and options in this shell: bash, zsh, fish or PowerShell.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-default = default: { $value }
cli-frame-variable = environment variable: { $value }
cli-frame-required = required

## Programs that play

cli-bot = Give a seat at a server’s table to a program that talks line by line, as chess engines do.
cli-bot-address = The address of the server, such as http://127.0.0.1:8181.
cli-bot-code = The code of the table.
cli-bot-program = The program and what it is given, after “--”.
cli-bot-name = Its name at the table; by default the one that it says.
cli-bot-seconds = How long it may think about a move.
cli-bot-trace = Show every line that goes to the program or comes from it.
bot-finished = The game is over: { $scores }.
cli-check-bot = Check that a playing program keeps to the protocol: it plays every game once.
cli-check-bot-game = Only this game; can be given several times.
check-bot-greeting = It says who it is and that it is ready.
check-bot-strange = It passes over lines that it does not know, and plays { $game } to the end ({ $moves } moves chosen).
check-bot-game = It plays { $game } to the end ({ $moves } moves chosen).
check-bot-refusal = It chooses another move where one is refused.
check-bot-quit = It ends when it is told to.
cli-ladder = Rate a program against the five levels of bots: 400 points more mean ten wins in eleven games.
cli-ladder-games = How many games it plays against each level, and each level against the next.
ladder-won = won { $percent }% against it
cli-check-game = Check that a game keeps what every game promises, with any seats and options.
cli-check-game-games = How many games are played for each promise.
check-game-ends = It ends, says who won, and nobody may do anything after that.
check-game-legal = What is legal is accepted, everything else is refused, and neither changes the position.
check-game-declared = Its verbs have roles, and it ends for reasons that it declares.
check-game-points = Points that are shown before a move are what it brings.
check-game-unchanged = A position never changes, and the same move has the same effect again.
check-game-secrets = What a viewer may not see changes nothing in what they get.
check-game-views = A view that is made beside another one is the viewer’s own.
check-game-apart = Two games that are played side by side do not touch each other.
check-game-replays = A record of it is replayed to the same end.
check-game-dealt-anew = With other hidden tiles, the same moves show a seat exactly what it saw.
check-game-found = At { $where }: { $evidence }
cli-baselines = Let random, greedy, ISMCTS and the strongest bot play each other: the figures that a new player is compared with.
cli-baselines-games = How many games each pair plays.
cli-baselines-rounds = How often ISMCTS deals the hidden tiles again for a move.

## A site without a server

cli-static = Write the games as a site without a server: a folder that any web host can serve.
cli-static-folder = The folder; an older site of ours in it is replaced.
static-done = The site is in { $folder }, { $size } MB. Any web host can serve it; to try it: python -m http.server --directory { $folder }
error-no-offline-parts = The parts for browsers are missing: install fullhouse[play], or run “make pocket” in a checkout.
error-no-brotli = A site is written with the package brotli: install fullhouse[static].
