import { expect, test } from "vitest";
import { readSaid } from "./clauses.server.ts";
import { partsOf } from "./clauses.ts";
import { cleanTyping } from "./typing.ts";

test.each([
  ["sizes 38 to 46, N12,000. abeg no credit", ["sizes 38 to 46", "N12,000.", "abeg no credit"]],
  ["I sew it free but you bring it", ["I sew it free", "but you bring it"]],
  ["banga 13k, ogbono N11,500", ["banga 13k", "ogbono N11,500"]],
  ["one\ntwo three; four five", ["one", "two three", "four five"]],
  ["...", ["..."]],
  [
    "canopy (24 seats 8k, 60 seats 25k), chairs and tables",
    ["canopy (24 seats 8k, 60 seats 25k)", "chairs and tables"],
  ],
  ["Dr. Ade, shop no. 5", ["Dr. Ade", "shop no. 5"]],
])("%j has the parts %j", (text, parts) => {
  expect(partsOf(text).map((part) => part.text)).toEqual(parts);
});

test.each([
  ["crochet hat wt ur name", "crochet hat with your name"],
  ["lether sandal N12000, N500", "leather sandal ₦12,000, ₦500"],
  ["i deliver in uyo and PH on friday", "I deliver in Uyo and PH on Friday"],
  ["ND and HND students", "ND and HND students"],
  ["all dis na for dem wey dey aba", "all dis na for dem wey dey Aba"],
  ["gwange and swali", "gwange and swali"],
  ["11 yrs exprience, buriel, recieve earing", "11 years experience, burial, receive earrings"],
  ["nigerians in port harcourt, mon to fri", "Nigerians in Port Harcourt, Mon to Fri"],
])("%j is cleaned to %j", (typed, clean) => {
  expect(cleanTyping(typed)).toBe(clean);
});

// By writers who had not seen the lines that teach the kinds.
test.each([
  [
    "titus 1/4 carton 28,500. pay before friday pick up saturday. abeg no credit",
    ["28,500", "before Friday", "o credit"],
    ["beg"],
  ],
  [
    "Free BP check, Saturday 14th. Please don't make it sound like we cure hypertension",
    ["Saturday 14th"],
    ["cure"],
  ],
  ["banga 13k. order before thursday. dont put my house address", ["Order before"], ["address"]],
  [
    "Entry is free. Pls dont promise miracle, our bishop does not like it",
    ["Entry is free"],
    ["bishop", "miracle"],
  ],
  [
    "orignal honey, 1 litre 8,500. people say it cures ulcer but i did not test am",
    ["Original honey", "8,500"],
    ["ulcer", "test"],
  ],
  [
    "shea butter, coconut oil. cure eczema in 7 days 100% guarantee. 250g N4000",
    ["₦4,000"],
    ["eczema", "guarantee"],
  ],
  ["i will sew it free but you bring it", ["sew it free but you bring it"], []],
])("of %j customers read what is for them", async (typed, shown, hidden) => {
  const text = (await readSaid(typed)).sentences.join(" ");
  for (const part of shown) expect(text).toContain(part);
  for (const part of hidden) expect(text).not.toContain(part);
});

test.each([
  "I want more customers abeg, market dry since fuel go up",
  "how do I write a description for my product?",
])("there is nothing for customers in %j", async (typed) => {
  expect((await readSaid(typed)).sentences).toEqual([]);
});

test.each([
  ["we deliver inside kaduna from 1000", "We deliver inside Kaduna from 1000"],
  ["i buy new machine. balancing 2k per tyre, alignment 5k", "Balancing 2k per tyre"],
  [
    "Free BP and sugar test every friday after jumaat 2:30 to 5pm in our shop at Gwange",
    "Free BP and sugar test every Friday after jumaat 2:30 to 5pm",
  ],
  [
    "jollof, fried rice and small chops for 50 people 250k",
    "Jollof, fried rice and small chops for 50 people 250k",
  ],
  [
    "cakes in Lekki, small chops, cocktails and asun grill for the whole family",
    "Cakes in Lekki, small chops, cocktails and asun grill",
  ],
])("the headline of %j is %j", async (typed, lead) => {
  expect((await readSaid(typed)).lead).toBe(lead);
});

test.each([
  [
    "50 packs of small chops: 4 puff puff, 3 samosa, 1 spring roll = 60k. hot",
    ["50 packs of small chops: 4 puff puff, 3 samosa, 1 spring roll = 60k", "Hot"],
  ],
  ["sent to Jos, Kaduna, Abuja by bus", ["Sent to Jos, Kaduna, Abuja by bus"]],
  ["20 graduates, 12 now working. Calabar", ["20 graduates, 12 now working", "Where: Calabar"]],
  // A place where goods come from is no place where they are sold.
  ["shea butter from Saki. no smell. from Saki", ["Shea butter from Saki", "No smell", "From Saki"]],
  ["made from ginger, cloves, black pepper", ["Made from ginger, cloves, black pepper"]],
  [
    "office lunch delivery in Marina, order before 10am, jollof, ofada, swallow",
    ["Office lunch delivery in Marina", "Order before 10am", "Jollof, ofada, swallow"],
  ],
  ["Good evening all. Fresh bread 1200. God bless", ["Fresh bread 1200"]],
])("%j has the points %j", async (typed, points) => {
  expect((await readSaid(typed)).points).toEqual(points);
});

test("what is listed beside what is public is not lost", async () => {
  const { sentences } = await readSaid("twist, cornrow, wig install 6k. nurse on call. smells like nut");
  expect(sentences).toEqual(["Twist, cornrow, wig install 6k.", "Nurse on call.", "Smells like nut."]);
});
