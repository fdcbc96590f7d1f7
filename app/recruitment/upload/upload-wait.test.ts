import { describe, expect, test } from "vitest";
import { nextWait, nothingUploaded as nothing, type UploadWait } from "./upload-wait.ts";

const busy = { ...nothing, busy: true };
const complete = { ...nothing, mediaId: "an id" };
const refused = { ...nothing, refused: true };

const waiting: UploadWait = { step: "waiting", upload: busy };

describe("a form that is sent", () => {
  test.each([
    ["nothing", nothing, false, "open"],
    ["a complete file", complete, false, "open"],
    ["a refused file", refused, false, "open"],
    ["a file on its way", busy, false, "waiting"],
    ["a file on its way, without it", busy, true, "open"],
  ] as const)("with %s", (_, upload, skipped, step) => {
    for (const before of ["open", "waiting", "uploaded", "refused"] as const) {
      const after = nextWait({ step: before, upload }, { type: "submitted", skipped });
      expect(after).toEqual({ step, upload });
    }
  });
});

describe("a form that waits", () => {
  test.each([
    ["goes on waiting while the file moves", busy, "waiting"],
    ["is sent when the file is complete", complete, "uploaded"],
    ["is not sent when the file is refused", refused, "refused"],
    ["is not sent when the file is removed", nothing, "open"],
  ] as const)("%s", (_, upload, step) => {
    expect(nextWait(waiting, { type: "reported", upload })).toEqual({ step, upload });
  });
});

test.each(["open", "uploaded", "refused"] as const)("a report does not end the state %s", (step) => {
  for (const upload of [nothing, busy, complete, refused]) {
    expect(nextWait({ step, upload: busy }, { type: "reported", upload })).toEqual({ step, upload });
  }
});

test("the step after the wait happens once", () => {
  for (const step of ["uploaded", "refused"] as const) {
    expect(nextWait({ step, upload: nothing }, { type: "settled" }).step).toBe("open");
  }
  for (const step of ["open", "waiting"] as const) {
    const state: UploadWait = { step, upload: busy };
    expect(nextWait(state, { type: "settled" })).toBe(state);
  }
});
