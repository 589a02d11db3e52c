// The last press of each control: its trace, and the control's states with the current options.

import { recordTraces, TraceReplay } from '../traces-kit.js';
import { Follower } from './follower.js';
import { handOver } from '../handed-trace.js';
import { saveFile } from '../save-file.js';
import { TracePlot } from '../trace-plot.js';
import { aboutOf } from '../trace-words.js';

const [none, shown, about, forceKey, intentionKey, plotPart, replays, download] = [
  'no-press', 'press', 'about', 'force-key', 'intention-key', 'plot', 'replays', 'download',
].map((id) => document.getElementById(id));
const plot = new TracePlot(plotPart, null, document.getElementById('states-key'));

/** The last presses by the controls' names. */
const presses = {};
let current = null;

/** The name of a press's progress, by control. */
const levels = { 'confirm-button': 'intention', scale: 'reading', peek: 'progress' };

/** Records the presses of the controls, given as elements by name. */
export function follow(elements) {
  const followers = Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, new Follower(element)]));
  recordTraces(({ control, trace, fault }) => {
    const steps = followers[control].take();
    presses[control] = fault ? { fault } : { control, trace, steps: steps.length ? steps : replayed(trace, control) };
    if (control === current) showPress(control);
  });
}

/** The steps of a replay, for a control that does not report its progress and whose options do not affect it. */
function replayed(trace, control) {
  const replay = new TraceReplay(trace, control);
  replay.close();
  return replay.steps;
}

/** Shows the last press of a control. */
export function showPress(name) {
  current = name;
  const press = presses[name];
  none.hidden = Boolean(press?.trace);
  shown.hidden = !press?.trace;
  none.textContent = press?.fault ? `The press could not be recorded: ${press.fault.reason}.` : 'Press the control to see its trace here.';
  if (!press?.trace) return;
  about.textContent = aboutOf(press.trace);
  forceKey.hidden = !press.trace.maximum;
  forceKey.textContent = `force, 0…${Number(press.trace.maximum.toFixed(2))}`;
  plot.show(press.trace, press.steps);
  intentionKey.hidden = !plot.hasIntention;
  intentionKey.textContent = `${levels[name] ?? 'intention'}, 0…1`;
}

// Hand over with each click, because another page may have handed over a press meanwhile.
replays.addEventListener('click', () => handOver(presses[current]));
download.addEventListener('click', () => saveFile(presses[current].trace.text, 'application/jsonl', `press-${presses[current].control}.jsonl`));
