import type { BotType } from "#content/bot-demo.ts";
import type { BotAsk, BotTrouble } from "#content/bot-replies/shape.ts";
import type { Known } from "./known.ts";

/** One message and its answer. */
export interface Turn {
  readonly user: string;
  readonly bot: string;
}

/** A bot's memory of one conversation; small on purpose. */
export interface Chat {
  known: Known;
  /** What the last answer asked, and which bot asked it. */
  asked: { ask: BotAsk; by: BotType } | undefined;
  /** The problem being solved, and how many rounds of steps were given. */
  trouble: { kind: BotTrouble; rounds: number } | undefined;
  /** The templates already used, newest last. */
  said: string[];
  /** The last turns, for a model. */
  turns: Turn[];
  /** The number of messages so far. */
  count: number;
}

/** Limits of the memory. */
const most = { said: 80, turns: 6 } as const;

export function newChat(): Chat {
  return { known: {}, asked: undefined, trouble: undefined, said: [], turns: [], count: 0 };
}

/** Adds a message and its answer. */
export function remember(chat: Chat, turn: Turn): void {
  chat.turns = [...chat.turns, turn].slice(-most.turns);
  chat.said = chat.said.slice(-most.said);
  chat.count += 1;
}
