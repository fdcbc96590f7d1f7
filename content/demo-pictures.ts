import { naira } from "./prices.ts";

/*
 * Contents of the drawn pictures of the demo systems: sample days with invented people, no customer of ours. Amounts
 * are whole naira.
 */

/** `done` is completed, `due` needs attention, `plain` is neither. */
export type PictureTone = "done" | "due" | "plain";

const clinic = {
  label: "Example: the clinic’s appointments on a Tuesday, with who has been seen and who owes a bill",
  heading: "Tuesday",
  count: "14 booked",
  rows: [
    { time: "8:30", name: "Mrs Bello", reason: "Antenatal visit", state: "Seen", tone: "done" },
    { time: "9:00", name: "Chidi Obi", reason: "Malaria test", state: "Waiting", tone: "plain" },
    {
      time: "9:20",
      name: "Baby Adeola",
      reason: "Second vaccine",
      state: `Owes ${naira(4_500)}`,
      tone: "due",
    },
    { time: "9:40", name: "Musa Garba", reason: "Blood pressure", state: "Reminded", tone: "plain" },
  ] satisfies readonly {
    time: string;
    name: string;
    reason: string;
    state: string;
    tone: PictureTone;
  }[],
} as const;

const restaurant = {
  label: "Example: a restaurant’s tables at lunchtime beside the kitchen’s list of orders",
  tables: [
    { number: 1, tone: "done" },
    { number: 2, tone: "plain" },
    { number: 3, tone: "due" },
    { number: 4, tone: "plain" },
    { number: 5, tone: "due" },
    { number: 6, tone: "done" },
  ] satisfies readonly { number: number; tone: PictureTone }[],
  legend: [
    { tone: "done", text: "Free" },
    { tone: "plain", text: "Eating" },
    { tone: "due", text: "Food ready" },
  ] satisfies readonly { tone: PictureTone; text: string }[],
  kitchen: {
    heading: "Kitchen",
    tickets: [
      { place: "Table 3", dish: "Jollof × 2", tone: "due" },
      { place: "Table 5", dish: "Egusi × 1", tone: "due" },
      { place: "WhatsApp", dish: "Suya × 4", tone: "plain" },
    ] satisfies readonly { place: string; dish: string; tone: PictureTone }[],
  },
} as const;

const rent = {
  label: "Example: six months of rent of four flats: paid, due and late, with what each has paid",
  heading: "Rent, Palm Court",
  months: "JFMAMJ",
  /** `months` in a row has a letter per month: p for paid, d for due later, l for late. */
  rows: [
    { home: "Flat 1", months: "pppppd", paid: 750_000 },
    { home: "Flat 2", months: "ppppdd", paid: 600_000 },
    { home: "Flat 3", months: "pppldd", paid: 450_000 },
    { home: "Flat 4", months: "pppppp", paid: 900_000 },
  ],
  notice: "Flat 3 is late: reminder sent today, 9:00",
} as const;

const branches = {
  label: "Example: the week’s sales of four branches, and a purchase that waits for the owner’s approval",
  heading: "Sales this week",
  /** In millions of naira. */
  bars: [
    { name: "Lagos", millions: 4.2 },
    { name: "Abuja", millions: 3.1 },
    { name: "Kano", millions: 2.4 },
    { name: "Aba", millions: 3.6 },
  ],
  approval: {
    heading: "Kano asks",
    text: "Diesel, 200 litres",
    amount: 240_000,
    yes: "Agree",
    no: "Refuse",
  },
} as const;

const telegram = {
  label: "Example: a Telegram bot takes a payment and lets a member into the paid channel",
  name: "Baking Class",
  status: "bot, 1,240 members",
  question: "How do I join the paid class?",
  answer: ["Pay for one month and I add you", "at once. It begins on Monday."],
  pay: "Pay",
  price: 10_000,
  topics: "See the topics",
  receipt: "Paid. Welcome, Tunde.",
} as const;

const whatsapp = {
  label: "Example: the assistant takes an order on WhatsApp at night and calls the owner for a question",
  name: "Mama Ebo Foods",
  status: "assistant, 11:42 PM",
  question: "2 packs of egusi to Wuse, please",
  answer: "Yes, we deliver there tomorrow.",
  order: {
    heading: "Order 318",
    lines: [
      { text: "Egusi, 1 kg × 2", amount: 9_000 },
      { text: "Delivery, Wuse", amount: 1_500 },
    ],
    total: "Total",
  },
  thanks: "I pay now",
} as const;

const shop = {
  label: "Example: a shop’s website on which the assistant answers a visitor and the order goes to WhatsApp",
  address: "adaeze-leather.example",
  heading: "Leather, made in Aba",
  goods: [
    { name: "Slippers", price: 12_000 },
    { name: "Belt", price: 8_500 },
    { name: "Bag", price: 35_000 },
  ],
  question: "Do you deliver to Jos?",
  answer: "Yes, in 2 days.",
  order: "Order on WhatsApp",
} as const;

export const demoPictures = { clinic, restaurant, rent, branches, telegram, whatsapp, shop } as const;
