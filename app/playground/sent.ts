import type { BotType } from "#content/bot-demo.ts";
import type { BotMessage } from "./contract.ts";

/** The page's response to its form, sent without script. */
export interface PlaygroundSent {
  readonly sessionId: string;
  readonly botType: BotType | undefined;
  readonly messages: readonly BotMessage[];
  /** The error, and the text that was typed and got no answer. */
  readonly fault?: { readonly text: string; readonly reason: string };
}
