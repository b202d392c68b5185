### Sidan med alla ord och regler, fältet som söker i den, och rutan som visar en regel eller ett ord på stället.

reference-about = Alla ord och alla regler, vart och ett på ett enda ställe. Länkarna under dem går till spelens regler.
reference-page = Öppna sidan

search-label = Sök i regler, ordlista och sidor
search-button = Sök
search-none = Ingen träff. Pröva ett annat ord, på svenska eller engelska.
search-one = En träff.
search-some = { $count } träffar.
search-many = { $count } träffar, de { $shown } bästa visas.
search-failed = Sökningen kunde inte hämtas. Pröva igen.
