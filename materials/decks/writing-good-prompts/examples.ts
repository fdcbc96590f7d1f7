/** The figures of the worked examples; what follows from them is worked out on the slides. */

export const pies = { one: 800, box: 6, boxPrice: 4_500, delivery: 1_000 } as const;

/** Pieces sold in four weeks, and pieces on the shelf. */
export const stock = { sold: 240, weeks: 4, shelf: 90 } as const;

/** A tailor's old and new price. */
export const sewing = { old: 12_000, now: 14_000 } as const;
