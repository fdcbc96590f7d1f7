import { keyOf } from "../knowledge/document.ts";
import { type Cart, countIn, emptyCart, isAddOn, isOffer, toldIn } from "./cart.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/** Answers about a feature name the smallest package that includes it and the add-on for it. */
const ofAbility = /^can_/;

/** The cart after an answer: what the message or the answer named, without what the visitor left out. */
export function cartAfter({ named, dropped, text, talk, known }: Asked, part: Part): Cart {
  const before = talk?.cart ?? emptyCart;
  const said = named.filter(isOffer);
  const told = (part.subjects ?? []).filter(isOffer);
  const inAnswer = ofAbility.test(part.intent) ? toldIn(part.text, known) : [];
  const able = inAnswer.filter(({ kind }) => kind === "package");
  const isChosen = before.chosen && (part.intent === "business" || told.length !== 1);
  // 'We are a restaurant' names a system by its trade; what was then recommended is what the chat is about.
  const isRecommended =
    part.intent === "business" &&
    told.length > 0 &&
    said.every((one) => one.kind === "system" && !told.includes(one));
  const [only] =
    isRecommended && said.length
      ? told.filter(() => told.length === 1)
      : said.length === 1
        ? said
        : isChosen
          ? []
          : told.length === 1
            ? told
            : before.offer
              ? []
              : able;
  const extra = inAnswer.filter(isAddOn);
  const added = [...named.filter(isAddOn), ...(extra.length === 1 ? extra : [])].map(keyOf);
  const left = new Set(dropped.map(keyOf));
  return {
    offer: only ? keyOf(only) : before.offer,
    chosen: said.length === 1 && !isRecommended ? said[0]?.kind === "package" : Boolean(before.chosen),
    addOns: [...new Set([...before.addOns, ...added])].filter((key) => !left.has(key)),
    count: countIn(text) ?? before.count,
  };
}
