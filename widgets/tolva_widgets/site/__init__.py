"""The whole kit as a folder of files that any web host serves, with Python in the visitor's browser.

`builder` makes the folder: pages through the same template as the served ones, with the first state of their widgets in
them. `archive` packs what Python needs there, `pyodide` fetches Python itself. In the browser `static/host.js` shows
the widgets, `static/worker.js` runs Python, and there `inprocess_kernel` runs the page's cells.
"""
