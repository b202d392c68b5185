# What "tolva-teach serve" says in the terminal.

serve-address = Tolva School is at { $url }
serve-network = Others on the same network open { $url } – write it on the board.
serve-others = If it does not open for them, try { $urls } – and give the one that works with --address.
serve-apart = If no phone can open it, the network may be to blame: guest Wi-Fi usually keeps devices apart. Use another network.
serve-class-page = To show to the class, with the address large, a QR code and how many are here: { $url }
serve-no-page = There is no page called { $page }. Choose from { $known }, with sv/ or en/ before it to settle the language.
serve-no-course =
    { $count ->
        [0] There is no course in { $course }: the pages have no course at all.
       *[other] There is no course in { $course }. Choose from { $known }, with sv/ or en/ before it to settle the language.
    }
serve-page-and-course = The address can lead to a page or to a course. Give --page or --course, not both.
serve-seed-alone = The seed is for a certain page. Name that too, for instance --page quiz.
serve-room = There is room for { $most } at once; others wait for their turn. Change it with --most.
serve-bound-by-files = It is no more than { $most }, because a program may have only { $files } files open here. “ulimit -n 10000”, before you start, raises that if the system lets you.
serve-few-files = A program may have only { $files } files open here, and the pages need { $enough } at least. Raise that before you start, with “ulimit -n 10000”, or ask whoever looks after the system.
serve-too-small = This computer is probably enough for { $fits } at once only, not { $most }. Pages may be slow, or memory run out: give a lower number, or use a computer with more memory.
serve-here =
    { $here ->
        [0] Nobody is here just now.
        [1] 1 is here just now.
       *[other] { $here } are here just now.
    }
serve-waiting = Full: { $here } here, { $waiting } waiting for a place. Start again with a higher --most if the computer is up to it.
serve-memory-low = Memory is almost used up: { $free } MB left, with { $here } here. Close other programs, or start again with a lower --most.
serve-address-too-long = This address is too long. Open the page again from the front page.
serve-unknown-host = This server does not know the name by which it was asked. Whoever serves names it: tolva-teach serve --address http://name/
serve-no-url = { $address } is not the address of a site. Write a host, such as 192.168.1.20, or a whole address, such as https://cards.example/
serve-no-path = { $path } is not a path of a site. Write it as /some/path/
serve-no-host = { $host } is not a host. Write it as learn.example or https://learn.example
serve-stop-hint = Stop with Ctrl-C.
serve-stopped = Stopped.
serve-port-taken =
    Port { $port } is taken, so it is port { $used } this time.
    Progress, marks and settings are kept in the browser, for each address by itself:
    what you saved at { $address } is still there, but does not show here.
    If tolva-teach serve already runs in another window, you can open that address instead.
serve-asked-port-taken = Port { $port } is taken. Choose another with --port, or leave --port out.
serve-no-folder = Nothing can be written in { $place } ({ $why }), where the pages’ Python is to be reached. Make room there, and start again.
serve-no-room = Pages with cards cannot be opened any more: nothing can be written in { $place } ({ $why }). Make room there; pages that are open go on.
serve-port-refused = Port { $port } may not be used here. Choose one above 1023 with --port.
serve-bad-address = { $ip } is not an address of this computer. Leave --ip out, or write 0.0.0.0 to be reached by others on the network.
serve-no-notebooks = The lessons are missing: there is no { $place }. Install the package again: pip install --force-reinstall tolva-teach.
serve-no-notebooks-there = There are no notebooks in { $place }/sv or { $place }/en. Run “tolva-teach notebooks { $place }” to copy the lessons there.
serve-no-front-page = There is no front page in { $place }, but the other pages are shown.
serve-more-faults = … and { $count } more. “tolva-teach lessons” with the folder’s name lists them all.
serve-untried = { $name } { $installed } is installed, but the pages are only tried with { $name } { $known }. Something may look wrong or not work.
serve-cannot-serve =
    The pages cannot be shown with the versions that are installed ({ $why }).
    This installs versions that work: { $install }

# Why kernels are started in the usual way. The log has these in English.
serve-no-forks = Each page’s kernel is started by itself, which takes longer and more memory: { $why }
serve-forks-anew = One kernel was started by itself. The next ones are forked again, by a new fork server; the old one failed: { $why }
serve-forks-none = this system cannot fork processes.
serve-forks-unsafe = on macOS it is not safe to fork them.
serve-forks-unknown = Jupyter does not know the way to fork them. Install the package again: pip install --force-reinstall tolva-teach.
serve-forks-silent = the fork server did not answer in time.
serve-forks-failed = the fork server failed ({ $why }).
