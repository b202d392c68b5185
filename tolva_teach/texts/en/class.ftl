# A class that its teacher sees: the names of learners, what is wrong with its store, and what it does not take.

# Learners are called by one word of each, at random. No word may hurt anybody who is called so.
class-name-first = Brave Bright Brisk Calm Careful Cheerful Clever Daring Eager Easy Fair Glad Handy Jolly Keen Kind Lively Lucky Merry Nimble Patient Proud Quick Quiet Ready Sharp Steady Swift Wary Wise
class-name-second = Ace Club Deal Deck Diamond Eight Hand Heart Lead Nine Pack Pair Run Seven Six Spade Stock Suit Ten Trick

class-store-none = There is no class in { $place }.
class-store-newer = The class in { $place } is from a later version of Tolva School. Update, or begin a class by another name.
class-store-exists = There is a class called { $name } already.
class-store-unknown = There is no class called { $name } on this computer.
class-store-name = A class cannot be called “{ $name }”. Use letters, digits, spaces and hyphens, 40 at most.
class-store-url = This is no address of a database, or the program for such a database is not installed: { $why }
class-store-locked = The class in { $place } is locked by another program. Learners go on; their answers are sent again until it can be written.
class-store-full = The class in { $place } cannot be written: the disk is full, or fails. Make room. Learners go on; their answers are sent again until it can be written.
class-store-damaged = The class in { $place } is damaged and cannot be read. Put the file aside and begin the class anew.
class-store-refused = The class in { $place } may not be written or read here: { $why }
class-store-failed = The class in { $place } cannot be used: { $why }

class-not-full = The class is full: it has { $most } learners.
class-not-name = Nobody can be called so. A name has 1 to { $most } letters and no hidden characters.
class-not-name-taken = Somebody in the class is called so already.
class-not-table = There is no such table. Tables are numbered 1 to { $most }.
class-not-id = The answer has no number by which it is known.
class-not-question = There is no such question.
class-not-choice = The question does not offer such a choice.
class-not-removed = Your teacher has taken you out of the class.
class-not-so-fast = That is too many answers in a minute. Wait a little.
class-not-so-many = That is more answers than a learner can give in a class.
class-not-nobody = There is no such learner in the class.
