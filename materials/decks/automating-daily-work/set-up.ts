import { chat } from "../layouts/chat.ts";
import { labelled } from "../layouts/compare.ts";
import { flow } from "../layouts/flow.ts";
import { exercise } from "../layouts/practice.ts";
import { ledger, table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { orders } from "./laundry.ts";

/** Quick replies, reminders, and a form that fills a sheet. */
export const setUp: readonly Slide[] = [
  flow({
    title: "First machine: a quick reply",
    lead: "In WhatsApp Business. Menu words change a little from version to version.",
    steps: [
      { head: "Open", text: "Business tools, Quick replies." },
      { head: "Write", text: "The answer as you give it on your best day." },
      { head: "Name it", text: "One short word, such as /pickup." },
      { head: "Use it", text: "Type / in a chat, choose, read, send." },
    ],
    takeaway: "Leave [brackets] where something changes, so that you cannot forget it.",
    notes:
      "Ten minutes for the first one. Open Business tools, then Quick replies, and tap the plus. Write the answer as you would give it on a good day, complete and friendly. If something changes from customer to customer, put a word in square brackets, such as day or amount; brackets catch the eye before you send. Give it a short name. In a chat you type a stroke and choose. Then read it, always, because a wrong price in writing is a promise. Begin with the question that came most often in your list. Five quick replies are enough; with twenty you would look for them longer than you would type.",
  }),
  chat({
    title: "Let one reply ask all the questions",
    contact: "Mrs Amadi",
    messages: [
      { from: "customer", text: "Good morning, can you pick up today?" },
      {
        from: "shop",
        text: "Good morning. Yes. Please send in one message: your name, street and number, how many pieces, and a time between 10 and 4. For prices reply PRICES.",
      },
      { from: "customer", text: "Amadi, 14 Rumuola, 7 pieces, 11 am" },
    ],
    remarks: [
      "One message in place of five questions.",
      "She answers in the order you asked.",
      "Now the order can be copied at once, or better: not copied at all.",
    ],
    notes:
      "Before, the assistant asked five questions one after the other, and between two answers the customer was at work or in the market. One order took half a day of chat. Now a single quick reply asks for everything: name, address, pieces, time. Most people answer in the same order. Notice that it also says where the prices are, because that is the next question. Look at your own chats: which questions do you always ask before you can begin? Put them all into one text. It should not have more than four or five. If you need more, a form is better, and that comes after the reminders.",
  }),
  table({
    title: "Second machine: reminders that repeat",
    columns: [
      { head: "When", wide: 3 },
      { head: "What the phone tells you", wide: 5.4 },
      { head: "Who does it", wide: 2.4 },
    ],
    rows: [
      ["Daily, 8:30", "Open the list of clothes to collect", "Assistant"],
      ["Daily, 17:30", "Write sales and expenses, count cash", "Owner"],
      ["Monday, 9:00", "Balances older than a week: write to them", "Owner"],
      ["25th, 10:00", "Rent and generator service next week", "Owner"],
      ["Last day, 18:00", "Count soap, starch and nylon; order", "Assistant"],
    ],
    takeaway: "A reminder says what to do first, not only what it is about.",
    notes:
      "The second machine remembers. Open the calendar on the phone, make an entry, and choose repeat: daily, weekly, monthly. Write the entry as an order to yourself: not balances, but balances older than a week, write to them. Choose a time at which you really can do it; a reminder that rings while customers stand at the counter is switched off and forgotten. If you and the assistant share a calendar, both see who does what. Five entries are plenty. After two weeks take out each one that you always push away, and ask why. Perhaps the time is wrong, or perhaps it is not needed.",
  }),
  flow({
    title: "Third machine: a form that fills a sheet",
    lead: "Google Forms and Sheets are free with an account; others have the same.",
    steps: [
      { head: "Make the form", text: "Five questions, each with its kind of answer." },
      { head: "Link a sheet", text: "In the answers: ‘Link to Sheets’." },
      { head: "Try it", text: "Send yourself three orders." },
      { head: "Share it", text: "Put the link into /pickup." },
    ],
    takeaway: "The customer types the order once. Nobody copies it again.",
    notes:
      "Now the longest bar: copying. A form is a page with questions that opens on any phone. What somebody types there appears as a new line in a sheet. Make it on a computer if you can borrow one, because it is easier to see; a phone works too. Write the questions, and for each choose the kind of answer: a short text, a number, a list to choose from, a date. Then look for the answers and link a sheet. Send three trial orders, with mistakes in them, and look how they arrive. Only then put the link into your quick reply. Keep the old way beside it for a week.",
  }),
  labelled({
    title: "Ask only what you need",
    labelWidth: 3,
    rows: [
      { label: "Name", text: "Short text. Must be filled in." },
      { label: "Phone", text: "Number. Say what for: ‘so that the rider can call’." },
      { label: "Street, quarter", text: "Quarter as a list, so that all write it alike." },
      { label: "What, how many", text: "Shirts, trousers, duvets: a number for each." },
      { label: "Pick-up time", text: "A list: 10 to 12, 12 to 2, 2 to 4." },
    ],
    takeaway: "No birthday, no e-mail, no religion. What you do not have, you cannot lose.",
    notes:
      "Five questions for the laundry. Two rules. First, wherever you can, let people choose from a list in place of typing: if everybody writes the quarter in her own way, the rider's list cannot be sorted. Second, ask only what you need for this order. Each more question loses some customers, and whatever you collect you must also take care of; the data protection law says so, and so does decency. Tell people what the phone number is for. And decide now who may open the sheet: you and the assistant who plans the riders, with their own accounts, and nobody by a link that goes round.",
  }),
  ledger({
    title: "What arrives in the sheet",
    columns: [
      { head: "Time", wide: 1.3 },
      { head: "Who and where", wide: 3.9 },
      { head: "What", wide: 3.8 },
      { head: "Amount", wide: 2, figures: "naira" },
    ],
    rows: orders,
    total: "Today",
    lead: "A shirt ₦700, trousers ₦1,200, a duvet ₦4,500. The sheet multiplies and adds.",
    takeaway: "Check one line by hand: 5 × ₦700 + 2 × ₦1,200 = ₦5,900.",
    notes:
      "Each order is now a line with its time, and nobody has copied anything. The amount is worked out by the sheet: the number of shirts times the price of a shirt, and so on. You write that formula once, in the first line, and pull it down. Somebody who has used a sheet before shows you that in five minutes. Then check one line by hand, as on the strip. If it is right, all lines are right as long as the prices are. When prices change, change them in one place, on a second page of the sheet. At midday sort the list by quarter, and it is the rider's route.",
  }),
  exercise({
    title: "Draw up your own form",
    minutes: 15,
    steps: [
      "Take the task with the longest bar.",
      "Write what you always have to ask.",
      "Choose for each: text, number, list or date.",
      "Cross out what this order does not need.",
    ],
    fill: ["Question 1 and its kind", "Question 2", "Question 3", "Question 4", "Question 5"],
    notes:
      "Fifteen minutes, on paper. It need not be orders. It can be a booking in a salon, a complaint, a report of the assistant in the evening, or the count of the stock. Write the questions as you would say them. Then choose the kind of answer. Wherever people could choose from a list, write the list down too. And then cross out. For each question say aloud what you do with the answer. If you cannot say it, it goes. Change papers with a neighbour: she fills in your form as a customer. Where she stops and thinks, the question is not clear yet.",
  }),
];
