"""Guided deals: a deal that one plays sentence by sentence, as a script says."""
