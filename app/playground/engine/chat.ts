import type { BotType } from "#content/bot-demo.ts";
import type { BotAsk, BotTrouble } from "#content/bot-replies/shape.ts";
import type { Known } from "./known.ts";

/** One message and its answer. */
export interface Turn {
  readonly user: string;
  readonly bot: string;
}

/** What a bot remembers of one conversation; short on purpose. */
export interface Chat {
  known: Known;
  /** What the last answer asked, and who asked it. */
  asked: { ask: BotAsk; by: BotType } | undefined;
  /** What is being put right, and how many rounds of steps were given. */
  trouble: { kind: BotTrouble; rounds: number } | undefined;
  /** The texts that were said, with their places open; the last at the end. */
  said: string[];
  /** The last turns, for a model. */
  turns: Turn[];
  /** How many messages there were. */
  count: number;
}

/** How much of a chat is remembered. */
const most = { said: 80, turns: 6 } as const;

export function newChat(): Chat {
  return { known: {}, asked: undefined, trouble: undefined, said: [], turns: [], count: 0 };
}

/** Adds what was written and answered. */
export function remember(chat: Chat, turn: Turn): void {
  chat.turns = [...chat.turns, turn].slice(-most.turns);
  chat.said = chat.said.slice(-most.said);
  chat.count += 1;
}
