import { addOns, botPackages } from "#content/bot-packages.ts";
import { demoSystems } from "#content/demos.ts";
import { enterpriseOffers } from "#content/enterprise-offers.ts";
import { site } from "#content/site.ts";

/** Names of the consultancy's own offers, which are never a visitor's goods. */
const names = [
  site.name,
  site.conciergeName,
  ...Object.values(site.flagships),
  ...[...botPackages, ...enterpriseOffers].map(({ title }) => title),
  ...[...addOns, ...demoSystems].map(({ name }) => name),
].map((name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim(),
);

const asked = [
  /\b(?:lead ?bot|smart ?agent|full ?ops)\b/,
  /\b(?:whatsapp|ai|bot|chat ?bot) (?:packages?|plans?|assistants?|agents?|systems?|automation|sales website)\b/,
  /\b(?:bots?|chat ?bots?|assistants? like (?:you|this)|one like you)\b/,
  /\b(?:enterprise|business|health ?care|restaurant|hospitality|hotel|real estate|clinic) (?:ai )?(?:systems?|suites?|software)\b|\bfree (?:courses?|tools?)\b|\bvideo courses?\b|\be-?books?\b|\badd-?ons?\b|\bbecome a consultant\b/,
  /\b(?:get|have|want|buy|need|rent) you for my\b|\bhow much (?:are|is) you(?=[?.!]?$| per| monthly| a month)|\b(?:get|want|have|need|use) (?:this|one|it|something like this) (?:for|on|in) my (?:own )?(?:business|shop|store|whatsapp|company|phone)\b|\bcan i (?:buy|have|get|hire|rent) you\b/,
] as const;

/** Whether the text only addresses or mentions a bot: 'are you a bot', 'this bot is stupid'. */
const onlySpokenOf =
  /\b(?:are|is|be) (?:you|this) an? (?:real )?(?:bot|chat ?bot)|^(?:hi|hello|hey|dear) bot\b|\bbot (?:is|are|na)\b|\b(?:mumu|stupid|useless|foolish) bot\b/;

/** Whether a text in small letters is about the consultancy or its offers: then its pages answer, and the bot drops its part. */
export function isAboutUs(text: string): boolean {
  const words = ` ${text.replace(/[^a-z0-9]+/g, " ")} `;
  if (names.some((name) => words.includes(` ${name} `))) return true;
  return !onlySpokenOf.test(text) && asked.some((pattern) => pattern.test(text));
}
