.PHONY: serve test
