"""A record that one steps through, with what happened and why beside it."""
