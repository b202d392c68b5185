### The lessons: what the notebooks themselves say.

## The exercises of the lesson about tricks

exercise-ask-beats = Which of your cards beat { $winning-the }? Find them all.
exercise-ask-takes = Which card takes the trick?
exercise-nothing-picked = You haven’t picked a card yet.
exercise-beats = { $Card-rank-the } beats { $winning-rank-the }.
exercise-does-not-beat = { $Card-rank-the } doesn’t beat { $winning-rank-the }.
exercise-takes-by-trump = { $Card-the } is the highest trump and takes the trick.
exercise-takes-by-suit = { $Card-the } is the highest card of the suit led, and nobody has trumped.
exercise-beaten = { $Winning-the } is higher.
exercise-trumped = The trick has been trumped, and { $card-the } isn’t a trump.
exercise-another-suit = { $Card-the } is neither of the suit led nor a trump, and can’t take the trick.
exercise-right = Right!
exercise-right-all = Right! All of them do.
exercise-wrong-chose =
    Not quite: { $count ->
        [one] one card you picked is
       *[other] { $count } cards you picked are
    } wrong.
exercise-wrong-missed =
    Not quite: you missed { $count ->
        [one] one card
       *[other] { $count } cards
    }.
exercise-wrong-both =
    Not quite: { $chose ->
        [one] one card you picked is
       *[other] { $chose } cards you picked are
    } wrong, and you missed { $missed ->
        [one] one
       *[other] { $missed }
    }.
exercise-results = Card by card
exercise-mark-right-chosen = correctly picked
exercise-mark-right-left = rightly left out
exercise-mark-chose-forbidden = wrongly picked
exercise-mark-missed-allowed = missed
exercise-try = Try it yourself

## The levels: tasks in a row in a lesson, and their stars

level-so-far = { $solved } of { $count } done
level-done-before = Done before
level-print = Print the questions
level-on-paper = This is one of this level’s { $count } questions. The button “Print the questions” on the page prints them all.
level-on-paper-played = This level is played on the screen. Only one position of it is shown here.
level-on-paper-ordered =
    { $count ->
        [one] This task is done on the screen: things are put in order there.
       *[other] This level’s { $count } tasks are done on the screen, by putting things in order. This is one of them.
    }
level-show = Show the answer
level-shown = Here is the answer.
level-not-right = Not quite yet.
level-next = Next
level-fresh = Once more, with new ones
level-comes-back = You’ll be asked this again in a while.
level-comes-anew = You’ll get a new deal in a while.
level-again-anew = Try a new deal
level-again-same = Try again with the same cards
level-left-out = A task is left out here: { $why }
level-done =
    { $stars ->
        [3] Done, without a single mistake: three stars!
        [2] Done: two stars.
       *[other] Done: one star.
    }
level-slips = What cost stars: { $slips }.
level-slip-hint = hints
level-slip-forbidden = forbidden tries
level-slip-missed = tasks that had to be done again
level-slip-luck = a goal reached by luck
level-stars-0 = No stars yet.
level-stars-1 = One star of three.
level-stars-2 = Two stars of three.
level-stars-3 = Three stars of three.
level-stars-full = The browser can’t keep the stars here. They are there until the page is closed.

## A lesson as homework

homework-page-level = Your homework is the questions under “{ $heading }”. That is also where you make the receipt for your teacher.
homework-page-whole =
    { $asks ->
        [yes] This lesson is your homework. After the last questions you make a receipt for your teacher.
       *[no] This lesson is part of your homework but asks nothing, so there is no receipt to make here.
    }{ $goes-on ->
        [yes] { " " }At the bottom your homework goes on to the next lesson.
       *[no] { "" }
    }
homework-page-unknown = The link says that you have homework here, but there is none like that on this page. Ask your teacher for the link again.
homework-level = This level is homework. When you have done it, you can make a receipt for your teacher here.
homework-lesson = This lesson is homework. So far { $done } of { $count } levels with questions are done. When all are, you can make a receipt for your teacher here.
homework-done = Your homework is done. The receipt contains your first answer to each question.
homework-again = Do the homework again

## The levels that are played

play-level-until-decision = What do you do? Anything that is allowed is right.
play-level-until-deal = Play the deal out.
play-level-until-deal-tolp = Play the round out.
play-level-until-trick = Play the trick out.
play-level-until-lead = Play until the pile is turned face down.
play-level-until-exchange = Finish the exchange.
play-level-until-any = Play on.
play-level-right = You may do that. { $why }
play-level-played = Played to the end.
play-level-played-exchange = The exchange is done.
play-level-reached = You reached the goal.
play-level-lucky = You got away with it this time.
play-level-risk-knock =
    { $always ->
        [yes] Your hand was too low to knock with: it would have cost you a life in all { $tried } possible deals, against { $instead } if you had gone on.
       *[no] The knock was a gamble: it would have cost you a life in { $lost } of { $tried } possible deals, against { $instead } if you had gone on.
    }
play-level-already = You have reached the goal ✓ Play the rest if you like.
play-level-out-of-reach = The goal can no longer be reached. Play the rest if you like.
play-level-missed = You didn’t reach the goal this time.
play-level-lost = { $place }: { $did } That is where the goal slipped away. As the cards lay, this would have worked: { $do }.
play-level-lost-why = { $why } This would have taken the trick: { $do }.
play-level-unlucky = { $place }: { $did } That was bad luck: the coach would have done the same. But as the cards lay, this would have worked: { $do }.
play-level-lost-nowhere = No choice of yours was to blame: no line of play tried from here reaches the goal.
play-level-works = A way that works, step by step
play-level-look-sistan = Look at which high cards and trumps haven’t been played yet. Which of your cards can still take the last trick?
play-level-look-vinsten = Look at what your cards are worth, and at who is likely to take the trick they go to.
play-level-look-take = Look at the winning card, and at who plays after you.
play-level-look-meld = Look at which pairs you hold, and whether this is a moment to meld.
play-level-look-keep-lives = Look at what your hand is worth, and at what the card you discard is worth to the next player.
play-level-look-not-last = Look at which of your cards will be hardest to get rid of later, and at how many the others have left.
play-level-look-first = Look at which of your cards nobody can beat: with them you choose what is led next.
play-level-look-any = Look at the table. What would each of your choices change there?
play-level-earlier = What happened earlier
play-level-hint-duty =
    Think about { $count ->
        [one] this rule
       *[other] these rules
    }: { $rules }.
play-level-hint-free = No rule ties you down right now. Think about what pays.
play-level-hint-remaining = You may do this: { $decisions }.
play-level-hint-way = Do this: { $do }.
play-level-hint-untold = There is no advice on this. Play on.
play-level-hint-no-way = No way to reach the goal from here has been found. Play on: if you miss it, the task will come back.
goal-sistan = Take sistan: the last trick.
goal-vinsten = Take vinsten.
goal-take = Take the trick.
goal-meld = Meld a pair.
goal-gubbe = Announce a gubbe, and make it.
goal-keep-lives = Don’t lose a life.
goal-not-last = Don’t be the last player left with cards.
goal-first = Be the first to get rid of your cards.

## The levels in which one puts cards and hands in order

order-ask = Put the cards in order, the highest first.
order-ask-trick = { $Led } are led and { $trump } are trumps. Put the cards in order, the one that beats all the others first.
order-ask-ranks = Put the cards in order, the highest first. Cards of the same rank may come in either order.
order-ask-turned = The order is reversed. Put the cards in order, the one that is highest now first. Cards of the same rank may come in either order.
order-ask-hands = Put the hands in order of value, the highest first. Hands worth the same may come in either order.
order-how = Choose them one by one. Choose one again to take it back.
order-numbered = { $place }. { $item }
order-in-place = { $item }, place { $place }
order-back = { $item } is taken back.
order-incomplete =
    { $count ->
        [one] One has no place yet.
       *[other] { $count } have no place yet.
    }
order-hint-highest = First comes { $item }.
order-right = Right.
order-wrong = Not quite.
order-from-highest = The order is { $items }.
order-mark-right = right place
order-mark-wrong = wrong place

## The courses: the lessons in order, and how far one has come. In braces stands what the page fills in.

course-title = The course in { $game }
course-contents = The courses
course-just-played = (you have just played it)
front-course = The course:
course-next = Next lesson: { $page }
course-previous = Previous lesson: { $page }
course-parts = In this lesson:
course-all = All lessons
course-lead =
    Each course begins with the first card and ends with a whole match. The lessons are short, and meant to be taken in order.
    Each section has a few tasks that can earn you up to three stars.
course-where = Your stars, and what you have to review, are kept in this browser and nowhere else.
course-go-on = Go on with { $course }: { $page }
course-stars = { $earned } of { $most } stars
course-none = { $most } stars to earn
course-save = Save the stars as a file
course-open = Open a file with stars
course-link = Take the stars along in a link
course-link-label = Open this link in the other browser:
course-link-copied = The link is copied. Open it in the other browser.
course-link-made = Copy the link, and open it in the other browser.
course-link-too-long = There is too much for a link. Save it as a file.
course-link-carries = This link carries what somebody has earned (★ { $stars }, rules answered: { $rules }). Add it to yours?
course-link-add = Add it
course-link-leave = No, thank you
course-link-left = Nothing has been added.
course-link-damaged = The link didn’t arrive whole. Nothing has been added. Make a new one, or save a file.
course-uncertain = This browser may delete your stars if you don’t open the pages for a while. Save a file or a link now and then.
course-reset = Start over
course-undo = Bring the stars back
course-thrown = All your stars are gone. You can bring them back while this page is open.
course-brought-back = The stars are back.
course-opened = The stars have been added. Where they differed, the higher number counts.
course-opened-part = Only part has been added: the browser has no room for more. All your own stars are still there.
course-no-progress = That isn’t a file of stars from this page. Nothing has changed.
course-full = The browser can’t keep the stars. Nothing has changed.
course-others = The browser also keeps stars or answers from lessons or games that aren’t here, such as a game that has been uninstalled. They stay as they are, and are shown again when the lesson or game is back.
course-aside = The browser had kept something that can’t be read as stars. It is still there.
course-save-aside = Save it as a file
course-teachers = If you have a class or a club:
course-writing = If you want to make your own lessons:
course-game-writing = If you want to add your own game:
course-tools = Your stars
