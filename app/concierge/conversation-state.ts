/** An answer of the concierge. */
export interface Answer {
  text: string;
  intent: string;
  /** Names of next steps, most important first; an older page may not know all of them. */
  actions: readonly string[];
  /** The page that the answer comes from. */
  page: { path: string; title: string } | null;
  /** If the question was unclear: what may have been meant, each to be sent as the next question. */
  choices?: readonly string[];
}

/** A question with its answer or failure. If it has neither, it is waiting or was interrupted. */
export interface Turn {
  id: string;
  /** When it was asked, in milliseconds since 1970. */
  at: number;
  /** The page it was asked on. */
  path: string;
  question: string;
  answer?: Answer;
  /** The message shown in place of an answer. */
  failure?: string;
}

export interface Conversation {
  /** The session id on the server; a new conversation gets a new one. */
  session: string;
  turns: readonly Turn[];
}

export type Outcome = Pick<Turn, "answer" | "failure">;

export const emptyConversation: Conversation = { session: "", turns: [] };

/**
 * Adds a question at the end. A question that is asked again moves there.
 * @param name session id, used if this is the first question
 */
export function asked({ session, turns }: Conversation, turn: Turn, name: string): Conversation {
  return { session: session || name, turns: [...turns.filter(({ id }) => id !== turn.id), turn] };
}

/** Adds the outcome of a question. A question that was cleared does not come back. */
export function withOutcome({ session, turns }: Conversation, id: string, outcome: Outcome): Conversation {
  return { session, turns: turns.map((turn) => (turn.id === id ? { ...turn, ...outcome } : turn)) };
}

/** Restores a cleared conversation, before any later questions. */
export function restored({ turns }: Conversation, before: Conversation): Conversation {
  const since = turns.filter(({ id }) => before.turns.every((turn) => turn.id !== id));
  return { ...before, turns: [...before.turns, ...since] };
}
