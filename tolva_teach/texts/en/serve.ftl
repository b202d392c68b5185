# What "tolva-teach serve" says in the terminal.

serve-address = Tolva School is at { $url }
serve-network = Others on the same network open { $url } (write it on the board).
serve-others = If it does not open for them, try { $urls }, and pass the one that works to --address.
serve-apart = If no phone can open it, the network may be to blame: guest Wi-Fi usually keeps devices apart. Use another network.
serve-class-page = For the projector, with the address in large letters, a QR code and how many are here: { $url }
serve-no-page = There is no page called { $page }. Choose from { $known }, with sv/ or en/ in front to fix the language.
serve-no-course =
    { $count ->
        [0] There is no course in { $course }: these pages have no courses.
       *[other] There is no course in { $course }. Choose from { $known }, with sv/ or en/ in front to fix the language.
    }
serve-page-and-course = The address can open a page or a course, not both. Give --page or --course.
serve-seed-alone = A seed needs a page. Name one too, for instance --page quiz.
serve-room = There is room for { $most } at once; others wait their turn. Change this with --most.
serve-bound-by-files = The limit is { $most }, because a program here may have only { $files } files open. To raise it, run “ulimit -n 10000” before you start, if the system lets you.
serve-few-files = A program here may have only { $files } files open, and the pages need at least { $enough }. Run “ulimit -n 10000” before you start, or ask your system administrator.
serve-too-small = This computer can probably serve only { $fits } at once, not { $most }. Pages may be slow, or memory may run out. Give a lower number, or use a computer with more memory.
serve-here =
    { $here ->
        [0] Nobody is here just now.
        [1] 1 is here just now.
       *[other] { $here } are here just now.
    }
serve-waiting = Full: { $here } here, { $waiting } waiting for a place. Start again with a higher --most if the computer is up to it.
serve-memory-low = Memory is almost used up: { $free } MB left, with { $here } here. Close other programs, or start again with a lower --most.
serve-address-too-long = This address is too long. Open the page again from the front page.
serve-unknown-host = This server does not know the name in the address. The person who runs it can add the name: tolva-teach serve --address http://name/
serve-no-url = { $address } is not the address of a site. Write a host, such as 192.168.1.20, or a whole address, such as https://cards.example/
serve-no-path = { $path } is not a path on a site. Write it as /some/path/
serve-no-host = { $host } is not a host. Write it as learn.example or https://learn.example
serve-stop-hint = Stop with Ctrl-C.
serve-stopped = Stopped.
serve-port-taken =
    Port { $port } is taken, so it is port { $used } this time.
    The browser saves progress, marks and settings separately for each address:
    what you saved at { $address } is still there, but does not show here.
    If tolva-teach serve is already running in another window, you can open that address instead.
serve-asked-port-taken = Port { $port } is taken. Choose another with --port, or leave --port out.
serve-no-folder = The pages’ Python needs to write in { $place }, which is not possible ({ $why }). Make room there, and start again.
serve-no-room = No more pages with cards can be opened: nothing can be written in { $place } ({ $why }). Make room there. Pages already open go on working.
serve-port-refused = Port { $port } may not be used here. Choose one above 1023 with --port.
serve-bad-address = { $ip } is not an address of this computer. Leave --ip out, or write 0.0.0.0 to let others on the network in.
serve-no-notebooks = The lessons are missing: there is no { $place }. Install the package again: pip install --force-reinstall tolva-teach.
serve-no-notebooks-there = There are no notebooks in { $place }/sv or { $place }/en. Run “tolva-teach notebooks { $place }” to copy the lessons there.
serve-no-front-page = There is no front page in { $place }. The other pages are shown all the same.
serve-more-faults = … and { $count } more. Run “tolva-teach lessons” with the folder’s name to list them all.
serve-untried = { $name } { $installed } is installed, but the pages have only been tested with { $name } { $known }. Something may look wrong or not work.
serve-cannot-serve =
    The pages cannot be shown with the installed versions ({ $why }).
    To install versions that work: { $install }

# Why kernels are started in the usual way. The log has these in English.
serve-no-forks = Each page’s kernel is started separately, which takes more time and memory: { $why }
serve-forks-anew = One kernel was started separately. A new fork server forks the next ones; the old one failed: { $why }
serve-forks-none = this system cannot fork processes.
serve-forks-unsafe = on macOS it is not safe to fork them.
serve-forks-unknown = Jupyter does not know how to fork them. Install the package again: pip install --force-reinstall tolva-teach.
serve-forks-silent = the fork server did not answer in time.
serve-forks-failed = the fork server failed ({ $why }).
