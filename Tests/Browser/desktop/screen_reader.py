"""Orca with a voice that writes: a line of JSON for each text that it speaks.

A program of the system's Python, for which Debian packages Orca. It is not /usr/bin/orca, which ends where another Orca of
the same user runs: one for each browser does here, and perhaps the user's own.
"""

import json
import sys

from orca import orca, speechserver

OPTIONS = {
    # Found as a module of this name: below.
    "speechServerFactory": "written",
    "enableBraille": False,
    "enableSound": False,
    # Which keys were pressed the test knows.
    "enableKeyEcho": False,
    # A page is not read from its beginning when it is loaded: the tests go to what they want to hear.
    "sayAllOnLoad": False,
    "pageSummaryOnLoad": False,
}


class SpeechServer(speechserver.SpeechServer):
    """Orca asks a module for a class of this name."""

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            print(json.dumps(text), flush=True)

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.speak(context.utterance)


if __name__ == "__main__":
    sys.modules["written"] = sys.modules["__main__"]
    orca.getSettingsManager().activate(sys.argv[1], OPTIONS)
    sys.exit(orca.main())
