### What the command line says.

cli-about = Learn Swedish card games by playing: check records, read the rules, open the lessons.
cli-lang = language of messages (default: that of your system)
cli-version = show the version and exit
cli-help = show this help and exit
cli-check = check records, and print a line of JSON for each
cli-legal = say which cards may be played, and which rule decides it
cli-show = show a record as readable text
cli-deal = deal the cards of a new record
cli-play = let the computer play many deals or matches, and see the statistics
cli-rules = show all the rules, those of one game, or a single rule
cli-notebooks = copy the lessons to a folder where you can edit them
cli-lessons = check a folder of lessons for mistakes, without running their cells
cli-serve = open the lessons in the browser
cli-class = serve the pages to a class, whose teacher sees the answers
cli-site = make a folder of files that any web host can serve
cli-file = a record, a file with one record to a line (.jsonl), or - for standard input
cli-game = the game’s name
cli-players = number of players (default: the usual number for the game)
cli-seed = a whole number that gives the same cards again
cli-played-by = play the deal out: “random” makes any legal play, “beginner” plays like a sensible beginner, “club” thinks ahead like a club player (trick games only)
cli-match = play a whole match (with --play)
cli-kinds = who plays in each seat, separated by commas: “random” makes any legal play, “beginner” plays like a sensible beginner, “club” thinks ahead like a club player (trick games only)
cli-deals = number of deals, or of matches with --match (default: 100)
cli-matches = play whole matches
cli-play-seed = a whole number that gives the same deals and the same play again
cli-variants = the game’s variants, such as jokers:2,revolution:yes
cli-csv = a new file for the results, one line per deal
cli-workers = number of processes to share the work (default: 1)
cli-where = what the deals should be like, such as “forehand holds a pair and melds before trick 3”; “help” shows everything you can ask for
cli-wished = number of deals to find (with --where; default: 1)
cli-to = a new file for the deals, one to a line, such as deals.jsonl (default: print them)
cli-left = find endings in which everybody has at most this many cards left
cli-keep = how much of each deal to write: “deal” only the cards, “played” the whole play, “moment” the play up to where the wish came true
cli-score = the score before the deal, separated by commas
cli-carry = points carried over to the next vinsten
cli-order = the finishing order of the previous round (tölp), separated by commas
cli-seconds = how many seconds to search at most (default: 60)
cli-rule = a game, such as tolva, or a rule’s id, such as trick.overtake
cli-dir = the folder to copy to
cli-lesson-folder = the folder of lessons, such as tolva-teach notebooks makes
cli-port = the port to listen on
cli-ip = the address to listen on (default: this computer only)
cli-address = the address that others should open, if it is a different one: this computer’s name or number, or a full address such as https://cards.example/
cli-base-url = the path under which a proxy puts the pages, such as /cards/ (default: that of --address)
cli-embed = a site that may show these pages in a frame, such as a school’s platform; can be repeated
cli-pool = how many pages to have ready in advance, for a class
cli-most = how many people to let in at once (default: as many as this computer can serve)
cli-page = the page to open first, such as quiz or sv/quiz (default: the front page)
cli-course = open the first lesson of this game’s course, such as tolva or sv/tolva
cli-page-seed = the seed with which that page begins for everybody
cli-open-class = open a class with this name, whose teacher sees the answers
cli-class-ip = the address to listen on (default: all of this computer’s addresses, so that others on the network can join)
cli-class-name = the name of the class; use it again to carry on with the same class (default: 1)
cli-class-store = the database for the class, such as postgresql://user@host/name, if several servers share it (default: a file on this computer)
cli-class-list = a file of questions to prepare, one to a line: its name, or the address of its page
cli-class-game = the game for which the class has house rules (with --options)
cli-class-profile = the name of those house rules, which learners see (with --options)
cli-class-house = House rules for a class need both the game and the variants you play: add “--game” and “--options”.
cli-store-of-no-class = “--store” says where a class is stored, but no class is being opened: add “--class NAME”.
cli-serve-site = the folder of notebooks to show (default: those that come with the kit)
cli-site-folder = the folder for the files, replacing any written there before
cli-site-of = the folder of notebooks to make pages of (default: those that come with the kit)
cli-site-pyodide = the folder with the unpacked npm package pyodide (default: fetch it once)
cli-copy-packages = also copy, as they are now, the lessons of installed game packages, for servers other than “tolva-teach serve”
cli-open-lab = open them in JupyterLab, even if they were copied before
cli-no-browser = do not open a browser

cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-required = Something is missing: { $what }.
cli-unrecognized = This command does not take { $what }. Add --help to see what it does take.
cli-invalid-choice = { $said } is not a choice for { $what }. Choose from { $known }.
cli-no-number = { $what } must be a whole number, not { $said }.
cli-outside = { $what } must be between { $least } and { $most }, not { $said }.
cli-expected = { $what } must be followed by a value.
cli-usage-error = The command cannot be understood: { $why }
cli-cannot-read = The file { $name } cannot be read: { $why }. Check its name and that it exists.
cli-no-such-rule = There is no game and no rule { $rule }. The games are { $games }; run “tolva-teach rules” to see all rules.
cli-wrong-players = The number of players in { $game } is { $seats }. Give it with --players.
cli-match-needs-play = A whole match needs somebody to play it. Add --play random or --play beginner.
cli-no-beginner =
    { $kind ->
        [club] There is no club player who can play { $game } yet. Use beginner or random instead.
       *[beginner] There is no beginner who can play { $game } yet. Use random instead.
    }
cli-no-such-kind = There is no player called { $said }. Choose from { $known }.
cli-wrong-seats = The number of players in { $game } is { $seats }, but --players names { $count }.
cli-no-such-option = There is no variant { $said } in { $game }. The variants are { $known }. Write them as NAME:VALUE, with a comma between.
cli-wrong-option = { $what } cannot be “{ $said }”. Choose from { $known }, for example.
cli-file-exists = { $name } already exists. Name a new file, so that nothing is overwritten.
cli-cannot-write-file = Cannot write to { $name }: { $why }. Check that the folder exists.
cli-interrupted = { $count ->
    [one] Stopped after one deal.
   *[other] Stopped after { $count } deals.
  }
cli-worker-died = One of the processes died after { $count } deals. The results so far are saved; try fewer --workers.
cli-playing = Playing
cli-match-long = Nobody has won after { $count } deals, so the match stops here.
cli-dealing = Dealing
cli-needs-where = { $option } only works for deals you describe. Say with --where what they should be like.
cli-match-or-where = --match and --where cannot be used together. Leave one of them out.
cli-wrong-start = No deal of { $game } can begin like that. Check --score, --carry and --order.
cli-no-numbers = “{ $said }” must be whole numbers separated by commas, such as 9,4.
cli-seed-shown = Seed: { $seed }. The same seed gives the same cards.
cli-notebooks-copied = { $count } notebooks are now in { $dir }. To change them, run “tolva-teach notebooks { $dir } --open”; to show them, “tolva-teach serve --notebooks { $dir }”.
cli-notebooks-exist = { $dir } is not empty. Name a new folder, so that nothing is overwritten.
cli-cannot-use = { $name } cannot be used: { $why }.
cli-cannot-print = The output cannot be written: { $why }.
cli-cannot-write = Cannot write to { $dir }: { $why }.
cli-no-lessons = The lessons are missing from the installation. Install again with “pip install tolva-teach”.
cli-checking = Checking

## Why a file could not be read or written

file-fault-missing = there is no such file or folder
file-fault-no-folder = part of the path is a file, not a folder
file-fault-is-folder = it is a folder, not a file
file-fault-not-allowed = you do not have permission
file-fault-read-only = it is read-only
file-fault-full = there is no space left
file-fault-long-name = the name is too long
file-fault-closed = it is closed
file-fault-unknown = something went wrong
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

cli-games = list the games, the packages they come from, and anything they lack
cli-json = as JSON, one line per game

cli-new-game = write the package of a small game, to turn into your own
cli-new-name = the name of the game and its package, in small letters
new-game-bad-name = { $name } will not do as a name. Use at least two small letters a to z or digits, and not the name of another game, a Python keyword or an existing module.
new-game-exists = There is already something called { $name } here. Choose another name or another folder.
new-game-written = The game { $name } is in the folder { $name }. Install it with: pip install -e { $name }. To learn how to make it your own, run: tolva-teach serve --page writing-game
