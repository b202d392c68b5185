"""What the browser keeps for a page, each under a name of its own."""
