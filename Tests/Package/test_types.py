"""The types in a strict TypeScript project: correct code compiles, and each mistake is found."""

import json

import pytest

from conftest import run

SOURCE = """
import { PressureConfirmButton, PressurePeek, defineElement, ready } from 'pressurekit';
import { PressureScale, ready as scaleReady } from 'pressurekit/scale';
import { Trace, recordTraces } from 'pressurekit/testing';
import { AuditError, Refused, audit, finger, misfireMatchers, presses, type AuditReport, type Finger, type Support } from 'pressurekit/driver';
import { loadEngine, type ControlHost as Host } from 'pressurekit/host';
import * as single from 'pressurekit/single-file';
import * as classes from 'pressurekit/elements';

export const waits: Promise<void>[] = [ready, scaleReady, single.ready, classes.ready];

const button = document.createElement('pressure-confirm-button');
button.confirmLabel = 'SURE';
button.addEventListener('confirm', (event) => { const none: null = event.detail; return none; });
button.addEventListener('statechange', function (event) {
  const state: 'idle' | 'updating' | 'selected' | 'confirmed' = event.detail.state;
  return [state, event.detail.intention.toFixed(), event.detail.source === 'measured', this.noLatch];
});
const listener = (event: CustomEvent<null>): void => { event.preventDefault(); };
button.addEventListener('confirm', listener, { once: true });
button.removeEventListener('confirm', listener);
button.addEventListener('click', (event) => event.clientX);

const scale: PressureScale = document.createElement('pressure-scale');
scale.calibration = '{"pressurekit-calibration":1,"points":[]}';
scale.addEventListener('reading', ({ detail }) => detail.grams + (scale.resolution ?? 0));
const points: number = scale.addCalibrationPoint(25);

const send = document.querySelector('pressure-transitioning-button');
const sent: Promise<number> | undefined = send?.run(async () => 1);
if (send) send.state = 'success';

const peek: PressurePeek | null = document.querySelector('pressure-peek');
peek?.addEventListener('action', ({ detail: { index, value } }) => `${index + 1} ${value.trim()}`);
const icon = document.createElement('pressure-app-icon');
icon.items = new Set([{ type: 'org.example.new', title: 'New' }]);
icon.addEventListener('quickaction', ({ detail }) => detail.type);

class Danger extends PressureConfirmButton {}
customElements.define('danger-button', Danger);
defineElement(classes.PressurePeek);
recordTraces((press) => console.log(press));
export const all = [points, sent, Trace.parse(''), single.PressureConfirmButton];

const touch: Promise<Finger> = finger(document);
const pen: Finger = await finger({ bidi: async (method, params) => [method, params], context: 'one' }, 'pen', { clock: async (seconds) => seconds });
await pen.down('#delete', { force: 0.1, tilt: [10, -20], twist: 90 });
await pen.down(button, { at: [0.5, 0.5] });
await pen.press({ to: 0.8, over: 0.5 });
await pen.slide({ x: 10, y: 20 }, { over: 0.2, force: 0.5 });
const other: Finger = await (await touch).second('#other');
const support: Support = other.support;
const fact: true | { reason: string; instead: string } = support.capabilities.force;
await finger(window, 'mouse').catch((error) => (error instanceof Refused ? `${error.reason} ${error.instead}` : fact));
const report: AuditReport = await audit(document, button, {
  acted: () => 1, press: async (hand) => hand.down(button, { force: 0.1 }), prepare: () => location.reload(), faults: [1, 8], kind: 'touch',
});
export const told: string[] = report.misfires.flatMap(({ number, tries }) => (
  [`${number} ${report}`, ...tries.flatMap(({ steps, trace }) => [...steps, trace])]));
const { pass, message } = await misfireMatchers.toHaveNoMisfires(button, { acted: async () => !told.length, page: document });
export const failed: string | AuditError = pass ? new AuditError() : message();
await other.replay(presses.penStroke, button);
await finger({ webdriver: { performActions: async (actions) => actions.length, executeScript: async () => null }, browser: 'firefox' });

const { ControlHost, createButton, declareElement, defineElement: define, Drawing, Element, ready: loaded } =
  loadEngine(new URL('bell.wasm', 'https://example.org'));
const names = { kind: 0, states: ['rest'], numbers: { threshold: [0, 0.2] }, flags: {}, labels: { 'rung-label': 'It rang' }, words: {} };
class Bell extends Element {
  #drawing = new Drawing(['metal'], {});
  #button = createButton(this.#drawing.svg);
  #host: Host = new ControlHost(this, { ...names, style: '' }, {
    surfaces: [this.#button],
    content: [this.#button],
    locate: this.#drawing.locate,
    draw: () => this.#drawing.draw(this.#host.handle),
    act: (act) => this.#host.emit('ring', act.toFixed()),
  });
}
declareElement('a-bell', Bell, names);
define(Bell);
waits.push(loaded);

// @ts-expect-error there is no such finger
finger(document, 'thumb');
// @ts-expect-error a page is an object of a tool
finger('https://example.org');
// @ts-expect-error a press has a force
pen.press({ over: 1 });
// @ts-expect-error a point has two coordinates
pen.down({ x: 10 });
// @ts-expect-error there is no such option
pen.down('#delete', { froce: 0.5 });
// @ts-expect-error an audit asks whether the control has acted
audit(document, '#delete', {});
// @ts-expect-error a point is no control
audit(document, { x: 1, y: 2 }, { acted: () => true });
// @ts-expect-error a clock lets time pass
finger(document, 'touch', { clock: { tick: () => {} } });
// @ts-expect-error an engine that has not loaded is undefined
loadEngine(new URL('bell.wasm', 'https://example.org')).engine.get(1, 0);
// @ts-expect-error an address beside the module is made with its URL
loadEngine('bell.wasm');
// @ts-expect-error it cannot be set
button.state = 'idle';
// @ts-expect-error there is no such event with a number
button.addEventListener('confirm', (event: CustomEvent<number>) => event);
// @ts-expect-error no such unit
scale.unit = 'kg';
// @ts-expect-error no such state
if (send) send.state = 'done';
// @ts-expect-error a number is no label
button.okLabel = 1;
// @ts-expect-error an item has a title
icon.items = [{ type: 'a' }];
// @ts-expect-error one element's script has no other's class
export { PressurePeek as Other } from 'pressurekit/scale';
"""


@pytest.mark.parametrize(("module", "resolution"), [("node16", "node16"), ("nodenext", "nodenext"), ("es2022", "node")])
def test_in_a_strict_project(installed, module, resolution):
    folder = installed / f"types-{resolution}"
    folder.mkdir()
    (folder / "page.ts").write_text(SOURCE)
    options = {
        "strict": True, "target": "es2022", "lib": ["es2022", "dom", "dom.iterable"], "module": module,
        "moduleResolution": resolution, "noEmit": True, "exactOptionalPropertyTypes": True, "noUncheckedIndexedAccess": True,
        "skipLibCheck": False, "types": [],
    }
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": ["page.ts"]}))
    assert run(folder, "tsc", "--project", ".") == ""
