# What stands around every page: names, links, and what is said before the page lives or when it does not.

frame-site = Tolva School
frame-language = English
frame-skip = Skip to content
frame-home = Front page
frame-pages = Pages
frame-languages = Languages
frame-menu = Menu
frame-dark = Dark
frame-open = Open the exercise
frame-loading = Dealing the cards …
frame-no-script = This page needs JavaScript. Turn it on in the browser and reload the page.
frame-reload = Reload the page

frame-not-kept = The browser can’t save anything here: cookies may be blocked, or there is no room left. Stars and answers last until the page is closed.
frame-framed = This page is shown in a frame on another site. Stars and answers are kept for that site, apart from those on the page itself.

frame-kernel-gone = The table no longer answers.
frame-kernel-gone-why = The program behind the page has ended, so buttons and cards do nothing. Reload the page, and it will answer again.
frame-kernel-silent = The table isn’t answering right now.
frame-kernel-silent-why = The program behind the page is busy with something. Wait a while, and it will answer.
frame-connection-lost = The page can’t reach its server.
frame-socket-blocked = The cards can’t reach this page.
frame-socket-blocked-why = The server answers, but the connection that the cards need (a WebSocket) doesn’t open. A firewall, a proxy or a browser add-on on the way may be blocking it. Try another network, or ask whoever runs this one to allow WebSockets to this address. The page keeps trying.
frame-connection-lost-why = The network may be down, or the server has been stopped. The page keeps trying; you can also reload it.
frame-not-shown = The cards didn’t arrive.
frame-not-shown-why = The page tried several times, but something is missing. Wait a moment and reload it.
frame-cell-fault = This part of the lesson can’t be shown.
frame-cell-fault-why = The rest can be read. If you write the lesson: “tolva-teach lessons” with the folder’s name says what is wrong, and where.
frame-rule-popup-whole = The whole page of rules
frame-rule-popup-close = Close

frame-not-found = There is no such page.
frame-not-found-why = The link may be misspelt, or the page has a new name.
frame-server-error = Something went wrong on the server.
frame-server-error-why = Try again in a moment.

frame-full = All places are taken right now.
frame-full-place =
    { $place ->
        [1] You are first in line.
       *[other] You are number { $place } in line.
    }
frame-full-why = Leave this page open: it will load by itself when it’s your turn.
frame-crowd = Many people are arriving at once, so you have to wait a moment.
frame-crowd-why = { frame-full-why }
frame-many = You have several pages with cards open already.
frame-many-why = Close one of them, and this one will load by itself.
frame-meanwhile = Read about the games meanwhile, in a new tab

# What a page says where Python runs in the browser.
frame-soon = The page is getting ready. What you have chosen will be done in a moment.
frame-kept = These pages are saved in your browser and work offline too.
frame-new-version = A new version of these pages has arrived.
frame-new-version-why = Load it when it suits you: what you have begun is saved.
frame-new-version-load = Load it
frame-no-host = The page was opened as a file.
frame-no-host-why = You can read the text, but cards and questions only work from a web server: make site starts one.
frame-no-python = The browser is too old for this.
frame-no-python-why = You can read the text, but cards and questions need WebAssembly and workers. They may be switched off. Try a newer browser.
frame-not-loaded = Something the page needs didn’t arrive.
frame-not-loaded-why = The network may be down, a file may be blocked, or the pages may have been replaced since this one was opened. The text can be read. Reload the page to try again.
frame-half-loaded = A file arrived only in part.
frame-half-loaded-why = The text can be read, but the cards need the whole file. Reload the page to fetch it again.
frame-cell-failed = The exercises on this page couldn’t be started.
frame-cell-failed-why = A fault in the page’s program prevents it. The text can be read. Reload the page, or tell whoever runs it.
