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

test("the notice says what each form collects", () => {
  const said = JSON.stringify(privacy);
  for (const sentence of [
    "Your first and last name, email address, phone number, business level and learning path. If you give them: company, experience and goals.",
    "Your name, email address and what you write about your business. If you give them: phone number and company.",
    "Your full name, phone number, email address, city and state, age, employment status, your rating of your skills, the tools you know, the businesses you want to work with and why you want to join. If you give them: a link to your profile and a video or audio recording.",
    "The time you choose, your name, how to reach you and what it is about.",
  ])
    expect(said).toContain(sentence);
});
