/** The business of the worked examples: trays of small chops for offices in Enugu. */
export const tray = { price: 25_000, cost: 17_000 } as const;
/** What one order leaves before any advert is paid. */
export const leaves = tray.price - tray.cost;

/** A month of posts without a plan. */
export const month = { saw: 4_000, looked: 160, wrote: 32, ordered: 8 } as const;

interface TestDay {
  readonly day: string;
  readonly spent: number;
  readonly wrote: number;
  readonly ordered: number;
}

/** The notebook of one test advert. */
export const test: readonly TestDay[] = [
  { day: "Monday", spent: 2_000, wrote: 3, ordered: 0 },
  { day: "Tuesday", spent: 2_000, wrote: 5, ordered: 1 },
  { day: "Wednesday", spent: 2_000, wrote: 4, ordered: 1 },
  { day: "Thursday", spent: 2_000, wrote: 6, ordered: 2 },
  { day: "Friday", spent: 2_000, wrote: 2, ordered: 0 },
];

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export const result = {
  spent: add(test.map(({ spent }) => spent)),
  wrote: add(test.map(({ wrote }) => wrote)),
  ordered: add(test.map(({ ordered }) => ordered)),
} as const;

/** Another advert for the same money, which brought one order. */
export const other = { spent: 10_000, wrote: 25, ordered: 1 } as const;
