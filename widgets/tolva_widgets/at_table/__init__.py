"""At a real table: a question asked, a position judged, and the house rules that one plays by."""
