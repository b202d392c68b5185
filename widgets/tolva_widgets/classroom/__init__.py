"""A class that its teacher sees: who is in it, what all are asked, and what each has answered.

`store` keeps it in a database, which a server and the kernel of the teacher's page have open at the same time. No
module of this folder is imported by a page of learners: what they answer goes to the server by a request of their
browser.
"""
