import { type Book, day, type SheetPage } from "../sheet/sheet.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const examples = [
  [day("2027-01-04"), "Sales of the day", "Sales", 170_000, null],
  [day("2027-01-04"), "Rice, 3 bags with transport", "Goods", null, 144_000],
  [day("2027-01-05"), "Fuel for the generator", "Running", null, 4_500],
  [day("2027-01-05"), "Sales of the day", "Sales", 155_000, null],
  [day("2027-01-06"), "Rider", "Running", null, 3_000],
  [day("2027-01-06"), "My salary, first half", "Owner", null, 45_000],
] as const;

function monthPage(name: string, at: number): SheetPage {
  const before = months[at - 1];
  return {
    name,
    title: `Cash book, ${name}`,
    how: "One line for each amount that came in or went out, on the day it did. Kind is one of: Sales, Debt paid, Goods, Running, Rent, Wages, Owner. Cash only: what is sold on credit stands in the debt list.",
    lines: [
      before
        ? { key: "begin", label: "In hand when the month began", kind: "naira", formula: `{${before}.end}` }
        : {
            key: "begin",
            label: "In hand when the month began",
            kind: "naira",
            value: 60_000,
            note: "Drawer, bank and POS together.",
          },
      { key: "in", label: "Came in", kind: "naira", formula: "SUM({came*})" },
      { key: "out", label: "Went out", kind: "naira", formula: "SUM({went*})" },
      { key: "end", label: "Should be there now", kind: "naira", formula: "{begin}+{in}-{out}" },
      {
        key: "owner",
        label: "Of it the owner took",
        kind: "naira",
        formula: 'SUMIF({kind*},"Owner",{went*})',
      },
    ],
    columns: [
      { key: "date", head: "Day", wide: 13, kind: "date" },
      { key: "what", head: "What for", wide: 34, kind: "text" },
      { key: "kind", head: "Kind", wide: 13, kind: "text" },
      { key: "came", head: "Came in", wide: 14, kind: "naira" },
      { key: "went", head: "Went out", wide: 14, kind: "naira" },
    ],
    rows: at === 0 ? examples : [],
    empty: at === 0 ? 74 : 80,
    ...(at === 0 ? { is: { in: 325_000, out: 196_500, end: 188_500, owner: 45_000 } } : {}),
  };
}

const kinds = ["Sales", "Debt paid", "Goods", "Running", "Rent", "Wages", "Owner"] as const;

/** The year in one view: what each month brought, by the pages after it. */
const year: SheetPage = {
  name: "Year",
  title: "Twelve-month cash book",
  how: "You write on the pages of the months; here everything adds up by itself. The first line shows what the examples on the page of January come to.",
  lines: [
    {
      key: "in",
      label: "Came in, the whole year",
      kind: "naira",
      formula: months.map((name) => `{${name}.in}`).join("+"),
    },
    {
      key: "out",
      label: "Went out, the whole year",
      kind: "naira",
      formula: months.map((name) => `{${name}.out}`).join("+"),
    },
    { key: "end", label: "In hand at the end", kind: "naira", formula: "{Dec.end}" },
    ...kinds.map((kind) => ({
      key: kind.replace(" ", ""),
      label: `${kind}, the whole year`,
      kind: "naira" as const,
      formula: months
        .map(
          (name) =>
            `SUMIF({${name}.kind*},"${kind}",{${name}.${kind === "Sales" || kind === "Debt paid" ? "came" : "went"}*})`,
        )
        .join("+"),
    })),
    ...months.map((name) => ({
      key: `left${name}`,
      label: `${name}: came in less went out`,
      kind: "naira" as const,
      formula: `{${name}.in}-{${name}.out}`,
    })),
  ],
  is: {
    in: 325_000,
    out: 196_500,
    end: 188_500,
    Sales: 325_000,
    Goods: 144_000,
    Running: 7_500,
    Owner: 45_000,
    leftJan: 128_500,
  },
};

export const cashBook: Book = {
  course: "bookkeeping-from-zero",
  file: "cash-book-12-months.xlsx",
  title: "Twelve-month cash book",
  description:
    "Money in and money out for a whole year: a page a month, carried over, with a view of the year.",
  pages: [year, ...months.map(monthPage)],
};
