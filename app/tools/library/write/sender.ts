import { asSentence } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { capital, uncapital } from "../typing.ts";
import type { Known } from "./piece.ts";

const stemOf = (word: string) => tellingStems(word)[0] ?? word.toLowerCase();

/** Words that name a business and not what it sells, as stems. */
export const ofBusiness: ReadonlySet<string> = new Set(
  "factory shop store farm school company centre center service seller dealer house studio clinic enterprise venture"
    .split(" ")
    .map(stemOf),
);

/** Whether all that a text tells is told in another. */
function isWithin(text: string, other: string) {
  const told = new Set(tellingStems(other));
  return tellingStems(text).every((stem) => told.has(stem));
}

/** A field that says what the seller does, at its beginning or its end. Otherwise it names the seller. */
const isDeed = (kind: string) =>
  /\b(?:i|we|my|our)\b|^(?:na|it|this|who|there|people)\b|^(?!(?:blessing|king|sterling)\b)\p{L}+ing\b|\b(?:services?|business|works?|trading|sales|production|repairs?|wholesale|rentals?|\p{L}{3,}ing)$/iu.test(
    kind,
  );

/**
 * Who speaks, as a line of its own: 'From your lash technician in Ibadan.' Undefined if the text says it already.
 * @param kind the field for the kind of business
 * @param told what the text says beside this line
 */
export function senderOf(
  kind: string,
  told: string,
  { isKnown, piece: { name, around } }: Known<"trades">,
): string | undefined {
  if (!kind || isWithin(kind, told)) return undefined;
  const words = kind.split(/\s+/).filter((word) => word.length > 3);
  const isName = words.length > 1 && words.every((word) => /^\P{Ll}/u.test(word));
  const first = stemOf(kind.split(/\s+/)[0] ?? "");
  // 'Lash technician' is what somebody is to the buyers, and 'decor and curtains' is not.
  const isTrade =
    isKnown &&
    !/,| and /.test(kind) &&
    (ofBusiness.has(first) || tellingStems(name).includes(first) || around?.stems.includes(first));
  // A kind of business that may be a name, or several things, stands as it was typed: that is never wrong.
  if (isDeed(kind) || !(isName || isTrade)) return asSentence(kind);
  return asSentence(`From ${isName ? capital(kind) : `your ${uncapital(kind)}`}`);
}
