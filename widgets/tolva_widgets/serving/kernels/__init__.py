"""The kernels of pages: which, how many wait, and how browser and server speak with them."""
