/**
 * Longest inputs of the tools that write, in characters: of one line, of the description for business names, and of the
 * other texts. People paste what they have sent to customers; it is longer than a form expects.
 */
export const toolLimits = { line: 300, text: 500, long: 2000 } as const;

/** How many results a browser saves for its visitor. */
export const savedResults = 10;

/** The tones in which a tool can write. */
export const toneIds = ["friendly", "professional", "direct", "playful", "pidgin"] as const;
export type ToneId = (typeof toneIds)[number];
