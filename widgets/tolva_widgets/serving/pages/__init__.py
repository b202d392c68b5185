"""A notebook made into a page, with a kernel or beforehand."""
