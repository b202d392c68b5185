"""A deal set up by hand, or found by a wish, and what it is then good for."""
