"""Interruptions of a press. Each happens, and is then undone. `page.where` and `page.force` belong to the contact."""

import contextlib

FAULTS = {}
# Interruptions of a touch only, and of a mouse only.
OF_A_TOUCH = {}
OF_A_MOUSE = {}
# Interruptions that need a contact that is down.
NEED_A_CONTACT = {"capture_lost", "second_contact_on_it", "second_contact_elsewhere", "taken_away_by_the_system"}
# Interruptions that WebKit's driver can cause.
IN_WEBKIT = ["escape", "disabled", "fieldset_disabled", "removed", "moved_in_the_page"]


def among(faults):
    """A decorator that adds a fault under the function's name. The code after `yield` undoes the fault."""

    def keep(function):
        faults[function.__name__] = contextlib.contextmanager(function)
        return faults[function.__name__]

    return keep


@among(FAULTS)
def escape(page, finger):
    page.browser.press_key("Escape")
    yield


@among(FAULTS)
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


@among(FAULTS)
def page_hidden(page, finger):
    with page.browser.other_tab():
        yield


@among(FAULTS)
def disabled(page, finger):
    page.set("disabled", True)
    yield
    page.set("disabled", False)


@among(FAULTS)
def fieldset_disabled(page, finger):
    switch = "document.getElementById(arguments[0]).closest('fieldset').disabled = arguments[1]"
    page.evaluate(switch, page.id, True)
    yield
    page.evaluate(switch, page.id, False)


@among(FAULTS)
def removed(page, finger):
    page.evaluate(
        """
        const [id] = arguments
        window.away = document.getElementById(id)
        recorder.follow(away)
        window.home = { parent: away.parentElement, next: away.nextSibling }
        // It can be found by its id, but it is not in the page.
        document.getElementById = (name) => (name === id ? away : document.querySelector('#' + name))
        away.remove()
        """,
        page.id,
    )
    yield
    page.evaluate("home.parent.insertBefore(away, home.next)")


@among(FAULTS)
def hidden(page, finger):
    page.evaluate("document.getElementById(arguments[0]).hidden = true", page.id)
    # The control notices it at the latest when the contact lifts.
    if finger.is_down:
        finger.up()
    else:
        page.browser.press_key("Escape")
    yield
    page.evaluate("document.getElementById(arguments[0]).hidden = false", page.id)


@among(FAULTS)
def moved_in_the_page(page, finger):
    page.evaluate("document.querySelector('.scroller').prepend(document.getElementById(arguments[0]))", page.id)
    yield
    page.evaluate("document.querySelector('fieldset').append(document.getElementById(arguments[0]))", page.id)


@among(FAULTS)
def scrolled_with_the_page(page, finger):
    page.evaluate("scrollBy(0, 24); return clock.painted().then(clock.painted)")
    yield
    page.evaluate("scrollBy(0, -24); return clock.painted().then(clock.painted)")


@among(FAULTS)
def scrolled_with_its_part_of_the_page(page, finger):
    page.evaluate("document.querySelector('.scroller').scrollTop += 24; return clock.painted().then(clock.painted)")
    yield
    page.evaluate("document.querySelector('.scroller').scrollTop -= 24; return clock.painted().then(clock.painted)")


@among(FAULTS)
def capture_lost(page, finger):
    # The browser sets or releases a capture with the contact's next event.
    x, y = page.where
    finger.move(x + 1, y, page.force)
    page.evaluate("document.body.setPointerCapture(recorder.pointerId)")
    finger.move(x, y, page.force)
    yield


def second_contact(page, finger, point):
    # A second finger, or the palm while a pen writes.
    other, contact = (finger, 1) if finger.kind == "touch" else (page.finger("touch"), 0)
    other.down(*point, 0.3, contact=contact)
    yield
    other.up(contact=contact)


@among(FAULTS)
def second_contact_on_it(page, finger):
    x, y = page.centre()
    yield from second_contact(page, finger, (x + 5, y))


@among(FAULTS)
def second_contact_elsewhere(page, finger):
    yield from second_contact(page, finger, page.centre("h1"))


@among(OF_A_TOUCH)
def taken_away_by_the_system(page, finger):
    finger.cancel()
    yield


@among(OF_A_MOUSE)
def right_button(page, finger):
    # This also opens a context menu.
    finger.down(*page.where, button="right")
    yield
    finger.up(button="right")


@among(OF_A_MOUSE)
def middle_button(page, finger):
    finger.down(*page.where, button="middle")
    yield
    finger.up(button="middle")


@among(OF_A_MOUSE)
def menu_key(page, finger):
    page.browser.press_key("ContextMenu")
    yield


@among(OF_A_MOUSE)
def lost_lift(page, finger):
    # The button is released outside the browser, which next receives a move without a button.
    finger.pressed.clear()
    finger.move(*page.where)
    yield
