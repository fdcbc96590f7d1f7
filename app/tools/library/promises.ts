import type { Trade } from "./trade.ts";

/*
 * A text of the library is posted by somebody of whom we know only the trade. What this business does, has or offers is for
 * the owner to say: a sentence that promises it is left out when the library is built, with its paragraph.
 */

/** The buyer is told what to do. Nothing is promised, also where 'us' is written to. */
const advice =
  /^(?:\(\+{1,2}\) )?(?:please |abeg |so |then |and )?(?:ask|avoid|be|before|begin|bring|buy|call|check|choose|come|compare|count|decide|do|don['’]t|drop|feel|find|give|hold|if|imagine|keep|knock|know|leave|let|listen|look|make|measure|message|name|never|no|note|open|order|pick|plan|press|put|read|remember|reply|reserve|say|see|send|share|show|smell|snap|speak|stand|start|take|talk|taste|tell|test|think|touch|try|turn|use|wait|walk|watch|when|whoever|wash|weigh|write)\b/i;

/** What a business says that it does or has. */
const ownVoice =
  /\b(?:we|i) (?!(?:ask|believe|hope|know|like|love|mean|think|thought|wonder|were told|heard|saw)\b)(?:['’]?(?:ll|ve)\b|[a-z]+)|\bour (?!line\b|number\b|shop:|place:|address:)[a-z]+|\b(?:we|dem|una|person) (?:go|dey|no dey|don|fit|get)\b|\bgo dey\b/i;

/** What is done, by whom, when and with what, where only an owner knows. */
const practice = [
  /\b(?:deliver\w*|to your (?:door|house|home|gate|office)|doorstep|collected from you|home visits?|at your (?:house|home|gate|door))\b/i,
  /\b(?:o['’]clock|same (?:day|evening|morning)|next (?:day|morning)|every (?:morning|day|evening|week)|each (?:morning|day|evening)|day and night|weekends?|by (?:six|seven|eight|nine|ten)|at (?:six|seven|eight|nine|ten))\b/i,
  /\b(?:warrant\w*|guarante\w*|money back|made good|free of charge|for free|without charge|no extra|costs nothing|on the house|complimentary)\b/i,
  /\b(?:usher|receptionist|attendant|supervisor|one of us|our (?:staff|team|people|boys|girls)|somebody (?:is|who|waits|meets|answers))\b/i,
  /\b(?:booked|reserved|instal?ments?|prescription by|numbers? at the door|waiting list)\b/i,
  /\b(?:is|are|be|gets?) (?:\w+ly )?(?:asked|baked|boiled|brushed|changed|checked|chosen|cleaned|collected|compared|cooked|cooled|counted|cut|dated|dried|explained|fed|filled|fried|ground|inspected|kept|labelled|made|marked|measured|mixed|named|noted|opened|packed|peeled|picked|planned|pressed|read|recorded|rinsed|roasted|sealed|sewn|shown|sieved|signed|smoked|soaked|sorted|steamed|stored|swept|tagged|taken|taught|tested|tied|told|treated|tried|washed|weighed|wiped|wrapped|written)\b/i,
];

/** Whether a sentence promises what an owner may not do, be or have. */
export function isPromise(sentence: string): boolean {
  const said = sentence.replace(/\{\w+\}/g, "").trim();
  if (!/\w/.test(said) || said.endsWith("?") || said.endsWith(":")) return false;
  if (
    /\b(?:depends|ask|write to|message|send|tell|call|reach) (?:on|us|me)\b/i.test(said) &&
    !/ and (?:we|I) /.test(said)
  )
    return false;
  if (advice.test(said) && !/ and (?:we|I) /.test(said)) return false;
  return ownVoice.test(said) || practice.some((pattern) => pattern.test(said));
}

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+|\n+/);
const places = /\[\[.*?\]\]|\{\w+\}/gs;

/** A text without the paragraphs that promise something. Those with the visitor's own facts stay. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.search(places) >= 0 || !sentencesOf(part).some(isPromise))
    .join("\n\n");

/** A line on its own tells what this business does, unless it tells the buyer what to do. */
const isAdvice = (line: string) => advice.test(line) && !isPromise(line);

/** A trade without the sentences that promise what its owner may not do. */
export function withoutPromises<
  Of extends Pick<Trade, "marketing" | "product" | "landing" | "points" | "faq">,
>(trade: Of): Of {
  const each = <Text>(
    manners: { plain: Text[]; playful: Text[]; pidgin: Text[] },
    change: (text: Text) => Text,
  ) => ({
    plain: manners.plain.map(change),
    playful: manners.playful.map(change),
    pidgin: manners.pidgin.map(change),
  });
  return {
    ...trade,
    marketing: each(trade.marketing, ({ caption, headline, whatsapp }) => ({
      caption: paragraphsOf(caption),
      headline: isPromise(headline) ? "{lead}" : headline,
      whatsapp: paragraphsOf(whatsapp),
    })),
    product: each(trade.product, ({ description, ad }) => ({ description: paragraphsOf(description), ad })),
    landing: each(trade.landing, ({ bullets, ...page }) => ({ ...page, bullets: bullets.filter(isAdvice) })),
    points: trade.points.filter((point) => !isPromise(point)),
    faq: trade.faq.filter(({ a }) => a.search(places) >= 0 || !sentencesOf(a).some(isPromise)),
  };
}
