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

/** A sentence that does not begin with what joined it to the one before. */
const begun = (text: string) => capital(text.replace(/^(?:and|also|so)\s+/i, ""));

/**
 * The offer as a headline (`lead`), as a whole (`offer`), and what the headline leaves out (`rest`).
 * @param business the kind of business, which is put before a headline that does not name it
 */
export function offerFacts({ lead, sentences }: Said, business?: string, inLines = true) {
  const [first = "", ...others] = sentences;
  const left = first.startsWith(lead) ? first.slice(lead.length).replace(/^[\s,.;:–-]+/, "") : first;
  // A fragment makes no sense alone, so the whole sentence is repeated.
  const isFragment =
    /^(?:for|in|at|with|of|from|to|on|by|until|till|per|that|who|which)\b/i.test(left) ||
    (/,/.test(lead) && left !== first && left.split(/\s+/).length < 4 && !/\d/.test(left));
  const after = left && isFragment ? first : left;
  const rest = [...(after ? [begun(after)] : []), ...others]
    .map((one) => (inLines ? asLines(one) : one))
    .join(inLines ? "\n" : " ");
  const named = business?.replace(/\s*\([^)]*\)/g, "");
  const goods = named ? tellingStems(named).filter((stem) => !ofBusiness.has(stem)) : [];
  const leads =
    named &&
    !/^(?:i|we|my|na)\b/i.test(named) &&
    `${named} ${lead}`.split(/\s+/).length <= mostHeadWords &&
    !goods.some((stem) => tellingStems(lead).includes(stem));
  return {
    lead: leads ? `${capital(named)}${lead.includes(": ") ? "," : ":"} ${uncapital(lead)}` : lead,
    offer: sentences.join(" "),
    ...(rest ? { rest } : {}),
  };
}
