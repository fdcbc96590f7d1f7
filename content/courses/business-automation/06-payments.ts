import type { ModuleContent } from "../course-content.ts";

export const payments: ModuleContent = {
  slug: "payments",
  title: "Payments that are checked, not believed",
  summary:
    "How an order and its money find each other: transfers, POS and cash matched daily, and goods that leave only on proof.",
  outline: [
    "What counts as proof: the bank's own app or statement, and why neither a screenshot nor an SMS does",
    "Who may see the account: a second person with view-only access, or a separate account that receives sales only",
    "A payment reference that customers really use: the order number and how to ask for it in one line",
    "Matching transfers with orders in four rounds, including two equal amounts in the same hour",
    "The POS machine: the day's slips, the settlement in the bank, the fees between them, and transfers that come late",
    "Cash from riders and branches: counted by two, written once, with the difference explained on the same day",
    "Part payments, refunds and overpayments as lines of their own, never as corrections",
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
        "It is proof, for it came to your own phone",
        "It is proof if the amount is right",
        "It is a sign to open the bank app and look",
        "It is worth less than the customer's receipt",
      ],
      answer: 2,
      why: "A text message can carry any sender's name. Only the entry in the list of your account shows this payment, with amount, sender and time.",
    },
    {
      question: "Your attendant must check payments while you are in traffic. Which way is best?",
      choices: [
        "A user for the sales account who may look and not transfer",
        "Your PIN, since she has been with you for years",
        "She asks each customer for a second screenshot",
      ],
      answer: 0,
      why: "She sees what she needs and can move nothing, so nobody can suspect her either. A shared PIN makes it impossible to say who did what.",
    },
    {
      question: "₦18,000 too many from Emeka, ₦18,000 missing from Blessing. What do you do tonight?",
      choices: [
        "Set one against the other, for the sum agrees",
        "Keep quiet until one of them asks",
        "Ask Emeka what it was for, and keep it in a list of its own until he answers",
        "Send Emeka's second payment back at once",
      ],
      answer: 2,
      why: "It may be a mistake or a payment for his sister, and only he knows. Setting it off without asking gives Blessing goods that nobody paid for.",
    },
    {
      question: "Float ₦10,000, cash sales ₦86,500, paid out ₦7,200, counted ₦88,800. What is written down?",
      choices: [
        "Nothing, it nearly agrees",
        "A difference of +₦2,300",
        "A difference of −₦10,500",
        "A difference of −₦500",
      ],
      answer: 3,
      why: "10,000 plus 86,500 less 7,200 is 89,300, and 88,800 is 500 less. Small differences are written with their sign, since only a row of them shows a pattern.",
    },
    {
      question:
        "The rider had ₦70,000 to collect. ₦9,000 came by transfer, a parcel for ₦22,000 came back. What must he hand over?",
      choices: ["₦39,000", "₦61,000", "₦48,000"],
      answer: 0,
      why: "70,000 less 9,000 less 22,000 is 39,000. Before he goes, somebody looks at the transfer in the account and at the parcel on the table.",
    },
  ],
  task: "For one week, match each evening all money that came in with the orders it belongs to, in three heaps: bank, POS, cash. You have done it when seven evenings in a row have no naira without an order and no delivered order without a naira or a name.",
};
