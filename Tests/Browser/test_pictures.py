"""A page's sinks show the same scenes as the documentation's pictures, from the engine to the page."""

import json
import subprocess
from pathlib import Path

import pytest

import waiting
from conftest import KIT
from page import Page
from site_server import Site

TESTS = Path(__file__).parent
PROJECT = TESTS.parents[1]
PICTURES = json.loads((TESTS / "pages/pictures.json").read_text(encoding="utf-8"))
SEQUENCES = json.loads((TESTS / "pages/scenes.json").read_text(encoding="utf-8"))
# The controls with the page's own content, which a stage places in boxes.
STAGED = [picture for picture in PICTURES if Path(picture["file"]).name.startswith(("peek-", "app-icon-"))]


@pytest.fixture(scope="session")
def sinks(tmp_path_factory, kit):
    """The page's script bundled with the kit's modules, and the engine beside it."""
    folder = tmp_path_factory.mktemp("sinks")
    subprocess.run(["script/bundle", "Tests/Browser/pages/pictures.js", folder / "pictures.js"], cwd=PROJECT, check=True)
    (folder / "pressurekit.wasm").symlink_to(KIT / "pressurekit.wasm")
    return folder


@pytest.fixture
def pictures(browser, sinks):
    site = Site(TESTS / "pages", sinks=sinks, states=PROJECT / "Docs/images/states")
    page = Page(browser, site.address)
    page.open("pictures.html", ready=False)
    page.until("window.isReady", "the engine is loaded")
    yield page
    page.require_policy_kept()
    waiting.page = None
    site.close()


def expect_same(found, wanted):
    """Asserts that layers have the same shapes and paints. A picture rounds to thousandths, and colours to bytes."""
    def numbers(layer):
        (kind, *shape), clip = layer["shape"], layer["clip"]
        return [kind, layer["text"], clip[:1]], [*shape, *clip[1:], layer["width"], layer["opacity"]], layer["fill"] + layer["stroke"]

    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        (words, measures, colours), (other_words, other_measures, other_colours) = numbers(one), numbers(other)
        assert words == other_words
        assert measures == pytest.approx(other_measures, abs=2e-3), words
        assert colours == pytest.approx(other_colours, abs=0.6), words


@pytest.mark.deep_engines("firefox", "webkit")
def test_a_drawing_shows_the_scene_of_each_picture(pictures):
    assert len(PICTURES) > 15
    for picture in PICTURES:
        found, wanted = pictures.evaluate("return Promise.all([drawn(arguments[0]), pictured(arguments[0])])", picture)
        expect_same(found, wanted)


@pytest.mark.parametrize("sequence", SEQUENCES, ids=[one["name"] for one in SEQUENCES])
def test_each_frame_shows_as_if_it_were_the_first(pictures, sequence):
    """UIKit's and AppKit's sinks go through the same sequences (SinkTests)."""
    for after, alone in pictures.evaluate("return sequenced(arguments[0])", sequence["frames"]):
        assert after == alone


@pytest.mark.deep_engines("firefox")
def test_a_stage_shows_the_scene_of_each_picture(pictures):
    """A veil over the page, and boxes in place of the layers. The page itself styles a menu's mark and corners."""
    assert len(STAGED) > 5
    for picture in STAGED:
        (*_, width, height), = [numbers for name, *numbers in picture["calls"] if name == "locate"]
        pictures.browser.resize(width, height)
        found, wanted = pictures.evaluate("return Promise.all([staged(arguments[0]), pictured(arguments[0])])", picture)
        for layer in wanted:
            *layer["fill"], alpha = layer["fill"]
            layer["opacity"] *= alpha
        # A shade of the veil's opacity is part of the veil.
        if len(wanted) > 1 and wanted[1]["opacity"] == wanted[0]["opacity"]:
            del wanted[1]
        parts = {box["part"]: box for box in found}
        if "mark" in parts:
            parts["mark"] |= {name: wanted[-1][name] for name in ("fill", "opacity")}
            parts["mark"]["shape"][-1] = wanted[-1]["shape"][-1]
        assert len(found) == len(wanted), picture["file"]
        for box, layer in zip(found, wanted, strict=True):
            assert box["shape"][1:] == pytest.approx(layer["shape"][1:], abs=0.02), (picture["file"], box["part"])
            assert [*box["fill"], box["opacity"]] == pytest.approx([*layer["fill"], layer["opacity"]], abs=4e-3), box["part"]
