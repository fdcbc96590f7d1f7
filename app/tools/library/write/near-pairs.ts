import { meaningOf } from "#packages/recognise/encoder.ts";
import { nearLines } from "#packages/recognise/near-lines.ts";
import type { Piece } from "../library.ts";

/** A question is about what was named if it is so near in meaning, as a share of the nearest one's; others may fill up. */
const nearShare = { about: 0.75, fillsUp: 0.5 } as const;

/**
 * A function that sorts pairs of a trade by how near in meaning they are to what was named: for 'Hausa lessons' those about
 * languages, and none about singing. Without a meaning they keep their order.
 */
export async function nearnessTo(named: string, { faq, faqMeanings }: Piece<"trades">) {
  const meaning = faqMeanings === undefined ? undefined : await meaningOf(named);
  const near =
    meaning && faqMeanings
      ? nearLines({ subjects: [...faq.keys()], meanings: faqMeanings })(meaning)
      : [...faq.keys()].map((subject) => ({ subject, nearness: 1 }));
  const nearnesses = new Map(near.map(({ subject, nearness }) => [subject, nearness]));
  return <Pair extends { place: number }>(pairs: readonly Pair[]) => {
    const sorted = pairs
      .map((pair) => ({ pair, nearness: nearnesses.get(pair.place) ?? 0 }))
      .toSorted((one, other) => other.nearness - one.nearness);
    const least = (share: number) => (sorted[0]?.nearness ?? 0) * share;
    const from = (share: number) =>
      sorted.filter(({ nearness }) => nearness >= least(share)).map(({ pair }) => pair);
    return {
      about: from(nearShare.about),
      fillingUp: from(nearShare.fillsUp),
      all: sorted.map(({ pair }) => pair),
    };
  };
}
