import { botPackages } from "./bot-packages.ts";
import { packagePrices, priceRange } from "./prices.ts";

/** Below the playground: what a real assistant has beyond good manners. */
export const playgroundClosing = {
  heading: "What changes on your own WhatsApp",
  text: "This is practice. Your own assistant has what the playground does not:",
  points: [
    "Your products, prices, hours and delivery areas, so that it answers with facts and not only with good manners",
    "Your tone, or one tone for sales and another for complaints",
    "A way for you or your staff to take over any chat, while the assistant steps back",
  ],
  price: `The three packages cost ${priceRange(packagePrices)}. The smallest, ${botPackages[0]?.title ?? ""}, answers questions and records who wants to buy; it does not take payments.`,
  packagesLabel: "Compare the packages",
  chatLabel: "Ask about my business on WhatsApp",
  chatMessage:
    "Good day. I tried the bot playground and I want an assistant on my WhatsApp. My business is: \nWhat customers ask most: ",
} as const;
