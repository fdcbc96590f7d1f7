import type { ModuleContent } from "../course-content.ts";

export const customersWhoComeBack: ModuleContent = {
  slug: "customers-who-come-back",
  title: "Customers who come back",
  summary:
    "Somebody who bought once and was content is the cheapest next sale you have. You find these people in your own papers and write to them at the right time, with something of theirs.",
  outline: [
    "How often your customers could come back, product by product: the natural rhythm of rice, hair, tyres and uniforms",
    "A list of past customers from chats, receipts and bank alerts, with what they bought and when",
    "Asking for permission at the happiest moment, and keeping the proof",
    "Messages that remember: size, date, the last problem, the child’s class",
    "Seven people a week, written to by hand, instead of a broadcast to two hundred",
    "The order number at which a customer begins to pay you",
    "A thank-you that is worth more than a loyalty card, and when a card pays",
    "Counting it: how many wrote back, how many bought, how many said stop",
  ],
  lessons: [
    { slug: "the-rhythm-of-buying", title: "The rhythm of buying", minutes: 5 },
    { slug: "messages-that-remember", title: "Messages that remember", minutes: 5 },
    { slug: "what-a-returning-customer-is-worth", title: "What a returning customer is worth", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "Five customers bought the same tin again after 20, 24, 25, 31 and 90 days. Which pulse do you write down?",
      choices: [
        "38 days, the average",
        "25 days, the middle one",
        "90 days, to be on the safe side",
        "20 days, to be early",
      ],
      answer: 1,
      why: "One person who travelled pulls the average up to 38, where four of the five have already bought again. She does not change the middle number.",
    },
    {
      question: "Which reason to write is about the customer?",
      choices: [
        "Sales are slow this week and the rent is due on Friday",
        "You have bought too much of one colour and need the space in the store",
        "It is the end of the month, when everybody has a salary",
        "Her filter is due for cleaning, going by the date you wrote down",
      ],
      answer: 3,
      why: "The other three are about you, or about everybody. This one helps her even if she cleans it herself, and it shows that you remembered.",
    },
    {
      question:
        "A new customer costs you ₦4,500 to find, and an order leaves ₦1,800. With which order does this person begin to pay you?",
      choices: ["The third", "The second", "The fourth"],
      answer: 0,
      why: "₦4,500 ÷ ₦1,800 = 2.5, rounded up to 3. Two orders leave ₦3,600, which is still ₦900 short; the third makes it ₦900 over.",
    },
    {
      question: "Of 30 new customers 20 did not come again. What do you do first?",
      choices: [
        "Print a card with ten stamps for the next ones",
        "Offer all 20 of them 15% off, so that they try it a second time",
        "Ring some of the 20 and ask what did not suit them",
        "Spend more on adverts, to replace the 20",
      ],
      answer: 2,
      why: "If the first order was late or faulty, neither card nor discount mends it, and new people will fall through the same hole. Some calls cost nothing and show you the hole.",
    },
    {
      question: "When does a ‘tenth one free’ card lose money?",
      choices: [
        "When most of those who fill it would have come just as often without it",
        "When customers forget the card at home and ask you to stamp it next time",
        "When customers who came now and then come more often because of it",
      ],
      answer: 0,
      why: "Then you give away what they would have paid for. The card pays only with people who come more often because of it, so think about who they are before you print.",
    },
  ],
  task: "Make a list of at least 40 past customers with what they bought and when, choose the 20 for whom it is time, and write each a message that remembers. Done when: the 20 are written to, the answers are in the record, and you know what was left from the sales that came from them.",
};
