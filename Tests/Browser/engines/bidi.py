"""A WebDriver BiDi connection: commands with an answer, events left aside."""

import itertools
import json

import websocket


class BiDiError(RuntimeError):
    pass


class BiDi:
    def __init__(self, address):
        # An Origin header would make Firefox refuse the connection as one of a web page.
        self.socket = websocket.create_connection(address, timeout=30, suppress_origin=True)
        self.numbers = itertools.count(1)

    def send(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != number:
                continue
            if answer["type"] == "error":
                raise BiDiError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def close(self):
        self.socket.close()
