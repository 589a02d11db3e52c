"""The router of quick actions in a page: its complete answer to each call, and each action handled once.

Native tests prove the answers (QuickActionRouterTests). These tests show that the script asks and reads correctly.
"""

import pytest

NEW, BLUE = "org.example.new", "org.example.blue"
OTHER = "org.example.other"

STARTS = {"handles": False, "startsUp": True, "result": True}
HANDLES_COLD = {"handles": True, "startsUp": False, "result": False}
HANDLES_WARM = {"handles": True, "startsUp": False, "result": True}
REFUSES = {"handles": False, "startsUp": False, "result": False}
# The launch handled it, and it is not handled again.
HANDLED = {"handles": False, "startsUp": False, "result": True}

MANY = [f"org.example.{number}" for number in range(300)]

# The calls of an app with their answers: "didFinishLaunching org.example.new". "null" stands for null.
TABLE = {
    "cold, with an unknown action": ([f"didFinishLaunching {OTHER}"], [STARTS]),
    "cold, without one": (["didFinishLaunching null"], [STARTS]),
    "nothing was told of the launch": ([f"perform {NEW}"], [HANDLES_WARM]),
    "warm": (
        ["didFinishLaunching", "didBecomeActive", f"perform {BLUE}", f"perform {OTHER}", "perform null"],
        [STARTS, None, HANDLES_WARM, REFUSES, REFUSES],
    ),
    "the system asks again for what the launch handled": (
        [f"didFinishLaunching {BLUE}", f"perform {NEW}", f"perform {BLUE}", "didBecomeActive", f"perform {BLUE}"],
        [HANDLES_COLD, HANDLES_WARM, HANDLED, None, HANDLES_WARM],
    ),
    "the first of the types is one as the others": (
        [f"didFinishLaunching {NEW}", f"didFinishLaunching {NEW}", f"perform {NEW}"], [HANDLES_COLD, REFUSES, HANDLED],
    ),
    "names that every object has are no types": (
        ["perform constructor", "perform length", "perform 0", "perform -1", f"perform {NEW.upper()}"], [REFUSES] * 5
    ),
}
# The engine's answer contains the number of an action, which must not be lost there.
TABLES = [
    ([NEW, BLUE], TABLE),
    ([], {"an app that knows no action": (
        ["didFinishLaunching", f"didFinishLaunching {NEW}", f"perform {NEW}", "perform null"], [STARTS, STARTS, REFUSES, REFUSES],
    )}),
    (MANY, {f"many types: {one}": (
        [f"didFinishLaunching {one}", f"perform {one}", f"perform {MANY[8]}"], [HANDLES_COLD, HANDLED, HANDLES_WARM],
    ) for one in (MANY[0], MANY[7], MANY[299])}),
]


@pytest.mark.pitfall(25)
@pytest.mark.engines("chromium", "firefox", "webkit")
def test_answers(icons):
    for types, table in TABLES:
        answers = icons.evaluate(
            """
            const [types, table] = arguments
            return import('/pressurekit/pressurekit.js').then(({ QuickActionRouter }) => {
              const answers = (calls) => {
                const router = new QuickActionRouter(types)
                return calls.map((call) => {
                  const [name, type] = call.split(' ')
                  const given = type === undefined ? [] : [type === 'null' ? null : type]
                  return router[name](...given) ?? null
                })
              }
              return Object.fromEntries(Object.entries(table).map(([name, [calls]]) => [name, answers(calls)]))
            })
            """,
            types,
            table,
        )
        assert answers == {name: expected for name, (_, expected) in table.items()}


def test_routers_share_nothing(icons, engine):
    said = icons.evaluate(
        """
        return import('/pressurekit/pressurekit.js').then(({ QuickActionRouter }) => {
          const types = ['org.example.new']
          const one = new QuickActionRouter(types)
          const other = new QuickActionRouter(types)
          const first = one.didFinishLaunching('org.example.new')
          // A router does not share its list with the page, which may change it.
          types.length = 0
          return [first, other.perform('org.example.new'), one.perform('org.example.new')]
        })
        """
    )
    assert said == [HANDLES_COLD, HANDLES_WARM, HANDLED]
