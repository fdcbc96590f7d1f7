import { describe, expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { toolCallNames, toolCalls } from "../contract.ts";
import { partsOf } from "./clauses.ts";
import { calledBy, nearest, sureOf } from "./library.server.ts";

const facts = { price: "₦4,500 a head", place: "12 Allen Avenue", contact: "0803 000 0000" };

describe.each(toolCallNames)("%s", (name) => {
  test("has at least three whole versions, no two alike, and begins again after the last", async () => {
    const { versions } = await written(name);
    expect(versions).toBeGreaterThan(2);
    const texts = await Promise.all(
      Array.from({ length: versions + 1 }, async (_, at) =>
        JSON.stringify((await written(name, { version: at + 1 })).output),
      ),
    );
    expect(new Set(texts.slice(0, versions)).size).toBe(versions);
    expect(texts.at(-1)).toBe(texts[0]);
  });

  test("writes from the visitor's own words where no trade is likely, and for the one that is chosen", async () => {
    const fields = Object.keys(toolCalls[name].example.input);
    const vague = Object.fromEntries(fields.map((field) => [field, "Widgets of any kind"]));
    for (const nearest of [undefined, "none"]) {
      const { output, about } = await written(name, { ...vague, nearest });
      expect(about).toBeUndefined();
      expect(toolCalls[name].output.parse(output)).toEqual(output);
    }
    const choices = await written(name, { ...vague, nearest: "ask" }).catch((error) => error.choices);
    expect(choices).toHaveLength(5);
    const { about } = await written(name, { ...vague, nearest: choices[1].id });
    expect(about).toBe(choices[1].name);
  });

  test("asks again when the visitor says that the trade is another", async () => {
    await expect(written(name, { nearest: "ask" })).rejects.toMatchObject({ code: "unclear" });
    await expect(written(name, { nearest: "no-such-trade", version: 2 })).resolves.toBeDefined();
  });
});

test.each(["generate-marketing-content", "generate-product-description", "generate-landing-copy"] as const)(
  "%s has no two versions alike where no word of the chosen trade was typed",
  async (name) => {
    const fields = Object.keys(toolCalls[name].example.input);
    const vague = Object.fromEntries(fields.map((field) => [field, "Widgets of any kind and any colour"]));
    const { versions } = await written(name, { ...vague, nearest: "barber" });
    const texts = await Promise.all(
      Array.from({ length: versions }, async (_, at) => {
        const { output } = await written(name, { ...vague, nearest: "barber", version: at + 1 });
        // The lists of points begin elsewhere in each version, so they would hide that the rest is the same.
        return JSON.stringify(output, (_, value) => (Array.isArray(value) ? null : value));
      }),
    );
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test.each([
  "generate-marketing-content",
  "generate-product-description",
  "generate-landing-copy",
  "generate-faq",
] as const)("%s puts every optional fact into some text, whole", async (name) => {
  for (const tone of ["friendly", "professional", "direct", "playful", "pidgin"]) {
    const added = name === "generate-faq" ? {} : { tone };
    const { output } = await written(name, { ...facts, ...added });
    const text = JSON.stringify(output);
    expect(text).toContain(facts.contact);
    if (name !== "generate-landing-copy") expect(text).toContain(facts.price);
  }
});

test("the text about the side of the trade that was typed comes first", async () => {
  const input = { businessType: "Mechanic", targetAudience: "drivers", nearest: "car-mechanic" };
  const offers = [
    "Panel beating and spraying of dented doors",
    "Wiring, alternator and battery faults traced",
  ];
  const captions = await Promise.all(
    offers.map(async (offer) => {
      const { output } = await written("generate-marketing-content", { ...input, offer });
      return output.instagramCaption.replace(`${offer}.`, "");
    }),
  );
  expect(captions[0]).not.toBe(captions[1]);
});

test("an idea elsewhere gets no amounts and no offices of Nigeria", async () => {
  const idea = { businessIdea: "A barber's shop with two chairs in Kumasi" };
  const { output } = await written("evaluate-business-idea", idea);
  expect(JSON.stringify(output)).not.toMatch(/₦|CAC/);
  expect(output.capitalRange).toContain("Ghana");
});

test("the names that were asked for come first", async () => {
  const wish = { businessDescription: "Barber's shop, the name should start with Z" };
  const { output } = await written("generate-business-names", wish);
  expect(output.names[0]?.name).toMatch(/^Z/);
  const yoruba = { businessDescription: "Barber's shop with a Yoruba name" };
  const { output: own } = await written("generate-business-names", yoruba);
  expect(own.names.slice(0, 5).every(({ why }) => why.startsWith("Yoruba:"))).toBe(true);
});

test.each([
  ["I dey repair gen for people house", "generator-repair"],
  ["lash technician", "lashes-and-brows"],
  ["borehole driller", "borehole"],
  ["quarry", "quarry-and-sand"],
  ["coffins", "funeral-and-coffins"],
  ["law firm of two lawyers", "law-firm"],
  ["A cold room for tomatoes near the market in Jos.", "cold-room"],
  ["we rent out fridges", "fridge-rental"],
])("%s is %s", async (words, id) => {
  expect((await nearest("trades", words))[0]?.id).toBe(id);
});

test("what says nothing is far from certain", async () => {
  for (const words of ["qwe asd zxc", "?", "business", "I want to start something", "12345"])
    expect((await nearest("trades", words))[0]?.chance, words).toBeLessThan(0.5);
});

test.each([
  [["Supermarket store", "Store"], "storekeeping"],
  [["Pharmacy Store", "store"], "pharmacy-store"],
  [["Church accounts", "accounts"], "church-offering-count"],
  [["School accounts", "Accounts"], "accounts-and-bookkeeping"],
  [["Bakery sales", "sales"], "sales-floor"],
  [["Zoo animals", "animals"], undefined],
])("a department goes by the first of %j", async (names, id) => {
  expect(await calledBy("departments", names)).toBe(id);
});

// By writers who had not seen the library; what is outside of it is asked about.
test.each([
  ["ploughing 1 hectare 35,000 harrowing 20k", "tractor-hire"],
  ["sliding window with net, from 45k per one depend on size", "aluminium-windows"],
  ["made from pure water nylon and sand. strong pass cement own", undefined],
  ["an app like uber but for everything in nigeria", undefined],
  ["buying lithium stone from the boys that dig in Keffi", undefined],
  ["crochet bucket hat, cotton yarn, any colour", undefined],
])("%j is surely %j", async (words, id) => {
  expect(
    await sureOf(
      "trades",
      words,
      partsOf(words).map(({ text }) => text),
    ),
  ).toBe(id);
});

const marketing = (offer: string, added: object = {}) =>
  written("generate-marketing-content", { offer, ...added });

test("the first version has the visitor's words, and the headline names the offer", async () => {
  const { output } = await marketing("we deliver inside kaduna from 1000. abeg make am sweet", {
    businessType: "dispatch rider",
    targetAudience: "sellers on instagram",
  });
  expect(output.adHeadline).toBe("Dispatch rider: we deliver inside Kaduna from ₦1,000");
  expect(output.instagramCaption).toContain("Sellers on Instagram, this is for you.");
  expect(JSON.stringify(output)).not.toContain("sweet");
});

test("facts that sound like remarks are published, and private ones are not", async () => {
  const { output } = await written("generate-product-description", {
    productName: "idk what to call it? it's just a clay pot",
    featuresBenefits:
      "I make it myself in Abuja. 3wks to dry; none of paint. Please don't say luxury, some customers say it smells",
  });
  expect(output.ecommerceDescription).toMatch(/^Clay pot\n/);
  expect(output.ecommerceDescription).toContain("I make it myself in Abuja");
  expect(output.ecommerceDescription).toContain("3 weeks to dry");
  expect(JSON.stringify(output)).not.toMatch(/luxury|smells|idk/);
});

test("a name obeys its wishes and says what is sold", async () => {
  const names = async (businessDescription: string) => {
    const { output } = await written("generate-business-names", { businessDescription });
    return output.names.map(({ name }) => name);
  };
  for (const name of await names("Tyre shop, it should start with Q")) expect(name).toMatch(/^Q/);
  for (const name of await names("moringa tea, one word only")) expect(name).not.toContain(" ");
  expect(await names("My sister wan open moringa joint for Bodija, her name na Sherifat")).toContain(
    "Sherifat Moringa Joint",
  );
  for (const name of await names('snail hatchery, no "First" and no "Hand" please'))
    expect(name).not.toMatch(/First|Hand/);
});

test("questions that only the owner can answer are a list of their own", async () => {
  const { output } = await written("generate-faq", {
    productServiceName: "Carved doors, six weeks, half paid before",
  });
  expect(output.faqAnswers).toContain("Six weeks.");
  expect(output.faqAnswers).toContain("Half paid before.");
  expect(output.ownerQuestions).toContain("What does it cost?");
  expect(output.ownerQuestions).not.toContain("How long does it take?");
});

test("questions are about what was named, and not about another side of the trade", async () => {
  const hausa = await written("generate-faq", { productServiceName: "Hausa lessons online for foreigners" });
  expect(hausa.output.faqQuestions).toContain("How long does it take to speak a new language?");
  expect(hausa.output.faqQuestions.join(" ")).not.toMatch(/song|singing|instrument/);
  const fumigation = await written("generate-faq", { productServiceName: "fumigation for homes and shops" });
  expect(fumigation.output.faqQuestions).toContain("How long must we leave the house?");
});

test("what makes it better is answered, and the place is the one that was added", async () => {
  const { output } = await written("generate-faq", {
    productServiceName: "Photocopier maintenance for offices in Abuja",
    place: "Area 11, Garki",
    better: "we bring a standby machine",
    nearest: "computers-and-laptops",
  });
  expect(output.faqAnswers).toContain("We bring a standby machine.");
  expect(output.faqAnswers.join(" ")).toContain("Area 11, Garki");
  expect(output.faqAnswers).not.toContain("Abuja.");
});

test("where one trade is likely and not sure, the page asks for it", async () => {
  const idea = { businessIdea: "cold room for pepper sellers, Mile 12" };
  await expect(written("evaluate-business-idea", idea)).rejects.toMatchObject({
    code: "unclear",
    choices: expect.arrayContaining([expect.objectContaining({ id: "cold-room" })]),
  });
});

test("advice is that of the trade's kind, and only about what was typed", async () => {
  const plan = async (industry: string, businessGoal: string) =>
    JSON.stringify((await written("generate-growth-strategy", { industry, businessGoal })).output);
  const pharmacy = await plan("Community pharmacy", "open a second branch, I am the only pharmacist");
  expect(pharmacy).toContain("A second branch needs its own licence");
  const shoes = await plan("shoe making", "supply 20 boutiques in Abuja and Lagos every month");
  expect(shoes).not.toMatch(/abroad|duty|customs/i);
  expect(await plan("kilishi", "sell to Ghana and UK")).toContain("Many countries refuse meat");
});

test("a wish is not published", async () => {
  await expect(marketing("I want more customers abeg, market dry")).rejects.toMatchObject({
    code: "invalid",
  });
});

test("the goal and the money that are named are answered first", async () => {
  const growth = {
    industry: "Barber",
    nearest: "barber",
    businessGoal: "second shop before december but i dont have anybody i trust to keep there",
  };
  const { output } = await written("generate-growth-strategy", growth);
  expect(output.systemSuggestion).toContain("Find the person who will keep one of them");
  const idea = { businessIdea: "barber shop in Kano, i have 40k", nearest: "barber" };
  expect((await written("evaluate-business-idea", idea)).output.capitalRange).toMatch(
    /^Begin with your ₦40,000/,
  );
});

test("a department that is not known gets the steps of its own work", async () => {
  const sop = {
    companyType: "transport company",
    department: "luggage and waybill. last month one bag lost",
    nearest: "none",
  };
  const { output } = await written("generate-sop", sop);
  expect(output.sopTemplate).toContain("tag with a number");
  expect(output.sopTemplate).not.toContain("last month");
});

test("a trade's text without points of its own gets enough of them for a landing page", async () => {
  const rice = { businessName: "rice", coreOffer: "rice", targetAudience: "rice", length: "short" };
  for (let version = 1; version <= 8; version++) {
    const { output } = await written("generate-landing-copy", { ...rice, version });
    expect(toolCalls["generate-landing-copy"].output.parse(output)).toEqual(output);
  }
});

test.each(["gribbles & co", "Gribbles and Co.", "Gribbles Ltd, retail"])(
  "the legal form of a company is no trade: %s",
  async (productServiceName) => {
    const { about } = await written("generate-faq", { productServiceName });
    expect(about).toBeUndefined();
  },
);
