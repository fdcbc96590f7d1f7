import { firstSale } from "./first-sale.ts";
import type { Statistic } from "./school.ts";
import { site, type WhatsAppLine } from "./site.ts";

export interface ChatMessage {
  readonly from: "customer" | "owner" | "assistant";
  readonly text: string;
}

/** A button that opens one of the site's WhatsApp lines with a prefilled text. */
export interface WhatsAppAction {
  readonly label: string;
  readonly line: WhatsAppLine;
  readonly message: string;
}

export interface Flagship {
  readonly id: "storefront" | "books";
  readonly name: string;
  readonly heading: string;
  readonly text: string;
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly claims: readonly Statistic[];
  readonly action: WhatsAppAction;
}

/** Over the list of what a flagship does, where it is folded. */
export const featuresLabel = "What it does";

/** How the monthly price is agreed, which no page states: it differs with the size of the shop. */
export const flagshipMonthly = `Setup costs nothing, and sending us your details takes ${site.claims.startTime}. The monthly price depends on how many products, shops and staff you have. You pay nothing until you accept that price.`;

const flagshipClaims: readonly Statistic[] = [
  { value: site.claims.setupCost, label: "setup cost" },
  { value: site.claims.startTime, label: "to get started" },
];

export const storefront: Flagship = {
  id: "storefront",
  name: site.flagships.storefront,
  heading: "Your shop opens inside WhatsApp",
  text: `Customers browse, ask, order and pay in the app they already use. An AI assistant answers them and updates your stock, and you see every order on your phone. ${flagshipMonthly}`,
  features: [
    { title: "Shop", text: "One link opens your products, with pictures and prices." },
    { title: "AI sales assistant", text: "Answers questions, suggests items and takes the order." },
    { title: "Inventory", text: "Each sale reduces the stock. Nobody can order what is sold out." },
    { title: "Orders", text: "New, paid, packed and delivered, in one list." },
    { title: "AI accounting", text: "Sales and profit, worked out from your orders and costs." },
    { title: "Multi-store", text: "Several shops or branches under one owner." },
  ],
  claims: flagshipClaims,
  action: {
    label: "Start my shop on WhatsApp",
    line: "sales",
    message: `Good day. I want to start with ${site.flagships.storefront}. I sell: \nMy city: `,
  },
};

export interface LedgerEntry {
  readonly message: string;
  readonly item: string;
  readonly kind: "sale" | "expense";
  readonly amount: number;
  /** What the goods sold had cost; zero for an expense. */
  readonly cost: number;
}

/** A sample day in a shop. The first line is the one that the sample chat records. */
export const ledgerEntries = [
  { message: firstSale, item: "Rice, 3 small bags", kind: "sale", amount: 45_000, cost: 37_500 },
  {
    message: "sold 2 cartons soap 19k",
    item: "Soap, 2 cartons",
    kind: "sale",
    amount: 19_000,
    cost: 16_400,
  },
  { message: "fuel for gen 3500", item: "Generator fuel", kind: "expense", amount: 3_500, cost: 0 },
] as const satisfies readonly LedgerEntry[];

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

const sales = sumOf(ledgerEntries.map((entry) => (entry.kind === "sale" ? entry.amount : 0)));
const costOfGoods = sumOf(ledgerEntries.map((entry) => entry.cost));
const expenses = sumOf(ledgerEntries.map((entry) => (entry.kind === "expense" ? entry.amount : 0)));

export const ledgerTotals = {
  sales,
  costOfGoods,
  expenses,
  profit: sales - costOfGoods - expenses,
} as const;

const [rice] = ledgerEntries;

export const books: Flagship = {
  id: "books",
  name: site.flagships.books,
  heading: "Say it on WhatsApp. It is in your books.",
  text: `You send ‘${rice.message}’ and the sale is recorded. There is no form to fill and no bookkeeping to learn. We agree the monthly price with you.`,
  features: [
    {
      title: "Plain-language recording",
      text: "Write as you would to your brother, about sales, expenses, debts or stock.",
    },
    {
      title: "Intent detection",
      text: "Tells a sale from a purchase, a debt or a question, and asks when it is not sure.",
    },
    {
      title: "Profit calculation",
      text: "Sales minus cost of goods and expenses, for a day, a week or a month.",
    },
    {
      title: "Staff roles",
      text: "Sales reps record sales, supervisors check them, and accountants see the figures.",
    },
    { title: "Insights", text: "What sells, what only ties up money, and who still owes you." },
  ],
  claims: flagshipClaims,
  action: {
    label: "Start my books on WhatsApp",
    line: "sales",
    message: `Good day. I want to start with ${site.flagships.books}. My business is: \nHow I keep records now: `,
  },
};

export const ledgerTexts = {
  caption: "Example: how the messages are recorded",
  columns: { message: "You send", item: "What is recorded", amount: "Amount" },
  totals: {
    sales: "Sales",
    costOfGoods: "Cost of goods sold",
    expenses: "Expenses",
    profit: "Profit",
  },
} as const;
