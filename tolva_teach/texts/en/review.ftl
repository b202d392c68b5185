## The review: rules that are asked about again, and a picture of what one knows

review-still = Only the browser in which you answered knows what is due. Open the page there, and the questions come.
review-empty = You have not answered anything yet. Take a lesson, and its rules come back here when it is time.
review-not-kept = The browser cannot keep anything here: cookies may be blocked, or there is no room left. Your answers are therefore not remembered, and their rules do not come back.
review-answer-not-kept = The browser could not keep this answer, so it does not bring the rule back.
review-to-courses = To the courses
review-none-due = Nothing to review today. The next rule comes { $when }.
review-when =
    { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
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
        [one] A wrong answer on one rule.
       *[other] Wrong answers on { $missed } rules.
    }
review-next-time = This rule comes again { $when }.
review-due = { $count } rules to review today
review-due-one = One rule to review today
review-due-none = Review: nothing today

known-title = What you know
known-count = { $sitting } of { $count } rules are firm
known-sits = firm
known-missed = a wrong answer when last practised
known-weak = fading
known-when = to be reviewed { $when }
known-lesson = The lesson
known-over-time =
    Today { $now ->
        [0] no rule is firm
        [one] one rule is firm
       *[other] { $now } rules are firm
    }. { $days } days ago there { $then ->
        [0] was none
        [one] was one
       *[other] were { $then }
    }.
