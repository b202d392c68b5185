"""Why there is no site."""


class SiteError(Exception):
    """Something that no site can be made without; `code` names the sentence `site-CODE`, and `facts` what it needs."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
