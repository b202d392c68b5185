# The page that a class is shown: the address to open, and how many are here.

board-title = Open Tolva School
board-open = Open this address
board-image = QR code for the same address
board-alone = Only this computer can reach the address. Start with --ip 0.0.0.0 to let others on the network in.
board-here =
    { $here ->
        [0] Nobody is here yet.
        [1] 1 is here.
       *[other] { $here } are here.
    }
board-waiting = Full: { $here } here, { $waiting } waiting.
