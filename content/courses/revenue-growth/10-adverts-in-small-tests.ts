import type { ModuleContent } from "../course-content.ts";

export const advertsInSmallTests: ModuleContent = {
  slug: "adverts-in-small-tests",
  title: "Adverts in small tests",
  summary:
    "Paid adverts treated like a trial at the market: a small amount, one question, a figure that decides.",
  outline: [
    "What you may pay for one order, worked out from what an order leaves",
    "When adverts make no sense: no clear offer, no stock, nobody to answer within the hour",
    "A test for one week with one picture, one area, one offer",
    "Counting messages, yes and naira, not likes, reach or followers",
    "Reading a test with few results: what eleven messages can tell you and what they cannot",
    "Stopping rules written before you pay, and a daily limit that the card cannot pass",
    "Flyers, radio and church bulletins, counted in the same table",
  ],
  lessons: [
    { slug: "what-an-order-may-cost", title: "What an order may cost you", minutes: 4 },
    { slug: "one-week-one-question", title: "One week, one question", minutes: 5 },
    { slug: "reading-eleven-messages", title: "Reading eleven messages", minutes: 5 },
  ],
  quiz: [
    {
      question:
        "One order may cost you ₦6,000 at most, and three of ten enquiries from strangers become a yes. What may one message cost?",
      choices: ["₦2,000", "₦600", "₦1,800", "₦6,000"],
      answer: 2,
      why: "Ten messages bring three orders, which may cost 3 × ₦6,000 = ₦18,000. Divided by ten messages that is ₦1,800.",
    },
    {
      question: "Which figure decides whether an advert was good?",
      choices: [
        "What one order cost, with fees, against what it may cost",
        "How many people saw it and tapped on it, compared with last time",
        "How many likes and new followers came",
      ],
      answer: 0,
      why: "Views and likes can rise while every order costs more than it leaves. They help you to find where people get stuck, but they decide nothing.",
    },
    {
      question: "Picture A brought 12 messages, picture B 9, for the same money. Which is better?",
      choices: [
        "A, by a third",
        "B, since fewer messages are easier to answer",
        "A, if the likes say the same",
        "Nobody can say, from so few",
      ],
      answer: 3,
      why: "A difference of three comes up by chance all the time with such numbers. Twice as many and at least ten more would be worth believing. Test larger differences instead.",
    },
    {
      question:
        "Half of the money is gone, and your stopping rule says stop. You like the pictures very much. What do you do?",
      choices: [
        "Change the picture and the area, and let it run on",
        "Stop, and keep the rest for another question",
        "Double the daily sum, so that the platform can learn faster",
      ],
      answer: 1,
      why: "The rule was written when you were calm. The rest of the money pays for a better question next month; two changes in the middle would tell you nothing.",
    },
    {
      question:
        "Six of eleven people asked whether you deliver to the next town. What is the best next test?",
      choices: [
        "The same one with three times the money, since it is working",
        "The same one, with the delivery fee to that town in the text",
        "A new picture, a new price and a new area",
      ],
      answer: 1,
      why: "You make one change that comes from the people’s own words, and leave everything else as before. Then the next number says what this one line is worth.",
    },
  ],
  task: "Work out what you may pay for an order, run one test with money you can lose, and count to the end. Done when: you can say what one message and one order cost you, and you have written down, with that figure, whether you go on, change one thing, or stop.",
};
