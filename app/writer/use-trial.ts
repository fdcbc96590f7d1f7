import { type FormEvent, useEffect, useRef, useState } from "react";
import { serverEvents } from "#app/ui/server-events.ts";
import type { Trial } from "./contract.ts";

/** Where a trial is. */
export type TrialState =
  | { kind: "none" }
  | { kind: "running"; text: string }
  | { kind: "done"; trial: Trial }
  /** The connection to the site was lost, or its session. */
  | { kind: "lost" };

/** Runs a trial and shows its text as it arrives. @param sent the trial that the server's response came with, without script */
export function useTrial(address: string, sent: Trial | undefined) {
  const [state, setState] = useState<TrialState>(sent ? { kind: "done", trial: sent } : { kind: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(): Promise<void> {
    const own = new AbortController();
    running.current = own;
    setState({ kind: "running", text: "" });
    try {
      const response = await fetch(address, {
        method: "POST",
        body: new URLSearchParams({ intent: "try" }),
        signal: own.signal,
      });
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
      if (!isStream || !response.body) throw new Error("no stream");
      for await (const { event, data } of serverEvents(response.body)) {
        if (event === "text") setState({ kind: "running", text: JSON.parse(data) as string });
        if (event === "done") return setState({ kind: "done", trial: JSON.parse(data) as Trial });
      }
      throw new Error("cut off");
    } catch {
      if (!own.signal.aborted) setState({ kind: "lost" });
    }
  }

  return {
    state,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (state.kind !== "running") void run();
    },
  };
}
