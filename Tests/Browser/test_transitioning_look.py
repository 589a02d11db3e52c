"""The look of a transitioning button: each state at rest, the transitions between all states, and any label."""

import pytest

from transitioning import STATES, centre, is_within, width

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")


def test_contents_are_clipped_to_the_pill(buttons):
    """In each state, and during the transition to the next one."""
    found = buttons.evaluate(
        r"""
        return (async () => {
          const button = fresh()
          const root = button.shadowRoot
          const place = (node) => ['x', 'y', 'width', 'height', 'rx'].map((name) => Number(node.getAttribute(name)))
          // Find the clip paths by name, as the browser does. A label's clip is in its own coordinates.
          const clips = () => {
            const names = [...root.querySelectorAll('svg > [clip-path]')].map((node) => node.getAttribute('clip-path'))
            return [...new Set(names)].flatMap((name) => [...root.getElementById(name.slice(5, -1)).children]).map(place)
          }
          const labelClips = () => [...root.querySelectorAll('button > [part=label][style*=inset]')].map((label) => {
            const { style, offsetWidth, offsetHeight, offsetLeft, offsetTop } = label
            const [top, right, bottom = top, left = right] = style.clipPath.match(/50%( [+-] [^)]+px)?/g).map((edge, side) =>
              (side % 2 ? offsetWidth : offsetHeight) / 2 + parseFloat(edge.slice(3).replaceAll(' ', '') || 0))
            const [dx, dy] = [...style.translate.split(' '), '0'].map(parseFloat)
            const radius = parseFloat(style.clipPath.split('round')[1])
            return [offsetLeft + left + dx, offsetTop + top + dy, offsetWidth - left - right, offsetHeight - top - bottom, radius]
          })
          const found = []
          for (const state of ['loading', 'success', 'begin', 'failure']) {
            button.state = state
            for (const seconds of [0.1, 2]) {
              await clock.pass(seconds * 1000)
              found.push([place(root.querySelector('svg > rect')), ...clips(), ...labelClips()])
            }
          }
          return found
        })()
        """
    )
    assert all(len(clips) > 0 for _, *clips in found)
    assert [clips for _, *clips in found] == [[pytest.approx(pill, abs=1.1)] * len(clips) for pill, *clips in found]
    assert len({pill[2] for pill, *_ in found}) > 4


@EVERYWHERE
def test_each_state_shows_its_content_alone(buttons):
    """The surroundings of the button do not move with its state."""
    shown = buttons.evaluate(
        """
        const send = document.getElementById('send')
        const shown = {}
        send.progress = 0.5
        return (async () => {
          for (const state of arguments[0]) {
            send.state = state
            await still()
            const { x, y, width, height } = send.getBoundingClientRect()
            shown[state] = { ...look('send'), place: [x, y, width, height], is: arguments[0].filter((one) => send.matches(`:state(${one})`)) }
          }
          return shown
        })()
        """,
        STATES,
    )
    assert {state: [one["text"] for one in look["labels"]] for state, look in shown.items()} == {
        "begin": ["Send"],
        "loading": [],
        "success": ["Sent"],
        "failure": ["Not sent"],
    }
    assert [state for state, look in shown.items() if look["spinner"]] == ["loading"]
    pill, spinner = shown["loading"]["pill"], shown["loading"]["spinner"]
    # The pill is a circle.
    assert width(pill) == pytest.approx(pill["bottom"] - pill["top"], abs=0.5)
    assert is_within(spinner, pill) and centre(spinner) == pytest.approx(centre(pill), abs=1)
    assert [look["place"] for look in shown.values()] == [shown["begin"]["place"]] * 4
    assert {state: look["is"] for state, look in shown.items()} == {state: [state] for state in STATES}


# Labels

LONG = "Send everything that was weighed"
# The change to the page before, and the change to the button in the task that sets its state.
LABELS = {
    "as they are": ("", ""),
    "long": (
        f"button.textContent = '{LONG}'; button.successLabel = 'All of it has been sent';"
        " button.failureLabel = 'Nothing of all this was sent to anybody'",
        "",
    ),
    "one letter": ("button.textContent = 'S'; button.successLabel = 'Y'; button.failureLabel = 'N'", ""),
    "changed with the state": (
        "",
        f"button.textContent = '{LONG}'; button.successLabel = 'All is sent'; button.failureLabel = 'Nothing was sent'",
    ),
    "shorter with the state": (
        f"button.textContent = '{LONG}'; button.successLabel = button.failureLabel = '{LONG}'",
        "button.textContent = 'Go'; button.successLabel = 'Yes'; button.failureLabel = 'No'",
    ),
    "large font": ("document.body.style.setProperty('font-size', '40px')", ""),
    "font grows with the state": ("", "document.body.style.setProperty('font-size', '32px')"),
    "zoom": ("document.documentElement.style.setProperty('zoom', '2')", ""),
    "right to left": (
        "document.documentElement.dir = 'rtl'; button.textContent = 'إرسال';"
        " button.successLabel = 'تم الإرسال'; button.failureLabel = 'لم يتم الإرسال'",
        "",
    ),
}


@EVERYWHERE
def test_label_is_centred_and_whole(buttons):
    cases = ", ".join(
        f"'{name}': [(button) => {{ {before} }}, (button) => {{ {together} }}, {int(bool(together))}]"
        for name, (before, together) in LABELS.items()
    )
    rows = buttons.evaluate(
        f"""
        const rows = {{}}
        const cases = {{ {cases} }}
        const show = async (name, button, state, how) => {{
          button.state = state
          await how()
          const labels = {{ begin: button.textContent, success: button.successLabel, failure: button.failureLabel }}
          rows[`${{name}}, ${{state}}`] = [look('fresh'), labels[state]]
        }}
        return (async () => {{
          for (const name in cases) {{
            const [before, together, isTogether] = cases[name]
            let button
            for (const state of ['begin', 'success', 'failure']) {{
              // Each state is reached by a motion, from the spinner or from the state before.
              if (!button || isTogether) {{
                button = fresh()
                button.state = 'loading'
                before(button)
                await settled()
              }}
              together(button)
              await show(name, button, state, isTogether ? settled : still)
              if (isTogether) document.body.removeAttribute('style')
            }}
            document.body.removeAttribute('style')
            for (const each of ['style', 'dir']) document.documentElement.removeAttribute(each)
          }}
          return rows
        }})()
        """
    )
    assert len(rows) == 27
    window = buttons.evaluate("return innerWidth")
    for name, (look, wanted) in rows.items():
        assert [(one["text"], one["opacity"]) for one in look["labels"]] == [(wanted, 1)], name
        text = look["labels"][0]["box"]
        # An outcome has a mark before its text, if large letters leave room.
        font = 40 if "large font" in name else 32 if "font" in name else 0
        # A label of two lines needs all the room.
        is_long = text["bottom"] - text["top"] > 1.5 * (font or (40 if name.startswith("zoom") else 20))
        mark = 0 if name.endswith("begin") or is_long or 13.11 * font > window else 0.24 * (look["pill"]["bottom"] - look["pill"]["top"])
        assert centre(text)[0] == pytest.approx(centre(look["pill"])[0] + (-mark if "right to left" in name else mark), abs=1), name
        assert centre(text)[1] == pytest.approx(centre(look["pill"])[1], abs=2), name
        assert centre(look["pill"]) == pytest.approx(centre(look["button"]), abs=1), name
        assert is_within(look["pill"], look["button"]), f"{name}: the pill is cut off"
        assert is_within(text, look["pill"]), f"{name}: the text is cut off"


@EVERYWHERE
def test_title_shows_what_the_page_shows(buttons):
    """Its icons and its visible text, and no text that the page hides. The shape is as wide as these."""
    icon, width, plain = buttons.evaluate(
        """
        const button = fresh()
        button.innerHTML = `<svg width="20" height="20"><title>An icon with a long title</title><rect width="20" height="20"></rect></svg>
          <script type="text/plain">A script that does not run</script><span hidden>Hidden and long</span><span id="read">Only for those who listen</span>Go`
        Object.assign(button.querySelector('#read').style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
        const shape = () => button.shadowRoot.querySelector('svg > [part=pill]').getBoundingClientRect()
        return (async () => {
          await settled()
          const { x, y, width } = button.querySelector('svg').getBoundingClientRect()
          const isShown = button.querySelector('svg').checkVisibility({ opacityProperty: true }) && x > shape().x && x + width < shape().right
          const found = [isShown, shape().width]
          button.textContent = 'Go'
          await settled()
          return [...found, shape().width]
        })()
        """
    )
    assert icon is True
    assert plain + 18 < width < plain + 32


@EVERYWHERE
def test_changes_of_texts_and_sizes_are_shown(buttons):
    """This holds for any change as long as the button is in the page. Afterwards it requests no frame."""
    assert buttons.evaluate(
        """
        const send = document.getElementById('send')
        const seen = []
        const see = async () => {
          await settled()
          const { labels, pill } = look('send')
          seen.push(labels.map(({ text }) => text).join())
          return pill
        }
        return (async () => {
          send.append(document.createElement('b'))
          await see()
          send.lastChild.textContent = ' it'
          await see()
          send.firstChild.data = 'Take'
          await see()
          send.textContent = '  Give  '
          const before = await see()
          send.successLabel = 'Given'
          send.state = 'success'
          await see()
          send.successLabel = 'All given'
          await see()
          send.reset()
          // A moved button still follows its text.
          previous.before(send)
          send.textContent = 'Moved'
          await see()
          document.body.style.fontSize = '32px'
          const after = await see()
          document.body.style.fontSize = ''
          // If the page enlarges the button, the shape stays in its centre.
          await see()
          send.style.inlineSize = '300px'
          const wide = await see()
          const { left, right } = send.getBoundingClientRect()
          const isCentred = Math.abs(wide.left + wide.right - left - right) < 1
          // The last requested frame passes. Later changes of the removed button's size and text request nothing.
          send.remove()
          await clock.turn()
          await clock.tick()
          const { scheduled } = counters
          await settled()
          send.textContent = 'Away'
          send.style.inlineSize = ''
          await settled()
          const isQuiet = counters.scheduled === scheduled
          fieldset.append(send)
          await see()
          return [seen, after.bottom - after.top > before.bottom - before.top + 5, isCentred, isQuiet]
        })()
        """
    ) == [
        ["Send", "Send it", "Take it", "Give", "Given", "All given", "Moved", "Moved", "Moved", "Moved", "Away"],
        True,
        True,
        True,
    ]


# Progress, motion, colours


@EVERYWHERE
def test_spinner(buttons):
    """The spinner shows the progress. If the progress is unknown, it makes a turn in 0.9 s."""
    arcs, turned = buttons.evaluate(
        """
        const send = document.getElementById('send')
        const spinner = () => send.shadowRoot.querySelector('[part~="spinner"]')
        const arcs = {}
        send.state = 'loading'
        return (async () => {
          for (const progress of [0.25, 0.5, 1, 0, 7, -1, null, 'much']) {
            send.progress = progress
            await still()
            arcs[progress] = [send.progress, spinner() ? recorder.attributes(spinner()).sweep : '']
          }
          const start = () => recorder.attributes(spinner()).start
          const before = start()
          await clock.pass(225)
          return [arcs, (start() - before + 1) % 1]
        })()
        """
    )
    assert arcs == {
        "0.25": [0.25, "0.25"],
        "0.5": [0.5, "0.5"],
        "1": [1, "1"],
        "0": [0, ""],
        "7": [1, "1"],
        "-1": [0, ""],
        "null": [None, "0.75"],
        "much": [None, "0.75"],
    }
    assert turned == pytest.approx(0.25, abs=5e-4)


DEFAULTS = [(0.88, 0.88, 0.9, 1), (0.37, 0.37, 0.4, 1)]


def test_a_page_styles_the_outline_of_the_button(buttons):
    """The focus outline belongs to the pill."""
    outlines = buttons.evaluate(
        """
        const button = document.getElementById('send').shadowRoot.querySelector('button')
        const outline = () => getComputedStyle(button).outline
        const sheet = new CSSStyleSheet()
        const found = [outline()]
        button.focus({ focusVisible: true })
        found.push(button.matches(':focus-visible'), outline())
        sheet.replaceSync('::part(button) { outline: 2px dashed rgb(1, 2, 3) }')
        document.adoptedStyleSheets.push(sheet)
        found.push(outline())
        document.adoptedStyleSheets.pop()
        return found
        """
    )
    none, focused, still_none, dashed = outlines
    assert (focused, dashed) == (True, "rgb(1, 2, 3) dashed 2px")
    assert all("none" in outline for outline in (none, still_none))


@EVERYWHERE
def test_colours_are_custom_properties(buttons):
    """Each colour has its place, and later changes take effect. The engine's own colours apply if the page sets none."""
    names = ["normal", "text", "pressed", "disabled", "disabled-text", "success", "success-text", "failure", "failure-text"]
    told = """
        const told = () => [...new Map(spy.take('setColor').map(({ colour, is }) => [colour, is]))]
        """
    first = buttons.evaluate(
        told + "spy.calls.length = 0; document.getElementById('send').progress = 1; return still().then(told)"
    )
    assert [(slot, tuple(colour)) for slot, colour in first] == [(slot, DEFAULTS[slot - 3]) for slot in (3, 4)]
    # Strong colours, so that a factor that is slightly wrong gives another whole number.
    wanted = {name: (230 - 20 * at, 250, 214) for at, name in enumerate(names)}
    buttons.evaluate(
        "for (const [name, colour] of Object.entries(arguments[0]))"
        " document.documentElement.style.setProperty(`--pressure-${name}`, `rgb(${colour})`)",
        wanted,
    )
    buttons.until("look('send').fill === 'rgb(230, 250, 214)'", "it has other colours")
    buttons.evaluate("return still()")
    second = buttons.evaluate(told + "document.getElementById('send').progress = null; return still().then(told)")
    assert second == [
        [slot, [round(part / 255, 2) for part in wanted[name]] + [1]] for slot, name in enumerate(names)
    ]
    found = {}

    def see(back, front):
        look = buttons.look()
        found[back], found[front] = look["fill"], look["labels"][0]["fill"]

    for state, back in (("success", "success"), ("failure", "failure"), ("begin", "normal")):
        buttons.set("state", state)
        see(back, "text" if back == "normal" else f"{back}-text")
    buttons.set("disabled", True)
    see("disabled", "disabled-text")
    buttons.set("disabled", False)
    mouse = buttons.finger("mouse")
    mouse.down(*buttons.centre())
    pressed = buttons.look()
    mouse.up()
    found["pressed"] = pressed["fill"]
    assert found == {name: f"rgb{colour}" for name, colour in wanted.items()}
    assert pressed["labels"][0]["fill"] == found["normal"]
