import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { sums } from "../layouts/figures.ts";
import { decide, flow } from "../layouts/flow.ts";
import { points } from "../layouts/opening.ts";
import { checklist, nextStep, quiz } from "../layouts/practice.ts";
import { ledger, table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { minus, split, times } from "../text/equation.ts";
import { leaves, other, result, test, tray } from "./business.ts";

const brought = result.ordered * leaves;
const perOrder = result.spent / result.ordered;

const question = { spent: 12_000, ordered: 3, left: 3_500 } as const;

/** A test advert, what it brought, and when to stop. */
export const adverts: readonly Slide[] = [
  sums({
    title: "First know what one order leaves",
    sums: [
      {
        from: { label: "price of a tray", amount: tray.price },
        sign: "−",
        by: { label: "what the tray costs you", amount: tray.cost },
        result: "left on one order",
      },
    ],
    takeaway: `An order may never cost more than ${naira(leaves)} in adverts. Half of that is a good limit.`,
    notes: `Before you pay for any advert, you must know one figure: what one order leaves you. A tray is sold for ${naira(tray.price)}. Flour, oil, meat, gas, packing and the rider cost ${naira(tray.cost)}. So ${minus(tray.price, tray.cost)} are left. If an advert costs more than that for each order, you pay customers to eat. Set your limit at half, here ${naira(leaves / 2)}, because some of what is left must also pay rent and your own work. If you do not know what your goods cost you, stop here and do the course Bookkeeping from zero first. It is not possible to judge an advert without it.`,
  }),
  flow({
    title: "A test advert in four steps",
    lead: `The whole test: ${naira(result.spent)} in ${test.length} days, and not one naira more.`,
    steps: [
      { head: "One offer", text: "The post that brought most messages." },
      { head: "One area", text: "Only where you deliver." },
      { head: "One limit", text: `${naira(2_000)} a day, with an end date.` },
      { head: "One way back", text: "A tap opens a WhatsApp chat." },
    ],
    takeaway: "Ask everybody who writes: ‘Where did you see us?’ Mark it in the book.",
    notes: `Now the test. First, take the offer that already works without money: the post that brought the most messages. A bad post does not become good because you pay for it. Second, show it only where you deliver; for this business that is Enugu and not all of Nigeria. Third, set a limit in the advert itself, ${naira(2_000)} a day with an end date, so that it stops even if you forget it. Fourth, let a tap open a chat with you. Then ask everybody who writes where they saw you, and mark it in the book. Look in the app for the smallest daily sum, for such rules change.`,
  }),
  ledger({
    title: "The notebook of the test",
    columns: [
      { head: "Day", wide: 3 },
      { head: "Spent", wide: 2.4, figures: "naira" },
      { head: "Wrote", wide: 2, figures: "count" },
      { head: "Ordered", wide: 2, figures: "count" },
    ],
    rows: test.map(({ day, spent, wrote, ordered }) => [day, spent, wrote, ordered]),
    total: "The test",
    takeaway: "Count only those who said that they saw the advert.",
    notes: `This is the notebook. Five days, four columns, a line each evening. ${result.wrote} people wrote because of the advert and ${result.ordered} ordered. Do not judge it on Monday: on the first day nobody ordered. Do not judge it on Thursday either, which was the best day. Judge it at the end, because single days are luck. Write down only people who said that they saw the advert. Your regular customers would have ordered anyway, and if you count them, every advert looks wonderful. When the five days are over, switch it off, even if it goes well, and do the sum on the next slide.`,
  }),
  sums({
    title: "What did the test bring?",
    sums: [
      {
        from: { label: "spent", amount: result.spent },
        sign: "÷",
        by: { label: "orders", amount: result.ordered, says: `${result.ordered}` },
        result: "for one order",
      },
      {
        from: { label: `left on ${result.ordered} orders`, amount: brought },
        sign: "−",
        by: { label: "spent", amount: result.spent },
        result: "earned by the test",
      },
    ],
    takeaway: `${naira(perOrder)} for an order that leaves ${naira(leaves)}: under the limit of ${naira(leaves / 2)}. Go on.`,
    notes: `Two sums. The first says what one order cost in adverts: ${split(result.spent, result.ordered)}. Compare it with your limit of ${naira(leaves / 2)}: it is under it. The second says what the test earned: ${result.ordered} orders leave ${times(result.ordered, leaves)}, and ${minus(brought, result.spent)}. So this advert may go on, for another five days, and is counted again. And if somebody of the ${result.ordered} orders a second time next month, that order costs no advert at all. That is why the first delivery must be good: the second one is where the money is.`,
  }),
  table({
    title: "Two adverts side by side",
    columns: [
      { head: "", wide: 3.4 },
      { head: "Advert A: on time", wide: 3.4, figures: "count" },
      { head: "Advert B: the best", wide: 3.4, figures: "count" },
    ],
    rows: [
      ["Spent", naira(result.spent), naira(other.spent)],
      ["People who wrote", `${result.wrote}`, `${other.wrote}`],
      ["People who ordered", `${result.ordered}`, `${other.ordered}`],
      ["Cost of one order", naira(perOrder), naira(other.spent / other.ordered)],
      [
        "Earned or lost",
        `${naira(brought - result.spent)} earned`,
        `${naira(other.spent - other.ordered * leaves)} lost`,
      ],
    ],
    takeaway: "More people wrote to B. It still lost money. Count to the last line.",
    notes: `Here is a second test, for the same money, with other words. If you look only at the second line, B is the winner: ${other.wrote} people wrote, and to A only ${result.wrote}. But of those who wrote to B, one ordered. One order for ${naira(other.spent)}, and it left ${naira(leaves)}. So B lost ${naira(other.spent - other.ordered * leaves)}. Why? Perhaps the words attracted people from far away, or people who only wanted to know the price. The reason is interesting, but the decision does not need it: B stops. Always count to the last line, because the app will show you only the first ones, and always in green.`,
  }),
  decide({
    title: "Go on, change, or stop?",
    questions: [
      {
        ask: "Did anybody order because of it?",
        yes: "go on to the next question.",
        no: "stop, and change the offer.",
      },
      {
        ask: "Is an order under half of what it leaves?",
        yes: "go on five days, and count again.",
        no: "change one thing, and test once more.",
      },
      {
        ask: "Was the second test under it?",
        yes: "go on five days, and count again.",
        no: "stop for good. Buy stock instead.",
      },
    ],
    notes:
      "Write these three questions into your notebook before the test begins, because afterwards we find excuses. If nobody ordered, stop. Not one more week. Something is wrong with the offer, the price or the people who see it, and more money does not mend that. If there were orders but they were too expensive, change one thing, only one, for example the picture or the area, and test once more with the same small sum. If the second test is too expensive too, stop for good. That is no failure. You have paid a small sum to learn that this way is not yours, while others pay it every month for years.",
  }),
  quiz({
    title: "Check yourself: what should Ibrahim do?",
    ask: `Ibrahim sells phone cases. One sale leaves **${naira(question.left)}**. His advert cost **${naira(question.spent)}** and brought **${question.ordered} orders** and 900 likes.`,
    answers: [
      "Go on: 900 likes show that people want it.",
      "Go on: three orders are better than none.",
      "Stop or change it: each order costs more than it leaves.",
    ],
    notes: `Let everybody decide alone first, then show hands. Those who choose A have fallen for the likes. B sounds sensible, and many business people think so. The right answer is C. Work it out together: ${split(question.spent, question.ordered)} for one order, and one order leaves ${naira(question.left)}. He loses ${naira(question.spent / question.ordered - question.left)} on each sale. Ask what he could change. He could sell two cases together, so that an order leaves more. He could show the advert in fewer places. Or he could stop and put cases into three shops in his street. All of them are better than paying for likes.`,
  }),
  sums({
    title: "C is right: the sum says so",
    sums: [
      {
        from: { label: "spent", amount: question.spent },
        sign: "÷",
        by: { label: "orders", amount: question.ordered, says: `${question.ordered}` },
        result: "for one order",
      },
      {
        from: { label: "for one order", amount: question.spent / question.ordered },
        sign: "−",
        by: { label: "left on one order", amount: question.left },
        result: "lost on each order",
      },
    ],
    takeaway: "Change one thing and test once more with the same small sum. Else stop.",
    notes: `Here it stands in two lines. ${split(question.spent, question.ordered)}, and ${minus(question.spent / question.ordered, question.left)} lost on each order. The nine hundred likes do not appear anywhere in the sum, and that is the point. If people in the group say that likes may become sales later, they are right that it can happen. Then they should count it: ask each customer where she first saw you, for three months. If the likes sell, the marks in the book will show it. What cannot be seen in the book, we do not pay for.`,
  }),
  checklist({
    title: "Before you spend one naira",
    items: [
      "I can describe one buyer who has paid me",
      "I have one place, with one tap to a chat",
      "Five posts from real questions are out",
      "I know what one order leaves",
      "My limit for one order is written down",
      "The advert has a daily limit and an end date",
      "I ask everybody where they saw us",
      "I know when I will stop",
    ],
    notes:
      "Eight lines to tick before any money goes out. The first three cost nothing, and for some of you they will be enough; there are good businesses that never pay for an advert. The fourth and fifth are figures from your own books. The sixth is done in the app: a daily limit and an end date, so that it cannot run on while you sleep. The seventh is a habit, and your staff must have it too. The eighth is a sentence that you write today, with your signature under it. Take a picture of this list and look at it whenever an app offers to boost your post.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "One buyer, one place,", text: "for three months." },
      { head: "Every question is a post.", text: "Answer first, then the price, then what to do." },
      { head: "Count messages and orders,", text: "not likes." },
      { head: "Know what one order leaves.", text: "Half of it is your limit." },
      { head: "Small test, one change, then stop.", text: "Decide before you begin." },
    ],
    notes:
      "Five lines. If you train others, ask them to explain the fourth one with figures from their own trade, because it is the one that people believe they know and do not. The first line is the one that is broken most often: after two weeks somebody says that everybody is on another app now, and all begins again. Stay for three months. Customers need time to see you, to see you again, and to have a need. The rest is counting, ten minutes in the evening, in the same exercise book in which your sales stand.",
  }),
  nextStep({
    title: "Post one answer today",
    thisWeek: "five posts from five real questions, and a tally of everybody who writes.",
    nextCourse: courseOf("automating-daily-work").title,
    message: "Good day. I finished the free course Digital marketing on a small budget and have a question:",
    notes:
      "Spend nothing this week. Take five questions from your chats, make five posts, and count who writes. When that works, you have the offer for your test advert, and you have it for free. If more people write than you can answer, that is a good trouble, and the next course helps with it: Automating daily work shows how quick replies, reminders and forms take the repeated part off your hands. All courses are at the address on the slide. If you are not sure how to read your test, send us the figures on WhatsApp.",
  }),
];
