"""What a package of a game is tested with, and told what it lacks."""
