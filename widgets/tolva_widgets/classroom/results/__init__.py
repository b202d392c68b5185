"""What the answers of a class tell its teacher: who is here and how far, which rule is kept or broken by how many."""
