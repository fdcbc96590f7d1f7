/*
 * Somebody who begins with a phone, a sitting room or six children does not need what the library counts for an ordinary start:
 * 'a used laptop, backup power, rent for a year' frightens a student who wants to design flyers.
 */

interface Way {
  readonly says: RegExp;
  /** What they begin with, as it is told to them. */
  readonly with?: string;
  /** What such a start does not need. */
  readonly spares?: RegExp;
}

const ways: readonly Way[] = [
  {
    says: /\b(?:with|from|on|using|use|have|get) (?:only |just )?(?:my|a|an|the) (?:\p{L}+ ){0,2}(?:smart)?phone\b/iu,
    with: "your phone",
    spares: /\b(?:laptop|computer|desktop|tablet|programs?)\b/i,
  },
  {
    says: /\b(?:from|at|in|inside|for|behind|front of|beside) (?:my|our|the family) (?:\p{L}+['’]?s? )?(?:sitting[- ]room|parlou?r|room|kitchen|house|home|veranda|compound|backyard|bedroom|hostel|garage|flat|quarters)\b|\bfrom home\b|\bhome[- ]based\b/iu,
    with: "your own house",
  },
  {
    says: /\bonline\b|\b(?:on|by|via|through|inside|for|from) (?:whatsapp|telegram|zoom|instagram|facebook|tiktok|google meet)\b/i,
    with: "your phone and data",
    spares:
      /\b(?:rent|lease|room|hall|shop|stall|chairs?|tables?|desks?|shelves|board|sign|signboard|signs|fan|furniture)\b/i,
  },
  {
    says: /\b(?:i am|i['’]?m|as|i be|we are) (?:still )?(?:an? )?(?:\p{L}+ |\d+ ?)?(?:level )?(?:students?|undergraduates?|corpers?|corp members?)\b|\b[1-6]00[- ]?level\b/iu,
  },
  {
    says: /\b(?:course ?mates?|class ?mates?|hostel mates?|(?:my|our) (?:street|neighbours?|hostel))\b|\bno (?:money|capital)(?=\s*(?:now|yet|at all|to start|for now|$|[,.;]))|\bwithout (?:money|capital)\b|\bweekends? (?:only|barbing|business|sales|lessons?)\b|\bstart(?:ing)? (?:it )?(?:very )?small\b|\bsmall small\b|\b(?:\d{1,2}|two|three|four|five|six|ten) \p{L}+ (?:first|to (?:start|begin)(?: with)?)\b/iu,
  },
];

/** How a small start begins, and which things of an ordinary one it does not need; undefined for an ordinary start. */
export function smallStartIn(text: string) {
  const named = ways.filter(({ says }) => says.test(text));
  if (!named.length) return undefined;
  return {
    begins: [...new Set(named.flatMap(({ with: has }) => (has ? [has] : [])))].slice(0, 2),
    isSpared: (item: string) => named.some(({ spares }) => spares?.test(item)),
  };
}

/** What to do first with what is there. */
export const smallLines = (begins: readonly string[]): string[] => [
  begins.length ? `Begin with what you have: ${begins.join(", ")}` : "Begin with what you have",
  "Spend only on what the first customers need. Count what each of them leaves you after your costs, and buy the next thing from that.",
];
