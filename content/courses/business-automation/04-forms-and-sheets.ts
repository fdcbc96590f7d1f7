import type { ModuleContent } from "../course-content.ts";

export const formsAndSheets: ModuleContent = {
  slug: "forms-and-sheets",
  title: "Orders in a sheet that adds up by itself",
  summary:
    "An order form and a Google Sheet that you build on your phone, six formulas that add up each day, and a second way for the hours without network.",
  outline: [
    "An order form with nine questions that your staff fill in half a minute",
    "Links that fill in the price of the day, and why each order keeps its own price",
    "What you may ask, who may see the sheet, and when data is deleted",
    "Six formulas for what to load, what is paid and what is still unpaid, each checked once by hand",
    "Colours that show unpaid deliveries without searching",
    "The slip book with numbers, for hours without light or network, and how to go back to the sheet without losing an order",
    "Offline copies, a second SIM, a monthly backup that was really opened, and the first hour after a theft",
  ],
  lessons: [
    { slug: "order-form", title: "An order form your staff will use", minutes: 4 },
    { slug: "sheet-that-counts", title: "Six formulas that count each evening", minutes: 4 },
    { slug: "light-and-network", title: "When light and network go", minutes: 5 },
  ],
  quiz: [
    {
      question: "Why is the price of the day in each order and not once at the top of the sheet?",
      choices: [
        "Because a later change of price would otherwise change the old orders too",
        "Because the form cannot read the top of a sheet",
        "Because staff should learn the price by heart",
        "Because customers may look at the sheet",
      ],
      answer: 0,
      why: "An order from June was sold at June's price. If all totals read one cell, a new price rewrites your history and your debts.",
    },
    {
      question:
        "A hotel orders 15 crates at ₦5,500, and delivery is ₦2,500. The sheet shows ₦82,500 as the total. What happened?",
      choices: [
        "The delivery fee was left empty or entered as 0",
        "The sheet is correct, since hotels pay no delivery",
        "The number of crates was typed as a word",
        "The price of the wrong day was used",
      ],
      answer: 0,
      why: "15 times ₦5,500 is ₦82,500, so only the ₦2,500 is missing; the total should be ₦85,000. Free delivery begins at 21 crates.",
    },
    {
      question: "Which setting belongs to the sheet with the customers' orders?",
      choices: [
        "Anyone with the link may look, but not edit",
        "Public, because there are only phone numbers in it",
        "Shared with named people, removed on the day they leave",
      ],
      answer: 2,
      why: "Names, numbers and places are personal data. A link that works for everybody travels further than you think, and you cannot call it back.",
    },
    {
      question:
        "After a morning offline, slips 0341 to 0357 should all be in the sheet, but it has 16 new rows. What do you know?",
      choices: [
        "Everything is in, because 357 less 341 is 16",
        "One slip is missing, because 0341 to 0357 are 17",
        "One slip was entered twice",
        "Nothing, because rows and slips cannot be compared",
      ],
      answer: 1,
      why: "Both ends count: 357 less 341 is 16, plus one is 17. Numbers without holes are the reason for using a printed slip book.",
    },
    {
      question:
        "There is no network, and a stranger shows a green tick on his phone for ₦35,000. What does the shop do?",
      choices: [
        "Gives the goods and writes down his name, his phone number and the number of his car",
        "Takes cash, or keeps the goods aside until its own bank record can be seen",
        "Photographs the screen as proof",
        "Gives half of the goods",
      ],
      answer: 1,
      why: "A picture on a customer's phone is not a payment, and people try false alerts in the very hours when nobody can check. If you keep the goods aside, you refuse nobody.",
    },
  ],
  task: "Enter every order of seven days through your form, read the page of the day each evening, and run one hour on slips on purpose. You have done it when the seven days in the sheet agree with the money you counted, the slips of the trial hour are all in the sheet by number, and a copy of the sheet was opened on another phone.",
};
