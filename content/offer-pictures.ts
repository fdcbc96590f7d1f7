import type { ChatMessage } from "./flagships.ts";
import { type EnterpriseId, naira } from "./prices.ts";

/* Contents of the drawings of the systems at work. The sample figures are invented; our own prices are in prices.ts. */

export interface PictureRow {
  /** Where or when. */
  readonly place: string;
  readonly text: string;
  readonly state: string;
  readonly tone: "good" | "new" | "care";
}

export interface SystemPicture {
  /** What the picture shows, in one line above it. */
  readonly caption: string;
  readonly title: string;
  readonly rows: readonly PictureRow[];
  /** The system's WhatsApp message about it. */
  readonly message: string;
}

const branches = [
  { place: "Lagos", amount: 1_240_000 },
  { place: "Onitsha", amount: 865_000 },
  { place: "Kano", amount: 610_000 },
] as const;

const allBranches = branches.reduce((sum, { amount }) => sum + amount, 0);

export const systemPictures: Readonly<Record<EnterpriseId, SystemPicture>> = {
  "enterprise-intelligence-suite": {
    caption: "Example: closing time at a distributor",
    title: "Sales today, all branches",
    rows: [
      { place: branches[0].place, text: naira(branches[0].amount), state: "Closed", tone: "good" },
      { place: branches[1].place, text: naira(branches[1].amount), state: "Closed", tone: "good" },
      { place: branches[2].place, text: naira(branches[2].amount), state: "Rice is low", tone: "care" },
    ],
    message: `All three branches have closed: ${naira(allBranches)} today. Kano has rice for two days. Shall I ask Lagos to send some?`,
  },
  "healthcare-system": {
    caption: "Example: the front desk of a clinic",
    title: "Tuesday morning",
    rows: [
      { place: "9:00", text: "Card 0412, antenatal", state: "Arrived", tone: "good" },
      { place: "9:20", text: "Card 1187, blood test", state: "Reminded", tone: "new" },
      { place: "9:40", text: "Card 0096, child, fever", state: "Booked", tone: "new" },
      { place: "10:00", text: "Card 2031, review", state: `${naira(6_500)} unpaid`, tone: "care" },
    ],
    message: "Your visit is today, Tuesday, at 9:20. Reply 1 to confirm or 2 to change the time.",
  },
  "restaurant-system": {
    caption: "Example: the kitchen list at lunchtime",
    title: "Kitchen, 1:15 PM",
    rows: [
      { place: "Table 4", text: "2 jollof rice, 1 grilled fish", state: "Cooking", tone: "care" },
      { place: "WhatsApp", text: "3 egusi and pounded yam", state: "New", tone: "new" },
      { place: "Counter", text: "1 pepper soup, take-away", state: "Ready", tone: "good" },
      { place: "Table 9", text: "4 fried rice, 4 chicken", state: "New", tone: "new" },
    ],
    message: "Your order is with the kitchen: 3 egusi and pounded yam. The rider leaves at about 1:40 PM.",
  },
  "real-estate-system": {
    caption: "Example: a week at a property company",
    title: "This week",
    rows: [
      { place: "Plot 14", text: `4th instalment, ${naira(350_000)}`, state: "Paid", tone: "good" },
      { place: "Plot 22", text: `7th instalment, ${naira(350_000)}`, state: "Reminded", tone: "new" },
      { place: "Flat 3B", text: `Service charge, ${naira(180_000)}`, state: "Due Friday", tone: "care" },
      { place: "Plot 31", text: "Viewing, Saturday 11 AM", state: "Booked", tone: "new" },
    ],
    message: `Received with thanks: ${naira(350_000)} for Plot 14. You have paid 4 of 12 instalments. The next is due on the 28th.`,
  },
};

const braids = 25_000;

/** A customer writes to a salon after hours. */
export const packageChat = {
  label: "Example: a customer books while the salon is closed",
  name: "Hair by Tosin",
  time: "9:42 PM",
  messages: [
    { from: "customer", text: "Good evening. Are you open on Sunday? I want to braid my hair." },
    {
      from: "assistant",
      text: `Good evening. Yes, from 12 to 6. Knotless braids are ${naira(braids)} and take 4 hours. I have 12:00 and 2:00 free. Which one?`,
    },
    { from: "customer", text: "2:00 please. Halima." },
    {
      from: "assistant",
      text: "Thank you, Halima. Sunday at 2:00 PM is yours. I will remind you on Saturday.",
    },
  ] satisfies readonly ChatMessage[],
  booking: { title: "New booking", text: "Sunday 2:00 PM, knotless braids", state: "Sent to the owner" },
} as const;
