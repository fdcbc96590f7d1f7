import type { ModuleContent } from "../course-content.ts";

export const automaticReplies: ModuleContent = {
  slug: "automatic-replies",
  title: "Automatic replies on WhatsApp Business",
  summary:
    "Greeting, away message, saved replies and labels in the free WhatsApp Business app, set up so that they take orders and stay correct.",
  outline: [
    "An away message that collects the order at night, instead of one that only says you are closed",
    "How to set and test this message and change it for holidays, and what it does without power or data",
    "Three kinds of saved reply, and the dangerous ones that only one person may change",
    "A master list that survives a lost phone, and a check of the account number each morning",
    "What a pharmacy must never save as a reply, and when you type the first line by hand",
    "Five labels as an order board, for a phone that several people share",
    "The evening round of fifteen minutes, and what its five figures tell you after a month",
  ],
  lessons: [
    { slug: "greeting-and-away", title: "A message at night that takes the order", minutes: 5 },
    { slug: "replies-with-gaps", title: "Saved replies that stay correct", minutes: 5 },
    { slug: "labels-as-board", title: "Labels as your order board", minutes: 5 },
  ],
  quiz: [
    {
      question: "What should a good away message do besides saying that you are closed?",
      choices: [
        "Ask for the facts you need, and say when a person will write back",
        "Promise that the booking is confirmed",
        "Offer a discount for the inconvenience",
        "Ask the customer to write again in the morning, when the whole team is there",
      ],
      answer: 0,
      why: "The customer has time now and you do not. With the facts in the chat, your first message in the morning can be a total instead of a question.",
    },
    {
      question: "The light goes at 8 pm and the business phone dies at 10. What happens to the away message?",
      choices: [
        "WhatsApp sends it from its own computers, so nothing changes",
        "Nothing goes out until the phone is on and has data again",
        "It goes out until midnight from WhatsApp's own store, then stops",
      ],
      answer: 1,
      why: "The free app sends these messages through your phone. Charging the phone at closing time is part of the automation.",
    },
    {
      question:
        "A saved price is ₦300 too low. For 6 days it is sent 12 times a day, and each time the customer buys one piece. What did the mistake cost?",
      choices: ["₦3,600", "₦1,800", "₦21,600", "₦300, because it is one mistake"],
      answer: 2,
      why: "12 times 6 is 72 sales, and 72 times ₦300 is ₦21,600. A saved mistake repeats itself, which is why dangerous replies are checked daily and only one person may change them.",
    },
    {
      question:
        "A customer has sent a screenshot of a transfer. When does the chat move from 'To pay' to 'Paid'?",
      choices: [
        "At once, if the screenshot shows the name and the amount",
        "When one of the two named people sees it in the bank's own app or statement",
        "When the alert has come by SMS",
        "When any member of staff has checked the screenshot",
      ],
      answer: 1,
      why: "Anybody can make a screenshot or a text message. The bank's record is the proof, and with two named people somebody is always responsible for the check.",
    },
    {
      question:
        "In the evening figures, 'To pay' grows from week to week while 'Asked' stays the same. What do you look at first?",
      choices: [
        "Whether more advertising is needed",
        "Whether the packers are too slow",
        "What happens between the customer's yes and the payment",
        "Whether the labels have good colours",
      ],
      answer: 2,
      why: "People say yes and then do not pay, so the trouble is between the yes and the payment: a late account number, a total that surprises them, or a reminder that nobody sends.",
    },
  ],
  task: "Run an away message, a cleaned set of saved replies and the five labels for seven days, with the morning check and the evening round. You have done it when seven lines of five figures are in the book, you compared the account number on seven mornings, and no paid order is older than one day without a label 4 or 5.",
};
