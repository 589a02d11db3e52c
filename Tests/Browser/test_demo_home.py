"""The demo's home screen: the app is opened cold and warm, and a quick action is handled exactly once."""

import contextlib
import json

import pytest

import waiting
from conftest import PROJECT
from contrast import channels, contrast
from demo_page import DemoPage, fixture_of
from waiting import eventually

pytestmark = pytest.mark.deep

NEW, HISTORY, BLUE = (f"org.pressurekit.scale.{name}" for name in ("new", "history", "blue"))
BLUE_COLOR = "rgb(151, 187, 255)"
# The log's lines for each way to the app.
ACTIVE_COLD, ACTIVE_WARM = "cold didBecomeActive", "warm didBecomeActive"
LAUNCHED = ["cold didFinishLaunching no action → true, default start-up", ACTIVE_COLD]
# Each quick action, and the page it opens.
WAYS = {"New weighing": "new.html", "History": "history.html", "Open Blue": "home.html"}
LOST = "The quick actions could not be loaded"


def cold(title):
    return [f"cold didFinishLaunching {title} handled → false", ACTIVE_COLD]


def warm(title):
    return [f"warm performAction {title} handled → true", ACTIVE_WARM]


class HomePage(DemoPage):
    """The page "Home screen", whose icon is called `icon`."""

    name = "home.html"
    # True once the page has the declared actions.
    ready = "Boolean(window.icon?.items?.length || document.getElementById('notice')?.textContent)"

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "icon"

    def open(self, name=None, forgets=True):
        """Opens the page, by default like a new tab."""
        if forgets:
            self.evaluate("sessionStorage.clear()")
        super().open(name)

    # The page's content

    def view(self):
        return self.evaluate("return ['home', 'app'].filter((id) => document.getElementById(id)?.checkVisibility())")

    def lines(self):
        """The log's lines."""
        return self.evaluate(
            "return [...document.querySelectorAll('#log li:not(.quiet)')]"
            ".map((line) => [...line.children].map((part) => part.textContent).join(' '))"
        )

    def kept(self):
        """The log as stored in this tab, even while another page is shown."""
        return self.evaluate(
            "return JSON.parse(sessionStorage.getItem('lifecycle') ?? '[]')"
            ".map(({ start, call, outcome }) => `${start} ${call} ${outcome}`.trim())"
        )

    def wait_for_kept(self, lines):
        """Waits for the stored log. It may be stored after navigation, and cannot be read while a page is being left."""

        def is_kept():
            with contextlib.suppress(RuntimeError):
                return self.kept() == lines

        eventually(is_kept, f"it is kept, once: {lines}")

    def background(self):
        return self.evaluate("return getComputedStyle(document.getElementById('app')).backgroundColor")

    def expect(self, view, lines, is_blue=None):
        assert (self.view(), self.lines(), self.kept()) == ([view], lines, lines)
        assert self.path() == "home.html"
        if is_blue is not None:
            assert (self.background() == BLUE_COLOR) is is_blue

    # The user's actions

    @contextlib.contextmanager
    def reloads(self):
        """Requires that the block reloads the page, which is a cold start."""
        self.require_policy_kept()
        self.evaluate("window.isOld = true")
        # The old page cannot report the loading, and may never answer.
        waiting.page = None
        with contextlib.suppress(RuntimeError):
            yield

        def is_new():
            with contextlib.suppress(Exception):
                return self.evaluate("return document.readyState === 'complete' && !window.isOld")

        eventually(is_new, "the page is loaded anew")
        self.enter()

    @contextlib.contextmanager
    def stays(self):
        """Requires that the block does not reload the page, which is a warm start."""
        self.evaluate("window.isOld = true")
        yield
        assert self.evaluate("return window.isOld === true"), "the page was loaded again"

    def leave_app(self):
        self.click("#leave")
        self.pass_time(0.4)  # A tap directly after another one is the second of a double click.

    def launch(self):
        """Starts the app cold, by a tap."""
        with self.reloads():
            self.tap()

    def choose(self, number, kind="mouse", force=None):
        """Chooses a quick action, counted from 0: holds or presses the icon, slides to the action and lifts."""
        self.rest()
        finger = self.finger(kind)
        finger.down(*self.centre(), force)
        self.wait_for_state("open")
        item = f"icon.shadowRoot.querySelectorAll('[role=menuitem]')[{number}]"
        where = self.until(
            f"""(() => {{
              const menu = icon.shadowRoot.querySelector('[part=menu]')
              const isGrown = Math.abs(menu.getBoundingClientRect().width - menu.offsetWidth) < 0.1
              if (!menu.style.transform || getComputedStyle(menu).opacity !== '1' || !isGrown) return null
              const {{ left, top, width, height }} = {item}.getBoundingClientRect()
              return [left + width / 2, top + height / 2]
            }})()""",
            "the menu is there",
        )
        finger.move(*where, force)
        finger.up()


home = fixture_of(HomePage)


@pytest.mark.always
@pytest.mark.deep_engines("firefox", "webkit")
def test_whole_path(home):
    """An action starts the app or finds it running. It is handled again when chosen again, and after the app has ended."""
    kind, force = ("mouse", None) if home.browser.name == "webkit" else ("touch", 0.4)
    whole_path(home, kind, force)


@pytest.mark.deep
def test_whole_path_by_each_contact(home, contact):
    whole_path(home, contact, None if contact == "mouse" else 0.4)


def whole_path(home, kind, force):
    home.expect("home", [])
    assert home.evaluate("return icon.items.map(({ type, title }) => [type, title])") == [
        [NEW, "New weighing"],
        [HISTORY, "History"],
        [BLUE, "Open Blue"],
    ]
    assert not home.is_shown("#running")
    with home.reloads():
        home.choose(2, kind, force)
    log = cold("Open Blue")
    home.expect("app", log, is_blue=True)
    with home.stays():
        home.leave_app()
        home.expect("home", log)
        assert home.is_shown("#running")
        home.choose(2, kind, force)
        home.until("app.checkVisibility()", "the app is there")
        log += warm("Open Blue")
        home.expect("app", log, is_blue=True)
        home.leave_app()
        home.tap()
        home.until("app.checkVisibility()", "the app is there")
        log.append(ACTIVE_WARM)
        home.expect("app", log, is_blue=True)
        home.leave_app()
        home.click("#close")
        assert not home.is_shown("#running")
    home.launch()
    log += LAUNCHED
    home.expect("app", log[-12:], is_blue=False)
    assert home.background() != "rgba(0, 0, 0, 0)"
    # Reloading ends the app and handles no action.
    with home.reloads():
        home.evaluate("location.reload()")
    home.expect("home", log[-12:])
    home.click("#clear")
    home.expect("home", [])
    assert home.text("#log") == "No calls yet. Choose a quick action."


@pytest.mark.deep_engines("firefox", "webkit")
def test_actions_that_open_other_pages(home):
    """Chosen cold, chosen warm, and as a shortcut of the manifest: each is handled once and opens its page.

    One line of code opens the path of every action, so the first action is chosen and the others are shortcuts.
    """
    manifest = json.loads((PROJECT / "Examples/Demo/manifest.webmanifest").read_text(encoding="utf-8"))
    shortcuts = {shortcut["name"]: shortcut["url"] for shortcut in manifest["shortcuts"]}
    assert list(shortcuts) == list(WAYS)
    title, path = next(iter(WAYS.items()))
    with home.leads_to(path):
        home.choose(0)
    home.wait_for_kept(cold(title))
    # The stored log is shown again without new lines.
    home.open(forgets=False)
    home.expect("home", cold(title))
    home.click("#clear")
    home.launch()
    home.leave_app()
    with home.leads_to(path):
        home.choose(0)
    home.wait_for_kept([*LAUNCHED, *warm(title)])
    for title, path in WAYS.items():
        home.open()
        with home.leads_to(path):
            home.evaluate("location.assign(arguments[0])", shortcuts[title])
        home.wait_for_kept(cold(title))


@pytest.mark.deep_engines("firefox", "webkit")
def test_unknown_action_starts_the_app_as_usual(home):
    home.open("home.html?launch")
    usual = home.background()
    for action in ("something.else", "", "__proto__"):
        home.open(f"home.html?action={action}")
        outcome = f"{action} not handled → true, default start-up"
        assert home.lines() == [f"cold didFinishLaunching {outcome}", ACTIVE_COLD], action
        assert (home.view(), home.background()) == (["app"], usual), action


@pytest.mark.deep_engines("firefox")
def test_by_keyboard(home):
    """The icon comes first after the bar. The app takes the focus and returns it."""
    press = home.browser.press_key
    home.evaluate("[...document.querySelectorAll('nav a')].at(-1).focus()")
    press("Tab")
    assert home.focused() == "icon"
    press("ContextMenu" if home.browser.name == "chromium" else "Shift+F10")
    home.wait_for_state("open")
    press("ArrowDown")
    press("ArrowDown")
    with home.reloads():
        press("Enter")
    home.expect("app", cold("Open Blue"), is_blue=True)
    home.evaluate("document.getElementById('leave').focus()")
    home.leave_app()
    assert home.focused() == "icon"
    press("Enter")
    home.until("app.checkVisibility()", "the app is there")
    assert home.focused() == "app-title"
    home.leave_app()
    home.evaluate("document.getElementById('close').focus()")
    home.click("#close")
    assert home.focused() == "icon"


def test_log(home):
    """The log has a readable length, and a broken one is dropped. It also works without storage."""
    full = [{"start": "warm", "call": "didBecomeActive", "outcome": ""}] * 12
    home.evaluate("sessionStorage.setItem('lifecycle', arguments[0])", json.dumps(full))
    home.open(forgets=False)
    home.expect("home", [ACTIVE_WARM] * 12)
    home.launch()
    home.expect("app", [*[ACTIVE_WARM] * 10, *LAUNCHED])
    for kept in ("no JSON", "null", "{}", '[null, 7, {"call": ""}]'):
        home.evaluate("sessionStorage.setItem('lifecycle', arguments[0])", kept)
        home.open("home.html?launch", forgets=False)
        home.expect("app", LAUNCHED)
    take_back = home.browser.before_every_page(
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    try:
        home.open("home.html?launch", forgets=False)
        assert (home.view(), home.lines()) == (["app"], LAUNCHED)
    finally:
        take_back()
        # The page may store the log again.
        home.open(forgets=False)
    assert home.lines() == LAUNCHED
    home.expect_rest()


def test_without_quick_actions(home):
    """The page is shown, and reports that the actions are missing."""
    for answer, why in (
        ("Promise.resolve(new Response('', { status: 404 }))", f"{LOST}: the site answered 404."),
        ("Promise.reject(new TypeError('no'))", f"{LOST}. Is this device online?"),
    ):
        take_back = home.browser.before_every_page(
            f"""
            const real = window.fetch
            window.fetch = (path, ...more) => path === 'quick-actions.json' ? {answer} : real(path, ...more)
            """
        )
        try:
            home.open(f"home.html?action={BLUE}")
            assert home.text("#notice") == why
            outcome = f"{BLUE} not handled → true, default start-up"
            home.expect("app", [f"cold didFinishLaunching {outcome}", ACTIVE_COLD], is_blue=False)
            assert home.evaluate("return icon.items.length") == 0
            home.open()
            assert (home.text("#notice"), home.view()) == (why, ["home"])
        finally:
            take_back()


def test_text_on_blue_has_enough_contrast(home):
    """The contrast is at least 4.5 to 1, as WCAG 2.2 requires (1.4.3)."""
    for scheme in ("light", "dark"):
        home.browser.emulate_media(prefers_color_scheme=scheme)
        home.open(f"home.html?action={BLUE}")
        home.rest()
        assert min(contrasts_on_blue(home)) >= 4.5, scheme


def contrasts_on_blue(home):
    colors = home.evaluate(
        """
        const dial = document.querySelector('#app pressure-scale').shadowRoot
        const color = (element, name) => getComputedStyle(element)[name]
        return [
          ...['#app-title', '#leave'].map((one) => color(document.querySelector(one), 'color')),
          ...['number', 'unit'].map((part) => color(dial.querySelector(`[part~=${part}]`), 'fill')),
        ]
        """
    )
    return [contrast(channels(color), (151, 187, 255)) for color in colors]

