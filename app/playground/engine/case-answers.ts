import { editOrder } from "./edit-order.ts";
import { amountsIn, isQuestion, momentIn, referenceIn, withDigits } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { listed, type Move, summed } from "./move.ts";
import type { Named } from "./named.ts";
import { meaningsOf, notesAbout } from "./notes.ts";
import { keyOf, recordsAbout, recordsIn } from "./records.ts";
import type { Chat } from "./shop.ts";
import { told as factAbout } from "./shop-answers.ts";
import { lineText, sumOf } from "./sums.ts";

/* What is answered to bookings, and where something went wrong. */

/** People describe a fault at length, so a sentence need not have much of it. */
const leastForFault = 0.15;
const leastForBooking = 0.25;

const clock = /\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock)\b|\b(?:morning|afternoon|evening|noon)\b/i;

/** A new day keeps the time that was said, and a new time the day. */
function joinMoments(before: string | undefined, now: string): string {
  const [time] = clock.exec(before ?? "") ?? [];
  if (before && !clock.test(now)) return time ? `${now} ${time}` : now;
  const day = before?.replace(clock, "").trim();
  return day && !now.replace(clock, "").trim() ? `${day} ${now}` : now;
}

/** Takes down a booking: what, when. */
export function booked(chat: Chat, text: string, named: Named): Move[] {
  const { order, shop } = chat;
  const moment = momentIn(text);
  const planned = moment && joinMoments(order.when, moment);
  if (planned && isOpenAt(notesAbout(shop.notes, planned, "opening"), planned) === false) {
    for (const { product } of named.items) chat.product = product;
    const opening = notesAbout(shop.notes, planned, "opening");
    const fact = opening.find((note) => isOpenAt([note], planned) === false) ?? opening[0];
    return [
      { act: "notOpen", slots: { when: planned } },
      ...(fact ? [{ act: "fact" as const, slots: { fact } }] : []),
    ];
  }
  if (planned) order.when = planned;
  const party =
    /\bfor (\d{1,3})(?: people| persons?| guests?| of us)?\b(?! ?(?:\w*nights?|days?|hours?|weeks?|months?|am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i.exec(
      withDigits(text),
    )?.[1];
  if (party && order.when && !order.when.includes(" for ")) order.when += ` for ${party}`;
  const { refused } = editOrder(chat, text, true);
  if (refused.length) return [...refused];
  const [first] = named.items;
  if (first) chat.product = first.product;
  const [rule] = [
    ...notesAbout(shop.notes, text, undefined, leastForBooking),
    ...notesAbout(shop.notes, `${text} booking`, "booking"),
  ];
  const fact: Move[] = rule ? [{ act: "fact", slots: { fact: rule } }] : [];
  if (isQuestion(text) && !moment && !named.items.length && rule) return fact;
  const line = order.lines.find(({ product }) => product === chat.product);
  const wish = first
    ? undefined
    : /\b(table|room|seat|hall|slot|appointment|session|visit)\b/i.exec(text)?.[1]?.toLowerCase();
  const isMany = order.lines.length > 1;
  const several = isMany
    ? listed(order.lines.map(lineText))
    : named.items.length > 1
      ? listed(named.items.map(({ product }) => product.name))
      : undefined;
  const thing = several ?? (line ? lineText(line) : (chat.product?.name ?? wish));
  const when = order.when && [order.when, order.customer].filter(Boolean).join(", ");
  const move: Move = when
    ? { act: "bookedFor", slots: { when, ...(thing && { thing }) } }
    : { act: "booked", ...(thing && { slots: { thing } }) };
  return [move, ...(line && order.when && sumOf(shop, order) ? [summed(chat)] : []), ...fact];
}

/** Keeps the order number. @returns whether there is one now */
export function learnReference(chat: Chat, text: string): boolean {
  const reference =
    referenceIn(text) ??
    (chat.shop.orders.length && text.split(/\s+/).length <= 4
      ? /\b[a-z]{0,3}-?\d{1,5}[a-z]?\b/i.exec(text)?.[0].toUpperCase()
      : undefined);
  if (reference) chat.order.reference = reference;
  return chat.order.reference !== undefined;
}

/**
 * What the owner said about the orders that a sentence names. An order that the owner did not list is answered with that
 * the bot has no record of it.
 */
function recorded(chat: Chat, text: string): Move[] {
  const records = recordsIn(chat.shop.orders);
  const found = recordsAbout(records, text);
  const { reference } = chat.order;
  if (found.length) {
    const [first] = found;
    if (first) chat.order.reference = first.reference;
    return found.slice(0, 3).map(({ text: fact }) => ({ act: "fact", slots: { fact } }));
  }
  const isNamed = reference !== undefined && keyOf(text).includes(keyOf(reference));
  const own = records.find((record) => reference && keyOf(record.reference) === keyOf(reference));
  if (own) return [{ act: "fact", slots: { fact: own.text } }];
  return records.length && isNamed ? [{ act: "noRecord", slots: { reference } }] : [];
}

/** An order that is late, wrong or to be sent back: the order number, and what the owner told of it. */
export function wentWrong(chat: Chat, act: "status" | "complaint" | "return", text: string): Move[] {
  learnReference(chat, text);
  const facts = recorded(chat, text);
  const { reference } = chat.order;
  const slots: Record<string, string> = reference ? { reference } : {};
  const { notes } = chat.shop;
  if (act === "status") {
    if (facts.length) return facts;
    const isTime = /\b(?:when|how long|how fast|time)\b/i.test(text);
    const [rule] = isTime ? notesAbout(notes, `${text} delivery days`, "duration") : [];
    return rule ? [{ act: "fact", slots: { fact: rule } }] : [{ act, slots }];
  }
  const own = act === "return" ? ("return" as const) : ("damage" as const);
  // What the customer mentions comes first.
  const spoken = (["warranty", own, "return"] as const).filter((matter) =>
    meaningsOf(text).has(`#${matter}`),
  );
  const [rule] = [...spoken, own, "return" as const, "warranty" as const]
    .flatMap((matter) => notesAbout(notes, text, matter))
    .filter((note) => !/\bcancel/i.test(note) || /\bcancel/i.test(text));
  const told: Move[] = rule ? [{ act: "fact", slots: { fact: rule } }] : [];
  // Who only asks for the rule has nothing to send back.
  if (act === "return" && isQuestion(text) && !reference) return told.length ? told : [factAbout(chat, text)];
  return [{ act, slots }, ...facts, ...told];
}

/** What the owner said to do about a fault. The reply adds the steps that anybody would try. */
export function troubled(chat: Chat, text: string): Move[] {
  const { shop, order } = chat;
  learnReference(chat, text);
  const [fact] = [
    ...notesAbout(shop.notes, text, undefined, leastForFault).filter(
      (note) => !amountsIn(note).some(({ isMoney }) => isMoney),
    ),
    ...notesAbout(shop.notes, text, "warranty"),
    ...notesAbout(shop.notes, text, "damage"),
  ];
  const { reference } = order;
  const trouble: Move = { act: "trouble", ...(reference && { slots: { reference } }) };
  return fact ? [trouble, { act: "fact", slots: { fact } }] : [trouble];
}
