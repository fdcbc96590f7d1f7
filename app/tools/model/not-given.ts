/*
 * What a model may not make up: amounts, percentages, addresses and numbers that the visitor did not give. They are
 * facts about somebody's business, and an answer with a wrong one may be printed.
 */

const times: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

// The patterns start at the start of a number or word and are bounded, so that a hostile text cannot make them slow.
const number = String.raw`(?<![\d,])(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|m|million|bn|b|billion)?\b`;
const anyNumber = new RegExp(number, "gi");
const money = new RegExp(
  String.raw`(?:₦|\bNGN|\bN|[$£€])\s?${number}|${number}\s?(?:naira|dollars?)\b`,
  "gi",
);
const share = /(?<![\d,])(\d[\d,]*(?:\.\d+)?)\s?(?:%|per ?cent\b)/gi;
const address =
  /https?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\b[a-z0-9-]{1,63}\.(?:com|ng|org|net|io|co|shop|store|africa)\b/gi;
const phone = /(?:\+|\b0)\d[\d\s()-]{7,}\d/g;

function amountOf(digits: string | undefined, word: string | undefined): number {
  return Number((digits ?? "").replaceAll(",", "")) * (times[word?.toLowerCase() ?? ""] ?? 1);
}

const onlyDigits = (text: string) => text.replace(/\D/g, "");

/**
 * Everything in a text that the visitor did not give.
 * @param amounts whether amounts of money and percentages count; an estimate may have its own
 */
export function notGiven(written: string, given: string, { amounts }: { amounts: boolean }): string[] {
  const values = new Set([...given.matchAll(anyNumber)].map(([, digits, word]) => amountOf(digits, word)));
  const invented: string[] = [];
  if (amounts) {
    for (const [found, before, beforeWord, after, afterWord] of written.matchAll(money)) {
      if (!values.has(amountOf(before ?? after, beforeWord ?? afterWord))) invented.push(found.trim());
    }
    for (const [found, digits] of written.matchAll(share)) {
      // 'A hundred per cent' is an idiom.
      if (!values.has(amountOf(digits, undefined)) && digits !== "100") invented.push(found);
    }
  }
  const lower = given.toLowerCase();
  for (const [found] of written.matchAll(address)) {
    if (!lower.includes(found.toLowerCase().replace(/[.,;:)]+$/, ""))) invented.push(found);
  }
  for (const [found] of written.matchAll(phone)) {
    const digits = onlyDigits(found);
    if (digits.length >= 9 && !onlyDigits(given).includes(digits)) invented.push(found);
  }
  return invented;
}
