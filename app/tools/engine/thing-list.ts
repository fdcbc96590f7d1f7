import type { Fact } from "./facts.ts";
import { joinList, withArticle } from "./sentences.ts";
import { wordsOf } from "./word-kinds.ts";

/** Countable things, which take an article: 'a stitched sole'. */
const counted = new Set(
  `sole pack jar bag box bottle screen battery pocket zip lid handle warranty survey table album video report card check
   set kit tray charger cable case cover belt strap bed chair fan room kitchen bathroom teacher tutor driver
   cleaner rider guide certificate receipt discount deposit guarantee label seal collar sleeve logo design menu cake
   backdrop panel inverter cylinder bucket cup plate spoon pot pan camera speaker phone laptop generator tank pump
   mirror drawer shelf door window lock key lamp bulb ring chain watch shirt gown skirt blouse cap hat suit
   consultation session lesson class course plan contract refund replacement`
    .trim()
    .split(/\s+/),
);

function article(text: string): string {
  const words = wordsOf(text.split(/ (?:of|for|with|in|at|from|to|on|that|by|you|written) /)[0] ?? text);
  const [first] = words;
  const head = words.at(-1);
  if (
    !first ||
    !head ||
    first.kind === "number" ||
    first.kind === "determiner" ||
    /^(?:every|each|one|\d+)$/i.test(first.text)
  ) {
    return /^\d+(?:\.\d+)?\s?(?:kg|g|ml|cl|l|litres?|inch|watts?|kva|gb)\b/i.test(text) &&
      counted.has(head?.text.toLowerCase() ?? "")
      ? withArticle(text)
      : text;
  }
  return counted.has(head.text.toLowerCase()) && !/^(?:our|my|your|the|an?)$/i.test(first.text)
    ? withArticle(text)
    : text;
}

/** Whether a fact is itself a list, or so long that it reads better alone. */
function alone({ text }: Fact): boolean {
  return / (?:and|or) |, /.test(text) || text.length > 60;
}

/** The things as one list to follow a colon, and the rest to say after it. */
export function thingList(things: readonly Fact[], most: number): { list: string; rest: readonly Fact[] } {
  const plain = things.filter((thing) => !alone(thing));
  const listed = (plain.length ? plain : things.slice(0, 1)).slice(0, most);
  const texts = listed.map(({ text }) => (listed.length > 1 || plain.length ? article(text) : text));
  return { list: joinList(texts), rest: things.filter((thing) => !listed.includes(thing)) };
}
