"""Serve the dashboards with Voilà."""
