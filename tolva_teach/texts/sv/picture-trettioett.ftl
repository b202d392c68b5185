### Orden på bordets bild i trettioett.

picture-note-knocked = { $Knocker } har knackat
picture-note-pot =
    I potten: { $count ->
        [one] { $count } spelmark
       *[other] { $count } spelmarker
    }
