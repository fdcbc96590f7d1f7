import { describe, expect, test } from "vitest";
import { naira, packagePrices } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { ask, chat } from "#tests/support/concierge-chat.ts";
import { toldTrade } from "./answers/told-trade.server.ts";

const { storefront, books } = site.flagships;
const [basic, elite] = [packagePrices["leadbot-basic"], packagePrices["fullops-elite"]];
const said = async (...messages: string[]) => (await chat(...messages)).yemiResponse;

describe("a trade is recognised by the words that name it, whatever story is around them", () => {
  const story = " and I lose orders every week, my customers dey vex";
  test.each([
    ["I sell ready made clothes", "boutique"],
    ["we have a ready to wear boutique in Surulere", "boutique"],
    ["we sell second hand clothes", "okrika"],
    ["I run a provision store", "provisions"],
    ["frozen food seller here", "frozen-food"],
    ["I get drinks depot for Onitsha", "ice-and-cold-drinks"],
    ["I sell laptop accessories", "computers-and-laptops"],
    ["I sell ready made curtains", "upholstery-and-curtains"],
    ["I have a small shop for electronics, tv and fridge", "home-electronics-shop"],
    ["we are a pentecostal church", "church"],
    ["We are an NGO drilling boreholes", "ngo"],
    ["we are a 40-bed hospital", "clinic"],
    ["I bake cakes and small chops", "cakes"],
    ["I be nurse, I get small chemist", "patent-medicine-shop"],
    ["I am a tailor, I dey sew native and aso ebi", "tailor"],
  ])("%s: %s", async (told, trade) => {
    expect([await toldTrade(told), await toldTrade(told + story)]).toEqual([trade, trade]);
  });

  test.each(["we get 3 park", "I am the system administrator of Mindsync", "and if I have two numbers?"])(
    "%s: what somebody has or is need not be a trade",
    async (told) => {
      expect(await toldTrade(told)).toBeUndefined();
    },
  );
});

describe("sellers whose orders get lost hear what takes orders", () => {
  test.each([
    "I sell ready made clothes. I lose orders on WhatsApp every week",
    "I sell okrika, people dey order for WhatsApp and I dey forget who order what",
    "I run a provision store. my customers send list on WhatsApp, sometimes I miss am",
    "frozen foods seller here. I mix up customers chats. what can you do for me",
  ])("%s", async (told) => {
    const answer = await said(told);
    expect(answer).toContain(storefront);
    expect(answer).toContain(naira(elite.setup));
    expect(answer).not.toContain("SmartAgent");
  });

  test("also where the trade was told before, with the cost of a year if it is asked for", async () => {
    const later = await said("I sell human hair and wigs", "I cannot keep up with the whatsapp orders");
    expect(later).toContain("hair, length and address");
    const year = await said(
      "I sell foodstuff and I forget orders. which package, and how much all together in the first year",
    );
    expect(year).toContain(naira(elite.setup + 12 * elite.monthly));
  });

  test("but not who asks what our bot or a cancellation would lose", async () => {
    const bot = await said("I sell shoes in Aba. will the bot mix up my customers' orders?");
    expect(bot).not.toContain("that lose orders");
    expect(await said("I sell shoes, will I lose my chats if I cancel")).not.toContain("that lose orders");
  });

  test("who is owed money hears of the books", async () => {
    const answer = await said("I have a shop for electronics. I sell on credit and forget who owe me");
    expect(answer).toContain(books);
  });
});

describe("churches, mosques, schools and NGOs", () => {
  test.each([
    ["our church has 900 members, people ask for service times", "How many members"],
    ["we run a nursery and primary school, parents ask for fees all day", "How many parents"],
    ["our NGO trains widows. do you have something for us", "NGOs"],
    ["do you have anything for real estate agents", "For estate agents"],
  ])("%s: %s", async (told, words) => {
    expect(await said(told)).toContain(words);
  });

  test("tithes and offerings are given by a link, and are no pledges", async () => {
    for (const told of [
      "we want to collect tithes and offering through whatsapp",
      "our church wants to record tithe",
    ])
      expect(await said(told)).toMatch(/members give tithe, offering or donation/);
  });

  test("who wants more than the package of the trade does gets the one that does it", async () => {
    const answer = await said("We are a church. Can your bot help with follow up of first timers?");
    expect(answer).toMatch(/SmartAgent Pro fits\..* it follows up\./);
  });
});

describe("what is not set is said plainly", () => {
  test("the monthly price of the Storefront, and a year of it", async () => {
    expect(await said("what do I pay monthly for the storefront")).toContain("is not fixed");
    const year = await said(`${storefront} how much all together first year`);
    expect(year).toContain("I cannot give a total for the year");
  });

  test("a year of what was recommended, and no system that only has the trade's name", async () => {
    const year = await said(
      "we are a restaurant in Lekki, we miss orders",
      "what will it cost me all in all for a year",
    );
    expect(year).toContain(naira(elite.setup + 12 * elite.monthly));
    expect(year).toContain(`${storefront} has no fixed monthly price`);
  });
});

describe("a later message is read with the talk in mind", () => {
  test.each([
    [
      ["supermarket in Jos, I need stock count", "I no get plenty money, the cheaper one abeg"],
      "LeadBot Basic",
    ],
    [["I sell cakes in Aba", "is it the cheapest?"], "No. "],
    [["I sell phone accessories in Ikeja", "how about the second one"], "FullOps Assistant Elite"],
    [["I sell frozen food in Aba", "ok but I no get laptop"], "WhatsApp"],
    [["we run a nursery school in Benin", "which one is for schools"], "For private schools"],
  ])("%j: %s", async (messages, words) => {
    const { yemiResponse, intent } = await chat(...messages);
    expect(yemiResponse).toContain(words);
    expect(intent).not.toMatch(/^course/);
  });

  test("the price of a free course, not those of the school", async () => {
    const price = await said(
      "I don't have a business yet, I want to learn AI. what course should I take",
      "how much is it",
    );
    expect(price).toContain(naira(0));
  });

  test("fees that parents pay are the fees of the school that was told", async () => {
    const answer = await said("we run a nursery school in Benin", "can they pay fees inside?");
    expect(answer).toContain("school fees");
  });

  test("a budget stays one", async () => {
    const { yemiResponse } = await ask(
      "My budget is 100,000 naira all in all. I sell baby clothes on Instagram",
    );
    expect(yemiResponse).toContain(naira(basic.setup + basic.monthly));
  });
});
