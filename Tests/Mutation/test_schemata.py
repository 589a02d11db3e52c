"""Mutants behind switches: the text, the mutants that a compiler's message is about, and the behaviour of a script with
them."""

import json
import subprocess

from grammar import JAVASCRIPT, SWIFT
from mutants import find_mutants
from schemata import with_switches


def schema(source, chosen=None):
    data = source.encode()
    mutants = dict(enumerate(find_mutants("a", data, SWIFT), 1))
    return with_switches(data, {n: it for n, it in mutants.items() if chosen is None or n in chosen})


def text(source, chosen=None):
    return schema(source, chosen).text.decode()


def test_an_expression_is_chosen_as_a_whole():
    # The text of each is the source's with one change, whatever the precedence.
    assert text("let a = b >= c && d") == (
        "let a = (mutantIs(1) ? (b > c && d) : mutantIs(2) ? (b >= c || d) : (b >= c && d))"
    )


def test_a_statement_is_left_out():
    assert text("func f() { a += b }") == (
        "func f() { if (mutantIs(1)) {  } else if (mutantIs(2)) { a -= b } else { a += b } }"
    )


def test_inner_mutants_keep_their_switches():
    assert text("func f() { g(1, h(b - c)) }") == (
        "func f() { if (mutantIs(1)) {  } else { "
        "g((mutantIs(2) ? (2) : (1)), h((mutantIs(3) ? (b + c) : (b - c)))) } }"
    )
    assert text("let a = g(b - c) + d", {1, 2}) == (
        "let a = (mutantIs(2) ? (g(b - c) - d) : (g((mutantIs(1) ? (b + c) : (b - c))) + d))"
    )


def test_only_chosen_mutants_are_in_the_text():
    assert text("let a = 1 + 1", {2}) == "let a = (mutantIs(2) ? (1 - 1) : (1 + 1))"
    assert text("let a = 1 + 1", set()) == "let a = 1 + 1"


def test_a_message_of_the_compiler_finds_its_mutants():
    it = schema("func f() {\n  a += b\n  g(c - 1)\n}\n")
    lines = it.text.decode().split("\n")
    assert it.mutants_at(2, lines[1].index("a -= b") + 3) == [2]
    assert it.mutants_at(3, lines[2].index("c + 1") + 1) == [4]
    # A message about a whole expression is about all of its mutants.
    assert it.mutants_at(3, lines[2].index("(mutantIs(4)") + 1) == [4, 5]
    # At the end of a body: the last site before it.
    assert it.mutants_at(4, 1) == [4, 5]


# Each kind of place for a mutant. It passes all computed values to `say`, and the condition of each loop to `turn`.
SCRIPT = b"""
const add = (a, b = 1) => a + b;
const held = { [1 + 1]: 'two', n: 2 - 1, say };
class Counter {
  #n = 0;
  static first = 1 + 1;
  get n() { return this.#n; }
  set n(value) { this.#n = Math.max(value, 0); }
  add(by) { this.#n += by; return this; }
}
const counter = new Counter();
for (let i = 0; turn(i < 3); i += 1) counter.add(i);
say(counter.n, Counter.first, add(2), held[2], held.n);
if (counter.n > 2) held.say('more'); else held.say('less');
for (const it of counter.n === 3 ? [1, 2] : []) say(it);
let left = 3;
while (turn(left > 0)) left -= 1;
do left += 1; while (turn(left < 2));
say(left, !left, -left, `${left - 1}`, [...(left > 1 ? [left] : [])]);
// A condition that is
const word = left > 1 // in two lines
  ? counter?.n >= 1 && add(1) : null ?? left;
say(word);
switch (left) { case 1 + 1: say('two'); break; default: say('other'); }
const spread = ({ a = 1, b: [c = 2 * 2] = [] }) => say(a, c);
spread({});
let assigned;
const assign = () => (assigned = 3), change = () => (assigned /= 2);
assign(); change(); say(assigned);
try { if (!assigned) throw Error('none'); say(true); } catch { say('thrown'); } finally { say(0.5); }
"""
# A mutant that would run forever ends after a thousand turns of its loops, however busy the machine is.
RUN = """
const lines = require('fs').readFileSync(0, 'utf8').split('\\n');
console.log(JSON.stringify(lines.filter(Boolean).map((line) => {
  const [source, chosen] = JSON.parse(line);
  const said = [];
  let turns = 0;
  const turn = (goesOn) => {
    if ((turns += 1) > 1000) throw Error('does not end');
    return goesOn;
  };
  const context = require('vm').createContext({ turn, say: (...all) => said.push(all), mutantIs: (number) => number === chosen });
  try {
    require('vm').runInContext(source, context);
  } catch (error) {
    said.push(error.message);
  }
  return said;
})));
"""


def test_switched_script_behaves_like_each_single_change():
    mutants = dict(enumerate(find_mutants("a.js", SCRIPT, JAVASCRIPT), 1))
    switched = with_switches(SCRIPT, mutants).text.decode()
    alone = {n: (SCRIPT[: it.start] + it.text.encode() + SCRIPT[it.end :]).decode() for n, it in mutants.items()}
    alone[0] = SCRIPT.decode()
    runs = [*([source, 0] for source in alone.values()), *([switched, number] for number in alone)]
    text = "\n".join(json.dumps(it) for it in runs)
    done = subprocess.run(["node", "--eval", RUN], input=text, capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    changes = {0: "none"} | {number: f"{it.line} {it.change}" for number, it in mutants.items()}
    expected = dict(zip([changes[number] for number in alone], said[: len(alone)], strict=True))
    assert dict(zip([changes[number] for number in alone], said[len(alone) :], strict=True)) == expected
    # Most mutants change the output, so a switch without effect would be noticed.
    same = [change for change, it in expected.items() if it == expected["none"]]
    assert (len(same), len(expected)) == (20, 87)
