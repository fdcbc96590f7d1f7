import { courseOf } from "../deck.ts";
import { copyText } from "../layouts/chat.ts";
import { compare } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { decide, flow } from "../layouts/flow.ts";
import { points } from "../layouts/opening.ts";
import { checklist, nextStep } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { times } from "../text/equation.ts";
import { shop } from "./shop.ts";

/** After the first talk: follow-up, status, broadcast, and the end of the course. */
export const followUp: readonly Slide[] = [
  flow({
    title: "Three messages, then stop",
    lead: "Count from the day on which you gave the price.",
    steps: [
      {
        head: "Day 1: something useful",
        text: "A picture on the foot, the size table, an answer to her doubt.",
      },
      {
        head: "Day 3: a choice",
        text: "‘Brown is here today, black comes on Friday. Which is better for you?’",
      },
      { head: "Day 10: the last one", text: "Say that it is the last, and leave the door open." },
    ],
    takeaway: "Each message brings something new. ‘Just checking’ brings nothing.",
    notes:
      "People go quiet for ordinary reasons: the light went, the child cried, the salary has not come. A good follow-up helps them to continue where they stopped. Three messages, counted from the day of the price. On day one you bring something useful. On day three you give a choice between two things, and both of them are yes. On day ten you say honestly that this is the last one. Then you stop, and you keep your word. Write between nine in the morning and six in the evening. Not on Sunday morning, and not during Jumu'ah.",
  }),
  copyText({
    title: "The last message, with the door open",
    words: [
      "Good day, Mrs Bello. I do not want to disturb you, so this is my last message about the sandals.",
      "The price of ₦12,000 holds until the end of the month. I have sizes 30 and 33 here.",
      "If the time is not right, reply LATER and I will write once, before school resumes.",
    ],
    remarks: [
      "It asks for very little.",
      "One word is enough to answer.",
      "If she says LATER, put the day in your calendar and write once.",
    ],
    notes:
      "This message often gets the answer that the others did not, because it asks for so little and is plainly the end. It does not complain, and it does not say that stock is finishing when it is not. Once people notice an invented rush, they hear every later message as a trick. When she replies LATER, write it down with the date. When she says no, thank her. A no today saves you five messages and keeps the door open for the next term. And if somebody writes STOP, stop at once and put the number on a list that you check before each broadcast.",
  }),
  sums({
    title: "What following up can bring",
    lead: "The same week in the shoe shop, with three messages to those who went quiet.",
    sums: [
      {
        from: { label: "paid at once", amount: shop.paid, says: `${shop.paid}` },
        sign: "+",
        by: { label: "came back after follow-up", amount: shop.returned, says: `${shop.returned}` },
        result: "customers",
        says: `${shop.paid + shop.returned}`,
      },
      {
        from: { label: "customers", amount: shop.paid + shop.returned, says: `${shop.paid + shop.returned}` },
        sign: "×",
        by: { label: "a pair", amount: shop.pair },
        result: "sales of the week",
      },
    ],
    takeaway: `Before it was ${times(shop.paid, shop.pair)}. The five cost messages, not adverts.`,
    notes: `Back to our made-up week. ${shop.paid} people paid at once. Suppose that of all who went quiet, ${shop.returned} come back after a follow-up. That makes ${shop.paid + shop.returned} customers, and ${times(shop.paid + shop.returned, shop.pair)} in place of ${times(shop.paid, shop.pair)}. Whether it is five or two in your shop, only counting will tell. Keep a page with four columns: customer, what she wants, last message, next date. Each morning do the lines of the day first, before you post anything new. Fifteen minutes is usually enough.`,
  }),
  compare({
    title: "Status or broadcast?",
    left: {
      head: "Status: a notice at the shop door",
      tone: "plain",
      lines: [
        "Seen by people who look, for 24 hours",
        "Use it often: new stock, the work itself, an answer to a question",
        "Three or four a day are plenty",
      ],
    },
    right: {
      head: "Broadcast: a knock on each door",
      tone: "plain",
      lines: [
        "Lands in each person’s own chat",
        "Reaches only people who have saved your number",
        "Seldom, and only to those who want it",
      ],
    },
    takeaway: "Ask for it once: ‘Shall I tell you when size 35 comes? Then please save this number.’",
    notes:
      "Status and broadcast feel alike to the sender, but not to the one who receives. Status is a notice at your shop door: whoever passes may look. So you can use it daily. A broadcast is a knock on each person's door, and people who are knocked at too often take the bell off: they block you, and enough blocks can cost you the number. That is why WhatsApp delivers a broadcast list only to people who have saved your number. Turn it into an honest question: shall I tell you when your size comes? Whoever saves you has said yes.",
  }),
  decide({
    title: "Before you send a broadcast",
    questions: [
      {
        ask: "Did these people buy, or ask to be told?",
        yes: "go on to the next question.",
        no: "take them off your list.",
      },
      {
        ask: "Is it new and useful to them today?",
        yes: "write it in three lines, with the price.",
        no: "put it on status instead.",
      },
      {
        ask: "Can they say stop with one word?",
        yes: "send it, between 9 am and 6 pm.",
        no: "add ‘Reply STOP to end this.’",
      },
    ],
    notes:
      "Three questions before each broadcast. First, who is on the list? Only people who bought from you or asked to be told. Numbers collected from a church group or a school group are not yours to use; it is rude, and the data protection law gives people the right to refuse advertising. Second, is it worth a knock on the door? New school sizes in August are. Good morning pictures are not. Third, can they refuse easily? If one of the answers is no, the right side tells you what to do. Twice a month is enough for most shops.",
  }),
  table({
    title: "A week of status from real questions",
    columns: [
      { head: "Day", wide: 2 },
      { head: "What people asked", wide: 4 },
      { head: "Your status", wide: 6 },
    ],
    rows: [
      ["Monday", "Do you have size 35?", "Picture of the size 35 shelf, with prices"],
      ["Tuesday", "Is it strong?", "Ten seconds of you bending the sole"],
      ["Wednesday", "How do you deliver?", "Today’s parcels, names covered, with the fee"],
      ["Thursday", "How do I know the size?", "How to draw round the foot on paper"],
      ["Friday", "What is new?", "Three new pairs, each with its price"],
      ["Saturday", "Are you open?", "The open shop, the hours, the way from the gate"],
    ],
    notes:
      "You never need to ask what to post. Look through the chats of the last week and write down the questions. Each question is one status, for if five people asked it, fifty wondered. On the left the day, in the middle what people really asked, on the right the picture or the short video that answers it. Cover names and numbers on parcels before you photograph them. Put the price in each status that shows goods. And end with what to do: reply with your size, or tap the catalogue. Fill in your own middle column tonight; it takes ten minutes.",
  }),
  checklist({
    title: "Your WhatsApp shop, checked",
    items: [
      "Profile filled in: a stranger would find the shop",
      "Ten products with daylight picture, price and one line",
      "Greeting and away message on, with no false promise",
      "Five quick replies saved, account number checked twice",
      "Two-step verification on; nobody gives out a code",
      "Every open order has exactly one label",
      "Follow-up page: day 1, day 3, day 10",
      "‘Do not write’ list looked at before each broadcast",
    ],
    notes:
      "Go through the eight lines with the phone in your hand and tick what is done. Most people have three or four ticks now, and that is a good start. Take the missing ones one a day. The fifth line is the one that people skip and regret: Settings, Account, Two-step verification. With it a thief who gets one code still cannot take your line. Come back to this page on the first of each month, because phones change, staff change, and prices in the catalogue grow old. If you have an assistant, let her do the check and show you.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "The shop front answers first.", text: "Name, place, hours, ten products with prices." },
      { head: "Price, goods, delivery, question.", text: "Every price reply, in that order." },
      { head: "The full sum before the account.", text: "Both lines written out." },
      { head: "Day 1, day 3, day 10.", text: "Something new each time, then stop." },
      { head: "Status often, broadcast seldom.", text: "And stop means stop." },
    ],
    notes:
      "Five sentences to take home. If you train your staff with these slides, cover the right side and let them say it. The most useful of the five is the second: price, goods, delivery, question. If you change nothing else after today, change that, and count for two weeks how many chats go on after the price. The second most useful is the fourth, because it costs nothing and most sellers never do it. The others keep the shop in order. None of them needs a new app or a bigger phone, only a habit.",
  }),
  nextStep({
    title: "Do one thing before tomorrow",
    thisWeek: "save your own /price reply and use it in the next ten chats.",
    nextCourse: courseOf("bookkeeping-from-zero").title,
    message: "Good day. I finished the free course WhatsApp selling and have a question:",
    notes:
      "Choose one thing and do it before tomorrow. My advice is the price reply: save it, use it in the next ten chats, and write down how many people answered your question. Then you have a figure of your own, and you can improve it. When orders grow, the next trouble is usually the money: what came in, what went out, and what is really yours. That is the subject of the next free course, Bookkeeping from zero. The address with all courses and worksheets is on the slide, and the WhatsApp line below it is answered in working hours.",
  }),
];
