"""A finger of the driver, with the places and the contacts that these tests name themselves."""

from pressurekit_driver import Contact

from .engine import Finger


class DrivenFinger(Finger):
    """The contacts of a kind, sent as the driver sends them. `number` tells fingers of the same kind apart.

    Without `force`, a touch or a pen reports `idle`. "driver" is the mouse of a driver that sends no force at all.
    """

    def __init__(self, engine, kind, number=0, idle=0.0):
        self.engine = engine
        self.kind = "mouse" if kind == "driver" else kind
        self.hand = engine.page.protocol.hands[self.kind]
        self.number = number * 100
        self.idle = {"driver": 0.0, "mouse": None}.get(kind, idle)
        self.contacts = {}
        # The buttons that are down.
        self.pressed = getattr(self.hand, "pressed", set())

    @property
    def is_down(self):
        return bool(self.contacts)

    def _at(self, x, y, force, contact, button="left"):
        one = self.contacts.get(contact) or Contact(self.number + contact, x, y)
        one.x, one.y, one.button = x, y, button
        one.force = self.idle if force is None or self.kind == "mouse" else force
        self.last = x, y
        return one

    def _run(self, steps):
        self.engine.page.run(steps)

    def down(self, x, y, force=None, contact=0, button="left"):
        one = self._at(x, y, force, contact, button)
        self.contacts[contact] = one
        self._run(self.hand.begin(one))

    def move(self, x, y, force=None, contact=0):
        one = self._at(x, y, force, contact)
        self._run(self.hand.move(one) if self.contacts else self.hand.hover(one))

    def up(self, contact=0, button="left"):
        one = self.contacts.pop(contact, None) or self._at(*self.last, None, contact)
        one.button = button
        self._run(self.hand.end(one))
        # Another button is still down.
        if self.pressed:
            self.contacts[contact] = one

    def cancel(self):
        self.contacts.clear()
        self._run(self.hand.cancel())

    def wheel(self, delta):
        """Turns the wheel at the pointer's position by this many pixels; negative is up."""
        self.engine.turn_wheel(self, *self.last, delta)

    def release(self):
        """Lifts everything. Called after a test."""
        if self.kind == "touch" and self.is_down:
            self.cancel()
        for button in list(self.pressed):
            self.up(button=button)
