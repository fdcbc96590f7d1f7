import { describe, expect, it } from "vitest";
import { fadeTime, firstRotation, nextRotation, showTime } from "./headline-rotation.ts";

describe("the rotating headline", () => {
  it("fades out after 4,000 ms and shows the next pair 300 ms later", () => {
    expect([showTime, fadeTime]).toEqual([4000, 300]);
    const fading = nextRotation(firstRotation, 5);
    expect(fading).toEqual({ after: 4000, next: { at: 0, fading: true } });
    expect(nextRotation(fading.next, 5)).toEqual({ after: 300, next: { at: 1, fading: false } });
  });

  it("shows all five in order and wraps", () => {
    const seen = [firstRotation.at];
    let state = firstRotation;
    for (let step = 0; step < 10; step++) {
      state = nextRotation(state, 5).next;
      if (!state.fading) seen.push(state.at);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 0]);
  });
});
