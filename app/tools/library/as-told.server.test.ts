import { describe, expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { spelling } from "./library.server.ts";
import { readInput } from "./read-input.server.ts";

const faq = async (productServiceName: string) => {
  const { output } = await written("generate-faq", { productServiceName });
  const answers = new Map(output.faqQuestions.map((question, at) => [question, output.faqAnswers[at]]));
  return { answers, owner: output.ownerQuestions ?? [] };
};

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
    const { about } = await written("generate-faq", { productServiceName: "shoe cobbler, we change soles" });
    expect(about).toBe("Shoe repair and cobbler");
  });

  test("a request is no product", async () => {
    await expect(faq("abeg who get this page and can you borrow me 20k till Friday")).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

describe("answers speak as the seller", () => {
  test("none tells the buyer to ask, and what was told comes first", async () => {
    const { answers, owner } = await faq(
      "Short let apartment in Lekki, 2 bedroom 85k per night, caution fee 50k",
    );
    expect([...answers.keys()].slice(0, 2)).toEqual(["What do you offer?", "What does it cost?"]);
    expect([...answers.values()].join(" ")).not.toMatch(/\bask\b|\bhost\b/i);
    expect(owner).toContain("What should I ask about power?");
    expect(owner.join(" ")).not.toMatch(/caution/);
  });

  test("none contradicts what was told", async () => {
    const { answers } = await faq(
      "AC repair and gas refill in Abuja. we come to your place, inspection 5k, instalments accepted",
    );
    expect(answers.get("Do you deliver, or come to me?")).toBe("We come to your place.");
    expect(answers.get("Can I pay in instalments?")).toBe("Instalments accepted.");
    expect([...answers.values()].join(" ")).not.toMatch(/workshop|leave it/i);
  });
});

describe("texts that sell", () => {
  test("a description is running text, and its points stand below", async () => {
    const { output } = await written("generate-product-description", {
      productName: "Smoked catfish",
      featuresBenefits:
        "no sand no stone, well dried in oven, medium size, pack of 6. lasts 3 months outside fridge. I can waybill",
    });
    expect(output.ecommerceDescription).toContain(
      "No sand no stone, well dried in oven, medium size, pack of 6. Lasts 3 months outside fridge. I can waybill.",
    );
    expect(output.sellingPoints).toContain("I can waybill");
  });

  test("goods are not the repair of such goods, and what buyers learn is told", async () => {
    const shoe = await written("generate-product-description", {
      productName: "School shoe Cortina",
      featuresBenefits: "very soft, does not tear quick, pocket dey, sizes 25-40",
    });
    expect(shoe.about ?? "").not.toMatch(/repair/i);
    expect(shoe.output.ecommerceDescription).toContain("Very soft");
    expect(shoe.output.ecommerceDescription).not.toMatch(/what is wrong|enrol|dey/);
    const course = await written("generate-product-description", {
      productName: "POS business course",
      featuresBenefits: "4 weeks class on WhatsApp, learn how to get machine, avoid fake alert; N500",
    });
    expect(course.output.ecommerceDescription).toContain("learn how to get machine");
    expect(course.output.adLine).not.toContain("price:");
  });

  test("'you go home' is English", async () => {
    const { output } = await written("generate-landing-copy", {
      businessName: "Hadiza's Kitchen school",
      coreOffer:
        "2 weeks practical class on small chops. 60k with certificate. you go home with recipes book",
    });
    expect(output.benefitBullets).toContain("You go home with recipes book");
  });
});

describe("plans", () => {
  const growth = async (businessGoal: string, added: object = {}) =>
    (await written("generate-growth-strategy", { industry: "Make-up artist", businessGoal, ...added }))
      .output;

  test("the goal decides, and no other is taken for it", async () => {
    expect(JSON.stringify(await growth("book more brides every month"))).not.toMatch(
      /second shop|new place/i,
    );
    expect((await growth("raise my price")).systemSuggestion).toContain("ladder of prices");
    expect((await growth("clients should stop coming late")).systemSuggestion).toContain(
      "A rule that is known beforehand",
    );
  });

  test("several goals are answered in the order in which they were typed, and a near one is enough", async () => {
    const { automationRecommendations, systemSuggestion } = await growth(
      "We make 2,000 packs. I want to sell direct without middlemen and also to have 5 new distributors in Benue",
      { industry: "Soap maker" },
    );
    expect(automationRecommendations[0]).toContain("middleman");
    expect(automationRecommendations.slice(2).join(" ")).toContain("distributor");
    expect(systemSuggestion).toContain("A middleman does real work");
    expect(systemSuggestion).toContain("We make 2,000 packs.");
    expect((await growth("No bank loan please")).systemSuggestion).toContain("no advice");
    expect((await growth("get corporate clients")).systemSuggestion).not.toContain("no advice");
  });

  test("what somebody has is no cost, and their figures are used", async () => {
    const capital = async (businessIdea: string) =>
      (await written("evaluate-business-idea", { businessIdea })).output.capitalRange;
    const centre = await capital(
      "Computer training centre with 60 systems in our old church building, we teach computer lessons",
    );
    expect(centre).toContain("60 used laptops or desktops: ₦11,000,000 to ₦22,500,000");
    expect(centre).toContain("Not counted, because you have it: rent");
    expect(
      await capital(
        "water tanker business. 10,000 litres truck second hand na 11m, one trip 22k, diesel and driver 9k. Jos",
      ),
    ).toContain("at your price: ₦11,000,000");
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
    ["destoned ofada rice", "destoned ofada rice"],
  ])("%j", async (typed, right) => {
    expect((await spelling()).correct(typed)).toBe(right);
  });
});

test("a post names what is sold, keeps its papers, and speaks English with words of Pidgin mended", async () => {
  const offer =
    "bag 350 factory price, 300 if you carry 100 bags. NAFDAC approved. we send am to people wey dey far";
  const { output } = await written("generate-marketing-content", {
    businessType: "Pure water factory",
    offer,
    targetAudience: "shops in Lokoja",
  });
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

describe("a text of the library", () => {
  test("of a kind of trade is not taken for goods that it may not fit", async () => {
    const { output } = await written("generate-product-description", {
      productName: "ponmo",
      featuresBenefits: "white and brown, washed",
    });
    expect(JSON.stringify(output)).not.toMatch(/size|model|try/i);
  });

  test("does not speak of the other side of a trade, and keeps who was named", async () => {
    const { output } = await written("generate-landing-copy", {
      businessName: "Yoghurt by Hauwa",
      targetAudience: "gym people",
      coreOffer: "plain greek yoghurt",
    });
    expect(JSON.stringify(output)).not.toMatch(/ice cream/i);
    expect(output.subheadline).toContain("gym people");
  });

  test("stages of a payment stay together", async () => {
    const { output } = await written("generate-landing-copy", {
      coreOffer: "pop ceiling 4,500 per square metre. pay in 3 stages: 50, 30, 20",
    });
    expect(output.benefitBullets).toContain("Pay in 3 stages: 50, 30, 20");
  });
});

test("a question about an office is no business that could be named", async () => {
  const question = { businessDescription: "what time does the post office close on friday" };
  await expect(written("generate-business-names", question)).rejects.toMatchObject({ code: "invalid" });
});

test("a name has the seller's own place and never a piece of the sentence", async () => {
  const names = async (businessDescription: string) => {
    const { output } = await written("generate-business-names", { businessDescription });
    return output.names.map(({ name }) => name).join("; ");
  };
  expect(await names("i dey carve masks, my shop dey Jos. somebody in Enugu copies me")).not.toContain(
    "Enugu",
  );
  expect(
    await names("start locust beans (iru) packaging, to respect our mother, Abeni, who taught us"),
  ).toMatch(/^Abeni Iru; Abeni Locust Beans;/);
  expect(await names("we do carving of masks to sell to oyinbo people in Abeokuta")).not.toMatch(
    /\bDo\b|Oyinbo/,
  );
});
