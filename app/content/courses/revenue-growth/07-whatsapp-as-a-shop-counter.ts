import type { ModuleContent } from "../course-content.ts";

export const whatsappAsAShopCounter: ModuleContent = {
  slug: "whatsapp-as-a-shop-counter",
  title: "WhatsApp as a shop counter",
  summary:
    "The free WhatsApp Business app arranged like a good counter: the customer sees goods and prices, somebody greets, and no order lies under the table.",
  outline: [
    "Profile, hours and address that answer before anybody asks",
    "A catalogue by the words customers use, with the price and the one line that answers the next question",
    "Greeting, away message and ten quick replies, timed with a watch before and after",
    "Labels as a production line: new, priced, waiting for money, packed, delivered",
    "A status week: five posts that show work, price, proof, question and offer",
    "Lists of people who agreed, what the app limits, and why some messages never arrive",
    "Two people on one number: linked devices, who answers when, and what happens when one leaves",
    "Codes, screenshots and false alerts: the tricks played on sellers, and the rule for each",
  ],
  lessons: [],
  quiz: [],
  task: "Set up the counter completely and keep it for two weeks. Done when: a stranger finds the price and delivery cost of your five best sellers without writing to you, every open order has one label, and you have measured the minutes until the first answer for 20 chats.",
};
