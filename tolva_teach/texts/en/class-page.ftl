# The page that a class is shown: the address to open, and how many are here.

class-page-title = Open Tolva School
class-page-open = Open this address
class-page-late = Not in yet? Open this address:
class-page-image = QR code for the same address
class-page-alone = Only this computer can reach the address. Start with --ip 0.0.0.0 to let others on the network in.
class-page-away = The server can’t be reached right now. What is shown may be out of date.
class-page-others = Doesn’t it open on your phone? Try another of the computer’s addresses:
class-page-here =
    { $here ->
        [0] Nobody is here yet.
        [1] 1 is here.
       *[other] { $here } are here.
    }
class-page-waiting = Full: { $here } here, { $waiting } waiting.
