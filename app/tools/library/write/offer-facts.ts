import { tellingStems } from "../read-line.ts";
import type { Said } from "../said.ts";
import { capital, uncapital } from "../typing.ts";
import { ofBusiness } from "./sender.ts";

const priced = /₦|\d\s?k\b|\bnaira\b|\d{3,}/i;

/** A sentence as lines where it lists several things, each with its figure. */
const asLines = (sentence: string) => {
  const [head = "", list] = sentence.match(/^([^:]{3,60}):\s+(.+)$/)?.slice(1) ?? ["", sentence];
  const items = (list ?? "").replace(/\.$/, "").split(/,\s+/);
  if (items.length < 2 || !items.every((item) => priced.test(item) && item.split(" ").length < 9))
    return sentence;
  return [
    ...(head ? [`${head}:`] : []),
    ...items.map((item) => `• ${item.charAt(0).toUpperCase()}${item.slice(1)}`),
  ].join("\n");
};

/** A headline has room for so many words. */
const mostHeadWords = 14;

/** Whether a headline's first word has its capital inside a sentence too: 'we sell West African goats'. */
const isNameIn = (typed: string, lead: string) =>
  new RegExp(`[\\p{L}\\d,] ${/^\p{L}+/u.exec(lead)?.[0] ?? "\\d"}\\b`, "u").test(typed);

/**
 * The offer as a headline (`lead`), as a whole (`offer`), and what the headline leaves out (`rest`).
 * @param business the kind of business, which is put before a headline that does not name it
 */
export function offerFacts({ typed, lead, rest, sentences }: Said, business?: string, inLines = true) {
  const named = business?.replace(/\s*\([^)]*\)/g, "");
  const goods = named ? tellingStems(named).filter((stem) => !ofBusiness.has(stem)) : [];
  const leads =
    named &&
    !/^(?:i|we|my|na)\b/i.test(named) &&
    !lead.includes(": ") &&
    `${named} ${lead}`.split(/\s+/).length <= mostHeadWords &&
    !goods.some((stem) => tellingStems(lead).includes(stem));
  const left = rest.map((one) => (inLines ? asLines(one) : one)).join(inLines ? "\n" : " ");
  return {
    lead: leads ? `${capital(named)}: ${isNameIn(typed, lead) ? lead : uncapital(lead)}` : lead,
    offer: sentences.join(" "),
    ...(left ? { rest: left } : {}),
  };
}
