import { expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { isOfFaithBody } from "./faith-body.ts";

test.each([
  "Grace Tabernacle Building Fund",
  "RCCG Living Spring parish youth church",
  "Deliverance church counselling session",
  "Central Mosque Ilorin women wing",
])("%s is a body of a faith", (name) => {
  expect(isOfFaithBody(name)).toBe(true);
});

test.each([
  "Church chairs",
  "bookshop near a church",
  "catering for church programmes",
  "St Peter's Chapel Primary School",
  "Ministry of Health canteen",
  "Church Street Pharmacy",
  "Deliverance Bookshop",
])("%s is none", (name) => {
  expect(isOfFaithBody(name)).toBe(false);
});

test("a church that names what a bag of cement costs asks for gifts and sells nothing", async () => {
  const { about, output } = await written("generate-landing-copy", {
    businessName: "Grace Tabernacle Building Fund",
    targetAudience: "members abroad",
    coreOffer: "We are roofing the new auditorium. One bag of cement 9,500, one sheet of roofing 14k",
  });
  expect(about).toContain("Faith");
  expect(output.ctaLine).toContain("To give");
});

test("a church that wants to finish its building is no builder, and its name may follow what it offers", async () => {
  const { about } = await written("generate-growth-strategy", {
    industry: "Baptist church",
    monthlyRevenue: "tithe 300k",
    businessGoal: "finish the building before december without begging members",
  });
  expect(about).toBe("Church");
  const school = await written("generate-faq", {
    productServiceName: "Sunday school for children 3 to 12, First Baptist Church, 9am every sunday, free",
  });
  expect(school.output.ownerQuestions?.join(" ")).not.toMatch(/deliver|cost\?/i);
});

test("the questions of a church are those of people who come, and not of customers", async () => {
  const { output } = await written("generate-faq", {
    productServiceName: "Deliverance church counselling session",
  });
  const all = [...output.faqQuestions, ...output.faqAnswers, ...(output.ownerQuestions ?? [])].join(" ");
  expect(all).not.toMatch(/\b(?:deliver|pay|paid|warranty|police|order)\b/i);
  expect(output.faqQuestions.length).toBeGreaterThan(4);
});
