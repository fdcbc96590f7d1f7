import trades from "#content/bot-wants.json" with { type: "json" };
import { bestByKeywords } from "./keywords.ts";
import { placeOf, searchable } from "./searchable.ts";

/** A trade within another: a barber among hairdressers. */
interface Line {
  readonly id: string;
  /** Whole words in small letters, by which a text or a phrase belongs to the line. */
  readonly words: readonly string[];
}

function mentions({ words }: Line, text: string): boolean {
  const plain = searchable(text);
  return words.some((word) => placeOf(plain, word) >= 0);
}

function firstMentioned(lines: readonly Line[], text: string): Line | undefined {
  const plain = searchable(text);
  const placeIn = ({ words }: Line) =>
    Math.min(...words.map((word) => placeOf(plain, word)).filter((place) => place >= 0));
  return lines
    .map((line) => ({ line, place: placeIn(line) }))
    .filter(({ place }) => Number.isFinite(place))
    .sort((one, other) => one.place - other.place)[0]?.line;
}

/**
 * What buyers want in the trade that the text names, as phrases that fit 'they want …': 'a cake that is still moist on
 * the second day'. Empty if no trade is found. Phrases that are only about the trade's other lines are left out.
 */
export function wantsIn(text: string): readonly string[] {
  const trade = bestByKeywords([text, text], trades);
  if (!trade) return [];
  const own = firstMentioned(trade.lines, text);
  if (!own) return trade.wants;
  const others = trade.lines.filter(({ id }) => id !== own.id);
  const fitting = trade.wants.filter(
    (want) => mentions(own, want) || !others.some((other) => mentions(other, want)),
  );
  return fitting.length ? fitting : trade.wants;
}
