import type { ModuleContent } from "../course-content.ts";

export const referralsAndPartners: ModuleContent = {
  slug: "referrals-and-partners",
  title: "Referrals and partners",
  summary:
    "People trust people. You make it easy for content customers and for neighbouring trades to send you the next one.",
  outline: [
    "The moment to ask: after which sentence of the customer, and with which words",
    "A message that can be forwarded as it is, with offer, price and number",
    "How to thank people for a referral: a gift that costs little, and when a commission is better",
    "Trades that meet your buyer a week before you: the tailor and the hall, the tiler and the plumber",
    "An agreement on half a page: who sends whom, what is paid, when, and how it is counted",
    "Associations, church and mosque groups, old students: being useful there before selling",
    "What to do when a person you recommended does bad work",
    "Who sends you people, counted for three months, and the step at which recommendations stop",
  ],
  lessons: [
    { slug: "the-moment-to-ask", title: "The moment to ask", minutes: 5 },
    { slug: "half-a-page-with-a-partner", title: "Half a page with a partner", minutes: 5 },
    { slug: "counting-what-people-send", title: "Counting who sends you people", minutes: 5 },
  ],
  quiz: [
    {
      question: "When do you ask a customer for a recommendation?",
      choices: [
        "While she is paying, since then she is thinking of you",
        "Three weeks later, when she has tried it thoroughly",
        "Directly after a sentence such as ‘So quick?’",
        "At the beginning, as a condition for a good price",
      ],
      answer: 2,
      why: "That sentence is your permission to ask. At the till she thinks of money, three weeks later she thinks of something else, and a condition makes a trade out of a kindness.",
    },
    {
      question: "Why do you not ask a customer for the numbers of her friends?",
      choices: [
        "The friends did not agree to it; the customer can pass you on instead",
        "Such numbers are mostly wrong",
        "The law forbids every recommendation by message",
      ],
      answer: 0,
      why: "A call from a stranger embarrasses the friend, and also the customer who gave the number. If she passes your message on, the friend decides whether to write.",
    },
    {
      question:
        "An order leaves ₦80,000 and has a price of ₦500,000. What does a commission of 5% cost you, on the price and on what is left?",
      choices: ["₦4,000 and ₦25,000", "₦25,000 in both cases", "₦25,000 and ₦4,000"],
      answer: 2,
      why: "5% of ₦500,000 is ₦25,000, nearly a third of what is left. 5% of ₦80,000 is ₦4,000. So the half page must say what the percentage is of.",
    },
    {
      question:
        "You served 300 customers and asked 30 of them to recommend you. 15 passed your message on, and 20 people came. What do you do first?",
      choices: [
        "Give a higher reward to those who pass it on",
        "Ask more of the customers who are content",
        "Write a new text for the message",
        "Ask the 20 to bring others before they are served",
      ],
      answer: 1,
      why: "You asked only one in ten, and everything after that works. Asking costs a sentence, and you can count it with strokes on a card.",
    },
    {
      question:
        "A customer whom your partner sent you is angry, and complains to your partner. What should your agreement say?",
      choices: [
        "The complaint goes to the one who did the work, the same day, and the other is told",
        "Each looks after his own customers and keeps out of it, so that the friendship does not suffer",
        "The partner gives the commission back, and with that the matter is settled between the two of you",
      ],
      answer: 0,
      why: "Your partner’s name is behind the recommendation. A quick call with a day for the repair saves both names; money that you and your partner pass back does not help the customer.",
    },
  ],
  task: "Ask 15 content customers for a referral with a message they can forward, and agree with two partners on half a page. Done when: the record marks every enquiry that came this way, and after four weeks you know how many asked, how many bought, and what you gave for it.",
};
