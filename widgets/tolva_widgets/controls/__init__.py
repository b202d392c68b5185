"""Rows of buttons: stepping through a replay, and the pace at a table at which one plays."""
