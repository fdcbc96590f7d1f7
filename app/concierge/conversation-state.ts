/** What the concierge answered. */
export interface Answer {
  text: string;
  intent: string;
  /** Names of next steps, the first one first; this page may not know all of them. */
  actions: readonly string[];
  /** The page that the answer comes from. */
  page: { path: string; title: string } | null;
}

/** A question and its answer or failure. With neither it is being answered, or was interrupted. */
export interface Turn {
  id: string;
  /** When it was asked, in milliseconds since 1970. */
  at: number;
  /** The page it was asked on. */
  path: string;
  question: string;
  answer?: Answer;
  /** What was said in place of an answer. */
  failure?: string;
}

export interface Conversation {
  /** Its name on the server; a new conversation gets a new one. */
  session: string;
  turns: readonly Turn[];
}

export type Outcome = Pick<Turn, "answer" | "failure">;

export const emptyConversation: Conversation = { session: "", turns: [] };

/**
 * Adds a question at the end. One that is asked once more leaves its old place.
 * @param name names the conversation if this is its first question
 */
export function asked({ session, turns }: Conversation, turn: Turn, name: string): Conversation {
  return { session: session || name, turns: [...turns.filter(({ id }) => id !== turn.id), turn] };
}

/** Adds what came of a question. One that was cleared meanwhile stays away. */
export function settled({ session, turns }: Conversation, id: string, outcome: Outcome): Conversation {
  return { session, turns: turns.map((turn) => (turn.id === id ? { ...turn, ...outcome } : turn)) };
}

/** Brings a cleared conversation back, before what was asked since. */
export function restored({ turns }: Conversation, before: Conversation): Conversation {
  const since = turns.filter(({ id }) => before.turns.every((turn) => turn.id !== id));
  return { ...before, turns: [...before.turns, ...since] };
}
