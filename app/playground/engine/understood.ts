import { withDigits } from "./formats.ts";
import { mentionsIn, tokensOf } from "./mentions.ts";
import type { Chat } from "./shop.ts";
import { isFiller, isKnownPlace, isUnit } from "./things.ts";

/** Words around an order that name nothing. */
const around =
  /^(?:\d[\d.]*|good|morning|afternoon|evening|night|inside|within|tomorrow|today|more|extra|total|delivery|deliver|join|put|make|change|remove|comot|large|small|days?|doctor|ok|abeg|dear|customer|here|now)$/;

/** Whether a message names goods of the shop and nothing else, so that it needs no other reading. */
export function isOrderOnly(chat: Chat, message: string): boolean {
  const tokens = tokensOf(withDigits(message));
  const mentions = mentionsIn(chat, tokens);
  const priced = mentions.some(({ products }) => products.some(({ price, bundle }) => price ?? bundle));
  return (
    priced &&
    tokens.every(
      ({ word }, at) =>
        mentions.some(({ first, last }) => at >= first && at <= last) ||
        isFiller(word) ||
        isUnit(word) ||
        around.test(word) ||
        isKnownPlace(word),
    )
  );
}
