import type { BotType } from "#content/bot-demo.ts";
import type { BotMessage } from "./contract.ts";

/** What the page answers to its form, sent without script. */
export interface PlaygroundSent {
  readonly sessionId: string;
  readonly botType: BotType | undefined;
  readonly messages: readonly BotMessage[];
  /** What is wrong, and what was typed and has no answer. */
  readonly fault?: { readonly text: string; readonly reason: string };
}
