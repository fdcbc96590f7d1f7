import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { chat, copyText } from "../layouts/chat.ts";
import { labelled } from "../layouts/compare.ts";
import { sums } from "../layouts/figures.ts";
import { flow } from "../layouts/flow.ts";
import { points, statement } from "../layouts/opening.ts";
import { checklist, exercise, nextStep, quiz } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { sewing, stock } from "./examples.ts";

const aWeek = stock.sold / stock.weeks;
const weeksLeft = stock.shelf / aWeek;

/** Mending an answer, keeping a prompt, and the end of the course. */
export const mendAndKeep: readonly Slide[] = [
  statement({
    title: "The first answer is a draft",
    text: "Do not close the tool and do not begin again. Say what is wrong and what you want in its place, one thing at a time, as you would to an assistant.",
    notes:
      "Now take the poor answers that you kept. Most people do one of two things with them: they close the tool and say that it is useless, or they write the whole prompt again with more exclamation marks. Both waste time. The tool still knows what you said before. So talk to it as you would talk to an assistant who brings you a letter: this is good, this is too long, this is not true. One thing at a time, for if you name five, it mends two and breaks a third. And say what you want in place of it, because make it better tells nobody anything.",
  }),
  table({
    title: "What to say when the answer is…",
    columns: [
      { head: "The answer is…", wide: 3.2 },
      { head: "Say", wide: 8 },
    ],
    rows: [
      ["too long", "‘Cut it to 30 words. Keep the price and the time.’"],
      ["foreign", "‘Write it as a shop owner in Lagos says it at the counter.’"],
      ["invented", "‘You wrote “baked every hour”. That is not in my facts. Take it out.’"],
      ["too general", "‘Use the facts on delivery and size. Leave out all praise.’"],
      ["not what you meant", "‘Here is a message I liked: … Write it like this one.’"],
      ["still wrong, third time", "Stop. Cut the task in two: first the points, then the text."],
    ],
    notes:
      "Six faults and six sentences. They are worth copying into your notes word for word. The fifth is the strongest: give one example of a text that you like, one of your own best messages, and say like this one. The tool copies the sound better than any description. The last line is important too. If it is wrong for the third time, it is usually not the tool's fault but the task is too large. Cut it in two: first ask for the points in a list, correct the list, and then ask for the text from the list. You save time by stopping early.",
  }),
  chat({
    title: "A mending talk, from draft to message",
    contact: "AI tool (you at the right)",
    isTool: true,
    messages: [
      {
        from: "customer",
        text: "We are thrilled to inform our esteemed clients of our new prices…",
      },
      {
        from: "shop",
        text: "Too grand. Say it as a tailor in Kano says it to a regular customer. 35 words.",
      },
      {
        from: "customer",
        text: `Good day. From 1 December a plain kaftan costs ${naira(sewing.now)}, because cloth and light cost more. What you ordered before stays at ${naira(sewing.old)}.`,
      },
      { from: "shop", text: "Good. End with a question." },
    ],
    remarks: [
      "Two short sentences mended it.",
      "Each named one thing.",
      "The facts had been given before, so none was invented.",
    ],
    notes:
      "This is how mending looks. The facts had been given before: the kaftan, the two prices, the date, the reason. The first draft used the usual grand words; nobody enjoys a new price. One sentence named the fault and the sound that was wanted, with a number of words. The second draft is nearly right. One more sentence asks for a question at the end, because a message with a question gets answers. Two sentences, one minute. Notice that the tailor did not say please make it perfect. He said what he heard, and what he wanted to hear. Try it with your own draft now.",
  }),
  exercise({
    title: "Mend your own answer",
    minutes: 10,
    steps: [
      "Take the answer from the last exercise.",
      "Name the worst fault in one sentence.",
      "Say what you want in its place.",
      "Repeat once. Then stop and check.",
    ],
    fill: [
      "The worst fault",
      "My mending sentence",
      "The second fault",
      "My mending sentence",
      "What I would tell it at once next time",
    ],
    notes:
      "Ten minutes. The last line on the right is the most important one. Whatever you had to mend belongs into the prompt the next time: if you had to say shorter, the form was missing a number; if it invented something, the facts had a hole. So each mending makes the next prompt better, and after three or four rounds there is little left to mend. Let two people read their first and their last version aloud. If somebody's answer was good at once, let her read her four lines instead, and let the group say which line did the work.",
  }),
  copyText({
    title: "A prompt for figures: what runs out?",
    words: [
      "**Role:** You help the manager of a small shop with stock.",
      "**Task:** For each item say how many weeks the shelf will last: shelf divided by (sold divided by 4).",
      `**Facts:** item, sold in 4 weeks, on the shelf: Soap tablets, ${stock.sold}, ${stock.shelf}; Candles, 80, 70; Matches, 60, missing.`,
      "**Form:** A table: item, weeks left, ‘order now’ under 2 weeks. Show the sum for the first item. If a figure is missing, write ‘missing’.",
    ],
    remarks: [
      "It says how to calculate.",
      "It asks to see one sum.",
      "It forbids guessing.",
      "No names of people in it.",
    ],
    notes:
      "Prompts are not only for texts. This one takes a list of stock and says what must be ordered. Three things make it safe. It says how to calculate, so that the tool need not guess a method. It asks to show one sum, so that you can check. And it says what to do with a hole: write missing. Without that sentence many tools invent a figure for the matches. Notice also that there is no person in it, no customer and no supplier with a telephone number. For long lists a spreadsheet is still better, because it calculates and does not write. But for ten items on a Monday morning this is quick.",
  }),
  sums({
    title: "Do the first line by hand",
    sums: [
      {
        from: { label: "sold", amount: stock.sold, says: `${stock.sold} pieces` },
        sign: "÷",
        by: { label: "in weeks", amount: stock.weeks, says: `${stock.weeks}` },
        result: "a week",
        says: `${aWeek} pieces`,
      },
      {
        from: { label: "on the shelf", amount: stock.shelf, says: `${stock.shelf} pieces` },
        sign: "÷",
        by: { label: "sold a week", amount: aWeek, says: `${aWeek} pieces` },
        result: "left: order now",
        says: `${weeksLeft} weeks`,
      },
    ],
    takeaway: "The same in the tool’s table? Then trust it more. If not, do not use any line of it.",
    notes: `Before you order anything, do the first line yourself. ${stock.sold} pieces in ${stock.weeks} weeks are ${aWeek} a week. ${stock.shelf} on the shelf divided by ${aWeek} are ${weeksLeft} weeks. That is under two, so order now. If the tool says the same, you may trust the rest of the table more, though not blindly; look at the largest and the smallest figure as well. If it says something else, throw the table away. Not only the line, the whole table, because you no longer know what it did. This one habit makes the difference between somebody who uses a tool and somebody who is used by it.`,
  }),
  quiz({
    title: "Check yourself: which prompt is best?",
    ask: "Kemi sells shoes in Ibadan and wants to follow up a quiet customer. Which prompt brings her something that she can send?",
    answers: [
      "‘You are the world’s best copywriter. Write an irresistible follow-up!!!’",
      "‘Write to Mrs Bello, 0803…, who never answers, that the shoes are finishing.’",
      "‘Write a follow-up, 30 words, from a shoe shop in Ibadan. Facts: black sandal, size 38, ₦15,000, here until Saturday. No hurry that is not true. End with a question.’",
    ],
    answerIs: "Decide first. The answer and the reason stand in the notes below this slide.",
    notes:
      "The answer is C. Let people say why, and let them name the four parts in it: from a shoe shop in Ibadan is the role, a follow-up is the task, then the facts, and thirty words with a question is the form. What is wrong with A? It praises the tool and tells it nothing; there is no fact in it at all. And with B? Three things: a customer's name and number in a public tool, an insult that might come out in the text, and a hurry that is not true. If somebody chose A because it was seen on the internet, be kind. The internet is full of such formulas, and they are mostly holes.",
  }),
  labelled({
    title: "Keep a prompt that worked twice",
    labelWidth: 2.8,
    rows: [
      { label: "Name", text: "What it makes: ‘Friday status’." },
      { label: "The prompt", text: "Whole, in its four lines." },
      { label: "Change these", text: "[product], [price], [day]: in brackets, in one place." },
      { label: "Check", text: "What went wrong before: ‘invents discounts’." },
      { label: "Who, when", text: "Who used it last, and on what day." },
    ],
    takeaway: "A note on the phone, shared with staff, is enough. Ten good ones are a treasure.",
    notes:
      "A prompt that has worked twice is a tool of your business, so keep it. A shared note on the phone is enough, or a group in which only prompts are posted, or a sheet of paper beside the till. Five lines for each. The third one is what makes it usable for others: whatever changes stands in square brackets, so that nobody forgets it. The fourth one carries your experience: this one likes to invent discounts, look at them. Do not collect a hundred from the internet. Ten of your own, for the ten texts that you need every month, are more useful than any list that somebody sells.",
  }),
  table({
    title: "A prompt list for a small shop",
    columns: [
      { head: "Name", wide: 3.4 },
      { head: "Changes each time", wide: 4 },
      { head: "Look out for", wide: 4 },
    ],
    rows: [
      ["Friday status", "[product], [price], [time]", "Invented discount"],
      ["Reply to a complaint", "[fault], [what we offer]", "Promises more than I said"],
      ["New prices", "[item], [old], [new], [date]", "Grand words, excuses"],
      ["Notice for the door", "[day], [hours], [reason]", "Weekday and date"],
      ["What runs out", "[list of stock]", "Missing figures guessed"],
      ["Words for a product", "[facts of the product]", "Praise without facts"],
    ],
    takeaway: "One person keeps the list. Everybody may add to it, after it worked twice.",
    notes:
      "This is how such a list looks after a month in a small shop. Six prompts, each for a text that comes again and again. In the middle stands what changes, on the right what to look out for; that column grew out of mistakes. Make one person the keeper, otherwise there are soon four versions of everything. And give the list to a new assistant on the first day. She will write in the voice of your shop at once, and she will know what to check. Which six would be on your list? Write only the names now; the prompts come one by one, each after it has worked twice.",
  }),
  flow({
    title: "From wish to sent, in five steps",
    steps: [
      { head: "Four parts", text: "Role, task, facts, form" },
      { head: "Read", text: "One thing at a time" },
      { head: "Mend", text: "One fault, at most 3 times" },
      { head: "Send", text: "Names put back on your phone" },
      { head: "Keep", text: "After it worked twice" },
    ],
    takeaway: "In the prompt: no customer’s name, number, debt or illness. Letters instead: Customer A.",
    notes:
      "Here is the whole way on one slide. Write the four parts. Read the answer, each time for one thing. Mend, one fault at a time and three times at most. Send, and put names back only when the text is on your own phone. Keep the prompt after it has worked twice. The strip repeats the rule that protects your customers: in a public tool you may not know where the text is kept and who can read it, so names, numbers, debts and illnesses stay out. Write Customer A in their place. Draw these five boxes on a card for everybody who writes in your business.",
  }),
  checklist({
    title: "A good prompt, checked",
    items: [
      "Role: who writes, and for whom",
      "Task: one thing that can be finished",
      "Facts: only what I could prove",
      "Form: length, shape, what to leave out",
      "‘If a fact is missing, ask me’",
      "No name, number, debt or illness in it",
      "One sum checked by hand",
      "Worked twice? Into the list",
    ],
    notes:
      "Print this page and use it for a week with every prompt, even with small ones. After a week you will not need it, except for the fifth and the sixth line, which are forgotten first. The fifth, if a fact is missing, ask me, turns the tool from one that guesses into one that asks. The sixth protects the people who trust you. When you teach this to staff, let them grade each other's prompts with the eight ticks, as a game. Somebody with six ticks and a bad answer learns more from it than from any explanation that you could give.",
  }),
  points({
    title: "What to remember",
    points: [
      { head: "Role, task, facts, form.", text: "If you have time for one, the facts." },
      { head: "No facts in, fiction out.", text: "Close the holes." },
      { head: "The first answer is a draft.", text: "One fault at a time, three times at most." },
      { head: "One sum by hand,", text: "before you trust the rest." },
      { head: "Keep what worked twice,", text: "with [brackets], for everybody." },
    ],
    notes:
      "Five lines. Tools will change their names and become better, and these five lines will still hold, because they are about you and not about the tool: what you want, what is true, and who is answerable. Go back now to the worst answer that you wrote on the board at the beginning. Write the same wish in four parts, all together, and type it. Compare. Usually the difference is large enough that nobody needs to be convinced any further. If it is not, look for the hole. There is one.",
  }),
  nextStep({
    title: "Write one prompt today",
    thisWeek: "one text in four parts, mended, checked and sent. Keep the prompt.",
    nextCourse: courseOf("whatsapp-selling").title,
    message: "Good day. I finished the free course Writing good prompts and have a question:",
    notes:
      "Take the text that you need this week, write four lines, mend once or twice, check, send. Then put the prompt into a note with the name Prompts; it is the first of your ten. On our website there are free tools in which the four parts are built in: you fill in the facts, and they write. If your texts are mostly messages to customers, the course WhatsApp selling is the right next one, because it shows what should be in such messages. All courses are at the address on the slide. If an answer will not come right, send us your prompt on WhatsApp, without names.",
  }),
];
