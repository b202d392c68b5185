"""Records: reading, checking, naming what is wrong with one, the schema, and records in links."""
