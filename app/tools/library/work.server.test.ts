import { describe, expect, test } from "vitest";
import { written } from "#tests/support/written.ts";

const sopOf = (companyType: string, department: string, added: object = {}) =>
  written("generate-sop", { companyType, department, ...added });

describe("the procedure of a company's own job", () => {
  test.each([
    [
      "bridal hire shop, Surulere",
      "cleaning and return of gowns",
      /^Bridal gowns and asoebi: Cleaning, mending and storing hire gowns/,
    ],
    ["supermarket", "security", /^Supermarket: Shoplifting and checking/],
    // A general word is what such a company calls its own job.
    [
      "pure water factory",
      "production",
      "Pure water and bottled water: Filling and bagging sachets and bottles",
    ],
    ["provision shop", "stock", /^Provisions shop and kiosk: Buying, shelving/],
    ["hospital", "night nurses", "Clinic: Night duty of nurses and the doctor on call"],
    ["hotel", "laundry", "Hotel and guest house: Linen, towels and guest laundry"],
    [
      "estate management",
      "gate and visitors",
      "Estate and facility manager: Security gate, visitors and access codes",
    ],
    ["Hotel 24 rooms Owerri", "room cleaning", "Hotel and guest house: Cleaning and releasing a room"],
    ["Bread bakery", "how we give bread to hawkers", /^Bread bakery: Giving bread/],
    ["Small hotel Lokoja", "check in, check out and room service", /^Hotel and guest house: Guest check-in/],
    ["hotel", "check in and check out", "Hotel and guest house: Guest check-in and check-out"],
    ["Montessori school Lekki", "admission of new pupils", "Private school: Admission of a new pupil"],
    // The company alone may be of three trades: its jobs decide.
    ["poultry farm", "vaccination", /^Egg farm \(layers\): Feed, vaccines/],
  ])("is written for a %s, %j", async (company, department, expected) => {
    const { about } = await sopOf(company, department);
    if (typeof expected === "string") expect(about).toBe(expected);
    else expect(about).toMatch(expected);
  });

  test.each([
    ["hospital", "accounts", "Accounts and bookkeeping"],
    ["restaurant", "waiters", "Waiters and table service"],
    ["hotel", "swimming pool", "Swimming pool and lifeguards"],
    ["hospital", "human resources, leave and query", "Human resources"],
    // Every company hires and pays its own people, whatever it sells.
    ["haulage company with 8 trucks, Kano", "driver hiring and guarantor", "Recruitment and hiring"],
    ["private school", "hiring of teachers", "Recruitment and hiring"],
    ["pure water factory", "recruitment of sales girls", "Recruitment and hiring"],
    ["farm", "payment of workers", "Payroll"],
    // It is hardly a butcher's shop, which has such a job too.
    ["Abattoir", "slaughtering and meat inspection", "Butchery and abattoir"],
  ])("is not that of a %s, %j, if a department is more exact", async (company, department, expected) => {
    expect((await sopOf(company, department)).about).toBe(expected);
  });

  test.each([
    ["event rental (chairs and canopies)", "hiring of chairs"],
    ["gym", "training of members"],
    ["car hire", "hiring of car to customers"],
  ])("is not that of staff for a %s, %j", async (company, department) => {
    expect((await sopOf(company, department)).about).not.toMatch(/^(?:Recruitment|Training)/);
  });

  test("that hires a driver is about tests and guarantors, and no load", async () => {
    const { output } = await sopOf("haulage company with 8 trucks, Kano", "driver hiring and guarantor");
    const [title = "", ...lines] = output.sopTemplate.split("\n");
    expect(title).toBe("Procedure: Driver hiring and guarantor");
    expect(lines.filter((line) => /guarantor/.test(line)).length).toBeGreaterThan(2);
    expect(lines.join("\n")).toMatch(/driver shows a licence/);
    // The duty of hiring says the same once more.
    expect(lines.join("\n")).not.toMatch(/freight|Done by:|Before the first CV/);
  });

  test("is followed by those of the department, each with what it was written for", async () => {
    const first = await sopOf("supermarket", "cashiers");
    expect(first.about).toBe("Supermarket: Checkout and cashier");
    const last = await sopOf("supermarket", "cashiers", { version: first.versions });
    expect(last.about).toBe("Cashiers and the till");
    expect(last.output.sopTemplate).not.toBe(first.output.sopTemplate);
  });

  test("has no department among its versions that no such company has", async () => {
    const { versions } = await sopOf("Aso ebi and bridal store", "hire desk - deposit, damage, late return");
    for (let version = 1; version <= versions; version++) {
      const { about } = await sopOf("Aso ebi and bridal store", "hire desk - deposit, damage, late return", {
        version,
      });
      expect(about).toMatch(/^Bridal gowns and asoebi: /);
    }
  });

  test("holds the matters that are its own, under the title that was typed", async () => {
    const { output } = await sopOf("bridal hire shop", "cleaning and return of gowns - lost trumpet");
    expect(output.sopTemplate).toMatch(/\n\nLost trumpet\n1\. Done by: /);
    const { output: whole } = await sopOf("bridal hire shop", "cleaning and return of gowns");
    expect(whole.sopTemplate).toMatch(
      /^Procedure: Cleaning and return of gowns\n\nCompany: Bridal hire shop\n/,
    );
  });

  test("of two or three jobs that were named is one, with the steps of each under its heading", async () => {
    const { output, about, versions } = await sopOf(
      "event rentals (canopy, chairs, coolers)",
      "loading, counting and return of items. things always miss and nobody agree",
    );
    expect(about).toMatch(/^Event rentals[^:]*: Loading, setting up .*; Collecting, counting /);
    const text = output.sopTemplate;
    expect(text).toMatch(/^Procedure: Loading, counting and return of items\n/);
    for (const heading of ["Purpose", "Safety and law first", "Steps", "Checks", "Records"])
      expect(text.split(`\n\n${heading}\n`)).toHaveLength(2);
    expect(text).toMatch(/\n\nSteps\n\nLoading[^\n]*\n1\. [\s\S]*\n\nCollecting, counting[^\n]*\n1\. /);
    expect(text).not.toContain("Done by:");
    // Each job alone is a further version.
    const second = await sopOf("event rentals", "loading and return of items", { version: 2 });
    expect(second.about).not.toContain(";");
    expect(versions).toBeGreaterThan(2);
  });

  test("of three jobs is not three times as long", async () => {
    const words = async (department: string) =>
      (await sopOf("Rice mill", department)).output.sopTemplate.split(/\s+/).length;
    const one = await words("parboiling");
    const three = await words("parboiling, milling and bagging");
    expect(three).toBeGreaterThan(1.2 * one);
    expect(three).toBeLessThan(2.5 * one);
  });

  test("can be chosen, and so can a department or none", async () => {
    const asked = await sopOf("hotel", "front desk", { nearest: "ask" }).catch((error) => error.choices);
    expect(asked).toHaveLength(5);
    const job = asked.find(({ id }: { id: string }) => id.startsWith("hotel--"));
    const chosen = await sopOf("hotel", "front desk", { nearest: job.id });
    expect(chosen.about).toBe(`Hotel and guest house: ${job.name}`);
    expect((await sopOf("hotel", "front desk", { nearest: "laundry-room" })).about).toBe("Laundry room");
    expect((await sopOf("hotel", "front desk", { nearest: "none" })).about).toBeUndefined();
    expect((await sopOf("hotel", "front desk", { nearest: "hotel--99" })).about).toMatch(/^Hotel/);
  });
});

test.each([
  ["Toy museum", "juggling desk"],
  ["Planetarium", "telescope dome"],
])("a %s, %j, gets no job of another trade", async (company, department) => {
  expect((await sopOf(company, department)).about).toBeUndefined();
});
