import { describe, expect, it } from "vitest";
import { demoCategories, demoSystems } from "#content/demos.ts";
import { demosAddress, demosView } from "./address.ts";

const view = (search: string) => {
  const { category, demo } = demosView(new URLSearchParams(search));
  return { category, demo: demo?.id };
};

describe("the showcase's addresses", () => {
  it("are read back as they were written", () => {
    for (const category of [undefined, ...demoCategories]) {
      for (const demo of [undefined, ...demoSystems.map(({ id }) => id)]) {
        const address = demosAddress({ category, ...(demo ? { demo } : {}) });
        expect(view(new URL(address, "http://localhost").search)).toEqual({ category, demo });
      }
    }
  });

  it("are short, and easy to read out", () => {
    expect(demosAddress({})).toBe("/business-apps");
    expect(demosAddress({ demo: "healthcare" })).toBe("/business-apps?demo=healthcare");
    expect(demosAddress({ category: "Real Estate", demo: "real-estate" })).toBe(
      "/business-apps?category=real-estate&demo=real-estate",
    );
  });

  it("with unknown values show the whole page", () => {
    for (const search of [
      "",
      "?demo=",
      "?demo=nothing&category=Healthcare",
      "?demo=__proto__&category=all",
    ]) {
      expect(view(search)).toEqual({ category: undefined, demo: undefined });
    }
  });
});
