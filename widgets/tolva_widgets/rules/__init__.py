"""The rules: a page for each game, a rule as a card, all terms and rules for reference, sheets to print."""
