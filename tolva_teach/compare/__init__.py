"""The same cards under two forms of a game, and the deals that tell the forms apart."""
