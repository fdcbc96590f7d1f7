import type { ModuleContent } from "../course-content.ts";

export const whatsappAsAShopCounter: ModuleContent = {
  slug: "whatsapp-as-a-shop-counter",
  title: "WhatsApp as a shop counter",
  summary:
    "The free WhatsApp Business app arranged like a good counter: the customer sees goods and prices, somebody greets, and no order is forgotten under the counter.",
  outline: [
    "A stranger tries to buy from you, with a watch: how many minutes until the total is known",
    "A catalogue by the words customers use, with the price and the one line that answers the next question",
    "A table of delivery fees in the catalogue, and the total in one message",
    "Labels as a production line: new, priced, paid, on the way, done, each with a longest time",
    "A status week: five posts that show work, price, proof, question and offer",
    "Lists of people who agreed to your offers, what the app limits, and why some messages never arrive",
    "The lock, checked once a month, and who can open the shop when you cannot",
    "Codes, screenshots and false alerts: the tricks played on sellers, and the rule for each",
  ],
  lessons: [
    { slug: "a-stranger-at-your-counter", title: "A stranger at your counter", minutes: 5 },
    { slug: "a-week-of-status", title: "A week of status in five posts", minutes: 5 },
    { slug: "labels-lists-and-thieves", title: "Labels, lists and thieves", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "In the test a stranger needed 50 minutes to learn the total. 30 of them passed after ‘Depends on your location’. What do you mend first?",
      choices: [
        "The speed of the answers, with a rule that each comes within five minutes",
        "The pictures, so that people are more patient",
        "A table of areas and fees that everybody can see without asking",
      ],
      answer: 2,
      why: "The delivery question needs no person: areas and fees can be written down once. Then 30 minutes become none, also at night and when you are at the bank.",
    },
    {
      question:
        "You timed your first answer in 20 chats. The middle time is 8 minutes; the three slowest took 150 to 180 minutes, and all three people wrote between 1 and 3 pm. What is the trouble?",
      choices: [
        "Two hours a day without anybody at the phone",
        "The whole shop is too slow in answering",
        "Nothing: the average is what counts, and it is good",
        "Too many messages in general, so that more staff is needed",
      ],
      answer: 0,
      why: "Most of the answers are quick. Somebody at the phone from 1 to 3, or a message that says when you read, solves it. To press everybody to be faster would change nothing at that hour.",
    },
    {
      question: "The Friday offer brings the most replies. Why not post an offer every day?",
      choices: [
        "WhatsApp allows one offer in a week",
        "Offers cost more data than other posts",
        "People look on Friday because they were not asked for money on the other days",
        "Replies on other days do not count",
      ],
      answer: 2,
      why: "Work, answers and proof are the reason to look at all. With offers alone the views fall, and then the replies. You can try it for two weeks and count.",
    },
    {
      question: "An order is paid, and the rider has left with it. Which labels does the chat carry?",
      choices: [
        "‘3 Paid’ and ‘4 On the way’",
        "‘4 On the way’ alone",
        "All from 1 to 4, so that the history can be seen",
      ],
      answer: 1,
      why: "Exactly one label says where the order is now. With two labels it is in two lists, and at closing you look for a parcel that has left.",
    },
    {
      question:
        "‘Sorry, I sent ₦85,000 instead of ₦58,000. Please return ₦27,000 to my brother’s account.’ What do you do?",
      choices: [
        "Return it at once, since it is not yours",
        "Look in the bank app, ring the bank, return it only to the sender",
        "Keep it until the person comes to the shop",
        "Send the ₦27,000 once the person has sent you a receipt of the transfer",
      ],
      answer: 1,
      why: "Perhaps nothing has come at all, or it is stolen money that you would be passing on. The statement shows what is true, and the way back to the sender’s own account is the only safe one.",
    },
  ],
  task: "Set up the counter completely and keep it for two weeks. Done when: a stranger finds the price and delivery cost of your five best sellers without writing to you, every open order has one label, and you have measured the minutes until the first answer for 20 chats.",
};
