"""Deals in a row and one by one: a match, a record as steps, deals played out by the computer, goals."""
