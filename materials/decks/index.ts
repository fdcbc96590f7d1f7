import { aiForYourSmallBusiness } from "./ai-for-your-small-business/index.ts";
import { automatingDailyWork } from "./automating-daily-work/index.ts";
import { bookkeepingFromZero } from "./bookkeeping-from-zero/index.ts";
import type { Deck } from "./deck.ts";
import { digitalMarketing } from "./digital-marketing-on-a-small-budget/index.ts";
import { whatsappSelling } from "./whatsapp-selling/index.ts";
import { writingGoodPrompts } from "./writing-good-prompts/index.ts";

/** The decks in the order of the free courses. */
export const decks: readonly Deck[] = [
  aiForYourSmallBusiness,
  whatsappSelling,
  bookkeepingFromZero,
  digitalMarketing,
  automatingDailyWork,
  writingGoodPrompts,
];
