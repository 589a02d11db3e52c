// Made by script/generate from Sources/PressureCatalog: change it there.

/** A boolean attribute: `''` sets it, and `'false'` does not. (Frameworks set `disabled` as a property, so it is a boolean.) */
export type Flag = boolean | '';

/** The attributes of a `<pressure-confirm-button>`. */
export interface PressureConfirmButtonAttributes {
  /** Ignores presses, and ends a press under way; a disabled `<fieldset>` disables it as well. */
  disabled?: boolean | undefined;
  /** The force of full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap?: number | string | undefined;
  /** The force of full intention of a pen, whose range ends at 20/3, 0.01…100; 6 by default. */
  'pen-cap'?: number | string | undefined;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold?: number | string | undefined;
  /** The ring is no longer full below this intention, or below `threshold` if that is less, 0…0.99; 0.9 by default. */
  'release-threshold'?: number | string | undefined;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  'ramp-duration'?: number | string | undefined;
  /** Seconds that a press with a proven sensor stays below full until time fills the ring as well; 2 by default, never with "off". */
  'rescue-delay'?: number | string | undefined;
  /** Seconds until a ring that waits without a contact closes; no limit by default, or with 0 or "off". */
  'arm-timeout'?: number | string | undefined;
  /** The ring's diameter in pixels, or 0 for the control's smaller side, but at least 28, 0…1000; 0 by default. */
  'ring-diameter'?: number | string | undefined;
  /** Pixels from the touch to the ring's centre, or 0 for about two heights of the control, 0…1000; 0 by default. */
  'ring-offset'?: number | string | undefined;
  /** Only full force on the ring confirms. */
  'no-latch'?: Flag | undefined;
  /** Uses the contact's size if no sensor measures force; noisy. */
  'contact-area'?: Flag | undefined;
  /** Ignores taps: the person must press, or activate twice. */
  'no-tap'?: Flag | undefined;
  /** The button itself fills, and confirms when the press lifts from it, without a ring. */
  'in-place'?: Flag | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** The text on the full ring; "CONFIRM" by default. */
  'confirm-label'?: string | undefined;
  /** The text on the ring where a lift confirms; "OK" by default. */
  'ok-label'?: string | undefined;
  /** The text after OK: what to do next; none if empty; "Let go" by default. */
  'release-label'?: string | undefined;
  /** The hint after a press that lifted before its force was enough; no hint if empty; "Press harder" by default. */
  'press-hint'?: string | undefined;
  /** The hint after a press without a sensor that lifted too soon; no hint if empty; "Hold longer" by default. */
  'hold-hint'?: string | undefined;
  /** The hint after a press that filled the ring but lifted from the button; no hint if empty; "Slide onto the ring" by default. */
  'slide-hint'?: string | undefined;
  /** The instructions for assistive technology, unless there is an `aria-description`; "Activate twice, or hold and slide onto the ring" by default. */
  'hold-description'?: string | undefined;
  /** The instructions once a sensor has measured a press; "Activate twice, or press harder and slide onto the ring" by default. */
  'force-description'?: string | undefined;
  /** The instructions for a button in place; "Activate twice, or hold, then let go" by default. */
  'hold-in-place-description'?: string | undefined;
  /** The instructions for a button in place once a sensor has measured a press; "Activate twice, or press harder, then let go" by default. */
  'force-in-place-description'?: string | undefined;
  /** A selector for what the action concerns, such as `li`: the nearest match around the button stays clear during a press; null by default. */
  item?: string | null | undefined;
  /** The question in the browser's dialog if the engine does not load, in place of the label with a question mark; null by default. */
  question?: string | null | undefined;
  /** The act after a confirmation: none, or to submit or reset the form; "button" by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The name under which the form submits `value`; empty by default. */
  name?: string | undefined;
  /** The value that the form submits; empty by default. */
  value?: string | undefined;
  /** The id of the form, if the button is not inside it; null by default. */
  form?: string | null | undefined;
  /** The address of the submission, in place of the form's `action`; empty by default. */
  formaction?: string | undefined;
  /** The encoding of the submission, in place of the form's `enctype`; empty by default. */
  formenctype?: string | undefined;
  /** The method of the submission, in place of the form's `method`; empty by default. */
  formmethod?: string | undefined;
  /** Submits fields with invalid values as well. */
  formnovalidate?: boolean | undefined;
  /** The window of the answer, in place of the form's `target`; empty by default. */
  formtarget?: string | undefined;
  /** The command that the button sends if it neither submits nor resets a form; empty by default. */
  command?: string | undefined;
  /** The id of the element that receives `command`; null by default. */
  commandfor?: string | null | undefined;
}

/** The attributes of a `<pressure-transitioning-button>`. */
export interface PressureTransitioningButtonAttributes {
  /** Ignores presses; a run under way continues. */
  disabled?: boolean | undefined;
  /** Seconds that a run may take; no limit by default, or with 0 or "off". */
  timeout?: number | string | undefined;
  /** Seconds until the title returns after a success; no limit by default, or with 0 or "off". */
  'reset-after'?: number | string | undefined;
  /** Seconds until the title returns after a failure; 1 by default, never with "off". */
  'failure-delay'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** The text after the work has succeeded; "Done" by default. */
  'success-label'?: string | undefined;
  /** The text after the work has failed; "Failed" by default. */
  'failure-label'?: string | undefined;
  /** The progress of the work, 0…1; unknown if not set; null by default. */
  progress?: number | string | undefined;
  /** The act of an activation: to submit or reset the form, or none; "submit" by default. */
  type?: 'submit' | 'reset' | 'button' | undefined;
  /** The name under which the form submits `value`; empty by default. */
  name?: string | undefined;
  /** The value that the form submits; empty by default. */
  value?: string | undefined;
  /** The id of the form, if the button is not inside it; null by default. */
  form?: string | null | undefined;
  /** The address of the submission, in place of the form's `action`; empty by default. */
  formaction?: string | undefined;
  /** The encoding of the submission, in place of the form's `enctype`; empty by default. */
  formenctype?: string | undefined;
  /** The method of the submission, in place of the form's `method`; empty by default. */
  formmethod?: string | undefined;
  /** Submits fields with invalid values as well. */
  formnovalidate?: boolean | undefined;
  /** The window of the answer, in place of the form's `target`; empty by default. */
  formtarget?: string | undefined;
  /** The command that the button sends if it neither submits nor resets a form; empty by default. */
  command?: string | undefined;
  /** The id of the element that receives `command`; null by default. */
  commandfor?: string | null | undefined;
}

/** The attributes of a `<pressure-scale>`. */
export interface PressureScaleAttributes {
  /** Ignores presses, and drops the contacts that it weighs. */
  disabled?: boolean | undefined;
  /** Grams at the sensor's maximum without a calibration, 1…1,000,000; 385 by default. */
  capacity?: number | string | undefined;
  /** The largest deviation of a steady reading to each side, in grams, 0…1000; 2 by default. */
  'settle-range'?: number | string | undefined;
  /** Seconds that a reading must be steady before it settles, 0…60; 1 by default. */
  'settle-duration'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** The unit; ounces and newtons have two decimals; "g" by default. */
  unit?: 'g' | 'oz' | 'N' | undefined;
  /** The kind of reading; `percent` is of the sensor's range, and ignores the tare; "weight" by default. */
  mode?: 'weight' | 'percent' | undefined;
  /** The label of the button below the dial; "Tare" by default. */
  'tare-label'?: string | undefined;
}

/** The attributes of a `<pressure-peek>`. */
export interface PressurePeekAttributes {
  /** Ignores presses. */
  disabled?: boolean | undefined;
  /** The preview opens above this part of the sensor's range, 0.01…0.98; 0.2 by default. */
  'peek-threshold'?: number | string | undefined;
  /** The link opens above this part of the sensor's range, but never before the preview, 0.01…0.98; 0.75 by default. */
  'pop-threshold'?: number | string | undefined;
  /** Seconds of holding until the preview opens without a sensor, 0.2…60; 0.5 by default. */
  'hold-duration'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** The URL that a pop opens; without it a pop only dispatches `pop`; null by default. */
  href?: string | null | undefined;
  /** The window in which it opens; by default that of `<base target>`; null by default. */
  target?: string | null | undefined;
  /** The relation of the page that it opens, such as `noopener`; null by default. */
  rel?: string | null | undefined;
  /** Saves the file under this name, if there is one, and does not open it; null by default. */
  download?: string | null | undefined;
}

/** The attributes of a `<pressure-app-icon>`. */
export interface PressureAppIconAttributes {
  /** Ignores presses. */
  disabled?: boolean | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** The text below the icon; empty by default. */
  name?: string | undefined;
  /** The URL of the image; empty by default. */
  src?: string | undefined;
}
