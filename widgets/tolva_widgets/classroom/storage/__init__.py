"""What a class is, in a database: its learners, their answers, and what all are shown."""
