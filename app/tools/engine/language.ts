import { words } from "#content/trades/words.ts";

/** The language of a visitor's text. 'other' is Yoruba, Hausa, Igbo, French and anything else that is not English. */
export type Language = "english" | "pidgin" | "other";

/** Function words that identify Pidgin. Those that are also English are left out. */
export const pidginWords = new Set(
  words(`abeg, abi, am, dem, dey, don, una, wan, wey, wetin, wia, sabi, sef, sey, oga, oya, na, im, comot, pikin,
    fit, chop, no dey, don dey, waka, dulling, wahala, make`),
);
/** Pidgin words that are also English: they make a text Pidgin only together with others. */
const alsoEnglish = new Set(["am", "fit", "make", "chop"]);

export const otherWords = new Set(
  words(`je, tu, il, nous, vous, ils, les, des, du, la, le, un, une, et, en, pour, dans, avec, nos, vos, mes, est,
    sont, avons, vendons, vends, fais, faisons, aux, au, que, qui, ce, cette, chez, notre, votre, mon, à,
    mo, mi, ni, ti, ati, fun, awon, n, si, lati, pelu, wọn, won, àwọn, àti, fún, ní, tí, ń, ó, ẹ, wa, ta,
    ina, da, ga, ku, muna, sayar, ne, kuma, domin, masu, mai, wannan, yi, mu, ke, suna, mun, don, sayarwa,
    anyi, m, ndi, nke, ere, ihe, ya, gi, na, para, con, los, las, el, und, der, die`),
);

const english = new Set(
  words(`the, and, for, with, of, in, is, are, we, our, you, your, to, that, from, by, at, it, can, will, sell, any,
    or, all, have, has, they, their, my, on, who, this, not, only, make, every, black, good, free, fresh`),
);

function count(list: readonly string[], known: ReadonlySet<string>): number {
  return list.filter((word) => known.has(word)).length;
}

export function languageOf(text: string): Language {
  const spoken = text.toLowerCase().match(/[\p{L}\p{M}’-]+/gu) ?? [];
  const pidgin = count(spoken, pidginWords);
  const object = /\b(?:bring|carry|give|buy|sell|take|use|cook|wash|fix|do|get|want|see|chop|make) am\b/i;
  const sure = object.test(text) || spoken.some((word) => pidginWords.has(word) && !alsoEnglish.has(word));
  const others = count(spoken, otherWords);
  if (others >= 2 && others > count(spoken, english) && others > pidgin) return "other";
  const foreignLetters = spoken.filter((word) => /[^\p{Script=Latin}\p{M}’-]/u.test(word)).length;
  if (foreignLetters > spoken.length / 2) return "other";
  return sure && pidgin >= 1 ? "pidgin" : "english";
}
