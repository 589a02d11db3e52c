"""What can happen to a control of a page while it is pressed, and what undoes it.

All of them can meet with COMMON; a test takes from the others what its control can. `page.where` and `page.force` are the
contact's place and force.
"""

import contextlib


def collected(faults):
    """A decorator: each function is a fault of its name; what it does after its `yield` undoes it."""

    def fault(make):
        faults[make.__name__] = contextlib.contextmanager(make)
        return make

    return fault


COMMON = {}
fault = collected(COMMON)


@fault
def escape(page, finger):
    page.browser.press_key("Escape")
    yield


@fault
def window_loses_focus(page, finger):
    page.evaluate(
        """
        const other = document.createElement('iframe')
        other.id = 'other'
        document.body.append(other)
        other.contentWindow.focus()
        """
    )
    yield
    page.evaluate("document.getElementById('other').remove(); window.focus()")


@fault
def page_hidden(page, finger):
    with page.browser.other_tab():
        yield


@fault
def disabled(page, finger):
    page.set("disabled", True)
    yield
    page.set("disabled", False)


@fault
def fieldset_disabled(page, finger):
    switch = "document.getElementById(arguments[0]).closest('fieldset').disabled = arguments[1]"
    page.evaluate(switch, page.id, True)
    yield
    page.evaluate(switch, page.id, False)


# What WebKit's driver can do.
IN_WEBKIT = ["escape", "disabled", "fieldset_disabled", "removed", "moved_in_the_page"]


def named(*faults):
    """Faults by name, as tests are made of them."""
    return {one.__name__: one for one in faults}


@contextlib.contextmanager
def capture_lost(page, finger):
    # A capture is given, and taken away, with the contact's next event.
    x, y = page.where
    finger.move(x + 1, y, page.force)
    page.evaluate("document.body.setPointerCapture(recorder.pointerId)")
    finger.move(x, y, page.force)
    yield


@contextlib.contextmanager
def second_contact(page, finger, point):
    # A second finger, or, while a pen writes, the palm.
    other, contact = (finger, 1) if finger.kind == "touch" else (page.finger("touch"), 0)
    other.down(*point, 0.3, contact=contact)
    yield
    other.up(contact=contact)


@contextlib.contextmanager
def removed(page, finger):
    page.evaluate(
        """
        const [id] = arguments
        window.away = document.getElementById(id)
        recorder.follow(away)
        window.home = { parent: away.parentElement, next: away.nextSibling }
        // Still to be found by its name, but not in the page.
        document.getElementById = (name) => (name === id ? away : document.querySelector('#' + name))
        away.remove()
        """,
        page.id,
    )
    yield
    page.evaluate("home.parent.insertBefore(away, home.next)")


@contextlib.contextmanager
def scrolled_with_the_page(page, finger):
    page.evaluate("scrollBy(0, 30)")
    yield


@contextlib.contextmanager
def taken_away_by_the_system(page, finger):
    finger.cancel()
    yield


@contextlib.contextmanager
def right_button(page, finger):
    # Opens a context menu as well.
    finger.down(*page.where, button="right")
    yield
    finger.up(button="right")


@contextlib.contextmanager
def lost_up(page, finger):
    # Released where nobody told the browser; the next it hears of the mouse is a move without a button.
    finger.pressed.clear()
    finger.move(*page.where)
    yield
