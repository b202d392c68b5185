### What is wrong with what a notebook says of itself: for those who write lessons.

catalogue-none = { $file }: its metadata has no tolva. The page is called “{ $title }” for now and comes last.
catalogue-unreadable = { $file } cannot be read as a notebook. The page is left out.
catalogue-outside = { $file } is not in the folder of any language. The page is left out.
catalogue-missing = { $file }: its metadata has no { $key }.
catalogue-unknown = { $file }: { $key } in its metadata means nothing. The keys are { $known }.
catalogue-no-text = { $file }: { $key } in its metadata must be text.
catalogue-too-long = { $file }: { $key } in its metadata may have at most { $most } characters.
catalogue-no-choice = { $file }: { $key } in its metadata must be one of { $known }.
catalogue-no-choices = { $file }: { $key } in its metadata must be a list in which each is one of { $known }.
catalogue-no-number = { $file }: { $key } in its metadata must be a whole number between 0 and { $most }.
catalogue-course-begun = { $file }: { $key } is missing in the metadata, so the course in { $course } begins here. But it begins in { $other } already.
catalogue-after-unknown = { $file }: { $key } is “{ $after }”, which is not a lesson of the course in { $course }.
catalogue-after-later = { $file }: { $key } is “{ $after }”, but that lesson has the same or a higher tolva.order.
catalogue-after-between = { $file }: { $key } is “{ $after }”, but by tolva.order { $other } comes between them. Give each lesson a higher tolva.order than the one before it.
catalogue-no-language = { $file } has notebooks, but there are no texts in that language. They are left out.
catalogue-level-twice = { $file }: the level { $level } is in { $other } already. Each level needs a name of its own.
