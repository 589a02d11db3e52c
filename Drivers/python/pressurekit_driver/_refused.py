"""The error of a driver that would have to pretend."""


class Refused(Exception):
    """A browser cannot do what was asked.

    `reason` says why, and `instead` what to do. The page has received no event of the call.
    """

    def __init__(self, reason: str, instead: str):
        super().__init__(f"{reason} Instead: {instead}")
        self.reason = reason
        self.instead = instead
