"""The demo's home screen: the app is reached cold and warm, and a quick action is handled exactly once."""

import json
import urllib.request

import pytest

from demo_home import (  # `home` is a fixture.
    ACTIVE_COLD,
    ACTIVE_WARM,
    BLUE,
    BLUE_COLOR,
    EVERYWHERE,
    HISTORY,
    LAUNCHED,
    NEW,
    cold,
    home,
    warm,
)
from waiting import eventually


@EVERYWHERE
def test_home_screen_alone(home):
    assert (home.views(), home.lines()) == (["home"], [])
    assert home.evaluate("return icon.items.map(({ type, title }) => [type, title])") == [
        [NEW, "New weighing"],
        [HISTORY, "History"],
        [BLUE, "Open Blue"],
    ]
    assert not home.evaluate("return document.getElementById('running').checkVisibility()")


# Cold


@EVERYWHERE
def test_cold_launch(home):
    home.launch()
    assert home.lines() == LAUNCHED
    home.wait_for_path("/home")
    assert home.background() not in (BLUE_COLOR, "rgba(0, 0, 0, 0)")


@EVERYWHERE
def test_cold_blue(home):
    with home.loads_anew():
        home.choose(2)
    home.wait_until_ready("app")
    assert (home.lines(), home.background()) == (cold("Open Blue"), BLUE_COLOR)
    home.wait_for_path("/home")


@EVERYWHERE
@pytest.mark.parametrize("number, title, path", [(0, "New weighing", "/new"), (1, "History", "/history")])
def test_cold_action_that_leads_on(home, number, title, path):
    home.choose(number)
    home.wait_for_path(path)
    # What a tab keeps may come after the page that it leads to.
    eventually(lambda: home.kept() == cold(title), f"{title} is handled, once")
    # The log is there again, and says no more than it did.
    home.open()
    assert (home.views(), home.lines()) == (["home"], cold(title))


@EVERYWHERE
@pytest.mark.parametrize("kind_of_action", ["something.else", "", "__proto__", "org.pressurekit.scale.BLUE"])
def test_unknown_action_starts_the_app_as_usual(home, kind_of_action):
    home.open("home?launch")
    usual = home.background()
    home.forget()
    home.open(f"home?action={kind_of_action}")
    home.wait_for_view("app")
    outcome = f"{kind_of_action} not handled → true, default start-up".strip()
    assert [line.replace("  ", " ") for line in home.lines()] == [f"cold didFinishLaunching {outcome}", ACTIVE_COLD]
    assert home.background() == usual
    home.wait_for_path("/home")


def manifest_shortcuts(server):
    with urllib.request.urlopen(f"{server.origin}/manifest.webmanifest", timeout=10) as answer:
        return json.load(answer)["shortcuts"]


@EVERYWHERE
def test_shortcuts_of_the_manifest_are_handled(home):
    ways = {"New weighing": "/new", "History": "/history", "Open Blue": "/home"}
    shortcuts = manifest_shortcuts(home.server)
    assert [shortcut["name"] for shortcut in shortcuts] == list(ways)
    for shortcut in shortcuts:
        home.forget()
        home.open(shortcut["url"].removeprefix("/"), ready=False)
        home.wait_for_path(ways[shortcut["name"]])
        eventually(lambda: home.kept() == cold(shortcut["name"]), f"{shortcut['name']} is handled, once")


# Warm


@EVERYWHERE
def test_warm_launch(home):
    home.launch()
    with home.stays():
        home.click("leave")
        home.wait_for_view("home")
        home.tap()
        home.wait_for_view("app")
    assert home.lines() == [*LAUNCHED, ACTIVE_WARM]


@EVERYWHERE
def test_warm_blue(home):
    home.launch()
    with home.stays():
        home.click("leave")
        home.choose(2)
        home.wait_for_view("app")
    assert (home.lines(), home.background()) == ([*LAUNCHED, *warm("Open Blue")], BLUE_COLOR)
    # It stays, and each choice is one more call.
    home.click("leave")
    home.choose(2)
    home.wait_for_view("app")
    assert home.lines() == [*LAUNCHED, *warm("Open Blue"), *warm("Open Blue")]
    home.click("leave")
    home.tap()
    home.wait_for_view("app")
    assert home.background() == BLUE_COLOR


@EVERYWHERE
@pytest.mark.parametrize("number, title, path", [(0, "New weighing", "/new"), (1, "History", "/history")])
def test_warm_action_that_leads_on(home, number, title, path):
    home.launch()
    home.click("leave")
    home.choose(number)
    home.wait_for_path(path)
    eventually(lambda: home.kept() == [*LAUNCHED, *warm(title)], f"{title} is handled, once")


@EVERYWHERE
def test_action_of_the_launch_and_then_another_time(home):
    """What the launch has handled is handled again when it is chosen again."""
    with home.loads_anew():
        home.choose(2)
    home.wait_until_ready("app")
    home.click("leave")
    home.choose(2)
    home.wait_for_view("app")
    assert home.lines() == [*cold("Open Blue"), *warm("Open Blue")]


def test_actions_by_force(home, kind):
    """Cold and warm, each once."""
    with home.loads_anew():
        home.choose(2, kind, 0.4)
    home.wait_until_ready("app")
    with home.stays():
        home.click("leave")
        home.choose(2, kind, 0.4)
        home.wait_for_view("app")
    assert (home.lines(), home.background()) == ([*cold("Open Blue"), *warm("Open Blue")], BLUE_COLOR)


def test_action_by_keyboard(home):
    # The places of the app come before it, however many there are.
    focused = "return document.activeElement.id"
    for _ in range(12):
        if home.evaluate(focused) != "icon":
            home.browser.press_key("Tab")
    assert home.evaluate(focused) == "icon"
    home.browser.press_key("ContextMenu")
    home.wait_for_state("open")
    home.browser.press_key("ArrowDown")
    home.browser.press_key("ArrowDown")
    with home.loads_anew():
        home.browser.press_key("Enter")
    home.wait_until_ready("app")
    assert (home.lines(), home.background()) == (cold("Open Blue"), BLUE_COLOR)


# The end of the app


@EVERYWHERE
def test_closed_app_starts_cold(home):
    home.launch()
    home.click("leave")
    assert home.evaluate("return document.getElementById('running').checkVisibility()")
    home.click("close")
    assert not home.evaluate("return document.getElementById('running').checkVisibility()")
    with home.loads_anew():
        home.choose(2)
    home.wait_until_ready("app")
    assert (home.lines(), home.background()) == ([*LAUNCHED, *cold("Open Blue")], BLUE_COLOR)


@EVERYWHERE
@pytest.mark.parametrize("query", ["?launch", f"?action={BLUE}"])
def test_reload_ends_the_app_and_handles_nothing(home, query):
    home.open(f"home{query}")
    home.wait_for_view("app")
    lines = home.lines()
    with home.loads_anew():
        home.evaluate("location.reload()")
    home.wait_until_ready("home")
    assert home.lines() == lines
    # What comes next is a cold start.
    home.launch()
    assert home.lines() == [*lines, *LAUNCHED]
    assert home.background() != BLUE_COLOR
