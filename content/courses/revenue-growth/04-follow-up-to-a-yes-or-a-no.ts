import type { ModuleContent } from "../course-content.ts";

export const followUpToAYesOrANo: ModuleContent = {
  slug: "follow-up-to-a-yes-or-a-no",
  title: "Follow up to a yes or a no",
  summary:
    "Every enquiry ends in a yes or a no, and none in silence that nobody noticed. You build the list, the rhythm and the messages for it.",
  outline: [
    "Open enquiries as money: what your own list is worth, worked out with care",
    "Day 1, day 3, day 10: what each message must bring that the one before did not",
    "Phone reminders, WhatsApp labels and the sheet: one place that tells you whom to write to today",
    "When to ring instead of writing, and how to open such a call",
    "The message that asks for a no, and why it often brings the yes",
    "Orders that were promised and not paid: asking about the goods, not about the person",
    "A ‘do not write’ list, and what the Data Protection Act says about advertising to people",
  ],
  lessons: [
    { slug: "the-money-that-lies-open", title: "The money in open enquiries", minutes: 5 },
    { slug: "two-weeks-with-one-customer", title: "Two weeks with one customer", minutes: 5 },
    { slug: "calls-promises-and-stop", title: "Calls, promised payments, and stop", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "Your record has 30 open enquiries. In the past, two of every ten that you followed up became a yes, and ₦5,000 is left from a usual sale. What may you expect from following them all up?",
      choices: ["₦150,000", "₦60,000", "₦30,000", "₦10,000"],
      answer: 2,
      why: "30 ÷ 10 × 2 = 6 sales, and 6 × ₦5,000 = ₦30,000. The ₦150,000 would come if everybody bought, and nobody’s list works like that.",
    },
    {
      question: "Which line do you work on first tomorrow?",
      choices: [
        "‘Do you deliver to Uyo on Fridays? I need 2.’ Asked yesterday, no answer yet",
        "‘Ok, I will see’, written nine days ago after you gave the price of your largest job",
        "‘Nice work’, written under a picture of your status this morning",
      ],
      answer: 0,
      why: "A place, a day and a number: this person is near a yes and is waiting for you. An ‘ok’ after a large price is far from one, and praise is not an enquiry.",
    },
    {
      question: "A customer says: ‘I am waiting for somebody to pay me.’ What do you write?",
      choices: [
        "‘No problem, sir, whenever you are ready.’",
        "‘The price can change at any time, so please try.’",
        "‘I understand, but can you not pay at least a part of it today?’",
        "‘I understand. When do you expect it? I will write on that day.’",
      ],
      answer: 3,
      why: "It takes the reason as true and gets a date that the customer named. Then you keep quiet until that day, and so your message on that day is welcome.",
    },
    {
      question: "Why does the last message ask for a no?",
      choices: [
        "To make the customer feel guilty about the time you spent",
        "Because an easy no is answered, and closes the line",
        "Because after three messages the law forbids a fourth one",
        "To show that you have enough other customers",
      ],
      answer: 1,
      why: "A no that is easy to give frees your list and the customer. Some find at that moment that they want it after all. Guilt and pride sell nothing.",
    },
    {
      question:
        "Somebody who has an order with you for Thursday writes: ‘Stop sending me offers.’ What do you do?",
      choices: [
        "Send no more messages of any kind, the delivery included",
        "Ask for the reason, so that you can improve the offers",
        "Put the number on the ‘do not write’ list, and still send the delivery time of the order",
      ],
      answer: 2,
      why: "The objection is to advertising, and it ends there and then. The order on Thursday is another matter: she wants to know when it comes. If you ask for reasons, she must defend a right.",
    },
  ],
  task: "Follow up every open line of your record for two weeks by the rhythm of the module. Done when: no enquiry older than ten days is open, and you can say how many of them became yes, how many no, and what was left from the yes.",
};
