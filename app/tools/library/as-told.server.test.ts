import { describe, expect, test } from "vitest";
import { type ToolCall, toolCalls } from "../contract.ts";
import { departmentOf } from "./departments.server.ts";
import { spelling } from "./library.server.ts";
import { isCovered, mattersIn, titleOf } from "./matters.ts";
import { readInput } from "./read-input.server.ts";
import { writeFromLibrary } from "./write.server.ts";

const asked = (name: ToolCall, added: object = {}) =>
  toolCalls[name].input.parse({ ...toolCalls[name].example.input, ...added }) as never;

const faq = async (productServiceName: string) => {
  const { output } = await writeFromLibrary("generate-faq", asked("generate-faq", { productServiceName }));
  const answers = new Map(output.faqQuestions.map((question, at) => [question, output.faqAnswers[at]]));
  return { answers, owner: output.ownerQuestions ?? [] };
};

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

  test("names in its title what its steps hold, and lists the rest", async () => {
    const sop = asked("generate-sop", {
      companyType: "Hostel wey get 12 rooms for Jos",
      department: "front desk - check in, parrot feeding, lost trumpet. boys dey quarrel every night",
    });
    const { sopTemplate } = (await writeFromLibrary("generate-sop", sop)).output;
    expect(sopTemplate).toMatch(/^Procedure: Front desk\n\nCompany: Hostel, Jos\n/);
    expect(sopTemplate).toContain("Also write down for your place: parrot feeding; lost trumpet.");
    expect(sopTemplate).not.toMatch(/quarrel|Parrot feeding:/);
  });

  test("does not name in its title what another department does", async () => {
    const sop = asked("generate-sop", { companyType: "abattoir", department: "butchers and cleaning" });
    const { sopTemplate } = (await writeFromLibrary("generate-sop", sop)).output;
    expect(sopTemplate).toMatch(/^Procedure: Butchery and abattoir\n/);
    expect(sopTemplate).toMatch(/Also write down for your place: cleaning\.$/);
  });

  test("matters are told from stories", () => {
    expect(mattersIn("Boarding: visiting day and sick bay, boys dey fight")).toEqual({
      head: ["Boarding"],
      listed: ["visiting day", "sick bay"],
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

describe("questions and answers", () => {
  test("what is told is answered and not asked again", async () => {
    const { answers, owner } = await faq(
      "Canvas sail mending: tents 15k, awnings 20k, home service, ready in 3 days, min. 2 pieces. Warri",
    );
    expect(answers.get("What does it cost?")).toBe("Tents ₦15,000. Awnings ₦20,000.");
    expect(answers.get("Where are you?")).toBe("Warri.");
    expect(answers.get("Do you deliver, or come to me?")).toBe("Home service.");
    expect(answers.get("Is there a smallest order?")).toBe("Min. 2 pieces.");
    expect(owner.join(" ")).not.toMatch(/cost|Where|come to/);
  });

  test("delivery in a maternity home is no transport, and hours a day are no duration", async () => {
    expect([
      ...(await faq("Saint Mary maternity, delivery and immunization, Gboko")).answers.keys(),
    ]).not.toContain("Do you deliver, or come to me?");
    const { answers } = await faq("Van hire with driver in Kaduna: 40k per day, 9 hours a day");
    expect([...answers.keys()].filter((question) => /take/.test(question))).toEqual([]);
  });

  test("mending is not making", async () => {
    const { about } = await writeFromLibrary(
      "generate-faq",
      asked("generate-faq", { productServiceName: "shoe cobbler, we change soles" }),
    );
    expect(about).toBe("Shoe repair and cobbler");
  });

  test("a request is no product", async () => {
    await expect(faq("abeg who get this page and can you borrow me 20k till Friday")).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

describe("plans", () => {
  const growth = async (businessGoal: string, added: object = {}) =>
    (
      await writeFromLibrary(
        "generate-growth-strategy",
        asked("generate-growth-strategy", { industry: "Make-up artist", businessGoal, ...added }),
      )
    ).output;

  test("the goal decides, and no other is taken for it", async () => {
    expect(JSON.stringify(await growth("book more brides every month"))).not.toMatch(
      /second shop|new place/i,
    );
    expect((await growth("charge more per bride")).systemSuggestion).toContain("ladder of prices");
    expect((await growth("clients should stop coming late")).systemSuggestion).toContain("minutes of grace");
  });

  test("a goal that is not understood is said to be so, and a greeting is not repeated", async () => {
    const { systemSuggestion } = await growth("Dear sir, zub the wimble before Grolday");
    expect(systemSuggestion).toContain("no advice for exactly this goal");
    expect(systemSuggestion).not.toContain("Dear");
  });

  test("what has to be put aside is worked out", async () => {
    const { systemSuggestion } = await growth("buy a chair of 450k within 5 months", {
      monthlyRevenue: "220k",
    });
    expect(systemSuggestion).toContain("₦450,000 in 5 months is ₦90,000 a month");
    expect(systemSuggestion).toContain("41 of each 100 naira");
  });
});

describe("slips are mended and names are not", () => {
  test.each([
    ["gas refil, bedrom and cleanin", "gas refill, bedroom and cleaning"],
    ["gwange and swali market", "gwange and swali market"],
    ["elubo ogede, oud and musk al tahara", "elubo ogede, oud and musk al tahara"],
    ["bedbug, killer bean, brodas", "bedbug, killer bean, brodas"],
    ["surplice, cassock and stole", "surplice, cassock and stole"],
  ])("%j", async (typed, right) => {
    expect((await spelling("spelling")).correct(typed)).toBe(right);
  });
});

test("a post names what is sold, keeps its papers, and speaks English with words of Pidgin mended", async () => {
  const offer =
    "bag 350 factory price, 300 if you carry 100 bags. NAFDAC approved. we send am to people wey dey far";
  const { output } = await writeFromLibrary(
    "generate-marketing-content",
    asked("generate-marketing-content", {
      businessType: "Pure water factory",
      offer,
      targetAudience: "shops in Lokoja",
    }),
  );
  expect(output.adHeadline).toBe("Pure water factory: bag ₦350 factory price");
  expect(output.instagramCaption).toContain("₦300 if you carry 100 bags");
  expect(output.instagramCaption).toContain("NAFDAC approved.");
  expect(output.instagramCaption).toContain("We send it to people who are far.");
});

test.each([
  ["Sallah ram don land. come carry am", "Sallah ram don land. come carry am"],
  [
    "We make cakes, I am in Aba. we send am to people wey dey far",
    "We make cakes, I am in Aba. we send it to people who are far",
  ],
])("Pidgin is mended in a text in English, and a text in Pidgin stays: %s", async (offer, read) => {
  expect(await readInput({ tone: "friendly", offer })).toEqual({ tone: "friendly", offer: read });
});

test("a name has the seller's own place and never a piece of the sentence", async () => {
  const names = async (businessDescription: string) => {
    const { output } = await writeFromLibrary(
      "generate-business-names",
      asked("generate-business-names", { businessDescription }),
    );
    return output.names.map(({ name }) => name).join("; ");
  };
  expect(await names("i dey carve masks, my shop dey Jos. somebody in Enugu copies me")).not.toContain(
    "Enugu",
  );
  expect(await names("we do carving of masks to sell to oyinbo people in Abeokuta")).not.toMatch(
    /\bDo\b|Oyinbo/,
  );
});
