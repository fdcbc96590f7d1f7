import { applicationPlainPage } from "./application-page.ts";
import type { PlainPage } from "./plain-page.ts";

/** Every public page that is texts and one action. None repeats a text or a price of another file. */
export const plainPages: readonly PlainPage[] = [applicationPlainPage];
