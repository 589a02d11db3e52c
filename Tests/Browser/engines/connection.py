"""Commands with answers, as JSON over a WebSocket. DevTools and WebDriver BiDi share this form."""

import itertools
import json

import websocket

from waiting import HANGING


class CommandError(RuntimeError):
    """The browser refused a command."""


class Connection:
    def __init__(self, address):
        # With an Origin header the browser would refuse the connection, as if it came from a web page.
        self.socket = websocket.create_connection(address, timeout=HANGING, suppress_origin=True, skip_utf8_validation=True)
        self.numbers = itertools.count(1)
        self.waiting_for = {}
        self.kept = {}

    def send(self, method, parameters, **more):
        """Sends a command and returns its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters, **more}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                break
            self.heard(message)
        if message.get("error"):
            error = message["error"]
            # In DevTools the error is an object; in BiDi it is a name with a message beside it.
            reason = error["message"] if isinstance(error, dict) else f"{error}: {message.get('message')}"
            raise CommandError(f"{method}: {reason}")
        return message["result"]

    def heard(self, message):
        """Handles an event, or an answer that is no longer awaited."""
        if message.get("method") in self.waiting_for:
            self.waiting_for[message["method"]] = message["params"]
        if message.get("method") in self.kept:
            self.kept[message["method"]].append(message["params"])

    def expect(self, event):
        """Call this before the command that causes an event; `wait` then returns the event's parameters."""
        self.waiting_for[event] = None

    def wait(self, event):
        while self.waiting_for[event] is None:
            self.heard(json.loads(self.socket.recv()))
        return self.waiting_for.pop(event)

    def keep(self, event):
        """Returns a list that collects the parameters of all later events of this name."""
        return self.kept.setdefault(event, [])

    def close(self):
        self.socket.close()
