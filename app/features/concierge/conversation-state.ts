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

export type ConversationEvent =
  /** `session` names the conversation if this is its first question. */
  | { type: "asked"; turn: Turn; session: string }
  | { type: "settled"; id: string; outcome: Pick<Turn, "answer" | "failure"> }
  | { type: "restored"; before: Conversation };

export const emptyConversation: Conversation = { session: "", turns: [] };

/** The conversation after an event. */
export function nextConversation({ session, turns }: Conversation, event: ConversationEvent): Conversation {
  if (event.type === "asked") {
    const { turn } = event;
    // A question that is asked once more leaves its old place.
    return { session: session || event.session, turns: [...turns.filter(({ id }) => id !== turn.id), turn] };
  }
  if (event.type === "settled") {
    // A question that was cleared meanwhile stays away.
    return {
      session,
      turns: turns.map((turn) => (turn.id === event.id ? { ...turn, ...event.outcome } : turn)),
    };
  }
  const { before } = event;
  const since = turns.filter(({ id }) => before.turns.every((turn) => turn.id !== id));
  return { session: before.session, turns: [...before.turns, ...since] };
}
