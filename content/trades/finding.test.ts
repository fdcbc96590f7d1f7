import { describe, expect, test } from "vitest";
import { audiences } from "./audiences.ts";
import { departments, generalDepartment } from "./departments.ts";
import { africanCities, states } from "./places.ts";
import { sectors } from "./sectors.ts";

/** The simplest finder there is: the words of each keyword found, squared. The engine's own may be cleverer. */
function found(
  text: string,
  list: readonly { id: string; keywords: readonly string[] }[],
): string | undefined {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.&/-]+|\.(?= |$)/gu, " ")} `;
  const scored = list.map(({ id, keywords }) => {
    const hits = keywords.filter((keyword) => plain.includes(` ${keyword} `));
    const whole = hits.filter(
      (hit) => !hits.some((other) => other !== hit && ` ${other} `.includes(` ${hit} `)),
    );
    return { id, score: whole.reduce((sum, hit) => sum + hit.split(" ").length ** 2, 0) };
  });
  const best = scored.reduce((top, next) => (next.score > top.score ? next : top), { id: "", score: 0 });
  return best.id || undefined;
}

describe("keywords", () => {
  test("are few enough to mean something and many enough to be found", () => {
    const counts = sectors.filter(({ keywords }) => keywords.length < 15 || keywords.length > 40);
    expect(counts.map(({ id, keywords }) => `${id}: ${keywords.length}`)).toEqual([]);
  });

  test("belong to one entry each, in small letters", () => {
    for (const list of [sectors, [...departments, generalDepartment], audiences]) {
      const all = list.flatMap(({ keywords }) => keywords);
      expect(all.filter((keyword, place) => all.indexOf(keyword) !== place)).toEqual([]);
      expect(
        all.filter((keyword) => keyword !== keyword.toLowerCase() || / {2}|[,;!?]/.test(keyword)),
      ).toEqual([]);
    }
  });

  const inputs: [text: string, sector: string][] = [
    ["I sell smoked catfish and crayfish in clean packs to families in Ibadan.", "fish"],
    ["A mobile van that fills cooking gas at people’s houses in Port Harcourt.", "cooking-gas"],
    ["Home cleaning service, deep cleaning of a whole flat in one day", "cleaning"],
    ["Aba leather work shoes, stitched sole, black or brown", "shoes"],
    ["Supermarket", "provisions"],
    ["Hair salon", "salon"],
    ["Solar panel installation", "solar"],
    ["Evening lessons at home in mathematics and English, home lesson for WAEC", "tutoring"],
    ["small chops and puff puff for owambe", "small-chops"],
    ["I wan start mama put for Ajegunle", "restaurant"],
    ["cake business in Enugu", "cakes"],
    ["agege bread and meat pie", "bakery"],
    ["zobo and tiger nut drink", "drinks"],
    ["cassava processing into garri and flour", "packaged-food"],
    ["500 broilers and layers, crates of eggs", "poultry"],
    ["tomato farming with irrigation in Kano", "crops"],
    ["Sallah ram and goat supply", "livestock"],
    ["provision shop inside estate", "provisions"],
    ["block industry, we sell cement and rods too", "building-materials"],
    ["mini importation from china, 1688", "importation"],
    ["tailor, I sew aso ebi and agbada", "tailoring"],
    ["okrika bend down select", "clothing"],
    ["coral beads and perfume oil", "accessories"],
    ["barber shop", "salon"],
    ["organic skincare, black soap and body butter", "cosmetics"],
    ["chemist shop", "pharmacy"],
    ["diagnostic centre with scan", "clinic"],
    ["gym for women, weight loss", "fitness"],
    ["nursery and primary school with creche", "school"],
    ["JAMB tutorial centre", "tutoring"],
    ["UK used iPhone, phone swap and laptops", "phone-sales"],
    ["phone repair and screen replacement", "electronics-repair"],
    ["inverter and lithium battery because of NEPA", "solar"],
    ["website design and mobile app", "software"],
    ["POS business near the market", "pos"],
    ["wedding photography and drone", "photography"],
    ["flex banner and t-shirt printing", "printing"],
    ["social media management and Facebook ads", "digital-marketing"],
    ["balloon decor and hall decoration", "event-decoration"],
    ["wedding planner with canopies and chairs", "event-planning"],
    ["carpenter, kitchen cabinet and wardrobe", "furniture"],
    ["pick up laundry and dry cleaning", "laundry"],
    ["fumigation, cockroaches and rats", "cleaning"],
    ["plumber and AC repair", "home-repairs"],
    ["dispatch rider company, waybill", "logistics"],
    ["keke on hire purchase", "transport"],
    ["mechanic workshop and car diagnosis", "auto-repair"],
    ["plots of land at Ibeju-Lekki", "real-estate"],
    ["shortlet apartment with 24 hours light", "short-let"],
    ["travel agency, visa and flight ticket", "travel"],
    ["accounting firm, CAC registration", "consulting"],
    ["NGO for widows, fundraising", "ngo-church"],
    ["delivery of hot jollof rice, food delivery to offices", "restaurant"],
    ["school uniforms for 12 schools", "tailoring"],
    ["wash clothes for hostel students", "laundry"],
    ["plantain chips", "packaged-food"],
    ["catering school", "tutoring"],
    ["building contractor with architects", "construction"],
    ["I dey barb hair for Yaba", "salon"],
    ["we fix phone and charging port", "electronics-repair"],
    ["house rent and land for sale, real estate agent", "real-estate"],
  ];

  test.each(inputs)("find '%s' in %s", (text, sector) => {
    expect(found(text, sectors)).toBe(sector);
  });

  test.each([
    "xyz",
    "hello there",
    "1234",
    "function main() { return 0 }",
    "bonjour mon ami",
    "hair?".slice(4),
  ])("find nothing in '%s'", (text) => {
    expect(found(text, sectors)).toBeUndefined();
  });

  test.each([
    ["Cashiers", "cash"],
    ["Front desk / reception", "front-desk"],
    ["Store keeper", "store"],
    ["Kitchen", "kitchen"],
    ["HR and recruitment", "hiring"],
    ["Dispatch riders", "delivery"],
    ["Customer care on WhatsApp", "customer-service"],
    ["Social media", "marketing"],
    ["ICT", "it"],
    ["complaints and refunds", "after-sales"],
    ["Quality control in the factory", "production"],
    ["security guards at the gate", "security"],
  ])("find the department '%s' in %s", (text, department) => {
    expect(found(text, departments)).toBe(department);
  });

  test.each([
    ["Working couples in Abuja", "office-workers"],
    ["Parents of children writing WAEC", "parents"],
    ["busy market women", "market-women"],
    ["Nigerians abroad building at home", "diaspora"],
    ["brides getting married in December", "brides"],
  ])("find the audience '%s' in %s", (text, audience) => {
    expect(found(text, audiences)).toBe(audience);
  });
});

test("places are the 36 states, the capital territory, and many towns", () => {
  expect(states).toHaveLength(37);
  const towns = states.flatMap((state) => state.towns);
  expect(towns.length).toBeGreaterThanOrEqual(60);
  expect(towns.filter((town, place) => towns.indexOf(town) !== place)).toEqual([]);
  for (const { name, capital, towns: own } of states) {
    expect(capital, name).not.toBe("");
    expect(own, name).not.toContain(capital);
    expect(own.length, name).toBeGreaterThanOrEqual(3);
  }
  const cities = africanCities.map(({ name }) => name);
  expect(cities.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cities).size).toBe(cities.length);
});
