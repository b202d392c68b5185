### What the command line says.

cli-about = Learn Swedish card games by playing: check records, read the rules, open the lessons.
cli-lang = language of text for people (else the environment’s)
cli-version = show the version and exit
cli-help = show this help and exit
cli-check = check records, one line of JSON for each
cli-legal = say of each card whether it may be played, and by which rule
cli-show = show a record as readable text
cli-deal = deal the cards of a new record
cli-play = let the computer play many deals or matches, and see what they show
cli-rules = show all rules, one game’s, or a single one
cli-notebooks = copy the lessons to a folder, to edit
cli-lessons = check a folder of lessons, without running their cells, and say what is wrong, and where
cli-serve = open the lessons in the browser
cli-class = serve the pages to a class, whose teacher sees what is answered
cli-site = make a folder of files that any web host serves
cli-file = a record, a file with one a line (.jsonl), or - for standard input
cli-game = the game’s name
cli-players = number of players (else the game’s most usual)
cli-seed = a whole number that gives the same cards again
cli-played-by = play the deal to its end: “random” does anything that is allowed, “beginner” plays as a sensible beginner, “club” thinks ahead as a club player does (trick games only)
cli-match = play a whole match (together with --play)
cli-kinds = who plays in each seat, separated by commas: “random” does anything that is allowed, “beginner” plays as a sensible beginner, “club” thinks ahead as a club player does (trick games only)
cli-deals = number of deals, or of matches together with --match (else 100)
cli-matches = play whole matches
cli-play-seed = a whole number that gives the same deals and the same play again
cli-variants = the game’s variants, such as jokers:2,revolution:yes
cli-csv = a new file to write the results to, a line for each deal
cli-workers = number of processes that share the work (else one)
cli-where = what the deals should be like, such as “forehand holds a pair and melds before trick 3”; “help” shows what can be wished for
cli-wished = number of deals to find, together with --where (else one)
cli-to = a new file to write the deals to, one a line, such as deals.jsonl (else they are printed)
cli-left = find endings: everybody has at most this many cards left
cli-keep = what to keep of each deal: “deal” the cards, “played” all that was played, “moment” what was played until the wish came true
cli-score = the score before the deal, separated by commas
cli-carry = points that wait for the next vinsten
cli-order = the finishing order of the round before (tölp), separated by commas
cli-seconds = how long to look at most (else 60)
cli-rule = a game, such as tolva, or a rule’s id, such as trick.overtake
cli-dir = the folder to copy to
cli-lesson-folder = the folder of lessons, as tolva-teach notebooks makes one
cli-port = the port to listen on
cli-ip = the address to listen on (else this computer only)
cli-address = the address that others open, where it is another: this computer’s name or number, or a whole one, such as https://cards.example/
cli-base-url = the path below which a proxy has the pages, such as /cards/ (else that of --address)
cli-embed = a host whose pages may show these in a frame, such as a school’s platform; may be given several times
cli-pool = how many pages are kept warm, for a class
cli-most = how many may be in at once (else as many as the computer is enough for)
cli-page = the page that the address leads to, such as quiz or sv/quiz (else the front page)
cli-course = the game whose course the address leads to, such as tolva or sv/tolva: its first lesson
cli-page-seed = the seed that this page begins with for everybody
cli-open-class = open a class by this name: its teacher sees what is answered
cli-class-ip = the address to listen on (else every address of this computer, so that others on the network come in)
cli-class-name = what the class is called: the same name goes on with the same class (else 1)
cli-class-store = the database to keep the class in, such as postgresql://user@host/name, where several servers share it (else a file on this computer)
cli-class-list = a file of questions to prepare, one on each line: its name, or the address of its page
cli-class-game = the game that the class has house rules for (together with --options)
cli-class-profile = what those house rules are called: learners see it (together with --options)
cli-class-house = House rules of a class need both a game and what you play otherwise: add “--game” and “--options”.
cli-store-of-no-class = “--store” says where a class is kept, and no class is opened: add “--class NAME”.
cli-serve-site = the folder of notebooks to show (else those that come with it)
cli-site-folder = the folder to write the files in, in place of those written there before
cli-site-of = the folder of notebooks to make pages of (otherwise those that come with the kit)
cli-site-pyodide = the folder where the npm package pyodide lies unpacked (otherwise it is fetched once)
cli-copy-packages = copy also the lessons of packages of games, for a server that is not “tolva-teach serve”; they stay as they are now
cli-open-lab = open them in JupyterLab, also those that were copied before
cli-no-browser = do not open a browser

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-required = Something is missing: { $what }.
cli-unrecognized = This does not belong here: { $what }. Add --help to see what does.
cli-invalid-choice = { $said } will not do for { $what }. Choose from { $known }.
cli-no-number = { $what } must be a whole number, not { $said }.
cli-outside = { $what } must be between { $least } and { $most }, not { $said }.
cli-expected = { $what } must be followed by a value.
cli-usage-error = The command cannot be understood: { $why }
cli-cannot-read = The file { $name } cannot be read: { $why }. Check its name and that it exists.
cli-no-such-rule = There is no game and no rule { $rule }. The games are { $games }; run “tolva-teach rules” to see all rules.
cli-wrong-players = The number of players in { $game } is { $seats }. Name it with --players.
cli-match-needs-play = Somebody must play a whole match. Add --play random or --play beginner.
cli-no-beginner =
    { $kind ->
        [club] There is no club player who can play { $game } yet. Use beginner or random instead.
       *[beginner] There is no beginner who can play { $game } yet. Use random instead.
    }
cli-no-such-kind = There is no player called { $said }. Choose from { $known }.
cli-wrong-seats = The number of players in { $game } is { $seats }, but --players names { $count }.
cli-no-such-option = There is no variant { $said } in { $game }. The variants are { $known }. Write them as NAME:VALUE, with a comma between.
cli-wrong-option = { $what } cannot be “{ $said }”. Choose from { $known }, for example.
cli-file-exists = { $name } exists already. Name a new file, so that nothing is written over.
cli-cannot-write-file = Cannot write to { $name }: { $why }. Check that the folder exists.
cli-interrupted = { $count ->
    [one] Stopped after one deal.
   *[other] Stopped after { $count } deals.
  }
cli-worker-died = One of the processes died after { $count } deals. What was done is kept; try fewer --workers.
cli-playing = Playing
cli-match-long = Nobody has won after { $count } deals, so the match stops there.
cli-dealing = Dealing
cli-needs-where = { $option } belongs to deals by wish. Say with --where what they should be like.
cli-match-or-where = --match and --where do not go together. Leave one of them out.
cli-wrong-start = No deal of { $game } can begin like that. Check --score, --carry and --order.
cli-no-numbers = “{ $said }” must be whole numbers separated by commas, such as 9,4.
cli-seed-shown = Seed: { $seed }. The same seed gives the same cards.
cli-notebooks-copied = { $count } notebooks are now in { $dir }. Change them with “tolva-teach notebooks { $dir } --open” and show them with “tolva-teach serve --notebooks { $dir }”.
cli-notebooks-exist = { $dir } is not empty. Name a new folder, so that nothing is written over.
cli-cannot-use = { $name } cannot be used: { $why }.
cli-cannot-print = The output cannot be written: { $why }.
cli-cannot-write = Cannot write to { $dir }: { $why }.
cli-no-lessons = The lessons did not come with the installation. Install again with “pip install tolva-teach”.
cli-checking = Checking

## Why a file could not be read or written

file-fault-missing = there is no such file or folder
file-fault-no-folder = a part of the path is a file, not a folder
file-fault-is-folder = it is a folder, not a file
file-fault-not-allowed = you are not permitted to
file-fault-read-only = it can only be read
file-fault-full = there is no space left
file-fault-long-name = the name is too long
file-fault-closed = it is closed
file-fault-unknown = something went wrong on the way
file-fault-other = the system gives error { $number }

## A record as text

show-head = { $game }, { $players } players
show-deal = Deal { $deal }
show-deal-tolp = Round { $deal }
show-score = Score: { $scores }.
show-open = { $seat } is to play.
show-row = { $name }, on the table: { $cards }, and { $count } cards face down
show-stock = Stock: { $count } cards
show-note = ({ $note })
show-reading = Interpretation: { $text }
show-source = Source: { $text }

cli-games = show every game there is, from which package, and what is missing for each place
cli-json = as JSON, a line for each game

games-heading = { $name } ({ $seats }): { $game }, from { $package }
games-registered = a program
games-whole = Nothing is missing.
games-without = Without { $parts }.
games-part-chapters = rules to read
games-part-lessons = lessons
games-part-beginner = a beginner (others play at random)
games-part-mind = a club player
games-part-advice = advice from the coach
games-part-knowledge = what can be known of others’ cards
games-part-hindsight = what was let go of in a deal
games-part-families = questions
games-part-orders = cards to put in order in lessons
games-part-usual = figures of many deals
games-part-illustrated = pictures beside the rules
games-part-differences = deals that show what a variant changes
games-rules-lacking = These rules are named by the game and are in none of its chapters: { $rules }.
games-words-lacking = Words missing in { $language } ({ $file }): { $keys }.
games-words-unheard = These keys exist elsewhere already, and what they say here is not used: { $keys }.
games-lessons-unshown = These lessons are not shown, because their names do not begin with { $game }: { $files }.
games-fault = { $game }, from { $package }, has failed in “{ $place }” ({ $line }): { $why }. Whoever made the game can mend it. Nothing else is affected.
games-failed-part = Questions of the game { $entry } of the package { $package } cannot be made: { $why }
games-failed-part-name = The game { $entry }, from { $package }, goes without { $part }: there is no { $name } in { $module }.
games-failed-part-module = The game { $entry }, from { $package }, goes without { $part }: { $module } cannot be imported: { $why }
games-failed-part-place = The game { $entry }, from { $package }, goes without { $part }: “{ $place }” is not written as “module:name”.
games-failed-raises = The game { $entry } of the package { $package } cannot be used: { $why }
games-failed-no-description = The game { $entry } of the package { $package } cannot be used: its entry point leads to a { $type }, not to a GameDescription.
games-failed-no-game = The game { $entry } of the package { $package } cannot be used: the rules of its description are not a Game with a name.
games-failed-no-folder = The game { $entry } of the package { $package } cannot be used: its { $part } are to be in { $folder }, which is not a Path to a folder. Is the folder part of the package?
games-failed-bad-name = The game { $entry } of the package { $package } cannot be used: its name is { $name }, and may have only the letters a to z and digits, beginning with a letter.
games-failed-option-no-kind = The game { $entry } of the package { $package } cannot be used: its option { $option } is { $given }. Write Flag(), Number(…) or another kind of option from tolva_teach.games.options.
games-failed-option-default = The game { $entry } of the package { $package } cannot be used: its option { $option } is usually { $given }, and can be { $known } only.
games-failed-option-without-rule = The game { $entry } of the package { $package } cannot be used: no rule tells of its option { $option }. Name the rule’s id in option_rules, beside options_known.
games-failed-name-taken = The game { $entry } of the package { $package } cannot be used: { $by } has a game of the name { $name } already.
games-failed-newer = The game { $entry } of the package { $package } cannot be used: it is written for interface { $interface }, and this tolva-teach knows { $known }. A newer tolva-teach may know it.

cli-new-game = write the package of a small game, to make your own game of
cli-new-name = what the game and its package are to be called, in small letters
new-game-bad-name = { $name } will not do as a name. Use small letters a to z and digits, at least two, and not the name of another game, a Python keyword or a module that is there already.
new-game-exists = There is something called { $name } here already. Choose another name or another folder.
new-game-written = The game { $name } is in the folder { $name }. How to make it a game of your own is told on the page opened by: tolva-teach serve --page writing-game. Install it first with: pip install -e { $name }
