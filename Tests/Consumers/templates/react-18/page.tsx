import type {} from 'pressurekit/react-18';
import type { PressureConfirmButton } from 'pressurekit';

const listens = (button: PressureConfirmButton | null) =>
  button?.addEventListener('statechange', (event) => event.detail.intention.toFixed());

export const right = (isBusy: boolean, cap?: number) => (
  <div id="all">
    <pressure-confirm-button
      ref={listens} key="delete" className="danger" disabled={isBusy ? '' : undefined} no-latch no-tap="" cap={cap}
      threshold="0.9" confirm-label="SURE?" onClick={(event) => event.currentTarget.okLabel}
    >
      Delete
    </pressure-confirm-button>
    <pressure-transitioning-button type="button" timeout={5} />
    <pressure-scale unit="oz" />
    <pressure-peek href="/row" />
    <pressure-app-icon name="Scale" src="scale.png" />
  </div>
);

export const wrong = (isBusy: boolean) => (
  <>
    {/* @ts-expect-error false would be there */}
    <pressure-confirm-button disabled={isBusy} />
    {/* @ts-expect-error false would be there */}
    <pressure-confirm-button no-latch={false} />
    {/* @ts-expect-error no number and no text */}
    <pressure-confirm-button cap={{}} />
    {/* @ts-expect-error nobody would hear of it */}
    <pressure-confirm-button onconfirm={() => {}} />
    {/* @ts-expect-error no such unit */}
    <pressure-scale unit="kg" />
    {/* @ts-expect-error no such element */}
    <pressure-button />
  </>
);
