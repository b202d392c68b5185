### What is handed out on paper, and the command that makes it.

## Questions

handouts-questions = Questions
handouts-answers = Answers
handouts-name = Name
handouts-date = Date
handouts-yes = ✓
handouts-no = ✗
handouts-code-alt = QR code that opens question { $number }

handouts-too-few =
    { $found ->
        [0] No such questions were found. Ask for something less specific.
       *[other] Only { $found } such questions were found, not { $count }. Ask for fewer, or for something less specific.
    }
handouts-no-rule = There is no rule “{ $said }”. Run “tolva-teach rules { $game }” to see the rules and their names.
handouts-rule-not-asked = No question of that kind and difficulty in { $game } is about { $rule }. Leave out the kind or the difficulty, or choose another rule.
handouts-rule-never-asked = No question in { $game } is about { $rule }. Choose another rule.

## Deals to lay out by hand

handouts-deals = Deals
handouts-deal = Deal { $number }
handouts-table = table { $number }
handouts-course = Deal { $number }, as it was played
handouts-cut = Cut along the dashed lines, and give each player a slip and the cards on it.
handouts-deals-who = { $who } (dealer)
handouts-pile-stock = Stock, top card first
handouts-pile-up = Face up on the table, from the left
handouts-pile-down = Face down under them, from the left
handouts-pile-pile = First card of the pile
handouts-pile-aside = Set aside, face down

## What was agreed

handouts-agreed = { $game }: our house rules
handouts-otherwise = Different from the book
handouts-as-in-book = We play by the book.
handouts-by-the-book = By the book
handouts-more-agreed = We have also agreed
handouts-yes-word = yes
handouts-no-word = no

## What cannot be made

handouts-nothing-there = There is nothing to print: the file is empty.
handouts-no-question = There is no question “{ $said }”. Write a question as tolva/must-play/1/2/7, or as the address of its page.
handouts-by-book = This question cannot be asked under the house rules in its address: “{ $said }”. Leave out “options” to ask it by the book.
handouts-no-address = “{ $said }” is not an address. Begin with http:// or https://, as in https://cards.example/en/quiz.html.
handouts-too-many = You can ask for at most { $most } questions at once, counting all the sheets. Ask for fewer.
handouts-too-many-deals = You can print at most { $most } deals at once. Give fewer records.
handouts-wrong-ending = { $name } ends in neither .html nor .pdf. Name the file so that it says which you want.
handouts-file-exists = { $name } already exists. Name a new file, or add --force to overwrite it.
handouts-no-browser = No Chromium or Chrome was found to make the PDF. Install one, or ask for { $name } instead and print that from your browser.
handouts-no-pdf = The browser on this computer could not make a PDF ({ $why }). Ask for { $name } instead and print that from your browser.

## The command

cli-sheet = make sheets to print: questions with answers, deals to lay out by hand, or your house rules
cli-sheet-files = questions of your own: a file with one to a line, by name or by the address of its page, or a file of records that stop where somebody must choose; with --deals, records of deals; “-” for standard input
cli-sheet-family = the kind of question, such as must-play (default: all the game’s kinds in turn)
cli-sheet-rule = only questions decided by this rule, such as trick.overtake
cli-sheet-difficulty = 1 is easy, 3 is hard (default: the easiest there is)
cli-sheet-seed = the number of the first question (default: random); the same number gives the same sheet
cli-sheet-count = number of questions on each sheet (default: 12)
cli-sheet-per-page = questions on a page, from 1 to 6 (default: 4)
cli-sheet-variants = number of different sheets, A, B, C …, up to 6; from a file, they have the same questions in another order
cli-sheet-address = the address of your site, or of its quiz as your browser shows it: each question gets a QR code that opens it
cli-sheet-deals = print hands on slips to cut out, and how the deals were played, from records such as “tolva-teach deal” prints
cli-sheet-tables = number of tables to get the same deals (with --deals; default: 1)
cli-sheet-agreed = print the house rules given by --game and --options, to be signed
cli-sheet-profile = the name of your house rules, printed at the top (with --agreed)
cli-sheet-to = the file to write, such as class.html or class.pdf (default: print HTML)
cli-sheet-force = overwrite the file if it exists
