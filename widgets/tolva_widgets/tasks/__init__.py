"""A task that somebody does, wherever one stands: attempts, hints, a frame with a panel, questions, tasks in a row."""
