"""The tools through which the tests drive the page of events: each has a page, fingers and the events that the page received."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright
from playwright.sync_api import sync_playwright
from selenium import webdriver

from engines.chromium import Chromium
from engines.firefox import Firefox
from engines.webkit import WebKit
from pressurekit_driver import BidiPage, CdpPage, finger

CHROMIUM = shutil.which("chromium") or "chromium"
# Playwright presses in the shell by default.
SHELL = shutil.which("chromium-headless-shell") or "chromium-headless-shell"
# Root in a container cannot use the sandbox. Without a limit of frames, no test waits for the screen.
OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--window-size=800,600", "--disable-frame-rate-limit", "--disable-gpu-vsync",
]


class Subject:
    """A page with a tool. `route` is the one that its fingers must use."""

    route: str

    def __init__(self, page: Any, open_page: Any, evaluate: Any):
        self.page = page
        self.open = open_page
        self.evaluate = evaluate

    def finger(self, kind: str, **options: Any) -> Any:
        return finger(self.page, kind, **options)

    def call(self, target: Any, method: str, *arguments: Any, **named: Any) -> Any:
        return getattr(target, method)(*arguments, **named)


class AsyncSubject(Subject):
    """Playwright's asynchronous API, on a loop of its own."""

    def __init__(self, run: Any, page: Any):
        super().__init__(page, lambda url: run(page.goto(url)), lambda source: run(page.evaluate(source)))
        self.run = run

    def call(self, target: Any, method: str, *arguments: Any, **named: Any) -> Any:
        async def made() -> Any:
            return await getattr(target, method)(*arguments, **named)

        return self.run(made())


@contextlib.contextmanager
def playwright_sync() -> Iterator[Subject]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL, args=OPTIONS)
        page = browser.new_page(viewport={"width": 800, "height": 600})
        yield Subject(page, page.goto, page.evaluate)
        browser.close()


@contextlib.contextmanager
def playwright_async() -> Iterator[Subject]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def run(coroutine: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, loop).result()

    async def start() -> Any:
        playwright = await async_playwright().start()
        browser = await playwright.chromium.launch(executable_path=SHELL, args=OPTIONS)
        return playwright, browser, await browser.new_page(viewport={"width": 800, "height": 600})

    async def stop() -> None:
        await browser.close()
        await playwright.stop()

    playwright, browser, page = run(start())
    yield AsyncSubject(run, page)
    run(stop())
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def chrome_options() -> webdriver.ChromeOptions:
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for option in OPTIONS:
        options.add_argument(option)
    return options


def of_selenium(driver: Any) -> Subject:
    return Subject(driver, driver.get, lambda source: driver.execute_script(f"return {source}"))


@contextlib.contextmanager
def selenium_chromium() -> Iterator[Subject]:
    driver = webdriver.Chrome(chrome_options(), webdriver.ChromeService(shutil.which("chromedriver")))
    with contextlib.closing(Quit(driver)):
        yield of_selenium(driver)


class Quit:
    """Ends a browser of Selenium."""

    def __init__(self, driver: Any):
        self.close = driver.quit


@contextlib.contextmanager
def selenium_webkit() -> Iterator[Subject]:
    engine = WebKit()
    yield of_selenium(engine.driver)
    engine.close()


@contextlib.contextmanager
def cdp() -> Iterator[Subject]:
    engine = Chromium()
    page = CdpPage(lambda method, parameters: engine.cdp(method, **parameters))
    yield Subject(page, engine.open, lambda source: engine.evaluate(f"return {source}"))
    engine.close()


@contextlib.contextmanager
def bidi() -> Iterator[Subject]:
    engine = Firefox()
    page = BidiPage(lambda method, parameters: engine.bidi(method, **parameters), engine.context)
    yield Subject(page, engine.open, lambda source: engine.evaluate(f"return {source}"))
    engine.close()


# Each tool, and the route that it must use.
SUBJECTS = {
    "playwright-sync": (playwright_sync, "chromium/cdp"),
    "playwright-async": (playwright_async, "chromium/cdp"),
    "selenium-chromium": (selenium_chromium, "chromium/cdp"),
    "cdp": (cdp, "chromium/cdp"),
    "bidi": (bidi, "firefox/bidi"),
    "selenium-webkit": (selenium_webkit, "webkit/webdriver"),
}
PAGES = Path(__file__).parent / "pages"
os.environ["SE_OFFLINE"] = "true"
os.environ["SE_AVOID_STATS"] = "true"
