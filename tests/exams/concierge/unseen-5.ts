import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices as enterprise,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, contact, courses, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/**
 * The fifth round, after answers that are the same for everybody could also be found by words. 37 of its 46 were
 * answered right.
 */
export const fifthRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "Pls I need LeadBot, how much total to start?": amounts(packs["leadbot-basic"]),
    "abeg na how much una dey sell smartagent pro": amounts(packs["smartagent-pro"]),
    "what does fullops cost in a year": [...amounts(packs["fullops-elite"]), 2_550_000],
    "add web chat to my site, price?": amounts(addOnPrices["web-chat-widget"]),
    "is crm one off payment": amounts(addOnPrices["whatsapp-crm"]),
    "your cheapest whatsapp assistant package": amounts(packs["leadbot-basic"]),
    "compare leadbot with smartagent for my pharmacy": amounts(
      packs["leadbot-basic"],
      packs["smartagent-pro"],
    ),
    "please sell smartagent to me at 100k, I will pay today": amounts(packs["smartagent-pro"]),
  }),
  ...withFigures(systems, "get_quote", {
    "cost of system for clinics": amounts(enterprise["healthcare-system"]),
    "how much una dey collect for restaurant own setup": amounts(enterprise["restaurant-system"]),
    "Intelligence suite monthly fee": amounts(enterprise["enterprise-intelligence-suite"]),
  }),
  ...withFigures(apps, "try_demos", {
    "Mindsync enterprise suite how much per month": amounts(demoPrices["enterprise-suite"]),
    "whatsapp ai assistant app price": amounts(demoPrices["whatsapp-assistant"]),
    "prices of all demo apps": amounts(...Object.values(demoPrices)),
  }),
  ...withFigures("/store/prices-that-hold", "browse_store", {
    "prices that hold ebook, how much": amounts(ebookPrices["prices-that-hold"]),
  }),
  ...alike(
    packages,
    "get_quote",
    "what is the difference between the setup and monthly payment for the bot",
    "does smartagent book appointments",
  ),
  ...alike(
    systems,
    "get_quote",
    "who owns the records if we stop",
    "does the restaurant system work with POS and transfer",
  ),
  ...alike(apps, "try_demos", "can I test the hotel app before paying", "app for estate agents"),
  ...alike("/#storefront", "get_quote", "tell me about the whatsapp store thing"),
  ...alike("/#books", "get_quote", "I want to be recording expenses by chat"),
  ...alike(contact, "book_consultation", "is your company in Enugu", "till what time can I write you"),
  ...alike(
    contact,
    "chat_whatsapp",
    "can a human being answer me",
    "make una give me una number",
    "I am angry, nobody picked my message",
    "fools",
  ),
  ...alike("/#appointment", "book_consultation", "I need an appointment on thursday"),
  ...alike("/terms", "chat_whatsapp", "I changed my mind, return my payment", "are you AI or human"),
  ...alike("/terms", "get_quote", "do you collect cash", "can I get 10 percent off"),
  ...alike(
    school,
    "view_courses",
    "how do i join the school",
    "Revenue Growth Systems takes how long",
    "do I have to pay to enroll",
  ),
  ...alike(courses, "download_courses", "send the free course on automation", "are the powerpoints free"),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "I want to apply as consultant",
    "is 18 years old enough for the consultant work",
  ),
  ...alike("/recruitment/performance", "apply_consultant", "how can a consultant be promoted"),
  ...alike("/tools/idea-evaluator", "try_tools", "I have an idea for a laundry business, is it good"),
  ...alike("/tools/marketing-generator", "try_tools", "write a whatsapp status advert for my shoes"),
  ...alike("/privacy", "chat_whatsapp", "is my phone number safe with you"),
  ...alike("/", "explore_tools", "chelsea or arsenal who better"),
];
