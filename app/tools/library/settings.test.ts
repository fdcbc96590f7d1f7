import { expect, test } from "vitest";
import { fitsSetting } from "./settings.ts";

test("advice that speaks of another place of work does not fit", () => {
  const duty = "The nurse on the ward writes the name of each patient.";
  expect(fitsSetting(duty, "Security company: night duty")).toBe(false);
  expect(fitsSetting(duty, "Maternity clinic: night duty")).toBe(true);
  expect(fitsSetting("Two people count the cash.", "Security company")).toBe(true);
});
