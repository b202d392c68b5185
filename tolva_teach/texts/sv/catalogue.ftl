### Vad som är fel med det som en anteckningsbok säger om sig själv: för den som skriver lektioner.

catalogue-none = { $file }: tolva saknas i metadata. Sidan heter ”{ $title }” så länge och står sist.
catalogue-unreadable = { $file } går inte att läsa som anteckningsbok. Sidan tas inte med.
catalogue-outside = { $file } ligger inte i mappen för ett språk. Sidan tas inte med.
catalogue-missing = { $file }: { $key } saknas i metadata.
catalogue-unknown = { $file }: { $key } i metadata betyder ingenting. Det som finns är { $known }.
catalogue-no-text = { $file }: { $key } i metadata ska vara text.
catalogue-too-long = { $file }: { $key } i metadata får ha högst { $most } tecken.
catalogue-no-choice = { $file }: { $key } i metadata ska vara något av { $known }.
catalogue-no-choices = { $file }: { $key } i metadata ska vara en lista, där allt är något av { $known }.
catalogue-no-number = { $file }: { $key } i metadata ska vara ett heltal mellan 0 och { $most }.
catalogue-course-begun = { $file }: { $key } saknas i metadata, så här börjar kursen i { $course }. Men den börjar redan i { $other }.
catalogue-after-unknown = { $file }: { $key } är ”{ $after }”, som inte är någon lektion i kursen i { $course }.
catalogue-after-later = { $file }: { $key } är ”{ $after }”, men den lektionen har samma eller högre tolva.order.
catalogue-after-between = { $file }: { $key } är ”{ $after }”, men enligt tolva.order kommer { $other } emellan. Ge varje lektion högre tolva.order än den närmast före.
catalogue-no-language = { $file } har anteckningsböcker, men det finns inga texter på det språket. De tas inte med.
catalogue-level-twice = { $file }: nivån { $level } finns redan i { $other }. Varje nivå ska ha ett eget namn.
