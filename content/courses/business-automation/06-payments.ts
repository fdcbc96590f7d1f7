import type { ModuleContent } from "../course-content.ts";

export const payments: ModuleContent = {
  slug: "payments",
  title: "Payments that are checked, not believed",
  summary:
    "How to find the order for each payment: you match transfers, POS and cash every day, and goods leave only on proof.",
  outline: [
    "What counts as proof: the bank's own app or statement, and why a screenshot or an SMS does not",
    "Who may see the account: a second person with view-only access, or a separate account that receives sales only",
    "A payment reference that customers really use: the order number, and how to ask for it in one line",
    "Matching transfers with orders in four rounds, including two equal amounts in the same hour",
    "The POS machine: the day's slips, the settlement in the bank, the fees between them, and transfers that come late",
    "Cash from riders and branches: counted by two people, written down once, with any difference explained on the same day",
    "Part payments, refunds and overpayments: each gets a line of its own and is never a correction",
    "What to do in the first hour after a false alert was believed",
  ],
  lessons: [
    { slug: "proof", title: "What counts as proof", minutes: 5 },
    { slug: "match-payments", title: "Match payments with orders", minutes: 5 },
    { slug: "pos-and-cash", title: "POS, drawer and riders' cash", minutes: 5 },
  ],
  quiz: [
    {
      question: "Your own phone shows a credit alert by SMS. What is it worth?",
      choices: [
        "It is proof, because it came to your own phone",
        "It is proof if the amount is right",
        "It is a sign to open the bank app and look",
        "It is worth less than the customer's receipt",
      ],
      answer: 2,
      why: "A text message can carry any sender's name. Only the entry in your account's own list proves this payment, with the amount, the sender and the time.",
    },
    {
      question: "Your attendant must check payments while you are in traffic. Which way is best?",
      choices: [
        "A sign-in of her own for the sales account, with which she can look but not transfer",
        "Your PIN, because she has been with you for years",
        "She asks each customer for a second screenshot",
      ],
      answer: 0,
      why: "She sees what she needs and cannot move any money, so nobody can suspect her either. A shared PIN makes it impossible to say who did what.",
    },
    {
      question:
        "Emeka has paid ₦18,000 too much, and ₦18,000 from Blessing is missing. What do you do tonight?",
      choices: [
        "Set one against the other, because the total agrees",
        "Keep quiet until one of them asks",
        "Ask Emeka what it was for, and keep it in a list of its own until he answers",
        "Send Emeka's second payment back at once",
      ],
      answer: 2,
      why: "It may be a mistake or a payment for his sister, and only he knows. If you use it for Blessing's order without asking, she gets goods that nobody paid for.",
    },
    {
      question:
        "The float was ₦10,000, cash sales were ₦86,500, ₦7,200 was paid out, and ₦88,800 is counted. What do you write down?",
      choices: [
        "Nothing, because it nearly agrees",
        "A difference of +₦2,300",
        "A difference of −₦10,500",
        "A difference of −₦500",
      ],
      answer: 3,
      why: "10,000 plus 86,500 less 7,200 is 89,300, and 88,800 is 500 less. Write down small differences too, with their sign, because only a row of them shows a pattern.",
    },
    {
      question:
        "The rider had ₦70,000 to collect. ₦9,000 came by transfer, and a parcel for ₦22,000 came back. How much cash must he hand over?",
      choices: ["₦39,000", "₦61,000", "₦48,000"],
      answer: 0,
      why: "70,000 less 9,000 less 22,000 is 39,000. Before he goes, somebody looks at the transfer in the account and at the parcel on the table.",
    },
  ],
  task: "For one week, match all the money that came in each day with the orders it belongs to, in three heaps: bank, POS and cash. You have done it when seven evenings in a row have no naira without an order and no delivered order without a naira or a name.",
};
