"""A class that is open on this server: its learners' pages, its teacher's, and what the large screen shows of it."""
