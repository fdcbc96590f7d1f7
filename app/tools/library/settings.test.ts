import { expect, test } from "vitest";
import { fitsSettings, settingsIn } from "./settings.ts";

const fits = (text: string, company: string) => fitsSettings(settingsIn(text), settingsIn(company));

test("a text that speaks of another place of work does not fit", () => {
  const block = "The nurse on the ward writes the name of each patient.";
  expect(fits(block, "Security company: night duty")).toBe(false);
  expect(fits(block, "Maternity clinic: night duty")).toBe(true);
  expect(fits("Two people count the cash.", "Security company")).toBe(true);
});
