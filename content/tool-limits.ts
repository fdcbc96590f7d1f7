/** Longest inputs of the tools that write, in characters. */
export const toolLimits = { line: 120, text: 500 } as const;

/** How many results a browser saves for its visitor. */
export const savedResults = 10;

/** The tones in which a tool can write. */
export const toneIds = ["friendly", "professional", "direct", "playful", "pidgin"] as const;
export type ToneId = (typeof toneIds)[number];
