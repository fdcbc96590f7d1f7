import { describe, expect, it } from "vitest";
import { internationalForm } from "./phone.ts";

describe("internationalForm", () => {
  it("groups a Nigerian line as it is read aloud", () => {
    expect(internationalForm("+2348031234567")).toBe("+234 803 123 4567");
  });

  it("keeps every digit of a line elsewhere", () => {
    expect(internationalForm("+233201234567").replace(/ /g, "")).toBe("+233201234567");
  });
});
