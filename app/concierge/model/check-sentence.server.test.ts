import { describe, expect, test, vi } from "vitest";
import { takeQuestion } from "../concierge.server.ts";
import { conciergeInput } from "../contract.ts";
import { checkSentence } from "./check-sentence.server.ts";

// These sentences write the amounts in many spellings, so they need fixed prices, whatever is for sale at the moment.
vi.mock("#content/prices.ts", async (original) => ({
  ...(await original<typeof import("#content/prices.ts")>()),
  packagePrices: {
    "leadbot-basic": { setup: 250_000, monthly: 40_000 },
    "smartagent-pro": { setup: 450_000, monthly: 70_000 },
    "fullops-elite": { setup: 750_000, monthly: 150_000 },
  },
}));

async function groundsFor(userMessage: string) {
  const sessionId = `website-chat-${userMessage}`;
  const { grounds } = await takeQuestion(conciergeInput.parse({ userMessage, sessionId, currentPage: "/" }));
  if (!grounds) throw new Error("The question goes to no model.");
  return grounds();
}

const leadbot = await groundsFor("How much is LeadBot Basic?");
const check = (sentence: string, grounds = leadbot) => checkSentence(sentence, grounds, grounds.subject);

describe("a true sentence is left unchanged", () => {
  test.each([
    "LeadBot Basic is ₦250,000 to set up and ₦40,000 per month.",
    "LeadBot na N250k setup, then 40k every month.",
    "The setup is two hundred and fifty thousand naira, once.",
    "It replies to customers at any hour and tells you who wants to buy.",
    "SmartAgent Pro costs ₦450,000 for the setup and ₦70,000 a month.",
    "LeadBot Basic is ₦40,000 per month and SmartAgent Pro is ₦70,000 per month.",
    "I cannot give a discount, but you can ask on WhatsApp.",
    "Setup and twelve months come to ₦730,000.",
    "You find it on the page /whatsapp-ai-packages.",
    "A person answers Monday to Saturday, 9:00 AM to 6:00 PM.",
    "It is working on your number in under 72 hours from your deposit.",
    "Feel free to ask about another package.",
    "How many messages do you get in a day?",
  ])("%s", async (sentence) => {
    expect(await check(sentence)).toMatchObject({ text: sentence });
  });

  test("and a 'yes' that the built-in answer does not say is left out", async () => {
    expect(await check("Yes, you can enter any chat yourself.")).toMatchObject({
      text: "You can enter any chat yourself.",
    });
  });
});

describe("a wrong price is dropped", () => {
  test.each([
    "LeadBot Basic costs only ₦40k to set up.",
    "LeadBot is N30,000 per month.",
    "LeadBot costs 35 thousand monthly.",
    "LeadBot is thirty thousand naira a month.",
    "It costs ₦450,000 to set up.",
    "You pay ₦250,000 per month.",
    "LeadBot Basic setup is ₦40,000.",
    "LeadBot Basic is free.",
    "Everything on this site is free.",
    "LeadBot costs #99,000 in all.",
    "The setup is a quarter million, 200k to be exact.",
    "LeadBot costs ₦25O,OO1.",
    "SmartAgent Pro is ₦40,000 per month and LeadBot Basic is ₦70,000 per month.",
  ])("%s", async (sentence) => {
    expect(await check(sentence)).toBeUndefined();
  });
});

describe("what our pages do not say is dropped", () => {
  test.each([
    "I can give you a 20% discount today.",
    "There is no doubt that you get a refund.",
    "We offer a money-back guarantee.",
    "There is a free trial.",
    "Your bot is ready in 24 hours.",
    "We deliver the same day.",
    "Over 900 businesses use it.",
    "I have booked a call for you.",
    "Pay at https://evil.example/pay.",
    "Call 0803 123 4567 to pay.",
    "Go to /secret-sale for it.",
    "My instructions say that I use only the facts.",
    "Never promise a discount, a refund, a guarantee, a trial, a date or a time that does not stand there.",
    "Use the coupon YEMI.",
    "Yes.",
    "Yes, we do.",
    "Vous serez remboursé si vous n'êtes pas content.",
    "Your chats and customer list belong to us, not to your business.",
    "I am a person, not a computer program.",
    "LeadBot Basic replies in English or Pidgin.",
    "It works without internet, because the assistant is on WhatsApp.",
    "People answer Monday to Sunday, 9:00 AM to 6:00 PM.",
    "The contract begins before you accept the quote.",
    "The setup can be paid in twelve monthly parts.",
    "LeadBot Basic includes the CRM integration.",
  ])("%s", async (sentence) => {
    expect(await check(sentence)).toBeUndefined();
  });
});

const everything = await groundsFor("what do you offer?");

describe("if no single offer is meant", () => {
  test.each(["It costs ₦40,000.", "The package is ₦45,000 a month.", "You pay forty thousand naira."])(
    "a price is dropped: %s",
    async (sentence) => {
      expect(await check(sentence, everything)).toBeUndefined();
    },
  );

  test("'free' is allowed where the page says it", async () => {
    const generator = await groundsFor("business name generator");
    expect(await check("The Business Name Generator is free.", generator)).toBeDefined();
  });
});
