### What the page itself can do: open and save deals, send what seems wrong, say when it is not alive.

page-tools = The deal
page-deal-number = Go to deal
page-settings = Appearance

page-another = Another deal

page-open = Open …
page-open-title = Open a saved deal
page-open-help = Paste it here, or pick its file (.tolva.json). A link will do too, or a report somebody sent from “Something wrong?”.
page-open-text = Saved deal
page-open-file = File
page-open-done = Open
page-open-empty = Paste a saved deal or pick a file first.
page-open-too-large = That file is too large. A saved deal is at most 2 MB.
page-open-unreadable = The file can’t be read. Try another, or paste what is in it.

page-save = Save as a file
page-saved = Saved as { $name }.

page-link = Link …
page-link-title = A link to what you see
page-link-help = Anyone who opens the link sees the same deal, at the same step. Everything needed is in the link.
page-link-text = Link
page-link-image = QR code for the link
page-link-copy = Copy the link

page-change = Change the deal

page-print = Print …

page-report = Something wrong?
page-report-title = Does something seem wrong here?
page-report-help = Write what seems wrong. Then copy or save it, and send it to your teacher or whoever runs this page: what you see goes with it.
page-report-what = What seems wrong?
page-report-text = What goes with it
page-copy = Copy
page-copied = Copied.
page-copy-failed = The browser didn’t let the page copy. The text is selected: copy it yourself with Ctrl-C.

page-close = Close

page-silent = The program behind this page isn’t answering. Run the notebook from the top, or reload the page.

page-still = The rest of the page is shown when the notebook is run.
