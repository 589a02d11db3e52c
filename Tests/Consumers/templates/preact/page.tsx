import type {} from 'pressurekit/preact';
import type { PressureConfirmButton } from 'pressurekit';

const button: { current: PressureConfirmButton | null } = { current: null };
const isNull = (nothing: null) => nothing;

export const right = (isBusy: boolean, cap?: number) => (
  <div id="all">
    <pressure-confirm-button
      ref={button} key="delete" class="danger" disabled={isBusy} no-latch contact-area={isBusy} no-tap="" cap={cap}
      threshold="0.9" confirm-label="SURE?" onconfirm={(event) => isNull(event.detail)}
      onstatechange={(event) => event.detail.intention.toFixed()} onClick={(event) => event.currentTarget.okLabel}
    >
      Delete
    </pressure-confirm-button>
    <pressure-transitioning-button type="button" timeout={5} onstatechange={({ detail }) => detail.state === 'success'}>
      Send
    </pressure-transitioning-button>
    <pressure-scale unit="oz" onreading={({ detail }) => detail.grams.toFixed()} onsettle={undefined} />
    <pressure-peek href="/row" onaction={({ detail }) => detail.index.toFixed()}>
      A row
    </pressure-peek>
    <pressure-app-icon name="Scale" src="scale.png" onquickaction={({ detail }) => detail.type.trim()} />
  </div>
);

export const wrong = (
  <>
    {/* @ts-expect-error `''` would be false */}
    <pressure-confirm-button disabled="" />
    {/* @ts-expect-error no number and no text */}
    <pressure-confirm-button cap={{}} />
    {/* @ts-expect-error it is there or not */}
    <pressure-confirm-button no-latch="yes" />
    {/* @ts-expect-error no such attribute */}
    <pressure-confirm-button capacity={385} />
    {/* @ts-expect-error its event has no number */}
    <pressure-confirm-button onconfirm={(event: CustomEvent<number>) => event} />
    {/* @ts-expect-error another element's event */}
    <pressure-confirm-button onreading={() => {}} />
    {/* @ts-expect-error no such unit */}
    <pressure-scale unit="kg" />
    {/* @ts-expect-error no such element */}
    <pressure-button />
  </>
);
