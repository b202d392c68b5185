### What the page itself can do: open and save records, send what seems wrong, say when it is not alive.

page-tools = The record
page-settings = Appearance

page-another = Another deal

page-open = Open …
page-open-title = Open a record
page-open-help = Paste a record here, or pick a file (.tolva.json).
page-open-text = Record
page-open-file = File
page-open-done = Open
page-open-empty = Paste a record or pick a file first.
page-open-too-large = That file is too large. A record is at most 2 MB.
page-open-unreadable = The file cannot be read. Try another, or paste what is in it.

page-save = Save as a file
page-saved = Saved as { $name }.

page-report = Something wrong?
page-report-title = Does something seem wrong here?
page-report-help = This tells exactly what you see: the record and the step. Copy or save it, write what seems wrong and send it to your teacher or whoever runs this page.
page-report-text = To send
page-copy = Copy
page-copied = Copied.
page-copy-failed = The browser did not let the page copy. The text is selected: copy it yourself with Ctrl-C.

page-close = Close

page-silent = The program behind this page is not answering. Run the notebook from the top, or reload the page.
