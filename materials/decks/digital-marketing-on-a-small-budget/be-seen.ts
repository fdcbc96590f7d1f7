import { courseOf } from "../deck.ts";
import { labelled } from "../layouts/compare.ts";
import { decide, funnel } from "../layouts/flow.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { times } from "../text/equation.ts";
import { month, tray } from "./business.ts";

const course = courseOf("digital-marketing-on-a-small-budget");

/** The buyer, and the one place where that person looks. */
export const beSeen: readonly Slide[] = [
  cover({
    title: course.title,
    promise:
      "Choose one place to be seen, post what buyers want to know, and spend only where you can count the result.",
    audience: "For businesses that post often but sell little.",
    notes:
      "Welcome. This course is for people who post every day and wonder why so little comes back. You do not need a large budget, and for the first half you need none at all. We look at one business, trays of small chops for offices in Enugu, and follow it from the question of who buys, to the posts, to a test advert of ten thousand naira, and to the moment when one must stop. All figures are an example, so that we can count together. Bring your own: what you sell, what it costs you, and the questions that customers sent you this week.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "Describe your buyer", text: "and where that person looks." },
      { head: "Plan your posts", text: "from what customers already ask you." },
      { head: "Run a small test advert", text: "and count what it brought in." },
      { head: "Stop what does not work", text: "before the money is gone." },
    ],
    notes:
      "Four things. The first two cost only thinking, and they bring most of the result. The third costs a little money, and you will know before you spend it how much you may lose. The fourth is the hardest, because we like to give a bad advert one more week. If you are in a group, ask who has ever paid for an advert or a boost, how much, and what it brought. Usually people know the first figure and not the second. After today you will know both, and you will know a third one: what you may pay for one customer.",
  }),
  statement({
    title: "A like is not a customer",
    text: "Likes come from friends, from other sellers and from people far away who will never buy. A customer is somebody who wrote, asked a price, or came to the shop. Count those.",
    notes:
      "A like costs nothing, and that is about what it is worth. A post about small chops may be liked by three hundred people, of whom two hundred live in other states, fifty sell small chops themselves, and the rest are your cousins. It feels good, but it pays no rent. So from today we count other things: how many people wrote, how many asked for a price, how many ordered. These three figures you can write into an exercise book. If a post gets few likes and five messages, it was a good post. If it gets a thousand likes and no message, it was a show.",
  }),
  funnel({
    title: "From seen to paid: one month of posts",
    stages: [
      { label: "times somebody **saw** a post", count: month.saw },
      { label: "people **looked** at the profile", count: month.looked },
      { label: "people **wrote**", count: month.wrote },
      { label: "people **ordered** a tray", count: month.ordered },
    ],
    takeaway: `**${times(month.ordered, tray.price)}** came from the last bar. (Bars show the order, not the size.)`,
    notes: `This is an example month. Posts were seen ${month.saw.toLocaleString("en-US")} times, ${month.looked} people looked at the profile, ${month.wrote} wrote, and ${month.ordered} ordered a tray: ${times(month.ordered, tray.price)}. You find the first two figures in the statistics of your page, the other two in your own chats. Now look for the widest gap. Here it is between seen and looked: most people who see the posts are the wrong people, or see nothing that concerns them. More posts of the same kind will not help. We begin with the question of who the right people are.`,
  }),
  labelled({
    title: "Describe one buyer, not everybody",
    labelWidth: 2.6,
    rows: [
      { label: "Who", text: "Mrs Nnaji, office manager in Enugu, plans the Friday meetings." },
      { label: "Wants", text: "Food that arrives on time and looks decent. No stress." },
      { label: "Fears", text: "That it comes late and everybody looks at her." },
      { label: "Decides", text: "Tuesday or Wednesday, with a budget that she must show." },
      { label: "Looks", text: "WhatsApp status, Google Maps, and what colleagues say." },
    ],
    takeaway: "Whoever sells to everybody writes to nobody.",
    notes:
      "Choose one person. Not women from twenty to forty-five, but one whom you know, perhaps your best customer. Give her a name. Then write five lines: who she is, what she wants, what she fears, when she decides, and where she looks when she needs something. The third line is the most useful. Mrs Nnaji does not fear that the puff-puff is not tasty enough. She fears that it comes late. So your posts should show that you are on time. The fourth line tells you when to post: on Monday and Tuesday, not on Saturday night. The fifth tells you where.",
  }),
  table({
    title: "Where does your buyer look?",
    columns: [
      { head: "If your buyer…", wide: 4.4 },
      { head: "…look here first", wide: 3.2 },
      { head: "What to show there", wide: 4 },
    ],
    rows: [
      ["lives or works near you", "Google Maps profile", "Hours, pictures, the way in"],
      ["bought from you before", "WhatsApp status", "New goods, prices, free days"],
      ["chooses by the look", "Instagram", "The finished work, often"],
      ["wants to see how it is done", "TikTok, short videos", "The work in thirty seconds"],
      ["lives in one quarter or school", "Facebook or WhatsApp groups", "Useful answers, few adverts"],
      ["buys for a company", "LinkedIn, e-mail, a visit", "A clean offer with a price"],
    ],
    notes:
      "There are many places, and you cannot be good in all of them. Find the line that sounds like your buyer. For Mrs Nnaji it could be the first, the second or the last line. The middle column says where to begin. The Google profile of a business is free, and people with a need look there: small chops near me. Groups need care. In most of them adverts are unwelcome, but somebody who answers questions well is remembered. Whatever you choose, choose by where the buyer looks and not by what you like to look at yourself. On the next slide we make the choice.",
  }),
  decide({
    title: "Choose one place for three months",
    questions: [
      {
        ask: "Does my buyer look there before buying?",
        yes: "go on.",
        no: "take the next place on the list.",
      },
      {
        ask: "Can I make what works there, each week?",
        yes: "go on.",
        no: "no videos, no TikTok. Choose another.",
      },
      {
        ask: "Can people reach me from there in one tap?",
        yes: "this is your place.",
        no: "put your WhatsApp link there first.",
      },
    ],
    takeaway: "One place looked after well beats five with a post from last year.",
    notes:
      "Three questions for each place. First, does the buyer look there before she buys, or only when she is bored? Second, can you really make what works there? If you hate to be filmed, a plan with five videos a week will last eight days. Third, is there one tap from the post to a chat with you? If not, put the WhatsApp link into the profile first. Then stay in that one place for three months. The others may exist, with your hours and your number, but you do not spend time on them. After three months you look at your figures and decide again.",
  }),
  exercise({
    title: "Your buyer and your place",
    minutes: 15,
    steps: [
      "Think of your best customer. Give that person a name.",
      "Write what the person fears.",
      "Find the line in the table.",
      "Ask the three questions and choose.",
    ],
    fill: [
      "My buyer’s name and work",
      "Wants",
      "Fears",
      "Decides on which day",
      "My one place for three months",
    ],
    notes:
      "Fifteen minutes. Do not describe the customer whom you wish for, but one who has paid you. If you cannot say what she fears, ask her: what nearly stopped you from buying from us? It is the most useful question in the whole of marketing, it costs one message, and people like to answer it. If you have two very different kinds of buyers, such as offices and mothers, take the one that leaves you more money, and do the exercise again for the other one next quarter. When everybody has chosen a place, let three people say theirs and the reason in one sentence.",
  }),
];
