import { plainWords } from "#packages/recognise/features.ts";
import { isKnownPlace } from "./things.ts";

/* Orders and jobs that the owner told of: 'Orders: 041 Mr Tunde ready, 042 waiting for coil'. */

export interface OrderRecord {
  readonly reference: string;
  /** The owner's words. */
  readonly text: string;
}

const code = /(?<![\w₦.,-])#?[a-z]{0,4}-?\d{1,5}[a-z]?(?![\w,.]*\d|%|-\d)\b/gi;
const head =
  /^(?:(?:orders?|jobs?|files?|tickets?|bookings?|parcels?|repairs?|slips?)\b\s*:?\s*|[\p{L} ]{2,20}:\s*(?=#?[a-z]{0,4}-?\d+[a-z]?\s+\p{L}{2}))/iu;
const states =
  /\b(?:ready|waiting|delivered|loaded|load|done|missing|approved|returned|shipped|paid|confirmed|packing|finished|complete\w*|remain\w*|left|with|at|tailor|rider|driver|coming|delayed|cancelled|solved|pending|collected|transit|repair\w*|not yet|full|charg\w+|spoil\w*|broke\w*|redo|picked|refunded|on the way|stock)\b/i;

export const keyOf = (reference: string) => reference.toLowerCase().replace(/[^a-z0-9]/g, "");

/** The orders in the owner's sentences. */
export const recordsIn = (told: readonly string[]): OrderRecord[] => told.flatMap(recordsOf);

/** The orders that one sentence tells of. */
function recordsOf(note: string): OrderRecord[] {
  const isHead = head.test(note) && !/^stock\b/i.test(note);
  if (
    !isHead &&
    !/^#?[a-z]{0,4}-?\d{1,5}[a-z]?\b(?! ?(?:days?|hours?|weeks?|years?|pieces?|%|am|pm))/i.test(note)
  )
    return [];
  if (!states.test(note)) return [];
  const text = note.replace(head, "");
  const found = [...text.matchAll(code)].filter(
    ({ index }) =>
      index === 0 ||
      /[,;]\s*(?:and )?$|\b(?:done|ready|paid|and|order|job|file|ticket)\s+$/i.test(text.slice(0, index)),
  );
  return found.map((one, at) => ({
    reference: one[0].replace("#", "").toUpperCase(),
    text: text
      .slice(one.index, found[at + 1]?.index)
      .replace(/(?:,|;|\band\b|\b(?:order|job|file|ticket)\b|\s)+$/i, ""),
  }));
}

/** The orders that a customer's sentence is about: by number, or by the name beside it. */
export function recordsAbout(records: readonly OrderRecord[], text: string): OrderRecord[] {
  const words = text.split(/[\s,.?!:;]+/).map(keyOf);
  const byNumber = records.filter(({ reference }) => words.includes(keyOf(reference)));
  if (byNumber.length) return byNumber;
  const said = new Set(plainWords(text));
  return records.filter(({ text: told }) =>
    (told.match(/\b\p{Lu}\p{Ll}{2,}\b/gu) ?? []).some(
      (name) =>
        said.has(name.toLowerCase()) && !isKnownPlace(name) && !/^(?:Mr|Mrs|Miss|Mama|Order)$/i.test(name),
    ),
  );
}
