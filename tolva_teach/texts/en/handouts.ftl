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
        [0] No such questions were found. Leave something out of what they must be about.
       *[other] Only { $found } such questions were found, not { $count }. Ask for fewer, or leave something out of what they must be about.
    }
handouts-no-rule = There is no rule “{ $said }”. The command “tolva-teach rules { $game }” shows the rules with their names.
handouts-rule-not-asked = No question about { $game } is about { $rule } as you asked for it. Leave out the kind of question or the difficulty, or choose another rule.
handouts-rule-never-asked = No question about { $game } is about { $rule }. Choose another rule.

## Deals to lay out by hand

handouts-deals = Deals
handouts-deal = Deal { $number }
handouts-table = table { $number }
handouts-course = Deal { $number }, as it was played
handouts-cut = Cut along the dashed lines and give each player their slip and those cards.
handouts-deals-who = { $who }, who deals
handouts-pile-stock = Stock, the top card first
handouts-pile-up = Face up on the table, from the left
handouts-pile-down = Face down beneath them, from the left
handouts-pile-pile = Begins the pile
handouts-pile-aside = Set aside, face down

## What was agreed

handouts-agreed = { $game }: what we have agreed
handouts-otherwise = Different from the book
handouts-as-in-book = We play by the book.
handouts-by-the-book = By the book
handouts-more-agreed = We have also agreed
handouts-yes-word = yes
handouts-no-word = no

## What cannot be made

handouts-nothing-there = There is nothing there to put on paper: the file is empty.
handouts-no-question = There is no question “{ $said }”. A question is written as tolva/must-play/1/2/7, or by the address of its page.
handouts-by-book = This question cannot be asked by the house rules in its address: “{ $said }”. Without “options” it is asked by the book.
handouts-no-address = “{ $said }” is not an address. It begins with http:// or https://, such as https://cards.example/en/quiz.html.
handouts-too-many = At most { $most } questions can be asked for at once, all variants together. Ask for fewer.
handouts-too-many-deals = At most { $most } deals are put on paper at once. Give fewer records.
handouts-wrong-ending = { $name } ends neither in .html nor in .pdf. Name the file so that it says which you want.
handouts-file-exists = { $name } exists already. Name a new file, or add --force to write over it.
handouts-no-browser = No Chromium or Chrome was found to make the PDF. Install one, or ask for { $name } and print that from your browser.
handouts-no-pdf = The browser on this computer made no PDF ({ $why }). Ask for { $name } instead and print that from your browser.

## The command

cli-sheet = make sheets to print: questions with answers, deals to lay out by hand, or what you have agreed to play
cli-sheet-files = questions of your own: a file with a question’s name, or the address of its page, a line, or with records that stop where somebody must choose; with --deals, records of deals; “-” for standard input
cli-sheet-family = the kind of question, such as must-play (else all of the game’s in turn)
cli-sheet-rule = only questions that this rule decides, such as trick.overtake
cli-sheet-difficulty = 1 is easy, 3 is hard (else the easiest there is)
cli-sheet-seed = the number of the first question (else drawn); the same number gives the same sheet
cli-sheet-count = number of questions on each sheet (else 12)
cli-sheet-per-page = questions on a page, from 1 to 6 (else 4)
cli-sheet-variants = number of sheets with other questions, A, B, C …, up to 6; from a file, the same questions in another order
cli-sheet-address = the site’s address, or that of its page of questions as your browser shows it: each question gets a QR code that opens it
cli-sheet-deals = hands on slips to cut out, and how the deals were played, from records such as “tolva-teach deal” prints
cli-sheet-tables = number of tables that are to have the same deals, together with --deals (else 1)
cli-sheet-agreed = the house rules of --game and --options, to be signed
cli-sheet-profile = what you call your house rules: the name is printed at the top (together with --agreed)
cli-sheet-to = the file to write, such as class.html or class.pdf (else HTML is printed)
cli-sheet-force = write over the file if it exists
