import {
  calls,
  callsTo,
  type Doing,
  doingAsSaid,
  doingByName,
  doingByWords,
  pidginCall,
} from "#content/library/calls.ts";
import type { ToneId } from "#content/tool-limits.ts";
import type { Facts } from "../fill.ts";
import { tellingStems } from "../read-line.ts";
import { type Known, turned } from "./piece.ts";

/** Takes the sentences of the trade away unless a stem of its names was typed, and for an event, which is not the trade. */
export function withFitting(known: Known<"trades">, kind: string): Known<"trades"> {
  const { around, ...piece } = known.piece;
  if (!around) return known;
  const stems = new Set(tellingStems(`${kind} ${known.said.typed}`));
  const fits = !known.said.isEvent && around.stems.some((stem) => stems.has(stem));
  return fits ? known : { ...known, piece };
}

/** What is sold, as the end of its name: 'School fees record book' of 'School fees record book (200 pages) for bursars'. */
const headOfName = (name: string) =>
  name.split(/[,(:]|\s(?:for|of|in|at|with|near|from|by)\s/i)[0]?.trim() ?? name;

/** What a buyer chooses, by the words that offer more than one of it. */
const choices: readonly (readonly [string, RegExp])[] = [
  ["size", /\bsizes\b(?! (?:fit|of)\b)/i],
  ["colour", /\bcolou?rs\b/i],
  ["flavour", /\bflavou?rs\b/i],
];

/**
 * The line that tells readers how to order or book. It asks for a size or a date only if the visitor's own words show that
 * there are several: such a question does not fit everything that is sold.
 * @param name what is sold, or the kind of business
 * @param isOffer whether goods or a service are described, and not a business
 */
function callOf({ sector, said }: Known<"trades">, name: string, isOffer: boolean) {
  const find = (by: readonly (readonly [Doing, RegExp])[], text: string) =>
    by.find(([, says]) => says.test(text))?.[0];
  const fits = !isOffer && (sector === undefined || eventful.has(sector));
  const doing =
    (fits ? find(doingByWords, `${name} ${said.typed}`) : undefined) ??
    (isOffer ? undefined : find(doingAsSaid, said.typed)) ??
    find(doingByName, headOfName(name)) ??
    (isOffer ? "order" : sector === undefined ? "any" : calls[sector].doing);
  const call = callsTo[doing];
  const chosen = choices.filter(([, says]) => says.test(said.typed)).map(([choice]) => `the ${choice}`);
  if (doing !== "order" || !chosen.length) return call;
  return {
    act: `To order, send us a message with ${chosen.join(" and ")}.`,
    reply: `Please reply with ${chosen.join(" and ")} that you want.`,
  };
}

/** Kinds of trade that also invite people, or ask for gifts. */
const eventful: ReadonlySet<string> = new Set([
  "faith-and-charity",
  "hire",
  "transport",
  "health",
  "teaching",
]);

/**
 * The standard sentences around the visitor's own words: those that the words ask for, else those for the kind of trade.
 * From the second version on they are those of the trade, if they fit, and buyers are only named.
 * @param name what is sold, or the kind of business
 * @param at the version, from 0
 */
export function aroundOf(
  known: Known<"trades">,
  name: string,
  {
    tone,
    at,
    isOffer = false,
    ...people
  }: { tone: ToneId; at: number; isOffer?: boolean } & Pick<Facts, "buyers" | "callout">,
): Facts {
  const { around } = known.piece;
  if (at > 0 && around) {
    const { openings, products, heads, acts, replies } = tone === "pidgin" ? around.pidgin : around;
    return {
      act: turned(acts, at - 1),
      reply: turned(replies, at - 1),
      hook: turned(openings, at - 1),
      intro: turned(products, at - 1),
      head: turned(heads, at - 1),
      ...(people.buyers ? { callout: `For ${people.buyers}.` } : {}),
    };
  }
  const opening = known.sector && calls[known.sector].opening;
  return {
    ...(people.callout ? { callout: people.callout } : opening ? { opening } : {}),
    ...(tone === "pidgin" ? pidginCall : callOf(known, name, isOffer)),
  };
}
