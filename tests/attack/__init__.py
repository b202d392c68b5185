"""An attack on a server of its own, with fresh random numbers each time: `make attack`."""
