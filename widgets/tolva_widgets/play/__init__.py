"""The table at which one plays against players of the kit, with the coach and the look back."""
