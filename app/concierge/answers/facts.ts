import { applicationFields } from "#content/application-form.ts";
import { assistantLaunchTime } from "#content/bot-packages.ts";
import { ebooks } from "#content/ebooks.ts";
import { internationalForm } from "#content/phone.ts";
import {
  addOnPrices,
  demoPrices,
  enterprisePrices,
  leastPrice,
  naira,
  packagePrices,
  priceInWords,
  startingPrice,
} from "#content/prices.ts";
import { site } from "#content/site.ts";
import { people, work } from "#content/trust.ts";
import { requestDays } from "#content/your-data.ts";

/** The facts that an answer may name in braces. */
const facts: Readonly<Record<string, string>> = {
  site: site.name,
  concierge: site.conciergeName,
  school: site.school,
  whatsapp: internationalForm(site.whatsapp.concierge),
  email: site.email,
  hours: site.responseHours,
  buildTime: site.claims.buildTime,
  launchTime: assistantLaunchTime,
  helpline: site.helpline,
  address: site.address,
  cac: site.cacNumber,
  founded: site.founded,
  people: people.map(({ name, role }) => `${name} (${role})`).join(", "),
  work: work.map(({ title }) => title).join(", "),
  deposit: String(site.terms.depositPercent),
  rest: String(100 - site.terms.depositPercent),
  quoteDays: String(site.terms.quoteDays),
  lateDays: String(site.terms.lateDays),
  refundDays: String(site.terms.refundDays),
  noticeDays: String(site.terms.noticeDays),
  pauseDays: String(site.terms.pauseDays),
  storedDays: String(site.terms.storedDays),
  exportDays: String(site.terms.exportDays),
  automated: site.claims.businessesAutomated,
  requestDays: String(requestDays),
  ages: `${applicationFields.age.least} to ${applicationFields.age.most}`,
  applicationMonths: String(site.applicationMonths),
  packagesFrom: startingPrice(packagePrices),
  systemsFrom: startingPrice(enterprisePrices),
  appsFrom: startingPrice(demoPrices),
  packagesSetup: naira(leastPrice(packagePrices).setup),
  packagesMonthly: naira(leastPrice(packagePrices).monthly),
  systemsSetup: naira(leastPrice(enterprisePrices).setup),
  systemsMonthly: naira(leastPrice(enterprisePrices).monthly),
  appsLeast: naira(leastPrice(demoPrices).amount),
  leadbot: priceInWords(packagePrices["leadbot-basic"]),
  smartagent: priceInWords(packagePrices["smartagent-pro"]),
  fullops: priceInWords(packagePrices["fullops-elite"]),
  healthcareSystem: priceInWords(enterprisePrices["healthcare-system"]),
  restaurantSystem: priceInWords(enterprisePrices["restaurant-system"]),
  realEstateSystem: priceInWords(enterprisePrices["real-estate-system"]),
  enterpriseSuite: priceInWords(enterprisePrices["enterprise-intelligence-suite"]),
  appHealth: priceInWords(demoPrices.healthcare),
  appHospitality: priceInWords(demoPrices.hospitality),
  appEstates: priceInWords(demoPrices["real-estate"]),
  appSuite: priceInWords(demoPrices["enterprise-suite"]),
  telegramBot: priceInWords(demoPrices["telegram-bot"]),
  whatsappAssistant: priceInWords(demoPrices["whatsapp-assistant"]),
  salesWebsite: priceInWords(demoPrices["ai-sales-website"]),
  ebooks: ebooks.map(({ title, price }) => `${title} ${naira(price.amount)}`).join(", "),
  broadcast: priceInWords(addOnPrices["whatsapp-broadcast"]),
  widget: priceInWords(addOnPrices["web-chat-widget"]),
  reporting: priceInWords(addOnPrices["ai-reporting-memory"]),
  crm: priceInWords(addOnPrices["whatsapp-crm"]),
  paymentAddOn: priceInWords(addOnPrices["payment-integration"]),
};

/**
 * Fills the site's facts into a text. A part in [[ ]] is dropped if its fact is not configured; one in [[not name: ]] is
 * dropped if the fact is.
 * @throws Error for a name in braces that is no fact
 */
export function withFacts(text: string): string {
  const factOf = (name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`There is no fact {${name}}.`);
    return fact;
  };
  const isMissing = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !factOf(name));
  return text
    .replace(/\[\[not (\w+): (.*?)\]\]/g, (_, name: string, part: string) => (factOf(name) ? "" : part))
    .replace(/\[\[(.*?)\]\]/g, (_, part: string) => (isMissing(part) ? "" : part))
    .replace(/\{(\w+)\}/g, (_, name: string) => factOf(name))
    .trim();
}
