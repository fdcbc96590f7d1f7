import { amountsIn, isQuestion, momentIn, referenceIn, withDigits } from "./formats.ts";
import { isOpenAt } from "./hours.ts";
import { listed, type Move, summed } from "./move.ts";
import { notesAbout } from "./notes.ts";
import type { Named } from "./order.ts";
import { take } from "./order-answers.ts";
import type { Chat } from "./shop.ts";
import { lineText, sumOf } from "./sums.ts";

/* What is answered to bookings, and where something went wrong. */

/** People describe a fault at length, so a sentence need not have much of it. */
const leastForFault = 0.15;

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
    const [fact] = notesAbout(shop.notes, planned, "opening");
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
  const refused = take(chat, { ...named, count: undefined }, false);
  if (refused.length) return refused;
  const [first] = named.items;
  if (first) chat.product = first.product;
  const [rule] = notesAbout(shop.notes, `${text} booking`, "booking");
  const fact: Move[] = rule ? [{ act: "fact", slots: { fact: rule } }] : [];
  if (isQuestion(text) && !moment && !named.items.length && rule) return fact;
  const line = order.lines.find(({ product }) => product === chat.product);
  const wish = first
    ? undefined
    : /\b(table|room|seat|hall|slot|appointment|session|visit)\b/i.exec(text)?.[1]?.toLowerCase();
  const several = named.items.length > 1 ? listed(named.items.map(({ product }) => product.name)) : undefined;
  const thing = several ?? (line ? lineText(line) : (chat.product?.name ?? wish));
  const when = order.when && [order.when, order.customer].filter(Boolean).join(", ");
  const move: Move = when
    ? { act: "bookedFor", slots: { when, ...(thing && { thing }) } }
    : { act: "booked", ...(thing && { slots: { thing } }) };
  return [move, ...(line && sumOf(shop, order) ? [summed(chat)] : []), ...fact];
}

/** Keeps the order number. @returns whether there is one now */
export function learnReference(chat: Chat, text: string): boolean {
  const reference = referenceIn(text);
  if (reference) chat.order.reference = reference;
  return chat.order.reference !== undefined;
}

/** An order that is late, wrong or to be sent back: the order number, and what the owner told of it. */
export function wentWrong(chat: Chat, act: "status" | "complaint" | "return", text: string): Move[] {
  const isKnown = learnReference(chat, text);
  const { reference } = chat.order;
  const slots: Record<string, string> = isKnown && reference ? { reference } : {};
  const about = act === "status" ? undefined : act === "return" ? "return" : "damage";
  // What the owner told of this very order.
  const own = chat.shop.notes.filter((note) => reference && new RegExp(`\\b${reference}\\b`, "i").test(note));
  const others = chat.shop.notes.filter((note) => !referenceIn(note));
  const soon =
    /\b(?:when|how long|how fast)\b/i.test(text) && !referenceIn(text)
      ? notesAbout(others, `${text} delivery days`, "duration")
      : [];
  const rules =
    act === "status"
      ? [...soon, ...own, ...notesAbout(others, text)]
      : [
          ...notesAbout(chat.shop.notes, text, about),
          ...notesAbout(chat.shop.notes, text, "return").filter(
            (note) => !/\bcancel/i.test(note) || /\bcancel/i.test(text),
          ),
        ];
  const [fact] = rules;
  const rule: Move[] = fact ? [{ act: "fact", slots: { fact } }] : [];
  // Who only asks for the rule has nothing to send back.
  if (act === "return" && isQuestion(text) && !reference) return rule.length ? rule : [{ act: "notTold" }];
  // 'When will it be ready?' asks for the rule where no order was named.
  if (act === "status" && fact && (!reference || own.length || soon.length)) return rule;
  return [{ act, slots }, ...rule];
}

/** What the owner told against a fault; the steps that anybody would try are added by the reply. */
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
