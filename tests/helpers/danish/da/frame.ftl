# Det, der står om hver side: navn, links, og hvad der siges, før siden lever.

frame-site = Tolvaskolen
frame-language = Dansk
frame-skip = Spring til indholdet
frame-home = Forsiden
frame-pages = Sider
frame-languages = Sprog
frame-dark = Mørkt
frame-open = Åbn øvelsen
frame-loading = Kortene deles ud …
frame-no-script = Siden kræver JavaScript. Slå det til i browseren, og genindlæs siden.
frame-reload = Genindlæs siden
