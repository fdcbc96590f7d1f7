import type { ModuleContent } from "../course-content.ts";

export const automaticReplies: ModuleContent = {
  slug: "automatic-replies",
  title: "Automatic replies on WhatsApp Business",
  summary:
    "Greeting, away message, saved replies and labels in the free WhatsApp Business app, set up so that they take orders and stay correct.",
  outline: [
    "An away message that collects the order at night, instead of one that only says you are closed",
    "How to set, test and switch it for holidays, and what it does without power or data",
    "Three kinds of saved reply, and the dangerous ones that only one person may change",
    "A master list that survives a lost phone, and a check of the account number each morning",
    "What a pharmacy must never save as a reply, and when the first line is typed by hand",
    "Five labels as an order board, for a phone that several people share",
    "The evening round of fifteen minutes, and what its five figures say after a month",
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
        "Ask for what you need to answer, and say when a person writes back",
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
      why: "The free app sends these messages through your phone. Charging it at closing time is part of the automation.",
    },
    {
      question: "A saved price is ₦300 too low and is sent 12 times a day for 6 days. What did it cost?",
      choices: ["₦3,600", "₦1,800", "₦21,600", "₦300, for it is one mistake"],
      answer: 2,
      why: "12 times 6 is 72 sales, and 72 times ₦300 is ₦21,600. A saved mistake repeats itself, which is why dangerous replies are checked daily and changed by one person.",
    },
    {
      question:
        "A customer has sent a screenshot of a transfer. When does the chat move from 'To pay' to 'Paid'?",
      choices: [
        "At once, if the screenshot shows name and amount",
        "When one of the two named people sees it in the bank's own app or statement",
        "When the alert has come by SMS",
        "When any member of staff has checked the screenshot",
      ],
      answer: 1,
      why: "Screenshots and text messages can be made by anybody. The bank's record is the proof, and two named people mean that somebody answers for it.",
    },
    {
      question:
        "In the evening line the figure of 'To pay' grows week by week while 'Asked' stays the same. What do you look at first?",
      choices: [
        "Whether more advertising is needed",
        "Whether the packers are too slow",
        "What happens between the customer's yes and the account number",
        "Whether the labels have good colours",
      ],
      answer: 2,
      why: "People say yes and then do not pay, so the trouble lies between these two points: a late account number, a total that surprises them, or a reminder nobody sends.",
    },
  ],
  task: "Run an away message, a cleaned set of saved replies and the five labels for seven days, with the morning check and the evening round. You have done it when seven lines of five figures are in the book, the account number was compared on seven mornings, and no paid order is older than one day without a label 4 or 5.",
};
