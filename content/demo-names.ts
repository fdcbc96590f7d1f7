import type { DemoId } from "./prices.ts";
import { site } from "./site.ts";

/** The names of the ready apps, for pages that do not need everything in demos.ts. */
export const demoNames: Readonly<Record<DemoId, string>> = {
  healthcare: `${site.name} Health`,
  hospitality: `${site.name} Hospitality`,
  "real-estate": `${site.name} Estates`,
  "enterprise-suite": `${site.name} Enterprise Suite`,
  "telegram-bot": "Telegram AI Bot",
  "whatsapp-assistant": "WhatsApp AI Assistant",
  "ai-sales-website": "AI Sales Website",
};
