import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Runs once for each new value, after the page shows it. React 19.3 sometimes leaves out an effect whose dependency is a
 * fetcher's data, when the data and the end of the request are rendered at once; an effect without dependencies always
 * runs (tests/journeys/network-gone.once.spec.ts fails about once in three runs otherwise).
 */
export function useEach<Value>(value: Value, run: (value: Value) => void): void {
  const seen = useRef<Value>(undefined);
  const runOnce = useEffectEvent(run);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    runOnce(value);
  });
}
