import { productsIn } from "./mentions.ts";
import type { Chat, OrderLine } from "./shop.ts";
import { asPlace, feePlaceIn, isKnownPlace, isUnit, meansPlace, nameIn, placeIn } from "./things.ts";

/** Puts a line into the order: more of a product that is there already only if the customer says so. */
export function put(lines: readonly OrderLine[], now: OrderLine, isMore: boolean): OrderLine[] {
  const known = lines.find((line) => line.product === now.product);
  if (!known) return [...lines, now];
  return lines.map((line) =>
    line === known ? { ...line, ...now, count: isMore ? line.count + now.count : now.count } : line,
  );
}

const pickUp =
  /\b(?:pick(?:ing)? ?(?:it|them|am)? ?up|pickup|collect (?:it|them|am)|(?:come|coming|go come) (?:and |to )?(?:carry|take|collect|buy)|come to (?:the|your) shop|self collection|carry (?:it|am|them)? ?(?:by )?my ?self|go come (?:carry|take|pick))\b/i;
const sent =
  /\b(?:deliver\w*|send|bring|waybill|ship|dispatch|drop|carry (?:am|it|them) (?:come|go|reach)|rider|address|i stay|i live|i am (?:at|in)|i'm (?:at|in)|(?:i )?dey (?:for|in)|am in|come to)\b/i;

/**
 * Where the order goes: null if the customer picks it up, undefined if the sentence does not say.
 * @param isAsked whether the bot asked for it, so that the place may be alone
 */
export function destinationIn(chat: Chat, sentence: string, isAsked: boolean): string | null | undefined {
  const place = placeNamed(chat, sentence, isAsked);
  // 'Engine wash for the jeep' goes nowhere.
  return place && productsIn(chat.shop, place).length ? undefined : place;
}

/** Words for a delivery that name no place. */
const brought =
  /\b(?:with|plus|and|including|include|add) (?:the |una )?(?:delivery|transport|waybill|dispatch)\b|\bdeliver(?:ed|y)?\b|\b(?:send|bring|carry am)\b/i;

function placeNamed({ shop, order }: Chat, sentence: string, isAsked: boolean): string | null | undefined {
  const wide = shop.fees.find(
    ({ place }) =>
      place &&
      /^outside/i.test(place) &&
      new RegExp(`\\boutside (?:of )?${place.slice(8).split(" ")[0]}`, "i").test(sentence),
  );
  if (wide) return wide.place;
  const out = /^outside (.+)/i.exec(order.place ?? "")?.[1]?.split(" ")[0];
  if (out && new RegExp(`\\b(?:inside|within|in) ${out}`, "i").test(sentence)) return null;
  const known = feePlaceIn(shop, sentence);
  const typed = placeIn(sentence);
  // 'Pick up from Yaba': the shop collects from the customer, as a laundry does.
  const isTheirs =
    /\bpick(?:ing)?[- ]?up (?:and|&|or) (?:drop|deliver|return)|\bpick and drop\b|\bpick ?up from\b/i.test(
      sentence,
    );
  if (!isTheirs && pickUp.test(sentence) && !/\?/.test(sentence)) return null;
  if (known && (isAsked || isTheirs || sent.test(sentence) || /\b(?:to|in|at|for|dey)\b/i.test(sentence)))
    return typed && meansPlace(typed, known) ? typed : known;
  const hasFees = shop.fees.length > 0;
  if (typed && (sent.test(sentence) || (hasFees && isKnownPlace(typed)))) return typed;
  // 'Deliver am' names no place. It means the place of the only fee.
  const [fee, ...others] = shop.fees;
  const [only] = others.length ? shop.fees.filter(({ place }) => !place) : [fee];
  if (
    only &&
    (isTheirs || brought.test(sentence)) &&
    !/\bdo (?:you|una|u)\b|\bhow much (?:is|be|na) (?:the )?deliver/i.test(sentence)
  )
    return order.place ?? only.place ?? "you";
  return isAsked && sentence.split(/\s+/).length <= 9 ? (typed ?? asPlace(sentence)) : undefined;
}

/** What a customer asks for that is not in the shop: the words after 'how much is', 'do you have', 'I want'. */
export function wishIn(sentence: string): string | undefined {
  const [, before] = /^(?:.*[,.] )?(.{3,30}?) (?:dey|nko|available)\b/i.exec(sentence) ?? [];
  const words =
    (before && nameIn(before) ? before : undefined) ??
    /\b(?:how (?:much|mush|many)|price of|cost of|have|sell|get|want|wan|need|looking for|find|order|buy|about|for|stock|do|make|offer|take|repair|fix|add)\b\s+(.{2,60})/i
      .exec(sentence)?.[1]
      ?.replace(/^(?:u|you|una)\s+(?:sell|have|get|do|make|offer|take|fix|repair)\s+/i, "") ??
    "";
  const end = words.search(
    /[?.!,;]|\b(?:in|at|to|for|from|today|now|left|available|please|tomorrow|with|by|on)\b/i,
  );
  const name = nameIn(
    (end >= 0 ? words.slice(0, end) : words).replace(/^(?:\d+|an?|one)\s+(?:\p{L}+ of )?/iu, ""),
  );
  return name && !/^\d/.test(name) && !isUnit(name) ? name : undefined;
}
