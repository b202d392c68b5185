"""Spaced review: what is due, a picture of what one knows, and what was answered about each rule."""
