### Husregler på alla sidor: raden som berättar om dem, och listan över dem som är sparade.

house-line = Husregler: { $differs }.
    .called = Husreglerna ”{ $called }”: { $differs }.
house-yes = ja
house-no = nej
house-line-book = Den här frågan följer inte husreglerna, utan de vanliga reglerna eller det som frågan själv säger.
page-profiles = Sparade husregler
page-profiles-choose = Välj …
page-profiles-book = De vanliga reglerna
