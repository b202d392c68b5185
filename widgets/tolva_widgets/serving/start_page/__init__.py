"""What the site's own address leads to."""
