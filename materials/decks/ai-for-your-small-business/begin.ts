import { courseOf } from "../deck.ts";
import { compare } from "../layouts/compare.ts";
import { decide, flow } from "../layouts/flow.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";

const course = courseOf("ai-for-your-small-business");

/** What AI is for a small business, which work to give it, and how to begin. */
export const begin: readonly Slide[] = [
  cover({
    title: course.title,
    promise:
      "What AI can do for a shop, a salon or a small office today, what it cannot do, and how to begin on your phone.",
    audience: "For owners who have heard about AI and want to see it do one useful thing.",
    notes:
      "Welcome. You have heard that AI will change everything, and perhaps that it will take everybody's work. Put both aside for an hour. We look at it as we would look at a new machine at the market: what does it do, what does it not do, what can go wrong, and is it worth the time? You need a phone with data and one small task from your own business. At the end you will have made one useful thing with it, a reply, a price list or a notice, and you will have checked it before any customer sees it.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "Choose the tasks", text: "in your business that AI can help with." },
      { head: "Get something usable", text: "from a free tool: a reply, a price list or a notice." },
      { head: "Check the answer", text: "before a customer sees it." },
      { head: "Keep private things private:", text: "no customer’s details in a public tool." },
    ],
    notes:
      "Four things, in the order in which you will need them. The first saves you from giving the machine work that it does badly. The second is the useful part. The third is the one that people skip, and it is the reason why you see strange adverts with wrong prices. The fourth protects your customers and you. If you are a trainer, ask now who has tried such a tool before and what happened. Somebody will say that it answered in big English, or that it told him something false. Both are true, and we come to both.",
  }),
  statement({
    title: "A clever assistant on her first morning",
    text: "She writes well and quickly, in many languages. She has read a great deal. But she does not know your shop, your prices or your customers, and when she does not know, she guesses.",
    notes:
      "This picture is all the theory that you need. Imagine a young assistant who starts work today. She writes better English than most of us, she is never tired, and she has read more than anybody you know. But it is her first morning. She does not know what a bag costs in your shop, which street you are in, or that Mama Chidi must never be called Chioma. And she has one dangerous habit: when she does not know something, she does not ask. She writes what is usually true somewhere. So you tell her what she needs, and you read what she wrote. That is how AI works.",
  }),
  compare({
    title: "What it does well, and what it does badly",
    left: {
      head: "Give it this",
      tone: "good",
      lines: [
        "Write a first draft",
        "Make a long text short",
        "Put a heap of notes in order",
        "Say it politely, or in another language",
        "Think of ten ideas, of which you keep one",
      ],
    },
    right: {
      head: "Do not trust it with this",
      tone: "bad",
      lines: [
        "Today’s prices, rates and laws",
        "Sums that nobody checks",
        "Facts about your own shop",
        "Advice on health, law or tax",
        "A decision about a person",
      ],
    },
    takeaway: "Words: yes, as a draft. Facts: only those that you gave it.",
    notes:
      "On the left is work with words. Drafts, shortening, putting in order, saying it more politely, saying it in Igbo, Hausa, Yoruba or French. Have somebody who speaks the language read it, for it makes mistakes there too. Ideas belong here as well, because a bad idea costs nothing. On the right is work with facts and with people. It may not know today's dollar rate. It makes mistakes in sums and sounds sure. It cannot know your stock. And nobody should lose a job, a loan or a medicine because a machine said so. The strip below is the rule to remember when you are not certain.",
  }),
  decide({
    title: "Is this a job for AI?",
    questions: [
      {
        ask: "Is it work with words, lists or ideas?",
        yes: "go on.",
        no: "use a calculator or ask a person.",
      },
      {
        ask: "Can I check the answer in two minutes?",
        yes: "go on.",
        no: "make the task smaller, until you can.",
      },
      {
        ask: "If it is wrong, is the harm small?",
        yes: "try it today.",
        no: "ask somebody who answers for it.",
      },
    ],
    takeaway: "Three times yes: a good first task. One no: not this one.",
    notes:
      "Take any task that you thought of and ask the three questions. An example: a notice that the shop closes early on Friday. It is words, you can check it in ten seconds, and the harm of a mistake is small. Three times yes. Another one: how much tax must I pay? It is not only words, you cannot check it, and a mistake is expensive. So ask an accountant. A third: answer a customer who complains about a torn bag. Words, yes. Check, yes. Harm, small if you read it before you send it. A good first task. Let everybody test one task of their own now.",
  }),
  table({
    title: "Good first tasks, trade by trade",
    columns: [
      { head: "Business", wide: 2.4 },
      { head: "Give to AI", wide: 4.6 },
      { head: "Keep for yourself", wide: 4.2 },
    ],
    rows: [
      ["Shop", "Reply to a complaint; text for a status", "The price; who gets credit"],
      ["Salon", "Price list in good order; reminder text", "What suits this customer’s hair"],
      ["Food seller", "Menu for the week; notice of a new dish", "Hygiene; what is in the food"],
      ["Small office", "Letter, minutes, a long e-mail made short", "Signing; figures; staff matters"],
      ["Workshop", "Quotation in clean words; a checklist", "The diagnosis; the guarantee"],
    ],
    notes:
      "Find the line that is nearest to your trade. In the middle is work that you can hand over today. On the right is what stays yours, because you are answerable for it, or because it needs eyes and hands. Notice the pattern. The left work can be done badly without harm, because you read it first. The right work is the reason why customers come to you and not to somebody else. If your trade is not there, take the shop and change the words. Ask two or three people to name one task for the middle column and one for the right column from their own day.",
  }),
  exercise({
    title: "Choose your first task",
    minutes: 10,
    steps: [
      "Write three things you had to write this week.",
      "Ask the three questions about each.",
      "Choose the one with three times yes.",
      "Say what the finished thing must contain.",
    ],
    fill: ["Three things I wrote this week", "My first task", "Who will read it", "What must be in it"],
    notes:
      "Ten minutes. The best first task is one that you would have to do anyway before Saturday: a reply that you have put off, a list that you are asked for every day, a notice for the door. Do not choose something great. Whoever begins with a business plan for the bank gets five pages that say nothing. Write down who will read the thing, because a text for mothers in the market is different from a text for a company. And write what must be in it: the price, the day, the place. These facts you will give to the tool in a moment.",
  }),
  flow({
    title: "Begin on your phone",
    steps: [
      { head: "Open a tool", text: "Several have a free part. Look before you pay for anything." },
      { head: "Say who you are", text: "Trade, town, who will read it." },
      { head: "Say what you want", text: "One thing, with all the facts." },
      { head: "Read and mend", text: "Say what is wrong. Then copy." },
    ],
    takeaway: "On our website there are free tools made for this: you fill in facts, and they write.",
    notes:
      "There are many tools, and names and prices change, so I name only a few that were known in 2026: ChatGPT, Gemini, Copilot, and the assistant that some people find inside WhatsApp. Most let you try something free. Use the address of the company itself, never a link from a stranger, and pay nothing in the first month. On our own website there are free tools for small businesses; they ask you for the facts one by one, so they are an easy place to begin. Whatever you choose, the four steps are the same: open, say who you are, say what you want, read and mend.",
  }),
];
