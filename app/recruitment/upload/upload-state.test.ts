import { describe, expect, test } from "vitest";
import { mediaRefusals } from "#content/application-media.ts";
import { mediaBytes } from "./media-contract.ts";
import type { SavedUpload } from "./saved-upload.ts";
import {
  givenUp,
  idle,
  idOf,
  nextUpload,
  savedOf,
  type UploadEvent,
  type UploadState,
} from "./upload-state.ts";

type Step = UploadState["step"];
type EventType = UploadEvent["type"];

const file = { id: "an id", name: "me.mp4", size: 100, recorded: false, sent: 40 };
const rate = { speed: 10, left: 6 };
const upload: SavedUpload = { id: "an id", name: "me.mp4", size: 100, whole: false, recorded: false };

const states: { [S in Step]: Extract<UploadState, { step: S }> } = {
  idle: { step: "idle" },
  refused: { step: "refused", reason: "Too long" },
  failed: { step: "failed", reason: "Gone" },
  checking: { step: "checking", ...file, id: undefined, sent: 0 },
  uploading: { step: "uploading", ...file, rate },
  paused: { step: "paused", ...file },
  waiting: { step: "waiting", ...file },
  interrupted: { step: "interrupted", upload },
  uploaded: { step: "uploaded", upload: { ...upload, whole: true } },
  removed: { step: "removed", before: { step: "uploading", ...file, rate } },
};

function aFile({ name = "me.mp4", size = 5, type = "video/mp4" } = {}): File {
  return Object.defineProperty(new File([], name, { type }), "size", { value: size });
}

const events: { [T in EventType]: Extract<UploadEvent, { type: T }> } = {
  restored: { type: "restored", upload },
  verified: { type: "verified", id: "an id", sent: null },
  chosen: { type: "chosen", file: aFile(), recorded: false },
  started: { type: "started" },
  registered: { type: "registered", id: "new id" },
  progressed: { type: "progressed", sent: 60, rate },
  disconnected: { type: "disconnected" },
  reconnected: { type: "reconnected" },
  paused: { type: "paused" },
  resumed: { type: "resumed" },
  reopened: { type: "reopened" },
  completed: { type: "completed", id: "an id" },
  failed: { type: "failed", reason: "Refused" },
  removed: { type: "removed" },
  undone: { type: "undone" },
  expired: { type: "expired" },
  "undone-late": { type: "undone-late" },
  dropped: { type: "dropped" },
};

const whileActive = {
  chosen: "checking",
  registered: "same step",
  progressed: "uploading",
  disconnected: "waiting",
  paused: "paused",
  reopened: "uploading",
  completed: "uploaded",
  failed: "failed",
  removed: "removed",
} as const;

/** The step after each event that can happen. Every other event changes nothing. */
const table: Record<Step, Partial<Record<EventType, Step | "same step">>> = {
  idle: { restored: "interrupted", chosen: "checking", removed: "idle", "undone-late": "failed" },
  refused: { chosen: "checking", removed: "idle", "undone-late": "failed" },
  failed: { chosen: "checking", removed: "idle", "undone-late": "failed" },
  checking: { ...whileActive, started: "uploading" },
  uploading: whileActive,
  paused: {
    chosen: "checking",
    registered: "same step",
    resumed: "uploading",
    completed: "uploaded",
    failed: "failed",
    removed: "removed",
  },
  waiting: { ...whileActive, reconnected: "uploading", resumed: "uploading" },
  interrupted: { chosen: "checking", verified: "idle", removed: "removed", dropped: "idle" },
  uploaded: { chosen: "checking", verified: "idle", removed: "removed" },
  removed: { chosen: "checking", removed: "idle", undone: "uploading", expired: "idle" },
};

const pairs = Object.values(states).flatMap((state) =>
  Object.values(events).map((event) => ({ step: state.step, type: event.type, state, event })),
);

test.each(pairs)("$step, then $type", ({ step, type, state, event }) => {
  const before = structuredClone({ ...state });
  const after = nextUpload(state, event);
  const expected = table[step][type];
  if (expected) expect(after.step).toBe(expected === "same step" ? step : expected);
  else expect(after).toBe(state);
  expect(state).toEqual(before);
});

describe("a selected file", () => {
  const choose = (state: UploadState, options: Parameters<typeof aFile>[0]) =>
    nextUpload(state, { type: "chosen", file: aFile(options), recorded: true });

  test("is known by its name and size", () => {
    expect(choose(idle, { size: 7 })).toEqual({
      step: "checking",
      name: "me.mp4",
      size: 7,
      recorded: true,
      sent: 0,
    });
  });

  test("that is no video or audio is refused, and does not affect an upload in progress", () => {
    const refused = { step: "refused", reason: mediaRefusals.type };
    for (const step of ["idle", "refused", "failed", "interrupted", "removed"] as const) {
      expect(choose(states[step], { type: "text/plain" }), step).toEqual(refused);
    }
    for (const step of ["uploading", "paused", "uploaded"] as const) {
      expect(choose(states[step], { type: "text/plain" })).toBe(states[step]);
    }
  });

  test("that is too large is refused where there is none, and does not affect any other", () => {
    const refused = { step: "refused", reason: mediaRefusals.size };
    for (const step of ["idle", "refused", "failed", "removed"] as const) {
      expect(choose(states[step], { size: mediaBytes + 1 }), step).toEqual(refused);
    }
    for (const step of ["interrupted", "waiting", "uploaded"] as const) {
      expect(choose(states[step], { size: mediaBytes + 1 })).toBe(states[step]);
    }
  });
});

describe("an upload in progress", () => {
  test("shows the progress and the speed, and forgets its speed when it stops", () => {
    const moving = nextUpload(states.waiting, events.progressed);
    expect(moving).toEqual({ step: "uploading", ...file, sent: 60, rate });
    for (const event of [events.paused, events.disconnected]) {
      expect(nextUpload(moving, event)).not.toHaveProperty("rate");
    }
    expect(nextUpload(moving, events.paused)).toMatchObject({ sent: 60, id: "an id" });
  });

  test("is saved for a reload from the moment the server knows of it", () => {
    expect(savedOf(states.checking)).toBeUndefined();
    const registered = nextUpload(states.checking, events.registered);
    expect(savedOf(registered)).toEqual({ ...upload, id: "new id" });
    expect(nextUpload(registered, { type: "completed", id: "new id" })).toEqual({
      step: "uploaded",
      upload: { ...upload, id: "new id", whole: true },
    });
  });
});

describe("an upload from before a reload", () => {
  test("is complete or interrupted, as it was saved", () => {
    const whole = { ...upload, whole: true };
    expect(nextUpload(idle, { type: "restored", upload: whole })).toEqual({
      step: "uploaded",
      upload: whole,
    });
    expect(nextUpload(idle, events.restored)).toEqual(states.interrupted);
  });

  test("follows what the server has", () => {
    const verify = (state: UploadState, sent: number | undefined, id = "an id") =>
      nextUpload(state, { type: "verified", id, sent });
    expect(verify(states.interrupted, 40)).toEqual({ ...states.interrupted, sent: 40 });
    expect(verify(states.interrupted, undefined)).toEqual({ ...states.interrupted, sent: undefined });
    expect(verify(states.interrupted, 100)).toEqual(states.uploaded);
    expect(verify(states.uploaded, 40)).toBe(states.uploaded);
    expect(verify(states.interrupted, 100, "another id")).toBe(states.interrupted);
  });
});

describe("what was removed", () => {
  test.each(["checking", "uploading", "paused", "waiting", "interrupted", "uploaded"] as const)(
    "can be undone: %s",
    (step) => {
      const removed = nextUpload(states[step], events.removed);
      expect(removed).toEqual({ step: "removed", before: states[step] });
      const goesOn = ["checking", "uploading", "waiting"].includes(step);
      const back = nextUpload(removed, events.undone);
      if (goesOn) expect(back.step).toBe("uploading");
      else expect(back).toBe(states[step]);
      expect(idOf(back)).toBe(idOf(states[step]));
    },
  );

  test("says so when Undo comes too late", () => {
    expect(nextUpload(idle, events["undone-late"])).toEqual({
      step: "failed",
      reason: mediaRefusals.notThere,
    });
  });
});

test.each([
  ["idle", null],
  ["refused", undefined],
  ["failed", null],
  ["checking", undefined],
  ["uploading", upload],
  ["paused", upload],
  ["waiting", upload],
  ["interrupted", upload],
  ["uploaded", { ...upload, whole: true }],
  ["removed", null],
] as const)("what a reload finds of an upload that is %s", (step, saved) => {
  expect(savedOf(states[step])).toEqual(saved);
});

test("the server may erase what nobody can come back to, and nothing else", () => {
  const erased = pairs.filter(({ state, event }) => givenUp(state, event, nextUpload(state, event)));
  expect(erased.map(({ step, type }) => `${step}, ${type}`).sort()).toEqual([
    "interrupted, dropped",
    "paused, chosen",
    "removed, chosen",
    "removed, expired",
    "removed, removed",
    "uploaded, chosen",
    "uploading, chosen",
    "waiting, chosen",
  ]);
  expect(givenUp(states.removed, events.expired, idle)).toBe("an id");
});
