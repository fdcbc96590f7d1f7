import { expect, test } from "vitest";
import { splitWishes } from "./name-clauses.ts";
import { wishOf } from "./name-wishes.ts";

test.each([
  [
    "logistics company with 3 bikes, Kano, name should be in Hausa or short English",
    "logistics company with 3 bikes, Kano",
  ],
  [
    "natural hair salon for children in Port Harcourt, playful",
    "natural hair salon for children in Port Harcourt",
  ],
  ["small chops in Lagos, I want something classy, not my name", "small chops in Lagos"],
  ["modern one-word name for a phone repair shop", "phone repair shop"],
  ["I want a modern name for my laundry", "laundry"],
  ["Barber's shop with a Yoruba name", "Barber's shop"],
  ["generator repair, abeg give me pidgin name wey strong", "generator repair"],
  ["we drill boreholes in Jos, name should have Plateau in it", "we drill boreholes in Jos"],
  ["Igbo-sounding name for a transport company", "transport company"],
  ["orphanage in Makurdi, name of hope", "orphanage in Makurdi"],
  ["ice cream for kids, colourful name", "ice cream for kids"],
  ["I bake bread in Enugu. We would like a warm family name, nothing too serious", "I bake bread in Enugu."],
  // What is said of goods and service is no wish.
  ["we make strong blocks, fast delivery, reliable", "we make strong blocks, fast delivery, reliable"],
  ["modern barber shop in Lekki", "modern barber shop in Lekki"],
  ["English and French home lessons", "English and French home lessons"],
  ["we print name tags and branded shirts", "we print name tags and branded shirts"],
])("the business of %j is %j", (description, business) => {
  expect(splitWishes(description).business).toBe(business);
});

test.each([
  ["tailor, Hausa or English name", { wanted: ["English", "Hausa"] }],
  ["eggs, no English, Yoruba preferred", { wanted: ["Yoruba"], refused: ["English"] }],
  ["tyre shop, it should start with Q", { letters: ["q"] }],
  ["tyre shop, start with a strong word", { letters: [] }],
  ["estate agent, name starting with V or R", { letters: ["v", "r"] }],
  ["bread, we would like a warm family name, nothing too serious", { moods: ["warm"], refusedMoods: [] }],
  ["wedding planner, names that suggest love", { moods: ["romantic"], meanings: [] }],
  ["tea, one word only", { oneWord: true }],
  ["tea, short name", { short: true }],
  ["cleaning, funny name", { moods: ["funny"] }],
  ["guards, name that sounds strong, not funny", { moods: ["strong"], refusedMoods: ["funny"] }],
  ["Christian bookshop", { faith: "Christian" }],
  ["bookshop near a church", { faith: undefined, people: "Christian" }],
  ["Christian name for my Islamic school", { faith: "Muslim", people: "Muslim" }],
  ["hair salon for children", { customers: ["children"] }],
  ["salon for men and women", { customers: [] }],
  ["boreholes, name with Plateau in it", { included: ["Plateau"] }],
  ["delivery, the name must have kano in it", { included: ["Kano"] }],
  ["furniture, name with the word Oak", { included: ["Oak"] }],
  ["furniture, not with the word Oak", { included: [] }],
  ["cakes, my name is Bukola but not my name", { person: undefined, unwanted: ["bukola"] }],
  ["cakes, my name is Bukola", { person: "Bukola" }],
])("%j wishes %j", (description, wish) => {
  expect(wishOf(description)).toMatchObject(wish);
});

test("without a wish nothing is wished", () => {
  expect(wishOf("tailor in Aba who sews school uniforms")).toEqual({
    business: "tailor in Aba who sews school uniforms",
    letters: [],
    wanted: [],
    refused: [],
    unwanted: [],
    included: [],
    person: undefined,
    faith: undefined,
    isFaithAsked: false,
    people: undefined,
    moods: [],
    refusedMoods: [],
    customers: [],
    meanings: [],
    oneWord: false,
    short: false,
  });
});
