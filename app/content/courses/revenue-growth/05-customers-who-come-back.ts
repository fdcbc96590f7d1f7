import type { ModuleContent } from "../course-content.ts";

export const customersWhoComeBack: ModuleContent = {
  slug: "customers-who-come-back",
  title: "Customers who come back",
  summary:
    "Somebody who bought once and was content is the cheapest next sale you have. You find these people in your own papers and write to them at the right time, with something of theirs.",
  outline: [
    "How often your customers could come back, product by product: the natural rhythm of rice, hair, tyres and uniforms",
    "A list of past customers from chats, receipts and bank alerts, with what they bought and when",
    "Asking for permission in one sentence, and keeping the proof",
    "Messages that remember: size, date, the last problem, the child’s class",
    "A month in four small groups, so that ten people a day are written to by a person and not two hundred by a machine",
    "A thank-you that is worth more than a loyalty card, and when a card pays",
    "Counting it: how many wrote back, how many bought, how many said stop",
  ],
  lessons: [],
  quiz: [],
  task: "Make a list of at least 40 past customers with what they bought and when, choose the 20 for whom it is time, and write each a message that remembers. Done when: the 20 are written to, the answers stand in the record, and you know what was left from the sales that came from them.",
};
