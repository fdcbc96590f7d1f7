import { expect, test } from "vitest";
import type { FormFields } from "./fields.ts";
import { privacy } from "./privacy.ts";
import { collectedBy } from "./privacy-fields.ts";

const fields = {
  firstName: { kind: "text", label: "First name", most: 100 },
  lastName: { kind: "text", label: "Last name", most: 100 },
  company: { kind: "text", label: "Your company", short: "Company", most: 100, optional: true },
  city: { kind: "text", label: "Preferred city", most: 100, addedLater: true },
  CAC: { kind: "text", label: "CAC number", most: 20, optional: true },
  days: { kind: "checkboxes", label: "Days", noneText: "None", choices: ["Monday"], optional: true },
} as const satisfies FormFields;

test("a field that nobody has given words to is in the notice under its own name", () => {
  expect(collectedBy(fields, { firstName: "first and last name", lastName: null })).toEqual({
    always: "first and last name, preferred city and days",
    ifGiven: "company and CAC number",
  });
});

test.each([
  [
    "When you enroll in the school",
    [
      "Your first and last name, email address, ",
      "phone number, business level",
      "learning path",
      "If you give them: company",
      "experience",
      "goals",
    ],
  ],
  [
    "When you write to us or ask for a quote",
    [
      "Your name, email address",
      "what you write about your business",
      "If you give them: phone number",
      "company",
    ],
  ],
  [
    "When you ask for an appointment",
    ["The time you choose, your name", "how to reach you", "what it is about"],
  ],
  [
    "When you apply as a consultant",
    [
      "Your full name, phone number, email address, city and state",
      "age, employment status",
      "your rating of your skills",
      "the tools you know",
      "the businesses you want to work with",
      "why you want to join",
      "If you give them: a link to your profile",
      "a video or audio recording",
    ],
  ],
])("the notice says what is collected %s", (title, said) => {
  const blocks = privacy.sections.flatMap((section) => section.blocks);
  const places = blocks.flatMap((block) =>
    typeof block === "object" && block.kind === "answers" ? block.of : [],
  );
  const [, what = ""] = places.find((place) => place.title === title)?.answers[0] ?? [];
  // In this order; a field that a form gets later may stand between them.
  expect(what).toMatch(new RegExp(said.join(".*")));
});
