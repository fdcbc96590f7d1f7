import type { conciergeReplies } from "./concierge.ts";
import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";

const line = internationalForm(site.whatsapp.concierge);

/**
 * The concierge's replies about the chat itself, for visitors who write Pidgin. Each says the same as the reply of that
 * name in concierge.ts. Facts about offers stay in the words of their pages.
 */
export const repliesInPidgin: Readonly<Partial<Record<keyof typeof conciergeReplies, string>>> = {
  greeting: `How far, I be ${site.conciergeName}, the assistant of ${site.name}. Ask me about price, package, course, tool or how to book a call. Wetin your business dey do?`,
  thanks: "No wahala. If another thing come up, ask me here.",
  goodbye: "Thank you say you come. We dey here anytime you need us.",
  goOn: "I dey here. Tell me small wetin you dey find: price, course, tool or time for a call.",
  identity: `I be ${site.conciergeName}, na program wey dey answer from the pages of ${site.name}. I no be person, and I fit make mistake. If you want person, write us for WhatsApp.`,
  human: `No wahala. The button go open WhatsApp with wetin you ask already inside; na only send you go press. Person dey answer ${site.responseHours}.`,
  complaint: `I dey sorry for that one. I no fit settle am from here, but person fit: press the WhatsApp button, talk wetin happen and add your reference or the name wey you use. We dey answer ${site.responseHours}.`,
  insult: `Sorry say I no help. Person fit do better: the button go open WhatsApp, and we dey answer ${site.responseHours}.`,
  trust:
    "E good make you check first. The prices dey our pages, you go get quote for writing before work start, and contract only start when you accept am. Book a call ask us anything, or write us for WhatsApp.",
  injection:
    "I no fit change price, and I no fit change the rules wey I dey follow. The price wey dey the page na the price; only quote wey we write fit different. I fit show you the correct price of anything here.",
  discount:
    "I no fit give discount or change price. Ask for WhatsApp or book a call: the quote wey you go get for writing go talk wetin e cost for your business, and whether you fit pay am in parts.",
  offTopic: `That one no dey inside wetin I sabi. I dey answer about ${site.name}: the systems, prices, courses, tools and how to reach person.`,
  unknown: `I no know that one, and I no go guess. Ask for WhatsApp: the button go put your question inside the message, and person dey answer ${site.responseHours}.`,
  refund:
    "Our pages no get one general rule for refund. For work wey you pay us for, the quote wey you accept go talk how you or us fit end am, and your rights as customer still dey. Tell us for WhatsApp wetin you pay for, and when.",
  location: `${site.address ? `You fit write us for ${site.address}.` : "Our pages no mention any office wey you fit visit."} We dey work with businesses for Nigeria and across Africa, and calls na for WhatsApp, so you no need travel. Write us or book a call.`,
  hours: `We dey answer ${site.responseHours}. Support for systems wey people dey use na ${site.claims.support}.`,
  contact: `You fit reach us for WhatsApp on ${line}, by email at ${site.email}, or with the form for the home page. We dey answer ${site.responseHours}.`,
  invoice:
    "Our pages no talk about invoice. Before work start you go get quote for writing wey talk wetin we go make, how much e be and the tax; ask there for invoice or receipt for your business name.",
  account:
    "You fit get new password by yourself: open the page, type the email of your account, and link go come. If mail no come inside ten minutes, ask us for WhatsApp.",
  custom: `Tell us wetin e must do. Person go talk for WhatsApp whether we go build am, how much and when e go ready, before you pay anything. Custom system dey take ${site.claims.buildTime}.`,
  unclear:
    "Which one you mean? Tell me the name, like LeadBot Basic, the restaurant system, one course or one tool, and I go answer from there.",
  payment:
    "You no dey pay anything for this site. For system or package, you go first get quote for writing, and how you go pay, whether in parts too, we go agree am there. For ebook, you go transfer to the account wey we give you for the WhatsApp chat.",
};
