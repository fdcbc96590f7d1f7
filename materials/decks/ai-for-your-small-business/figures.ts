/** Prices and times of the worked examples; what follows from them is worked out on the slides. */

/** The price list of a salon in Aba. */
export const salon = [
  { job: "Wash and set", price: 4_000, time: "1 hour" },
  { job: "Box braids, medium", price: 15_000, time: "4 hours" },
  { job: "Cornrows, child", price: 3_500, time: "1 hour" },
  { job: "Relaxer, your own cream", price: 5_000, time: "2 hours" },
] as const;

/** An order of drinks, in which the tool got a sum wrong. */
export const packs = { count: 6, price: 1_800, wrong: 10_200, delivery: 1_500 } as const;

/** Minutes for writing one notice, reply or list, by hand and with a tool, and how many there are in a week. */
export const writing = { texts: 5, byHand: 25, withTool: 8, hour: 1_500 } as const;
