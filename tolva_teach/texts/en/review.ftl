## The review: rules that are asked about again, and a picture of what one knows

review-still = Only the browser in which you answered knows what is due. Open the page there, and the questions will appear.
review-empty = You haven’t answered anything yet. Take a lesson, and its rules will come back here when the time comes.
review-not-kept = The browser can’t save anything here: cookies may be blocked, or there is no room left. Your answers are therefore not remembered, and their rules won’t come back.
review-answer-not-kept = The browser couldn’t keep this answer, so the rule won’t come back because of it.
review-to-courses = To the courses
review-none-due = Nothing to review today. The next rule is due { $when }.
review-when =
    { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    }
review-wrong =
    { $count ->
        [one] You got one rule wrong: practise it now
       *[other] You got { $count } rules wrong: practise them now
    }
review-anyway = Practise anyway
review-more = Practise some more
review-done =
    { $count ->
        [one] Done: one rule reviewed.
       *[other] Done: { $count } rules reviewed.
    }
review-done-missed =
    { $missed ->
        [one] You got one rule wrong at first.
       *[other] You got { $missed } rules wrong at first.
    }
review-next-time = This rule will come up again { $when }.
review-missed-title = You got these wrong. Try again:
review-coming-title = What comes back, and when
review-due = { $count } rules to review today
review-due-one = One rule to review today
review-due-none = Review: nothing today

known-title = What you know
known-means = You know a rule once you have answered a question on it correctly on two different days with no wrong answer in between.
known-count =
    { $sitting ->
        [0] no rule learned yet
       *[other] { $sitting } of { $count } learned
    }
known-sits = learned
known-missed = a wrong answer when last practised
known-mended = wrong at first, right since
known-one-day = correct on one day so far
known-weak = fading
known-when = to be reviewed { $when }
known-lesson = The lesson
known-now =
    Today you know { $now ->
        [0] no rule yet
        [one] one rule
       *[other] { $now } rules
    }.
known-then =
    { $days } days ago you knew { $then ->
        [0] none
        [one] one
       *[other] { $then }
    }.
known-days = The bars show the last { $days } days.
