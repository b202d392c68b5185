### The language itself.

# The language whose words stand beside ours where one looks up terms.
language-beside = sv

# In the place of a sentence that a game from another package has not, or that cannot be read.
words-missing = (There are no words here yet: { $key }.)
words-unreadable = (The words of { $key } cannot be read: { $place }.)
