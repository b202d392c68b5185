# A class that its teacher sees: the names of learners, what is wrong with its store, and what it does not take.

# Learners are called by one word of each, at random. No word may hurt anybody who is called so.
class-name-first = Brave Bright Brisk Calm Careful Cheerful Clever Daring Eager Easy Fair Glad Handy Jolly Keen Kind Lively Lucky Merry Nimble Patient Proud Quick Quiet Ready Sharp Steady Swift Wary Wise
class-name-second = Ace Club Deal Deck Diamond Eight Hand Heart Lead Nine Pack Pair Run Seven Six Spade Stock Suit Ten Trick

class-store-none = There is no class in { $place }.
class-store-deleted = The class in { $place } has been deleted.
class-store-newer = The class in { $place } is from a later version of Tolva School. Update, or start a class under another name.
class-store-older = The class in { $place } is from an earlier version of Tolva School, which this one can’t use. Start a class under another name.
class-store-exists = There is already a class called { $name }.
class-store-other = The class in { $place } is called { $name }. Start with “--name { $typed }”, or name another database.
class-store-unknown = There is no class called { $name } on this computer.
class-store-name = A class can’t be called “{ $name }”. Use letters, digits, spaces and hyphens, at most 40 in all.
class-store-url = This isn’t the address of a database, or the program for such a database isn’t installed: { $why }
class-store-locked = The class in { $place } is locked by another program. Learners can go on: their answers are sent again until they can be written.
class-store-full = The class in { $place } can’t be written: the disk is full or failing. Make room. Learners can go on: their answers are sent again until they can be written.
class-store-damaged = The class in { $place } is damaged and can’t be read. Move the file away and start the class again.
class-store-refused = You may not read or write the class in { $place }: { $why }
class-store-failed = The class in { $place } can’t be used: { $why }

class-not-full = The class is full: it has { $most } learners.
class-not-name = Nobody can be called that. A name has 1 to { $most } characters, none of them hidden.
class-not-name-taken = Somebody in the class already has that name.
class-not-table = There is no such table. Tables are numbered 1 to { $most }.
class-not-asked-table = Nobody is asked for their table any more.
class-not-id = The answer has no number to identify it.
class-not-read = The page sent something that can’t be read. Reload the page.
class-not-question = There is no such question.
class-not-removed = Your teacher has taken you out of the class.
class-not-so-fast = That is too many answers in a minute. Wait a little.
class-not-so-many = That is more answers than one learner can give in a class.
class-not-told = You have already been told what was right, so your first answer is the one that counts.
class-not-step = The class has moved on. See what it is looking at now, then press again.
class-not-page = There is no such page on this site.
class-not-home-address = That is not a web address of the pages. It has to begin with http:// or https:// and must not have a question mark.
class-not-removed-row = That learner has been removed from the class. Let them in again first.
class-not-house = That address has no house rules for any game here.
class-not-list-room = The list has room for { $most } questions.
class-not-nobody = There is no such learner in the class.

# What learners are told in a strip at the top of every page.
class-strip = The class
class-strip-name = You are { $name }.
class-strip-table = You are { $name }, at table { $table }.
# What the class plays, where it is not as in the book.
class-plays = We play { $game } by house rules: { $differs }.
    .called = We play { $game } by “{ $called }”: { $differs }.
class-table = Your table
class-table-none = –
class-strip-teacher = You are this class’s teacher.
class-strip-teacher-page = The teacher’s page
class-strip-projector = The projector’s page
class-strip-waiting = Your teacher’s questions will appear here.
class-strip-unknown = This question needs another version of Tolva School, or a game that isn’t installed here. The pages work as before.
class-strip-sent = Your teacher is sending the class on.
# On the page that all are sent to.
class-strip-arrived = You’re on the right page.
class-sent-homework = Homework: { $title }
class-strip-question = A question for the class.
class-strip-answered = Your answer is in. You can change it until the question is closed.
class-strip-closed = The question is closed.
class-strip-closed-answered = The question is closed. Your answer is in.
class-strip-revealed = The answer is shown.
class-strip-removed = Your teacher has taken you out of the class. The pages work as before.
class-strip-no-cookie = This browser doesn’t accept cookies, so it can’t join the class. The pages work as before.
class-strip-ended = The class has ended.
class-strip-away = The class can’t be reached right now. Your answers are saved here and sent as soon as it can.
class-strip-add = Add to the class’s list
class-strip-added = The question is now number { $count } in the class’s list.
class-strip-not-added = It couldn’t be added. Try again in a moment.
class-strip-opening = The question is being opened …
class-strip-not-opened = The question can’t be opened: the class can’t be reached right now. Try again in a moment.
class-strip-kept = What you answer here, and when you practise on your own, is stored. Your teacher sees it under your made-up name.
# The heading that the link leads to, as its page's address has it.
class-strip-kept-place = What-is-stored-about-a-class:-for-the-head-teacher
class-kept-where = What is stored
class-more = More
class-less = Less
class-strip-sending = Your answer is being sent …
class-strip-late = The question was closed before your answer came.
class-open-question = Open the question
class-open-answer = Look at your answer
class-open-reveal = Look at what was right
class-close = Close
class-lost = I am lost
class-practise = Practise with new cards while you wait
class-go = Go to “{ $title }”
class-lost-told = Your teacher sees that somebody is lost.
class-lost-untold = Your teacher couldn’t be told. Try again in a moment.
class-pick-one = Choose one
class-pick-several = Choose all that apply
class-send = Send my answer

# The large screen, and what is said to anybody who is not the teacher.
# After the name of the game that the question is about.
class-leading-suit = Trump: { $suit }
class-no-leading-suit = No trump is set
class-screen-sent = Tap the link to “{ $title }” at the top of your own screen.
class-screen-answered = { $answered } of { $here } have answered.
class-screen-closed = The question is closed. { $answered } of { $here } have answered.
class-screen-right = { $right } of { $answered } answered correctly.
class-screen-few = How many chose what is shown once five have answered, so that nobody’s choice gives them away.
class-screen-unknown = This question can’t be shown here: it needs another version of Tolva School, or a game that isn’t installed.
class-chosen = { $count }
class-wholes = The most common whole answers:
class-chose-nothing = nothing

class-teacher-only = This page is for the teacher of the class.
class-teacher-only-why = Open it at the teacher’s address. The terminal shows it when the class starts; it is different each time.
class-teacher-named-why = Only people listed as teachers may open this page. Ask the person who runs the server to add you.
class-way-back = To the front page
class-teacher-away = The class can’t be opened right now.
class-teacher-away-again = Open the teacher’s address again in a moment.
class-no-class = No class is open here.
class-no-class-why = Start one with “tolva-teach class”, and open the address it shows.
class-guesses = That wasn’t the teacher’s address, and there have been too many tries. Wait a minute.

# What the terminal says.
class-begun = The class { $name } is open. It is stored in { $place }
class-continued = The class { $name } continues, with { $count } learners. It is stored in { $place }
class-list =
    { $added ->
        [one] { $added } question from the list has been prepared.
       *[other] { $added } questions from the list have been prepared.
    }
class-list-had =
    { $had ->
        [one] { $had } question from the list was already prepared.
       *[other] { $had } questions from the list were already prepared.
    }
class-teacher-address = For you alone, the teacher’s page: { $url }
class-old = The class { $name } hasn’t been used for 30 days. Delete it when you no longer need it: { $place }
class-well = The class can be written to again.
class-ended = The class { $name } has been deleted. The pages still work, but nobody is in a class any more.
