import { saysOwn } from "../answers/business.ts";
import { countIn } from "../answers/cart.ts";
import { isPriced } from "../answers/money.ts";
import { ofPages } from "../answers/part.ts";
import type { Asked } from "../answers/talk.ts";
import { emptyWords } from "../words.ts";

/** A message with more words than this says more than names of our things. */
export const mostNameWords = 5;

/** Whether a message says little by itself. */
export const isShort = ({ words }: Asked) => words.filter((word) => !emptyWords.has(word)).length <= 3;

/** Words that ask for a price. What is about prices, as one of our ebooks, asks for none; 'combien de' asks how many. */
export const asksPrice =
  /\b(?:how mu(?:ch|sh)|hw mch|(?<!\babout (?:the )?)prices?|prix|costs?|amounts?|fees?|totals?|combien(?! de\b)|e+lo+|iye owo|nawa|farashi\w*|ego ole|onu ahia)\b/;
/** Words that ask for a sum. */
const asksTotal = /\b(?:totals?|altogether|all together|in all)\b/;
/** Words that ask what sets two things apart. */
export const asksDifference = /\bdifferen(?:ce|t)\b/;
/** Words that ask which of our offers to take. */
export const asksWhich = /\bwhich (?:package|plan|bot|system|product|of (?:your|una)\b)/;
/** A message with more words than this says more than a name and a request for its price. */
export const mostPriceWords = 10;

/** 'Ok price?' and 'na how much' ask for nothing else. */
export const mostWordsOfPrice = 3;
/** A few words that ask for the parts of a price: 'setup and monthly?' */
const asksParts =
  /^(?:(?:and|so|the|what|about|how|then|just)\s+)*(?:setup|monthly|per month)\b(?:\W+\w+){0,2}\W*$/;

/** A few words that ask what is paid first. */
export const asksFirstPart = /\bfirst payment\b|\b(?:pay|drop|bring) half\b/;

/** Whether a message asks for the price of one of our things, or of what the chat is about, and little else. */
export function isPriceOf({ text, words, named, last, goesOn, partOf }: Asked): boolean {
  if (words.length > mostPriceWords || !(asksPrice.test(text) || asksParts.test(text))) return false;
  const isOfChat = goesOn || (!partOf && words.length <= mostNameWords);
  const things = isOfChat && named.every(({ kind }) => ofPages.has(kind)) ? last : named;
  return things.some(({ price, kind }) => price !== undefined && kind !== "path");
}

/** Whether a message says that somebody of ours agreed to a price that is not ours. A visitor who has paid reports fraud. */
export const saysAgreed = ({ text, named, amounts }: Asked) =>
  /\b(?:agreed|approved|promised)\b/.test(text) &&
  !/\b(?:sent|paid|pay(?:ment)? (?:him|her|them)|transfer+ed|collected)\b/.test(text) &&
  named.some(
    ({ group, parts }) =>
      !group && parts && amounts.some((one) => one !== parts.once && one !== parts.monthly),
  );

/** 'What if I take Pro and add CRM integration' asks what that costs. */
export const takesWith = /\b(?:take|buy|choose|pick|carry|go for)\b.*\b(?:add|plus|join|with|and)\b/;

const forSeveral =
  /^(?:(?:and|ok|okay|so|then|but|what if|what of|what about|how about|if) )*(?:(?:it is|it's|na) )?for\b/;

const advice = /\b(?:what|wetin|how)\b[^.?!]{0,24}\b(?:advi[sc]e|recommend|suggest|propose)\b/;

/** Other words that ask what we have for the business: 'do you have something for us', 'wetin una fit do for me'. */
const whatForUs =
  /\b(?:have|get|got)\b[^.?!]{0,12}\b(?:some ?thing|any ?thing|wetin)\b[^.?!]{0,12}\bfor (?:us|me|our|my)\b|\b(?:what|wetin)\b[^.?!]{0,16}\b(?:can|fit|go|una|you)\b[^.?!]{0,12}\b(?:do|get|have|help)\b[^.?!]{0,12}\b(?:us|me)\b\W*$|\b(?:can|fit|could|will) (?:your|una|the|this) (?:bot|assistant|thing|system)\b(?: fit)? help\b|\b(?:bot|thing) fit help\b/;

/** Whether a message asks what we have for the visitor's business, without an amount that would be a budget. */
export const asksForUs = ({ text, amounts }: Asked) => !amounts.length && whatForUs.test(text);

/** Words for another offer of the list than the one that was just named. */
const otherOne =
  /\b(?:cheap(?:er|est)|small(?:er|est)|less expensive|big(?:ger|gest)|more expensive|dear(?:er|est))\b(?: \w+)? ?(?:ones?|own|package|plan)\b/;

/** Whether a later message asks for a cheaper or larger offer than the last one: 'I no get plenty money, the cheaper one abeg'. */
export const asksOther = ({ talk, text, last, named, words }: Asked) =>
  talk !== undefined &&
  words.length <= mostPriceWords &&
  last.some(({ kind }) => kind === "package" || kind === "flagship") &&
  named.every(({ kind, group }) => group || ofPages.has(kind)) &&
  otherOne.test(text);

/** Whether a message tells a business and asks what we advise for it. */
export const asksAdvice = (asked: Asked) => saysOwn(asked) && advice.test(asked.text);

/** Whether a question of such a message is answered with the offer for the business: what we advise, and what that costs. */
export const isOfAdvice = (asked: Asked, question: string) =>
  (asksAdvice(asked) && (advice.test(question.toLowerCase()) || asksPrice.test(question.toLowerCase()))) ||
  (saysOwn(asked) && whatForUs.test(question.toLowerCase()));

/** Whether a message asks for the offer of the last answer several times: 'and for two shops?' */
export const asksForSeveral = (asked: Asked) =>
  asked.talk !== undefined &&
  asked.last.some(isPriced) &&
  isShort(asked) &&
  (countIn(asked.text) ?? 1) > 1 &&
  forSeveral.test(asked.text);

/** Whether a message names several priced things: groups of things have no price of their own. */
export const namesSeveral = ({ named }: Asked) =>
  named.filter(({ price, group }) => price && !group).length > 1;

/** Whether a message asks what several things cost together, whatever label it seems to have. */
export const asksTotalOfSeveral = (asked: Asked) => namesSeveral(asked) && asksTotal.test(asked.text);
