### The language itself.

# The language whose words stand beside ours where one looks up terms.
language-beside = sv
