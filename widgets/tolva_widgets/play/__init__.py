"""The table at which one plays against players of the kit, with a coach, and an analysis when a deal is over."""
