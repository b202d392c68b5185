"""What stands for IPython's core."""
