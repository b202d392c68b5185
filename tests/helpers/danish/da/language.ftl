### Selve sproget.

# Hvad der siges på svensk: alt, som der ikke er nogen dansk sætning for.
language-fallback = sv
# Det sprog, hvis ord står ved siden af vore, hvor man slår termer op.
language-beside = sv
