"""The tools through which commands reach a page."""

from __future__ import annotations

import json
import time
import weakref
from collections.abc import Callable
from typing import Any

from ._actions import Actions
from ._cdp import Cdp
from ._commands import Begin, Call, Command, Evaluate, Look, NoElement, Reload, Rest, Send, Wait, only, printable, run

# Calls a function of JavaScript with the only element of a selector.
ONE = """((selector, argument, call) => {
  const found = selector === null ? [null] : document.querySelectorAll(selector)
  return found.length === 1 ? { value: call(found[0], argument) ?? null } : { count: found.length }
})"""


class Backend:
    """A page in a browser, through a tool. It runs commands at once."""

    is_async = False

    def __init__(self, route: str):
        self.route = route
        self.protocol = Cdp() if route == "chromium/cdp" else Actions(route.partition("/")[0])
        self.clock: Callable[[float], Any] | None = None
        # The time that has passed for the fingers of the page, in seconds.
        self.time = 0.0
        self._begun = 0.0

    def run(self, steps: Any) -> Any:
        """Runs steps, and returns their result. An awaitable if the tool is asynchronous."""
        return run(self, steps)

    def do(self, command: Command) -> Any:
        match command:
            case Send(method, parameters):
                return self.send(method, parameters)
            case Look(source, where, argument):
                return self.look(source, where, argument)
            case Evaluate(source, where, argument):
                return self.evaluate(source, where, argument)
            case Begin():
                self._begun = time.monotonic()
            case Wait(step, elapsed):
                self.time += step
                if self.clock:
                    return self.clock(step)
                rest = self._begun + elapsed - time.monotonic()
                return self.sleep(rest) if rest > 0 else None
            case Call(function, arguments):
                return function(*arguments)
            case Rest(seconds):
                return self.sleep(seconds)
            case Reload():
                return self.reload()
        return None

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        raise NotImplementedError

    def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        raise NotImplementedError

    def look(self, source: str, where: Any, argument: Any) -> Any:
        """Evaluates in a world of the driver, if the route has one."""
        if isinstance(self.protocol, Cdp):
            return self.run(self.protocol.world.look(source, where, argument))
        return self.evaluate(source, where, argument)

    def sleep(self, seconds: float) -> Any:
        time.sleep(seconds)

    def reload(self) -> Any:
        """Loads the page again."""
        raise NotImplementedError


class PlaywrightBackend(Backend):
    """Playwright's synchronous API."""

    def __init__(self, page: Any):
        browser = page.context.browser.browser_type.name
        super().__init__("chromium/cdp" if browser == "chromium" else "playwright/own")
        # Playwright pretends to each page that it has the focus.
        self.protocol.emulates_focus = True
        self.page = page
        self.session: Any = None

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        if not self.session:
            self.session = self.page.context.new_cdp_session(self.page)
        return self.session.send(method, parameters)

    def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        if where is None:
            return self.page.evaluate(f"(argument) => ({source})(null, argument)", argument)
        return self._element(where).evaluate(source, argument)

    def look(self, source: str, where: Any, argument: Any) -> Any:
        # Playwright's selectors are more than those of CSS.
        return super().look(source, self.page.locator(where) if isinstance(where, str) else where, argument)

    def _element(self, where: Any) -> Any:
        if isinstance(where, str):
            where = self.page.locator(where)
        return only(where.element_handles()) if hasattr(where, "element_handles") else where

    def sleep(self, seconds: float) -> Any:
        # Playwright's own wait, so that its events are handled meanwhile.
        return self.page.wait_for_timeout(seconds * 1000)

    def reload(self) -> Any:
        return self.page.reload()


class AsyncPlaywrightBackend(PlaywrightBackend):
    """Playwright's asynchronous API."""

    is_async = True

    async def send(self, method: str, parameters: dict[str, Any]) -> Any:
        if not self.session:
            self.session = await self.page.context.new_cdp_session(self.page)
        return await self.session.send(method, parameters)

    async def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        if where is None:
            return await self.page.evaluate(f"(argument) => ({source})(null, argument)", argument)
        if isinstance(where, str):
            where = self.page.locator(where)
        element = only(await where.element_handles()) if hasattr(where, "element_handles") else where
        return await element.evaluate(source, argument)


class SeleniumBackend(Backend):
    """Selenium's WebDriver: in Chromium the DevTools protocol, in other browsers actions."""

    def __init__(self, driver: Any):
        name = driver.capabilities.get("browserName", "").lower()
        family = {"chrome": "chromium", "msedge": "chromium", "firefox": "firefox"}.get(name, name)
        if "webkit" in family or family in ("minibrowser", "safari"):
            family = "webkit"
        has_cdp = family.startswith("chrom") and hasattr(driver, "execute_cdp_cmd")
        family = "chromium" if family.startswith("chrom") else family
        super().__init__("chromium/cdp" if has_cdp else f"{family}/webdriver")
        self.driver = driver

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        if method == "performActions":
            return self.driver.execute("actions", parameters)
        return self.driver.execute_cdp_cmd(method, parameters)

    def look(self, source: str, where: Any, argument: Any) -> Any:
        return self._found(super().look, source, where, argument)

    def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        if isinstance(where, str) and isinstance(self.protocol, Cdp):
            return self._found(lambda *call: self.run(self.protocol.world.act(*call)), source, where, argument)
        return self._execute(source, where, argument)

    def _found(self, call: Callable[..., Any], source: str, where: Any, argument: Any) -> Any:
        """Calls with a selector. Selenium finds its element in the frame to which the test has switched."""
        try:
            return call(source, where, argument)
        except NoElement:
            return self._execute(source, where, argument)

    def _execute(self, source: str, where: Any, argument: Any) -> Any:
        if isinstance(where, str):
            where = only(self.driver.find_elements("css selector", where))
        return self.driver.execute_script(f"return ({source})(arguments[0], arguments[1])", where, argument)

    def reload(self) -> Any:
        self.driver.refresh()


class CdpPage(Backend):
    """A page of Chromium, by a function that sends a command of the DevTools protocol to it: `send(method, parameters)` returns the
    result. Elements are named by CSS selectors."""

    def __init__(self, send: Callable[[str, dict[str, Any]], Any]):
        super().__init__("chromium/cdp")
        self._send = send

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        return self._send(method, parameters)

    def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        return self.run(self.protocol.world.act(source, where, argument))

    def reload(self) -> Any:
        self._send("Page.reload", {})


class BidiPage(Backend):
    """A page of Firefox, by a function that sends a command of WebDriver BiDi: `send(method, parameters)` returns the result. `context`
    is the page's browsing context. Elements are named by CSS selectors."""

    def __init__(self, send: Callable[[str, dict[str, Any]], Any], context: str):
        super().__init__("firefox/bidi")
        self._send = send
        self.context = context

    def send(self, method: str, parameters: dict[str, Any]) -> Any:
        return self._send(f"input.{method}", {"context": self.context, **parameters})

    def look(self, source: str, where: Any, argument: Any) -> Any:
        call = f"async (element) => JSON.stringify(await ({source})(element, {json.dumps(argument)}))"
        return json.loads(self._call(call, where, {"sandbox": "pressurekit"}))

    def evaluate(self, source: str, where: Any, argument: Any) -> Any:
        # The page may have replaced JSON.
        return self._call(f"(element) => ({source})(element, {json.dumps(argument)})", where, {})

    def _call(self, function: str, where: Any, world: dict[str, str]) -> Any:
        element: Any = {"type": "null"}
        if where is not None:
            locator = {"type": "css", "value": where}
            element = only(self._send("browsingContext.locateNodes", {"context": self.context, "locator": locator})["nodes"])
        answer = self._send("script.callFunction", {
            "functionDeclaration": function, "arguments": [element], "target": {"context": self.context, **world}, "awaitPromise": True,
        })
        if answer["type"] == "exception":
            raise RuntimeError(printable(answer["exceptionDetails"]["text"]))
        return answer["result"].get("value")

    def reload(self) -> Any:
        self._send("browsingContext.reload", {"context": self.context, "wait": "complete"})


_KNOWN: weakref.WeakKeyDictionary[Any, Backend] = weakref.WeakKeyDictionary()


def backend_of(page: Any) -> Backend:
    """The back end of a page, which all its fingers share."""
    if isinstance(page, Backend):
        return page
    if page not in _KNOWN:
        _KNOWN[page] = _made(page)
    return _KNOWN[page]


def _made(page: Any) -> Backend:
    module = type(page).__module__
    if module.startswith("playwright.async_api"):
        return AsyncPlaywrightBackend(page)
    if module.startswith("playwright.sync_api"):
        return PlaywrightBackend(page)
    if hasattr(page, "execute_script") and hasattr(page, "capabilities"):
        return SeleniumBackend(page)
    raise TypeError(
        f"{type(page).__name__} is not a page: pass a Page of Playwright, a WebDriver of Selenium, a CdpPage or a BidiPage."
    )
