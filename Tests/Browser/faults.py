"""What can happen to any control of a page while it is pressed, and what undoes it."""

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
