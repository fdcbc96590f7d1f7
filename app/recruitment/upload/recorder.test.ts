import { expect, test } from "vitest";
import { nextRecorder, type RecorderEvent, type RecorderState } from "./recorder.ts";

type Step = RecorderState["step"];
type EventType = RecorderEvent["type"];

// Only its identity matters here.
const stream = new EventTarget() as MediaStream;
const file = new File(["x"], "my recording.webm");
const done = { file, address: "blob:one", seconds: 3 };

const states: { [S in Step]: Extract<RecorderState, { step: S }> } = {
  asking: { step: "asking" },
  problem: { step: "problem", words: "No camera" },
  ready: { step: "ready", stream },
  recording: { step: "recording", stream, seconds: 2 },
  done: { step: "done", ...done },
};

const events: { [T in EventType]: Extract<RecorderEvent, { type: T }> } = {
  allowed: { type: "allowed", stream },
  failed: { type: "failed", words: "Busy" },
  started: { type: "started" },
  ticked: { type: "ticked", seconds: 3 },
  finished: { type: "finished", ...done },
  restarted: { type: "restarted" },
};

/** The state after each event that can happen. Every other event changes nothing. */
const table: Record<Step, Partial<Record<EventType, RecorderState>>> = {
  asking: { allowed: states.ready, failed: { step: "problem", words: "Busy" } },
  problem: { restarted: states.asking },
  ready: { started: { step: "recording", stream, seconds: 0 }, failed: { step: "problem", words: "Busy" } },
  recording: {
    ticked: { step: "recording", stream, seconds: 3 },
    finished: states.done,
    failed: { step: "problem", words: "Busy" },
  },
  done: { restarted: states.asking },
};

const pairs = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => ({ step: state.step, type: event.type, state, event })),
);

test.each(pairs)("$step, then $type", ({ step, type, state, event }) => {
  const after = nextRecorder(state, event);
  const expected = table[step][type];
  if (expected) expect(after).toEqual(expected);
  else expect(after).toBe(state);
});

test("the same second changes nothing", () => {
  expect(nextRecorder(states.recording, { type: "ticked", seconds: 2 })).toBe(states.recording);
});

test("camera and microphone are on only while something is recorded or about to be", () => {
  const withStream = Object.values(states).filter((state) => "stream" in state);
  expect(withStream.map(({ step }) => step)).toEqual(["ready", "recording"]);
});
