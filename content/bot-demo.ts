import { botFailed } from "./bot-card.ts";
import { site } from "./site.ts";

/** The personalities of the practice bots. */
export const botTypes = ["customer_service", "sales", "support", "friendly"] as const;
export type BotType = (typeof botTypes)[number];

export interface BotPersonality {
  readonly type: BotType;
  readonly name: string;
  /** What the personality is for. */
  readonly purpose: string;
  /** A sample line. */
  readonly example: string;
  /** Suggested first messages. */
  readonly starters: readonly string[];
}

export const botPersonalities: readonly BotPersonality[] = [
  {
    type: "customer_service",
    name: "Customer service",
    purpose: "Calms an unhappy customer, asks for the order and confirms what happens next.",
    example: "I am sorry. You were given a time and we missed it. May I have the order number?",
    starters: [
      "My order has not come and you people said yesterday",
      "The shoe you sent is the wrong size",
      "I want my money back",
    ],
  },
  {
    type: "sales",
    name: "Sales",
    purpose: "Asks one question, puts the offer and the price together and leads to the order.",
    example: "3 ankara bags at 15k each make 45k. Do I send the payment details?",
    starters: ["I sell ankara bags at 15k each", "How much is one bag?", "Can you reduce it for me?"],
  },
  {
    type: "support",
    name: "Technical support",
    purpose: "Solves a problem in short numbered steps and checks whether it worked.",
    example: "1. Do not pay a second time. 2. Check your bank alert. 3. Send me the day and the amount.",
    starters: ["My payment failed but I was debited", "The POS is not connecting", "I cannot log in"],
  },
  {
    type: "friendly",
    name: "Friendly",
    purpose: "Greets and chats the way you would at the shop door, in a few words.",
    example: "Ah, you are welcome. Come in, sit down. What does your business do?",
    starters: ["How far?", "I run a small restaurant in Ibadan", "Wetin you fit do for my shop?"],
  },
];

/**
 * How many of the last messages of a chat go with a question, for whichever process answers it: a shop is mostly taught at
 * the beginning.
 */
export const sentBotMessages = 40;

export const botDemoMessages = {
  missing: "Please select a bot type and enter a message",
  tooLong: (most: number) => `Message must be less than ${most} characters`,
  failed: botFailed,
  /** Replaces an answer that has no words. */
  empty: `I am sorry, I had trouble with that message. Please try again, or write to us directly at ${site.email} or on WhatsApp.`,
  cleared: "Conversation Cleared",
} as const;

/** Texts of the playground page. */
export const playgroundTexts = {
  /** For search results: 110 to 155 characters. */
  summary:
    "Write to four practice bots, for service, sales, support and small talk, and hear how an assistant on your WhatsApp would answer. Free, no account.",
  chooseHeading: "1. Choose a personality",
  exampleLabel: "For example",
  chatHeading: "2. Write as a customer would",
  choose:
    "Choose a personality first. Then write below as a customer of your business would, or tell the bot what you sell.",
  begin: (name: string) =>
    `This is ${name}. Write as one of your customers would, or say what you sell and for how much.`,
  startersLabel: "To start, try",
  inputLabel: "Your message",
  placeholder: "Type your message",
  sendLabel: "Send",
  keysHint: "Enter sends. Shift and Enter starts a new line.",
  formLabel: "Practice with a bot",
  logLabel: "Conversation",
  thinking: "The bot is thinking...",
  you: "You",
  switched: (name: string) => `From here on: ${name}. It remembers what you said about your business.`,
  clearLabel: "Clear",
  undoLabel: "Undo",
  copyName: "answer",
  noNetwork:
    "There is no connection. Your message is back in the field: send it again when the network is back.",
  kept: "Your message is back in the field: send it again.",
  privacy:
    "For practice only: leave out real people’s names and phone numbers. This chat stays in this tab. Our server remembers it for half an hour, so that the bot can follow, and stores nothing.",
  note: "The bot knows only what you tell it here, and its answers bind nobody.",
} as const;
