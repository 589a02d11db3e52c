"""Runs Orca with a voice that prints each spoken text as a line of JSON.

Runs with the system's Python, for which Debian packages Orca. It does not use /usr/bin/orca, which quits if the same user
already runs Orca. Here each browser has its own, and the user may run another.
"""

import json
import sys

from orca import orca, speechserver

OPTIONS = {
    # The module of this name is defined below.
    "speechServerFactory": "written",
    "enableBraille": False,
    "enableSound": False,
    # The test knows which keys it pressed.
    "enableKeyEcho": False,
    # Do not read a loaded page from its beginning: the tests move to the content that they want to hear.
    "sayAllOnLoad": False,
    "pageSummaryOnLoad": False,
}


class SpeechServer(speechserver.SpeechServer):
    """The class that Orca expects in a speech module."""

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
