/** The greatest LCP of a page, as a multiple of that of the same text as plain HTML. The landing page has a stricter one. */
export const ratioOf = (route: string): number => (route === "/" ? 1.05 : 1.15);

/** What Lighthouse and the bytes of a page are judged by. Blocking time in milliseconds, KB of 1,000 bytes. */
export const target = {
  score: 99,
  tbt: 30,
  firstKB: 20,
  firstScriptKB: 3,
  savingKB: 20,
  idleKB: 110,
  counterKB: 1.0,
} as const;
