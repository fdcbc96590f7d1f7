import { packagePrices as packs } from "#content/prices.ts";
import { amounts } from "./amounts.ts";
import { alike, type ConciergeQuestion, withFigures } from "./question.ts";

/** Questions by another author to the finished concierge: 31 of 41 were answered right at the first try. */
export const tenthRound: readonly ConciergeQuestion[] = [
  ...withFigures("/whatsapp-ai-packages", "get_quote", {
    "leadbot basic na how much for small shop": amounts(packs["leadbot-basic"]),
  }),
  ...alike(
    "/#services",
    "get_quote",
    "i sell provision for market, which one go fit me?",
    "can una build school portal",
    "do you people build mobile apps for churches",
    "will you develop payroll for me",
  ),
  ...alike(
    "/#contact",
    "chat_whatsapp",
    "does the assistant speak hausa",
    "can you do logo",
    "ok sorry. call me 08031234567",
  ),
  ...alike("/#contact", "book_consultation", "where is your office in PH", "which days are you open"),
  ...alike("/terms", "book_consultation", "are you people real or scam"),
  ...alike(
    "/terms",
    "chat_whatsapp",
    "will i get certificate?",
    "pls how do i get my refund, your people collected 50k",
  ),
  ...alike("/privacy", "chat_whatsapp", "what do you do with my number", "abeg delete my data"),
  ...alike(
    "/forgotten-password",
    "view_courses",
    "i forgot my password",
    "how do i reset my password abeg",
    "i cannot log in",
  ),
  ...alike("/video-courses", "view_courses", "which course should i start with"),
  ...alike("/free-courses", "download_courses", "i want to learn AI but i have no money"),
  ...alike("/recruitment/apply", "apply_consultant", "what is the age limit to be consultant"),
  ...alike("/recruitment/performance", "apply_consultant", "do una pay salary or commission"),
  ...alike("/tools/business-name-generator", "try_tools", "give me business name for my shawarma joint"),
  ...alike("/#appointment", "book_consultation", "book me for tomorrow 2pm"),
];
