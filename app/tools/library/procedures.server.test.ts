import { describe, expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { toolCalls } from "../contract.ts";
import { departmentOf } from "./departments.server.ts";
import { isCovered, mattersIn, titleOf } from "./matters.ts";

describe("a procedure", () => {
  test.each([
    ["Dental clinic", "Washing and sterilising of instruments", "theatre-and-sterilising"],
    ["Bakery", "night shift", "bakery-production"],
    ["Hotel", "front desk - lost key, deposit", "front-desk-reception"],
    ["Toy company", "juggling", undefined],
    ["Printing press, Mushin", "order desk", "printing-press"],
    ["DJ business", "bookings", "dj-and-sound"],
    ["Physiotherapy clinic", "treatment room", "physiotherapy-room"],
  ])("of a %s, %j, is of %s", async (company, department, id) => {
    expect(await departmentOf(company, department)).toBe(id);
  });

  const sopOf = async (companyType: string, department: string, added: object = {}) => {
    const { output } = await written("generate-sop", { companyType, department, ...added });
    return output.sopTemplate;
  };

  test("has places to fill in for the matters of which nothing is known, and keeps a complaint to itself", async () => {
    const text = await sopOf(
      "Hostel wey get 12 rooms for Jos",
      "front desk - check in, parrot feeding, lost trumpet. boys dey quarrel every night",
    );
    expect(text).toMatch(/^Procedure: Front desk\n\nCompany: Hostel, Jos\n/);
    expect(text).toMatch(
      /\n\nParrot feeding\n1\. Done by: _+\. When: _+\. Checked by: _+\.\n2\. How it is done here/,
    );
    expect(text).not.toContain("quarrel");
  });

  test("has a section for each matter that a block fits, under the name that was typed", async () => {
    const text = await sopOf(
      "Secondary school with boarding",
      "boarding house: exeat, sick bay, visiting day every last saturday",
    );
    const headings = ["Steps", "Exeat", "Sick bay", "Visiting day every last Saturday", "Checks"];
    const places = headings.map((heading) => text.indexOf(`\n\n${heading}\n`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(text).not.toContain("Done by:");
  });

  test("of a department that is not known has blocks in the order in which they were typed", async () => {
    const text = await sopOf(
      "Toy museum",
      "juggling desk: lost property, fire drill, cash shortage, unicycle polishing",
    );
    const headings = ["Lost property", "Fire drill", "Cash shortage"];
    const blocks = ["Lost property", "When a fire breaks out", "Balancing the cash at closing"];
    const places = headings.map((heading, at) =>
      Math.max(text.indexOf(`\n\n${heading}\n1. `), text.indexOf(`\n\n${blocks[at]}\n1. `)),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    for (const heading of headings) expect(text).not.toContain(`\n\n${heading}\n1. Done by: `);
    expect(text).toContain("\n\nUnicycle polishing\n1. Done by: ");
  });

  test("has nothing of the library once the visitor has said that nothing of it fits", async () => {
    const text = await sopOf("Toy museum", "juggling desk: lost property, fire drill", { nearest: "none" });
    expect(text).not.toMatch(/fire breaks out|assembly|extinguisher/i);
    expect(text).toContain("Lost property");
  });

  test("is the document that fits the company", async () => {
    expect(await sopOf("hotel", "laundry")).toMatch(/guest/);
    expect(await sopOf("hotel", "laundry")).not.toMatch(/\b(?:wards?|theatre)\b/i);
    expect(await sopOf("hospital", "laundry")).toMatch(/\bwards?\b/);
  });

  test("does not promise in its title what it does not hold", async () => {
    const text = await sopOf("abattoir", "butchers and trumpets");
    expect(text).toMatch(/\n\nTrumpets\n1\. Done by: /);
  });

  test("matters are told from stories", () => {
    expect(mattersIn("Boarding: visiting day and sick bay, boys dey fight. Please make it short")).toEqual({
      head: ["Boarding"],
      listed: ["visiting day", "sick bay"],
      told: ["boys dey fight"],
    });
    expect(isCovered("sterilisation", "Sterilising room")).toBe(true);
    expect(titleOf("Farm (two ponds) that my uncle left")).toBe("Farm");
  });

  test("a department that is too long is told the limit", () => {
    const { error } = toolCalls["generate-sop"].input.safeParse({
      companyType: "x",
      department: "y".repeat(301),
    });
    expect(error?.issues[0]?.message).toBe("Department must be at most 300 characters");
  });
});
