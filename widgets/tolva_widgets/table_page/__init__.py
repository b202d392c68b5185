"""A page with a card table that one plays or steps at: its parts, its looks, and what happens after a tap."""
