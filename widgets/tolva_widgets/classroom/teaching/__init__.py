"""What a teacher sees of a class and does with it: the parts that `session.py` puts together."""
