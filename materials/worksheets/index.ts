import { aiWorksheets } from "./ai-for-your-small-business/index.ts";
import { automationWorksheets } from "./automating-daily-work/index.ts";
import { bookkeepingWorksheets } from "./bookkeeping-from-zero/index.ts";
import { marketingWorksheets } from "./digital-marketing-on-a-small-budget/index.ts";
import type { Paper } from "./paper/paper.ts";
import type { Book } from "./sheet/sheet.ts";
import { whatsappWorksheets } from "./whatsapp-selling/index.ts";
import { promptWorksheets } from "./writing-good-prompts/index.ts";

/** The worksheets in the order of the free courses. */
export const worksheets: readonly (Paper | Book)[] = [
  ...aiWorksheets,
  ...whatsappWorksheets,
  ...bookkeepingWorksheets,
  ...marketingWorksheets,
  ...automationWorksheets,
  ...promptWorksheets,
];
