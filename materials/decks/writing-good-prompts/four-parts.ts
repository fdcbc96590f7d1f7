import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { copyText } from "../layouts/chat.ts";
import { compare, labelled } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { minus, times } from "../text/equation.ts";
import { pies } from "./examples.ts";

const course = courseOf("writing-good-prompts");

/** The four parts of a prompt. */
export const fourParts: readonly Slide[] = [
  cover({
    title: course.title,
    promise: "How to ask an AI tool so that the answer is useful, with prompts to copy and change.",
    audience: "For anybody who tried an AI tool and got an answer that did not sound like them.",
    notes:
      "Welcome. A prompt is simply what you write to an AI tool: your question, your order, your note. If you have tried it and got an answer that could have been for anybody, this course is for you. You will learn to ask in four parts. Then you will learn to mend an answer that is not right yet, and to keep the prompts that worked, so that your staff can use them too. You need a phone and any of the free tools; if you have never used one, do the course AI for your small business first. Have one text ready that you really need this week.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "Write a prompt in four parts:", text: "a role, a task, facts, and a form for the answer." },
      { head: "Fix a poor answer", text: "with a second question." },
      { head: "Keep a list of prompts", text: "that your staff can use again." },
    ],
    notes:
      "Three things. The four parts are most of it; after an hour they are a habit. Mending is what people do not know: they see a poor answer and close the tool, when one more sentence would have been enough. And the list is what turns a trick into a tool for the whole business. If you train others, ask at this point for the worst answer that anybody ever got from such a tool. Write it on the board. At the end of the course come back to it, write the same wish in four parts, and look at the difference together.",
  }),
  statement({
    title: "No facts in, fiction out",
    text: "The tool knows what people usually write. It does not know your shop. Where you leave a hole, it fills the hole with something usual, and says it as if it were true.",
    notes:
      "This is the whole secret, in three sentences. Such a tool has read so much that it knows how a text about a bakery usually goes: delightful, fresh, baked with love. It does not know that you are in Surulere, that a meat pie costs eight hundred naira, or that you are closed on Mondays. If you leave these out, there is a hole, and it fills the hole with what is usual. It does not mean to lie. So good prompting is not a matter of clever words or secret formulas. It is a matter of leaving no holes where it matters.",
  }),
  compare({
    title: "One wish, one hole after the other",
    left: {
      head: "The prompt",
      tone: "plain",
      isText: true,
      lines: [
        "‘Write a post for my bakery.’",
        "Who reads it? Which product? What price? Until when? How long? In whose voice?",
        "Six holes in six words.",
      ],
    },
    right: {
      head: "What comes back",
      tone: "bad",
      isText: true,
      lines: [
        "‘Indulge in our delightful treats, lovingly baked to perfection! Visit us today and experience the magic. #yummy #bakery #foodie’",
      ],
    },
    takeaway: "Nobody in Surulere talks like that. The tool was not stupid; it was not told.",
    notes:
      "Let somebody read the right side aloud with feeling. People laugh, because everybody knows this voice from the internet. Then count the holes on the left together. Who will read it: mothers, students, companies? Which product? At what price? Until when? How long may it be? And in whose voice? Six questions, six holes, and the tool filled every one with something usual. Now ask the group to close the holes for a real bakery. They will say: for mothers nearby, meat pies, eight hundred naira, on Friday, short, as we talk. And without noticing they have just written a good prompt.",
  }),
  labelled({
    title: "The four parts of a prompt",
    labelWidth: 2,
    rows: [
      {
        label: "Role",
        text: "Who is writing, and for whom? **‘You write for a bakery in Surulere, to mothers nearby.’**",
      },
      {
        label: "Task",
        text: "What exactly shall it make? **‘One WhatsApp status that sells meat pies this Friday.’**",
      },
      { label: "Facts", text: "What is true, and may be used? **‘₦800 each, ready from 3 pm.’**" },
      {
        label: "Form",
        text: "How long, in what shape, and what to leave out? **‘At most 40 words, no hashtags.’**",
      },
    ],
    notes:
      "Here are the four parts. Role: who is writing and for whom. Task: what exactly it shall make, one thing. Facts: what is true and may be used. Form: how long, in which shape, and what shall stay out. Learn them with your fingers, thumb for role, and so on. You may write them in any order and in any English you like; Pidgin is understood by many tools. The third part decides. If you have time for one part only, write the facts. On the next slides we take each part by itself, and then put them together into a prompt that you can copy.",
  }),
  table({
    title: "Task: one thing, and exactly",
    columns: [
      { head: "Weak", wide: 4 },
      { head: "Exact", wide: 7 },
    ],
    rows: [
      ["Help me with marketing", "Write three statuses that sell the blue lace this week"],
      ["Write to my customers", "Write one message: we close on Thursday, and why"],
      ["Make it better", "Shorten this text to 50 words; keep the price and the date"],
      ["Tell me about pricing", "List five questions I should answer before I raise my price"],
      ["Do my business plan", "Write the part ‘Who buys’ from the notes below"],
    ],
    takeaway: "If you cannot say when it is finished, the task is too large. Cut it.",
    notes:
      "On the left are wishes; on the right are tasks. A task has a verb that can be finished: write, shorten, list, translate, put in order. And it has a number: one, three, five, fifty words. Look at the last line. A whole business plan is not one task, it is ten. If you ask for all of it, you get ten pages that say nothing. Ask for one part, from your own notes, read it, and go to the next. The test stands on the strip: can you say when it is finished? Let everybody take a wish from the left column of her own life and turn it into a task.",
  }),
  compare({
    title: "Facts are what you could prove",
    left: {
      head: "These are no facts",
      tone: "bad",
      lines: ["Best quality", "Affordable prices", "Fast delivery", "Customers love us", "Experienced team"],
    },
    right: {
      head: "These are",
      tone: "good",
      lines: [
        "5 yards, 100% cotton, does not run in cold water",
        "₦18,000, or two for ₦34,000",
        "In Ibadan the same day if paid by noon",
        "Changed within 3 days if it is torn",
        "Sewing since 2014, shop 14, Bodija",
      ],
    },
    takeaway: "Give only what you would say to a customer who asks for proof.",
    notes:
      "Read the left side: you have seen these words ten thousand times, and they have never made you buy. The right side can be checked. How many yards, what price, by when, what if it is torn, since when. Give the tool the right side and it writes something that only you can say. Give it the left side and it writes what everybody says. There is a second reason to be strict. Whatever you put in comes out with your name. If you write that all customers love you, it will write a happy customer who does not exist, and that is a lie with your name under it.",
  }),
  table({
    title: "Form: say what it shall look like",
    columns: [
      { head: "You need", wide: 3.2 },
      { head: "Write at the end of the prompt", wide: 8 },
    ],
    rows: [
      ["A WhatsApp message", "‘At most 40 words. Price in the first line. End with a question.’"],
      ["A list to send round", "‘One line each: name, price, time. No introduction.’"],
      ["Something to choose from", "‘Give three versions: short, friendly, formal.’"],
      ["A table", "‘A table with the columns item, pieces, weeks left.’"],
      ["Your own voice", "‘Plain Nigerian business English. No emoji, no hashtags.’"],
      ["No invention", "‘Use only my facts. If one is missing, ask me.’"],
    ],
    notes:
      "The form is one or two sentences at the end, and it saves you most of the mending. Say the length in words, for short means something else to everybody. Say the shape: a message, a list, a table. Ask for three versions when you are not sure; to choose is easier than to describe. Say what to leave out. And learn the last line by heart: use only my facts, and if one is missing, ask me. With that sentence a good tool stops filling holes and asks you in place of guessing. Copy the lines you need from this table into your notes; you will use them every week.",
  }),
  copyText({
    title: "All four parts: a prompt to copy",
    words: [
      "**Role:** You write for Mama Tolu’s Bakery in Surulere, Lagos, to mothers and office workers nearby.",
      "**Task:** Write one WhatsApp status that sells meat pies this Friday.",
      `**Facts:** meat pie ${naira(pies.one)}; box of six ${naira(pies.boxPrice)}; ready from 3 pm; orders before 12 noon by reply; delivery in Surulere ${naira(pies.delivery)}.`,
      "**Form:** At most 40 words. Price in the first line. No hashtags, no emoji, no invented discount.",
    ],
    remarks: [
      "Four lines, one for each part.",
      "Change the facts and it is yours.",
      "Leave the words in bold in; they help you too.",
    ],
    notes:
      "Here is the same wish as before, with the holes closed. Four lines, a minute of typing, and next Friday you only change the facts. You may leave the words role, task, facts and form in the prompt. The tool understands them, and you see at a glance whether one is missing. Notice the form: no invented discount. In my example there is a reason for it. A box of six is cheaper than six single pies, and a tool likes to add save five hundred naira, because that is what such texts usually say. How much a box really saves, we work out on the next slide but one.",
  }),
  compare({
    title: "What comes back now",
    left: {
      head: "The answer",
      tone: "plain",
      isText: true,
      lines: [
        `‘Meat pie ${naira(pies.one)}, box of six ${naira(pies.boxPrice)}, ready from 3 pm this Friday. Pick up at the shop, or we deliver in Surulere for ${naira(pies.delivery)}. Reply with the number of pies before 12 noon.’`,
      ],
    },
    right: {
      head: "Check it, each time for one thing",
      tone: "good",
      lines: [
        "Figures: as in my book?",
        "Day and time: right?",
        "Promises: did I make them?",
        "Anything that I did not say?",
      ],
    },
    takeaway: "The first answer is a draft with your name under it. Read it before it goes out.",
    notes:
      "Something like this comes back; it is different every time, because the tool mixes its words anew. It is short, it is in our English, and everything in it is from the facts. Still it is a draft. Read it four times, quickly, each time for one thing. Figures first. Then day and time. Then promises: words such as always, free and guaranteed are yours to give. Last, anything that you did not say. In this answer, is pick up at the shop among the facts? It is not, but it is true, so it may stay. That is your decision, and not the tool's. Then copy it and send.",
  }),
  sums({
    title: "The sum behind the text",
    sums: [
      {
        from: { label: "pies in a box", amount: pies.box, says: `${pies.box}` },
        sign: "×",
        by: { label: "one pie", amount: pies.one },
        result: "bought one by one",
      },
      {
        from: { label: "bought one by one", amount: pies.box * pies.one },
        sign: "−",
        by: { label: "a box", amount: pies.boxPrice },
        result: "saved with a box",
      },
    ],
    takeaway: "If the answer says ‘save ₦500’, it is wrong, and you would pay the difference.",
    notes: `Here is the sum. ${times(pies.box, pies.one)}, if somebody buys them one by one. A box costs ${naira(pies.boxPrice)}. So ${minus(pies.box * pies.one, pies.boxPrice)} is what the box saves. If you want that in the text, put it among the facts: a box saves ${naira(pies.box * pies.one - pies.boxPrice)}. Never let the tool work out a saving, a total or a percentage without checking, because it writes a wrong sum as calmly as a right one. The phone has a calculator, and it takes ten seconds. Do it now for your own offer: what does your customer really save?`,
  }),
  exercise({
    title: "Write your prompt in four lines",
    minutes: 15,
    steps: [
      "Take the text that you need this week.",
      "Write the four lines by hand first.",
      "Type them into a tool and read the answer.",
      "Check it for one thing at a time.",
    ],
    fill: [
      "Role: who, for whom",
      "Task: one thing, exactly",
      "Facts: what I could prove",
      "Form: length, shape, what not",
    ],
    notes:
      "Fifteen minutes. By hand first, because on paper you think and on the phone you hurry. When all four lines stand there, let your neighbour read them and look for holes: what would she still have to guess? Put that in. Then type it. If the answer is not good, do not change anything yet and do not begin again; keep it. We need poor answers for the next part. If you have no network here, do the four lines on paper and type them at home. The thinking is in the four lines, and the tool only does the writing.",
  }),
];
