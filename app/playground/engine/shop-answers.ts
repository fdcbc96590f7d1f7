import { naira } from "#content/prices.ts";
import { amountsIn, momentIn } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { partsOf, productsIn } from "./mentions.ts";
import { listed, listOf, type Move, summed, withPrice } from "./move.ts";
import type { Named } from "./named.ts";
import { notesAbout } from "./notes.ts";
import { wishIn } from "./order.ts";
import type { Chat } from "./shop.ts";
import { feeFor, lineText, priceText, sumOf } from "./sums.ts";
import { isTrade } from "./taught.ts";
import { isSame, meansPlace, namesLook, rootOf, tellingStems } from "./things.ts";

/* What is answered to questions about the shop. */

/** What the owner told of opening hours, and whether the time that was asked for is within them. */
export function openAt(chat: Chat, text: string): Move | undefined {
  const notes = notesAbout(chat.shop.notes, text, "opening");
  const isOpen = isOpenAt(notes, text);
  const [first] = notes;
  if (!first) return undefined;
  const fact =
    isOpen === undefined || notes.length < 2
      ? first
      : (notes.find((note) => isOpenAt([note], text) === isOpen) ?? first);
  return {
    act: "openAt",
    slots: { fact: isOpen === undefined ? fact : `${isOpen ? "Yes" : "No"}. ${fact}` },
  };
}

/** What the owner told of a matter, as one part of an answer; that it was not told, otherwise. */
export function told(chat: Chat, text: string, about?: Parameters<typeof notesAbout>[2]): Move {
  const [fact] = notesAbout(chat.shop.notes, text, about);
  return fact ? { act: "fact", slots: { fact } } : { act: "notTold" };
}

/** The fee for the place that was asked for; all fees where none was. */
export function delivered(chat: Chat, text: string, place: string | null | undefined): Move {
  const { shop } = chat;
  const isTime =
    /\b(?:how long|when|how fast|how many days|same day|today|tomorrow|time|quick\w*)\b/i.test(text) ||
    (momentIn(text) !== undefined && !/\b(?:how much|fee|cost|price)\b/i.test(text));
  if (isTime) {
    const others = shop.fees.flatMap((fee) =>
      place && fee.place && !meansPlace(place, fee.place) ? [fee.place] : [],
    );
    const [fact] = notesAbout(shop.notes, `${text} days`, "delivery").filter(
      (note) =>
        !others.some((other) => note.includes(other)) &&
        /\b(?:days?|hours?|minutes?|weeks?|\w+day|today|tomorrow|\d ?(?:am|pm)|before|after)\b/i.test(note),
    );
    // For a place, only what the owner said about delivery counts.
    const [known] = fact || place ? [fact] : notesAbout(shop.notes, `${text} days notice`, "duration");
    return known ? { act: "fact", slots: { fact: known } } : { act: "notTold" };
  }
  const fees = listed(
    shop.fees.flatMap(({ place, amount }) => {
      if (amount === undefined) return [];
      const cost = amount ? naira(amount) : "free";
      return place
        ? [`${place} ${cost}`]
        : [shop.fees.length > 1 ? `everywhere else ${cost}` : `delivery ${cost}`];
    }),
  );
  if (place) {
    const amount = feeFor(shop, place);
    if (amount !== undefined) return { act: "fee", slots: { place, fee: amount ? naira(amount) : "free" } };
    const [fact] = notesAbout(shop.notes, `${text} delivery`, "delivery");
    if (!fees && fact) return { act: "fact", slots: { fact } };
    return { act: "noFee", slots: { place, ...(fees && { fees }) } };
  }
  const about = told(chat, text);
  if (about.act === "fact" && /\b(?:pick ?up|park|rider|driver)\b/i.test(text)) return about;
  if (fees) return { act: "fees", slots: { fees } };
  const rule = told(chat, text, "delivery");
  return rule.act === "fact" ? rule : about;
}

/** A size that the shop does not have, of a thing that it has in others: '24 inch'. */
function otherSize({ shop }: Chat, text: string): Move | undefined {
  const [size, number, unit = ""] =
    /\b(\d+(?:\.\d+)?) ?(inch\w*|kg|litres?|ml|kva|mbps|gb|bedroom|ah|mm)\b/i.exec(text) ?? [];
  const others = shop.products.filter(({ name }) => partsOf(name).words.includes(rootOf(unit.toLowerCase())));
  const isKnown = others.some(({ name }) => partsOf(name).words.includes(number ?? ""));
  return size && others.length && !isKnown
    ? { act: "notListed", slots: { thing: size, list: listOf(others) } }
    : undefined;
}

export function available(chat: Chat, text: string, named: Named): Move[] {
  const { products } = chat.shop;
  const about = [...named.items.map(({ product }) => product), ...named.unclear];
  const [product] = about;
  const [fact] = notesAbout(chat.shop.notes, text).filter(
    (note) => !amountsIn(note).some(({ isMoney }) => isMoney),
  );
  if (
    (namesLook(text) || /\b(?:which|what) (?:size|colou?r)/i.test(text)) &&
    !(fact && notesAbout(chat.shop.notes, text).some(namesLook)) &&
    !about.some(({ name }) => namesLook(name))
  )
    return [{ act: "notTold" }];
  if (!product) {
    const wish = wishIn(text);
    const own = wish ? tellingStems(wish) : [];
    const isOf = (word: string) =>
      own.some((one) => word === one || (one.length > 5 && word.startsWith(one.slice(0, 6))));
    if (fact && (!wish || tellingStems(fact).some(isOf))) return [{ act: "fact", slots: { fact } }];
    if (chat.product && /\b(?:it|am|them|that)\b/i.test(text) && !wish)
      return available(chat, text, { ...named, items: [{ product: chat.product, count: undefined }] });
    if (!products.length) return [{ act: "nothing" }];
    return [
      wish
        ? { act: "notListed", slots: { thing: wish, list: listOf(products) } }
        : { act: "list", slots: { list: listOf(products) } },
    ];
  }
  // 'Eye surgery' where there is an eye test
  const other = wishIn(text);
  const { words } = partsOf(product.name);
  const said = other ? tellingStems(other) : [];
  const isPart =
    about.length === 1 && said.length > 1 && said.length < 4 && !words.every((word) => said.includes(word));
  if (
    other &&
    isPart &&
    !words.includes(said.at(-1) ?? "") &&
    /^(?:and |pls |please )?do (?:you|u|una)\b/i.test(text)
  )
    return [{ act: "notListed", slots: { thing: other, list: listOf(products) } }];
  const size = otherSize(chat, text);
  if (size) return [size];
  chat.product = product;
  const { name, stock } = product;
  const count = named.items[0]?.count;
  if (stock === 0) return [{ act: "soldOut", slots: { thing: name } }];
  if (stock !== undefined)
    return [
      {
        act: count && count > stock ? "tooMany" : "stock",
        slots: { thing: name, stock: String(stock), count: String(count ?? "") },
      },
    ];
  // A size or a colour was asked for: the sentence that speaks of it says more than the price.
  if (fact && !productsIn(chat.shop, fact).includes(product)) return [{ act: "fact", slots: { fact } }];
  const prices = listOf(about);
  return [{ act: "list", slots: { list: prices } }];
}

export function bargained(chat: Chat, { items, count }: Named): Move[] {
  const { shop, order } = chat;
  if (shop.deals.length) {
    const deal: Move = { act: "deal", slots: { deal: shop.deals.map(({ words }) => words).join(". ") } };
    // 'What if I buy 10' orders nothing yet.
    const asked = items.length ? items : count && chat.product ? [{ product: chat.product, count }] : [];
    const sum = sumOf(shop, order);
    const missing = shop.deals.find(
      ({ spend }) => spend !== undefined && sum && !sum.saving && sum.goods < spend,
    );
    if (missing?.spend && sum && !asked.length)
      return [
        {
          act: "deal",
          slots: {
            deal: `${missing.words}. Your order is ${naira(sum.goods)}, so ${naira(missing.spend - sum.goods)} more is needed`,
          },
        },
      ];
    const lines = asked.flatMap(({ product, count }) => (count ? [{ product, count }] : []));
    const meant = { ...chat, order: lines.length ? { ...order, lines } : order };
    return sumOf(shop, meant.order)?.saving ? [deal, summed(meant)] : [deal];
  }
  const [fact] = notesAbout(shop.notes, "discount", "discount");
  if (fact) return [{ act: "fact", slots: { fact } }];
  const sum = sumOf(shop, order);
  const spoken = items[0]?.product ?? chat.product;
  const prices = sum
    ? `${listed(order.lines.map(lineText))} ${naira(sum.total)}`
    : spoken && priceText(spoken)
      ? withPrice(spoken)
      : undefined;
  return [{ act: "noDeal", ...(prices && { slots: { prices } }) }];
}

const depositNote =
  /\b(?:deposit|upfront|advance|half|balance)\b|\d ?% (?:before|first|down|now)|\bbefore (?:work|we start)\b/i;

/** Whether somebody asks how much is paid first, where the owner told of a deposit. */
export const isDeposit = ({ shop }: Chat, text: string): boolean =>
  /\b(?:deposit|today|now|upfront|first|before|advance|balance|remain\w*|half|before you start)\b|\d ?%/i.test(
    text,
  ) &&
  /\b(?:pay|deposit|balance|how much|bring|my|much|remain\w*)\b/i.test(text) &&
  shop.notes.some((note) => depositNote.test(note));

/** How it is paid; of a deposit that was told in percent, also how much that is. */
export function paying(chat: Chat, text: string): Move[] {
  const { shop, order } = chat;
  const deposit = isDeposit(chat, text) ? shop.notes.findLast((note) => depositNote.test(note)) : undefined;
  if (!deposit) {
    const [credit] = /\bcredit|small small|instal|later|balance|half|next (?:week|month)\b/i.test(text)
      ? notesAbout(shop.notes, text, "credit")
      : [];
    return [credit ? { act: "fact", slots: { fact: credit } } : told(chat, text, "paying")];
  }
  const share = Number(/(\d{1,3}) ?%/.exec(deposit)?.[1] ?? (/\bhalf\b/i.test(deposit) ? 50 : 0));
  const sum = sumOf(shop, order);
  const fixed = amountsIn(deposit).find(({ isMoney }) => isMoney)?.value;
  // '50% of the furniture price' leaves out the delivery fee.
  const whole = sum && (/\b(?:price|goods|room|cost)\b/i.test(deposit) ? sum.goods - sum.saving : sum.total);
  const part = sum && (share ? Math.round(((whole ?? 0) * share) / 100) : fixed);
  const rest =
    sum && part
      ? `. That is ${naira(part)} of ${naira(sum.total)}, and ${naira(sum.total - part)} later`
      : "";
  return [{ act: "fact", slots: { fact: `${deposit}${rest}` } }];
}

/** Opening hours, or when guests come and go. */
export function hoursTold(chat: Chat, text: string): Move {
  if (/\bcheck(?:ing)?[ -]?out\b|\bleave\b/i.test(text)) return told(chat, text, "leaving");
  if (/\bcheck(?:ing)?[ -]?in\b|\benter\b|\bmy room\b/i.test(text)) return told(chat, text, "arrival");
  // Guests who ask when they may come mean the hour of arrival, if the owner told one.
  const arrival = /\b(?:come|arrive|arriving|reach|get there)\b/i.test(text) && told(chat, text, "arrival");
  if (arrival && arrival.act === "fact") return arrival;
  const opening = openAt(chat, text) ?? told(chat, text, "opening");
  return opening.act === "notTold" ? told(chat, text) : opening;
}

/** Where the shop is. */
export function situated(chat: Chat, text: string): Move {
  const { name, place, notes } = chat.shop;
  const [fact] = notesAbout(notes, text, "place");
  if (fact && !(place && isTrade(fact))) return { act: "fact", slots: { fact } };
  return place ? { act: "place", slots: { place, ...(name && { shop: name }) } } : told(chat, text);
}

/** How long in advance something must be ordered, for customers who want it sooner; empty if the owner said nothing of it. */
export function notices({ shop, order, product }: Chat, text: string): Move[] {
  if (!/\b(?:tomm?orr?ow|tomorow|today|tonight|urgent\w*)\b/i.test(text) || !(order.lines.length || product))
    return [];
  const [fact] = notesAbout(shop.notes, `${text} notice`, "duration").filter((note) =>
    /\b(?:before|notice|ahead|in advance)\b/i.test(note),
  );
  return fact ? [{ act: "fact", slots: { fact } }] : [];
}

/** The answer to 'can you wash my rug' if the owner never spoke of rugs; undefined otherwise. */
export function strange({ shop }: Chat, text: string): Move | undefined {
  const thing =
    /\b(?:can (?:you|una)|do you|(?:una|you|u) (?:fit|dey|sabi))\s+(?:also |still )?(?!get|have|open|close|accept|deliver|bring|send|carry|take|give|work|allow|charge|do(?! \p{L}+ \p{L})|come|go)\p{L}+\s+(?:my |an? |the |any )?((?:\p{L}+ )?\p{L}{3,})\s*\?*$/iu.exec(
      text,
    )?.[1];
  const stems = thing ? tellingStems(thing) : [];
  const known = [...shop.notes, ...shop.products.map(({ name }) => name)].flatMap(tellingStems);
  const isKnown = stems.some((stem) => known.some((one) => isSame(stem, one)));
  return thing && stems.length && !isKnown && shop.products.length
    ? { act: "notListed", slots: { thing, list: listOf(shop.products) } }
    : undefined;
}
