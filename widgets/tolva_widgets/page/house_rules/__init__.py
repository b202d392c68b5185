"""The house rules that a page plays by: the line that names them, and those that the browser keeps under a name."""
