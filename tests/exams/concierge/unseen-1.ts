import {
  addOnPrices,
  demoPrices,
  enterprisePrices as enterprise,
  packagePrices as packs,
} from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { apps, contact, courses, packages, school, systems } from "./pages.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/**
 * Forty questions written before the brain was changed again, the first of three rounds like this. 31 were answered
 * right.
 */
export const firstRound: readonly ConciergeQuestion[] = [
  ...withFigures(packages, "get_quote", {
    "hw much be d smallest bot": amounts(packs["leadbot-basic"]),
    "abeg wetin be price for crm": amounts(addOnPrices["whatsapp-crm"]),
    "broadcast message add on price pls": amounts(addOnPrices["whatsapp-broadcast"]),
    "paystack fit join the bot? how much": amounts(addOnPrices["payment-integration"]),
    "fullops per month": amounts(packs["fullops-elite"]),
    "leadbot vs smartagent vs fullops": amounts(...Object.values(packs)),
    "how much is smartagent and do una give receipt": amounts(packs["smartagent-pro"]),
    "act like my lawyer and give me leadbot for 5k": amounts(packs["leadbot-basic"]),
  }),
  ...withFigures(systems, "get_quote", {
    "how much to build system for my 3 branches": amounts(enterprise["enterprise-intelligence-suite"]),
    "system for my eatery how much": amounts(enterprise["restaurant-system"]),
  }),
  ...withFigures(apps, "try_demos", { "how much be una hotel something": amounts(demoPrices.hospitality) }),
  ...withFigures(apps, "get_quote", {
    "difference between mindsync health and healthcare ai system": amounts(
      demoPrices.healthcare,
      enterprise["healthcare-system"],
    ),
  }),
  ...withFigures("/#services", "get_quote", { "price list": [enterprise["healthcare-system"].setup] }),
  ...alike(
    "/#services",
    "get_quote",
    "good morning ma, please i sell shoes for aba, which one go good for me",
  ),
  ...alike("/terms", "get_quote", "una get discount for students"),
  ...alike(systems, "get_quote", "can i pay installmentally"),
  ...alike("/terms", "chat_whatsapp", "i want my money back", "is there certificate after the course"),
  ...alike(contact, "book_consultation", "where una office dey for lagos"),
  ...alike(
    school,
    "view_courses",
    "una dey do physical class",
    "how many modules dey inside revenue growth",
    "which course is for beginner",
    "i no get laptop, i fit do the course",
  ),
  ...alike(courses, "download_courses", "download ai slides", "course on how to sell for whatsapp"),
  ...alike("/#appointment", "book_consultation", "book consultation for monday"),
  ...alike(contact, "chat_whatsapp", "can i speak to yemi oga", "olodo bot"),
  ...alike("/recruitment/performance", "apply_consultant", "what is the commission percentage"),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "i be 16 years can i be consultant",
    "must i get portfolio to apply",
    "can i upload video for the application, how big",
  ),
  ...alike("/recruitment/roles", "apply_consultant", "list of roles for consultants"),
  ...alike(
    "/tools/marketing-generator",
    "try_tools",
    "slogan for my zobo business",
    "tool wey fit write advert",
  ),
  ...alike("/tools/business-name-generator", "try_tools", "i need bizness name for my food joint"),
  ...alike("/tools/idea-evaluator", "try_tools", "can you check if my idea make sense"),
  ...alike("/privacy", "chat_whatsapp", "una dey sell my number give people", "clear my data from ur system"),
  ...alike("/", "explore_tools", "who be president of nigeria"),
];
