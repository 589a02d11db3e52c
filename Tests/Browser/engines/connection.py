"""Commands with an answer, as JSON over a WebSocket: what DevTools and WebDriver BiDi have in common."""

import itertools
import json

import websocket


class CommandError(RuntimeError):
    """The browser refused a command."""


class Connection:
    def __init__(self, address):
        # An Origin header would make a browser refuse the connection as one of a web page.
        self.socket = websocket.create_connection(address, timeout=15, suppress_origin=True, skip_utf8_validation=True)
        self.numbers = itertools.count(1)
        self.waiting_for = {}
        self.kept = {}

    def send(self, method, parameters, **more):
        """Sends a command, and gives its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters, **more}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                break
            self.heard(message)
        if message.get("error"):
            error = message["error"]
            # DevTools has an object there, BiDi the error's name with its message beside it.
            reason = error["message"] if isinstance(error, dict) else f"{error}: {message.get('message')}"
            raise CommandError(f"{method}: {reason}")
        return message["result"]

    def heard(self, message):
        """An event, or an answer that nobody waits for any more."""
        if message.get("method") in self.waiting_for:
            self.waiting_for[message["method"]] = message["params"]
        if message.get("method") in self.kept:
            self.kept[message["method"]].append(message["params"])

    def expect(self, event):
        """To be called before the command that causes an event; `wait` then gives what it says."""
        self.waiting_for[event] = None

    def wait(self, event):
        while self.waiting_for[event] is None:
            self.heard(json.loads(self.socket.recv()))
        return self.waiting_for.pop(event)

    def keep(self, event):
        """A list, to which what this event says is added each time from now on."""
        return self.kept.setdefault(event, [])

    def close(self):
        self.socket.close()
