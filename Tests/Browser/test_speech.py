"""The events and spoken texts while the controls are used by keyboard: Orca, on a virtual desktop.

Each step has an action, all spoken texts and all accessibility events, in order. So a missing or repeated text is found.
The last step moves to the button after the control, so that no event of the control is still pending.
"""

import pytest

pytestmark = [pytest.mark.engines("chromium-desktop"), pytest.mark.deep_engines("firefox-desktop")]

LATER = ("clock.pass(1000)", [], [])
DELETE = (
    "Tab", ["Delete push button.", "Activate twice, or hold and slide onto the ring."], ['push button "Delete": focused'],
)
END = ("Tab", ["End push button."], ['push button "End": focused'])


def test_confirm_button(spoken):
    # It is armed again only after another text, because Orca may ignore a text that it has just read.
    steps = [
        DELETE,
        ("Enter", ["CONFIRM"], ['status bar: insert "CONFIRM"']),
        LATER,
        ("Enter", ["OK"], ['status bar: delete "CONFIRM"', 'status bar: insert "OK"']),
        LATER,
        ("Space", ["CONFIRM"], ['status bar: delete "OK"', 'status bar: insert "CONFIRM"']),
        LATER,
        ("Escape", [], ['status bar: delete "CONFIRM"']),
        LATER,
        END,
    ]
    spoken.show("confirm")
    spoken.expect(steps)


def test_confirm_button_that_loses_the_focus(spoken):
    steps = [
        DELETE,
        ("Enter", ["CONFIRM"], ['status bar: insert "CONFIRM"']),
        ("Tab", ["End push button."], ['status bar: delete "CONFIRM"', 'push button "End": focused']),
    ]
    spoken.show("confirm")
    spoken.expect(steps)


def test_transitioning_button(spoken):
    steps = [
        ("Tab", ["Send push button."], ['push button "Send": focused']),
        ("Enter", [], ['push button "Send": busy']),
        LATER,
        ("work.resolve()", ["Sent"], ['status bar: insert "Sent"', 'push button "Send": not busy']),
        LATER,
        ("transition.reset()", [], ['status bar: delete "Sent"']),
        LATER,
        ("Space", [], ['push button "Send": busy']),
        LATER,
        ("work.reject(new Error())", ["Not sent"], ['status bar: insert "Not sent"', 'push button "Send": not busy']),
        ("clock.pass(3000)", [], ['status bar: delete "Not sent"']),
        END,
    ]
    spoken.show("transition")
    spoken.evaluate("transition.addEventListener('click', startWork)")
    spoken.expect(steps)


def test_scale(spoken):
    finger = spoken.finger("touch")

    def weigh(page):
        finger.down(*page.centre("#scale"), 0.3)

    def lift(page):
        finger.up()

    steps = [
        ("Tab", ["Scale level bar."], ['level bar "Scale": focused']),
        (weigh, [], []),
        ("clock.pass(3000)", ["115 grams"], ['status bar: insert "115 grams"']),
        (lift, [], []),
        LATER,
        ("Tab", ["Tare push button."], ['push button "Tare": focused']),
        ("Enter", [], []),
        LATER,
        END,
    ]
    spoken.show("scale")
    spoken.expect(steps)


# Orca 43 speaks a button's label before its name, although the name contains it. It omits the label's reference to the
# button itself.
SAID_OF_MORE = ["Monday, 12 grams Preview Monday, 12 grams collapsed push button.", "opens dialog"]


def test_peek(spoken):
    link, more = 'link "Monday, 12 grams"', 'push button "Preview Monday, 12 grams"'
    opened = ["Monday, 12 grams link.", *(["expanded"] if spoken.browser.name == "firefox" else [])]
    steps = [
        ("Tab", ["Monday, 12 grams link."], [f"{link}: focused"]),
        ("Shift+F10", ["Monday, 12 grams link."], [f"{link}: focused", f"{more}: expanded"]),
        LATER,
        ("Tab", ["Share push button."], ['push button "Share": focused']),
        ("Escape", ["Monday, 12 grams link."], [f"{link}: focused", f"{more}: not expanded"]),
        LATER,
        ("Tab", SAID_OF_MORE, [f"{more}: focused"]),
        ("Enter", opened, [f"{link}: focused", f"{more}: expanded"]),
        LATER,
        ("Tab", ["Share push button."], ['push button "Share": focused']),
        ("Enter", SAID_OF_MORE, [f"{more}: focused", f"{more}: not expanded"]),
        LATER,
        END,
    ]
    spoken.show("peek")
    spoken.expect(steps)


def menu(page):
    """Opens the menu. Do this once in each test, because Orca says less the second time."""
    item = "New weighing Begin at zero."
    said = ["Scale menu", item, "expanded"] if page.browser.name == "firefox" else ["Scale menu.", item]
    return "Enter", said, ['menu item "New weighing Begin at zero": focused', 'push button "Actions Scale": expanded']


SAID = ["Scale Actions Scale collapsed push button.", "opens menu"]
ICON = ("Tab", ["Scale push button."], ['push button "Scale": focused']), ("Tab", SAID, ['push button "Actions Scale": focused'])
CLOSED = SAID, ['push button "Actions Scale": focused', 'push button "Actions Scale": not expanded']


def test_app_icon(spoken):
    steps = [
        *ICON,
        menu(spoken),
        LATER,
        ("ArrowDown", ["History."], ['menu item "History": focused']),
        ("ArrowDown", ["New weighing Begin at zero."], ['menu item "New weighing Begin at zero": focused']),
        ("ArrowUp", ["History."], ['menu item "History": focused']),
    ]
    spoken.show("icon")
    spoken.expect(steps)


# Firefox sends the focus event shortly before the event of the closed menu, and Orca may or may not read the state in
# between.
@pytest.mark.deep_engines
@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_app_icon_that_is_closed(spoken, key):
    steps = [*ICON, menu(spoken), LATER, (key, *CLOSED), LATER, END]
    spoken.show("icon")
    spoken.expect(steps)


def test_tree(spoken):
    """The trees at rest."""
    trees = {
        "confirm": (
            'push button "Delete" described as "Activate twice, or hold and slide onto the ring" focusable\n'
            'status bar live "polite"'
        ),
        "transition": 'push button "Send" focusable\nstatus bar live "polite"',
        "scale": (
            'level bar "Scale" 0 of 0 to 385 focusable valuetext "0 grams"\n'
            'push button "Tare" focusable\nstatus bar live "polite"'
        ),
        "peek": (
            'link "Monday, 12 grams" focusable\n'
            'push button "Preview Monday, 12 grams" expandable focusable has-popup haspopup "dialog"\n'
            'status bar live "polite"'
        ),
        "icon": (
            'push button "Scale" focusable\n'
            'push button "Actions Scale" expandable focusable has-popup haspopup "menu"\n'
            'status bar live "polite"'
        ),
    }
    found = {}
    for control, expected in trees.items():
        spoken.show(control)
        found[control] = spoken.tree(expected)
    assert found == trees


def test_tree_of_an_open_menu_and_preview(spoken):
    """The menu or the preview covers the page, and keeps the focus."""
    icon = """\
push button "Scale" focusable
push button "Actions Scale" expandable expanded focusable has-popup haspopup "menu"
panel focusable
  menu "Scale" vertical
    menu item "New weighing Begin at zero" focusable focused
    menu item "History" focusable
status bar live "polite"\
"""
    peek = """\
link "Monday, 12 grams" focusable
push button "Preview Monday, 12 grams" expandable expanded focusable has-popup haspopup "dialog"
dialog "Preview" focusable
  link "Monday, 12 grams" focusable focused
    article
      heading "Monday"
      paragraph text "12 grams, settled."
  push button "Share" focusable
status bar live "polite"\
"""
    if spoken.browser.name == "firefox":
        icon = icon.replace('menu "Scale" vertical', 'menu "Scale" focused vertical')
    trees = {"icon": icon, "peek": peek}
    found = {}
    for control, expected in trees.items():
        spoken.show(control)
        spoken.act("Tab")
        spoken.act("Shift+F10")
        spoken.pass_time(1)
        found[control] = spoken.tree(expected)
    assert found == trees
