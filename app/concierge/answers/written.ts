import { applicationFields } from "#content/application-form.ts";
import { assistantLaunchTime } from "#content/bot-packages.ts";
import { internationalForm } from "#content/phone.ts";
import {
  addOnPrices,
  demoPrices,
  enterprisePrices,
  packagePrices,
  priceInWords,
  startingPrice,
} from "#content/prices.ts";
import { site } from "#content/site.ts";
import type { ConciergeIntent } from "../contract.ts";
import { placeOf } from "../knowledge/places.ts";
import { builtForConcierge } from "../understand/labels.server.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/** What answers say in place of `{name}`. */
const slots: Readonly<Record<string, string>> = {
  site: site.name,
  concierge: site.conciergeName,
  school: site.school,
  whatsapp: internationalForm(site.whatsapp.concierge),
  email: site.email,
  hours: site.responseHours,
  buildTime: site.claims.buildTime,
  launchTime: assistantLaunchTime,
  helpline: site.helpline,
  ages: `${applicationFields.age.least} to ${applicationFields.age.most}`,
  applicationMonths: String(site.applicationMonths),
  packagesFrom: startingPrice(packagePrices),
  systemsFrom: startingPrice(enterprisePrices),
  appsFrom: startingPrice(demoPrices),
  leadbot: priceInWords(packagePrices["leadbot-basic"]),
  smartagent: priceInWords(packagePrices["smartagent-pro"]),
  fullops: priceInWords(packagePrices["fullops-elite"]),
  broadcast: priceInWords(addOnPrices["whatsapp-broadcast"]),
  widget: priceInWords(addOnPrices["web-chat-widget"]),
  reporting: priceInWords(addOnPrices["ai-reporting-memory"]),
  crm: priceInWords(addOnPrices["whatsapp-crm"]),
  paymentAddOn: priceInWords(addOnPrices["payment-integration"]),
};

/**
 * A text with the site's facts in its places. What stands in [[ ]] is left out where its fact is not configured.
 * @throws Error for a place that nothing fills
 */
export function filledWithFacts(text: string): string {
  const fill = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = slots[name];
      if (value === undefined) throw new Error(`Nothing fills {${name}}.`);
      return value;
    });
  const missing = Object.keys(slots).filter((name) => !slots[name]);
  const chosen = text.replace(/\[\[(.*?)\]\]/g, (_, part: string) =>
    missing.some((name) => part.includes(`{${name}}`)) ? "" : part,
  );
  return fill(chosen);
}

/** What the concierge says to a label, in the visitor's language, and in other words the second time. */
export async function writtenAnswer(intent: ConciergeIntent, asked: Asked): Promise<Part | undefined> {
  const { answers } = await builtForConcierge();
  const written = answers[intent];
  if (!written) return undefined;
  const { says, again, page, action } = written;
  const repeated = asked.talk?.intent === intent && asked.talk.times % 2 === 1;
  const inLanguage = says[asked.language] ?? says.english;
  const text = filledWithFacts(repeated && again && asked.language === "english" ? again : inLanguage);
  return {
    intent,
    text,
    place: placeOf(page),
    action,
  };
}
