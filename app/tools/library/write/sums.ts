/** Sums that answer what is asked in an idea or a goal, from its own figures. */
import { naira } from "#content/prices.ts";
import { amountAfter, amountPattern, loanLines, nairaIn, workingDays } from "./money.ts";

const round = (value: number) => Math.round(value / 100) * 100;

/** How many buyers a month cover which costs, at the price that is named for one. */
const costsOfMonth = [200_000, 400_000, 600_000] as const;
const asksForBreakEven =
  /\bbreak[- ]?even\b|\bhow many\b[^.?]{0,80}\b(?:before|profit|gain|los(?:e|ing)|must|need|cover)\b|\bnot los(?:e|ing) money\b/i;

/** What one buyer pays in a month, where a price 'per month' is named. */
function monthlyPriceIn(text: string): number | undefined {
  const found = new RegExp(
    `${amountPattern}\\s*(?:naira\\s*)?(?:a|per|each|every|/)\\s*(?:(?:person|child|student|pupil|head)\\s+)?(?:a |per )?month\\b|${amountPattern}\\s*monthly\\b`,
    "i",
  ).exec(text);
  return nairaIn(found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]);
}

/** From how many buyers on nothing is lost: worked out where a monthly price is named, else how to work it out. */
function breakEvenLines(text: string): string[] {
  if (!asksForBreakEven.test(text)) return [];
  const price = monthlyPriceIn(text);
  const way =
    "How many you need: add up what a month costs whether anybody comes or not, pay of each worker, rent, light, fuel and your own pay. Then take from the price of one what is used up for one, such as food or material. The first figure divided by the second is the number at which you lose nothing.";
  if (!price) return [way];
  const counts = costsOfMonth.map((costs) => `${Math.ceil(costs / price)} for costs of ${naira(costs)}`);
  return [
    `${way} At ${naira(price)} a month for each, before food or material is taken off, it is ${counts.join(", ")}. If only half of those who said yes come, is that number still there?`,
  ];
}

/** 'share the profit 60 40', and '50/50 of the gate fee'. */
const sharedInWords =
  /\b(?:shar\w*|split\w*|profit|gain|fee)\b[^.?]{0,40}?\b(\d{2})\s*(?:\/|:|-|,|%?\s*(?:and|to|by)\s|\s)\s*(\d{2})\b/i;
const sharedOf = /\b(\d{2})\s*[/:\s-]\s*(\d{2})\s+(?:of|sharing|share|split)\b/i;

/** What a share of the profit means in naira: 'share the profit 60 40'. */
function shareLines(text: string): string[] {
  const found = sharedInWords.exec(text) ?? sharedOf.exec(text);
  const [first, second] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  if (first + second !== 100) return [];
  return [
    `Of each ${naira(100_000)} that is shared, one gets ${naira(first * 1000)} and the other ${naira(second * 1000)}. Whether that is fair shows when you take off first what only one side pays, such as workers, fuel, repairs and the machine itself. Write down one month with your own figures, compare the other side's part with the rent of such a place, and ask for a rent instead if the rent is less.`,
  ];
}

/** The first amount after words in the same sentence. */
const inOneSentence = (words: string, text: string): number | undefined =>
  text
    .split(/[.;?]\s/)
    .map((sentence) => amountAfter(words, sentence))
    .find((amount) => amount !== undefined);

/** What is left on each piece that is bought and sold: 'tyre na 9k, I go sell 14k'. */
function marginLines(text: string): string[] {
  const sold = inOneSentence(String.raw`\b(?:sell|sold|selling)\b`, text);
  const bought = inOneSentence(
    String.raw`\b(?:buy|bought|cost price|costs?|is|na|at)\b`,
    text.replace(new RegExp(String.raw`\b(?:sell|sold|selling)\b[^\d.]{0,25}?${amountPattern}`, "gi"), " "),
  );
  if (!sold || !bought || sold <= bought || sold > bought * 4 || !/\bbuy\b/i.test(text)) return [];
  const carried = new RegExp(
    String.raw`\btransport\w*\b\D{0,15}?${amountPattern}[^.]{0,12}?\bfor\s+(\d{1,4})\b`,
    "i",
  ).exec(text);
  const transport = nairaIn(carried?.[1], carried?.[2]);
  const count = Number(carried?.[3] ?? 0);
  const left = sold - bought;
  const whole =
    transport && count
      ? ` For ${count} that is ${naira(left * count)}, less ${naira(transport)} for transport ${naira(left * count - transport)}, or ${naira(round(left - transport / count))} on each.`
      : "";
  return [
    `You buy at ${naira(bought)} and sell at ${naira(sold)}, so ${naira(left)} is left on each before transport, loss and your own time.${whole} Take off what will not be sold or spoils before you count it as gain.`,
  ];
}

/** Jobs of one kind in a day, after the words for one of them: 'one trip 22k … 3 trips a day'. */
const jobs = "trip|wash|job|ride|delivery|load|session|cut";

/** What one piece or job leaves: 'one trip 22k, diesel and driver 9k', 'egusi 4,500 … cost of one litre is 2,700 for egusi'. */
function unitLines(text: string): string[] {
  const made = new RegExp(
    String.raw`\bcosts? (?:of|for|per) (?:making )?(?:one|an?|1|each)\s+([a-z]+)\D{0,25}?${amountPattern}(?:\s*\bfor\s+([a-z]+))?`,
    "i",
  ).exec(text);
  const [, thing = "", digits, unit, product] = made ?? [];
  const cost = nairaIn(digits, unit);
  const sold = product
    ? amountAfter(String.raw`\b${product}`, text)
    : inOneSentence(String.raw`\bsell`, text);
  if (cost && sold && sold > cost)
    return [
      `At ${naira(sold)} for one ${thing.toLowerCase()} that costs you ${naira(cost)}, ${naira(sold - cost)} is left on each, before light, gas, transport and your own time. Fifty a week leave ${naira((sold - cost) * 50)}, a hundred ${naira((sold - cost) * 100)}. Test the cost again at the dearest price of the year.`,
    ];
  const one = new RegExp(String.raw`\b(?:one|each|per|1) (${jobs})\b\D{0,12}?${amountPattern}`, "i").exec(
    text,
  );
  const earned = nairaIn(one?.[2], one?.[3]);
  const spent = amountAfter(
    String.raw`\b(?:diesel|fuel|petrol|driver|expenses?|costs?)\b`,
    text.slice((one?.index ?? 0) + (one?.[0].length ?? 0)),
  );
  const kind = one?.[1]?.toLowerCase() ?? "";
  const perDay = Number(
    new RegExp(String.raw`\b(\d{1,2}) ${kind}s? (?:a|per|every|each) day`, "i").exec(text)?.[1] ?? 0,
  );
  if (!earned || !spent || spent >= earned || !perDay) return [];
  const left = earned - spent;
  return [
    `One ${kind} brings ${naira(earned)} and takes ${naira(spent)}, so ${naira(left)} is left. ${perDay} a day on ${workingDays} days are ${naira(left * perDay * workingDays)} a month, and one a day ${naira(left * workingDays)}, before repairs, tyres, papers and the days on which nothing moves. Plan with the smaller figure.`,
  ];
}

/** Compares what hire purchase costs with what the vehicle brings in: '400k down and 30k every week', 'brings me 25k weekly'. */
function hirePurchaseLines(text: string): string[] {
  if (!/\bhire[- ]purchase\b/i.test(text)) return [];
  const weekly = String.raw`\s*(?:every|each|a|per)?\s*week(?:ly)?\b`;
  const amountIn = (pattern: string) => {
    const found = new RegExp(pattern, "i").exec(text);
    return nairaIn(found?.[1], found?.[2]);
  };
  const price = amountIn(`hire[- ]purchase\\D{0,12}${amountPattern}`);
  const down = amountIn(String.raw`${amountPattern}\s+(?:down|deposit|first)`) ?? 0;
  const brought = amountIn(
    String.raw`\b(?:brings?|gives?|delivers?|returns?)\b\D{0,20}${amountPattern}${weekly}`,
  );
  const paid = amountIn(
    String.raw`\b(?:pay|and|then)\b\D{0,12}${amountPattern}${weekly}(?<!\b(?:brings?|gives?|delivers?|returns?)\b\D{0,20}[\d.,kKmM]+${weekly})`,
  );
  if (!price || !paid) return [];
  const weeks = Math.ceil((price - down) / paid);
  const owed = `${down ? `After the first ${naira(down)} you owe` : "You owe"} ${naira(price - down)}, which is ${weeks} weeks at ${naira(paid)}.`;
  if (brought === undefined) return [owed];
  const gap = brought - paid;
  const rest =
    gap < 0
      ? `${naira(-gap)} a week comes out of your own pocket, ${naira(-gap * weeks)} in all,${down ? ` beside the ${naira(down)},` : ""} and each week without riding adds ${naira(paid)}. Only then is it yours. Agree on more from the rider, or on smaller payments, before you sign.`
      : `${naira(gap)} a week is left for repairs and bad weeks. Each week without riding costs you ${naira(paid)}.`;
  return [`${owed} The rider brings ${naira(brought)}, so ${rest}`];
}

/** The sums that a business idea asks for and has the figures for, as they are shown. */
export const sumsOf = (idea: string): string[] =>
  [breakEvenLines, shareLines, unitLines, hirePurchaseLines, marginLines, loanLines].flatMap((linesOf) =>
    linesOf(idea),
  );

const ofBuying = /\b(?:buy|machine|save|equipment|generator|vehicle|van|oven|own)\b/i;
const leastPrice = 5_000;

/** The first amount beside words of buying that could be the price of a machine. */
function boughtFor(text: string): number | undefined {
  const amounts = text
    .split(/[.;,(]\s/)
    .filter((clause) => ofBuying.test(clause))
    .flatMap((clause) => [...clause.matchAll(new RegExp(amountPattern, "gi"))])
    .map(([, digits, unit]) => nairaIn(digits, unit));
  return amounts.find((amount) => amount !== undefined && amount >= leastPrice);
}

/** What has to be put aside for a thing by a date: 'machine of 450k within 5 months'. */
export function savingLines(text: string, monthlyRevenue: string): string[] {
  const found = new RegExp(
    `${amountPattern}[^.]{0,40}?\\b(?:within|in|by|for)\\s+(?:the next\\s+)?(\\d{1,2})\\s+months?\\b`,
    "i",
  ).exec(text);
  const price = nairaIn(found?.[1], found?.[2]) ?? boughtFor(text);
  const months = Number(found?.[3] ?? 0);
  if (!price || !ofBuying.test(text)) return [];
  if (!months)
    return [
      `Divide ${naira(price)} by the number of months until your date. That sum leaves the business on the day the money comes in, before anything else is bought.`,
    ];
  const month = Math.ceil(price / months);
  const revenue = amountAfter("^", monthlyRevenue);
  const share = revenue ? Math.round((month / revenue) * 100) : 0;
  return [
    `${naira(price)} in ${months} months is ${naira(round(month))} a month, or ${naira(round(month / workingDays))} on each of ${workingDays} working days.${
      share > 0 ? ` It is ${share} of each 100 naira that you name for a month.` : ""
    }${share > 35 ? " That is more than most can put aside: plan for more months, a used one, or a part paid by buyers ahead." : ""}`,
  ];
}
