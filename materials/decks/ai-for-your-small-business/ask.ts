import { naira } from "#content/prices.ts";
import { chat, copyText } from "../layouts/chat.ts";
import { compare, labelled } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { statement } from "../layouts/opening.ts";
import { quiz } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { plus, times } from "../text/equation.ts";
import { packs, salon } from "./figures.ts";

const goods = packs.count * packs.price;

/** Three things made with a tool, and how each is checked. */
export const ask: readonly Slide[] = [
  compare({
    title: "The same wish, asked twice",
    left: {
      head: "Weak",
      tone: "bad",
      isText: true,
      lines: [
        "‘Write a price list for my salon.’",
        "Back comes a list with prices from nowhere, for jobs you do not do, in a currency you do not use.",
      ],
    },
    right: {
      head: "Better",
      tone: "good",
      isText: true,
      lines: [
        "‘I have a small salon in Aba. Put these prices into a list that women can read on WhatsApp, cheapest first: … Use only these prices. No greeting, no emoji.’",
      ],
    },
    takeaway: "It can only arrange what you give it. So give it the facts, all of them.",
    notes:
      "On the left the assistant knows nothing, so she invents. The list may even look beautiful. On the right you told her five things: the trade, the town, the reader, the order, and the prices themselves. And you said what she must not do. Read the right side aloud and notice that it sounds like a note to a person. You need no special words and no good grammar; many tools understand Pidgin too. What you need is facts. In the course Writing good prompts you learn to do this in four parts. For today it is enough to say who, what, with which facts, and what not.",
  }),
  copyText({
    title: "First thing to make: a price list",
    words: [
      "I have a small hair salon in Aba, Abia State. Put these prices into a list for WhatsApp, the cheapest job first. One line a job: name, price, time.",
      salon.map(({ job, price, time }) => `${job} ${naira(price)} ${time}`).join("; "),
      "Use only these prices. No greeting, no emoji. End with: ‘Send the day and the hour you want.’",
    ],
    remarks: [
      "Trade, town, reader.",
      "All the facts, as they are in your book.",
      "What it must not do.",
      "Change the facts and use it.",
    ],
    notes:
      "This is a prompt to copy, and prompt only means the note that you write to the tool. Read it once aloud. It says who you are, what you want, in which order, and how each line shall look. Then come the facts, in one heap; you need not arrange them, that is the tool's work. At the end are the limits. Change the jobs and prices to yours and use it today. If you have no salon, the same prompt works for repairs, for sewing, for food. Ask somebody in the group to read it with the facts of her own trade.",
  }),
  table({
    title: "What comes back, and what you check",
    columns: [
      { head: "Job", wide: 4 },
      { head: "Price", wide: 2, figures: "naira" },
      { head: "Time", wide: 2 },
      { head: "As in my book?", wide: 2.6 },
    ],
    rows: [...salon]
      .sort((one, other) => one.price - other.price)
      .map(({ job, price, time }) => [job, naira(price), time, ""]),
    takeaway: "Read each figure against your book with a finger on the line. Then send it.",
    notes:
      "A good answer looks like this, in a few seconds. Now comes your part. Put a finger on the first line, look into your book, and make a mark in the last column only if the price and the time are really yours. Do it line by line, because the eye jumps over what looks tidy. Then look for things that should not be there: a job that you did not name, a discount, a sentence such as best prices in town. It happens. If one line is wrong, mend it by hand; you need not ask the tool again. Only then copy the list into WhatsApp.",
  }),
  chat({
    title: "Second thing: a reply to a complaint",
    contact: "AI tool (you at the right)",
    isTool: true,
    messages: [
      {
        from: "shop",
        text: "I sell bags in Aba. A customer writes that the zip broke after two days. I will change the zip free if she brings it by Saturday. Write my reply: at most 40 words, no excuses, kind.",
      },
      {
        from: "customer",
        text: "Good day. I am sorry about the zip. Please bring the bag to the shop by Saturday and we will change the zip free of charge. Thank you for telling me first.",
      },
    ],
    remarks: [
      "You decide what to offer. The tool only finds the words.",
      "It does not know her name. You put it in.",
      "Read it once as if you were the customer.",
    ],
    notes:
      "Complaints are a good use, because when we are annoyed we write badly. Notice who decides. You have decided before: a new zip, free, by Saturday. The tool did not decide that, it only found calm words. If you ask it only to write a reply to a complaint, it may promise a new bag or all the money back, and once that is sent, it is your promise. Notice also what is missing: her name, her number, her address. The tool does not need them. You add the name when the text is in WhatsApp. Then read it once with the customer's eyes, and send.",
  }),
  copyText({
    title: "Third thing: a notice in two languages",
    words: [
      "Write a notice for the door of a provisions shop in Aba.",
      "Facts: on Saturday, 28 November we open at 11 am because of environmental sanitation; we close at 7 pm as always; orders by WhatsApp from 8 am.",
      "First in plain English, at most 30 words. Then the same in Igbo. No other facts.",
    ],
    remarks: [
      "A date with its weekday: check that they belong together.",
      "Let somebody who reads Igbo well read it before it hangs.",
      "Large letters on paper: that part is yours.",
    ],
    notes:
      "The third example is a notice. It shows two things to watch. First, dates. Tools mix up weekdays, so give both the day and the date, and look into the calendar yourself. Second, languages. The tool writes Igbo, Yoruba, Hausa and Pidgin, sometimes well and sometimes oddly, with a word that nobody in Aba would use. A person who reads the language must look at it before it hangs on the door with your name. When it is right, write it large. A notice that can be read from the other side of the street does more than a beautiful one.",
  }),
  statement({
    title: "It never blushes",
    text: "A person who is not sure becomes slower, or looks away. The tool is equally calm when it is right and when it is wrong. So the doubt must come from you.",
    notes:
      "When a shop assistant does not know a price, you can see it in her face. The tool has no face. It writes a wrong sum in the same tidy way as a right one, and it will even explain why it is right. That is not lying; it does not know the difference as we do. So build one habit: whatever leaves your phone in your name is read first, by you, each time. It takes less than two minutes, and we make it easy on the next slide, with five things to look at. Firms much larger than ours have been embarrassed because somebody was in a hurry.",
  }),
  labelled({
    title: "Check five things before you send",
    labelWidth: 2.4,
    rows: [
      { label: "Figures", text: "Every price, total, size and phone number: as in my book?" },
      { label: "Days, names", text: "The date and weekday, the street, the spelling of names." },
      { label: "Promises", text: "‘Free’, ‘always’, ‘guaranteed’, ‘same day’: did I say so?" },
      { label: "Made up", text: "Is there anything I did not give it? Take it out." },
      { label: "Sound", text: "Would I say this at the counter? If not, make it shorter." },
    ],
    notes:
      "Five checks, and each time you look for one thing only. That is faster than reading five times for everything. Figures first, because they cost money. Then days and names. Then promises, because a promise in writing is one that a customer can show you. Fourth, things that were made up: an extra discount, a number of years in business, a happy customer who does not exist. Last the sound: would you say it at your counter? If it says delighted to inform you, cut that. Write the five words on a card and put it beside the till: figures, days, promises, made up, sound.",
  }),
  quiz({
    title: "Check yourself: find the mistake",
    ask: `A customer orders **${packs.count} packs at ${naira(packs.price)}** with delivery for **${naira(packs.delivery)}**. The tool wrote the lines below. Which one must not go out?`,
    answers: [
      `‘Goods: ${packs.count} packs, together ${naira(packs.wrong)}.’`,
      `‘Delivery in Aba: ${naira(packs.delivery)}.’`,
      "‘Please confirm, and I send the account number.’",
    ],
    notes: `Give the group one minute, with calculators allowed. Many will say that all three are fine, because all three look fine. That is the lesson. Let them work it out: ${times(packs.count, packs.price)}. The tool wrote ${naira(packs.wrong)}, so line A is wrong, and with it every total that follows. You would lose ${naira(goods - packs.wrong)} on one order and perhaps not notice. Ask who would have sent it. Be gentle, because everybody would on a busy day. This is why figures come first among the five checks, and why sums belong to the calculator on your phone.`,
  }),
  sums({
    title: "Line A is wrong: do the sum by hand",
    sums: [
      {
        from: { label: "packs", amount: packs.count, says: `${packs.count}` },
        sign: "×",
        by: { label: "a pack", amount: packs.price },
        result: "goods",
      },
      {
        from: { label: "goods", amount: goods },
        sign: "+",
        by: { label: "delivery", amount: packs.delivery },
        result: "to pay",
      },
    ],
    takeaway: `The tool’s ${naira(packs.wrong)} would have cost you ${naira(goods - packs.wrong)}. Sums belong to the calculator.`,
    notes: `Here is the right sum. ${times(packs.count, packs.price)}, and with delivery ${plus(goods, packs.delivery)}. It took ten seconds on the phone. If you want the tool to write the order, give it the finished total as a fact, and say: do not calculate, use these figures. Then there is nothing to get wrong. With long lists, do the first two lines by hand. If both are right, trust the list more, but still look at the total. If one is wrong, throw the whole list away and use a sheet, which calculates properly.`,
  }),
];
