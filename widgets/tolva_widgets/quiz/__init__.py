"""The quiz: questions by their names, in a row or one by one, with a result."""
