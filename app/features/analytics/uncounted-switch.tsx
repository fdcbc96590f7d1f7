import { useState, useSyncExternalStore } from "react";
import { countingSwitch } from "#app/content/privacy.ts";
import { onCountingChange, readCounting, setUncounted } from "./uncounted.ts";

/** 'Don't count me', with what holds now in words. Before script runs nothing is said that may be untrue. */
export function UncountedSwitch() {
  const counting = useSyncExternalStore(onCountingChange, readCounting, () => undefined);
  const [notKept, setNotKept] = useState(false);
  const off = counting === "uncounted" || counting === "refused";
  return (
    <div className="rounded-2xl border border-line bg-paper p-5">
      <div className="needs-js">
        <label
          data-tap
          className="-my-2 flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg py-2 text-lg font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default"
        >
          {countingSwitch.label}
          <input
            type="checkbox"
            role="switch"
            checked={off}
            aria-checked={off}
            disabled={counting === "refused"}
            onChange={(event) => setNotKept(!setUncounted(event.currentTarget.checked))}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className="flex h-8 w-14 shrink-0 rounded-full border-2 border-edge p-1 peer-checked:justify-end peer-checked:border-brand peer-checked:bg-brand-soft peer-checked:*:bg-brand"
          >
            <span className="aspect-square h-full rounded-full bg-edge" />
          </span>
        </label>
        <p role="status" className="mt-3 min-h-lh text-muted">
          {notKept ? countingSwitch.notKept : counting && countingSwitch.states[counting]}
        </p>
      </div>
      <noscript>
        <p>{countingSwitch.withoutScript}</p>
      </noscript>
    </div>
  );
}
