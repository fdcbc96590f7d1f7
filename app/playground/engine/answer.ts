import { naira } from "#content/prices.ts";
import type { BotKind } from "#content/bots/kinds.ts";
import type { BotAct } from "#content/bots/voice.ts";
import type { Sentence } from "../kinds/kinds.ts";
import { amountsIn, isQuestion, momentIn, referenceIn, withDigits } from "./formats.ts";
import { type Named, destinationIn, namedIn, put, wishIn } from "./order.ts";
import { isOpenAt } from "./hours.ts";
import { notesAbout } from "./notes.ts";
import type { Chat, Product } from "./shop.ts";
import { feeFor, freeOnTop, lineText, priceText, sumOf, sumText } from "./sums.ts";
import { isTrade, type Taught } from "./teach.ts";
import { namesLook, productsIn } from "./things.ts";

/** One part of an answer. */
export interface Move {
  readonly act: BotAct;
  readonly slots?: Readonly<Record<string, string>>;
  /** What the owner told; it is put in words with the rest that they told in the same message. */
  readonly taught?: Taught;
}

/** 'a, b and c' */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

const mostListed = 8;

/** 'jollof rice ₦2,500 per plate' */
export const withPrice = (product: Product): string => [product.name, priceText(product)].filter(Boolean).join(" ");

const listOf = (products: readonly Product[]) => listed(products.slice(0, mostListed).map(withPrice));

const isOne = <Item>(list: readonly Item[]): list is readonly [Item] => list.length === 1;

/** What the owner told of opening hours, and whether the time that was asked for is within them. */
function openAt(chat: Chat, text: string): Move | undefined {
  const notes = notesAbout(chat.shop.notes, text, "opening");
  const isOpen = isOpenAt(notes, text);
  const [first] = notes;
  if (!first) return undefined;
  const fact = isOpen === undefined || notes.length < 2 ? first : (notes.find((note) => isOpenAt([note], text) === isOpen) ?? first);
  return { act: "openAt", slots: { fact: isOpen === undefined ? fact : `${isOpen ? "Yes" : "No"}. ${fact}` } };
}

/** What the owner told of a matter, as one part of an answer; that it was not told, otherwise. */
function told(chat: Chat, text: string, about?: Parameters<typeof notesAbout>[2]): Move {
  const [fact] = notesAbout(chat.shop.notes, text, about);
  return fact ? { act: "fact", slots: { fact } } : { act: "notTold" };
}

/** The sum of the order, or what is missing for it. */
export function summed(chat: Chat): Move {
  const { shop, order } = chat;
  const sum = sumOf(shop, order);
  const unpriced = order.lines.find(({ product }) => priceText(product) === undefined);
  if (!sum) return unpriced ? { act: "noPrice", slots: { thing: unpriced.product.name } } : { act: "nothing" };
  const extra = freeOnTop(shop, order);
  return { act: "sum", slots: { sum: [sumText(order, sum), extra].filter(Boolean).join(". ") } };
}

/** Puts what was named into the order. Returns what cannot be had. */
function take(chat: Chat, { items, count }: Named, isMore: boolean): Move[] {
  const { order } = chat;
  const all: { product: Product; count: number | undefined; things?: number | undefined }[] = [...items];
  if (!all.length && count && chat.product) all.push({ product: chat.product, count });
  const moves: Move[] = [];
  for (const { product, count, things } of all) {
    chat.product = product;
    if (product.stock !== undefined && product.stock < (count ?? 1)) {
      moves.push({
        act: product.stock ? "tooMany" : "soldOut",
        slots: { thing: product.name, stock: String(product.stock), count: String(count) },
      });
    } else if (count ?? (all.length > 1 && order.lines.every((line) => line.product !== product))) order.lines = put(order.lines, { product, count: count ?? 1, ...(things && { things }) }, isMore);
  }
  return moves;
}

/** The price of what was named: a sum where a number was said, else the price of one. */
function priced(chat: Chat, text: string, named: Named): Move[] {
  const { shop, order } = chat;
  const isTogether = named.items.length > 1 && /\b(?:and|with|plus|both|total|altogether)\b|,/i.test(text) && !/\bor\b/i.test(text);
  const counted = isTogether || named.items.some(({ count }) => count) || (named.count !== undefined && chat.product);
  if (counted) {
    const refused = take(chat, { ...named, items: named.items.map((item) => ({ ...item, count: item.count ?? 1 })) }, false);
    return refused.length ? refused : [summed(chat)];
  }
  const about = [...named.items.map(({ product }) => product), ...named.unclear];
  const wish = about.length ? undefined : wishIn(text);
  if (wish && shop.products.length) return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
  const isTotal = /\b(?:total|all|everything|altogether|both|order)\b/i.test(text);
  if (!about.length && order.lines.length && (isTotal || order.lines.length > 1 || !chat.product)) return [summed(chat)];
  const spoken = chat.product ?? (shop.products.length === 1 ? shop.products[0] : undefined);
  const asked = about.length ? about : spoken && /\b(?:it|that|this|one|am)\b/i.test(text) ? [spoken] : shop.products;
  if (!asked.length) return wish ? [{ act: "noPrice", slots: { thing: wish } }] : [{ act: "nothing" }];
  const [one] = asked;
  if (isOne(asked) && one) chat.product = one;
  const known = asked.filter((product) => priceText(product));
  if (known.length) return [{ act: "prices", slots: { prices: listOf(known) } }];
  const [fact] = isOne(asked) && one ? notesAbout(shop.notes, one.name).filter((note) => amountsIn(note).length) : [];
  return fact ? [{ act: "fact", slots: { fact } }] : [{ act: "noPrice", slots: { thing: listed(asked.map(({ name }) => name)) } }];
}

/** The fee for the place that was asked for; all fees where none was. */
function delivered(chat: Chat, text: string, place: string | null | undefined): Move {
  const { shop } = chat;
  const isTime = /\b(?:how long|when|how fast|how many days|same day|today|tomorrow|time|quick\w*)\b/i.test(text);
  if (isTime) {
    const [fact] = notesAbout(shop.notes, `${text} days`, "delivery").filter((note) => /\b(?:days?|hours?|minutes?|weeks?|same day|today|tomorrow|\d ?(?:am|pm)|before|after)\b/i.test(note));
    return fact ? { act: "fact", slots: { fact } } : { act: "notTold" };
  }
  const fees = listed(
    shop.fees.flatMap(({ place, amount }) => {
      if (amount === undefined) return [];
      const cost = amount ? naira(amount) : "free";
      return place ? [`${place} ${cost}`] : [shop.fees.length > 1 ? `everywhere else ${cost}` : `delivery ${cost}`];
    }),
  );
  if (place) {
    const amount = feeFor(shop, place);
    if (amount !== undefined) return { act: "fee", slots: { place, fee: amount ? naira(amount) : "free" } };
    const [fact] = notesAbout(shop.notes, `${text} delivery`, "delivery");
    if (!fees && fact) return { act: "fact", slots: { fact } };
    return { act: "noFee", slots: { place, ...(fees && { fees }) } };
  }
  return fees ? { act: "fees", slots: { fees } } : told(chat, text, "delivery");
}

function available(chat: Chat, text: string, named: Named): Move[] {
  const { products } = chat.shop;
  const about = [...named.items.map(({ product }) => product), ...named.unclear];
  const [product] = about;
  const [fact] = notesAbout(chat.shop.notes, text).filter((note) => !amountsIn(note).some(({ isMoney }) => isMoney));
  if (namesLook(text) && !(fact && notesAbout(chat.shop.notes, text).some(namesLook)) && !about.some(({ name }) => namesLook(name))) return [{ act: "notTold" }];
  if (!product) {
    if (fact) return [{ act: "fact", slots: { fact } }];
    const wish = wishIn(text);
    if (chat.product && /\b(?:it|am|them|that)\b/i.test(text) && !wish) return available(chat, text, { ...named, items: [{ product: chat.product, count: undefined }] });
    if (!products.length) return [{ act: "nothing" }];
    return [wish ? { act: "notListed", slots: { thing: wish, list: listOf(products) } } : { act: "list", slots: { list: listOf(products) } }];
  }
  chat.product = product;
  const [notice] = /\b(?:tomm?orr?ow|today|tonight|now|urgent\w*)\b/i.test(text) ? notesAbout(chat.shop.notes, `${text} notice`, "duration") : [];
  if (notice) return [{ act: "fact", slots: { fact: notice } }];
  const { name, stock } = product;
  const count = named.items[0]?.count;
  if (stock === 0) return [{ act: "soldOut", slots: { thing: name } }];
  if (stock !== undefined)
    return [{ act: count && count > stock ? "tooMany" : "stock", slots: { thing: name, stock: String(stock), count: String(count ?? "") } }];
  // A size or a colour was asked for: the sentence that speaks of it says more than the price.
  if (fact && productsIn(chat.shop, fact).includes(product) === false) return [{ act: "fact", slots: { fact } }];
  const prices = listOf(about);
  return [{ act: "list", slots: { list: prices } }];
}

function bargained(chat: Chat, { items, count }: Named): Move[] {
  const { shop, order } = chat;
  if (shop.deals.length) {
    const deal: Move = { act: "deal", slots: { deal: shop.deals.map(({ words }) => words).join(". ") } };
    // 'What if I buy 10' orders nothing yet.
    const asked = items.length ? items : count && chat.product ? [{ product: chat.product, count }] : [];
    const lines = asked.flatMap(({ product, count }) => (count ? [{ product, count }] : []));
    const meant = { ...chat, order: lines.length ? { ...order, lines } : order };
    return sumOf(shop, meant.order)?.saving ? [deal, summed(meant)] : [deal];
  }
  const [fact] = notesAbout(shop.notes, "discount", "discount");
  if (fact) return [{ act: "fact", slots: { fact } }];
  const sum = sumOf(shop, order);
  const spoken = items[0]?.product ?? chat.product;
  const prices = sum ? `${listed(order.lines.map(lineText))} ${naira(sum.total)}` : spoken && priceText(spoken) ? withPrice(spoken) : undefined;
  return [{ act: "noDeal", ...(prices && { slots: { prices } }) }];
}

/** How it is paid; of a deposit that was told in percent, also how much that is. */
function paying(chat: Chat, text: string): Move[] {
  const { shop, order } = chat;
  const [deposit] = /\b(?:deposit|advance|first|half|now|down|remain|balance)\b/i.test(text) ? notesAbout(shop.notes, text, "deposit") : [];
  if (!deposit) return [told(chat, text, "paying")];
  const share = Number(/(\d{1,3}) ?%/.exec(deposit)?.[1] ?? (/\bhalf\b/i.test(deposit) ? 50 : 0));
  const sum = sumOf(shop, order);
  const fixed = amountsIn(deposit).find(({ isMoney }) => isMoney)?.value;
  const part = sum && (share ? Math.round(((sum.goods - sum.saving) * share) / 100) : fixed);
  const rest = sum && part ? `. That is ${naira(part)} of ${naira(sum.total)}, and ${naira(sum.total - part)} later` : "";
  return [{ act: "fact", slots: { fact: `${deposit}${rest}` } }];
}

/** Changes the order: something goes, or gets another number. */
function changed(chat: Chat, text: string, named: Named, place: string | null | undefined): Move[] {
  const { order } = chat;
  if (place !== undefined) order.place = place;
  const goes = /\b(?:remove|cancel|take (?:out|off|away)|don'?t (?:want|need)|no want|forget|drop|leave|without|instead of|not)\b(.{0,40})/i.exec(text)?.[1];
  const gone = goes === undefined ? [] : productsIn(chat.shop, goes.split(/\b(?:give|make|add|but|,)\b/)[0] ?? "");
  if (goes !== undefined && !gone.length && place === undefined && (/\b(?:all|everything|order)\b/i.test(text) || order.lines.length === 1) && !named.count) {
    order.lines = [];
    return [{ act: "emptied" }];
  }
  order.lines = order.lines.filter(({ product }) => !gone.includes(product));
  const items = named.items.filter(({ product }) => !gone.includes(product));
  const refused = take(chat, { ...named, items, count: gone.length ? undefined : (named.count ?? undefined) }, false);
  if (refused.length) return refused;
  return order.lines.length ? [{ act: "changed" }, summed(chat)] : [{ act: "emptied" }];
}

const clock = /\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock)\b|\b(?:morning|afternoon|evening|noon)\b/i;

/** A new day keeps the time that was said, and a new time the day. */
function joinMoments(before: string | undefined, now: string): string {
  const [time] = clock.exec(before ?? "") ?? [];
  if (before && !clock.test(now)) return time ? `${now} ${time}` : now;
  const day = before?.replace(clock, "").trim();
  return day && !now.replace(clock, "").trim() ? `${day} ${now}` : now;
}

/** Takes down a booking: what, when. */
function booked(chat: Chat, text: string, named: Named): Move[] {
  const { order, shop } = chat;
  const when = momentIn(text);
  const planned = when && joinMoments(order.when, when);
  if (planned && isOpenAt(notesAbout(shop.notes, planned, "opening"), planned) === false) {
    for (const { product } of named.items) chat.product = product;
    const [fact] = notesAbout(shop.notes, planned, "opening");
    return [{ act: "notOpen", slots: { when: planned } }, ...(fact ? [{ act: "fact" as const, slots: { fact } }] : [])];
  }
  if (when) order.when = joinMoments(order.when, when);
  const party = /\bfor (\d{1,3})(?: people| persons?| guests?| of us)?\b(?! ?(?:\w*nights?|days?|hours?|weeks?|months?|am|pm)\b)/i.exec(withDigits(text))?.[1];
  if (party && order.when && !order.when.includes(" for ")) order.when += ` for ${party}`;
  const refused = take(chat, { ...named, count: undefined }, false);
  if (refused.length) return refused;
  const [first] = named.items;
  if (first) chat.product = first.product;
  const [rule] = notesAbout(shop.notes, `${text} booking`, "booking");
  const fact: Move[] = rule ? [{ act: "fact", slots: { fact: rule } }] : [];
  if (isQuestion(text) && !when && !named.items.length && rule) return fact;
  const line = order.lines.find(({ product }) => product === chat.product);
  const wish = first ? undefined : /\b(table|room|seat|hall|slot|appointment|session|visit)\b/i.exec(text)?.[1]?.toLowerCase();
  const thing = line ? lineText(line) : (chat.product?.name ?? wish);
  const move: Move = order.when ? { act: "bookedFor", slots: { when: order.when, ...(thing && { thing }) } } : { act: "booked", ...(thing && { slots: { thing } }) };
  return [move, ...(line && sumOf(shop, order) ? [summed(chat)] : []), ...fact];
}

/** Takes down an order. */
function ordered(chat: Chat, text: string, named: Named, place: string | null | undefined): Move[] {
  const { shop, order } = chat;
  if (place !== undefined) order.place = place;
  const isMore = /\b(?:add|more|another|extra|also|again)\b/i.test(text);
  if (named.unclear.length && !named.items.length) return [{ act: "list", slots: { list: listOf(named.unclear) } }];
  const refused = take(chat, named, isMore);
  if (refused.length) return refused;
  if (named.items.length || named.count) {
    const open = named.items.length === 1 && !named.count ? named.items.find(({ count }) => !count) : undefined;
    if (open) return [{ act: "prices", slots: { prices: withPrice(open.product) } }].filter(() => priceText(open.product)) as Move[];
    if (!order.lines.length && shop.products.length) return [{ act: "list", slots: { list: listOf(shop.products) } }];
    const isOpenFee = order.place && sumOf(shop, order)?.fee === undefined;
    const [rule] = isOpenFee ? notesAbout(shop.notes, "delivery", "delivery") : [];
    return [{ act: "ordered" }, summed(chat), ...(rule ? [{ act: "fact" as const, slots: { fact: rule } }] : [])];
  }
  if (place !== undefined) return placed(chat);
  const wish = wishIn(text);
  const [fact] = notesAbout(shop.notes, text);
  if (fact && !wish) return [{ act: "fact", slots: { fact } }];
  if (wish && shop.products.length && !/\b(?:order|buy|place)$/i.test(wish)) return [{ act: "notListed", slots: { thing: wish, list: listOf(shop.products) } }];
  if (order.lines.length) return [{ act: "ordered" }, summed(chat)];
  return shop.products.length ? [{ act: "list", slots: { list: listOf(shop.products) } }] : [{ act: "nothing" }];
}

/** Where the order goes, with the new sum. */
export function placed(chat: Chat): Move[] {
  const { order } = chat;
  if (order.place === undefined) return [];
  const where = order.place ?? "pick-up";
  if (sumOf(chat.shop, order)) return [{ act: "goesTo", slots: { place: where } }, summed(chat)];
  return order.place ? [delivered(chat, "", order.place)] : [{ act: "goesTo", slots: { place: where } }];
}

/** Keeps the order number. @returns whether there is one now */
function learnReference(chat: Chat, text: string): boolean {
  const reference = referenceIn(text);
  if (reference) chat.order.reference = reference;
  return chat.order.reference !== undefined;
}

/** An order that is late, wrong or to be sent back: the order number, and what the owner told of it. */
function wentWrong(chat: Chat, act: "status" | "complaint" | "return", text: string): Move[] {
  const isKnown = learnReference(chat, text);
  const { reference } = chat.order;
  const slots: Record<string, string> = isKnown && reference ? { reference } : {};
  const about = act === "status" ? undefined : act === "return" ? "return" : "damage";
  // What the owner told of this very order.
  const own = chat.shop.notes.filter((note) => reference && new RegExp(`\\b${reference}\\b`, "i").test(note));
  const rules = act === "status" ? [...own, ...notesAbout(chat.shop.notes, text)] : [...notesAbout(chat.shop.notes, text, about), ...notesAbout(chat.shop.notes, text, "return").filter((note) => !/\bcancel/i.test(note) || /\bcancel/i.test(text))];
  const [fact] = rules;
  const rule: Move[] = fact ? [{ act: "fact", slots: { fact } }] : [];
  // Who only asks for the rule has nothing to send back.
  if (act === "return" && isQuestion(text) && !reference) return rule.length ? rule : [{ act: "notTold" }];
  // 'When will it be ready?' asks for the rule where no order was named.
  if (act === "status" && fact && (!reference || own.length)) return rule;
  return [{ act, slots }, ...rule];
}

const social: Readonly<Partial<Record<BotKind, BotAct>>> = {
  greeting: "greeting",
  thanks: "thanks",
  goodbye: "goodbye",
  yes: "yes",
  no: "no",
  insult: "insult",
  injection: "injection",
  gibberish: "nonsense",
  identity: "identity",
  small_talk: "smallTalk",
  off_topic: "aside",
  want_human: "human",
  abilities: "abilities",
};

/** What a customer's sentence of a kind is answered with. */
export function answerTo(chat: Chat, { text }: Sentence, kind: BotKind): Move[] {
  const { shop, order } = chat;
  const named = namedIn(chat, text);
  const place = destinationIn(chat, text, false);
  if (isOne(named.items) && named.items[0]) chat.product = named.items[0].product;
  switch (kind) {
    case "price":
      if (place !== undefined) order.place = place;
      if (!named.items.length && !named.count && /\bdeliver|waybill|dispatch|shipping|transport\b/i.test(text) && !order.lines.length) return [delivered(chat, text, place)];
      return priced(chat, text, named);
    case "order":
      return ordered(chat, text, named, place);
    case "change":
      return changed(chat, text, named, place);
    case "total":
      if (place !== undefined) order.place = place;
      return named.items.some(({ count }) => count) ? priced(chat, text, named) : [summed(chat)];
    case "delivery":
      if (named.items.some(({ count }) => count) || (place && order.lines.length)) {
        if (place !== undefined) order.place = place;
        if (named.items.length) return priced(chat, text, named);
        const fee = delivered(chat, text, place);
        return fee.act === "fee" ? [fee, summed(chat)] : [fee];
      }
      if (place) order.place = place;
      return [delivered(chat, text, place)];
    case "stock":
      return available(chat, text, named);
    case "catalogue":
      return shop.products.length ? [{ act: "list", slots: { list: listOf(shop.products) } }] : [{ act: "nothing" }];
    case "hours": {
      const open = /\bcheck|\benter\b|\bmy room\b/i.test(text) ? undefined : openAt(chat, text);
      if (open) return [open];
      return [told(chat, text, /\bcheck(?:ing)?[ -]?out\b|\bleave\b/i.test(text) ? "leaving" : /\bcheck(?:ing)?[ -]?in\b|\benter\b|\bmy room\b/i.test(text) ? "arrival" : "opening")];
    }
    case "location": {
      const [fact] = notesAbout(shop.notes, text, "place");
      if (fact && !(shop.place && isTrade(fact))) return [{ act: "fact", slots: { fact } }];
      return shop.place ? [{ act: "place", slots: { place: shop.place, ...(shop.name && { shop: shop.name }) } }] : [told(chat, text)];
    }
    case "pay":
      return paying(chat, text);
    case "paid":
      return [{ act: "paid" }];
    case "bargain":
      return bargained(chat, named);
    case "booking":
      return booked(chat, text, named);
    case "status":
    case "complaint":
      return wentWrong(chat, kind, text);
    case "refund":
      return wentWrong(chat, "return", text);
    case "trouble": {
      learnReference(chat, text);
      const [fact] = [...notesAbout(shop.notes, text, undefined, 0.15).filter((note) => !amountsIn(note).some(({ isMoney }) => isMoney)), ...notesAbout(shop.notes, text, "warranty"), ...notesAbout(shop.notes, text, "damage")];
      const { reference } = order;
      const trouble: Move = { act: "trouble", ...(reference && { slots: { reference } }) };
      return fact ? [trouble, { act: "fact", slots: { fact } }] : [trouble];
    }
    case "not_solved":
      return [{ act: "notSolved" }];
    case "solved":
      return [{ act: "solved" }];
    case "question": {
      const open = momentIn(text) && /\b(?:come|visit|open|reach|pick)\b/i.test(text) ? openAt(chat, text) : undefined;
      return [open ?? told(chat, text)];
    }
    default:
      return [{ act: social[kind] ?? "unknown" }];
  }
}
