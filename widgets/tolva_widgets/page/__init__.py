"""What only the browser's page can do: address, storage, files, clipboard, settings, and whether its kernel lives."""
