"""An icon at rest schedules nothing, nor does an open menu; where it was removed nothing of it stays."""

import pytest

from test_rest import expect_rest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
def test_nothing_is_scheduled_at_rest(icons):
    expect_rest(icons)
    icons.open_menu()
    expect_rest(icons)
    assert icons.state == "open"


def test_leaves_nothing_behind(icons, kind):
    expect_rest(icons)
    before = icons.evaluate("return counters.listeners")
    for _ in range(3):
        finger = icons.finger(kind)
        icons.hold_open(finger)
        icons.evaluate("window.icon = document.getElementById('icon'); icon.remove()")
        # Before it lifts: of a touch whose target is gone Firefox says no more, and takes the next for a second one.
        icons.evaluate("previous.after(icon)")
        finger.up()
        assert icons.state == "idle"
    expect_rest(icons)
    assert icons.evaluate("return counters.listeners") == before


def test_removed_icons_give_their_memory_back(icons, engine):
    sizes = icons.evaluate(
        """
        return (async () => {
          const sizes = []
          for (let round = 0; round < 3; round += 1) {
            const all = Array.from({ length: 200 }, () => document.createElement('pressure-app-icon'))
            document.body.append(...all)
            for (const one of all) one.items = [{ type: 'a', title: 'A' }]
            all[7].open()
            sizes.push(counters.memory.buffer.byteLength)
            all.forEach((one) => one.remove())
            // Removal is told from a move when the script has ended.
            await new Promise((done) => setTimeout(done))
          }
          return sizes
        })()
        """
    )
    assert sizes == [sizes[0]] * 3
