import type { ModuleContent } from "../course-content.ts";

export const drawAnOrder: ModuleContent = {
  slug: "draw-an-order",
  title: "Draw one order, from message to delivery",
  summary:
    "You draw the way an order really goes, measure where it waits, and mend it on paper before any tool is involved.",
  outline: [
    "Four signs that are enough to draw any order: box, question, clock, paper",
    "Where an order begins and ends, and why most people draw it too short",
    "How to find the waiting times in WhatsApp weeks later",
    "Which waiting is yours and which is the customer's, and the four reasons why an order waits",
    "Two waits that must stay: the money in the bank and the written yes",
    "Four moves that mend a drawing: strike a step out, join two, move one forward, give one a rule",
    "Rules in three parts, tested on two people who were told nothing",
  ],
  lessons: [
    { slug: "follow-one-order", title: "Follow one real order", minutes: 4 },
    { slug: "where-orders-wait", title: "Find where orders wait", minutes: 5 },
    { slug: "mend-the-drawing", title: "Mend it on paper first", minutes: 5 },
  ],
  quiz: [
    {
      question: "When does an order end?",
      choices: [
        "When the goods are packed",
        "When the customer has paid everything",
        "When the rider has picked it up and the customer has a picture of the waybill with the driver's number",
        "When goods and money have arrived, both are written down and nobody has to do anything more",
      ],
      answer: 3,
      why: "A drawing that ends at packing leaves out the road, and one that ends at payment leaves out the delivery. Parcels and balances are lost in exactly the part that was not drawn.",
    },
    {
      question:
        "It took 32 h 20 min until the kitchen knew of an order. Of this, 30 minutes were work and 18 h 28 min were the customer's own time. Where do you begin?",
      choices: [
        "With the waits that are ours, the longest first",
        "With the 30 minutes of work, so that staff are quicker",
        "With the customer, who should answer earlier",
      ],
      answer: 0,
      why: "Nearly 14 hours were the business's own, and only half an hour of these was work. If you make that half hour a little faster, nobody will feel it.",
    },
    {
      question: "Which wait must stay, even if a tool could remove it?",
      choices: [
        "The wait until the owner is back and says the price",
        "The wait until somebody copies the order into the second book",
        "The wait until the kitchen is told in the evening",
        "The wait until the bank's own record shows the money",
      ],
      answer: 3,
      why: "Anybody can make a screenshot or an alert on a phone. The bank's own record is the proof, and it is worth a wait of a few minutes.",
    },
    {
      question: "Which of these is a finished rule?",
      choices: [
        "After three paid orders, pay on delivery up to ₦60,000, delivery included; above that, ask the owner",
        "Trusted customers may pay on delivery",
        "Payment on delivery is decided from case to case",
        "No customer may ever pay on delivery, except good ones",
      ],
      answer: 0,
      why: "It names the case, the answer and the limit above which somebody is asked, so two people come to the same result. Words like 'trusted' and 'good' mean something else to each person.",
    },
    {
      question: "One hotel orders after the cut-off every week. What does the drawing need?",
      choices: [
        "A later cut-off for all customers",
        "A note that the driver may decide",
        "A line of its own for the hotel, such as a standing order",
        "Nothing, since exceptions cannot be drawn",
      ],
      answer: 2,
      why: "What comes every week is a second way, not an exception. If you move the cut-off for everybody, each evening ends later for the sake of one customer.",
    },
  ],
  task: "Draw one finished order with the four signs, measure its waits, and mend the longest one that is yours with one of the four moves; then work by the new drawing for seven days. You have done it when the drawing has a date, at least three rules are written down, each of the seven days has its cross, and you can say in hours how long the wait was before and after.",
};
