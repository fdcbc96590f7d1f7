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
    "Reading a test with few results: what twelve messages can tell you and what they cannot",
    "Stopping rules written before you pay, and a daily limit that the card cannot pass",
    "Flyers, radio and church bulletins, counted in the same table",
  ],
  lessons: [],
  quiz: [],
  task: "Work out what you may pay for an order, run one test with money you can lose, and count to the end. Done when: you can say what one message and one order cost you, and you have written down, with that figure, whether you go on, change one thing, or stop.",
};
