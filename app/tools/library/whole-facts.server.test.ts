/** What was typed stands in a selling text whole and once, and nothing is asked that may not fit (docs/decisions/0072). */
import { describe, expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { readSaid } from "./clauses.server.ts";
import { buyersOf } from "./read-facts.ts";

const product = async (productName: string, featuresBenefits: string, added: object = {}) =>
  (await written("generate-product-description", { productName, featuresBenefits, ...added })).output;

const marketing = async (businessType: string, offer: string, targetAudience = "families in Owerri") =>
  (await written("generate-marketing-content", { businessType, offer, targetAudience })).output;

test.each([
  "bolts, nuts. SON certificate is on the way. price may go up next month",
  "wool cap. can be washed many times, e fit last 5 years, ribbon is extra",
  "dry ewedu. just soak am for warm water, 100g",
  "buy 4 crates and get 1 tray free, till friday. bring 2 people and pay half",
])("nothing is lost of %j", async (typed) => {
  const { sentences } = await readSaid(typed);
  expect(
    sentences
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu),
  ).toEqual(typed.toLowerCase().match(/\p{L}+/gu));
});

test("a long text is told to its end", async () => {
  const sizes = Array.from({ length: 30 }, (_, at) => `plank of ${at + 3} feet`).join(". ");
  const { ecommerceDescription, sellingPoints } = await product("Planks", `${sizes}. mahogany wood`);
  expect(ecommerceDescription).toContain("Plank of 32 feet. Mahogany wood.");
  expect(sellingPoints.length).toBe(8);
  expect(sellingPoints.join(". ")).toContain("Plank of 17 feet");
});

test("of what we are asked to tell, only what is to be told is printed", async () => {
  const { instagramCaption } = await marketing(
    "upholstery",
    "abeg just tell dem say our foam no dey sink, we measure free. dont talk about the flood",
  );
  expect(instagramCaption).toContain("Our foam no dey sink, we measure free.");
  expect(instagramCaption).not.toMatch(/tell|flood/);
});

test.each([
  ["it can carry maize, millet, soya beans and rice, the sieve is steel. 2 tons", 0, 3],
  ["strong cloth, easy to iron. comes in ash, navy blue and wine", 2, 3],
  ["bus to Kano monday, wednesday and saturday 6am. 12k per seat. loads 1,500", 0, 3],
  ["3 sizes: 60cl, 1 litre and 4 litres. thick nylon. no smell", 0, 3],
])("a list is one point: %s", async (typed, at, count) => {
  const { points } = await readSaid(typed);
  expect(points).toHaveLength(count);
  expect(points[at]?.match(/,| and /g)?.length).toBeGreaterThan(1);
});

describe("a headline", () => {
  test.each([
    [
      "malaria test, blood group, sickle cell and hepatitis test all for 9k, on market days in our new hall",
      "Malaria test, blood group, sickle cell and hepatitis test all for 9k",
    ],
    ["goat meat, pay small small from now, 3 times. clean", "Goat meat, pay small small from now, 3 times"],
    ["two weeks course, ₦30,000, lunch included", "Two weeks course, ₦30,000, lunch included"],
  ])("of %j is never cut inside a list", async (typed, lead) => {
    expect((await readSaid(typed)).lead).toBe(lead);
  });

  test("does not split a list of prices, and leaves no fragment behind", async () => {
    const { rest } = await readSaid("iron bed ₦40,000, wardrobe ₦90,000. we deliver");
    expect(rest).toEqual(["Iron bed ₦40,000, wardrobe ₦90,000.", "We deliver."]);
    const long = "new desk and chair for all pupils of our two primary schools, free";
    expect((await readSaid(`${long}. come and see`)).rest[0]).toMatch(/^New desk .* free\.$/);
  });
});

describe("the order line", () => {
  test.each([
    ["Farm record book for schools", "100 pages, hard cover", "To order or to ask, send us a message."],
    ["Tyre repair kit", "patches, gum and pump", "To order or to ask, send us a message."],
    ["Home service rug cleaning", "we bring soap and machine", "To book or to ask, send us a message."],
    ["Beginners sewing class", "8 weeks, machine provided", "To enroll or to ask, send us a message."],
    ["Kampala boubou", "free size, comes in 5 colours", "To order, send us a message with the colour."],
  ])("of %s fits", async (name, told, line) => {
    expect((await product(name, told)).ecommerceDescription.endsWith(line)).toBe(true);
  });

  test("of a post follows what the business is, and invites to what is free", async () => {
    const lines = async (kind: string, offer: string) => (await marketing(kind, offer)).whatsappMessage;
    expect(await lines("car wash", "wash 4 times and the next one is free")).toMatch(/to book or to ask\.$/);
    expect(await lines("eye clinic", "free eye test on friday")).toMatch(/to come or to ask\.$/);
    expect(await lines("shoe shop", "sandals ₦9,000, sizes 38 to 45")).toMatch(/with the size that you want/);
  });
});

test("thousands have their sign wherever they are a price", async () => {
  const { whatsappMessage } = await marketing(
    "fashion school",
    "3 months class, 65,000, materials included. form 2,000. price 5,000 but it can go up. 1,200 students trained. 40,000 sewn and delivered",
  );
  for (const price of ["₦65,000,", "Form ₦2,000.", "Price ₦5,000 but", ". 1,200 students", "₦40,000 sewn"])
    expect(whatsappMessage).toContain(price);
});

test.each([
  ["widows in Nnewi, many can not pay at once", "widows in Nnewi"],
  ["new mothers, and their husbands who pay", "new mothers"],
  ["drivers who don't trust mechanics again", "drivers"],
  ["freshers, their parents", "freshers and their parents"],
  ["workers who want promotion", "workers who want promotion"],
])("readers are called by who they are: %s", (typed, buyers) => {
  expect(buyersOf(typed)).toBe(buyers);
});

test("a text is in one language, and a name in its own", async () => {
  const { instagramCaption } = await marketing(
    "mai shayi",
    "tea don ready, e dey hot",
    "people wey dey for night shift",
  );
  expect(instagramCaption).toContain("People wey dey for night shift");
  expect(
    (await product("Garin kunu", "millet, ginger and cloves, ready in 5 minutes")).ecommerceDescription,
  ).toMatch(/^Garin kunu\n/);
});
