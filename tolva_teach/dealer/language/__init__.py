"""The language of wishes: its words, how a text is read as a wish, and how one is put together of pieces."""
