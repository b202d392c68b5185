"""By what the server knows a browser again."""

from jupyter_server.auth.identity import PasswordIdentityProvider, User


class NamelessIdentity(PasswordIdentityProvider):
    """Keeps a random number in the cookie and nothing else: Jupyter's own would also have a made-up name in it."""

    def user_to_cookie(self, user: User) -> str:
        """The number alone."""
        return str(user.username)

    def user_from_cookie(self, cookie_value: str) -> User:
        """Whose number it is."""
        return User(cookie_value)
