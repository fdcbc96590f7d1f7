import { compare } from "../layouts/compare.ts";
import { flow } from "../layouts/flow.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";

/** Posts from what customers ask. */
export const posts: readonly Slide[] = [
  compare({
    title: "A post people pass, a post that sells",
    left: {
      head: "‘We are the best in town!’",
      tone: "bad",
      isText: true,
      lines: [
        "Good morning fam! Your favourite small chops plug is here. Quality is our watchword. DM for price. #foodie #enugu #blessed",
      ],
    },
    right: {
      head: "‘On the table at 11:45’",
      tone: "good",
      isText: true,
      lines: [
        "Friday meeting for 20 people? One tray, ₦25,000, is on your table 15 minutes before you begin. Order by Thursday noon. Tap to chat: send the time and the street.",
      ],
    },
    takeaway: "The left one speaks of the seller. The right one answers the buyer’s fear.",
    notes:
      "Read both aloud. The left one could be from any of a thousand sellers, and nothing in it helps Mrs Nnaji. The right one begins with her situation, says what it costs and for how many, answers her fear, gives a last moment to order, and tells her what to do. It has about thirty words. Notice what is missing: best, quality, affordable, and a heap of hashtags. And notice the honest part: order by Thursday noon. Promise only a time that you can keep, because this post attracts exactly the people who will be angry when you are late.",
  }),
  table({
    title: "Every question is a post",
    columns: [
      { head: "What they ask", wide: 4 },
      { head: "What you post", wide: 7 },
    ],
    rows: [
      ["How much?", "One tray in daylight, its price, for how many people"],
      ["When must I order?", "A week as a drawing: order by Thursday for Friday"],
      ["Do you deliver here?", "A list of streets with the fee for each"],
      ["Is it fresh?", "Thirty seconds at 7 am, from dough to tray"],
      ["Who else buys?", "A delivered table, with the customer’s permission"],
      ["What if it is late?", "What you do then, in one sentence"],
    ],
    notes:
      "You never need to look at a white page. On the left are questions that customers really send; they will be nearly the same in your trade. On the right is the post that answers each. The fifth line needs care: ask before you show somebody's event, and never invent a happy customer. The sixth is the bravest. If you say what happens when you are late, for instance that the delivery is then free, people trust the other promises too. Say it only if you will do it. Six questions are six posts, and after three weeks you may begin again, because most people have not seen them.",
  }),
  table({
    title: "Two weeks in ten minutes of planning",
    columns: [
      { head: "Day", wide: 2 },
      { head: "First week", wide: 4.6 },
      { head: "Second week", wide: 4.6 },
    ],
    rows: [
      ["Monday", "Price and for how many", "The same tray from above, price"],
      ["Tuesday", "Order by Thursday noon", "Streets and delivery fees"],
      ["Wednesday", "Dough to tray, 30 seconds", "One question, answered"],
      ["Thursday", "‘Still four trays for Friday’", "What happens if we are late"],
      ["Friday", "A table, delivered on time", "Thanks, and next week’s dates"],
    ],
    takeaway: "‘Still four trays’ only when there are four. Invented hurry is found out.",
    notes:
      "A plan for two weeks fits on half a page. Ten posts, five a week, none at the weekend, because Mrs Nnaji does not decide at the weekend. Your buyer may decide on Sunday; then your plan looks different. Each line is one idea. Nothing here needs a designer: a phone, daylight, and a table. Make the pictures for the whole week on one morning, so that on a bad day you only have to send. After the two weeks write behind each post how many people wrote because of it. The three best ones you repeat. The rest you replace with new questions.",
  }),
  flow({
    title: "Make one post in twenty minutes",
    steps: [
      { head: "Question", text: "Take one from your chats." },
      { head: "Picture", text: "Daylight, one thing, near." },
      { head: "Words", text: "Answer first, then price." },
      { head: "What to do", text: "‘Send the time and the street.’" },
    ],
    takeaway: "Read it as the buyer. If nothing helps her to decide, leave it out.",
    notes:
      "Four steps, five minutes each. Take a question that somebody sent. Make one picture by a window, of one thing, and go near. Write the answer in the first line, because many people read only that, then the price. And close with what to do, as exactly as possible: send the time and the street is better than contact us. Before you post it, read it with your buyer's eyes. Does it help her to decide? Then look at the clock. If a post takes you an hour, you are making it too beautiful. Clear is enough. Tomorrow's post is the next chance.",
  }),
  exercise({
    title: "Write five posts from five questions",
    minutes: 20,
    steps: [
      "Open your chats of the last two weeks.",
      "Copy five questions, word for word.",
      "Write for each what you will show.",
      "Write the first one completely.",
    ],
    fill: ["Question 1", "Question 2", "Question 3", "Question 4", "Question 5"],
    notes:
      "Twenty minutes, and really with the phone in your hand. Copy the questions as people wrote them, with their words, for these are the words that others have in mind too. If somebody asked how far, do not make it delivery coverage. When the five stand there, write behind each one what you would show: a picture, a list, thirty seconds of work. Then write one completely, with the answer first, the price, and what to do. Let your neighbour read it and say in one sentence what she would do now. If she does not know, the last line is not clear yet.",
  }),
];
