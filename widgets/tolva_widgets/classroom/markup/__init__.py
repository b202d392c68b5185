"""What the teacher's page shows, piece by piece."""
