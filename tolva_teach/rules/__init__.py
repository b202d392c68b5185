"""What all games stand on: cards, tricks, what a seat may decide, what happens, and the verdict on it with its rule."""
