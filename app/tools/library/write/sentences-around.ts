import { anyCall, calls, callsByWords, pidginCall } from "#content/library/calls.ts";
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

/**
 * The standard sentences around the visitor's own words: those that the words ask for, else those for the kind of trade.
 * From the second version on they are those of the trade, if they fit, and buyers are only named.
 * @param at the version, from 0
 */
export function aroundOf(
  { piece: { around }, sector, said }: Known<"trades">,
  kind: string,
  { tone, at, ...people }: { tone: ToneId; at: number } & Pick<Facts, "buyers" | "callout">,
): Facts {
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
  const { act, reply } = sector === undefined ? anyCall : calls[sector];
  const opening = sector && calls[sector].opening;
  const fits =
    sector === undefined || sector === "faith-and-charity" || sector === "hire" || sector === "transport";
  const own = fits ? callsByWords.find(({ says }) => says.test(`${kind} ${said.typed}`)) : undefined;
  return {
    ...(people.callout ? { callout: people.callout } : opening ? { opening } : {}),
    ...(tone === "pidgin" ? pidginCall : { act: own?.act ?? act, reply: own?.reply ?? reply }),
  };
}
