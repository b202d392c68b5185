"""The card table: what lies on it, how cards move, and what somebody chooses or types there."""
