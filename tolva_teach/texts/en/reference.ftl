### The page with all terms and rules, the field that searches it, and the box that shows a rule or a term in place.

reference-about = All terms and all rules, each in one place. The links below them lead to the games’ rules.
reference-page = Open the page

search-label = Search rules, glossary and pages
search-button = Search
search-none = Nothing found. Try another word, in English or Swedish.
search-one = One hit.
search-some = { $count } hits.
search-many = { $count } hits; the best { $shown } are shown.
search-failed = The search could not be fetched. Try again.
