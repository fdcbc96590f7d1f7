import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { countingSwitch } from "#content/counting-switch.ts";
import { onCountingChange, readCounting, setUncounted } from "./uncounted.ts";

/**
 * The switch 'Don't count me', with its current state in words. Until script runs the state is unknown and not shown.
 */
export function UncountedSwitch() {
  const counting = useSyncExternalStore(onCountingChange, readCounting, () => undefined);
  const [notSaved, setNotSaved] = useState(false);
  const off = counting === "uncounted" || counting === "refused";
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Switched on before any script of the page was there.
    if (box.current?.checked && readCounting() === "counted") setNotSaved(!setUncounted(true));
  }, []);
  return (
    <div className="rounded-2xl border border-line bg-paper p-5">
      <div className="needs-js">
        <label className="-my-2 flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 text-lg font-semibold">
          {countingSwitch.label}
          {/* The counter (tooling/browser/count.js) reads it by its name, before this component does. */}
          <input
            ref={box}
            type="checkbox"
            name="mindsync-uncounted"
            autoComplete="off"
            role="switch"
            checked={off}
            aria-checked={off}
            disabled={counting === "refused"}
            onChange={(event) => setNotSaved(!setUncounted(event.currentTarget.checked))}
            className="flex h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge p-1 before:aspect-square before:h-full before:rounded-full before:bg-edge checked:justify-end checked:border-brand checked:bg-brand-soft checked:before:bg-brand"
          />
        </label>
        <p role="status" className="mt-3 min-h-lh text-muted">
          {notSaved ? countingSwitch.notSaved : counting && countingSwitch.states[counting]}
        </p>
      </div>
      <p className="without-js">{countingSwitch.withoutScript}</p>
    </div>
  );
}
