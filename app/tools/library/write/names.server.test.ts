import { expect, test } from "vitest";
import { readNameWords } from "../read-library.server.ts";
import { writeFromLibrary } from "../write.server.ts";

const words = new Map((await readNameWords()).map((one) => [one.word, one]));

async function answerTo(businessDescription: string) {
  const { about, output } = await writeFromLibrary("generate-business-names", {
    businessDescription,
    version: 1,
  });
  return { about, names: output.names };
}
type Told = Awaited<ReturnType<typeof answerTo>>["names"][number];

/** The good word that a name begins with. */
const wordOf = ({ name }: Told) => {
  const [first = "", second = ""] = name.split(" ");
  return words.get(`${first} ${second}`) ?? words.get(first);
};

/** Most of an answer: 10 of 14. */
const most = (names: readonly Told[], fits: (told: Told) => boolean | undefined) =>
  names.length === 14 && names.filter(fits).length >= 10;

const isBrief = ({ name }: Told) => name.split(" ").length <= 3;

test.each<[string, string, (told: Told) => boolean | undefined]>([
  ["tailor in Aba, I want an Igbo name", "Tailor", ({ why }) => why.startsWith("Igbo: ")],
  ["logistics with dispatch bikes, Kano, name in Hausa", "Dispatch", ({ why }) => why.startsWith("Hausa: ")],
  ["perfume shop, Arabic or French", "Perfume", ({ why }) => /^(?:Arabic|French): /.test(why)],
  ["borehole driller, name that starts with Z", "Borehole", ({ name }) => name.startsWith("Z")],
  ["phone repair shop, one word name", "Phone", ({ name }) => !name.includes(" ")],
  ["bridal make-up artist, short name", "Make-up", ({ name }) => name.length <= 15],
  ["Christian bookshop and gift items", "Books", (told) => wordOf(told)?.faith === "Christian"],
  [
    "cleaning service, funny name",
    "Cleaning",
    (told) => wordOf(told)?.moods.includes("funny") ?? /^Pidgin/.test(told.why),
  ],
  [
    "natural hair salon for children in Port Harcourt, playful",
    "Hair salon",
    (told) =>
      wordOf(told)?.moods.includes("playful") &&
      /Kids|child|play/i.test(`${told.name} ${told.why} ${wordOf(told)?.customers}`),
  ],
  ["we drill boreholes, name should have Plateau in it", "Borehole", ({ name }) => name.includes("Plateau")],
  ["furniture maker, name with the word Oak", "Furniture", ({ name }) => name.includes("Oak")],
])("most names for %j are as wished", async (description, trade, fits) => {
  const { about, names } = await answerTo(description);
  expect(about).toContain(trade);
  expect(names.filter((one) => !fits(one)).map(({ name }) => name)).toSatisfy(() => most(names, fits));
  for (const one of names) expect(one).toSatisfy(isBrief);
});

test("a composed name ends in the noun of its trade and says what its word means", async () => {
  const { names } = await answerTo("laundry, I want a Hausa name");
  expect(names).toContainEqual({
    name: expect.stringMatching(/^\w+ Laundry$/),
    why: expect.stringMatching(/^Hausa: \w+ means .+\.$/),
    handle: expect.any(String),
  });
});

test.each([
  ["Na children party we dey do for Benin, bouncing castle and face painting", /^(?:Yoruba|Igbo|Hausa): /],
  ["barber for Sokoto", /^(?:Yoruba|Igbo): /],
  ["burial services in Awka and Onitsha, ambulance, caskets", /^(?:Yoruba|Hausa): /],
])("no name for %j is in a language that is strange there", async (description, strange) => {
  const { names } = await answerTo(description);
  expect(names).toHaveLength(14);
  for (const { why } of names) expect(why).not.toMatch(strange);
});

test("a language that is asked for is given anywhere, and no name has the place of the buyers", async () => {
  const { names } = await answerTo("barber in Sokoto, I want a Yoruba name");
  expect(names.filter(({ why }) => why.startsWith("Yoruba: ")).length).toBeGreaterThan(5);
  const sent = await answerTo("I sell clean picked periwinkle, we send to Lagos, Abuja and PH by night bus");
  for (const { name } of sent.names) expect(name).not.toMatch(/Lagos|Abuja/);
});

test("where both faiths are named, or none is wanted, no name shows one", async () => {
  for (const description of [
    "Vocational centre for girls, both muslim and christian girls attend so the name should not be religious",
    "bookshop, not a religious name",
  ])
    for (const { name, why } of (await answerTo(description)).names)
      expect(`${name} ${why}`).not.toMatch(/Christ|Bible|Emmaus|Covenant|Bethel|Muslim|Qur/);
});

test("a name from the visitor's words has no rest of a sentence, and no place twice", async () => {
  for (const description of [
    "I dey do bronze casting for Benin. Now I wan sell small small ones like keyholder and plaque",
    "fridge and AC repair wey dey come your house the same day, Rumuokoro and Choba side",
    "Interstate bus Warri to Lagos and Benin, night and morning",
    "shoe maker, na Mushin I dey",
  ])
    for (const { name } of (await answerTo(description)).names)
      expect(name).not.toMatch(/\b(?:Ones|Like|Wey)\b|\b(Warri|Mushin|Benin)\b.* \1\b/);
});

test("what contradicts the customers or the faith never appears", async () => {
  const children = await answerTo("hair salon for children");
  for (const { name } of children.names) expect(name).not.toMatch(/Babe|Sixteen|Omidan|Nwanyi|Lady/);
  const school = await answerTo("Christian name for my Islamic school");
  for (const { name, why } of school.names)
    expect(`${name} ${why}`).not.toMatch(/Christian|Bible|Bethel|Zion|Mustard|Grace/);
  const christian = await answerTo("Christian bookshop");
  for (const { why } of christian.names) expect(why).not.toMatch(/Muslim|Islam|Qur/);
  const owner = await answerTo("cakes, my name is Bukola but not my name, something classy");
  for (const { name } of owner.names) expect(name).not.toContain("Bukola");
});

test.each([
  "tailor, Igbo name that starts with X, one word",
  "tailor, no English, no Yoruba, no Igbo, no Hausa, no Pidgin, no French, no Arabic name",
  "barber, funny name, not funny",
  "boutique, name starting with Q, in Hausa",
  "start with Z",
  "I want a short name",
])("wishes that contradict each other still have an answer: %j", async (description) => {
  const { names } = await answerTo(description);
  expect(names.length).toBeGreaterThan(0);
});

test("without a wish the names are those of the trade, in all languages", async () => {
  const { names } = await answerTo("baby shop");
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Little Angels Baby Shop", "Nwa Bu Ugwu"]),
  );
  expect(new Set(names.map(({ why }) => /^(\w+): /.exec(why)?.[1]))).toContain("Yoruba");
});

test("nobody is given a faith that they did not name", async () => {
  const ofAny = /\b(?:christian|muslim|bible|psalm|upper room|mocktails)\b/i;
  for (const description of [
    "wholesale of beer and spirit in Makurdi",
    "bread bakery in Jos",
    "NGO for widows in Jos",
    "my small hustle",
  ]) {
    const { names } = await answerTo(description);
    for (const { name, why } of names) expect(`${name}. ${why}`).not.toMatch(ofAny);
  }
  const { names } = await answerTo("I am a Christian, name for my bread bakery");
  expect(names.map(({ name }) => name)).toContain("Zion Bread");
  for (const { why } of names) expect(why).not.toMatch(/owner/);
});

test("an Islamic school has no playful name, and a farm that is a kind of farming is called one", async () => {
  const school = await answerTo("Islamic boarding school for girls in Katsina, name in Arabic or Hausa");
  expect(school.names.map(({ name }) => name).join(" ")).not.toMatch(/Wasa|Yara/);
  const farm = await answerTo("catfish and snail farm in Ogun, want something short");
  expect(farm.names.every(({ name }) => /Farms?$/.test(name))).toBe(true);
});
