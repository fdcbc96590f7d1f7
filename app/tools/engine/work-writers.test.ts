import { describe, expect, test } from "vitest";
import { faultsIn, sentencesIn, speaksOf } from "#tests/support/tool-faults.ts";
import { toolCases } from "#tests/support/tool-inputs.ts";
import { toolCalls } from "../contract.ts";
import { lengths } from "../fields-contract.ts";
import { workWriters } from "./write.ts";

const {
  "generate-faq": writeFaq,
  "generate-growth-strategy": writeGrowthStrategy,
  "generate-sop": writeSop,
} = workWriters;

const versions = [1, 2, 3] as const;

function expectAllDifferent(texts: readonly string[]) {
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
}

/** The share of a text's sentences that the other text also has, from 0 to 1. */
function shared(one: string, other: string): number {
  const known = new Set(sentencesIn(other));
  const sentences = sentencesIn(one);
  return sentences.filter((sentence) => known.has(sentence)).length / sentences.length;
}

describe("a procedure", () => {
  const write = (at: number, version: number, length: (typeof lengths)[number]) => {
    const typed = toolCases[at]?.typed["generate-sop"];
    if (!typed) throw new Error(`No case ${at}.`);
    return writeSop({ ...typed, version, length });
  };

  test.each(toolCases.map(({ label }, at) => [label, at] as const))("for %s is whole", (_label, at) => {
    const typed = toolCases[at]?.typed["generate-sop"];
    for (const version of versions) {
      const texts = lengths.map((length) => {
        const output = write(at, version, length);
        expect(toolCalls["generate-sop"].output.safeParse(output).error).toBeUndefined();
        expect(faultsIn(output.sopTemplate)).toEqual([]);
        if (toolCases[at]?.sensible)
          expect(speaksOf(output.sopTemplate, typed?.companyType ?? "")).toBe(true);
        return output.sopTemplate;
      });
      const sizes = texts.map((text) => text.length);
      expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    }
    for (const length of lengths) {
      expectAllDifferent(versions.map((version) => write(at, version, length).sopTemplate));
    }
  });

  test("differs for every visitor", () => {
    expectAllDifferent(toolCases.map((_, at) => write(at, 1, "usual").sopTemplate));
  });

  test("has headings on their own lines and steps numbered from one, each with who and when", () => {
    for (const length of lengths) {
      const text = writeSop({
        companyType: "Supermarket",
        department: "Cashiers",
        length,
        version: 1,
      }).sopTemplate;
      expect(text).toMatch(/^Supermarket: procedure for cash and bank\nDepartment: Cashiers\n/);
      const blocks = text.split("\n\n").slice(1);
      for (const block of blocks) expect(block).toMatch(/^[A-Z][^.:]*\n/);
      const numbers = [
        ...text.matchAll(/^(\d+)\. .+\n.*cashier|^(\d+)\. .+\n.*(?:supervisor|accounts officer)/gm),
      ];
      const steps = [...text.matchAll(/^\d+\. /gm)].length;
      expect(numbers).toHaveLength(steps);
      expect(steps).toBe(length === "short" ? 8 : 11);
      expect(text).toContain("Count cash, slips and transfers with the supervisor watching.");
      expect(text).not.toMatch(/[*#_|]|^- /m);
    }
  });

  test("uses the trade if it is known, and leaves room for it if not", () => {
    const kitchen = { department: "Kitchen", length: "usual", version: 1 } as const;
    const caterer = writeSop({ companyType: "Small chops caterer", ...kitchen }).sopTemplate;
    expect(caterer).toContain("a guest falls ill and the whole kitchen is blamed");
    const unknown = writeSop({ companyType: "Blimp rides", ...kitchen }).sopTemplate;
    expect(unknown).toContain("What is special at ‘Blimp rides’\n[");
    expect(unknown).not.toContain("Rules from outside");
  });

  test("for an unknown department is a general procedure, with placeholders for its tasks", () => {
    const text = writeSop({ companyType: "Hospital", department: "Mortuary", length: "usual", version: 1 });
    expect(text.sopTemplate).toMatch(/^Hospital: procedure for daily work\nDepartment: Mortuary/);
    expect(text.sopTemplate).toContain("The tasks of ‘Mortuary’\n[");
  });
});

describe("questions and answers", () => {
  const write = (productServiceName: string, version = 1, length: (typeof lengths)[number] = "usual") =>
    writeFaq({ productServiceName, version, length });

  test.each(
    toolCases.map(
      ({ label, typed, sensible }) => [label, typed["generate-faq"].productServiceName, sensible] as const,
    ),
  )("for %s are whole", (_label, name, sensible) => {
    for (const length of lengths) {
      for (const version of versions) {
        const output = write(name, version, length);
        expect(toolCalls["generate-faq"].output.safeParse(output).error).toBeUndefined();
        const { faqQuestions, faqAnswers, botReadyFormat } = output;
        expect(faqQuestions).toHaveLength({ short: 5, usual: 8, long: 12 }[length]);
        expect(faqAnswers).toHaveLength(faqQuestions.length);
        expectAllDifferent(faqQuestions);
        expectAllDifferent(faqAnswers);
        expect(faqQuestions.filter((question) => !question.endsWith("?"))).toEqual([]);
        expect([...faqQuestions, ...faqAnswers].flatMap((text) => faultsIn(text))).toEqual([]);
        expect(botReadyFormat).toBe(
          faqQuestions.map((question, at) => `Q: ${question}\nA: ${faqAnswers[at]}`).join("\n\n"),
        );
        if (sensible) expect(speaksOf(botReadyFormat, name)).toBe(true);
      }
      expectAllDifferent(versions.map((version) => write(name, version, length).botReadyFormat));
    }
  });

  test("differ for every visitor", () => {
    expectAllDifferent(
      toolCases.map(({ typed }) => write(typed["generate-faq"].productServiceName).botReadyFormat),
    );
  });

  test("are in the business's voice, with brackets around what only the owner knows", () => {
    const { botReadyFormat } = write("Smoked catfish pack", 1, "long");
    expect(botReadyFormat).toMatch(/\b[Ww]e\b/);
    expect(botReadyFormat).toContain("[your price]");
    expect(botReadyFormat).toContain("[your WhatsApp number]");
  });

  test("use the visitor's own facts", () => {
    const { botReadyFormat } = write("Ankara bags ₦12,500 in Ibadan, WhatsApp 0803 123 4567", 1, "long");
    expect(botReadyFormat).toMatch(/Our ankara bags in Ibadan cost ₦12,500\./);
    expect(botReadyFormat).toContain("0803 123 4567");
    expect(botReadyFormat).not.toMatch(/\[your price\]|\[your WhatsApp number\]/);
  });

  test.each([
    ["Blood pressure check", /blood pressure/i],
    ["6-seater dining set", /foam|wood|fit/i],
    ["Solar panel installation", /battery|batteries|freezer|roof/i],
    ["Knotless braids", /attachment|hair/i],
  ])("for '%s' are those of its trade", (name, about) => {
    const { faqQuestions, faqAnswers } = write(name, 1, "long");
    const ofTrade = [...faqQuestions, ...faqAnswers].filter(
      (text) => !text.toLowerCase().includes(name.toLowerCase()) && about.test(text),
    );
    expect(ofTrade.length).toBeGreaterThan(0);
  });

  test.each([
    ["Meat pies", "your meat pies"],
    ["FURNITURE", "your furniture"],
    ["Aba leather shoes", "your Aba leather shoes"],
    ["iPhone screen replacement", "your iPhone screen replacement"],
    ["We sell plantain chips", "your plantain chips"],
  ])("name '%s' as it appears in a sentence", (name, inside) => {
    expect(write(name, 1, "long").botReadyFormat).toContain(inside);
  });

  test("agree with a singular or plural name", () => {
    expect(write("Meat pies").botReadyFormat).toMatch(/Our meat pies start /);
    expect(write("Bridal dress").botReadyFormat).toMatch(/Our bridal dress starts /);
  });
});

describe("a growth strategy", () => {
  const text = (output: ReturnType<typeof writeGrowthStrategy>) =>
    [...output.automationRecommendations, ...output.campaignIdeas, output.systemSuggestion].join("\n");
  const salon = { industry: "Hair salon", monthlyRevenue: "900k in a good month", version: 1 };

  test.each(
    toolCases.map(
      ({ label, typed, sensible }) => [label, typed["generate-growth-strategy"], sensible] as const,
    ),
  )("for %s is whole", (_label, typed, sensible) => {
    const outputs = versions.map((version) => writeGrowthStrategy({ ...typed, version }));
    for (const output of outputs) {
      expect(toolCalls["generate-growth-strategy"].output.safeParse(output).error).toBeUndefined();
      expect(faultsIn(text(output))).toEqual([]);
      if (sensible) {
        expect(speaksOf(output.systemSuggestion, typed.industry)).toBe(true);
        expect(speaksOf(output.automationRecommendations.join(" "), typed.businessGoal)).toBe(true);
      }
    }
    expectAllDifferent(outputs.map(text));
  });

  test("differs for every visitor", () => {
    const all = toolCases.map(({ typed }) =>
      text(writeGrowthStrategy({ ...typed["generate-growth-strategy"], version: 1 })),
    );
    expectAllDifferent(all);
  });

  test("repeats the figure and the goal as typed", () => {
    const output = writeGrowthStrategy({
      ...salon,
      businessGoal: "Fill the empty chairs from Monday to Wednesday",
    });
    expect(output.automationRecommendations[0]).toContain("‘900k in a good month’");
    expect(output.automationRecommendations[1]).toContain("‘Fill the empty chairs from Monday to Wednesday’");
    expect(output.systemSuggestion).toContain("‘Fill the empty chairs from Monday to Wednesday’");
    expect(output.campaignIdeas[0]).toContain("₦45,000");
  });

  test("follows the goal", () => {
    const [seats, theft, branch] = [
      "Fill the empty chairs from Monday to Wednesday",
      "Stop my staff from stealing",
      "Open a second branch in Ajah",
    ].map((businessGoal) => writeGrowthStrategy({ ...salon, businessGoal }));
    if (!seats || !theft || !branch) throw new Error("Three strategies were written.");
    expect(theft.systemSuggestion).toContain("bookkeeping and stock system that records each sale");
    expect(branch.systemSuggestion).toContain("each place apart and together");
    expect(text(seats)).toMatch(/free hours|waiting list|confirming/i);
    expect(shared(text(theft), text(branch))).toBeLessThan(0.5);
  });

  test("fits the size of the business", () => {
    const businessGoal = "More customers";
    const firsts = ["not yet", "80k", "600k", "₦3 million", "20m", "confidential"].map(
      (monthlyRevenue) =>
        writeGrowthStrategy({ industry: "Bakery", monthlyRevenue, businessGoal, version: 1 })
          .automationRecommendations[0] ?? "",
    );
    expect(new Set(firsts.map((first) => first.replace(/‘[^’]*’/g, ""))).size).toBe(6);
    expect(firsts[0]).toMatch(/free/);
    expect(firsts[4]).not.toMatch(/free/);
  });

  test("promises no result and gives no price of a system", () => {
    for (const { typed } of toolCases) {
      const written = text(writeGrowthStrategy({ ...typed["generate-growth-strategy"], version: 1 }));
      expect(written).not.toMatch(/guarantee|will double|will increase|\d+ ?% (?:more|higher|growth)/i);
    }
  });
});
