"""What every widget of ours is made from: the classes, plain parts, scripts and style sheets."""
