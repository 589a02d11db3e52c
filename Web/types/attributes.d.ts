// Made by script/generate of Sources/PressureCatalog: change it there.

/** An attribute that is there or not: `''` is there. (`disabled` is set as a property, where it is false.) */
export type Flag = boolean | '';

/** The attributes of a `<pressure-confirm-button>`. */
export interface PressureConfirmButtonAttributes {
  /** Takes no presses, and ends the one under way; a disabled `<fieldset>` disables it too. */
  disabled?: boolean | undefined;
  /** The force that is full intention, in units of an average touch, 0.01…100; 3 by default. */
  cap?: number | string | undefined;
  /** The ring is full above this intention, 0…0.99; 0.97 by default. */
  threshold?: number | string | undefined;
  /** It ceases to be full below this intention, or below `threshold` if that is less, 0…0.99; 0.9 by default. */
  'release-threshold'?: number | string | undefined;
  /** Seconds to full without a sensor, 0.2…60; 2 by default. */
  'ramp-duration'?: number | string | undefined;
  /** Seconds below full, with a proven sensor, until time helps; 2 by default, "off" never. */
  'rescue-delay'?: number | string | undefined;
  /** Seconds that an arming without a contact lasts; infinite by default, as 0 and "off" are. */
  'arm-timeout'?: number | string | undefined;
  /** The ring's diameter in pixels, or 0 for the control's height, 0…1000; 0 by default. */
  'ring-diameter'?: number | string | undefined;
  /** Pixels from the touch to the ring's centre, or 0 for the control's height, 0…1000; 0 by default. */
  'ring-offset'?: number | string | undefined;
  /** Only full force on the ring confirms. */
  'no-latch'?: Flag | undefined;
  /** Lets the contact's size serve where nothing measures force; noisy. */
  'contact-area'?: Flag | undefined;
  /** Takes no taps: it is pressed, or activated twice. */
  'no-tap'?: Flag | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** What the full ring says; "CONFIRM" by default. */
  'confirm-label'?: string | undefined;
  /** What it says where a lift confirms; "OK" by default. */
  'ok-label'?: string | undefined;
  /** What it says after a press that was let go of before its force was enough; none if empty; "Press harder" by default. */
  'press-hint'?: string | undefined;
  /** What it says after one that was let go of before its time was; none if empty; "Hold longer" by default. */
  'hold-hint'?: string | undefined;
  /** What it says after one that lifted from the full button; none if empty; "Slide onto the ring" by default. */
  'slide-hint'?: string | undefined;
  /** What assistive technology says of how it works, without an `aria-description`; "Activate twice, or hold and slide onto the ring" by default. */
  'hold-description'?: string | undefined;
  /** What it says once a sensor has measured a press; "Activate twice, or press harder and slide onto the ring" by default. */
  'force-description'?: string | undefined;
}

/** The attributes of a `<pressure-transitioning-button>`. */
export interface PressureTransitioningButtonAttributes {
  /** Takes no presses; a run under way goes on. */
  disabled?: boolean | undefined;
  /** Seconds that a run may take; infinite by default, as 0 and "off" are. */
  timeout?: number | string | undefined;
  /** Seconds until a success goes back to the title; infinite by default, as 0 and "off" are. */
  'reset-after'?: number | string | undefined;
  /** Seconds until a failure goes back to the title; 1 by default, "off" never. */
  'failure-delay'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** What it says when the work succeeded; "Done" by default. */
  'success-label'?: string | undefined;
  /** What it says when the work failed; "Failed" by default. */
  'failure-label'?: string | undefined;
  /** How far the work is, 0…1; unknown without; null by default. */
  progress?: number | string | undefined;
  /** Whether an activation submits its form; "submit" by default. */
  type?: 'submit' | 'button' | undefined;
}

/** The attributes of a `<pressure-scale>`. */
export interface PressureScaleAttributes {
  /** Takes no presses, and lets go of what it weighs. */
  disabled?: boolean | undefined;
  /** Grams at the sensor's maximum while it is not calibrated, 1…1,000,000; 385 by default. */
  capacity?: number | string | undefined;
  /** Grams to each side in which a reading is steady, 0…1000; 2 by default. */
  'settle-range'?: number | string | undefined;
  /** Seconds that a reading is steady before it has settled, 0…60; 1 by default. */
  'settle-duration'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** What it weighs in; ounces and newtons have two decimals; "g" by default. */
  unit?: 'g' | 'oz' | 'N' | undefined;
  /** What it reads; percent is of the sensor's range, whatever the tare; "weight" by default. */
  mode?: 'weight' | 'percent' | undefined;
  /** What the button below the dial says; "Tare" by default. */
  'tare-label'?: string | undefined;
}

/** The attributes of a `<pressure-peek>`. */
export interface PressurePeekAttributes {
  /** Takes no presses. */
  disabled?: boolean | undefined;
  /** A press peeks above this part of the sensor's range, 0.01…0.98; 0.2 by default. */
  'peek-threshold'?: number | string | undefined;
  /** A peek pops above this part of the sensor's range, never before it peeks, 0.01…0.98; 0.75 by default. */
  'pop-threshold'?: number | string | undefined;
  /** Seconds until holding peeks without a sensor, 0.2…60; 0.5 by default. */
  'hold-duration'?: number | string | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** Where a pop leads; without, `pop` is all that happens; null by default. */
  href?: string | null | undefined;
}

/** The attributes of a `<pressure-app-icon>`. */
export interface PressureAppIconAttributes {
  /** Takes no presses. */
  disabled?: boolean | undefined;
  /** Plays no haptics. */
  'no-haptics'?: Flag | undefined;
  /** What stands below the icon; empty by default. */
  name?: string | undefined;
  /** The image's address; empty by default. */
  src?: string | undefined;
}
