"""The router of quick actions in a page: what to do about each call, as whole answers, and each action once."""

import pytest

NEW, BLUE = "org.example.new", "org.example.blue"
OTHER = "org.example.other"

STARTS = {"handles": False, "startsUp": True, "result": True}
HANDLES_COLD = {"handles": True, "startsUp": False, "result": False}
HANDLES_WARM = {"handles": True, "startsUp": False, "result": True}
REFUSES = {"handles": False, "startsUp": False, "result": False}
# It was handled by the launch, and is not a second time.
HANDLED = {"handles": False, "startsUp": False, "result": True}


def answers(page, *calls, types=(NEW, BLUE)):
    """What a new router answers to each call, "didFinishLaunching org.example.new"; "null" stands for itself."""
    return page.evaluate(
        """
        const [types, calls] = arguments
        return import('/pressurekit/pressurekit.js').then(({ QuickActionRouter }) => {
          const router = new QuickActionRouter(types)
          return calls.map((call) => {
            const [name, type] = call.split(' ')
            const given = type === undefined ? [] : [type === 'null' ? null : type]
            return router[name](...given) ?? null
          })
        })
        """,
        types,
        calls,
    )


TABLE = {
    "cold, with an action": ([f"didFinishLaunching {BLUE}"], [HANDLES_COLD]),
    "cold, without one": (["didFinishLaunching null"], [STARTS]),
    "cold, and nothing said of one": (["didFinishLaunching"], [STARTS]),
    "cold, with an unknown one": ([f"didFinishLaunching {OTHER}"], [STARTS]),
    "warm, with an action": (
        ["didFinishLaunching", "didBecomeActive", f"perform {BLUE}"],
        [STARTS, None, HANDLES_WARM],
    ),
    "warm, with an unknown one": (
        ["didFinishLaunching", "didBecomeActive", f"perform {OTHER}"],
        [STARTS, None, REFUSES],
    ),
    "warm, without one": (["didFinishLaunching", "didBecomeActive", "perform null"], [STARTS, None, REFUSES]),
    "nothing was told of the launch": ([f"perform {NEW}"], [HANDLES_WARM]),
}


@pytest.mark.pitfall(25)
@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.parametrize("name", TABLE)
def test_table(icons, name):
    calls, expected = TABLE[name]
    assert answers(icons, *calls) == expected


SEQUENCES = {
    "the system asks again for what the launch handled": (
        [f"didFinishLaunching {BLUE}", f"perform {BLUE}", f"perform {BLUE}", "didBecomeActive", f"perform {BLUE}"],
        [HANDLES_COLD, HANDLED, HANDLED, None, HANDLES_WARM],
    ),
    "another action during the launch": (
        [f"didFinishLaunching {BLUE}", f"perform {NEW}", f"perform {BLUE}", "didBecomeActive"],
        [HANDLES_COLD, HANDLES_WARM, HANDLED, None],
    ),
    "the app and then its scene are told of the same": (
        [f"didFinishLaunching {BLUE}", f"didFinishLaunching {BLUE}", "didBecomeActive"],
        [HANDLES_COLD, REFUSES, None],
    ),
    "the same again and again in a running app": (
        ["didFinishLaunching", "didBecomeActive", f"perform {BLUE}", f"perform {BLUE}", f"perform {NEW}"],
        [STARTS, None, HANDLES_WARM, HANDLES_WARM, HANDLES_WARM],
    ),
    "active again and again": (
        ["didBecomeActive", f"didFinishLaunching {NEW}", "didBecomeActive", "didBecomeActive", f"perform {NEW}"],
        [None, HANDLES_COLD, None, None, HANDLES_WARM],
    ),
    "an unknown one does not end the launch": (
        [f"didFinishLaunching {NEW}", f"perform {OTHER}", "perform null", f"perform {NEW}"],
        [HANDLES_COLD, REFUSES, REFUSES, HANDLED],
    ),
    "the first of the types is one as the others": (
        [f"didFinishLaunching {NEW}", f"perform {NEW}", f"perform {BLUE}", "didBecomeActive", f"perform {NEW}"],
        [HANDLES_COLD, HANDLED, HANDLES_WARM, None, HANDLES_WARM],
    ),
}


@pytest.mark.parametrize("name", SEQUENCES)
def test_sequence(icons, engine, name):
    calls, expected = SEQUENCES[name]
    assert answers(icons, *calls) == expected


def test_app_that_knows_no_action(icons, engine):
    calls = ["didFinishLaunching", f"didFinishLaunching {NEW}", f"perform {NEW}", "perform null"]
    assert answers(icons, *calls, types=[]) == [STARTS, STARTS, REFUSES, REFUSES]


def test_names_that_every_object_has_are_no_types(icons, engine):
    calls = ["perform constructor", "perform length", "perform 0", "perform -1", f"perform {NEW.upper()}"]
    assert answers(icons, *calls) == [REFUSES] * 5


def test_many_types(icons, engine):
    """The number of an action is kept in the engine's answer: it must not get lost there."""
    types = [f"org.example.{number}" for number in range(300)]
    for type in (types[0], types[7], types[299]):
        calls = [f"didFinishLaunching {type}", f"perform {type}", f"perform {types[8]}"]
        assert answers(icons, *calls, types=types) == [HANDLES_COLD, HANDLED, HANDLES_WARM]


def test_routers_share_nothing(icons, engine):
    said = icons.evaluate(
        """
        return import('/pressurekit/pressurekit.js').then(({ QuickActionRouter }) => {
          const types = ['org.example.new']
          const one = new QuickActionRouter(types)
          const other = new QuickActionRouter(types)
          const first = one.didFinishLaunching('org.example.new')
          // Nor with the page, which may change its list.
          types.length = 0
          return [first, other.perform('org.example.new'), one.perform('org.example.new')]
        })
        """
    )
    assert said == [HANDLES_COLD, HANDLES_WARM, HANDLED]
