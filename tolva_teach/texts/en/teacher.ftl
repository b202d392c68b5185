### The teacher's page of a class.

teacher-class = Class { $name }
teacher-here =
    { $count ->
        [0] nobody is here yet
       *[other] { $here } of { $count } here
    }
teacher-answered-of = { $answered } of { $count } have answered
teacher-lost =
    { $count ->
        [one] { $count } says “I am lost”
       *[other] { $count } say “I am lost”
    }
teacher-lost-how = “I am lost” is counted without names. The number is kept with its question: it stays in the list and when you go back to the question, and is in the table by question.
teacher-out-of-reach = The class can’t be read right now. What you see may be out of date, but nothing is lost. The page tries again every second.

## Without a class

teacher-no-class = No class is open here.
teacher-begin = Start a class on your own computer with this command. It prints the learners’ address and opens this page for you:
teacher-begin-notebook = To see the same class in a notebook of your own:
teacher-deleted = The class and everything in it has been deleted.

## The sections

teacher-tabs = Choose what to see
teacher-tab-here = Here
teacher-tab-rules = Rule by rule
teacher-tab-ask = Ask all
teacher-tab-homework = Homework
teacher-tab-home = Take home

## Here

teacher-nobody = Nobody is here yet. Show the address on the projector: learners join by opening it.
teacher-sort = Sort by
teacher-sort-name = name
teacher-sort-progress = number of answers
teacher-sort-stuck = time on the question
teacher-sort-table = table
teacher-column-learner = Learner
teacher-column-last-answers = Latest answers
teacher-column-answered = Answers
teacher-column-right = Right
teacher-right-of = { $right } of { $answered }
teacher-column-with-question = The question
teacher-column-since-answer = Since last answer
teacher-state-answered = answered
teacher-state-thinking = here
teacher-state-away = away
teacher-state-unanswered = has not answered
teacher-under-a-minute = under 1 min
teacher-minutes = { $count } min
teacher-stands-out-stuck = taking long
teacher-stands-out-quick = quick
teacher-right = right
teacher-wrong = wrong
teacher-unanswered = not answered
teacher-no-answers = no answers yet
teacher-at-table = Table { $table }
teacher-no-table = No table
teacher-do-ask-tables = Ask everybody which table they are at
teacher-do-stop-tables = Stop asking
teacher-alone = + { $count } on their own
teacher-alone-right = + { $right } of { $count } on their own
teacher-rename = Name
teacher-seat = Table
teacher-same = New device? The same learner as
teacher-same-none = Nobody else
teacher-same-what = The answers of { $name } move to { $known }, and the row { $name } disappears. This can’t be undone.
teacher-do-join-rows = Join with { $known }
teacher-removed = Removed from the class
teacher-do-remove = Remove from the class
teacher-do-restore = Let in again
teacher-do-close-row = Done

## Rules

teacher-no-rules = No answers yet. Once learners answer, this shows which rules they know and which they get wrong.
teacher-rules-how = The last time they met the rule, those under “Wrong” chose something that doesn’t fit the rule; those under “Missed some” chose nothing wrong but left out something it allows. “Ever wrong” counts everyone who has got the rule wrong at least once.
teacher-counted = The rules are counted from
teacher-counted-to-all = the questions to the class
teacher-counted-practice = the questions to the class and own practice
teacher-rules-trend = “Getting better” and “getting worse” compare the later half of the answers with the earlier half.
teacher-column-rule = Rule
teacher-column-broken-now = Wrong
teacher-column-missed-now = Missed some
teacher-column-broken-ever = Ever wrong
teacher-column-met = Met it
teacher-trend-better = getting better
teacher-trend-worse = getting worse
teacher-wrong-choice = { $count } of { $of } chose: { $chosen }
teacher-wrong-choice-only = { $count } of { $of } chose only: { $chosen }
teacher-rule-here = Got the rule wrong in this question: { $broken }. Only missed something it allows: { $missed }.
teacher-turns-on = It turns on: { $rules }
teacher-do-ask-about = Ask everyone a new question on this rule
teacher-no-such-rule = Questions of that kind do not test the rule “{ $rule }”, so it may be any rule now.
teacher-no-sibling = There is no other question about this rule.
teacher-unknown-question = This question can’t be shown here: it needs another version of Tolva School, or a game that isn’t installed.

## Ask all

teacher-answer = The answer, for you alone
teacher-ask-title = Choose a question
teacher-difficulty = Difficulty
teacher-rule = Rule
teacher-any-rule = Any
teacher-number = Number (0 to { $most })
teacher-verdict = Learners see whether they were right
teacher-verdict-now = at once
teacher-verdict-reveal = when you reveal it
teacher-verdict-never = never
teacher-hints = Hints
teacher-hints-yes =
    { $count ->
        [0] learners may take them (this question has none)
        [one] learners may take them (this question has { $count })
       *[other] learners may take them (this question has { $count })
    }
teacher-hints-no = none
teacher-do-ask = Ask all
teacher-do-ask-short = Ask
teacher-do-another = Another question
teacher-do-prepare-draft = Add to the list
teacher-do-prepare-again = Add it once more
teacher-prepared-before = The question is in the list already, as no. { $place }.

teacher-numbered = no. { $seed }
teacher-now = Question { $number }
teacher-stage-sent = The projector shows where everyone is to go.
teacher-stage-join = The projector shows the address. Learners keep their question.
teacher-stage-question = { $answered } of { $count } have answered.
teacher-stage-closed = Closed. { $answered } of { $count } have answered.
teacher-stage-spread = The projector shows how many chose what. { $answered } of { $count } have answered.
teacher-stage-reveal = Revealed: everyone sees what is right, and why. { $answered } of { $count } answered.
teacher-do-spread = Show how many chose what
teacher-do-close-spread = Close and show how many chose what
teacher-do-reveal = Reveal
teacher-do-next = Next question
teacher-do-close = Close
teacher-do-reopen = Open again
teacher-do-back = Back
teacher-do-forth = Forward
teacher-do-resume = Show the question again
teacher-do-join = Show the address
teacher-do-one-more = One more on “{ $rule }”

teacher-spread = How many chose what
teacher-choice = Choice
teacher-chosen-by = Chosen by
teacher-few = Once there are five answers, you see how many chose what.
teacher-wholly-right = { $right } of { $answered } answered correctly.
teacher-holds = right
teacher-holds-not = wrong

teacher-list = Prepared questions
teacher-list-empty = None yet. Add questions above, or paste a list.
teacher-do-start = Start with the first
teacher-do-go-on = Go on with the list
teacher-list-done = The list is done. Ask a question that you choose here below, or add more to the list.
teacher-list-paste = Paste a list
teacher-list-as-text = The list as text
teacher-list-help-own = This is your list as text: copy it if you want to use it another day. Paste more questions below, one to a line.
teacher-list-help = One question to a line: its name, or the address of its page. Start a line with # for a note of your own. For example:
teacher-list-text = Your list
teacher-do-prepare = Add these questions
teacher-asked-now = Asked now:
teacher-asked-before = Already asked:
teacher-asked-lost =
    { $count ->
        [one] { $count } said “I am lost”
       *[other] { $count } said “I am lost”
    }
teacher-do-up = Move up
teacher-do-down = Move down
teacher-do-look = Look
teacher-do-look-no-more = Stop looking
teacher-do-drop = Remove
teacher-do-change = Change
teacher-changing = You are changing question { $place } of your list: { $title }. Choose what should take its place.
teacher-do-put-in-place = Replace question { $place } with this one
teacher-do-change-no-more = Keep the question as it was
teacher-list-fault = Line { $line } isn’t a question: “{ $said }”.
teacher-list-faults =
    { $good ->
        [one] { $good } question was added.
       *[other] { $good } questions were added.
    } { $bad ->
        [one] { $bad } line was left out:
       *[other] { $bad } lines were left out:
    }
teacher-list-not-by-house = The question can’t be asked under those house rules: leave “options” out of the address.
teacher-list-own-long = The address of that position is too long for a class: it may have { $most } characters.
teacher-list-cut = The list was too long: the end of it wasn’t read.

teacher-send-title = Send everybody to a page
teacher-send-page = Page
teacher-send-none = Choose a page
teacher-send-address = Or paste the address of a set, a deal or a level
teacher-do-send = Send everybody to “{ $title }”
teacher-do-send-nowhere = Remove the link
teacher-sent = Everybody has been given a link to “{ $title }”. A new question calls them back.
teacher-sent-there = { $there } of { $count } are on it now.

teacher-house-title = House rules
teacher-house-book = The class plays by the book.
teacher-house-how = Follow the link and set your house rules there. Then copy that page’s address and paste it here. Questions about that game will follow them, and the learners’ pages say how you play.
teacher-house-address = The address of your house rules
teacher-do-house-book = Play by the book
teacher-by-house = house rules

## Homework

teacher-hand-out = Give homework
teacher-hand-out-how = Choose { $count } questions or a lesson, and hand out the link. The same choices and number always give the same questions, so you can use them again.
teacher-hand-out-what = The homework is
teacher-hand-out-row = Questions in a row
teacher-hand-out-course = { $game }: the whole course
teacher-hand-out-part = Part
teacher-hand-out-whole = The whole lesson
teacher-hand-out-lesson-told = The receipt contains the answers to the questions. What learners play in the lessons isn’t in it.
teacher-hand-out-where = Learners can open the link as long as they can reach this computer. For work at home the pages have to be on the web:
teacher-home-address = Address at which learners reach the pages from home
teacher-home-address-how = Are the pages on the web too? Type their address here, and the homework links lead there.
teacher-home-address-set = The homework links lead there. This browser keeps the address for the next time.
teacher-hand-out-near = The link works only on the same network as this computer, not from home. Type the address of the pages on the web into the field “Address at which learners reach the pages from home”.
teacher-hand-out-number = First number (0 to { $most })
teacher-hand-out-range = Questions { $first } to { $last }.
teacher-hand-out-numbers = Questions { $numbers }.
teacher-do-hand-out = Show the link
teacher-do-homework-others = { $count } other questions
teacher-hand-out-look = Look at the questions
teacher-hand-out-look-lesson = Look at the lesson
teacher-hand-out-title = The link to the homework
teacher-hand-out-help = Everyone who opens the link gets the same questions, in English, and can make a receipt at the end.
teacher-hand-out-help-lesson = The link leads everyone to the same questions in the lesson, in English. When they are answered, the learner can make a receipt.
teacher-hand-out-help-course = The link leads everyone to the first lesson of the course, in English, and on from there. At the end of each lesson the learner can make a receipt. Receipts under the same name share a row.
teacher-collect = Collect homework
teacher-homework-how = When a learner has done the homework, or ten questions in the quiz, they can make a receipt and send it to you. Paste everything you receive here, one or many at once, or drop the files.
teacher-homework-made-up = A receipt is checked for damage, and its answers are marked again. It doesn’t prove who answered: anybody can make one. Receipts under the same name share a row.
teacher-receipts-text = Receipts
teacher-do-receipts = Add receipts
teacher-receipts-files = Or choose files, or drop them here
teacher-receipts-added =
    { $count ->
        [0] No new receipt.
        [one] { $count } receipt added.
       *[other] { $count } receipts added.
    }
teacher-receipts-again =
    { $count ->
        [one] { $count } was already here.
       *[other] { $count } were already here.
    }
teacher-receipts-apart =
    { $count ->
        [one] Receipts under the name { $names } answer the same question differently, so they may come from two learners. Each has a row of its own: ask who sent them.
       *[other] Receipts under each of the names { $names } answer the same question differently, so they may come from two learners. Each has a row of its own: ask who sent them.
    }
teacher-receipts-count =
    { $count ->
        [one] { $count } receipt
       *[other] { $count } receipts
    }
teacher-receipts-kept = The receipts stay in this tab when you reload the page or go to another. They go when you close the tab, remove them or delete the class.
teacher-receipts-no-room = The browser has no room for all the receipts. The latest are lost when you leave the page: save the tables first.
teacher-do-clear-receipts = Remove the receipts …
teacher-clear-receipts-sure = Remove all receipts from here? This can’t be undone, but whoever sent one can send it again.
teacher-do-clear-receipts-sure = Remove all receipts
teacher-do-keep-receipts = Keep the receipts
teacher-receipt-of =
    { $title }: { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }, { $date }
teacher-receipt-nameless = Receipt
teacher-receipt-damaged = Damaged, and set aside: “{ $said }”. Ask for it again.
teacher-receipt-foreign = No receipt was found in this: “{ $said }”.
teacher-receipt-unknown = Set aside: “{ $said }” is about questions that aren’t here. It may come from another version of Tolva School.
teacher-receipt-many = Too many receipts at once. Those from this one on weren’t read: “{ $said }”.
teacher-receipt-long = The text was too long, and its end wasn’t read: from “{ $said }” on. Paste that separately.
teacher-receipt-at = { $fault } It was number { $place } of the { $count } receipts you added.
teacher-receipt-in-file = { $fault } It was in the file “{ $file }”.

## Take home

teacher-home-how = The tables use the made-up names. Save what you want, then delete the class.
teacher-csv = Tables are for
teacher-csv-plain = most programs (commas)
teacher-csv-excel = Excel in Swedish (semicolons)
teacher-csv-learners = Table by learner
teacher-csv-questions = Table by question
teacher-csv-rules = Table by rule
teacher-csv-answers = All answers
teacher-json = Everything, for programs (JSON)
teacher-notebook = A Jupyter notebook with plots
teacher-notebook-how = This notebook contains all the figures and needs nothing but Jupyter. Run all cells to see the plots and tables.
teacher-notebook-rules = The length of a bar shows how many learners have met the rule; the dark part shows how many of them broke it the last time.
teacher-notebook-questions = The length of a bar shows how many learners have answered the question; the dark part shows how many of them got everything right.
teacher-print = Print
teacher-file-learners = learners
teacher-file-questions = questions
teacher-file-rules = rules
teacher-file-answers = answers
teacher-file-all = class
teacher-key-name = Learner
teacher-key-table = Table
teacher-key-answered = Answered
teacher-key-right = Right
teacher-key-rules-met = Rules met
teacher-key-rules-broken-now = Rules broken last time
teacher-key-rules-missed-now = Rules with something missed last time
teacher-key-title = Question
teacher-key-question = Its name in a list
teacher-key-to-all = Kind
teacher-to-all = class question
teacher-to-oneself = own practice
teacher-key-rule-broken-most = Rule most broken
teacher-key-rule-missed-most = Rule where most only missed something
teacher-key-lost = Said “I am lost”
teacher-key-rule = Rule
teacher-key-met = Learners who met it
teacher-key-broken = Learners who ever broke it
teacher-key-broken-now = Learners who broke it last time
teacher-key-missed-now = Learners who only missed something last time
teacher-key-learner = Learner
teacher-key-choice = Chosen
teacher-key-kept = Rules followed
teacher-key-broken-rules = Rules broken
teacher-key-missed-rules = Rules with something missed
teacher-key-at = Time
teacher-delete-title = Delete the class
teacher-kept-where = The class is stored here: { $place }
teacher-do-delete = Delete the class …
teacher-delete-sure = Delete the class with all learners, answers and receipts? This can’t be undone.
teacher-do-delete-sure = Delete everything
teacher-do-keep = Keep the class

## What was done

teacher-notice-asked = Asked: the question is on its way to every learner’s page.
teacher-notice-closed = Closed: answers can no longer be changed.
teacher-notice-reopened = Open again: answers can be changed.
teacher-notice-spread = Everyone sees how many chose what.
teacher-notice-spread-few = The question is closed. How many chose what is shown once there are five answers.
teacher-notice-revealed = Revealed: everyone sees what is right, and why.
teacher-notice-joining = The projector shows the address.
teacher-notice-back = The previous question is shown again.
teacher-notice-forth = The next question in order is shown again.
teacher-notice-resumed = The projector shows the question again.
teacher-notice-house = New questions about the game follow your house rules. The question already asked stays as it was.
teacher-notice-no-house = New questions go by the book. The question already asked stays as it was.
teacher-notice-same = The two rows are now one.
teacher-notice-verdict = Changed.
teacher-notice-hints = Learners may take hints.
teacher-notice-no-hints = Learners get no hints.
teacher-notice-renamed = Renamed.
teacher-notice-removed = { $name } has been removed from the class.
teacher-notice-restored = { $name } has been let in again.
teacher-notice-seated = The learner is asked to sit there.
teacher-notice-tables = Everybody is asked which table they are at.
teacher-notice-no-tables = Nobody is asked for their table any more. Answers already given stay.
teacher-notice-prepared-as = Added as no. { $place } in the list.
teacher-notice-list-full = The list has room for { $most } questions.
teacher-notice-sent = Every learner has been given a link to the page.
teacher-notice-sent-closed = Every learner has been given a link to the page. The question is closed.
teacher-notice-sent-nowhere = The link is gone from the learners’ pages.

## The receipt that a learner makes

receipt-title = A receipt for your teacher
receipt-how = Copy it or save it as a file, and send it to your teacher.
receipt-hand-in = That was the homework. Your teacher hasn’t got it yet: write your name, copy the receipt or save it as a file, and send it.
receipt-name = The name your teacher knows you by (optional)
receipt-text = The receipt
receipt-copy = Copy
receipt-link = As a link, for your teacher to open or scan
receipt-copy-link = Copy the link
receipt-code = QR code for the link
receipt-save = Save as a file
receipt-file = receipt
receipt-saved = Saved as { $name }.
