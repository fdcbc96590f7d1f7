/** Spellings and Pidgin words with their plain English. */
const plainEnglish: readonly (readonly [RegExp, string])[] = [
  [/[’‘`´]/g, "'"],
  [/(.)\1{3,}/g, "$1$1"],
  [/\b(?:oda|oder|orda|ordr|odr)(s?)\b/g, "order$1"],
  [/\bdel[ie]?v[ae]?r+y\b|\bdilivery\b|\bdelivary\b|\bdelivry\b/g, "delivery"],
  [/\bpris[es]?\b|\bpirce\b|\bprize\b(?! ?draw)/g, "price"],
  [/\bh[ao]?w mu[cs]h\b|\bhow mush\b|\bhw much\b|\bhow mch\b/g, "how much"],
  [/\bhelo\b|\bhallo\b|\bhelloo+\b|\bhii+\b/g, "hello"],
  [/\bgud\b/g, "good"],
  [/\b(?:mornin|monin|mrng)\b/g, "morning"],
  [/\b(?:tnx|thanx|tanks|thnx|thx|tenk you|thank u)\b/g, "thanks"],
  [/\b(?:abeg|biko|ejoor?|pls|plz|plss|jare)\b/g, "please"],
  [/\bpay?ment\b|\bpaymnt\b/g, "payment"],
  [/\bopenin\b/g, "opening"],
  [/\b(?:na )?how much (?:be|na|for|una dey (?:sell|charge|collect))\b/g, "how much is"],
  [/\bwetin\b/g, "what"],
  [/\b(?:una|unu)\b/g, "you"],
  [/\bwia\b|\bwhere (?:una|you) dey\b/g, "where are you"],
  [/\bi (?:wan|wana|wanna|wont)\b/g, "i want to"],
  [/\bi (?:dey find|dey look for)\b/g, "i am looking for"],
  [/\b(?:never|neva|no) (?:reach|come|arrive|deliver)\b/g, "has not arrived"],
  [/\bdon reach\b/g, "has arrived"],
  [/\bno (?:dey|gree) (?:work|open|load|on|connect|show)\b|\bdon spoil\b|\bnot wrking\b/g, "not working"],
  [/\bno dey\b/g, "is not"],
  [/\bdey\b/g, "is"],
  [/\bdon\b/g, "has"],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\br\b/g, "are"],
];

/** A message in lower case and plain English. */
export function plain(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const said = plainEnglish.reduce((before, [from, to]) => before.replace(from, to), small);
  return said.replace(/\s+/g, " ").trim();
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
