"""What is told when a deal is over: how it ended, and the look back at its choices."""
