import type { ModuleContent } from "../course-content.ts";

export const sellingToCompaniesAndSchools: ModuleContent = {
  slug: "selling-to-companies-and-schools",
  title: "Selling to companies, schools and offices",
  summary:
    "Larger orders with more paper and later money. You learn whom to ask, what to hand in, and when to say no.",
  outline: [
    "Ten organisations near you that buy what you sell, and the person in each who feels the need",
    "What a small supplier is asked for: registration, tax number, bank details, references, samples",
    "A quotation on one page, with validity, delivery, terms and a total that is right",
    "The first small order as a test of both sides",
    "Sixty days until the money: working out whether you can carry it, and what to add for it",
    "The order on paper before the goods move: who signed, and may that person sign?",
    "‘Something for the boys’: how to decline and stay in the room",
    "Renewing: the review after three months that keeps the contract",
  ],
  lessons: [
    { slug: "ten-organisations", title: "Ten organisations near you", minutes: 5 },
    { slug: "quotation-and-first-order", title: "The quotation and the first order", minutes: 5 },
    { slug: "sixty-days", title: "Sixty days until the money", minutes: 5 },
  ],
  quiz: [
    {
      question: "Which of these organisations do you visit first?",
      choices: [
        "A hotel with 120 rooms whose purchases are decided in Lagos",
        "A guest house with 20 rooms and its owner on the spot, where you know the housekeeper",
        "A bank branch, well known and punctual in paying, that needs what you sell once a year",
      ],
      answer: 1,
      why: "The guest house needs your goods again and again, decides on the spot, and somebody there will talk with you. You can carry its size too. The large hotel is a goal for the year after.",
    },
    {
      question: "‘The principal said go ahead.’ What is that?",
      choices: [
        "An order, because the principal leads the school and would not say it without meaning it",
        "An order, once you have bought the materials",
        "A good sign; the order is the signed page of the person who may sign",
      ],
      answer: 2,
      why: "Accounts pays what somebody with the right to sign has ordered. Ask in writing who that is, and begin when the page is there.",
    },
    {
      question:
        "For an order of ₦600,000 you get 50% in advance. Before the next payment you must spend ₦380,000. What follows?",
      choices: [
        "Nothing, since ₦600,000 is clearly more than ₦380,000",
        "You need ₦80,000 of your own, or other steps of payment",
        "The order is too small to be worth it",
        "You raise the price by ₦80,000",
      ],
      answer: 1,
      why: "50% is ₦300,000, and ₦380,000 goes out: ₦80,000 is missing until the next payment. Change the steps rather than the price, to 65% in advance for instance.",
    },
    {
      question: "What belongs on the delivery note, above all?",
      choices: [
        "What, how many, condition, and a readable name",
        "The price of each piece, so that it need not be asked for later",
        "Thanks for the order and your bank account",
        "The signature of your driver",
      ],
      answer: 0,
      why: "It proves that this amount was received in good condition, and by whom. Without it accounts may not pay. Prices belong on the invoice, which goes out on the same day.",
    },
    {
      question:
        "‘We pay 60 days after the invoice.’ Which request shortens your wait the most without touching the 60 days?",
      choices: [
        "A friendlier reminder on day 61",
        "A small gift for accounts",
        "An invoice in colour, so that it is seen",
        "An invoice every week instead of at the end of the month",
      ],
      answer: 3,
      why: "With a monthly invoice the first delivery waits up to 30 days and then 60. With a weekly one it waits 7 and then 60. A gift for a payment is a bribe, and it makes you open to blackmail.",
    },
  ],
  task: "Write to five organisations with an offer that can be forwarded, and follow each up to an answer. Done when: all five are in the record with yes, no or a date for the next step, and for each yes you have calculated what is left after the waiting for money.",
};
