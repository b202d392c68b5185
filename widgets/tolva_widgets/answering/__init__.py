"""A task that is answered and marked, wherever one stands: picking, marks, reasons, an exercise in a lesson."""
