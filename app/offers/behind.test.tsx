import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { organization } from "#content/structured-data.ts";
import { missingDetails, type Trust, trust } from "#content/trust.ts";
import { Behind } from "./behind.tsx";

const nothing: Trust = {
  people: [],
  work: [],
  press: [],
  ownFigures: [],
  address: "",
  cacNumber: "",
  founded: "",
};

const filled: Trust = {
  people: [{ name: "Ada Obi", role: "Founder", picture: "/people/ada.webp" }],
  work: [
    {
      title: "Stock for a pharmacy in Aba",
      text: "Two branches, one list.",
      permission: "Owner of the pharmacy, by letter, 2026-03-02",
      href: "https://pharmacy.example/",
    },
  ],
  press: [{ title: "Bots that answer", paper: "The Daily", href: "https://daily.example/bots" }],
  ownFigures: [{ value: "1,240", label: "messages answered in October" }],
  address: "12 Sample Street, Lagos",
  cacNumber: "RC 0000000",
  founded: "2021",
};

test("nothing is shown of what is not filled in", () => {
  expect(renderToStaticMarkup(<Behind of={nothing} />)).toBe("");
  const own = JSON.stringify(organization(nothing));
  expect(own).not.toMatch(/address|identifier|foundingDate|employee|subjectOf/);
});

test("each part is shown as soon as it is filled in, and who gave permission is not", () => {
  const html = renderToStaticMarkup(<Behind of={filled} />);
  for (const text of [
    "Ada Obi",
    "Founder",
    "/people/ada.webp",
    "Two branches",
    "The Daily",
    "1,240",
    "RC 0000000",
    "2021",
  ])
    expect(html).toContain(text);
  expect(html).not.toContain("by letter");
  const only = renderToStaticMarkup(<Behind of={{ ...nothing, founded: "2021" }} />);
  expect(only).toContain("2021");
  expect(only).not.toContain("CAC");
});

test("search engines read the same", () => {
  expect(organization(filled)).toMatchObject({
    address: { streetAddress: "12 Sample Street, Lagos" },
    identifier: { value: "RC 0000000" },
    foundingDate: "2021",
    employee: [{ name: "Ada Obi", jobTitle: "Founder" }],
  });
});

test("the owner is told what is missing, and of nothing when all is there", () => {
  expect(missingDetails(nothing, false, false)).toEqual([
    "SITE_ADDRESS",
    "SITE_CAC_NUMBER",
    "SITE_FOUNDED",
    "SITE_TERMS_AGREED",
    "SITE_COSTS_CHECKED",
    "people in content/trust.ts",
    "work in content/trust.ts",
    "press in content/trust.ts",
    "ownFigures in content/trust.ts",
  ]);
  expect(missingDetails(filled, true, true)).toEqual([]);
  expect(missingDetails(trust, true, true)).not.toContain("SITE_TERMS_AGREED");
});
