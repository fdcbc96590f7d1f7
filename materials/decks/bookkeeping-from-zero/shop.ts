import type { LedgerRow } from "../layouts/tables.ts";

/** The shop of the worked examples: provisions in Aba. One day, which the month repeats, so that anybody can follow. */

interface Sale {
  readonly what: string;
  readonly sold: number;
  readonly cost: number;
  /** What the customer still owes of it. */
  readonly owed: number;
}

/** Rice: what ten bags and their way home cost, so what one bag cost. */
export const rice = { bags: 10, bought: 470_000, transport: 10_000 } as const;
export const bagCost = (rice.bought + rice.transport) / rice.bags;

export const sales: readonly Sale[] = [
  { what: "Rice, 2 bags", sold: 104_000, cost: 2 * bagCost, owed: 0 },
  { what: "Groundnut oil, 3 bottles", sold: 16_500, cost: 14_100, owed: 0 },
  { what: "Noodles, 2 cartons, Mama Chidi", sold: 21_000, cost: 19_000, owed: 10_000 },
  { what: "Small items, from the tally", sold: 28_500, cost: 22_800, owed: 0 },
];

export const expenses = [
  ["Rider, two deliveries", 3_000],
  ["Fuel for the generator", 4_500],
  ["Data and airtime", 1_000],
  ["Lunch for the helper", 1_600],
] as const satisfies readonly LedgerRow[];

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const sold = add(sales.map((sale) => sale.sold));
const cost = add(sales.map((sale) => sale.cost));
const owed = add(sales.map((sale) => sale.owed));
const spent = add(expenses.map(([, amount]) => amount));

export const day = {
  sold,
  cost,
  owed,
  spent,
  paid: sold - owed,
  gross: sold - cost,
  profit: sold - cost - spent,
  /** In the drawer in the morning, and what the owner took for herself. */
  begin: 20_000,
  took: 5_000,
  counted: 162_900,
} as const;

export const cash = day.begin + day.paid - day.spent - day.took;

const days = 26;

export const month = {
  days,
  profit: day.profit * days,
  rent: 30_000,
  helper: 45_000,
  salary: 90_000,
  stockBegin: 600_000,
  bought: 3_900_000,
  cost: day.cost * days,
  stockCounted: 531_000,
} as const;

/** What the month leaves before the owner's salary. */
export const monthLeft = month.profit - month.rent - month.helper;

/** Each item over the month: sold, cost, left over. */
export const items = sales.map((sale) => ({
  what: sale.what.replace(/,.*/, ""),
  sold: sale.sold * days,
  cost: sale.cost * days,
  left: (sale.sold - sale.cost) * days,
}));

/** The one decision: so much more for each carton of noodles. */
export const decision = { cartons: 2 * days, more: 300 } as const;
