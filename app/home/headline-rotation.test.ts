import { describe, expect, it } from "vitest";
import { firstRotation, nextRotation } from "./headline-rotation.ts";

describe("the rotating headline", () => {
  it("fades out every 4,000 ms and shows the next pair 300 ms later", () => {
    const fades: number[] = [];
    const shown: number[] = [];
    let time = 0;
    let state = firstRotation;
    while (time < 20_000) {
      time += state.lasts;
      state = nextRotation(state, 5);
      (state.fading ? fades : shown).push(time);
    }
    expect(fades).toEqual([4000, 8000, 12_000, 16_000, 20_000]);
    expect(shown).toEqual([4300, 8300, 12_300, 16_300]);
  });

  it("shows all five in order and wraps", () => {
    const seen = [firstRotation.at];
    let state = firstRotation;
    for (let step = 0; step < 10; step++) {
      state = nextRotation(state, 5);
      if (!state.fading) seen.push(state.at);
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 0]);
  });
});
