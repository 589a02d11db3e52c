// Made by script/generate of Sources/PressureCatalog: change it there.

/** An attribute that is there or not. React before 19 writes `false` as a text: `''` is there. */
export type Flag = boolean | '' | undefined;

/** The attributes of a `<pressure-confirm-button>`. */
export interface PressureConfirmButtonAttributes {
  /** Takes no presses, and ends the one under way; a disabled `<fieldset>` disables it too. */
  disabled?: Flag;
  /** The force that is full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap?: number | string;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold?: number | string;
  /** It ceases to be full below this intention, or below `threshold` if that is less, 0…0.99; 0.9 by default. */
  'release-threshold'?: number | string;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  'ramp-duration'?: number | string;
  /** Seconds below full, with a proven sensor, until time helps; 2 by default, "off" never. */
  'rescue-delay'?: number | string;
  /** Seconds that an arming without a contact lasts; infinite by default, as 0 and "off" are. */
  'arm-timeout'?: number | string;
  /** The ring's diameter in pixels, or 0 for the control's height, 0…1000; 0 by default. */
  'ring-diameter'?: number | string;
  /** Pixels from the touch to the ring's centre, or 0 for the control's height, 0…1000; 0 by default. */
  'ring-offset'?: number | string;
  /** Only full force on the ring confirms. */
  'no-latch'?: Flag;
  /** Lets the contact's size serve where nothing measures force; noisy. */
  'contact-area'?: Flag;
  /** Takes no taps: it is pressed, or activated twice. */
  'no-tap'?: Flag;
  /** Plays no haptics. */
  'no-haptics'?: Flag;
  /** What the full ring says; "CONFIRM" by default. */
  'confirm-label'?: string;
  /** What it says where a lift confirms; "OK" by default. */
  'ok-label'?: string;
  /** What it says after a press that was let go of before its force was enough; none if empty; "Press harder" by default. */
  'press-hint'?: string;
  /** What it says after one that was let go of before its time was; none if empty; "Hold longer" by default. */
  'hold-hint'?: string;
  /** What it says after one that lifted from the full button; none if empty; "Slide onto the ring" by default. */
  'slide-hint'?: string;
  /** What assistive technology says of how it works, without an `aria-description`; "Activate twice, or hold and slide onto the ring" by default. */
  'hold-description'?: string;
  /** What it says once a sensor has measured a press; "Activate twice, or press harder and slide onto the ring" by default. */
  'force-description'?: string;
}

/** The attributes of a `<pressure-transitioning-button>`. */
export interface PressureTransitioningButtonAttributes {
  /** Takes no presses; a run under way goes on. */
  disabled?: Flag;
  /** Seconds that a run may take; infinite by default, as 0 and "off" are. */
  timeout?: number | string;
  /** Seconds until a success goes back to the title; infinite by default, as 0 and "off" are. */
  'reset-after'?: number | string;
  /** Seconds until a failure goes back to the title; 1 by default, "off" never. */
  'failure-delay'?: number | string;
  /** Plays no haptics. */
  'no-haptics'?: Flag;
  /** What it says when the work succeeded; "Done" by default. */
  'success-label'?: string;
  /** What it says when the work failed; "Failed" by default. */
  'failure-label'?: string;
  /** How far the work is, 0…1; unknown without; null by default. */
  progress?: number | string;
  /** Whether an activation submits its form; "submit" by default. */
  type?: 'submit' | 'button';
}

/** The attributes of a `<pressure-scale>`. */
export interface PressureScaleAttributes {
  /** Takes no presses, and lets go of what it weighs. */
  disabled?: Flag;
  /** Grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default. */
  capacity?: number | string;
  /** Grams to each side in which a reading is steady, 0…1000; 2 by default. */
  'settle-range'?: number | string;
  /** Seconds that a reading is steady before it has settled, 0…60; 1 by default. */
  'settle-duration'?: number | string;
  /** Plays no haptics. */
  'no-haptics'?: Flag;
  /** What it weighs in; ounces and newtons have two decimals; "g" by default. */
  unit?: 'g' | 'oz' | 'N';
  /** What it reads; percent is of the sensor's range, whatever the tare; "weight" by default. */
  mode?: 'weight' | 'percent';
  /** What the button below the dial says; "Tare" by default. */
  'tare-label'?: string;
}

/** The attributes of a `<pressure-peek>`. */
export interface PressurePeekAttributes {
  /** Takes no presses. */
  disabled?: Flag;
  /** A press peeks above this part of the sensor's range, 0.01…0.98; 0.2 by default. */
  'peek-threshold'?: number | string;
  /** A peek pops above this part of the sensor's range, never before it peeks, 0.01…0.98; 0.75 by default. */
  'pop-threshold'?: number | string;
  /** Seconds until holding peeks without a sensor, 0.2…60; 0.5 by default. */
  'hold-duration'?: number | string;
  /** Plays no haptics. */
  'no-haptics'?: Flag;
  /** Where a pop leads; without, `pop` is all that happens; null by default. */
  href?: string | null;
}

/** The attributes of a `<pressure-app-icon>`. */
export interface PressureAppIconAttributes {
  /** Takes no presses. */
  disabled?: Flag;
  /** Plays no haptics. */
  'no-haptics'?: Flag;
  /** What stands below the icon; empty by default. */
  name?: string;
  /** The image's address; empty by default. */
  src?: string;
}
