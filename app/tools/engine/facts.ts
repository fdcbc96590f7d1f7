import { type FactKind, kindOf } from "./fact-kinds.ts";
import { languageOf } from "./language.ts";
import { readable, sentencesOf } from "./plain-text.ts";
import { asWe, inside } from "./wording.ts";

/** One statement about the offer, in the visitor's words. */
export interface Fact {
  /** Ready for use inside a sentence. */
  readonly text: string;
  readonly kind: FactKind;
}

/** Where one fact ends and the next begins. A comma inside a number does not count. */
const borders = /\s*[;•|\n]\s*|,(?!\d{3})\s*|\s[-–—]\s|\.\s+(?=\p{Lu})/u;
/** 'and' starts a new fact if a verb or a person follows. */
const newClause =
  /\s+(?:and|but|so|because)\s+(?=(?:we|you|they|it|i)\s|(?:can|will|lasts|keeps|comes|does)\s)/i;

const shortest = 3;

function pieces(sentence: string): string[] {
  return sentence
    .split(borders)
    .flatMap((piece) => piece.split(newClause))
    .map((piece) =>
      piece.replace(/^[\s,.:!?-]+|[\s,.:!?-]+$/g, "").replace(/^(?:and|also|plus|then)\s+/i, "& "),
    )
    .filter((piece) => /\p{L}{2}|\p{N}/u.test(piece));
}

function words(text: string): number {
  return text.split(" ").length;
}

/**
 * Index of the last piece of the list that starts at `from` ('carries fridge, fans, TV and lights'); `from` if there is
 * no list.
 */
function endOfList(parts: readonly string[], from: number): number {
  const first = (parts[from] ?? "").replace(/^& /, "");
  const lists = first.includes(": ") || !["thing", "quality", "lacks", "price"].includes(kindOf(first));
  if (!lists && words(first) > 2) return from;
  for (let at = from + 1; at < parts.length; at += 1) {
    const part = parts[at] ?? "";
    const members = part.replace(/^& /, "").split(/ (?:and|or|&) /);
    const short = members.every(
      (member) => words(member) <= (lists ? 3 : 2) || /^(?:under|in|on) /.test(member),
    );
    const tail = members.length > 1 || part.startsWith("& ");
    const kind = kindOf(part.replace(/^& /, ""));
    const alike = kind === kindOf(first) && (kind === "made" || kind === "quality") && words(first) === 1;
    if (!(kind === "thing" || alike) || !(short || tail)) return from;
    if (tail) return members.slice(0, -1).every((member) => words(member) <= 3) ? at : from;
  }
  return from;
}

/** Rejoins pieces that were split only by the commas of a list or number. */
function merged(parts: readonly string[]): string[] {
  const done: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const end = endOfList(parts, at);
    const part = parts
      .slice(at, end + 1)
      .map((text, place) =>
        place > 0 ? (text.startsWith("& ") ? ` and ${text.slice(2)}` : `, ${text}`) : text,
      )
      .join("")
      .replace(/^& /, "");
    at = end;
    const before = done.at(-1);
    // 'amala and ewedu, with goat meat'
    const along = /^(?:with|without) /i.test(part) && before !== undefined && kindOf(before) === "thing";
    if (along) done.splice(-1, 1, `${before} ${part}`);
    else if (before !== undefined && part.replace(/[^\p{L}\p{N}]/gu, "").length < shortest)
      done.splice(-1, 1, `${before}, ${part}`);
    else done.push(part);
  }
  return done;
}

/** Sales phrases that say nothing. */
const shouts =
  /^(?:promo|promotion|sale|sales|hurry|wow|offer|hot|new|attention|limited|buy now|order now|order today|call|whatsapp|dm|call now|hello|hi|good (?:day|morning|afternoon|evening)|(?:call|whatsapp|dm|tel|phone|call or whatsapp)?[\s:/]*(?:call|whatsapp)?[\s:]*\+?[\d\s-]{9,})$/i;

/** The facts in a text, in order and without duplicates. */
export function factsOf(text: string): Fact[] {
  const found = sentencesOf(readable(text)).flatMap((sentence) => {
    const language = languageOf(sentence);
    const parts = language === "other" ? [sentence.replace(/[.!?]+$/, "")] : merged(pieces(sentence));
    return parts.map((part) => {
      const fact = part
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^(\p{L}+(?: \p{L}+)?) welcome$/iu, "$1 are welcome");
      return { fact, pidgin: language === "pidgin" };
    });
  });
  const small = found.map(({ fact }) => fact.toLowerCase());
  return found
    .filter(({ fact }, at) => !shouts.test(fact) && small.indexOf(small[at] ?? "") === at)
    .map(({ fact, pidgin }) => {
      const kind = kindOf(fact);
      return {
        text: inside(asWe(fact)),
        kind: pidgin && (kind === "clause" || kind === "act") ? "words" : kind,
      };
    });
}
