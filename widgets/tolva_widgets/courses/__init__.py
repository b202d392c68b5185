"""Which pages there are, the courses that they make, the map of the courses and the front page."""
